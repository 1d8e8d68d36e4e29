use serde::{Deserialize, Serialize};

use crate::domain::{AnyRules, AnySheet, GameName, Roster, Seat};

/// The game, names, first dealer and headline of a sheet while they are being filled in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SetUp {
    pub roster: Roster,
    /// Names of players for whom there is no seat as long as fewer players are chosen; the last one comes back first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub benched: Vec<String>,
    pub target: TargetChoice,
    /// The house rules; their headline is the one chosen above.
    pub rules: AnyRules,
}

/// The number at the head of a sheet (target, strokes, limit or stake) while it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetChoice {
    /// A ready-made one.
    Usual(i32),
    /// One's own number, as it is typed.
    Own(String),
    NoTarget,
}

impl Default for SetUp {
    fn default() -> Self {
        SetUp::of_rules(GameName::default().rules())
    }
}

impl SetUp {
    /// Nothing filled in yet, for a sheet with these house rules.
    pub fn of_rules(rules: AnyRules) -> SetUp {
        SetUp {
            roster: Roster::unnamed(rules.game().usual_seats()),
            benched: Vec::new(),
            target: TargetChoice::of(&rules),
            rules,
        }
    }

    /// As it stands on a sheet.
    pub fn of_sheet(sheet: &AnySheet) -> SetUp {
        let rules = sheet.rules();
        SetUp {
            roster: sheet.roster().clone(),
            benched: Vec::new(),
            target: TargetChoice::of(&rules),
            rules,
        }
    }

    pub fn game(&self) -> GameName {
        self.rules.game()
    }

    /// The house rules with the headline that was chosen; `None` while it is missing or cannot be.
    pub fn rules_chosen(&self) -> Option<AnyRules> {
        self.rules.with_headline(self.target.headline()?)
    }

    /// Plays with other house rules, which may be those of another game. Names that were filled in stay.
    pub fn take_rules(&mut self, rules: AnyRules) {
        let seats = if rules.game() == self.game() {
            self.roster.seats()
        } else {
            rules.game().usual_seats()
        };
        self.target = TargetChoice::of(&rules);
        self.rules = rules;
        self.seat(seats);
    }

    /// Seats so many players, as far as the game has seats. Names that were filled in stay.
    pub fn seat(&mut self, seats: usize) {
        let allowed = self.game().seats();
        let seats = seats.clamp(*allowed.start(), *allowed.end());
        while self.roster.players.len() > seats {
            self.benched.extend(self.roster.players.pop());
        }
        while self.roster.players.len() < seats {
            let name = self.benched.pop().unwrap_or_default();
            self.roster.players.push(name);
        }
        if self.roster.first_dealer.index() >= seats {
            self.roster.first_dealer = Seat::FIRST;
        }
    }
}

impl TargetChoice {
    /// The choice that leads to the headline of these rules.
    pub fn of(rules: &AnyRules) -> TargetChoice {
        match rules.headline() {
            None => TargetChoice::NoTarget,
            usual if rules.headline_choices().contains(&usual) => {
                TargetChoice::Usual(usual.unwrap_or_default())
            }
            Some(number) => TargetChoice::Own(number.to_string()),
        }
    }

    /// The headline chosen, where `None` is none; nothing while a number of one's own is not one.
    pub fn headline(&self) -> Option<Option<i32>> {
        match self {
            TargetChoice::Usual(number) => Some(Some(*number)),
            TargetChoice::Own(typed) => typed.trim().parse().ok().map(Some),
            TargetChoice::NoTarget => Some(None),
        }
    }
}
