//! Players who look for an opponent, and who fits whom.

use serde::{Deserialize, Serialize};

use crate::{ClockSettings, MatchId, PlayerId, Rating, Settings, Time};

/// The difference of two ratings that is never too large.
const CLOSE: f64 = 300.0;

/// By how much the difference can grow with each second that one of two players has waited.
const WIDER: f64 = 30.0;

/// The most players that a seek can block.
pub const MOST_BLOCKED: usize = 100;

/// The clock of a paired match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// [`ClockSettings::NORMAL`].
    Normal,
    /// [`ClockSettings::CALM`].
    Calm,
}

/// A wish for an opponent: the body of `POST /api/seeks`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The clock of the match.
    pub pace: Pace,
    /// The players with whom this one is never paired, at most [`MOST_BLOCKED`].
    #[serde(default)]
    pub blocked: Vec<PlayerId>,
}

/// The result of a wish: the answer to `POST /api/seeks`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The match; `None` if there is no opponent yet. The player asks again then.
    pub game: Option<MatchId>,
}

/// A player who looks for an opponent, as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OpenSeek {
    /// The player's name.
    pub name: String,
    /// The rating, rounded; `None` before the first rated match.
    pub rating: Option<u32>,
    /// The clock of the match.
    pub pace: Pace,
}

/// A player who looks for an opponent.
#[derive(Clone, PartialEq, Debug)]
pub struct Seek {
    /// The player.
    pub player: PlayerId,
    /// The player's rating.
    pub rating: Rating,
    /// The wish of the player.
    pub wish: Wish,
    /// Since when.
    pub since: Time,
}

impl Pace {
    /// The settings of two players who are paired.
    pub const fn settings(self) -> Settings {
        let clock = match self {
            Pace::Normal => ClockSettings::NORMAL,
            Pace::Calm => ClockSettings::CALM,
        };
        Settings { clock: Some(clock), ..Settings::PAIRED }
    }
}

impl Seek {
    /// The player to pair this one with: of those who fit, the one with the closest rating. Any rating fits in the end,
    /// because the difference can grow while players wait.
    ///
    /// # Examples
    /// ```
    /// use talon_hall::{Pace, PlayerId, Rating, Seek, Time, Wish};
    ///
    /// let seek = |id, rating| Seek {
    ///     player: PlayerId::new([id; 16]),
    ///     rating: Rating { rating, ..Rating::NEW },
    ///     wish: Wish { pace: Pace::Normal, blocked: Vec::new() },
    ///     since: Time::from_ms(0),
    /// };
    /// let (mine, others) = (seek(1, 1500.0), [seek(2, 1790.0), seek(3, 1250.0)]);
    /// assert_eq!(mine.partner(&others, Time::from_ms(0)), Some(&others[1]));
    /// ```
    pub fn partner<'a>(&self, others: impl IntoIterator<Item = &'a Seek>, now: Time) -> Option<&'a Seek> {
        let fitting = others.into_iter().filter(|other| self.fits(other, now));
        fitting.min_by(|a, b| self.difference(a).total_cmp(&self.difference(b)).then(a.since.cmp(&b.since)))
    }

    fn fits(&self, other: &Seek, now: Time) -> bool {
        let is_blocked =
            self.wish.blocked.contains(&other.player) || other.wish.blocked.contains(&self.player);
        let waited = now.since(self.since.min(other.since)) / 1_000;
        let most = CLOSE + WIDER * f64::from(u32::try_from(waited).unwrap_or(u32::MAX));
        self.player != other.player
            && self.wish.pace == other.wish.pace
            && !is_blocked
            && self.difference(other) <= most
    }

    fn difference(&self, other: &Seek) -> f64 {
        (self.rating.rating - other.rating.rating).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seek(id: u8, rating: f64, since: u64) -> Seek {
        Seek {
            player: PlayerId::new([id; 16]),
            rating: Rating { rating, ..Rating::NEW },
            wish: Wish { pace: Pace::Normal, blocked: Vec::new() },
            since: Time::from_ms(since),
        }
    }

    #[test]
    fn a_pace_is_a_clock() {
        let clocks = [Pace::Normal, Pace::Calm].map(|pace| pace.settings().clock);
        assert_eq!(clocks, [ClockSettings::NORMAL, ClockSettings::CALM].map(Some));
    }

    #[test]
    fn nobody_is_paired_with_another_pace_with_a_blocked_player_or_alone() {
        let (mine, now) = (seek(1, 1500.0, 0), Time::from_ms(0));
        let calm = |seek: Seek| Seek { wish: Wish { pace: Pace::Calm, ..seek.wish }, ..seek };
        let blocking = |seek: Seek, id| Seek {
            wish: Wish { blocked: vec![PlayerId::new([id; 16])], ..seek.wish },
            ..seek
        };
        let other = seek(2, 1500.0, 0);
        assert_eq!(mine.partner([&other], now), Some(&other));
        for (mine, other) in [
            (mine.clone(), mine.clone()),
            (mine.clone(), calm(other.clone())),
            (blocking(mine.clone(), 2), other.clone()),
            (mine.clone(), blocking(other.clone(), 1)),
        ] {
            assert_eq!(mine.partner([&other], now), None, "{mine:?} and {other:?}");
        }
    }

    #[test]
    fn a_far_rating_fits_after_a_while_and_the_closest_is_first() {
        let mine = seek(1, 1500.0, 20_000);
        let others = [seek(2, 2100.0, 20_000), seek(3, 900.0, 20_000), seek(4, 900.0, 19_000)];
        for (now, expected) in [(20_000, None), (28_000, None), (29_000, Some(4)), (30_000, Some(4))] {
            let partner = mine.partner(&others, Time::from_ms(now));
            assert_eq!(partner.map(|seek| seek.player.bytes()[0]), expected, "{now}");
        }
    }
}
