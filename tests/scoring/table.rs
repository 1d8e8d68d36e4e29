//! Reads the tables of worked cases in `tests/files`.

use std::collections::HashMap;

/// The rows under the heading, each from column to cell. A cell in double quotes may hold commas.
pub fn rows(csv: &'static str) -> Vec<HashMap<&'static str, &'static str>> {
    let mut lines = csv.lines();
    let heading = cells(lines.next().expect("a table has a heading"));
    let row = |line| {
        let cells = cells(line);
        assert_eq!(cells.len(), heading.len(), "cells of {line:?}");
        heading.iter().copied().zip(cells).collect()
    };
    lines.map(row).collect()
}

fn cells(line: &str) -> Vec<&str> {
    let mut quoted = false;
    line.split(|letter| {
        quoted ^= letter == '"';
        letter == ',' && !quoted
    })
    .map(|cell| cell.trim_matches('"'))
    .collect()
}
