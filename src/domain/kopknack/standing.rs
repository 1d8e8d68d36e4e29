use crate::domain::{Direction, Seat};

/// How the money stands between two entries. The balances and the pot always add up to zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What each player has won (below 0: lost) so far, by seat (coins).
    pub balances: Vec<i32>,
    /// What lies in the pot (coins), never below 0.
    pub pot: i32,
    /// What each player has paid into the present pot as doubles, by seat (coins): those since the pot was last taken,
    /// less what the player took back out of it.
    pub doubles: Vec<i32>,
    /// Who dealt the last deal; `None` before the first.
    pub last_dealer: Option<Seat>,
    /// Whether an ending stands among the entries so far.
    pub ended: bool,
}

impl Standing {
    /// More coins than this (either way) no balance and no pot can be.
    pub const MOST_COINS: i32 = 999_999_999;

    /// Before the first entry, at a table of so many players.
    pub fn opening(players: usize) -> Standing {
        let players = players.min(usize::from(Seat::MOST));
        Standing {
            balances: vec![0; players],
            pot: 0,
            doubles: vec![0; players],
            last_dealer: None,
            ended: false,
        }
    }

    /// How many players sit at the table.
    pub fn players(&self) -> usize {
        self.balances.len()
    }

    /// Whether the table has this seat.
    pub fn has(&self, seat: Seat) -> bool {
        seat.index() < self.players()
    }

    /// Every seat of the table, the first one first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map_while(Seat::from_index)
    }

    /// What that player has won so far (coins); 0 for a seat that the table does not have.
    pub fn balance(&self, seat: Seat) -> i32 {
        self.balances.get(seat.index()).copied().unwrap_or(0)
    }

    /// What that player has paid into the present pot as doubles (coins).
    pub fn doubled(&self, seat: Seat) -> i32 {
        self.doubles.get(seat.index()).copied().unwrap_or(0)
    }

    /// How much of the pot was paid as doubles (coins).
    pub fn doubled_in_all(&self) -> i32 {
        let sum = |sum: i32, double: &i32| sum.saturating_add(*double);
        self.doubles.iter().fold(0, sum).min(self.pot)
    }

    /// The session has ended and nothing lies in the pot: what is left are payments between players.
    pub fn is_settled(&self) -> bool {
        self.ended && self.pot == 0
    }

    /// Every seat of the table, beginning at the last dealer's left; before the first deal at whose deal it is.
    pub(super) fn seats_from_the_left(&self, dealer: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        let left = move |seat: Seat| seat.next(players, Direction::Clockwise);
        let dealer = Some(dealer).filter(|dealer| self.has(*dealer));
        let first = self.last_dealer.map(left).or(dealer);
        std::iter::successors(first.or(Some(Seat::FIRST)), move |seat| Some(left(*seat)))
            .take(players)
    }
}
