//! The way of the keyboard through a page, on a small phone: to every control that is on, to each once, round and back; and
//! where it comes, there is a ring in sight.

use std::collections::BTreeMap;
use std::time::Duration;

use slint::platform::Key;

use super::report;
use super::tree::{Control, focused, read};
use crate::phone::Phone;
use crate::tour::{self, Tour};

/// A small phone, in points.
const SMALL: (f32, f32) = (320.0, 568.0);

/// What has to be seen at least of a control that is higher than its list, in points.
const LEAST: f32 = 48.0;

/// Closes the layer on top; it is where taps beside a menu fall, and the keyboard has Escape for it.
const BESIDE_THE_MENU: &str = "menu-close";

/// Goes round every stop.
pub fn walk(tour: Tour) {
    let phone = Phone::builder().size(tour::WALK.0, tour::WALK.1).start();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    tour(&phone, &mut |phone, stop| {
        // It shows the same control again and again, under one id; `layout/focus.rs` goes through it.
        if stop == "gallery" {
            return;
        }
        let wanted: Vec<String> = read(phone)
            .controls
            .iter()
            .filter(|it| it.is_enabled && it.id != BESIDE_THE_MENU)
            .map(|it| it.id.clone())
            .collect();
        phone.resize(SMALL.0, SMALL.1);
        for fault in round(phone, &wanted) {
            found.entry(fault).or_default().push(stop.to_owned());
        }
        phone.resize(tour::WALK.0, tour::WALK.1);
    });
    report(found);
}

/// The control that has the keyboard when a list has brought the next line into sight.
fn settled(phone: &Phone) -> Option<String> {
    focused(phone);
    phone.wait(Duration::from_millis(20));
    focused(phone)
}

/// Goes round the page once and back again.
fn round(phone: &Phone, wanted: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut way = Vec::new();
    loop {
        phone.key(Key::Tab);
        let Some(id) = settled(phone) else {
            faults.push("the keyboard is nowhere".to_owned());
            break;
        };
        if way.first() == Some(&id) || way.len() > wanted.len() + 5 {
            break;
        }
        faults.extend(in_sight(phone, &id));
        way.push(id);
    }
    for id in wanted {
        match way.iter().filter(|it| *it == id).count() {
            0 => faults.push(format!("{id}: the keyboard does not come there")),
            1 => {}
            _ => faults.push(format!("{id}: the keyboard comes there again")),
        }
    }
    let mut back = Vec::new();
    for _ in 0..way.len() {
        phone.key(Key::Backtab);
        back.extend(settled(phone));
    }
    back.reverse();
    if back != way {
        faults.push(format!("the way back is another: {way:?}, {back:?}"));
    }
    faults
}

/// Whether the control that has the keyboard is seen as a whole, with a ring, and no other one has a ring.
fn in_sight(phone: &Phone, id: &str) -> Vec<String> {
    let controls = read(phone).controls;
    let mut faults = Vec::new();
    let rings: Vec<&Control> = controls.iter().filter(|it| it.has_ring).collect();
    let [ring] = rings[..] else {
        let ids: Vec<&str> = rings.iter().map(|it| it.id.as_str()).collect();
        return vec![format!("{id}: there are rings around {ids:?}")];
    };
    if ring.id != id {
        faults.push(format!("{id}: the ring is around {}", ring.id));
    }
    let hidden = ring.place.height().min(ring.room) - ring.seen.height();
    if hidden > 1.0 || ring.room < LEAST || ring.place.width() - ring.seen.width() > 1.0 {
        let (place, seen) = (ring.place, ring.seen);
        faults.push(format!("{id} is not in sight: of {place:?} {seen:?}"));
    }
    faults
}
