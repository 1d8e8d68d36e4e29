use crate::domain::Seat;

/// One payment between two players when the session is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// Who is paid.
    pub to: Seat,
    /// Coins, more than 0.
    pub amount: i32,
}

/// Sets of seats, one bit a seat.
type Set = usize;
/// One more than the largest set.
const SETS: usize = 1 << Seat::MOST;

/// The fewest payments after which everybody is even, by payer and then by payee (rules §4, "Ending").
///
/// Players who are even among themselves settle among themselves, one payment fewer than they are; so the fewest payments
/// come of the most such groups. Among equally few, players of lower seats are kept together. Balances that do not add up
/// to zero (money is still in the pot) cannot be settled: no payments.
pub fn payments(balances: &[i32]) -> Vec<Payment> {
    let debts: Vec<(Seat, i64)> = (0..)
        .map_while(Seat::from_index)
        .zip(balances.iter().copied().map(i64::from))
        .filter(|(_, balance)| *balance != 0)
        .collect();
    let all = balances.iter().copied().map(i64::from);
    if balances.len() > usize::from(Seat::MOST) || all.sum::<i64>() != 0 {
        return Vec::new();
    }
    let mut payments: Vec<Payment> = groups(&debts)
        .into_iter()
        .flat_map(|group| settle(members(&debts, group).collect()))
        .collect();
    payments.sort();
    payments
}

fn members(debts: &[(Seat, i64)], set: Set) -> impl Iterator<Item = (Seat, i64)> {
    let within = move |(place, _): &(usize, &(Seat, i64))| set >> place & 1 == 1;
    debts.iter().enumerate().filter(within).map(|it| *it.1)
}

/// The most groups into which the players can be parted so that each is even in itself.
fn groups(debts: &[(Seat, i64)]) -> Vec<Set> {
    let everybody: Set = (1 << debts.len()) - 1;
    let is_even = |set: Set| members(debts, set).map(|(_, debt)| debt).sum::<i64>() == 0;
    // For every set that is even: into how many groups it parts at the most, and the first of them.
    let mut best: [Option<(u32, Set)>; SETS] = [None; SETS];
    for set in 1..=everybody {
        let first = set & set.wrapping_neg();
        let parted = subsets(set)
            .filter(|group| group & first != 0 && is_even(*group))
            .filter_map(|group| match set & !group {
                0 => Some((1, group)),
                rest => best[rest].map(|(count, _)| (count + 1, group)),
            });
        // The first of equally many, so the lowest seats.
        let most = parted.fold(None, |most: Option<(u32, Set)>, found| match most {
            Some(most) if most.0 >= found.0 => Some(most),
            _ => Some(found),
        });
        best[set] = most;
    }
    let next = |rest: &Set| best[*rest].map(|(_, group)| rest & !group);
    std::iter::successors(Some(everybody), next)
        .filter_map(|rest| best[rest].map(|(_, group)| group))
        .collect()
}

/// Every set within this one but the empty one, in rising order.
fn subsets(set: Set) -> impl Iterator<Item = Set> {
    (1..=set).filter(move |within| within & !set == 0)
}

/// Who owes pays who is owed, both in the order of their seats: one payment fewer than there are players.
fn settle(mut group: Vec<(Seat, i64)>) -> Vec<Payment> {
    let mut payments = Vec::new();
    loop {
        let payer = group.iter().position(|(_, balance)| *balance < 0);
        let payee = group.iter().position(|(_, balance)| *balance > 0);
        let (Some(payer), Some(payee)) = (payer, payee) else {
            return payments;
        };
        let amount = (-group[payer].1).min(group[payee].1);
        group[payer].1 += amount;
        group[payee].1 -= amount;
        payments.push(Payment {
            from: group[payer].0,
            to: group[payee].0,
            amount: i32::try_from(amount).unwrap_or(i32::MAX),
        });
    }
}
