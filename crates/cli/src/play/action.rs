//! The inputs of the screens, and the actions that they ask for.

use std::time::Duration;

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use talon_app::preferences::Preference;
use talon_app::solvers::Reply;
use talon_hall::Command as MatchCommand;
use talon_learn::Lesson;
use talon_learn::puzzle::{Puzzle, PuzzleId};
use talon_query::{Graded, Level, Line};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyMove, GameName};
use talon_table::{Command, Continuation, Day, SearchGoal, TableKind};

use crate::online::{MatchInput, MatchLink};
use crate::time::today;

/// An input of the screens.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The window was resized: columns and rows.
    Size(u16, u16),
    /// Time has passed.
    Time(Duration),
    /// A solver has answered, or has failed.
    Reply(Box<Reply>),
    /// The connection to a network match brings something.
    Match(Box<MatchInput>),
}

/// An action that a screen asks for.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Do nothing.
    None,
    /// End the program.
    Quit,
    /// Show the menu of games.
    ToMenu,
    /// Continue the last game of a kind, or begin a new one.
    GoOn(TableKind),
    /// Put another game on the table, or make a move.
    Game(GameAction),
    /// Put a saved game on the table and review it.
    ReviewRecord(TableKind, String),
    /// Delete a saved game for ever. The list then marks this line.
    DeleteRecord(String, usize),
    /// Show the list of saved games.
    Archive,
    /// Carry out a command, after a question if it loses something.
    Command(Command),
    /// Carry out a command to which the player has agreed.
    Agreed(Command),
    /// Show a message.
    Say(String),
    /// Show the whole message below the table on a page.
    WholeMessage,
    /// Something about lessons.
    Lesson(LessonAction),
    /// Something about puzzles.
    Puzzle(PuzzleAction),
    /// Something about the network match on the table.
    Match(MatchAction),
    /// Show the rules of a game.
    Rules(GameName),
    /// Show the keys of a game.
    Help(GameName),
    /// Show the statistics of a game.
    Statistics(GameName),
    /// Ask who plays a game.
    AskMode(GameName),
    /// Ask for the number of a deal.
    AskNumber(TableKind),
    /// Close the uppermost screen.
    Close,
    /// Show the settings.
    Settings,
    /// Change a setting to the value this number of steps further.
    Change(Preference, isize),
    /// Ask for the difficulty of the next deal.
    AskGrade(TableKind),
    /// Search for a deal that is worth playing.
    Search(TableKind, SearchGoal),
    /// End the search without a deal, with this message.
    GiveUpSearch(String),
}

impl Action {
    /// The page or the choice of a command that is about a kind of table, whether or not a game of it lies there.
    pub(crate) fn of_page(command: Command, kind: TableKind) -> Action {
        match command {
            Command::DealByNumber => Action::AskNumber(kind),
            Command::NewGradedDeal => Action::AskGrade(kind),
            Command::Daily => Action::Game(GameAction::Daily(kind.game, today())),
            Command::Players => Action::AskMode(kind.game),
            Command::Lessons => Action::Lesson(LessonAction::List(kind.game)),
            Command::Puzzles => Action::Puzzle(PuzzleAction::List(kind.game)),
            Command::Rules => Action::Rules(kind.game),
            Command::Statistics => Action::Statistics(kind.game),
            Command::Archive => Action::Archive,
            Command::Settings => Action::Settings,
            Command::HintKnowledge => Action::Change(Preference::Hints, 1),
            Command::Time => Action::Change(Preference::Time, 1),
            Command::Colours => Action::Change(Preference::Colours, 1),
            Command::Help => Action::Help(kind.game),
            Command::Games => Action::ToMenu,
            _ => Action::None,
        }
    }
}

/// A request of a screen that puts another game on the table, or makes a move.
#[derive(Clone, Debug)]
pub(crate) enum GameAction {
    /// Continue the last match of a game, or begin a new one against a player of this level.
    Against(GameName, Level),
    /// Continue the game of this deal if it was begun, or else put the deal on the table.
    OpenDeal(TableKind, DealNumber),
    /// Put this deal on the table from its beginning, beside the games that are open.
    DealBeside(TableKind, DealNumber),
    /// Put the deal that a search has found on the table.
    DealWinnable(TableKind, DealNumber, Option<Graded>),
    /// Put the deal of a day on the table.
    Daily(GameName, Day),
    /// Put a saved game on the table.
    OpenRecord(TableKind, String),
    /// Continue the game as a winning line or a review says.
    Continue(Continuation),
    /// Try a move.
    Play(AnyMove),
}

/// A request of a screen about lessons.
#[derive(Clone, Debug)]
pub(crate) enum LessonAction {
    /// List the lessons of a game.
    List(GameName),
    /// Begin the lesson of a game with this id.
    Begin(GameName, String),
    /// Note that a lesson is done.
    NoteDone(Box<Lesson>),
}

/// A request of a screen about puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PuzzleAction {
    /// List the puzzles, beginning with those of a game.
    List(GameName),
    /// Begin a puzzle.
    Begin(Box<Puzzle>),
    /// Begin the puzzle of the day.
    BeginOfDay,
    /// Begin the puzzle after this one.
    BeginNext(PuzzleId),
    /// Note that a puzzle is solved.
    NoteSolved(PuzzleId),
    /// Make a puzzle of the end of this line.
    FindMove(Box<Line>),
}

/// A request of a screen at a network match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MatchAction {
    /// Show what the player can do besides moves.
    Menu,
    /// Ask before giving up.
    AskResign,
    /// Send something to the server.
    Send(MatchCommand),
    /// Hide what the other player says, or show it again.
    Mute,
    /// Block the other player, or end that.
    Block,
    /// Show the link of the match.
    ShowLink,
}

/// The first thing on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// The menu.
    Menu,
    /// The last game of a kind, or a new one.
    GoOn(TableKind),
    /// The game of a deal that was begun, or else the deal.
    Deal(TableKind, DealNumber),
    /// A deal from its beginning, though it was begun before.
    DealAgain(TableKind, DealNumber),
    /// The next deal, as the settings say, though another one was begun.
    NewDeal(TableKind),
    /// A saved game, by the name of its record.
    Record(TableKind, String),
    /// Any deal that can be won.
    Winnable(TableKind),
    /// The deal of a day.
    Daily(GameName, Day),
    /// A network match.
    Match {
        /// Its link.
        link: Box<MatchLink>,
        /// True if this program serves it.
        is_hosted: bool,
    },
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// The lessons of a game, or one of them.
    Lessons(GameName, Option<String>),
}
