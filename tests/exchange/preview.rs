//! What would come of an import: nothing that is there is ever replaced.

use ardoise::app::{Document, SheetId};
use ardoise::store::exchange::{self, Arrival, Incoming, Preview};
use proptest::prelude::*;

use super::any;
use super::files::{COINCHE, COUILLON, documents, together};

fn incoming(documents: &[Document]) -> Vec<Incoming> {
    let text = exchange::write_all(documents).expect("written");
    exchange::read(&text).expect("sheets")
}

fn preview(documents: &[Document], here: &[Document]) -> Preview {
    Preview::new(incoming(documents), here, |_| false)
}

fn arrivals(preview: &Preview) -> Vec<Arrival> {
    let arrivals = preview.arrivals.iter();
    arrivals.map(|(_, arrival)| arrival.clone()).collect()
}

/// The same sheet with its last change taken back: other facts under the same name.
fn other(document: &Document) -> Document {
    let mut other = document.clone();
    assert!(other.sheet.undo());
    other
}

fn id(text: &str) -> SheetId {
    SheetId::parse(text).expect("an id")
}

#[test]
fn into_an_empty_drawer_all_are_new() {
    let preview = preview(&documents(), &[]);
    assert_eq!(arrivals(&preview), vec![Arrival::New; 4]);
    let written: Vec<Document> = preview.to_write().cloned().collect();
    assert_eq!(written, documents());
}

#[test]
fn what_is_there_already_is_not_written_again() {
    let preview = preview(&documents(), &documents());
    let there = documents().map(|document| Arrival::AlreadyThere(document.id));
    assert_eq!(arrivals(&preview), there);
    assert_eq!(preview.to_write().count(), 0);
}

#[test]
fn the_same_facts_are_the_same_sheet_whatever_the_history() {
    let [coinche, ..] = documents();
    let mut again = coinche.clone();
    assert!(again.sheet.undo() && again.sheet.redo());
    let ardoise::domain::AnySheet::Coinche(sheet) = &mut again.sheet else {
        panic!("a sheet of Coinche");
    };
    sheet.journal.edits.truncate(sheet.journal.done);
    assert_ne!(again.sheet, coinche.sheet);
    let preview = preview(&[again], std::slice::from_ref(&coinche));
    assert_eq!(arrivals(&preview), [Arrival::AlreadyThere(coinche.id)]);
}

#[test]
fn another_sheet_of_the_same_name_is_put_beside_it_once() {
    let [coinche, couillon, ..] = documents();
    let changed = other(&coinche);
    let here = [coinche.clone(), couillon];
    let first = preview(std::slice::from_ref(&changed), &here);
    let beside = id("20261129T201500124");
    assert_eq!(arrivals(&first), [Arrival::Beside(beside.clone())]);
    let written: Vec<Document> = first.to_write().cloned().collect();
    assert_eq!(written.len(), 1);
    assert_eq!(written[0].id, beside);
    assert_eq!(written[0].sheet, changed.sheet, "with all that it says");
    assert_eq!(written[0].created, changed.created);
    // The same file once more: it is known under its new name.
    let here = [here.as_slice(), &written].concat();
    let second = preview(&[changed, coinche.clone()], &here);
    assert_eq!(
        arrivals(&second),
        [
            Arrival::AlreadyThere(beside),
            Arrival::AlreadyThere(coinche.id)
        ]
    );
}

#[test]
fn the_name_of_a_deleted_sheet_is_not_given_again() {
    let [coinche, ..] = documents();
    let taken = [coinche.id.clone(), id("20261129T201500124")];
    let preview = Preview::new(incoming(&[coinche]), &[], |id| taken.contains(id));
    assert_eq!(
        arrivals(&preview),
        [Arrival::Beside(id("20261129T201500125"))]
    );
}

#[test]
fn two_sheets_of_one_file_can_have_one_name() {
    let [coinche, ..] = documents();
    let text = exchange::write_one(&other(&coinche)).expect("written");
    let text = together(&[COINCHE, &text, COINCHE]);
    let incoming = exchange::read(&text).expect("sheets");
    let preview = Preview::new(incoming, &[], |_| false);
    assert_eq!(
        arrivals(&preview),
        [
            Arrival::New,
            Arrival::Beside(id("20261129T201500124")),
            Arrival::AlreadyThere(coinche.id),
        ]
    );
}

#[test]
fn a_sheet_that_is_refused_does_not_hide_the_others() {
    let text = together(&["{}", COUILLON]);
    let incoming = exchange::read(&text).expect("sheets");
    let preview = Preview::new(incoming, &[], |_| false);
    assert_eq!(arrivals(&preview), [Arrival::Refused, Arrival::New]);
    assert_eq!(preview.to_write().count(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_is_there_is_kept_and_whatever_comes_is_there(
        here in any::drawer(5),
        undone in 0..5usize,
    ) {
        let coming: Vec<Document> = here
            .iter()
            .enumerate()
            .map(|(at, document)| {
                let mut coming = document.clone();
                if at < undone {
                    coming.sheet.undo();
                }
                coming
            })
            .collect();
        let preview = preview(&coming, &here);
        let mut drawer = here.clone();
        drawer.extend(preview.to_write().cloned());
        let mut names: Vec<&SheetId> = drawer.iter().map(|document| &document.id).collect();
        names.sort();
        names.dedup();
        prop_assert_eq!(names.len(), drawer.len(), "no name twice");
        for coming in &coming {
            let there = drawer.iter().any(|it| {
                it.sheet.rules() == coming.sheet.rules()
                    && it.sheet.roster() == coming.sheet.roster()
                    && it.sheet.same_entries(&coming.sheet)
            });
            prop_assert!(there);
        }
        // Once more, and nothing comes.
        let again = Preview::new(incoming(&coming), &drawer, |_| false);
        prop_assert_eq!(again.to_write().count(), 0);
    }
}
