//! Reasons in Curse of the Doublet.

use talon_rules::curse::Seat;

/// The reason for a player's move: one that can be given from the tiles on the table, from the passes and from the
/// player's own tiles, without showing them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// No other move is legal.
    OnlyMove,
    /// The seat that leads has the better chances.
    LeadingIsBetter,
    /// The tile is the last one.
    GoesOut {
        /// The points that this makes.
        points: u8,
    },
    /// It makes a match, and the same seat plays again.
    PlaysAgain {
        /// The number that matches.
        number: u8,
    },
    /// The other seat has passed on all numbers that are open then, so it will pass again.
    CannotBeAnswered {
        /// The seat that passed.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        seat: Seat,
        /// The numbers that are open then, lowest first.
        numbers: Vec<u8>,
    },
    /// The other seat has passed on a number that is open then, so it cannot play there.
    ClosesAnEnd {
        /// The seat that passed.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        seat: Seat,
        /// The number.
        number: u8,
    },
    /// Few of the tiles that the other seat may hold fit the ends that are open then.
    FewAnswers {
        /// Number of tiles that fit.
        answers: u8,
        /// Number of tiles that the other seat may hold.
        possible: u8,
    },
    /// A doublet needs one exact end, and this one is gone now.
    RidOfDoublet {
        /// Its number.
        number: u8,
    },
    /// Most of the tiles that stay in the hand fit then.
    KeepsGoing {
        /// Number of tiles that fit.
        joinable: u8,
        /// Number of tiles that stay in the hand.
        held: u8,
    },
    /// Nothing in particular speaks for it, but it came out best.
    BestOnAverage,
}

impl Reason {
    /// The id of the lesson that explains the reason; `None` for a reason that needs none.
    pub const fn lesson(&self) -> Option<&'static str> {
        match self {
            Reason::GoesOut { .. } => Some("C9"),
            Reason::PlaysAgain { .. } => Some("chain"),
            Reason::CannotBeAnswered { .. } | Reason::ClosesAnEnd { .. } => Some("passed-on"),
            Reason::FewAnswers { .. } => Some("few-answers"),
            Reason::RidOfDoublet { .. } => Some("doublet"),
            Reason::KeepsGoing { .. } => Some("keeps-going"),
            Reason::LeadingIsBetter => Some("C2"),
            Reason::OnlyMove => Some("C6"),
            Reason::BestOnAverage => None,
        }
    }
}

#[cfg(feature = "serde")]
mod view {
    use talon_rules::Faults;
    use talon_rules::curse::{Layout, Seat, View};

    use crate::texts::{AsText, KnownView};

    impl KnownView for View {
        /// The seat.
        type Known = AsText<Seat>;

        fn known(&self) -> AsText<Seat> {
            AsText(self.seat())
        }

        fn read(layout: &Layout, AsText(seat): AsText<Seat>) -> Result<Self, Faults> {
            View::read(layout, seat)
        }
    }
}
