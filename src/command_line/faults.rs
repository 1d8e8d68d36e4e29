//! Why entries are refused, in the words of a command line.

use crate::domain::{AnyFault, Seat, Side, coinche, couillon, koetsieren, kopknack};

/// Why an entry is refused.
pub(super) fn fault(fault: AnyFault) -> String {
    match fault {
        AnyFault::Coinche(fault) => of_coinche(fault),
        AnyFault::Couillon(fault) => of_couillon(fault),
        AnyFault::Koetsieren(fault) => of_koetsieren(fault),
        AnyFault::Kopknack(fault) => of_kopknack(fault),
    }
}

fn of_coinche(fault: coinche::Fault) -> String {
    use coinche::Fault;
    match fault {
        Fault::BidOffLadder(points) => format!("{points} is no bid"),
        Fault::NoHigherBids => "the house rules have no bids above 160".to_owned(),
        Fault::NoGenerale => "the house rules have no générale".to_owned(),
        Fault::NoSuchTrump(_) => "the house rules have only suits for trump".to_owned(),
        Fault::CardPointsOutOfRange(points) => format!("card points are 0 to 162, not {points}"),
        Fault::NoCardsGive(points) => format!("no cards give {points} points"),
        Fault::AllTricksWithout162(side) => {
            format!("{} has all tricks, but not 162 card points", of_side(side))
        }
        Fault::AloneMissing => "a générale has to say whether one player took all".to_owned(),
        Fault::AloneWithoutGenerale => "only a générale says whether one took all".to_owned(),
        Fault::AloneWithoutAllTricks => {
            "one player took all tricks, but the bidders did not".to_owned()
        }
        Fault::TooManyBelotes { most } => format!("more belotes than {most}"),
        Fault::TooManyDeclarations { most, .. } => {
            format!("more declarations of a kind than {most}")
        }
        Fault::AdjustmentOfZero => "an adjustment of 0 does nothing".to_owned(),
        Fault::AdjustmentOutOfRange(points) => {
            format!("an adjustment is -9990 to 9990, not {points}")
        }
        Fault::NoSuchSeat => "the table has no such seat".to_owned(),
    }
}

fn of_couillon(fault: couillon::Fault) -> String {
    use couillon::Fault;
    match fault {
        Fault::PointsOutOfRange(side, points) => {
            format!(
                "card points are 0 to 40, and {} has {points}",
                of_side(side)
            )
        }
        Fault::SumOfSixteen(sum) => format!("sixteen cards are worth 12 to 40, not {sum}"),
        Fault::SumOfAll(sum) => format!("all cards are worth 40, not {sum}"),
        Fault::NoAllTricks => "the house rules have nothing for all tricks".to_owned(),
        Fault::AllTricksInATie => "a side with all tricks has won".to_owned(),
        Fault::AllTricksButPoints(side, points) => {
            format!("{} has {points} points, and so a trick", of_side(side))
        }
        Fault::NoSuchSeat => "the table has no such seat".to_owned(),
    }
}

fn of_koetsieren(fault: koetsieren::Fault) -> String {
    use koetsieren::Fault;
    match fault {
        Fault::WrongNumberOfPlayers => "not a number for each player".to_owned(),
        Fault::SaidOutOfRange(seat) => format!("{} did not say 0 to 5", of_seat(seat)),
        Fault::TakenOutOfRange(seat) => format!("{} did not take 0 to 5", of_seat(seat)),
        Fault::SayingsAddToFive => "the sayings add up to five".to_owned(),
        Fault::TakenAddUpTo(sum) => format!("the tricks add up to {sum}, not to five"),
        Fault::UnfinishedNotLast => "only the last deal can wait for its tricks".to_owned(),
        Fault::NoSuchSeat => "the table has no such seat".to_owned(),
    }
}

fn of_kopknack(fault: kopknack::Fault) -> String {
    use kopknack::Fault;
    match fault {
        Fault::NoSuchSeat(_) => "the table has no such seat".to_owned(),
        Fault::WrongPlayers { players } => format!("not tricks of {players} players"),
        Fault::NoTricksToPlay => "fewer than two knocked".to_owned(),
        Fault::TooManyTricks(seat) => format!("{} has more than three tricks", of_seat(seat)),
        Fault::TricksAddUpTo(sum) => format!("the tricks add up to {sum}, not to three"),
        Fault::TransferOfNothing => "a transfer of 0 does nothing".to_owned(),
        Fault::TransferTooLarge => {
            let most = kopknack::Record::LARGEST_TRANSFER;
            format!("a transfer is {most} coins at the most")
        }
        Fault::NotByThree { .. } => "a transfer has to be divisible by three".to_owned(),
        Fault::MoreThanThePot { pot } => format!("only {pot} coins are in the pot"),
        Fault::TooManyCoins => "more coins than can be counted".to_owned(),
    }
}

fn of_side(side: Side) -> &'static str {
    match side {
        Side::One => "side 1",
        Side::Two => "side 2",
    }
}

fn of_seat(seat: Seat) -> String {
    format!("player {}", seat.number())
}
