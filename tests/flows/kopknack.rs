//! Journeys of Köpknack: an evening round the pot, in coins that never get lost.

mod drafts;
mod endings;
mod history;
mod house_rules;
mod long;
mod session;
mod transfers;

use ardoise::domain::kopknack::{Kopknack, Record};
use ardoise::domain::{AnySheet, Sheet};
use ardoise::ui::bridge::{Kopknack as Page, KopknackRow};
use slint::{ComponentHandle, Model};

use crate::phone::Phone;

/// A phone with an open sheet of so many players, stake 3, and nothing on it.
fn seated(players: usize) -> Phone {
    let phone = Phone::new();
    phone.taps("new-sheet game-kopknack");
    phone.tap(&format!("seats-{players}"));
    phone.tap("start");
    phone
}

/// The only sheet as it is kept.
#[track_caller]
fn kept(phone: &Phone) -> Sheet<Kopknack> {
    let documents = phone.kept().documents;
    assert_eq!(documents.len(), 1, "only one sheet");
    match &documents[0].sheet {
        AnySheet::Kopknack(sheet) => sheet.clone(),
        other => panic!("a sheet of {:?}", other.game()),
    }
}

/// The entries as they are kept.
#[track_caller]
fn records(phone: &Phone) -> Vec<Record> {
    let entries = kept(phone).entries.into_iter();
    entries.map(|entry| entry.record).collect()
}

/// What the ledger has been given to show, the oldest entry first.
fn ledger(phone: &Phone) -> Vec<KopknackRow> {
    let rows = phone.ui.window().global::<Page>().get_rows();
    let mut rows: Vec<KopknackRow> = rows.iter().collect();
    rows.reverse();
    rows
}

/// The money as the page shows it and as what is kept plays out; no coin of it is lost.
#[track_caller]
fn check(phone: &Phone, balances: &[i32], pot: i32) {
    let shown: Vec<i32> = (1..=balances.len())
        .map(|seat| phone.number(&format!("balance-{seat}")))
        .collect();
    assert_eq!(shown, balances, "balances on the page");
    assert_eq!(phone.number("pot"), pot, "pot on the page");
    let standing = kept(phone).replay().standing().clone();
    assert_eq!(standing.balances, balances, "balances as kept");
    assert_eq!(standing.pot, pot, "pot as kept");
    assert_eq!(balances.iter().sum::<i32>() + pot, 0, "coins were lost");
}

/// Taps who knocked and their tricks, each as player (from 0) and tricks.
#[track_caller]
pub fn knock(phone: &Phone, taken: &[(usize, usize)]) {
    for (player, tricks) in taken {
        for _ in 0..=*tricks {
            phone.tap(&format!("player-{}", player + 1));
        }
    }
}

/// Enters a deal from the score page.
#[track_caller]
pub fn play(phone: &Phone, taken: &[(usize, usize)]) {
    phone.tap("new-deal");
    knock(phone, taken);
    phone.tap("save");
}

// The session of the worked examples, as players and tricks.
const N2: &[(usize, usize)] = &[(4, 0)];
pub const N3: &[(usize, usize)] = &[(2, 2), (3, 1), (5, 0)];
const N4: &[(usize, usize)] = &[(0, 1), (1, 1), (3, 1), (4, 0)];

/// What the players have after N3 and N4, with 6 in the pot each time.
const AFTER_N3: [i32; 6] = [0, -3, -1, 1, 3, -6];
const AFTER_N4: [i32; 6] = [3, 0, -1, 1, -3, -6];

/// A phone with the first deals of the session on it: N1, and so on.
fn session(deals: usize) -> Phone {
    let phone = seated(6);
    if deals > 0 {
        phone.taps("new-deal sweep save");
    }
    for deal in [N2, N3, N4].iter().take(deals.saturating_sub(1)) {
        play(&phone, deal);
    }
    phone
}
