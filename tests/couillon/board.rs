//! Boards and deals in the short notation of the worked examples.

use ardoise::domain::couillon::{
    Couillon, Deal, Half, Outcome, Record, Rules, Standing, Stroke, Tally,
};
use ardoise::domain::{BySide, Game, Seat, Side};

pub const ONE: Side = Side::One;
pub const TWO: Side = Side::Two;

/// One side's half: `4+1L` is four plain strokes and one looped; `0+1LL` one with two loops. The rest is rubbed out.
pub fn half(text: &str, strokes: usize) -> Half {
    let mut parts = text.split('+');
    let plain: usize = parts.next().expect("a number").parse().expect("a number");
    let looped = parts.map(|part| {
        let loops = part.matches('L').count();
        Stroke::Drawn {
            loops: u8::try_from(loops).expect("few loops"),
        }
    });
    let mut all: Vec<Stroke> = looped.collect();
    all.extend(vec![Stroke::PLAIN; plain]);
    all.resize(strokes, Stroke::Rubbed);
    Half { strokes: all }
}

/// A board in the middle of a match under these rules, with so many ties since the last win.
pub fn board(rules: &Rules, one: &str, two: &str, ties: i32) -> Standing {
    let strokes = rules.strokes_drawn();
    Standing {
        board: BySide::new(half(one, strokes), half(two, strokes)),
        ties,
        winner: None,
    }
}

/// What stands on a half, whatever the places: the loops of every stroke that is still there, the fewest first.
pub fn drawn(half: &Half) -> Vec<u8> {
    let there = half
        .strokes
        .iter()
        .filter(|stroke| **stroke != Stroke::Rubbed);
    let mut loops: Vec<u8> = there.map(|stroke| stroke.loops()).collect();
    loops.sort();
    loops
}

pub fn deal(said_yes: Option<Side>, result: Tally) -> Deal {
    Deal {
        said_yes,
        result,
        all_tricks: false,
    }
}

pub fn won(said_yes: Option<Side>, side: Side) -> Deal {
    deal(said_yes, Tally::Won(side))
}

pub fn points(said_yes: Option<Side>, one: i32, two: i32) -> Deal {
    deal(said_yes, Tally::Points(BySide::new(one, two)))
}

/// Plays one deal.
pub fn play(rules: &Rules, before: &Standing, deal: Deal) -> (Outcome, Standing) {
    Couillon::play(rules, before, Seat::FIRST, &Record::Deal(deal))
}

/// Plays deals one after the other.
pub fn play_all(rules: &Rules, before: &Standing, deals: &[Deal]) -> Standing {
    deals
        .iter()
        .fold(before.clone(), |board, deal| play(rules, &board, *deal).1)
}

/// Seat counted from 1.
pub fn seat(number: u8) -> Seat {
    Seat::try_from(number).expect("a seat")
}
