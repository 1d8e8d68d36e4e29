//! A sheet as a table: what a person looks for in it, and nothing that a spreadsheet would reckon.

use ardoise::domain::{AnySheet, Roster};
use ardoise::store::exchange;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::any;
use super::files::{COINCHE, COUILLON, KOETSIEREN, KOPKNACK, changed, taken};

/// The table that this file becomes, with its cells between bars.
fn table(text: &str) -> Vec<String> {
    let csv = exchange::write_csv(&taken(text));
    let rows = rows(&csv).into_iter();
    rows.map(|row| row.join("|")).collect()
}

fn rows(csv: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(csv.as_bytes());
    let rows = reader.records().map(|row| row.expect("rows of one length"));
    rows.map(|row| row.iter().map(str::to_owned).collect())
        .collect()
}

#[test]
fn a_sheet_of_coinche() {
    let heads = [
        "entry|kind|dealer|bidder|bid|trump|double|card points: Les Verts|card points: الفريق الأزرق|all tricks|alone",
        "belotes: Les Verts|belotes: الفريق الأزرق",
        "declared by|tierce|fifty|hundred|four of a kind|four nines|four jacks|verdict|next dealer",
        "points: Les Verts|points: الفريق الأزرق|total: Les Verts|total: الفريق الأزرق|note",
    ];
    let rows = table(COINCHE);
    assert_eq!(rows[0], heads.join("|"));
    assert_eq!(
        rows[1..],
        [
            "1|passed|player 3|||||||||||||||||||passes-on|||0|0|",
            "2|deal|Zoë|الفريق الأزرق|120|clubs|coinche|50|112|||1|0|الفريق الأزرق|2|0|1|0|0|0|made||70|490|70|490|",
            "3|deal|Ana|Les Verts|capot|hearts|surcoinche|162|0|Les Verts||0|0||||||||made||1250|0|1320|490|",
            "4|passed|Bo|||||||||||||||||||same|||1320|490|",
            "5|adjustment|||||||||||||||||||||0|-150|1320|340|revoke, «twice»",
            "6|dealer||||||||||||||||||||Zoë|||1320|340|",
            "7|deal|Zoë|الفريق الأزرق|generale|all-trump|none|0|162|الفريق الأزرق|yes|1|2||||||||made||20|790|1340|1130|",
        ]
    );
}

#[test]
fn a_sheet_of_couillon() {
    assert_eq!(
        table(COUILLON),
        [
            "entry|kind|dealer|said yes|result|winner|card points: side 1|card points: side 2|all tricks|next dealer|change: side 1|change: side 2|ties|needed: side 1|needed: side 2|note",
            "1|deal|player 1|side 1|won|side 2|||no||1|-1|0|6|4|",
            "2|deal|player 2||tie||||no||0|0|1|6|4|",
            "3|deal|player 3|side 2|won|side 1|21|13|no||-2|1|0|4|5|",
            "4|dealer||||||||player 3|||0|4|5|",
        ][..]
    );
}

#[test]
fn a_sheet_of_koetsieren() {
    let named = changed(
        KOETSIEREN,
        "\"\",\n      \"\",\n      \"\"",
        "\"Åsa\", \"Bo\", \"Bo\"",
    );
    assert_eq!(
        table(&named),
        [
            "entry|kind|dealer|next dealer|said: Åsa|said: Bo (player 2)|said: Bo (player 3)|taken: Åsa|taken: Bo (player 2)|taken: Bo (player 3)|penalties: Åsa|penalties: Bo (player 2)|penalties: Bo (player 3)|total: Åsa|total: Bo (player 2)|total: Bo (player 3)|note",
            "1|deal|Åsa||0|3|1|1|3|1|1|0|0|1|0|0|",
            "2|deal|||2|2|3|||||||1|0|0|",
        ]
    );
}

#[test]
fn a_sheet_of_kopknack() {
    let rows = table(KOPKNACK);
    let players = |what: &str| {
        let heads: Vec<String> = (1..=6).map(|it| format!("{what}: player {it}")).collect();
        heads.join("|")
    };
    let [tricks, change, balance] = ["tricks", "change", "balance"].map(players);
    assert_eq!(
        rows[0],
        format!(
            "entry|kind|dealer|swept by|{tricks}|paid in by|paid in|open pot|next dealer|{change}|{balance}|pot|note"
        )
    );
    assert_eq!(
        rows[1..],
        [
            "1|deal|player 1|player 1|||||||||||0|0|0|0|0|0|0|0|0|0|0|0|0|",
            "2|deal|player 2|player 5|||||||||||0|-3|0|0|3|0|0|-3|0|0|3|0|0|",
            "3|deal|player 3||folded|folded|2|1|folded|0|||||0|0|-1|1|0|-6|0|-3|-1|1|3|-6|6|",
            "4|transfer|||||||||player 2|9|||0|-9|0|0|0|0|0|-12|-1|1|3|-6|15|late",
            "5|ending|||||||||||waive-doubles||1|1|1|2|2|8|1|-11|0|3|5|2|0|",
        ]
    );
}

#[test]
fn numbers_stay_numbers_and_formulas_become_texts() {
    let text = changed(COINCHE, "\"Les Verts\"", "\"=1+1\"");
    let text = changed(&text, "\"revoke, «twice»\"", "\"-2+3\\\",\\\"'|calc\"");
    let csv = exchange::write_csv(&taken(&text));
    assert!(csv.contains(",'=1+1,"), "{csv}");
    assert!(csv.contains(",\"'-2+3\"\",\"\"'|calc\"\n"), "{csv}");
    assert!(csv.contains(",0,-150,"), "{csv}");
    assert!(csv.starts_with("entry,kind,dealer,bidder,"));
}

/// What somebody could type to do harm, or by chance.
fn wild() -> impl Strategy<Value = String> {
    let begin = select(vec![
        "",
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        " =",
        "'",
        "\"",
        ",",
        ";",
        "＝",
        "＋",
        "－",
        "＠",
        "\u{0}",
        "\u{feff}=",
        "-1",
        "=cmd|' /C calc'!A0",
    ]);
    (begin, "(?s).{0,12}").prop_map(|(begin, rest)| format!("{begin}{rest}"))
}

/// Gives the sheet these names, whatever a form would say.
fn rename(sheet: &mut AnySheet, sides: [String; 2], names: &[String]) {
    let before = sheet.roster().clone();
    let players = (0..before.seats()).map(|seat| names[seat].clone());
    let [one, two] = sides;
    let after = Roster {
        sides: ardoise::domain::BySide::new(one, two),
        players: players.collect(),
        ..before
    };
    sheet.edit_roster(after).expect("a table of the same size");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn no_cell_is_a_formula_whatever_was_typed(
        mut sheet in any::sheet(20),
        sides in [wild(), wild()],
        names in vec(wild(), 8),
    ) {
        rename(&mut sheet, sides, &names);
        let document = any::filed(sheet, 0);
        let csv = exchange::write_csv(&document);
        let rows = rows(&csv);
        prop_assert_eq!(rows.len(), document.sheet.len() + 1);
        for cell in rows.iter().flatten() {
            let number = cell.parse::<i32>().is_ok_and(|it| it.to_string() == *cell);
            let unseen = |sign: char| sign.is_whitespace() || sign == '\u{feff}';
            let reckons = cell.starts_with(['\t', '\r', '\n'])
                || cell.trim_start_matches(unseen).starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
            prop_assert!(number || !reckons, "{:?}", cell);
        }
        // Every head once, so that a column can be found by it.
        let mut heads = rows[0].clone();
        heads.sort();
        heads.dedup();
        prop_assert_eq!(heads.len(), rows[0].len());
    }

    #[test]
    fn the_table_says_how_it_stands_in_the_end(sheet in any::sheet(30)) {
        let table = sheet.table();
        for row in &table.rows {
            prop_assert_eq!(row.len(), table.columns.len());
        }
        let numbers: Vec<i32> = table.totals.iter().map(|(_, total)| *total).collect();
        if let Some(last) = table.rows.last() {
            let from = last.len() - 1 - numbers.len();
            let said: Vec<ardoise::domain::Cell> =
                numbers.iter().map(|it| ardoise::domain::Cell::Number(*it)).collect();
            prop_assert_eq!(&last[from..last.len() - 1], &said[..]);
        } else {
            prop_assert!(sheet.is_empty());
        }
    }
}
