//! The list of the games, and what can be said of any of them without knowing which.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Game, Kind, Sheet};

pub use super::coinche::Coinche;
pub use super::couillon::Couillon;
pub use super::koetsieren::Koetsieren;
pub use super::kopknack::Kopknack;

/// Hands the list of the games to a macro: a new game is one name here.
macro_rules! games {
    ($macro:ident!($($rest:tt)*)) => {
        $macro! { [Coinche Couillon Koetsieren Kopknack] $($rest)* }
    };
}

/// An enum with one variant a game, each around that game's own type.
macro_rules! any {
    ([$($game:ident)*] $(#[$meta:meta])* $name:ident of $of:ident) => {
        $(#[$meta])*
        pub enum $name {
            $($game($of<$crate::domain::registry::$game>)),*
        }

        impl $name {
            /// Which game it is of.
            pub fn game(&self) -> $crate::domain::GameName {
                match self {
                    $($name::$game(_) => $crate::domain::GameName::$game),*
                }
            }
        }

        $(impl From<$of<$crate::domain::registry::$game>> for $name {
            fn from(it: $of<$crate::domain::registry::$game>) -> Self {
                $name::$game(it)
            }
        }

        impl TryFrom<$name> for $of<$crate::domain::registry::$game> {
            type Error = $name;

            /// Gives it back when it is of another game.
            fn try_from(any: $name) -> Result<Self, $name> {
                match any {
                    $name::$game(it) => Ok(it),
                    other => Err(other),
                }
            }
        })*
    };
}

/// Does the same whichever game it is.
macro_rules! each {
    ([$($game:ident)*] $any:expr, $name:ident, $it:pat => $body:expr) => {
        match $any {
            $($name::$game($it) => $body),*
        }
    };
}

/// The same of another enum of one variant a game, whichever game it is.
macro_rules! map {
    ([$($game:ident)*] $any:expr, $name:ident to $other:ident, $it:pat => $body:expr) => {
        match $any {
            $($name::$game($it) => $other::$game($body)),*
        }
    };
}

/// Does the same whichever game both are of; `None` when they are not of the same game.
macro_rules! both {
    ([$($game:ident)*] ($a:expr, $name:ident, $one:pat), ($b:expr, $other:ident, $two:pat) => $body:expr) => {
        match ($a, $b) {
            $(($name::$game($one), $other::$game($two)) => Some($body),)*
            _ => None,
        }
    };
}

/// The names of the games.
macro_rules! names {
    ([$($game:ident)*]) => {
        /// Names a game, in files and among them.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum GameName {
            #[default]
            $($game),*
        }

        impl GameName {
            pub const ALL: &[GameName] = &[$(GameName::$game),*];
        }
    };
}

/// Does the same for whichever game it names, with the game's type under a name of the caller's.
macro_rules! named {
    ([$($game:ident)*] $name:expr, $type:ident => $body:expr) => {
        match $name {
            $($crate::domain::GameName::$game => {
                type $type = $crate::domain::registry::$game;
                $body
            })*
        }
    };
}

games!(names!());

impl GameName {
    /// The game's standard house rules.
    pub fn rules(self) -> AnyRules {
        games!(named!(self, Named => AnyRules::from(RulesOf::<Named>::default())))
    }

    /// How many players there can be.
    pub fn seats(self) -> RangeInclusive<usize> {
        games!(named!(self, Named => Named::SEATS))
    }

    /// How many players a new sheet has.
    pub fn usual_seats(self) -> usize {
        games!(named!(self, Named => Named::USUAL_SEATS))
    }

    /// Whether the players sit in two sides.
    pub fn has_sides(self) -> bool {
        games!(named!(self, Named => Named::HAS_SIDES))
    }

    /// The kinds of entry that a sheet can have, deals first.
    pub fn kinds(self) -> &'static [Kind] {
        games!(named!(self, Named => Named::KINDS))
    }
}

/// The house rules of a game.
pub type RulesOf<G> = <G as Game>::Rules;

games!(any!(
    /// A sheet of any game.
    #[derive(Clone, Debug, PartialEq)]
    AnySheet of Sheet
));

games!(any!(
    /// House rules of any game.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "game", rename_all = "kebab-case")]
    AnyRules of RulesOf
));

pub(crate) use {any, both, each, games, map, named};
