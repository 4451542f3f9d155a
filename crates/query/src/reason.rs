use crate::{doublets, lady_jane, yields};

/// The reason for an adviser's move in any patience.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AnyReason {
    /// In Doublets.
    Doublets(doublets::Reason),
    /// In Yield.
    Yield(yields::Reason),
    /// In Lady Jane.
    LadyJane(lady_jane::Reason),
}

/// Writes the conversion from the reason of each patience.
macro_rules! from_reasons {
    ($($game:ident: $module:ident),+) => {
        $(impl From<$module::Reason> for AnyReason {
            fn from(reason: $module::Reason) -> AnyReason {
                AnyReason::$game(reason)
            }
        })+
    };
}

from_reasons!(Doublets: doublets, Yield: yields, LadyJane: lady_jane);

impl AnyReason {
    /// The most points that are still possible, if all cards are known and nothing wins any more.
    pub fn most_points(self) -> Option<u32> {
        match self {
            AnyReason::Doublets(doublets::Reason::MostPoints { points })
            | AnyReason::Yield(yields::Reason::MostPoints { points })
            | AnyReason::LadyJane(lady_jane::Reason::MostPoints { points }) => Some(points),
            _ => None,
        }
    }
}
