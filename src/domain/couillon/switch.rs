use crate::domain::switches;

use super::Rules;

switches! {
    /// Names one switch of the house rules of Couillon.
    Strokes => strokes,
    Ties => ties,
    SecondLoop => second_loop,
    AllTricks => all_tricks,
    Cards => cards,
    Silence => silence,
    Variant => variant,
    Direction => direction,
}
