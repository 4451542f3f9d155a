/// Between what the value of a position lies, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
}

impl Bounds {
    /// No hand is worth more than eleven tiles and a match (C9).
    pub(super) const ALL: Bounds = Bounds { least: -12, most: 12 };

    /// Exactly this value.
    #[inline]
    pub(super) fn exactly(value: i8) -> Bounds {
        Bounds { least: value, most: value }
    }

    /// What is known when the value is compared with `bound` and `found`: at least what was found if that
    /// reaches the bound, and at most what was found if not.
    #[inline]
    pub(super) fn from_search(found: i8, bound: i8) -> Bounds {
        if found >= bound {
            Bounds { least: found, ..Bounds::ALL }
        } else {
            Bounds { most: found, ..Bounds::ALL }
        }
    }

    /// Both hold.
    #[inline]
    pub(super) fn and(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// The same, seen from the other seat.
    #[inline]
    pub(super) fn turned(self) -> Bounds {
        Bounds { least: -self.most, most: -self.least }
    }

    /// The value as far as it matters to `bound`, if that is known: whether it reaches the bound.
    #[inline]
    pub(super) fn decide(self, bound: i8) -> Option<i8> {
        if self.least >= bound { Some(self.least) } else { (self.most < bound).then_some(self.most) }
    }
}
