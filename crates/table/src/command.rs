//! The table of commands: everything that a player can ask for besides moves, with its key, its words, and its help.
//!
//! The terminal, plain mode and the browser all read it, so a key or a word means the same everywhere, and every help
//! page lists what there is.

use talon_pieces::DealNumber;
use talon_rules::GameName;

use crate::{Session, Store, TableKind};

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Command {
    /// Take back a move.
    Undo,
    /// Play again a move that was taken back.
    Redo,
    /// Send a card to its foundation.
    Home,
    /// List what lies where.
    Board,
    /// List the legal moves.
    Moves,
    /// Put another deal on the table.
    NewDeal,
    /// Put another deal on the table, one that can be won.
    NewWinnableDeal,
    /// Put another deal on the table, one of a chosen grade.
    NewGradedDeal,
    /// Put the deal with a given number on the table.
    DealByNumber,
    /// Choose who plays: against the program, or two people at one table.
    Players,
    /// Begin the same deal again.
    Restart,
    /// Begin the same deal again and play its first moves.
    TryAgain,
    /// Give the game up, which counts as a loss.
    GiveUp,
    /// Give a hint, or the next stage of it.
    Hint,
    /// Choose whether hints know all cards or only those that the player sees.
    HintKnowledge,
    /// Show a way to win.
    WinningLine,
    /// Show whether the game can still be won, how often the fair adviser wins, or neither.
    Verdict,
    /// Review the game, or the hands that have ended.
    Review,
    /// Show the rules.
    Rules,
    /// Show the statistics.
    Statistics,
    /// Change how things look and behave.
    Settings,
    /// Show or hide the time.
    Time,
    /// Show the suits in two colours or in four.
    Colours,
    /// Copy a link to the position.
    Share,
    /// List the keys, or the words of plain mode.
    Help,
    /// List all commands.
    Menu,
    /// Leave the table for the list of games.
    Games,
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
    /// The lines that give the command in plain mode. `NUMBER` stands for any number, `GAME` for the name of a game.
    words: &'static [&'static str],
}

impl Command {
    /// All commands, in the order of help pages: group by group.
    pub const ALL: [Command; 27] = [
        Command::Undo,
        Command::Redo,
        Command::Home,
        Command::Board,
        Command::Moves,
        Command::NewDeal,
        Command::NewWinnableDeal,
        Command::NewGradedDeal,
        Command::DealByNumber,
        Command::Players,
        Command::Restart,
        Command::TryAgain,
        Command::GiveUp,
        Command::Hint,
        Command::HintKnowledge,
        Command::WinningLine,
        Command::Verdict,
        Command::Review,
        Command::Rules,
        Command::Statistics,
        Command::Settings,
        Command::Time,
        Command::Colours,
        Command::Share,
        Command::Help,
        Command::Menu,
        Command::Games,
    ];

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
        match self {
            Command::Undo => "command-undo",
            Command::Redo => "command-redo",
            Command::Home => "command-home",
            Command::Board => "command-board",
            Command::Moves => "command-moves",
            Command::NewDeal => "command-new-deal",
            Command::NewWinnableDeal => "command-new-winnable-deal",
            Command::NewGradedDeal => "command-new-graded-deal",
            Command::DealByNumber => "command-deal-by-number",
            Command::Players => "table-players",
            Command::Restart => "command-restart",
            Command::TryAgain => "command-try-again",
            Command::GiveUp => "command-give-up",
            Command::Hint => "command-hint",
            Command::HintKnowledge => "command-hint-knowledge",
            Command::WinningLine => "way-title-win",
            Command::Verdict => "command-verdict",
            Command::Review => "review-title",
            Command::Rules => "rules-heading-rules",
            Command::Statistics => "command-statistics",
            Command::Settings => "command-settings",
            Command::Time => "command-time",
            Command::Colours => "command-colours",
            Command::Share => "command-share",
            Command::Help => "table-keys",
            Command::Menu => "command-menu",
            Command::Games => "command-games",
        }
    }

    /// The id of the text that says what the command does.
    pub fn help(self) -> &'static str {
        match self {
            Command::Undo => "command-undo-help",
            Command::Redo => "command-redo-help",
            Command::Home => "command-home-help",
            Command::Board => "command-board-help",
            Command::Moves => "command-moves-help",
            Command::NewDeal => "command-new-deal-help",
            Command::NewWinnableDeal => "command-new-winnable-deal-help",
            Command::NewGradedDeal => "command-new-graded-deal-help",
            Command::DealByNumber => "command-deal-by-number-help",
            Command::Players => "command-players-help",
            Command::Restart => "command-restart-help",
            Command::TryAgain => "command-try-again-help",
            Command::GiveUp => "command-give-up-help",
            Command::Hint => "command-hint-help",
            Command::HintKnowledge => "command-hint-knowledge-help",
            Command::WinningLine => "command-winning-line-help",
            Command::Verdict => "command-verdict-help",
            Command::Review => "command-review-help",
            Command::Rules => "command-rules-help",
            Command::Statistics => "command-statistics-help",
            Command::Settings => "command-settings-help",
            Command::Time => "command-time-help",
            Command::Colours => "command-colours-help",
            Command::Share => "command-share-help",
            Command::Help => "command-help-help",
            Command::Menu => "command-menu-help",
            Command::Games => "command-games-help",
        }
    }

    /// Whether the command asks a solver or an adviser for help.
    pub fn is_assistance(self) -> bool {
        self.group() == CommandGroup::Assistance
    }

    /// Whether a front end has the command.
    pub fn is_on(self, front_end: FrontEnd) -> bool {
        match (front_end, self) {
            (FrontEnd::Plain, _) => !self.words().is_empty(),
            (FrontEnd::Terminal, Command::Settings | Command::Share | Command::Menu)
            | (
                FrontEnd::Browser,
                Command::HintKnowledge | Command::Verdict | Command::Time | Command::Colours,
            ) => false,
            (FrontEnd::Terminal | FrontEnd::Browser, _) => self.key().is_some(),
        }
    }

    /// Whether a game has the command at all.
    pub fn is_for(self, kind: TableKind) -> bool {
        let game = kind.game.properties();
        match self {
            Command::Home => game.players == 1,
            Command::Players => game.players > 1,
            Command::NewWinnableDeal | Command::HintKnowledge | Command::WinningLine => {
                game.has_exact_verdict
            }
            Command::NewGradedDeal => game.is_graded,
            _ => true,
        }
    }

    /// Whether the command does something in this session now.
    pub fn is_available<S: Store>(self, session: &Session<S>) -> bool {
        match self {
            Command::Undo => session.sitting().moves_made() > 0,
            Command::Redo => session.sitting().moves_ahead() > 0,
            Command::GiveUp => session.is_unfinished(),
            _ => self.is_for(session.kind()),
        }
    }

    fn row(self) -> Row {
        let (position, deal) = (CommandGroup::Position, CommandGroup::Deal);
        let (assistance, program) = (CommandGroup::Assistance, CommandGroup::Program);
        match self {
            Command::Undo => row(position, 'u', &["undo", "u"]),
            Command::Redo => row(position, 'r', &["redo", "r"]),
            Command::Home => row(position, 'f', &[]),
            Command::Board => row(position, None, &["board", "b"]),
            Command::Moves => row(position, None, &["moves", "m"]),
            Command::NewDeal => row(deal, 'n', &["new", "new GAME"]),
            Command::NewWinnableDeal => row(deal, 'N', &["new winnable"]),
            Command::NewGradedDeal => {
                row(deal, 'D', &["new easy", "new medium", "new hard", "new very hard"])
            }
            Command::DealByNumber => row(deal, '#', &["deal NUMBER"]),
            Command::Players => row(deal, 'P', &[]),
            Command::Restart => row(deal, 'R', &["restart"]),
            Command::TryAgain => row(deal, None, &["again", "again NUMBER"]),
            Command::GiveUp => row(deal, 'G', &["give up"]),
            Command::Hint => row(assistance, 'H', &["hint", "h"]),
            Command::HintKnowledge => row(assistance, 'A', &["hints fair", "hints all"]),
            Command::WinningLine => row(assistance, 'W', &["win", "w"]),
            Command::Verdict => {
                row(assistance, 'v', &["verdict", "v", "verdict on", "verdict fair", "verdict off"])
            }
            Command::Review => row(assistance, 'V', &["review"]),
            Command::Rules => row(program, 'L', &["rules"]),
            Command::Statistics => row(program, 'S', &["stats", "statistics"]),
            Command::Settings => row(program, ',', &[]),
            Command::Time => row(program, 'T', &[]),
            Command::Colours => row(program, 'C', &[]),
            Command::Share => row(program, 'Y', &[]),
            Command::Help => row(program, '?', &["help", "?"]),
            Command::Menu => row(program, 'm', &[]),
            Command::Games => row(program, 'q', &["quit", "exit", "q"]),
        }
    }
}

fn row(group: CommandGroup, key: impl Into<Option<char>>, words: &'static [&'static str]) -> Row {
    Row { group, key: key.into(), words }
}

/// Whether a line of plain mode says what a pattern does.
fn matches(pattern: &str, line: &str) -> bool {
    let is_like = |(expected, word): (&str, &str)| match expected {
        "NUMBER" => word.parse::<DealNumber>().is_ok(),
        "GAME" => word.parse::<GameName>().is_ok(),
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
                let line = words.replace("NUMBER", "17").replace("GAME", "lady-jane");
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
