//! The commands that a front end, a game and a session have.

use talon_rules::{AnyOptions, GameName};
use talon_table::{Command, CommandGroup, FrontEnd, Session, Start, Store, TableKind};

use crate::support::{deal, play, table};

const GROUPS: [CommandGroup; 4] =
    [CommandGroup::Position, CommandGroup::Deal, CommandGroup::Assistance, CommandGroup::Program];

/// The commands that do not pass a test, in the order of help pages.
fn missing(is_there: impl Fn(Command) -> bool) -> String {
    let names = Command::ALL.into_iter().filter(|command| !is_there(*command)).map(|one| format!("{one:?}"));
    names.collect::<Vec<_>>().join(" ")
}

fn unavailable(session: &Session<impl Store>) -> String {
    missing(|command| command.is_available(session))
}

#[test]
fn each_front_end_leaves_these_out() {
    for (front_end, expected) in [
        (FrontEnd::Terminal, "Board Moves Deals TryAgain Brief Share Menu"),
        (FrontEnd::Plain, "Home NextHand Players Settings Time Colours Share Menu"),
        (FrontEnd::Browser, "Board Moves Deals TryAgain HintKnowledge Verdict Brief Time Colours"),
    ] {
        assert_eq!(missing(|command| command.is_on(front_end)), expected, "{front_end:?}");
        let listed: Vec<Command> =
            GROUPS.into_iter().flat_map(|group| Command::of_group(group, front_end)).collect();
        let all: Vec<Command> = Command::ALL.into_iter().filter(|one| one.is_on(front_end)).collect();
        assert_eq!(listed, all, "the groups of {front_end:?} have all its commands in their order");
    }
}

#[test]
fn each_game_leaves_these_out() {
    let alone = TableKind::alone;
    let two = TableKind { hot_seat: true, ..alone(GameName::Curse) };
    let patience = "NextHand Players";
    let curse = "Home Sweep NewWinnableDeal NewGradedDeal HintKnowledge WinningLine Grade";
    for (kind, expected) in [
        (alone(GameName::Doublets), patience),
        (alone(GameName::Yield), patience),
        (alone(GameName::LadyJane), patience),
        (alone(GameName::Curse), curse),
        (two, "Home Sweep NextHand NewWinnableDeal NewGradedDeal HintKnowledge WinningLine Grade"),
    ] {
        assert_eq!(missing(|command| command.is_for(kind)), expected, "{kind:?}");
    }
}

#[test]
fn commands_follow_the_session() {
    let mut session = table(TableKind::alone(GameName::Yield), 8);
    assert_eq!(unavailable(&session), "Undo Redo NextHand Players GiveUp");
    play(&mut session, "flip");
    assert_eq!(unavailable(&session), "Redo NextHand Players");
    session.undo().expect("a move to take back");
    assert_eq!(unavailable(&session), "Undo NextHand Players");
    session.practise(Start::deal(AnyOptions::usual(GameName::Yield), deal(9), 0));
    let program = missing(|command| {
        let is_program = command.group() == CommandGroup::Program;
        is_program || [Command::Home, Command::Board, Command::Moves, Command::Hint].contains(&command)
    });
    assert_eq!(unavailable(&session), program, "a lesson or a puzzle");
    play(&mut session, "flip");
    assert!(Command::Undo.is_available(&session) && !Command::Sweep.is_available(&session));
}

#[test]
fn names_and_help_are_ids_of_texts() {
    assert_eq!((Command::Undo.label(), Command::Undo.help()), ("command-undo", "command-undo-help"));
    assert_eq!(
        (Command::WinningLine.label(), Command::Review.help()),
        ("way-title-win", "command-review-help")
    );
}
