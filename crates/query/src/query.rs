use talon_rules::AnyGame;

use crate::Level;

/// A query about a position, to a solver or to a player who cannot peek.
///
/// Queries and answers are plain values: the code that shows a game hands the query to another thread or to a worker
/// in a browser, and the answer back to whatever waits for it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Query {
    /// The position, with everything that is hidden from the players.
    #[cfg_attr(feature = "serde", serde(with = "crate::texts::position"))]
    pub position: AnyGame,
    /// What to find.
    pub goal: Goal,
    /// How much the answer may cost.
    pub effort: Effort,
}

/// What to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Goal {
    /// A way to win, or that there is none.
    Win,
    /// The line with the most points.
    MostPoints,
    /// The move of a player who cannot peek, in the seat to move of a two-player game.
    Choice {
        /// How well it plays.
        level: Level,
        /// Decides its choice together with what it sees.
        seed: u64,
    },
    /// The move of the fair adviser, who sees no more than the player.
    Advice,
    /// How often the fair adviser wins from here, in a sample of the possible worlds.
    Odds {
        /// Number of worlds that have been counted already.
        from: u32,
    },
    /// How hard a deal is.
    Grade,
    /// The value of each play of the seat to move in a two-player game, with partial and with perfect information.
    Judgement,
}

/// How much an answer may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Effort {
    /// Without a noticeable wait: less than a tenth of a second.
    Prompt,
    /// One of many: a fraction of a second.
    Brief,
    /// The player waits for this one: some seconds.
    Thorough,
    /// The answer must be the same everywhere and always: the limit is a number of positions, not a time.
    Counted,
}

impl Effort {
    /// How long a caller with a clock lets a search continue, in milliseconds.
    pub fn milliseconds(self) -> u32 {
        match self {
            // The rest of the tenth is for the way to a worker and back, and for the work between two looks at
            // the clock.
            Effort::Prompt => 70,
            Effort::Brief => 400,
            Effort::Thorough => 10_000,
            Effort::Counted => u32::MAX,
        }
    }

    /// Number of positions that a search may look at.
    pub fn nodes(self) -> u64 {
        match self {
            Effort::Brief => 1_000_000,
            Effort::Prompt | Effort::Thorough => u64::MAX,
            Effort::Counted => 200_000,
        }
    }
}

impl Query {
    /// Whether a position can be won, and how.
    pub fn can_be_won(position: AnyGame, effort: Effort) -> Query {
        Query { position, goal: Goal::Win, effort }
    }

    /// The most points that are possible from a position.
    pub fn most_points(position: AnyGame, effort: Effort) -> Query {
        Query { position, goal: Goal::MostPoints, effort }
    }

    /// The move of a player of this level in the seat to move. Its level says how long it thinks, so that it makes
    /// the same move on every machine that is fast enough.
    pub fn choice(position: AnyGame, level: Level, seed: u64) -> Query {
        Query { position, goal: Goal::Choice { level, seed }, effort: Effort::Prompt }
    }

    /// The fair adviser's move in a position.
    pub fn advice(position: AnyGame) -> Query {
        Query { position, goal: Goal::Advice, effort: Effort::Thorough }
    }

    /// How often the fair adviser wins from a position, counted from this world on.
    pub fn odds(position: AnyGame, from: u32) -> Query {
        Query { position, goal: Goal::Odds { from }, effort: Effort::Thorough }
    }

    /// How hard a deal is, before its first move.
    pub fn grade(deal: AnyGame) -> Query {
        Query { position: deal, goal: Goal::Grade, effort: Effort::Thorough }
    }

    /// The value of each play in a position of a two-player game.
    pub fn judgement(position: AnyGame) -> Query {
        Query { position, goal: Goal::Judgement, effort: Effort::Thorough }
    }
}
