//! The table of commands: everything that a player can ask for besides moves, with its key, its words, and its help.
//!
//! The terminal, plain mode and the browser all read it, so a key or a word means the same everywhere, and every help
//! page lists what there is.

use talon_rules::GameName;
use talon_rules::pieces::DealNumber;

use crate::{Session, Store, TableKind};

/// Declares the commands, one row each: group, key, id of the name, id of the help text, and lines of plain mode.
macro_rules! commands {
    ($($(#[$about:meta])* $command:ident: $group:ident, $key:expr, $label:literal, $help:literal, [$($words:literal),*];)+) => {
        /// A command.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Command {
            $($(#[$about])* $command,)+
        }

        impl Command {
            /// All commands, in the order of help pages: group by group.
            pub const ALL: [Command; ROWS.len()] = [$(Command::$command),+];
        }

        /// The rows, in the order of the commands.
        const ROWS: &[Row] = &[$(Row {
            group: CommandGroup::$group,
            key: $key,
            label: $label,
            help: $help,
            words: &[$($words),*],
        }),+];
    };
}

commands! {
    /// Take back a move.
    Undo: Position, Some('u'), "command-undo", "command-undo-help", ["undo", "u"];
    /// Play again a move that was taken back.
    Redo: Position, Some('r'), "command-redo", "command-redo-help", ["redo", "r"];
    /// Send a card to its foundation.
    Home: Position, Some('f'), "command-home", "command-home-help", [];
    /// Make all moves at once that need no thought.
    Sweep: Position, Some('F'), "command-sweep", "command-sweep-help", ["all", "f"];
    /// Let the opponent begin the next hand of the match.
    NextHand: Position, Some('1'), "spot-next", "command-next-hand-help", [];
    /// List what lies where.
    Board: Position, None, "command-board", "command-board-help", ["board", "b"];
    /// List the legal moves.
    Moves: Position, None, "command-moves", "command-moves-help", ["moves", "m"];
    /// Put another deal on the table.
    NewDeal: Deal, Some('n'), "command-new-deal", "command-new-deal-help", ["new", "new GAME"];
    /// Put another deal on the table, one that can be won.
    NewWinnableDeal: Deal, Some('N'), "command-new-winnable-deal", "command-new-winnable-deal-help",
        ["new winnable"];
    /// Put another deal on the table, one of a chosen grade.
    NewGradedDeal: Deal, Some('D'), "command-new-graded-deal", "command-new-graded-deal-help",
        ["new easy", "new medium", "new hard", "new very hard"];
    /// Put the deal with a given number on the table.
    DealByNumber: Deal, Some('#'), "command-deal-by-number", "command-deal-by-number-help", ["deal NUMBER"];
    /// Choose which deals come next.
    Deals: Deal, None, "setting-deals", "command-deals-help", ["deals easy", "deals winnable", "deals any"];
    /// Put the deal of the day on the table.
    Daily: Deal, Some('B'), "command-daily", "command-daily-help", ["daily"];
    /// Choose who plays: against the program, or two people at one table.
    Players: Deal, Some('P'), "table-players", "command-players-help", [];
    /// Begin the same deal again.
    Restart: Deal, Some('R'), "command-restart", "command-restart-help", ["restart"];
    /// Begin the same deal again and play its first moves.
    TryAgain: Deal, None, "command-try-again", "command-try-again-help", ["again", "again NUMBER"];
    /// Give the game up, which counts as a loss.
    GiveUp: Deal, Some('G'), "command-give-up", "command-give-up-help", ["give up"];
    /// Give a hint, or the next stage of it.
    Hint: Assistance, Some('H'), "command-hint", "command-hint-help", ["hint", "h"];
    /// Choose whether hints know all cards or only those that the player sees.
    HintKnowledge: Assistance, Some('A'), "command-hint-knowledge", "command-hint-knowledge-help",
        ["hints fair", "hints all"];
    /// Show a way to win.
    WinningLine: Assistance, Some('W'), "way-title-win", "command-winning-line-help", ["win", "w"];
    /// Show whether the game can still be won, how often the fair adviser wins, or neither.
    Verdict: Assistance, Some('v'), "command-verdict", "command-verdict-help",
        ["verdict", "v", "verdict on", "verdict fair", "verdict off"];
    /// Tell how hard the deal on the table is.
    Grade: Assistance, Some('I'), "command-grade", "command-grade-help", ["grade"];
    /// Review the game, or the hands that have ended.
    Review: Assistance, Some('V'), "review-title", "command-review-help", ["review"];
    /// Show the lessons, or the one that explains the last refusal or hint.
    Lessons: Program, Some('E'), "lessons-title", "command-lessons-help", ["lessons", "learn LESSON"];
    /// List the puzzles.
    Puzzles: Program, Some('Z'), "puzzles-title", "command-puzzles-help", ["puzzles", "puzzle PUZZLE", "puzzle own"];
    /// Show the rules.
    Rules: Program, Some('L'), "rules-heading-rules", "command-rules-help", ["rules"];
    /// Show the statistics.
    Statistics: Program, Some('S'), "command-statistics", "command-statistics-help", ["stats", "statistics"];
    /// List all saved games.
    Archive: Program, Some('O'), "archive-title", "command-archive-help", ["games", "continue NUMBER"];
    /// Leave out what is repeated after each move.
    Brief: Program, None, "command-brief", "command-brief-help", ["brief", "brief off"];
    /// Change how things look and behave.
    Settings: Program, Some(','), "command-settings", "command-settings-help", [];
    /// Show or hide the time.
    Time: Program, Some('T'), "command-time", "command-time-help", [];
    /// Show the suits in two colours or in four.
    Colours: Program, Some('C'), "command-colours", "command-colours-help", [];
    /// Copy a link to the position.
    Share: Program, Some('Y'), "command-share", "command-share-help", [];
    /// List the keys, or the words of plain mode.
    Help: Program, Some('?'), "table-keys", "command-help-help", ["help", "?"];
    /// List all commands.
    Menu: Program, Some('m'), "command-menu", "command-menu-help", [];
    /// Leave the table for the list of games.
    Games: Program, Some('q'), "command-games", "command-games-help", ["quit", "exit", "q"];
}

/// Commands that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandGroup {
    /// About the position on the table.
    Position,
    /// About which deal is on the table.
    Deal,
    /// Help from solvers and advisers.
    Assistance,
    /// About everything else.
    Program,
}

/// A program that a player gives commands to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrontEnd {
    /// The screen of a terminal.
    Terminal,
    /// The lines of plain mode.
    Plain,
    /// The page of a browser.
    Browser,
}

/// A row of the table.
struct Row {
    group: CommandGroup,
    /// The key on the screen and in the browser.
    key: Option<char>,
    label: &'static str,
    help: &'static str,
    /// The lines that give the command in plain mode. `NUMBER` stands for any number, `GAME` for the name of a game,
    /// `LESSON` for any word.
    /// `PUZZLE` for that of a puzzle.
    words: &'static [&'static str],
}

impl Command {
    /// The commands of a group that a front end has, in the order of help pages.
    pub fn of_group(group: CommandGroup, front_end: FrontEnd) -> impl Iterator<Item = Command> {
        Command::ALL.into_iter().filter(move |one| one.group() == group && one.is_on(front_end))
    }

    /// The command with this key.
    pub fn of_key(key: char) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.key() == Some(key))
    }

    /// The command that a line gives in plain mode. The last word of the line is its argument, if it takes one.
    ///
    /// # Examples
    /// ```
    /// use talon_table::Command;
    ///
    /// assert_eq!(Command::of_line("give up"), Some(Command::GiveUp));
    /// assert_eq!(Command::of_line("new winnable"), Some(Command::NewWinnableDeal));
    /// assert_eq!(Command::of_line("new yield"), Some(Command::NewDeal));
    /// assert_eq!(Command::of_line("deal seventeen"), None);
    /// ```
    pub fn of_line(line: &str) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.words().iter().any(|pattern| matches(pattern, line)))
    }

    /// The group that the command belongs to.
    pub fn group(self) -> CommandGroup {
        self.row().group
    }

    /// The key that gives the command on the screen and in the browser.
    pub fn key(self) -> Option<char> {
        self.row().key
    }

    /// The lines that give the command in plain mode. `NUMBER` stands for any number, `GAME` for the name of a game.
    pub fn words(self) -> &'static [&'static str] {
        self.row().words
    }

    /// The id of the command's name, for a button or a menu.
    pub fn label(self) -> &'static str {
        self.row().label
    }

    /// The id of the text that says what the command does.
    pub fn help(self) -> &'static str {
        self.row().help
    }

    /// Returns true if a front end has the command.
    pub fn is_on(self, front_end: FrontEnd) -> bool {
        match (front_end, self) {
            (FrontEnd::Plain, _) => !self.words().is_empty(),
            (FrontEnd::Terminal, Command::Share | Command::Menu)
            | (
                FrontEnd::Browser,
                Command::HintKnowledge | Command::Verdict | Command::Time | Command::Colours,
            ) => false,
            (FrontEnd::Terminal | FrontEnd::Browser, _) => self.key().is_some(),
        }
    }

    /// Returns true if a game has the command at all.
    pub fn is_for(self, kind: TableKind) -> bool {
        let game = kind.game.properties();
        match self {
            Command::Home | Command::Sweep => game.players == 1,
            Command::Players => game.players > 1,
            Command::NextHand => game.is_played_in_matches && !kind.hot_seat,
            Command::NewWinnableDeal | Command::HintKnowledge | Command::WinningLine => {
                game.has_exact_verdict
            }
            Command::NewGradedDeal | Command::Grade => game.is_graded,
            _ => true,
        }
    }

    /// Returns true if the command does something in this session now.
    pub fn is_available<S: Store>(self, session: &Session<S>) -> bool {
        if session.is_practice() && !self.is_for_practice() {
            return false;
        }
        match self {
            Command::Undo => session.can_undo(),
            Command::NextHand => session.awaits_next_hand(),
            Command::Redo => session.sitting().moves_ahead() > 0,
            Command::GiveUp => session.is_unfinished(),
            Command::Sweep => session.sweep().is_some(),
            _ => self.is_for(session.kind()),
        }
    }

    /// Returns true if the command is of use in a lesson.
    fn is_for_practice(self) -> bool {
        match self.group() {
            CommandGroup::Position => self != Command::Sweep,
            CommandGroup::Deal => false,
            CommandGroup::Assistance => self == Command::Hint,
            CommandGroup::Program => true,
        }
    }

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
}

/// Returns true if a line of plain mode says what a pattern does.
fn matches(pattern: &str, line: &str) -> bool {
    let is_like = |(expected, word): (&str, &str)| match expected {
        "NUMBER" => word.parse::<DealNumber>().is_ok(),
        "GAME" => word.parse::<GameName>().is_ok(),
        "LESSON" => true,
        "PUZZLE" => word.contains('-'),
        _ => expected == word,
    };
    let (expected, words) = (pattern.split(' '), line.split_whitespace());
    expected.clone().count() == words.clone().count() && expected.zip(words).all(is_like)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_key_and_every_line_gives_one_command() {
        let mut seen = HashSet::new();
        for command in Command::ALL {
            assert!(command.key().is_some() || !command.words().is_empty(), "{command:?} cannot be given");
            if let Some(key) = command.key() {
                assert_eq!(Command::of_key(key), Some(command));
            }
            for words in command.words() {
                assert!(seen.insert(*words), "{words} is there twice");
                let line = words
                    .replace("NUMBER", "17")
                    .replace("GAME", "lady-jane")
                    .replace("PUZZLE", "yield-1")
                    .replace("LESSON", "D3");
                assert_eq!(Command::of_line(&line), Some(command), "{line}");
            }
        }
        for line in ["", "deal", "deal -1", "again x", "new moon", "undo 2", "givve up", "flip"] {
            assert_eq!(Command::of_line(line), None, "{line}");
        }
    }

    #[test]
    fn the_list_of_commands_goes_group_by_group() {
        let groups: Vec<CommandGroup> = Command::ALL.map(Command::group).to_vec();
        let order =
            [CommandGroup::Position, CommandGroup::Deal, CommandGroup::Assistance, CommandGroup::Program];
        assert!(groups.is_sorted_by_key(|group| order.iter().position(|other| other == group)));
    }

    #[test]
    fn the_keys_in_the_readme_are_those_of_the_table() {
        let readme = include_str!("../../../README.md");
        let named: Vec<&str> = readme.split('`').skip(1).step_by(2).filter(|code| code.len() == 1).collect();
        for key in &named {
            let command = key.parse().ok().and_then(Command::of_key);
            assert!(command.is_some_and(|command| command.is_on(FrontEnd::Terminal)), "{key} is no key");
        }
        for command in [Command::Hint, Command::HintKnowledge, Command::WinningLine, Command::Verdict] {
            let key = command.key().map(String::from).unwrap_or_default();
            assert!(named.contains(&key.as_str()), "{command:?} is missing");
        }
    }
}
