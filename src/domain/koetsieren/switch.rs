use crate::domain::switches;

use super::Rules;

switches! {
    /// Names one switch of the house rules, in the order in which rules §3 lists them.
    Limit => limit,
    BarredSum => barred_sum,
    AtTheLimit => at_the_limit,
    Penalty => penalty,
}
