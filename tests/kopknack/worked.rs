//! The session of the worked examples, line by line (cases, N1 to N4 and the variants of N3).

use ardoise::domain::HouseRules;
use ardoise::domain::kopknack::{DoubleInto, DoubleSize, Outcome, Record, Rules, Switch};

use super::table::{Table, alone, nobody, p, tricks};

/// One line of the session.
struct Row {
    name: &'static str,
    record: Record,
    dealer: usize,
    pot: i32,
    /// By player: taken out of the pot.
    shares: [i32; 6],
    /// By player: paid for having no trick.
    doubles: [i32; 6],
    balances: [i32; 6],
    left: i32,
}

fn rows() -> [Row; 4] {
    [
        Row {
            name: "N1",
            record: alone(0),
            dealer: 0,
            pot: 3,
            shares: [3, 0, 0, 0, 0, 0],
            doubles: [0; 6],
            balances: [0; 6],
            left: 0,
        },
        Row {
            name: "N2",
            record: alone(4),
            dealer: 1,
            pot: 3,
            shares: [0, 0, 0, 0, 3, 0],
            doubles: [0; 6],
            balances: [0, -3, 0, 0, 3, 0],
            left: 0,
        },
        Row {
            name: "N3",
            record: tricks(6, &[(2, 2), (3, 1), (5, 0)]),
            dealer: 2,
            pot: 3,
            shares: [0, 0, 2, 1, 0, 0],
            doubles: [0, 0, 0, 0, 0, 6],
            balances: [0, -3, -1, 1, 3, -6],
            left: 6,
        },
        Row {
            name: "N4",
            record: tricks(6, &[(0, 1), (1, 1), (3, 1), (4, 0)]),
            dealer: 3,
            pot: 9,
            shares: [3, 3, 0, 3, 0, 0],
            doubles: [0, 0, 0, 0, 6, 0],
            balances: [3, 0, -1, 1, -3, -6],
            left: 6,
        },
    ]
}

fn records(rows: &[Row]) -> Vec<Record> {
    rows.iter().map(|row| row.record.clone()).collect()
}

#[test]
fn the_session_of_the_worked_examples() {
    let replay = Table::usual(&records(&rows())).replay();
    assert_eq!(replay.steps.len(), 4);
    for (row, step) in rows().iter().zip(&replay.steps) {
        let name = row.name;
        let Outcome::Deal(dealt) = &step.outcome else {
            panic!("{name} is a deal");
        };
        let shares: Vec<i32> = dealt.accounts.iter().map(|it| it.share).collect();
        let doubles: Vec<i32> = dealt.accounts.iter().map(|it| it.double).collect();
        assert_eq!(step.dealer, p(row.dealer), "{name}: dealer");
        assert_eq!(dealt.pot, row.pot, "{name}: pot played for");
        assert_eq!(shares, row.shares, "{name}: shares");
        assert_eq!(doubles, row.doubles, "{name}: doubles");
        assert_eq!(dealt.left, row.left, "{name}: pot left");
        assert_eq!(step.standing.balances, row.balances, "{name}: balances");
        assert_eq!(step.standing.pot, row.left, "{name}: pot");
    }
    assert_eq!(replay.dealer, p(4), "the deal has passed to P4");
}

#[test]
fn n1_comes_out_the_same_when_nobody_knocked() {
    let table = Table::usual(&[nobody()]);
    assert_eq!(table.balances(), [0; 6]);
    assert_eq!(table.dealt().swept, Some(p(0)));
}

#[test]
fn n3_with_a_double_of_one_stake() {
    let rules = Rules {
        double_size: DoubleSize::OneStake,
        ..Rules::default()
    };
    let table = Table::new(rules, 6, &records(&rows()[..3]));
    assert_eq!(table.balances(), [0, -3, -1, 1, 3, -3]);
    assert_eq!(table.pot(), 3);
}

#[test]
fn n3_with_the_double_into_this_pot() {
    let rules = Rules {
        double_into: DoubleInto::ThisPot,
        ..Rules::default()
    };
    let table = Table::new(rules, 6, &records(&rows()[..3]));
    let dealt = table.dealt();
    assert_eq!(dealt.pot, 3, "the pot as played for");
    assert_eq!(dealt.trick, 3, "a third of 9");
    assert_eq!((table.account(2).share, table.account(3).share), (6, 3));
    assert_eq!(table.account(5).double, 6);
    assert_eq!(table.balances(), [0, -3, 3, 3, 3, -6]);
    assert_eq!(table.pot(), 0);
    assert_eq!(
        table.standing().doubles,
        [0; 6],
        "the double was shared out"
    );
}

#[test]
fn a_stake_of_ten_is_refused_and_nine_and_twelve_are_offered() {
    assert!(!Rules::takes(Switch::Stake, 10));
    assert_eq!(Rules::nearest(Switch::Stake, 10), [9, 12]);
    assert_eq!(Rules::default().with_number(Switch::Stake, 10).stake, 3);
    assert_eq!(Rules::default().with_number(Switch::Stake, 12).stake, 12);
}
