use slint::{ComponentHandle, ModelRc};

use crate::domain::koetsieren::{Deal, Koetsieren, Record, Standing, first_to_say, trump_maker};
use crate::domain::{Entry, EntryId, Game, Kind, Points, Replay, Seat, Step};

use crate::ui::bridge::{self, AppWindow, KoetsierenCell, KoetsierenRow};
use crate::ui::convert;
use crate::ui::games::Open;
use crate::ui::models::Models;
use crate::ui::rows::keep_in_step;

/// The open sheet of Koetsieren: everybody's penalties, who does what in the next deal, and the ledger.
pub struct ScoreView {
    totals: Vec<Points>,
    trump_maker: Seat,
    first_to_say: Seat,
    losers: Vec<i32>,
    end: Option<End>,
    rows: Vec<Row>,
}

/// How the match was first over.
struct End {
    number: i32,
    highest: Points,
}

/// The seats of a table, in their order.
pub fn seats(standing: &Standing) -> impl Iterator<Item = Seat> + use<> {
    (0..standing.totals.len()).map_while(Seat::from_index)
}

impl ScoreView {
    pub fn of(open: &Open<Koetsieren>) -> ScoreView {
        let Open { sheet, replay, .. } = open;
        let standing = replay.standing();
        let players = standing.totals.len();
        let finish = replay.finish.unwrap_or(usize::MAX);
        let lines = sheet.entries.iter().zip(&replay.steps).enumerate();
        ScoreView {
            totals: standing.totals.clone(),
            trump_maker: trump_maker(replay.dealer, players),
            first_to_say: first_to_say(replay.dealer, players),
            losers: standing.losers.iter().copied().map(convert::seat).collect(),
            end: End::of(replay),
            rows: lines
                .rev()
                .map(|(at, (entry, step))| Row::of(at, entry, step, finish))
                .collect(),
        }
    }

    pub fn show(self, window: &AppWindow, models: &Models) {
        let page = window.global::<bridge::Koetsieren>();
        let models = &models.koetsieren;
        keep_in_step(&models.totals, self.totals, |_| ());
        page.set_trump_maker(convert::seat(self.trump_maker));
        page.set_first_to_say(convert::seat(self.first_to_say));
        if let Some(end) = self.end {
            page.set_lost_at(end.number);
            page.set_lost_with(end.highest);
        }
        keep_in_step(&models.losers, self.losers, Clone::clone);
        keep_in_step(&models.ledger, self.rows, |row| row.id);
    }
}

impl End {
    fn of(replay: &Replay<Koetsieren>) -> Option<End> {
        let finish = replay.finish?;
        let totals = replay.standing_before(finish).totals.iter();
        Some(End {
            number: convert::count(finish),
            highest: totals.copied().max()?,
        })
    }
}

/// One line of the ledger.
#[derive(Clone, PartialEq)]
pub struct Row {
    id: EntryId,
    number: i32,
    kind: Kind,
    dealer: Seat,
    unfinished: bool,
    cells: Vec<KoetsierenCell>,
    ends: bool,
    after_end: bool,
}

impl Row {
    /// The line of the entry at this index, counted from 0; the match was over after `finish` entries.
    fn of(at: usize, entry: &Entry<Record>, step: &Step<Koetsieren>, finish: usize) -> Row {
        let (dealer, cells) = match &entry.record {
            Record::Deal(deal) => (step.dealer, cells(deal, step)),
            Record::Dealer { seat } => (*seat, Vec::new()),
        };
        Row {
            id: entry.id,
            number: convert::count(at + 1),
            kind: Koetsieren::kind(&entry.record),
            dealer,
            unfinished: Koetsieren::is_unfinished(&entry.record),
            cells,
            ends: at + 1 == finish,
            after_end: at >= finish,
        }
    }

    /// The line as the page shows it.
    pub fn shown(row: Row) -> KoetsierenRow {
        KoetsierenRow {
            id: convert::entry(row.id),
            number: row.number,
            kind: row.kind.into(),
            dealer: convert::seat(row.dealer),
            unfinished: row.unfinished,
            cells: ModelRc::from(row.cells.as_slice()),
            ends: row.ends,
            after_end: row.after_end,
        }
    }
}

/// What a deal says of each player, by seat.
fn cells(deal: &Deal, step: &Step<Koetsieren>) -> Vec<KoetsierenCell> {
    let number = |numbers: &[u8], seat: Seat| {
        let number = numbers.get(seat.index()).copied();
        i32::from(number.unwrap_or_default())
    };
    let cell = |seat: Seat| KoetsierenCell {
        said: number(&deal.said, seat),
        taken: number(deal.taken.as_deref().unwrap_or_default(), seat),
        penalty: step.outcome.penalty(seat),
        total: step.standing.total(seat),
    };
    seats(&step.standing).map(cell).collect()
}
