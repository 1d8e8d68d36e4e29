use crate::domain::switches;

use super::Rules;

switches! {
    /// Names one switch of the house rules (rules §4).
    Stake => stake,
    DoubleInto => double_into,
    DoubleSize => double_size,
    AnteBy => ante_by,
    NoAnteOnCarried => no_ante_on_carried,
}
