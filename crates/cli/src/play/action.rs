//! What comes in, and what a screen wants to happen.

use std::time::Duration;

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use talon_lang::Confirmation;
use talon_pieces::DealNumber;
use talon_query::Level;
use talon_rules::{AnyMove, GameName};
use talon_table::{Continuation, SearchGoal, TableKind};

use super::advisor::Reply;

/// What comes in.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The window has this size now.
    Size(u16, u16),
    /// So much time has passed.
    Time(Duration),
    /// A solver has answered, or has failed.
    Reply(Box<Reply>),
}

/// What a screen wants to happen.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Nothing more.
    None,
    /// The end of the program.
    Quit,
    /// The menu of games.
    ToMenu,
    /// To go on with the last game of a kind, or a new one.
    GoOn(TableKind),
    /// To go on with the last match of Curse, or a new one against a player of this level.
    Against(Level),
    /// A new deal, by its number if one is given.
    Deal(TableKind, Option<DealNumber>),
    /// The same deal from the beginning.
    Restart,
    /// The game is given up.
    GiveUp,
    /// A move is taken back.
    Undo,
    /// It is played again.
    Redo,
    /// A move is tried.
    Play(AnyMove),
    /// A line is shown.
    Say(String),
    /// The rules of a game.
    Rules(GameName),
    /// The keys.
    Help,
    /// The figures of a game.
    Statistics(GameName),
    /// A question comes first.
    Ask(Confirmation, Box<Action>),
    /// Who plays against whom.
    AskMode,
    /// Which deal.
    AskNumber(TableKind),
    /// What lies over the screen goes away.
    Close,
    /// The other set of colours for suits.
    FourColours,
    /// A hint, or more of it.
    Hint,
    /// A winning line from the position on the table, or from the one that the review looks at.
    ShowLine,
    /// While a game goes on: the next kind of verdict is shown, or none. After its end: the review.
    VerdictOrReview,
    /// Hints of somebody who knows all cards, or only what the player has seen.
    SwitchHints,
    /// The game continues as a winning line or a review says.
    Continue(Continuation),
    /// How hard a deal is to be.
    AskGrade(TableKind),
    /// A search for a deal that is worth playing.
    Search(TableKind, SearchGoal),
    /// One was found.
    DealWinnable(TableKind, DealNumber),
    /// None was found, and this is said.
    GiveUpSearch(String),
}

/// What is to be played first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// What the player chooses from the menu.
    Menu,
    /// The last game of a kind, or a new one.
    GoOn(TableKind),
    /// A deal by its number.
    Deal(TableKind, DealNumber),
    /// Any deal that can be won.
    Winnable(TableKind),
}
