use serde::{Deserialize, Serialize};

use crate::domain::{Game, Kind, Points, Seat, Side, Spot};

use super::{Couillon, DealDraft, Panel, Rank, Record, Rules, SaidYes, Verdict};

/// An entry while it is being filled in. The parts of both kinds are kept, so that looking at the other loses nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Draft {
    pub kind: Kind,
    pub deal: DealDraft,
    pub dealer: Option<Seat>,
}

/// What a form still lacks before it can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Who said yes to the trump.
    SaidYes,
    /// Who won, or card points.
    Result,
    /// The card points of this side, when the other's were filled in.
    PointsOf(Side),
    /// Who deals next.
    Dealer,
}

/// One tap in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Shows the form of another kind of entry.
    Kind(Kind),
    /// Opens a panel.
    Panel(Panel),
    /// Who said yes to the trump; `None`: nobody did.
    SaidYes(Option<Side>),
    Won(Side),
    Tie,
    /// Turns the keypad or the counter to this side.
    PointsOf(Side),
    /// A key of the keypad, 0 to 9.
    Digit(Points),
    Backspace,
    /// One card more or fewer in the pile that is counted.
    Count(Rank, Step),
    /// Takes the counted pile for the points of its side.
    UseCount,
    /// Whether the winner took all tricks.
    AllTricks(bool),
    /// Who deals next, of a dealer correction.
    DealerSeat(Seat),
}

/// Which way a counter goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Up,
    Down,
}

impl Draft {
    /// The record as it stands, or what is still missing for one.
    fn record_under(&self, rules: &Rules) -> Result<Record, Missing> {
        match self.shown() {
            Kind::Dealer => match self.dealer {
                Some(seat) if Couillon::has_seat(seat) => Ok(Record::Dealer { seat }),
                _ => Err(Missing::Dealer),
            },
            _ => self.deal.deal(rules).map(Record::Deal),
        }
    }

    /// The kind whose form is shown: a kind that Couillon does not have, as a file may say, shows a deal.
    fn shown(&self) -> Kind {
        match self.kind {
            Kind::Dealer => Kind::Dealer,
            _ => Kind::Deal,
        }
    }

    /// The same draft with the hand back at the start.
    fn without_view(&self) -> Draft {
        Draft {
            kind: self.shown(),
            deal: self.deal.without_view(),
            ..*self
        }
    }

    /// A tap in the form of a deal.
    fn tap_deal(&mut self, rules: &Rules, tap: Tap) {
        let deal = &mut self.deal;
        match tap {
            Tap::Panel(panel) => deal.open(panel),
            Tap::SaidYes(side) => deal.said_yes = side.map_or(SaidYes::Nobody, SaidYes::Side),
            Tap::Won(side) => deal.tap_result(Verdict::Won(side)),
            Tap::Tie => deal.tap_result(Verdict::Tie),
            Tap::PointsOf(side) => deal.type_for(side),
            Tap::Digit(digit) => deal.digit(rules, digit),
            Tap::Backspace => deal.backspace(rules),
            Tap::Count(rank, step) => deal.count(rank, step),
            Tap::UseCount => deal.use_count(rules),
            Tap::AllTricks(all_tricks) => deal.answer_all_tricks(rules, all_tricks),
            Tap::Kind(_) | Tap::DealerSeat(_) => {}
        }
    }
}

impl crate::domain::Draft<Couillon> for Draft {
    type Tap = Tap;
    type Missing = Missing;

    fn kind(&self) -> Kind {
        self.shown()
    }

    /// A kind that Couillon does not have changes nothing.
    fn set_kind(&mut self, kind: Kind) {
        if Couillon::KINDS.contains(&kind) {
            self.kind = kind;
        }
    }

    fn of_record(record: &Record) -> Draft {
        let kind = Couillon::kind(record);
        match record {
            Record::Deal(deal) => Draft {
                kind,
                deal: DealDraft::of_deal(deal),
                ..Draft::default()
            },
            Record::Dealer { seat } => Draft {
                kind,
                dealer: Some(*seat),
                ..Draft::default()
            },
        }
    }

    fn tap(&mut self, rules: &Rules, _: &Spot<Couillon>, tap: Tap) {
        match (tap, self.shown()) {
            (Tap::Kind(kind), _) => self.set_kind(kind),
            (Tap::DealerSeat(seat), Kind::Dealer) if Couillon::has_seat(seat) => {
                self.dealer = Some(seat);
            }
            (Tap::DealerSeat(_), _) | (_, Kind::Dealer) => {}
            (tap, _) => self.tap_deal(rules, tap),
        }
    }

    fn record(&self, rules: &Rules, _: &Spot<Couillon>) -> Result<Record, Missing> {
        self.record_under(rules)
    }

    fn clear(&mut self) {
        match self.shown() {
            Kind::Dealer => self.dealer = None,
            _ => self.deal = DealDraft::default(),
        }
    }

    fn is_begun(&self) -> bool {
        Draft {
            kind: Kind::Deal,
            ..self.without_view()
        } != Draft::default()
    }

    /// Whether both would be saved as the same record; while one of them cannot be, whether the same is filled in.
    fn says_the_same(&self, other: &Draft) -> bool {
        let rules = Rules::default();
        if let (Ok(one), Ok(two)) = (self.record_under(&rules), other.record_under(&rules)) {
            return one == two;
        }
        self.without_view() == other.without_view()
    }
}
