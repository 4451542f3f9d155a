//! Reasons in Lady Jane.

use talon_rules::lady_jane::Move;

use crate::Rates;

/// The rates of deals that are won.
pub(crate) const RATES: Option<Rates> = Some(Rates { fair: 51, all_cards: 83 });

/// The reason for the adviser's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// All cards are known, and this move begins a winning line.
    Wins {
        /// Number of moves in the line.
        moves: usize,
    },
    /// All cards are known, nothing wins any more, and this move leads to the most points.
    MostPoints {
        /// Points at the end.
        points: u32,
    },
    /// The tableau does not need a card any more, which goes up or is on its way there.
    Safe,
    /// Only one move brings anything new.
    Only {
        /// That move, which may need others before it.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        towards: Move,
    },
    /// Of the moves that cannot be reversed, quick games win most often after this one, or bring the most points if
    /// none wins.
    Best {
        /// That move, which may need others before it.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        towards: Move,
        /// The best of the other moves that cannot be reversed.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        rather_than: Move,
    },
    /// Nothing new can be seen any more: cards that can go up do so.
    Stuck,
}

impl Reason {
    /// The id of the lesson that explains the reason; `None` for a reason that needs none.
    pub const fn lesson(&self) -> Option<&'static str> {
        match self {
            Reason::Safe => Some("safe"),
            Reason::Only { .. } | Reason::Best { .. } => Some("turns-up"),
            Reason::Stuck => Some("L8"),
            Reason::Wins { .. } | Reason::MostPoints { .. } => None,
        }
    }
}

#[cfg(feature = "serde")]
mod view {
    use talon_rules::Faults;
    use talon_rules::lady_jane::{Layout, View};

    use crate::texts::KnownView;

    impl KnownView for View {
        type Known = ();

        fn known(&self) {}

        fn read(layout: &Layout, (): ()) -> Result<Self, Faults> {
            View::read(layout)
        }
    }
}
