//! What a screen reader finds on a page, and where the keyboard is.

use std::time::Duration;

use i_slint_core::accessibility::{
    AccessibleStringProperty, SupportedAccessibilityAction, accessible_descendents,
    nearest_accessible_item,
};
use i_slint_core::input::FocusReason;
use i_slint_core::item_tree::{ItemRc, ItemVisitorResult, TraversalOrder, visit_items};
use i_slint_core::items::{
    AccessibleRole, BasicBorderRectangle, BorderRectangle, Clip, Flickable, FocusScope, ItemRef,
    Opacity, TextInput, TouchArea, WindowItem,
};
use i_slint_core::lengths::{LogicalRect, LogicalSize, LogicalVector};
use i_slint_core::window::WindowInner;
use slint::ComponentHandle;

use crate::phone::Phone;

/// Something that can be tapped or typed into, as it is read out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Control {
    pub id: String,
    pub is_field: bool,
    pub name: String,
    pub says: String,
    pub value: Option<String>,
    pub is_enabled: bool,
    /// Whether it is chosen, of one that can be.
    pub checked: Option<bool>,
    /// Whether a screen reader can do what a tap does, or put a text into it.
    pub acts: bool,
    /// Whether it takes a finger, and the keyboard.
    pub takes_taps: bool,
    pub takes_keys: bool,
    pub place: LogicalRect,
    /// How much of it its surroundings let through.
    pub seen: LogicalRect,
    /// The most that they could let through, in height.
    pub room: f32,
    /// Whether the ring is drawn around it.
    pub has_ring: bool,
    /// It lies over the page.
    on_top: bool,
}

/// A page as a screen reader finds it.
#[derive(Default)]
pub struct Tree {
    /// What is in front: while a menu lies over the page only what is in the menu.
    pub controls: Vec<Control>,
    /// Where something takes a finger without being a control.
    pub strays: Vec<String>,
    /// Where something is read out that says nothing.
    pub blanks: Vec<String>,
}

struct State {
    origin: LogicalVector,
    clip: LogicalRect,
    /// The control that it is a part of.
    control: Option<usize>,
    on_top: bool,
    /// It is a part of what Slint brings along.
    foreign: bool,
}

/// What Slint brings along and takes a finger: the bars of lists, and what names Slint.
const FOREIGN: [&str; 2] = ["ScrollBar", "AboutSlint"];

/// The page in front.
pub fn read(phone: &Phone) -> Tree {
    let window = WindowInner::from_pub(phone.ui.window().window());
    let size = phone.size();
    let component = window.component();
    i_slint_core::item_tree::ensure_item_tree_instantiated(&component);
    let mut tree = Tree::default();
    let state = State {
        origin: LogicalVector::default(),
        clip: LogicalRect::from_size(LogicalSize::new(size.width, size.height)),
        control: None,
        on_top: false,
        foreign: false,
    };
    visit_items(
        &component,
        TraversalOrder::BackToFront,
        |component, item, index, state: &State| {
            let rc = ItemRc::new(component.clone(), index);
            match tree.visit(&rc, item, state) {
                Some(inner) => ItemVisitorResult::Continue(inner),
                None => ItemVisitorResult::SkipChildren,
            }
        },
        state,
    );
    if tree.controls.iter().any(|control| control.on_top) {
        tree.controls.retain(|control| control.on_top);
    }
    tree
}

/// The id of the control that has the keyboard; `None` when it is the page itself.
pub fn focused(phone: &Phone) -> Option<String> {
    let window = WindowInner::from_pub(phone.ui.window().window());
    i_slint_core::item_tree::ensure_item_tree_instantiated(&window.component());
    let focus = window.focus_item.borrow().upgrade()?;
    let owner = nearest_accessible_item(focus);
    is_control(&owner).then(|| text(&owner, AccessibleStringProperty::Id))
}

/// Whether it is read out without a word. What was said is over.
fn is_blank(rc: &ItemRc) -> bool {
    let role = rc.accessible_role();
    let is_mute = match role {
        AccessibleRole::None => true,
        AccessibleRole::TextInput => false,
        _ => text(rc, AccessibleStringProperty::Label).is_empty(),
    };
    let is_window = rc.downcast::<WindowItem>().is_some();
    let is_over = text(rc, AccessibleStringProperty::Id) == "told";
    rc.is_accessible() && is_mute && !is_window && !is_over
}

fn is_foreign(rc: &ItemRc) -> bool {
    let names = rc.element_type_names_and_ids(0).unwrap_or_default();
    names
        .iter()
        .any(|(kind, _)| FOREIGN.contains(&kind.as_str()))
}

/// Brings the focus to a control as a screen reader on a desktop does, which Slint takes for a click on it.
#[track_caller]
pub fn focus_on(phone: &Phone, id: &str) {
    let window = WindowInner::from_pub(phone.ui.window().window());
    let component = window.component();
    i_slint_core::item_tree::ensure_item_tree_instantiated(&component);
    let mut items = vec![ItemRc::new_root(component)];
    while let Some(item) = items.pop() {
        if text(&item, AccessibleStringProperty::Id) == id {
            window.set_focus_item(&item, true, FocusReason::PointerClick);
            phone.wait(Duration::from_millis(20));
            return;
        }
        items.extend(accessible_descendents(&item));
    }
    panic!("nothing in front is called {id:?}");
}

fn is_control(rc: &ItemRc) -> bool {
    matches!(
        rc.accessible_role(),
        AccessibleRole::Button | AccessibleRole::Slider | AccessibleRole::TextInput
    )
}

fn text(rc: &ItemRc, what: AccessibleStringProperty) -> String {
    rc.accessible_string_property(what)
        .unwrap_or_default()
        .into()
}

fn is(rc: &ItemRc, what: AccessibleStringProperty) -> bool {
    text(rc, what) == "true"
}

impl Tree {
    fn visit(&mut self, rc: &ItemRc, item: std::pin::Pin<ItemRef>, state: &State) -> Option<State> {
        let place = rc.geometry().translate(state.origin);
        let mut inner = State {
            origin: place.origin.to_vector(),
            clip: state.clip,
            control: state.control,
            // A menu says what it is about.
            on_top: state.on_top || rc.accessible_role() == AccessibleRole::Groupbox,
            foreign: state.foreign || is_foreign(rc),
        };
        if let Some(clip) = ItemRef::downcast_pin::<Clip>(item)
            && clip.clip()
        {
            if clip.is_visibility_clip() {
                return None;
            }
            inner.clip = meet(inner.clip, place);
        }
        if ItemRef::downcast_pin::<Flickable>(item).is_some() {
            inner.clip = meet(inner.clip, place);
        }
        if let Some(opacity) = ItemRef::downcast_pin::<Opacity>(item)
            && opacity.opacity() == 0.0
        {
            return None;
        }
        if is_control(rc) {
            inner.control = Some(self.controls.len());
            self.controls
                .push(control(rc, place, state.clip, state.on_top));
        }
        self.take(rc, item, place, &inner);
        if !inner.foreign && is_blank(rc) {
            let element = rc.element_type_names_and_ids(0).unwrap_or_default();
            self.blanks.push(format!("{element:?} at {place:?}"));
        }
        Some(inner)
    }

    /// Notes what an item is to the control that it is a part of.
    fn take(
        &mut self,
        rc: &ItemRc,
        item: std::pin::Pin<ItemRef>,
        place: LogicalRect,
        state: &State,
    ) {
        let touch = ItemRef::downcast_pin::<TouchArea>(item).is_some_and(|it| it.enabled());
        let Some(control) = state.control.map(|at| &mut self.controls[at]) else {
            // What keeps a tap on a menu from falling through it is no control.
            if touch && !state.on_top && !state.foreign {
                self.strays.push(format!("{place:?}"));
            }
            return;
        };
        control.takes_taps |= touch;
        if let Some(keys) = ItemRef::downcast_pin::<FocusScope>(item) {
            control.takes_keys |= keys.enabled();
        }
        if let Some(input) = ItemRef::downcast_pin::<TextInput>(item) {
            control.takes_taps |= input.enabled();
            control.takes_keys |= input.enabled();
        }
        // A field's own border is its ring; around any other control a ring is drawn, and its border has a meaning of its own.
        let is_its_border = is_control(rc) && !control.is_field;
        macro_rules! ring {
            ($kind:ty) => {
                if let Some(line) = ItemRef::downcast_pin::<$kind>(item) {
                    let is_around = place.contains_rect(&control.place) && !is_its_border;
                    let width = line.border_width().get();
                    control.has_ring |=
                        is_around && width >= 2.0 && is_of_a_ring(&line.border_color());
                }
            };
        }
        ring!(BasicBorderRectangle);
        ring!(BorderRectangle);
    }
}

fn control(rc: &ItemRc, place: LogicalRect, clip: LogicalRect, on_top: bool) -> Control {
    let is_field = rc.accessible_role() == AccessibleRole::TextInput;
    let actions = rc.supported_accessibility_actions();
    Control {
        id: text(rc, AccessibleStringProperty::Id),
        is_field,
        name: text(rc, AccessibleStringProperty::Label),
        says: text(rc, AccessibleStringProperty::Description),
        value: rc
            .accessible_string_property(AccessibleStringProperty::Value)
            .map(Into::into),
        is_enabled: text(rc, AccessibleStringProperty::Enabled) != "false",
        checked: is(rc, AccessibleStringProperty::Checkable)
            .then(|| is(rc, AccessibleStringProperty::Checked)),
        acts: actions.contains(if is_field {
            SupportedAccessibilityAction::SetValue
        } else {
            SupportedAccessibilityAction::Default
        }),
        place,
        seen: meet(clip, place),
        room: clip.height(),
        on_top,
        ..Control::default()
    }
}

/// The colour of the ring: tests run in the light.
fn is_of_a_ring(brush: &slint::Brush) -> bool {
    let on_a_page = slint::Color::from_rgb_u8(0x0a, 0x5a, 0x9c);
    let on_a_message = slint::Color::from_rgb_u8(0xf0, 0xd4, 0x8a);
    [on_a_page, on_a_message].contains(&brush.color())
}

fn meet(one: LogicalRect, other: LogicalRect) -> LogicalRect {
    one.intersection(&other).unwrap_or_default()
}
