//! Role, name, state and value of every control.

use std::collections::BTreeMap;

use super::report;
use super::tree::{Control, Tree, read};
use crate::phone::Phone;
use crate::tour::{self, Tour};

/// Looks at every stop.
pub fn walk(tour: Tour) {
    let phone = Phone::builder().size(tour::WALK.0, tour::WALK.1).start();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut controls = 0;
    tour(&phone, &mut |phone, stop| {
        let tree = read(phone);
        controls += tree.controls.len();
        for fault in faults(&tree) {
            found.entry(fault).or_default().push(stop.to_owned());
        }
    });
    assert!(controls > 50, "only {controls} controls were seen");
    report(found);
}

fn faults(tree: &Tree) -> Vec<String> {
    let mut faults: Vec<String> = tree.controls.iter().flat_map(of_one).collect();
    let strays = tree.strays.iter();
    faults.extend(strays.map(|stray| format!("takes taps and is no control: {stray}")));
    let blanks = tree.blanks.iter();
    faults.extend(blanks.map(|blank| format!("is read out without a word: {blank}")));
    for (at, one) in tree.controls.iter().enumerate() {
        let others = tree.controls[at + 1..].iter();
        for other in others.filter(|it| it.name == one.name && it.says == one.says) {
            faults.push(format!(
                "{} and {} are both {:?}",
                one.id, other.id, one.name
            ));
        }
    }
    faults
}

fn of_one(control: &Control) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |is_fault: bool, what: &str| {
        if is_fault {
            faults.push(format!("{:?} ({}) {what}", control.id, control.name));
        }
    };
    fault(control.id.is_empty(), "has no id");
    fault(control.name.trim().is_empty(), "has no name");
    fault(!control.acts, "cannot be operated by a screen reader");
    fault(
        control.is_field && control.value.is_none(),
        "does not say what stands in it",
    );
    let taps = control.takes_taps;
    fault(control.is_enabled && !taps, "is on and takes no taps");
    fault(!control.is_enabled && taps, "is off and takes taps");
    faults
}
