//! Files that are damaged in every way that dice can think of.

use ardoise::store::exchange;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use super::any;
use super::files::{SHEETS, together};

/// Dice of which every throw is known: the same number makes the same damage.
pub struct Dice(u64);

impl Dice {
    pub fn new(number: u64) -> Dice {
        Dice(number)
    }

    fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut it = self.0;
        it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        it ^ (it >> 31)
    }

    /// A number from 0 to below that.
    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.throw() % end.max(1) as u64).expect("it is small")
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// Files to be damaged: those of every game, and of sheets as they were played.
pub struct Corpus {
    texts: Vec<String>,
    values: Vec<Value>,
}

impl Corpus {
    pub fn new(sheets: usize) -> Corpus {
        let mut runner = TestRunner::deterministic();
        let played = (0..sheets).map(|_| {
            let sheet = any::sheet(16).new_tree(&mut runner).expect("a sheet");
            let document = any::filed(sheet.current(), 0);
            exchange::write_one(&document).expect("written")
        });
        let texts: Vec<String> = SHEETS
            .map(str::to_owned)
            .into_iter()
            .chain(played)
            .collect();
        let value = |text: &String| serde_json::from_str(text).expect("JSON");
        let values: Vec<Value> = texts.iter().map(value).collect();
        let texts = values.iter().map(Value::to_string).collect();
        Corpus { texts, values }
    }

    /// A damaged file.
    pub fn mangled(&self, dice: &mut Dice) -> String {
        let text = match dice.below(20) {
            0..8 => self.restructured(dice),
            8..13 => self.changed_everywhere(dice),
            13..18 => self.cut_up(dice),
            _ => soup(dice),
        };
        match dice.below(8) {
            0 => together(&[&text, dice.pick(self.texts.as_slice()).as_str()]),
            _ => text,
        }
    }

    /// JSON still, but not what it was.
    fn restructured(&self, dice: &mut Dice) -> String {
        let mut value = dice.pick(&self.values).clone();
        for _ in 0..=dice.below(3) {
            let other = dice.pick(&self.values);
            restructure(somewhere(&mut value, dice), other, dice);
        }
        value.to_string()
    }

    /// One value in the entries is another wherever it stands: the history still leads to them.
    fn changed_everywhere(&self, dice: &mut Dice) -> String {
        let mut value = dice.pick(&self.values).clone();
        let part = *dice.pick(&["entries", "entries", "entries", "rules", "roster"]);
        if let Some((key, old)) = leaf(&value[part], "", dice) {
            let new = odd(dice);
            replace(&mut value, &key, "", &old, &new);
        }
        value.to_string()
    }

    /// Bytes flipped, cut out, repeated or taken from elsewhere.
    fn cut_up(&self, dice: &mut Dice) -> String {
        let mut bytes = dice.pick(&self.texts).clone().into_bytes();
        for _ in 0..=dice.below(6) {
            let at = dice.below(bytes.len());
            let end = (at + dice.below(40)).min(bytes.len());
            match dice.below(6) {
                0 => bytes.truncate(at),
                1 => {
                    bytes.drain(at..end);
                }
                2 => {
                    let again = bytes[at..end].to_vec();
                    bytes.splice(at..at, again);
                }
                3 => {
                    let other = dice.pick(&self.texts).as_bytes();
                    let from = dice.below(other.len());
                    let until = (from + dice.below(200)).min(other.len());
                    bytes.splice(at..end, other[from..until].iter().copied());
                }
                4 => {
                    let sign = *dice.pick(b"{}[]\",:0123456789-+.eE\\untrfalse \n\0\xff");
                    bytes.splice(at..at, [sign]);
                }
                _ => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte ^= 1 << dice.below(8);
                    }
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Pieces of files one after the other.
fn soup(dice: &mut Dice) -> String {
    const PIECES: [&str; 24] = [
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"format\":",
        "\"ardoise-sheet\"",
        "\"ardoise-export\"",
        "\"version\":1",
        "\"sheets\":[",
        "\"game\":\"coinche\"",
        "\"entries\":[]",
        "\"journal\":",
        "{\"done\":0,\"edits\":[]}",
        "null",
        "true",
        "-0",
        "1e400",
        "18446744073709551616",
        "\"\\ud800\"",
        "\"\"",
        " ",
        "\u{feff}",
    ];
    let count = dice.below(60);
    (0..count).map(|_| *dice.pick(&PIECES)).collect()
}

/// A value that may not fit where it is put.
fn odd(dice: &mut Dice) -> Value {
    match dice.below(10) {
        0..5 => {
            let numbers: [i64; 22] = [
                0,
                1,
                2,
                3,
                4,
                5,
                6,
                8,
                9,
                -1,
                40,
                41,
                80,
                125,
                160,
                161,
                162,
                255,
                9991,
                -99_999,
                2_147_483_647,
                -2_147_483_648,
            ];
            json!(*dice.pick(&numbers))
        }
        5 => json!(*dice.pick(&[0.5, -0.0, 1e300, 4_294_967_295.0])),
        6 => json!(*dice.pick(&[u64::MAX, 4_294_967_295, 4_294_967_296])),
        7 => json!(*dice.pick(&[
            "one",
            "two",
            "capot",
            "generale",
            "none",
            "all-trump",
            "no-trump",
            "deal",
            "dealer",
            "same",
            "off",
            "share",
        ])),
        8 => json!(*dice.pick(&["", "\u{0}", "𝄞", "=1+1", "\u{202e}x", "a\nb"])),
        _ => dice
            .pick(&[
                Value::Null,
                json!(true),
                json!(false),
                json!([]),
                json!({}),
                json!([[[[0]]]]),
            ])
            .clone(),
    }
}

/// A value in the value, or the value itself.
fn somewhere<'a>(value: &'a mut Value, dice: &mut Dice) -> &'a mut Value {
    let inside = match value {
        Value::Array(list) => list.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if inside == 0 || dice.below(6) == 0 {
        return value;
    }
    let at = dice.below(inside);
    let below = match value {
        Value::Array(list) => list.get_mut(at),
        Value::Object(fields) => fields.values_mut().nth(at),
        _ => None,
    };
    somewhere(below.expect("it is inside"), dice)
}

/// Does something to a value and what is in it.
fn restructure(value: &mut Value, other: &Value, dice: &mut Dice) {
    let anew = match dice.below(4) {
        0 => somewhere(&mut other.clone(), dice).clone(),
        _ => odd(dice),
    };
    match value {
        Value::Array(list) if !list.is_empty() => {
            let (one, two) = (dice.below(list.len()), dice.below(list.len()));
            match dice.below(4) {
                0 => list.swap(one, two),
                1 => drop(list.remove(one)),
                2 => list.insert(two, list[one].clone()),
                _ => list.insert(one, anew),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = dice.pick(&keys);
            match dice.below(4) {
                0 => drop(fields.remove(key)),
                1 => drop(fields.insert(format!("{key}x"), anew)),
                2 => {
                    let moved = fields[dice.pick(&keys)].clone();
                    fields.insert(key.clone(), moved);
                }
                _ => drop(fields.insert(key.clone(), anew)),
            }
        }
        value => *value = anew,
    }
}

/// A value with nothing in it, and the field that it is of.
fn leaf(value: &Value, key: &str, dice: &mut Dice) -> Option<(String, Value)> {
    match value {
        Value::Array(list) if !list.is_empty() => leaf(dice.pick(list), key, dice),
        Value::Object(fields) if !fields.is_empty() => {
            let (key, value) = fields.iter().nth(dice.below(fields.len()))?;
            leaf(value, key, dice)
        }
        Value::Array(_) | Value::Object(_) => None,
        value => Some((key.to_owned(), value.clone())),
    }
}

/// Puts the new value wherever a field of that name has the old one.
fn replace(value: &mut Value, key: &str, here: &str, old: &Value, new: &Value) {
    match value {
        Value::Array(list) => {
            for value in list {
                replace(value, key, here, old, new);
            }
        }
        Value::Object(fields) => {
            for (here, value) in fields {
                replace(value, key, here, old, new);
            }
        }
        value if here == key && value == old => *value = new.clone(),
        _ => {}
    }
}
