//! Reasons in Yield.

use talon_rules::yields::Move;

use crate::Rates;

/// The rates of deals that are won.
pub(crate) const RATES: Option<Rates> = Some(Rates { fair: 33, all_cards: 39 });

/// The reason for the adviser's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// A King is only in the way.
    King,
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
    /// The waste's top has no use now, and everything else can wait for the next card.
    CanWait,
    /// This move wins in more of the sampled worlds than the others.
    Best {
        /// The best of the other moves.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        rather_than: Move,
    },
    /// No sampled world can be won; this move brings the most points.
    Hopeless,
    /// All cards are known, but the budget ended the search. This is just a legal move.
    Unfinished,
}

impl Reason {
    /// The id of the lesson that explains the reason; `None` for a reason that needs none.
    pub const fn lesson(&self) -> Option<&'static str> {
        match self {
            Reason::King => Some("Y4"),
            Reason::CanWait => Some("can-wait"),
            Reason::Best { .. } => Some("partners"),
            Reason::Wins { .. } | Reason::MostPoints { .. } | Reason::Hopeless | Reason::Unfinished => None,
        }
    }
}

#[cfg(feature = "serde")]
mod view {
    use talon_rules::Faults;
    use talon_rules::pieces::{Card, Chance};
    use talon_rules::yields::{Layout, View};

    use crate::texts::{AsText, KnownView};

    impl KnownView for View {
        /// The removed cards.
        type Known = Vec<AsText<Card>>;

        fn known(&self) -> Self::Known {
            self.removed().iter().map(AsText).collect()
        }

        fn read(layout: &Layout, removed: Self::Known) -> Result<Self, Faults> {
            // Chance only draws removed cards that nobody has named.
            let removed = removed.into_iter().map(|AsText(card)| card).collect();
            View::read(layout, Some(removed), &mut Chance::from_seed(0))
        }
    }
}
