use talon_rules::AnyView;

use crate::{Level, Line};

/// A query to a solver that sees all cards, or to a player who cannot peek.
///
/// A solver is given a [`Line`], the game from its start. A player is given the view of a seat and nothing else, so
/// that it cannot know more than a player at the table.
///
/// Queries and answers are plain values: the code that shows a game hands the query to another thread or to a worker
/// in a browser, and the answer back to whatever waits for it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Query {
    /// The question whether a position can be won, and how.
    Win {
        /// The game up to the position.
        line: Line,
        /// The effort that the answer may cost.
        effort: Effort,
    },
    /// The moves that lead to the most points.
    MostPoints {
        /// The game up to the position.
        line: Line,
        /// The effort that the answer may cost.
        effort: Effort,
    },
    /// The question how hard a deal is.
    Grade {
        /// The deal before its first move.
        deal: Line,
    },
    /// The value of each play of the seat to move in a two-player game, with partial and with perfect information.
    Judgement {
        /// The game up to the position.
        line: Line,
    },
    /// An opponent's move. Its level says how long it thinks, so that it makes the same move on every machine that is
    /// fast enough.
    Choice {
        /// The view of the seat to move.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::view"))]
        view: AnyView,
        /// The level of the opponent.
        level: Level,
        /// Decides the choice together with the view.
        seed: u64,
    },
    /// The fair adviser's move.
    Advice {
        /// The view of the player.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::view"))]
        view: AnyView,
    },
    /// The question how often the fair adviser wins, in a sample of the worlds that look like the view.
    Odds {
        /// The view of the player.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::view"))]
        view: AnyView,
        /// Number of worlds that have been counted already.
        from: u32,
    },
}

/// The effort that an answer may cost.
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

impl Query {
    /// The effort that the answer may cost.
    pub fn effort(&self) -> Effort {
        match self {
            Query::Win { effort, .. } | Query::MostPoints { effort, .. } => *effort,
            Query::Choice { .. } => Effort::Prompt,
            Query::Grade { .. } | Query::Judgement { .. } | Query::Advice { .. } | Query::Odds { .. } => {
                Effort::Thorough
            }
        }
    }
}

impl Effort {
    /// The time that a caller with a clock lets a search continue, in milliseconds.
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
