//! Reasons in Doublets.

use talon_rules::pieces::Card;

use crate::Rates;

/// The rates of deals that are won.
pub(crate) const RATES: Option<Rates> = Some(Rates { fair: 99, all_cards: 99 });

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
    /// The foundation wants the waste's top card soon enough to take it now.
    WantedSoon {
        /// The card.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        card: Card,
        /// Number of cards that go to the foundation before it wants one more of this rank than the reserve holds.
        plays: u32,
    },
    /// Nothing is taken yet: turning cards shows where they lie, and they come round again.
    LooksOn,
}

impl Reason {
    /// The id of the lesson that explains the reason; `None` for a reason that needs none.
    pub const fn lesson(&self) -> Option<&'static str> {
        match self {
            Reason::WantedSoon { .. } => Some("wanted-soon"),
            Reason::LooksOn => Some("looks-on"),
            Reason::Wins { .. } | Reason::MostPoints { .. } => None,
        }
    }
}

#[cfg(feature = "serde")]
mod view {
    use talon_rules::Faults;
    use talon_rules::doublets::{Layout, View};

    use crate::texts::KnownView;

    impl KnownView for View {
        type Known = ();

        fn known(&self) {}

        fn read(layout: &Layout, (): ()) -> Result<Self, Faults> {
            View::read(layout)
        }
    }
}
