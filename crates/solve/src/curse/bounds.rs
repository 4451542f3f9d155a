//! Bounds on the value of a position.

/// A lower and an upper bound on the value of a position, both inclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
}

impl Bounds {
    /// The widest bounds: no hand is worth more than eleven tiles and a match (C9).
    pub(super) const ALL: Bounds = Bounds { least: -12, most: 12 };

    /// Bounds that leave only this value.
    #[inline]
    pub(super) fn exactly(value: i8) -> Bounds {
        Bounds { least: value, most: value }
    }

    /// The bounds that follow from a null-window search at `bound` that returned `value`: a lower bound if
    /// the search failed high, an upper bound if it failed low.
    #[inline]
    pub(super) fn from_search(value: i8, bound: i8) -> Bounds {
        if value >= bound {
            Bounds { least: value, ..Bounds::ALL }
        } else {
            Bounds { most: value, ..Bounds::ALL }
        }
    }

    /// The bounds that satisfy both.
    #[inline]
    pub(super) fn and(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// The bounds from the other seat's point of view.
    #[inline]
    pub(super) fn turned(self) -> Bounds {
        Bounds { least: -self.most, most: -self.least }
    }

    /// Returns a value that decides whether the position reaches `bound`, if the bounds suffice for that.
    #[inline]
    pub(super) fn decide(self, bound: i8) -> Option<i8> {
        if self.least >= bound {
            Some(self.least)
        } else if self.most < bound {
            Some(self.most)
        } else {
            None
        }
    }
}
