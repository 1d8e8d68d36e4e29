//! A walk past every kind of page of all four games, for whoever wants to look at all that is shown and read out there.

use ardoise::ui::bridge::{Home, HouseRules, PresetKind};
use i_slint_backend_testing::ElementQuery;
use slint::{ComponentHandle, Model, ModelRc};

use super::digits;
use crate::phone::Phone;

/// One thing that is shown or read out.
pub struct Sign {
    /// The page, for a message.
    pub page: String,
    /// The control's own name; empty where it has none.
    pub id: String,
    pub text: String,
    /// From the window's left edge, in points.
    pub left: f32,
    pub right: f32,
}

/// What people type on the way. Everybody is called `name`, and so is every note and preset.
pub struct Tour<'a> {
    pub phone: &'a Phone,
    pub name: &'a str,
    pub signs: Vec<Sign>,
}

impl<'a> Tour<'a> {
    /// Walks past everything.
    pub fn of(phone: &'a Phone, name: &'a str) -> Vec<Sign> {
        let mut tour = Tour {
            phone,
            name,
            signs: Vec::new(),
        };
        tour.drawer();
        tour.coinche();
        tour.couillon();
        tour.koetsieren();
        tour.kopknack();
        tour.signs
    }

    /// Notes all that is in front. What stands in a field was typed, and is no text of the app.
    fn look(&mut self, page: &str) {
        let every = ElementQuery::from_root(self.phone.ui.window())
            .match_descendants()
            .find_all();
        for element in every {
            let left = element.absolute_position().x;
            let typed = element.accessible_value().is_some();
            let texts = [
                element.accessible_label(),
                element.accessible_description(),
                element.accessible_placeholder_text(),
            ];
            for text in texts.into_iter().flatten() {
                if text.is_empty() || (typed && text == self.name) {
                    continue;
                }
                self.signs.push(Sign {
                    page: page.to_owned(),
                    id: element.accessible_id().unwrap_or_default().into(),
                    text: text.into(),
                    left,
                    right: left + element.size().width,
                });
            }
        }
    }

    /// Taps these, and looks.
    #[track_caller]
    fn at(&mut self, ids: &str, page: &str) {
        self.phone.taps(ids);
        self.look(page);
    }

    fn drawer(&mut self) {
        self.look("home, empty");
        let home = self.phone.ui.window().global::<Home>();
        home.set_damaged(crate::tour::home::damaged());
        self.look("home, damaged");
        home.set_damaged(ModelRc::default());
        self.at("open-settings", "settings");
        self.at("open-about", "about");
        self.phone.tap("back");
        self.at("open-import", "import");
        let file = include_str!("../files/sheet-kopknack-v1.json");
        self.phone.elsewhere.picks(Ok(Some(file.to_owned())));
        self.at("import-pick", "import: a sheet");
        self.phone.taps("back back");
    }

    /// Sets a sheet up with everybody's name.
    fn set_up(&mut self, game: &str, seats: Option<usize>, target: &str) {
        self.phone.taps(&format!("new-sheet game-{game}"));
        if let Some(seats) = seats {
            self.phone.tap(&format!("seats-{seats}"));
        }
        for side in ["side-name-1", "side-name-2"] {
            if self.phone.shows(side) {
                self.phone.type_into(side, self.name);
            }
        }
        // The last one keeps the name by default.
        for seat in 1..seats.unwrap_or(4) {
            let field = format!("player-name-{seat}");
            self.phone.type_into(&field, self.name);
        }
        self.look(&format!("{game}: new sheet"));
        self.phone.tap("target-own");
        self.phone.type_into("own-target", "1000000");
        self.look(&format!("{game}: a target that cannot be"));
        self.phone.type_into("own-target", target);
        self.at("start", &format!("{game}: empty sheet"));
    }

    /// The house rules with every value of every switch, kept under a name and applied.
    fn rules(&mut self, game: &str) {
        self.at("rules", &format!("{game}: rules"));
        self.at("how", &format!("{game}: how it is scored"));
        self.phone.tap("back");
        let rules = self.phone.ui.window().global::<HouseRules>();
        for round in 0..8 {
            let switches: Vec<_> = rules.get_switches().iter().collect();
            for switch in switches.iter().filter(|it| round < it.choices) {
                rules.invoke_choose(switch.index, round);
            }
            self.look(&format!("{game}: rules, value {round}"));
        }
        let switches: Vec<_> = rules.get_switches().iter().collect();
        for switch in switches.iter().filter(|it| it.takes_number) {
            rules.invoke_type_number(switch.index, "100000".into());
            self.look(&format!("{game}: rules, a number that cannot be"));
            rules.invoke_choose(switch.index, 0);
        }
        assert_eq!(rules.get_preset(), PresetKind::Custom);
        rules.invoke_set_name(self.name.into());
        rules.invoke_keep_preset();
        self.look(&format!("{game}: rules, kept"));
        for preset in 0..i32::try_from(rules.get_presets().row_count()).expect("a few") {
            rules.invoke_use_preset(preset);
            self.look(&format!("{game}: rules, preset {preset}"));
        }
        let own = rules.get_own_presets().row_count() - 1;
        rules.invoke_use_own(i32::try_from(own).expect("a few"));
        rules.invoke_apply();
        self.look(&format!("{game}: sheet with rules of its own"));
        self.phone.tap("undo");
    }

    /// Head of the sheet, its rules, the drawer, and the question before it is deleted.
    fn leave(&mut self, game: &str) {
        self.at("sheet-more open-big-score", &format!("{game}: big score"));
        self.phone.tap("big-score");
        self.at("sheet-more open-share", &format!("{game}: share"));
        self.at("copy-text", &format!("{game}: copied"));
        self.phone.tap("back");
        self.at("sheet-more", &format!("{game}: more"));
        self.at("details", &format!("{game}: details"));
        self.phone.tap("back");
        self.rules(game);
        self.at("back", &format!("{game}: home"));
        let kept = ["sheet-menu-running-0", "sheet-menu-finished-0"];
        let menu = kept.into_iter().find(|id| self.phone.shows(id));
        let menu = menu.expect("a sheet in the drawer");
        self.at(menu, &format!("{game}: sheet menu"));
        self.at("sheet-delete", &format!("{game}: delete"));
        self.phone.tap("sheet-delete-yes");
        self.look(&format!("{game}: deleted"));
    }

    fn dealer_correction(&mut self, game: &str) {
        self.at("other-entry", &format!("{game}: other entries"));
        self.at("new-dealer", &format!("{game}: dealer correction"));
        self.at("seat-2 save", &format!("{game}: dealer corrected"));
    }

    fn coinche(&mut self) {
        self.set_up("coinche", None, "300");
        let phone = self.phone;
        self.at("new-deal", "coinche: form");
        self.at("bidder-1", "coinche: bids");
        self.at("bid-110", "coinche: keys");
        self.at("key-1", "coinche: one");
        self.at("key-1 key-2", "coinche: made");
        self.at("assessment", "coinche: sum");
        self.at(
            "declarations declaring-1 more-0 more-4",
            "coinche: declarations",
        );
        self.at(
            "bid trump-hearts belote-1 double-surcoinche",
            "coinche: belote",
        );
        self.at("all-tricks", "coinche: all tricks");
        self.at("all-tricks-1 assessment", "coinche: sum of all tricks");
        self.at("all-tricks all-tricks-nobody", "coinche: not all");
        self.at("bid trump-spades points-1 key-pile", "coinche: pile");
        self.at("pile-card-0 pile-card-4", "coinche: a counted pile");
        self.at("back", "coinche: begun");
        self.at("new-deal form-menu", "coinche: form menu");
        phone.tap("clear-form");
        phone.taps("bidder-2 bid-90");
        digits(phone, "70");
        self.at("save", "coinche: failed");
        self.dealer_correction("coinche");
        self.at("other-entry new-passed", "coinche: passed");
        self.at("next-same save", "coinche: the same again");
        phone.taps("other-entry new-adjustment adjustment-1");
        self.at("adjustment-minus key-0", "coinche: adjustment of nothing");
        phone.taps("adjustment-minus key-5 key-0");
        phone.type_into("note", self.name);
        self.at("save", "coinche: adjusted");
        for _ in 0..2 {
            phone.taps("new-deal bidder-1 bid-110 double-coinche");
            digits(phone, "112");
            phone.tap("save");
        }
        self.look("coinche: won, and one after the end");
        self.at("entry-1", "coinche: correction");
        phone.tap("back");
        self.leave("coinche");
    }

    fn couillon(&mut self) {
        self.set_up("couillon", None, "2");
        let phone = self.phone;
        self.at("yes-1 won-2", "couillon: a loop");
        self.at("yes-nobody tie", "couillon: a tie");
        self.at("yes-nobody tie", "couillon: two ties");
        self.at("new-deal", "couillon: form");
        self.at("yes-2 key-1", "couillon: points begun");
        self.at("key-3", "couillon: points");
        self.at("points-1 key-pile pile-0-up", "couillon: pile");
        self.at("keys won-2", "couillon: keys");
        self.at("save", "couillon: scored");
        self.at("entry-4", "couillon: correction");
        phone.tap("back");
        self.dealer_correction("couillon");
        for _ in 0..4 {
            phone.taps("yes-nobody won-1");
        }
        self.look("couillon: won, and after the end");
        self.leave("couillon");
    }

    fn koetsieren(&mut self) {
        self.set_up("koetsieren", Some(3), "3");
        let phone = self.phone;
        self.at("new-deal", "koetsieren: sayings");
        self.at("said-1-1 said-2-2", "koetsieren: barred");
        self.at("said-3-3", "koetsieren: all said");
        self.at("phase-tricks", "koetsieren: tricks");
        self.at("phase-sayings save", "koetsieren: tricks to come");
        self.at("new-deal taken-1-1", "koetsieren: taken");
        self.at("taken-2-4", "koetsieren: fills itself in");
        self.at("save", "koetsieren: near the limit");
        self.dealer_correction("koetsieren");
        phone.taps("new-deal said-3-5 said-1-5 said-2-5 taken-3-5 taken-1-0 taken-2-0 save");
        self.look("koetsieren: lost");
        self.at("entry-1", "koetsieren: correction");
        phone.tap("back");
        self.leave("koetsieren");
    }

    fn kopknack(&mut self) {
        self.set_up("kopknack", Some(5), "3");
        let phone = self.phone;
        self.at("new-deal", "kopknack: form");
        self.at("player-3", "kopknack: one knocked");
        self.at("sweep", "kopknack: sweeps");
        self.at("save", "kopknack: swept");
        self.at("new-deal player-2 player-1 player-1", "kopknack: tricks");
        self.at("player-1 player-1", "kopknack: three tricks");
        self.at("save", "kopknack: one without a trick");
        self.at("other-entry new-transfer", "kopknack: transfer");
        self.at("transfer-seat-1 key-1 key-0", "kopknack: not by three");
        phone.tap("nearest-2");
        phone.type_into("note", self.name);
        self.at("save", "kopknack: transferred");
        self.dealer_correction("kopknack");
        self.at("entry-1", "kopknack: correction");
        phone.tap("back");
        self.at("other-entry new-ending", "kopknack: ending");
        self.at("ending-share", "kopknack: shared");
        self.at("save", "kopknack: payments");
        self.leave("kopknack");
    }
}
