//! The places that a game touches, as ARCHITECTURE.md lists them: a game that was forgotten in one of them fails here.

use std::path::Path;

use ardoise::domain::GameName;

/// The name of the game in paths: as files have it.
fn name(game: GameName) -> String {
    let text = serde_json::to_string(&game).expect("a name");
    text.trim_matches('"').to_owned()
}

/// The text of a file of the package.
fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[track_caller]
fn has(folder: &str, names: &[&str], ending: &str) {
    for name in names {
        text(&format!("{folder}/{name}.{ending}"));
    }
}

#[test]
fn every_game_has_the_same_files() {
    for game in GameName::ALL.iter().copied().map(name) {
        let domain = [
            "mod", "game", "rules", "switch", "choices", "presets", "record", "deal", "score",
            "check", "draft", "clause", "how", "table",
        ];
        has(&format!("src/domain/{game}"), &domain, "rs");
        let window = [
            "mod", "bind", "chart", "convert", "form", "models", "rules", "score", "how",
        ];
        has(&format!("src/ui/games/{game}"), &window, "rs");
        let pages = [
            "score-page",
            "form-page",
            "ledger-row",
            "rule-words",
            "how-words",
        ];
        has(&format!("ui/games/{game}"), &pages, "slint");
        // The journeys of Coinche are those of the app itself.
        if game != "coinche" {
            has("tests/flows", &[game.as_str()], "rs");
        }
    }
}

#[test]
fn the_window_shows_every_game() {
    let app = text("ui/app.slint");
    let words = text("ui/words.slint");
    let rule_words = text("ui/games/rule-words.slint");
    let how_words = text("ui/games/how-words.slint");
    let set_up = text("ui/pages/setup.slint");
    for game in GameName::ALL.iter().copied().map(name) {
        for page in ["score-page", "form-page"] {
            assert!(
                app.contains(&format!("games/{game}/{page}.slint")),
                "{game} {page}"
            );
        }
        for page in ["sheet", "form"] {
            let shown = format!("Nav.page == Page.{page} && Sheet.game == Game.{game}");
            assert!(app.contains(&shown), "{game} {page}");
        }
        assert!(
            rule_words.contains(&format!("{game}/rule-words.slint")),
            "{game}"
        );
        assert!(
            how_words.contains(&format!("{game}/how-words.slint")),
            "{game}"
        );
        assert!(
            set_up.contains(&format!("Game.{game}")),
            "{game} cannot be begun"
        );
        let mut letters = game.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        let called: String = first.into_iter().chain(letters).collect();
        let called = called.replace("Kopknack", "Köpknack");
        assert!(
            words.contains(&format!("@tr(\"{called}\")")),
            "{called} has no name"
        );
    }
}

#[test]
fn every_game_is_written_down() {
    let format = text("docs/format.md");
    let architecture = text("ARCHITECTURE.md");
    for game in GameName::ALL.iter().copied().map(name) {
        assert!(
            format.contains(&format!("`{game}`")),
            "docs/format.md lacks {game}"
        );
        assert!(
            architecture.contains(&format!("{game}/")),
            "ARCHITECTURE.md lacks {game}"
        );
        let golden = match game.as_str() {
            "coinche" => "tests/files/sheet-v1.json".to_owned(),
            other => format!("tests/files/sheet-{other}-v1.json"),
        };
        assert!(
            text(&golden).contains(&format!("\"game\": \"{game}\"")),
            "{golden}"
        );
    }
}
