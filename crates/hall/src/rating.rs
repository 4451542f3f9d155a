//! Ratings by Glicko-2: M. E. Glickman, Example of the Glicko-2 system, 2013.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The rating of a player. A new player has 1500 with a deviation of 350.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// How much the player's results vary.
    pub volatility: f64,
}

impl Rating {
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
