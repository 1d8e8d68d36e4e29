//! The text of a sheet, to the letter: as it is pasted into a message.

use crate::flows::koetsieren::play as play_koetsieren;
use crate::flows::kopknack::play as play_kopknack;
use crate::flows::{couillon, digits, play_three};
use crate::phone::{Phone, bare};

/// The text of the open sheet, without isolates and without the day on which it was begun.
#[track_caller]
fn text(phone: &Phone) -> String {
    phone.taps("sheet-more open-share copy-text");
    let copied = bare(&phone.elsewhere.copied().expect("a text"));
    let (title, rest) = copied.split_once('\n').expect("a title");
    let (day, rest) = rest.split_once('\n').expect("a day");
    assert_eq!(day.len(), "2026-11-29".len(), "{day:?} is a day");
    phone.tap("back");
    format!("{title}\n{rest}")
}

fn names(phone: &Phone, names: &[&str]) {
    for (seat, name) in names.iter().enumerate() {
        phone.type_into(&format!("player-name-{}", seat + 1), name);
    }
}

#[test]
fn of_coinche() {
    let phone = Phone::new();
    phone.tap("new-sheet");
    names(&phone, &["Anna", "Bo", "Cem", "Dee"]);
    phone.type_into("side-name-2", "Guests");
    phone.tap("target-1000");
    phone.tap("start");
    assert_eq!(
        text(&phone),
        "Coinche to 1000
Us: Anna, Cem
Guests: Bo, Dee
House rules: Standard

Nothing has been played yet.

Us: 0
Guests: 0"
    );
    play_three(&phone);
    phone.taps("other-entry new-adjustment adjustment-1 adjustment-minus");
    digits(&phone, "50");
    phone.type_into("note", "revoke");
    phone.taps("save other-entry new-passed save other-entry new-dealer seat-3 save");
    phone
        .taps("new-deal bidder-2 trump-hearts bid-capot all-tricks-2 double-coinche belote-2 save");
    assert_eq!(
        text(&phone),
        "Coinche to 1000
Us: Anna, Cem
Guests: Bo, Dee
House rules: Standard

1: Us bid 110, made, Us 220, Guests 50, totals 220 to 50
2: Guests bid 90, made, Us 60, Guests 190, totals 280 to 240
3: Us bid 80, failed, Us 0, Guests 240, totals 280 to 480
4: Adjustment, Us −50, Guests 0, revoke, totals 230 to 480
5: Passed deal, Us 0, Guests 0, totals 230 to 480
6: Dealer correction, Cem deals next, totals 230 to 480
7: Guests bid capot hearts, coinche, made, Us 0, Guests 770, belote Guests, all tricks Guests, totals 230 to 1250

Us: 230
Guests: 1250, won
Guests won at entry 7: 1250 to 230"
    );
}

#[test]
fn of_couillon() {
    let phone = Phone::new();
    phone.taps("new-sheet game-couillon start");
    couillon::deal(&phone, "1", "won-1");
    couillon::deal(&phone, "1", "won-2");
    couillon::wins(&phone, "won-2", 4);
    couillon::deal(&phone, "nobody", "tie");
    assert_eq!(
        text(&phone),
        "Couillon, 5 strokes
House rules: Couillon

1: Us won, Us said yes, wins to go 4 and 5
2: Them won, Us said yes: a loop, wins to go 5 and 4
3: Them won, Nobody said yes, wins to go 5 and 3
4: Them won, Nobody said yes, wins to go 5 and 2
5: Them won, Nobody said yes, wins to go 5 and 1
6: Them won, Nobody said yes, wins to go 5 and 0
7: Tie, Nobody said yes, wins to go 5 and 0, played after the end

Us: 5 wins to go
Them: 0, won
Them won at entry 6; Us had 5 wins to go"
    );
}

#[test]
fn of_koetsieren() {
    let phone = Phone::new();
    phone.taps("new-sheet game-koetsieren seats-4");
    names(&phone, &["Griet", "Jan", "", "Wim"]);
    phone.tap("start");
    play_koetsieren(&phone, &["1/1 3/2 2/2 0/0", "2/1 2/0 0/1 3/3"]);
    assert_eq!(
        text(&phone),
        "Koetsieren to 10
House rules: Standard

1: Griet deals
Griet: said 1, took 1, penalty 0, total 0
Jan: said 3, took 2, penalty 1, total 1
Player 3: said 2, took 2, penalty 0, total 0
Wim: said 0, took 0, penalty 0, total 0
2: Jan deals
Griet: said 2, took 1, penalty 1, total 1
Jan: said 2, took 0, penalty 2, total 3
Player 3: said 0, took 1, penalty 1, total 1
Wim: said 3, took 3, penalty 0, total 0

Griet: 1
Jan: 3
Player 3: 1
Wim: 0"
    );
}

#[test]
fn of_kopknack() {
    let phone = Phone::new();
    phone.taps("new-sheet game-kopknack seats-4");
    names(&phone, &["Örjan", "Britt"]);
    phone.taps("start new-deal sweep save");
    play_kopknack(&phone, &[(0, 2), (1, 1), (3, 0)]);
    assert_eq!(
        text(&phone),
        "Köpknack, stake 3
House rules: Standard

1: Örjan deals, Örjan sweeps 3, pot left 0
2: Britt deals, pot of 3, pot left 6
Örjan with 2 tricks: +2, total +2
Britt with 1 trick: −2, total −2
Player 4 with 0 tricks: −6, total −6

Örjan: +2
Britt: −2
Player 3: 0
Player 4: −6
In the pot: 6"
    );
    phone.taps("other-entry new-ending ending-share save");
    let ended = text(&phone);
    assert!(
        ended.ends_with(
            "
3: Ending, The pot of 6 is shared equally, pot left 0
Örjan: +1, total +3
Britt: +1, total −1
Player 3: +2, total +2
Player 4: +2, total −4

Örjan: +3
Britt: −1
Player 3: +2
Player 4: −4
Britt pays Örjan 1
Player 4 pays Örjan 2
Player 4 pays Player 3 2"
        ),
        "{ended}"
    );
}

#[test]
fn in_the_language_of_the_app() {
    let phone = Phone::builder().language("fr").start();
    phone.taps("new-sheet start");
    play_three(&phone);
    let french = text(&phone);
    assert!(french.starts_with("Coinche"), "{french}");
    assert!(french.contains(&phone.label("entry-1")), "{french}");
    let phone = Phone::builder().language("ar").start();
    phone.taps("new-sheet start");
    play_three(&phone);
    phone.taps("sheet-more open-share copy-text");
    let arabic = phone.elsewhere.copied().expect("a text");
    phone.tap("back");
    assert!(arabic.contains(&phone.heard("entry-3")), "{arabic}");
    // What is opened is closed in the same line, so that no line turns the next one around.
    for line in arabic.lines() {
        let opened = line.matches(['\u{2066}', '\u{2067}', '\u{2068}']).count();
        assert_eq!(opened, line.matches('\u{2069}').count(), "{line:?}");
    }
    assert!(!arabic.contains(['\u{202a}', '\u{202b}', '\u{202e}', '\0']));
}
