use talon_query::{AnyReason, curse};
use talon_rules::AnyMove;
use talon_rules::pieces::{Card, Tile};

use super::odds::OddsCount;
use crate::Spot;

/// The source of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HintSource {
    /// A solver that sees all cards of a patience.
    Solver,
    /// The adviser of a patience, who sees what the player has seen.
    Adviser,
    /// The best opponent in a game between two, who sees what the player has seen.
    Opponent {
        /// The seed of the opponent's choice.
        seed: u64,
    },
}

/// The part of a hint that has been given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum HintStage {
    /// That there is something to gain, or nothing.
    Something,
    /// The piece to move.
    Which,
    /// The place where the piece goes.
    Where,
    /// The reason.
    Why,
}

/// The outcome that a hint or a winning line leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintFinding {
    /// The answer has not come yet.
    Looking,
    /// The solver ran out of time.
    Unknown,
    /// The game is lost, and no more points can be had.
    NothingToGain,
    /// A win.
    Win,
    /// No win, but more points.
    Points {
        /// The points at the end of the line.
        points: u32,
        /// True if more are out of reach. Otherwise the solver ran out of time.
        is_exact: bool,
    },
    /// The move of an adviser or an opponent, who sees what the player has seen.
    Advised,
}

/// The reason for the move of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HintReason {
    /// The solver still compares it with the other moves.
    Looking,
    /// It is the only legal move.
    OnlyMove,
    /// It is the only move that keeps the win.
    OnlyWin,
    /// Every move keeps the win.
    EveryMoveWins,
    /// `keep` of `all` legal moves keep the win.
    SomeMovesWin {
        /// Number of moves that keep the win, this one included.
        keep: usize,
        /// Number of legal moves.
        all: usize,
    },
    /// It keeps the win. The solver ran out of time for the other moves.
    KeepsWin,
    /// It leads to the most points.
    Points {
        /// The points.
        points: u32,
        /// True if more are out of reach. Otherwise the solver ran out of time.
        is_exact: bool,
    },
    /// The fair adviser makes it.
    Adviser {
        /// The adviser's reason.
        reason: AnyReason,
        /// The number of games that the adviser wins from here, as far as that has been counted.
        odds: Option<OddsCount>,
    },
    /// The best opponent makes it.
    Opponent(curse::Reason),
}

/// A hint as it is shown: its text, and the spots to mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownHint {
    /// The message of the hint.
    pub text: HintText,
    /// The spot where the move begins, once the hint says so.
    pub from: Option<Spot>,
    /// The spot where the move ends, once the hint says so and if it carries a piece.
    pub to: Option<Spot>,
    /// The move, once the hint says where the piece goes.
    pub advised: Option<AnyMove>,
    /// The solver or adviser that gives the hint.
    pub source: HintSource,
    /// The effect of asking once more.
    pub next: NextPress,
}

/// The effect of asking for a hint once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextPress {
    /// Nothing: no move is known.
    Nothing,
    /// It gives the next stage.
    Tell,
    /// It plays the move.
    Play,
}

/// The message of a hint at one of its stages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HintText {
    /// That there is something to gain, or nothing.
    Finding(HintFinding),
    /// The card to move.
    Card(Card),
    /// The tile to play.
    Tile(Tile),
    /// The move begins at the stock.
    Stock,
    /// The move.
    Move(AnyMove),
    /// The reason for this move.
    Reason(HintReason),
}

impl HintSource {
    /// The stage at which a hint begins. An opponent always has a move.
    pub(super) fn first_stage(self) -> HintStage {
        match self {
            HintSource::Solver | HintSource::Adviser => HintStage::Something,
            HintSource::Opponent { .. } => HintStage::Which,
        }
    }
}
