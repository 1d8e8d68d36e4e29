//! Files of the other games as they are written: readable for ever, and written again as they are.

use ardoise::app::{
    AnyDesk, Digits, FarHalf, Motion, Page, Screen, Session, Settings, TextSize, Theme,
};
use ardoise::domain::koetsieren::Phase;
use ardoise::domain::{AnySheet, EntryId, GameName, Side};
use ardoise::store::format::{self, Format};

const COUILLON: &str = include_str!("../files/sheet-couillon-v1.json");
const KOETSIEREN: &str = include_str!("../files/sheet-koetsieren-v1.json");
const KOPKNACK: &str = include_str!("../files/sheet-kopknack-v1.json");
const SETTINGS: &str = include_str!("../files/settings-v2.json");
const SETTINGS_3: &str = include_str!("../files/settings-v3.json");
const SETTINGS_4: &str = include_str!("../files/settings-v4.json");
const PRESENT: &str = include_str!("../files/settings-v5.json");
const SESSION_2: &str = include_str!("../files/session-v2.json");
const SESSION: &str = include_str!("../files/session-v3.json");

fn sheet(text: &str) -> AnySheet {
    let document = format::read_sheet(text).expect("our own file");
    assert_eq!(format::write_sheet(&document).expect("written"), text);
    document.sheet
}

#[test]
fn the_board_stands_as_it_stood() {
    let AnySheet::Couillon(sheet) = sheet(COUILLON) else {
        panic!("a sheet of Couillon");
    };
    // Side one said yes and lost: 5 + a loop, 4. A tie. Then 21 to 13 for side one, worth 2, and side two said yes.
    let replay = sheet.replay();
    let needed = |at: usize| {
        let standing = replay.standing_before(at);
        (standing.needed(Side::One), standing.needed(Side::Two))
    };
    assert_eq!(needed(1), (6, 4));
    assert_eq!(needed(2), (6, 4));
    assert_eq!(needed(3), (4, 5));
    assert_eq!(replay.standing().ties, 0);
    assert_eq!(replay.dealer.number(), 3);
    assert_eq!(sheet.journal.done, 4);
}

#[test]
fn the_penalties_stand_as_they_stood() {
    let AnySheet::Koetsieren(sheet) = sheet(KOETSIEREN) else {
        panic!("a sheet of Koetsieren");
    };
    // Said 0, 3, 1 and taken 1, 3, 1; then said 2, 2, 3, with the tricks to come.
    let replay = sheet.replay();
    assert_eq!(replay.standing().totals, [1, 0, 0]);
    assert_eq!(sheet.unfinished(), Some(EntryId(2)));
    assert_eq!(replay.dealer.number(), 2);
    // Sayings and tricks of the first deal, and the sayings of the second.
    assert_eq!(sheet.journal.done, 3);
}

#[test]
fn the_coins_lie_as_they_lay() {
    let AnySheet::Kopknack(sheet) = sheet(KOPKNACK) else {
        panic!("a sheet of Köpknack");
    };
    // N1 to N3 of the worked examples, then 9 coins from the second player into the pot, and the doubles waived: 6 go back to
    // the last player, and 9 are shared from the last dealer's left: 2 each for seats 4, 5 and 6, 1 each for the others.
    let replay = sheet.replay();
    assert_eq!(replay.standing_before(3).balances, [0, -3, -1, 1, 3, -6]);
    assert_eq!(replay.standing_before(3).pot, 6);
    assert_eq!(replay.standing_before(4).balances, [0, -12, -1, 1, 3, -6]);
    assert_eq!(replay.standing().balances, [1, -11, 0, 3, 5, 2]);
    assert_eq!(replay.standing().pot, 0);
    assert_eq!(replay.finish, Some(5));
}

#[test]
fn presets_say_of_which_game_they_are() {
    let settings: Settings = format::read(Format::Settings, SETTINGS).expect("our own file");
    // Since then it also says how large texts are, which digits numbers have, what moves and how the big score stands, as it
    // was for all.
    let text = format::write(Format::Settings, &settings).expect("written");
    let since = "\"theme\": \"system\",\n  \"text-size\": \"100\",\n  \"digits\": \"western\",\n  \"motion\": \"system\",\n  \
                 \"far-half\": \"upright\",\n  \"screen\": \"stays-on\",\n";
    let wanted = SETTINGS
        .replace("\"version\": 2", "\"version\": 5")
        .replace("\"theme\": \"system\",\n", since);
    assert_eq!(text, wanted);
    let names = |game| -> Vec<&str> {
        let presets = settings.presets_of(game);
        presets.map(|preset| preset.name.as_str()).collect()
    };
    assert_eq!(names(GameName::Kopknack), ["Thursday"]);
    assert_eq!(names(GameName::Coinche), [""; 0]);
}

#[test]
fn size_digits_motion_and_far_half_are_kept() {
    let settings: Settings = format::read(Format::Settings, PRESENT).expect("our own file");
    assert_eq!(settings.language.as_deref(), Some("ar"));
    assert_eq!(settings.theme, Theme::Light);
    assert_eq!(settings.text_size, TextSize::Large);
    assert_eq!(settings.digits, Digits::ArabicIndic);
    assert_eq!(settings.motion, Motion::Off);
    assert_eq!(settings.far_half, FarHalf::Turned);
    assert_eq!(settings.screen, Screen::System);
    let presets: Vec<_> = settings.presets_of(GameName::Koetsieren).collect();
    assert_eq!(presets[0].name, "الخميس");
    assert_eq!(
        format::write(Format::Settings, &settings).expect("written"),
        PRESENT
    );
    for (size, written, scale) in [
        (TextSize::Normal, "\"100\"", 1.0),
        (TextSize::Large, "\"150\"", 1.5),
        (TextSize::Largest, "\"200\"", 2.0),
    ] {
        let settings = Settings {
            text_size: size,
            ..Settings::default()
        };
        let text = format::write(Format::Settings, &settings).expect("written");
        assert!(
            text.contains(&format!("\"text-size\": {written}")),
            "{text}"
        );
        assert_eq!(size.scale(), scale);
    }
}

#[test]
fn older_settings_have_what_was_usual_then() {
    for old in [SETTINGS, include_str!("../files/settings-v1.json")] {
        let settings: Settings = format::read(Format::Settings, old).expect("our own file");
        assert_eq!(settings.text_size, TextSize::Normal);
        assert_eq!(settings.digits, Digits::Western);
    }
    for old in [SETTINGS_3, SETTINGS] {
        let settings: Settings = format::read(Format::Settings, old).expect("our own file");
        assert_eq!(settings.motion, Motion::System);
        assert_eq!(settings.far_half, FarHalf::Upright);
    }
    for old in [SETTINGS_4, SETTINGS_3, SETTINGS] {
        let settings: Settings = format::read(Format::Settings, old).expect("our own file");
        assert_eq!(settings.screen, Screen::StaysOn);
    }
    let settings: Settings = format::read(Format::Settings, SETTINGS_3).expect("our own file");
    assert_eq!(settings.digits, Digits::ArabicIndic);
    // A file that says less than it could is read all the same; one that says what cannot be is put aside.
    let bare = "{\"format\": \"ardoise-settings\", \"version\": 3}";
    let settings: Settings = format::read(Format::Settings, bare).expect("read");
    assert_eq!(settings, Settings::default());
    let wrong = PRESENT.replace("\"150\"", "\"175\"");
    assert!(format::read::<Settings>(Format::Settings, &wrong).is_err());
}

#[test]
fn every_game_has_a_desk_of_its_own() {
    let session: Session = format::read(Format::Session, SESSION).expect("our own file");
    assert_eq!(session.page, Page::Chart);
    let older: Session = format::read(Format::Session, SESSION_2).expect("our own file");
    assert_eq!(older.page, Page::Rules);
    let page = Page::Chart;
    assert_eq!(Session { page, ..older }, session);
    assert_eq!(
        format::write(Format::Session, &session).expect("written"),
        SESSION
    );
    let mut games = Vec::new();
    for desk in session.desks.values() {
        games.push(desk.game());
        match desk {
            AnyDesk::Coinche(_) => {}
            AnyDesk::Couillon(desk) => assert!(desk.new.deal.result.is_none()),
            AnyDesk::Koetsieren(desk) => {
                let left = desk.left.as_ref().expect("tricks that were begun");
                assert_eq!(left.entry, EntryId(2));
                assert_eq!(left.draft.taken[0], Some(2));
                assert_ne!(left.draft.phase, Some(Phase::Sayings));
            }
            AnyDesk::Kopknack(desk) => assert_eq!(desk.new.transfer.amount, Some(6)),
        }
    }
    assert_eq!(
        games,
        [GameName::Couillon, GameName::Koetsieren, GameName::Kopknack]
    );
}
