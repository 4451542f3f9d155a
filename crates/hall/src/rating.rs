//! Ratings by Glicko-2: M. E. Glickman, Example of the Glicko-2 system, 2013.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use talon_query::Level;
use talon_rules::curse::Seat;

/// The rating of a player. A new player has 1500 with a deviation of 350.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// The variation of the player's results.
    pub volatility: f64,
}

/// A result that changes ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The winner.
    pub winner: Seat,
    /// The ratings of south and north if a bot plays there, which do not change.
    pub bots: [Option<Rating>; 2],
}

impl Rating {
    /// The rating of a level, a fixed point of the scale: of matches to 11 points, one with 200 points more wins 76 of
    /// 100. `docs/results/OPPONENTS.md` has the matches that the ratings come from.
    pub const fn of_level(level: Level) -> Rating {
        let rating = match level {
            Level::Novice => 736.0,
            Level::Casual => 1049.0,
            Level::Club => 1360.0,
            Level::Strong => 1675.0,
            Level::Best => 1999.0,
        };
        Rating { rating, deviation: 30.0, volatility: 0.06 }
    }

    /// The rating of a player without matches.
    pub const NEW: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The rating after a match against an opponent who had this rating before it.
    ///
    /// # Examples
    /// ```
    /// use talon_hall::Rating;
    ///
    /// let winner = Rating::NEW.after(&Rating::NEW, true);
    /// assert_eq!(winner.rating.round(), 1662.0);
    /// assert!(winner.deviation < Rating::NEW.deviation);
    /// ```
    #[must_use]
    pub fn after(&self, opponent: &Rating, won: bool) -> Rating {
        let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&self.glicko2(), &opponent.glicko2(), &outcome, &Glicko2Config::new());
        Rating { rating: after.rating, deviation: after.deviation, volatility: after.volatility }
    }

    fn glicko2(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }
}

#[cfg(test)]
mod tests {
    use talon_query::Level::{self, Best, Casual, Club, Novice, Strong};

    use super::*;

    /// The matches between levels in `docs/results/OPPONENTS.md`: how many the first one won, and of how many.
    const MATCHES: [(Level, Level, f64, f64); 7] = [
        (Casual, Novice, 1690.0, 2000.0),
        (Club, Casual, 1689.0, 2000.0),
        (Strong, Club, 1714.0, 2000.0),
        (Best, Strong, 433.0, 500.0),
        (Club, Novice, 1965.0, 2000.0),
        (Strong, Casual, 1946.0, 2000.0),
        (Strong, Novice, 1998.0, 2000.0),
    ];

    /// The share of matches that a rating wins against another that is this much lower.
    fn expected(difference: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
    }

    /// Maximum likelihood in the model of R. A. Bradley and M. E. Terry: Rank analysis of incomplete block designs,
    /// Biometrika 39, 1952; `best` has 1999.
    #[test]
    fn the_ratings_of_the_levels_follow_from_their_matches() {
        let mut ratings = [1999.0; 5];
        for _ in 0..10_000 {
            let mut steps = [(0.0, 0.0); 5];
            for (winner, loser, won, count) in MATCHES {
                let (winner, loser) = (winner as usize, loser as usize);
                let chance = expected(ratings[winner] - ratings[loser]);
                for (level, surprise) in [(winner, won - count * chance), (loser, count * chance - won)] {
                    steps[level].0 += surprise;
                    steps[level].1 += count * chance * (1.0 - chance);
                }
            }
            for (rating, (surprise, weight)) in ratings.iter_mut().zip(steps) {
                *rating += 80.0 * surprise / weight;
            }
            let best = ratings[Best as usize];
            ratings.iter_mut().for_each(|rating| *rating += 1999.0 - best);
        }
        let fixed = Level::ALL.map(|level| Rating::of_level(level).rating);
        assert_eq!(ratings.map(f64::round), fixed);
    }

    #[test]
    fn a_match_changes_the_rating_that_a_player_has() {
        let both = Rating { rating: 2000.0, deviation: 50.0, volatility: 0.05 };
        let [won, lost] = [true, false].map(|won| both.after(&both, won));
        for (after, range) in [(won, 2000.0..2020.0), (lost, 1980.0..2000.0)] {
            assert!(range.contains(&after.rating) && (45.0..55.0).contains(&after.deviation), "{after:?}");
            assert!((after.volatility - 0.05).abs() < 0.001, "{after:?}");
        }
        let surprise = both.after(&Rating { rating: 2400.0, ..both }, true);
        assert!(surprise.rating > won.rating, "{surprise:?}");
    }

    #[test]
    fn who_wins_against_a_stronger_bot_gains_more() {
        let after = Level::ALL.map(|level| Rating::NEW.after(&Rating::of_level(level), true).rating);
        assert!(after.is_sorted() && after[0] > 1500.0, "{after:?}");
    }
}
