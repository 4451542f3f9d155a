//! Commands at the table, without a terminal or a browser.

use talon_app::commands::{Now, Outcome, Response, play, question, run};
use talon_app::solvers::next_query;
use talon_bots::Engine;
use talon_lang::{Confirmation, Lang};
use talon_query::{Line, Query};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, GameName, Status};
use talon_table::{
    Command, DealChoice, Inquiry, Knowledge, MemoryStore, SearchGoal, Session, Start, TableKind,
};

const NOW: Now = Now { seconds: 1_795_000_000, chance: 7 };

fn table(game: GameName) -> Session<MemoryStore> {
    let mut session = Session::new(MemoryStore::default());
    let number = "17".parse().expect("a number");
    session.deal_anew(TableKind::alone(game), number, NOW.seconds);
    session
}

/// A table on which the first legal move has been made.
fn begun(game: GameName) -> Session<MemoryStore> {
    let mut session = table(game);
    let first = session.game().legal_moves()[0];
    session.play(first).expect("a legal move");
    session
}

fn outcome(session: &mut Session<MemoryStore>, command: Command) -> Outcome {
    match run(session, command, &Lang::english(), NOW) {
        Response::Outcome(outcome) => outcome,
        other => panic!("{command:?}: {other:?}"),
    }
}

#[test]
fn a_command_that_loses_something_is_asked_about() {
    for (command, expected) in [
        (Command::NewDeal, Some(Confirmation::NewDeal)),
        (Command::NewWinnableDeal, Some(Confirmation::NewDeal)),
        (Command::NewGradedDeal, Some(Confirmation::NewDeal)),
        (Command::Restart, Some(Confirmation::Restart)),
        (Command::TryAgain, Some(Confirmation::Restart)),
        (Command::GiveUp, Some(Confirmation::GiveUp)),
        (Command::WinningLine, Some(Confirmation::WinningLine)),
        (Command::DealByNumber, None),
        (Command::Daily, None),
        (Command::Undo, None),
        (Command::Hint, None),
        (Command::Games, None),
    ] {
        assert_eq!(question(&begun(GameName::Doublets), command), expected, "{command:?}");
        let is_about_begun_game = command != Command::WinningLine;
        if is_about_begun_game {
            assert_eq!(question(&table(GameName::Doublets), command), None, "{command:?} before a move");
        }
    }
    assert_eq!(question(&begun(GameName::Curse), Command::WinningLine), None, "it has no such command");
}

#[test]
fn a_winning_line_is_asked_about_once() {
    let mut session = begun(GameName::Doublets);
    assert_eq!(question(&session, Command::WinningLine), Some(Confirmation::WinningLine));
    let mut line = session.winning_line().expect("a solver");
    while let Some(query) = line.next_query() {
        session.receive_for_line(&mut line, Engine::default().answer(&query, &|| false));
    }
    assert_eq!(question(&session, Command::WinningLine), None, "the game counts as assisted already");
}

#[test]
fn a_sweep_that_wins_says_so() {
    let options = AnyOptions::from_text(GameName::Doublets, "ranks 5, redeals 2, piles 3").expect("options");
    let lang = Lang::english();
    let mut won = 0;
    for number in 0..60 {
        let number = number.to_string().parse().expect("a number");
        let mut session = Session::new(MemoryStore::default());
        session.practise(Start::deal(options, number, NOW.seconds));
        while session.is_in_progress() {
            if session.sweep().is_some() {
                let done = outcome(&mut session, Command::Sweep).expect("a sweep");
                let ended = done.status != Status::Playing;
                assert_eq!(done.ending.is_some(), ended, "{}", done.text);
                if done.status == Status::Won {
                    won += 1;
                    assert_eq!(done.ending, Some(lang.verdict(Status::Won, &session.layout())));
                    let last = session.game().layout();
                    assert_eq!(done.sentences().last(), Some(lang.verdict(Status::Won, &last)));
                    break;
                }
                continue;
            }
            let Some(first) = session.game().legal_moves().first().copied() else { break };
            session.play(first).expect("a legal move");
        }
    }
    assert!(won > 5, "{won}");
}

#[test]
fn a_refusal_names_its_rule() {
    let mut session = table(GameName::Doublets);
    let lang = Lang::english();
    for text in ["pair 1 2", "home", "recycle"] {
        let Ok(wanted) = session.game().read_move(text) else { continue };
        let Some(violation) = session.game().why_not(wanted) else { continue };
        let refusal = play(&mut session, wanted, &lang).expect_err("it is illegal");
        assert_eq!(refusal.rule, Some(talon_rules::Violation::rule(&violation)), "{text}");
        assert!(refusal.text.contains(refusal.rule.expect("a rule")), "{}", refusal.text);
    }
    for (command, text) in
        [(Command::Undo, "refused-nothing-to-undo"), (Command::Redo, "refused-nothing-to-redo")]
    {
        let refusal = outcome(&mut session, command).expect_err("no move is made yet");
        assert_eq!((refusal.text, refusal.rule), (lang.text(text), None));
    }
}

#[test]
fn a_player_who_wants_winnable_deals_gets_a_search() {
    let mut session = begun(GameName::Yield);
    let lang = Lang::english();
    assert_eq!(run(&mut session, Command::NewDeal, &lang, NOW), Response::Changed);
    session.set_deal_choice(DealChoice::Winnable);
    let before = session.seated();
    assert_eq!(run(&mut session, Command::NewDeal, &lang, NOW), Response::Search(SearchGoal::Winnable));
    assert_eq!(session.seated(), before, "the game on the table stays until a deal is there");
}

#[test]
fn what_a_game_for_two_does_not_have_is_refused() {
    let mut session = table(GameName::Curse);
    let why = Lang::english().text("outlook-two-play");
    for command in [Command::WinningLine, Command::Grade, Command::NewWinnableDeal] {
        assert_eq!(outcome(&mut session, command).expect_err("no advice").text, why, "{command:?}");
    }
    let layout = session.layout();
    assert_eq!(run(&mut session, Command::Sweep, &Lang::english(), NOW), Response::Changed);
    assert_eq!(session.layout(), layout, "it means nothing there");
}

/// The grade of a deal of Yield, for a part of the program that asks.
fn grade(number: u64) -> Option<Query> {
    let number = DealNumber::new(number).expect("a number");
    Some(Query::Grade { deal: Line::deal(AnyOptions::usual(GameName::Yield), number) })
}

#[test]
fn the_opponent_is_asked_first_even_if_the_solvers_have_failed() {
    let mut session = begun(GameName::Curse);
    let to_opponent = session.opponent_query().expect("North is to move");
    assert_eq!(next_query(&session, || grade(1), || None), Some(to_opponent.clone()));
    session.receive(&to_opponent, None);
    assert_eq!(next_query(&session, || grade(1), || None), Some(to_opponent));
}

#[test]
fn what_the_player_waits_for_is_asked_before_what_can_wait() {
    let mut session = begun(GameName::Yield);
    assert_eq!(next_query(&session, || grade(1), || grade(2)), grade(1));
    assert_eq!(next_query(&session, || None, || grade(2)), grade(2));
    session.request_hint(Knowledge::AllCards).expect("there is advice");
    assert_eq!(next_query(&session, || grade(1), || grade(2)), grade(1));
    let of_hint = next_query(&session, || None, || grade(2));
    assert!(of_hint.is_some() && of_hint != grade(2), "{of_hint:?}");
    session.receive(&of_hint.expect("it is asked for"), None);
    assert_eq!(next_query(&session, || grade(1), || grade(2)), None, "the solvers have failed");
}
