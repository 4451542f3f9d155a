//! The advice that a session gives: verdicts, hints, winning lines, grades.

use std::time::Duration;

use talon_bots::Engine;
use talon_query::{Answer, AnyReason, Effort, Odds, Query, Sample, Verdict, doublets};
use talon_rules::{AnyOptions, AnySeat, GameName};
use talon_table::{
    Continuation, Feat, HintFinding, HintReason, HintSource, HintText, Inquiry, Knowledge, MemoryStore,
    NextPress, NoAdvice, Notice, OddsCount, Outcome, Session, Sitting, Start, Store, TableKind, TurningPoint,
    Winnability, WinningLine,
};

use crate::support::{self, deal, play};

fn table(game: GameName) -> Session<MemoryStore> {
    support::table(TableKind::alone(game), 17)
}

/// A table that shows the verdict of a player who sees all cards.
fn table_with_verdict(game: GameName) -> Session<MemoryStore> {
    let mut session = table(game);
    session.show_verdict(Some(Knowledge::AllCards));
    session
}

fn flip(session: &mut Session<MemoryStore>) {
    play(session, "flip");
}

/// Answers the query that is asked now.
fn answer(session: &mut Session<MemoryStore>, answer: Answer) {
    let query = session.next_query().expect("a query");
    session.receive(&query, Some(answer));
}

fn winnability(session: &Session<MemoryStore>) -> Option<Winnability> {
    session.advice().winnability()
}

fn hint_text(session: &Session<MemoryStore>) -> Option<HintText> {
    session.advice().hint().map(|hint| hint.text)
}

#[test]
fn the_verdict_is_asked_once_and_follows_the_player() {
    let mut session = table(GameName::Doublets);
    assert_eq!(session.next_query(), None, "no verdict is shown");
    session.show_verdict(Some(Knowledge::AllCards));
    let query = session.next_query().expect("the verdict");
    let line = session.sitting().line_so_far();
    assert_eq!(query, Query::Win { line, effort: Effort::Thorough });
    answer(&mut session, Answer::Verdict(Verdict::Won(Vec::new())));
    assert_eq!(winnability(&session), Some(Winnability::Winnable));
    assert_eq!(session.next_query(), None);

    flip(&mut session);
    assert_eq!(winnability(&session), Some(Winnability::Winnable), "the last one stays for a moment");
    assert!(session.tick(Duration::from_secs(1)));
    assert_eq!(winnability(&session), Some(Winnability::Looking));
    answer(&mut session, Answer::Verdict(Verdict::Lost));
    assert_eq!(winnability(&session), Some(Winnability::Lost));
    flip(&mut session);
    assert_eq!(winnability(&session), Some(Winnability::Lost), "it follows from what is known");
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(winnability(&session), Some(Winnability::Winnable));
}

#[test]
fn along_a_line_that_wins_nothing_is_asked() {
    let mut session = table_with_verdict(GameName::Doublets);
    let flip = session.game().read_move("flip").unwrap();
    answer(&mut session, Answer::Verdict(Verdict::Won(vec![flip; 3])));
    for _ in 0..3 {
        session.play(flip).unwrap();
        assert_eq!(session.next_query(), None);
        assert_eq!(winnability(&session), Some(Winnability::Winnable));
    }
    session.play(flip).unwrap();
    assert!(session.next_query().is_some(), "the line ends here");
}

#[test]
fn an_answer_that_is_no_longer_wanted_changes_nothing() {
    let mut session = table_with_verdict(GameName::Doublets);
    let old = session.next_query().expect("the verdict");
    flip(&mut session);
    let now = session.next_query();
    session.receive(&old, Some(Answer::Verdict(Verdict::Lost)));
    assert_eq!((session.next_query(), winnability(&session)), (now, None));
    session.receive_for_line(&mut WinningLine::new(session.sitting().clone(), None), Answer::NotFound);
    session.undo().unwrap();
    assert_eq!(session.advice().verdict(), None, "it was not about this position");
}

#[test]
fn a_deal_that_could_never_be_won_is_not_blamed_on_the_player() {
    let mut session = table_with_verdict(GameName::Doublets);
    answer(&mut session, Answer::Verdict(Verdict::Lost));
    flip(&mut session);
    assert_eq!(winnability(&session), Some(Winnability::NeverWinnable));
    session.deal_anew(session.kind(), deal(18), 0);
    assert_eq!(session.advice().verdict(), None, "what is known is of another sitting");
    assert_eq!(winnability(&session), None);
}

#[test]
fn a_game_for_two_and_a_solver_that_failed_have_no_verdict() {
    let mut session = table_with_verdict(GameName::Curse);
    assert_eq!(session.advice().solvers(), Err(NoAdvice::TwoPlayers));
    assert!(session.winning_line().is_err());
    assert_eq!(session.next_query(), None);
    session.deal_anew(TableKind::alone(GameName::Doublets), deal(17), 0);
    let query = session.next_query().expect("the verdict is still shown");
    session.receive(&query, None);
    assert_eq!((session.next_query(), winnability(&session)), (None, None));
    assert_eq!(session.request_hint(Knowledge::Fair), Err(NoAdvice::Failed));
    session.restart(0);
    assert_eq!(session.advice().solvers(), Err(NoAdvice::Failed), "it does not recover with another game");
}

#[test]
fn a_hint_is_given_in_stages_and_ends_with_the_move() {
    let mut session = table(GameName::Doublets);
    let flip = session.game().read_move("flip").unwrap();
    let press = |session: &mut Session<_>| session.request_hint(Knowledge::AllCards);
    let shown =
        |session: &Session<_>| session.advice().hint().map(|hint| (hint.text, hint.advised, hint.next));
    assert_eq!(shown(&session), None);
    assert_eq!(press(&mut session), Ok(None));
    assert_eq!(shown(&session), Some((HintText::Finding(HintFinding::Looking), None, NextPress::Nothing)));
    answer(&mut session, Answer::Verdict(Verdict::Won(vec![flip])));
    assert_eq!(shown(&session), Some((HintText::Finding(HintFinding::Win), None, NextPress::Tell)));
    assert!(!session.sitting().is_assisted(), "nothing has been shown yet");
    assert_eq!(press(&mut session), Ok(None));
    assert_eq!(shown(&session), Some((HintText::Stock, None, NextPress::Tell)));
    assert!(session.sitting().is_assisted());
    assert_eq!(session.take_notices(), [Notice::HintCounts]);
    assert_eq!(press(&mut session), Ok(None));
    assert_eq!(shown(&session), Some((HintText::Move(flip), Some(flip), NextPress::Tell)));
    assert_eq!(press(&mut session), Ok(None));
    assert!(matches!(shown(&session), Some((HintText::Reason(_), Some(_), NextPress::Play))));
    assert_eq!(press(&mut session), Ok(Some(flip)), "there is no more to tell: it is played");

    session.play(flip).unwrap();
    assert_eq!(shown(&session), None, "it was about another position");
    assert_eq!(session.take_notices(), [], "the game counts as assisted once");
}

#[test]
fn a_game_that_is_over_has_no_hints() {
    let mut session = table(GameName::Doublets);
    flip(&mut session);
    session.give_up();
    assert_eq!(session.request_hint(Knowledge::Fair), Err(NoAdvice::GameOver));
}

/// Answers everything that a game which has ended asks, and returns the queries.
fn answer_all(session: &mut Session<MemoryStore>) -> Vec<Query> {
    let mut engine = Engine::default();
    let mut queries = Vec::new();
    while let Some(query) = session.next_query() {
        session.receive(&query, Some(engine.answer(&query, &|| false)));
        queries.push(query);
    }
    queries
}

#[test]
fn a_game_that_has_ended_is_graded_and_the_losing_move_found() {
    let mut session = table(GameName::Yield);
    let deal = session.sitting().line_so_far();
    flip(&mut session);
    assert!(session.ending().is_none() && session.next_query().is_none(), "a grade would tell too much");
    while session.is_in_progress() {
        let first = session.game().legal_moves()[0];
        session.play(first).expect("a legal move");
    }
    let moves = session.sitting().moves();
    let ending = session.ending().expect("no move is left");
    assert_eq!((ending.outcome, ending.moves, ending.grade), (Outcome::Lost, moves.len(), None));
    assert!(ending.points.is_some_and(|(score, full)| score < full && full == 52));
    assert_eq!(ending.review.expect("of a loss").turning_point(), TurningPoint::Looking);

    let queries = answer_all(&mut session);
    assert_eq!(queries[0], Query::Grade { deal });
    assert!(queries[1..].iter().all(|query| matches!(query, Query::Win { .. })), "points are not asked for");
    let ending = session.ending().expect("it has ended");
    assert!(ending.grade.is_some());
    let turning_point = ending.review.expect("of a loss").turning_point();
    assert_ne!(turning_point, TurningPoint::Looking);
    let review = session.review().expect("a patience");
    assert_eq!(review.turning_point(), turning_point, "the review knows it already");

    session.undo().expect("a move");
    assert!(session.ending().is_none(), "the end was taken back");
}

#[test]
fn a_lost_game_can_be_tried_again_from_the_move_that_lost_it() {
    let mut session = table(GameName::Doublets);
    // Turning all cards three times wins nothing, though deal 17 can be won.
    while let Ok(turn) = session.game().read_move("flip")
        && session
            .play(turn)
            .or_else(|_| session.play(session.game().read_move("redeal").expect("a move")))
            .is_ok()
    {}
    session.give_up();
    let try_again = |session: &Session<MemoryStore>| session.ending().expect("it was given up").try_again();
    assert_eq!(try_again(&session), None, "it is not known yet");
    answer_all(&mut session);
    let TurningPoint::Move(position) =
        session.ending().and_then(|ending| ending.review).expect("lost").turning_point()
    else {
        panic!("one move lost it")
    };
    session.continue_with(try_again(&session).expect("it is known"), 9);
    assert_eq!((session.sitting().moves_made(), session.is_in_progress()), (position, true));
    assert_eq!(session.take_notices().last(), Some(&Notice::TriesAgain { number: position + 1 }));
}

/// Seven moves that win a deal of four cards.
const WIN: &str = "king r1c1, flip, king top, flip, king top, flip, king top";

/// The ending of a game of four cards after these entries, which follows the games with these ones.
fn ending_after(earlier: &[&str], log: &str) -> (Outcome, u32) {
    let (outcome, streak, _) = compared_ending_after(earlier, log);
    (outcome, streak)
}

/// The same, with what was special about the game.
fn compared_ending_after(earlier: &[&str], log: &str) -> (Outcome, u32, Option<Feat>) {
    let options = AnyOptions::from_text(GameName::Yield, "ranks 1, rows 1").expect("options");
    let kind = TableKind::alone(GameName::Yield);
    let record = |(started, log): (u64, &str)| {
        let start = Start::deal(options, deal(1), started);
        format!("{}{}\n", Sitting::new(start).record(), log.replace(", ", "\n"))
    };
    let (before, last) = log.rsplit_once(", ").expect("several entries");
    let mut store = MemoryStore::default();
    for text in (1..).zip(earlier.iter().copied().chain([before])).map(record) {
        store.create(kind, &text).expect("memory does not fail");
    }
    let mut session = Session::new(store);
    session.resume_or_deal(kind, deal(1), 9);
    let last = session.game().read_move(last).expect("a move");
    session.play(last).expect("a legal move");
    let ending = session.ending().expect("it is over");
    assert!(ending.review.is_none(), "of a game that is won");
    (ending.outcome, ending.streak, ending.feat())
}

#[test]
fn a_win_is_compared_with_the_games_before_it() {
    let feat = |earlier: &[&str]| compared_ending_after(earlier, WIN).2;
    let lost = "flip, gave up";
    assert_eq!(feat(&[]), Some(Feat::FirstWin));
    assert_eq!(feat(&[lost, &format!("hint, {WIN}")]), Some(Feat::FirstUnaided));
    assert_eq!(feat(&[lost, WIN, WIN]), Some(Feat::Streak { wins: 3, games: 4 }));
    assert_eq!(feat(&[WIN, lost]), Some(Feat::Unaided { won: 2, played: 3 }));
}

#[test]
fn games_won_in_a_row_are_counted_at_the_end() {
    let lost_with_undo = "flip, back 1, king r1c1";
    assert_eq!(ending_after(&["flip, gave up", WIN, lost_with_undo, WIN], WIN), (Outcome::Won, 3));
    assert_eq!(ending_after(&[], WIN), (Outcome::Won, 1));
    assert_eq!(ending_after(&[WIN, WIN, "flip, gave up"], WIN), (Outcome::Won, 1));
}

#[test]
fn a_game_won_with_help_is_no_part_of_a_streak_and_does_not_end_one() {
    let hinted = &format!("hint, {WIN}");
    let undone = &format!("flip, back 1, {WIN}");
    assert_eq!(ending_after(&[WIN, hinted, WIN, undone], WIN), (Outcome::Won, 3));
    for helped in [hinted, undone] {
        assert_eq!(ending_after(&[WIN, WIN], helped), (Outcome::Won, 0), "{helped}");
    }
}

#[test]
fn a_winning_line_is_stepped_through_on_a_separate_board() {
    let mut session = table(GameName::Doublets);
    flip(&mut session);
    let here = session.game().clone();
    let moves = vec![session.sitting().moves()[0]; 3];
    let mut line = session.winning_line().expect("a patience");
    assert_eq!((line.finding(), line.moves(), line.next()), (HintFinding::Looking, [].as_slice(), None));
    assert!(line.next_query().is_some() && !session.sitting().is_assisted());
    session.receive_for_line(&mut line, Answer::Verdict(Verdict::Won(moves.clone())));
    assert!(session.sitting().is_assisted(), "the player saw the moves");
    assert_eq!(session.take_notices(), [Notice::LineCounts]);
    for (wanted, at) in [(2, 2), (0, 0), (9, 3), (1, 1)] {
        line.go_to(wanted);
        assert_eq!((line.at(), line.next()), (at, moves.get(at).copied()));
        assert_eq!(line.sitting().moves_made(), 1 + at);
        assert_eq!(line.first(), here);
        assert_eq!(line.continuation(), Continuation::PlayOn(moves[..at].to_vec()));
    }
    assert_eq!(*session.game(), here);
    session.continue_with(line.continuation(), 0);
    assert_eq!(session.sitting().moves_made(), 2);
}

#[test]
fn a_line_is_confirmed_when_it_would_count() {
    let fresh = table(GameName::Doublets);
    assert!(fresh.would_line_count(), "before the first move, too");
    let after = |change: fn(&mut Session<MemoryStore>)| {
        let mut session = table(GameName::Doublets);
        change(&mut session);
        session.would_line_count()
    };
    assert!(after(flip));
    assert!(after(|session| {
        session.request_hint(Knowledge::Fair).expect("hints");
    }));
    assert!(!after(|session| {
        let mut line = session.winning_line().expect("a patience");
        session.receive_for_line(&mut line, Answer::Verdict(Verdict::Won(session.game().legal_moves())));
    }));
    assert!(!after(|session| {
        flip(session);
        session.give_up();
    }));
    assert!(!after(|session| session.practise(session.sitting().start().clone())));
    assert!(!table(GameName::Curse).would_line_count(), "there is no line");
}

#[test]
fn a_line_of_a_review_returns_to_its_beginning() {
    let mut session = table_with_verdict(GameName::Doublets);
    flip(&mut session);
    let played = session.sitting().moves();
    let best = vec![played[0]; 5];
    answer(&mut session, Answer::Verdict(Verdict::Won(best.clone())));
    (0..2).for_each(|_| flip(&mut session));
    let mut review = session.review().expect("a patience");
    review.go_to(1);
    let mut line = session.line_of_review(&review);
    assert_eq!(line.moves(), best, "it is known and need not be asked");
    line.go_to(2);
    let moves = vec![played[0]; 3];
    assert_eq!(line.continuation(), Continuation::TryAgain(moves.clone()));
    session.give_up();
    session.continue_with(line.continuation(), 0);
    assert_eq!(session.sitting().moves(), moves, "a game that is over is tried again");
    session.return_to(&played, 0);
    assert_eq!(*session.game(), line.first(), "in an unfinished game moves are taken back");
    assert_eq!(session.sitting().moves_ahead(), 2);
}

#[test]
fn a_known_verdict_needs_no_query_for_a_line() {
    let session = table(GameName::Doublets);
    let line = WinningLine::new(session.sitting().clone(), Some(Verdict::Won(Vec::new())));
    assert_eq!(line.next_query(), None);
}

#[test]
fn a_hint_that_is_dismissed_begins_again() {
    let mut session = table(GameName::Doublets);
    let press = |session: &mut Session<_>| session.request_hint(Knowledge::AllCards).expect("hints");
    press(&mut session);
    let win = session.game().legal_moves();
    answer(&mut session, Answer::Verdict(Verdict::Won(win)));
    press(&mut session);
    assert_ne!(hint_text(&session), Some(HintText::Finding(HintFinding::Win)));
    session.dismiss_hint();
    assert_eq!(hint_text(&session), None);
    press(&mut session);
    assert_eq!(hint_text(&session), Some(HintText::Finding(HintFinding::Win)));
}

/// A hint in Curse names the tile, then the move, then the reason; it knows no more than the player.
#[test]
fn a_hint_in_a_game_of_two_is_fair() {
    let mut session = table(GameName::Curse);
    while session.game().seat_to_move() != Some(session.viewer()) {
        let query = session.opponent_query().expect("the opponent is to move");
        let chosen = Engine::default().answer(&query, &|| false);
        session.receive_opponent_move(&query, Some(&chosen)).expect("it is asked");
    }
    let press = |session: &mut Session<_>| session.request_hint(Knowledge::AllCards);
    assert_eq!(press(&mut session), Ok(None));
    assert_eq!(hint_text(&session), Some(HintText::Finding(HintFinding::Looking)));
    assert_eq!(press(&mut session), Ok(None), "nothing is known yet");
    let query = session.next_query().expect("what the best opponent would do");
    answer(&mut session, Engine::default().answer(&query, &|| false));
    assert_eq!(session.next_query(), None);
    assert!(matches!(hint_text(&session), Some(HintText::Tile(_))));
    assert_eq!(press(&mut session), Ok(None));
    let Some(HintText::Move(advised)) = hint_text(&session) else { panic!("the move") };
    assert!(session.game().legal_moves().contains(&advised));
    assert_eq!(press(&mut session), Ok(None));
    let hint = session.advice().hint().expect("the reason");
    assert!(
        matches!(hint.text, HintText::Reason(HintReason::Opponent(_))) && hint.source != HintSource::Solver
    );
    assert_eq!(press(&mut session), Ok(Some(advised)), "asked once more it is played");
    session.play(advised).expect("a hint is legal");
    assert_eq!(hint_text(&session), None);
    assert!(!session.sitting().is_assisted());
}

#[test]
fn in_a_game_of_two_only_the_player_to_move_gets_a_hint() {
    let mut session = table(GameName::Curse);
    while !session.opponent_is_to_move() {
        let legal = session.game().legal_moves()[0];
        session.play(legal).expect("a legal move");
    }
    assert_eq!(session.request_hint(Knowledge::Fair), Ok(None));
    assert_eq!((hint_text(&session), session.next_query()), (None, None));
}

/// A piece of the fair adviser's odds.
fn sample(wins: u32, worlds: u32) -> Answer {
    Answer::Odds(Sample { odds: Odds { wins, worlds }, all: 100 })
}

#[test]
fn a_fair_hint_counts_for_nothing() {
    let mut session = table(GameName::Doublets);
    let flip = session.game().read_move("flip").unwrap();
    let reason = AnyReason::Doublets(doublets::Reason::LooksOn);
    let press = |session: &mut Session<_>| session.request_hint(Knowledge::Fair).expect("hints");
    press(&mut session);
    assert_eq!(hint_text(&session), Some(HintText::Finding(HintFinding::Looking)));
    let view = session.game().view(AnySeat::Player);
    assert_eq!(session.next_query(), Some(Query::Advice { view }));
    answer(&mut session, Answer::Advised { advised: flip, reason });
    assert_eq!(hint_text(&session), Some(HintText::Finding(HintFinding::Advised)));
    press(&mut session);
    assert_eq!(hint_text(&session), Some(HintText::Stock));
    press(&mut session);
    assert_eq!(hint_text(&session), Some(HintText::Move(flip)));
    assert_eq!(session.next_query(), None, "nothing is counted that is not told");
    press(&mut session);
    for (piece, odds) in [
        (None, None),
        (Some(sample(3, 4)), Some(OddsCount { wins: 3, worlds: 4, all: 100 })),
        (Some(sample(90, 96)), Some(OddsCount { wins: 93, worlds: 100, all: 100 })),
    ] {
        if let Some(piece) = piece {
            answer(&mut session, piece);
        }
        assert_eq!(hint_text(&session), Some(HintText::Reason(HintReason::Adviser { reason, odds })));
    }
    assert_eq!(session.next_query(), None);
    assert_eq!(session.advice().hint().map(|hint| hint.source), Some(HintSource::Adviser));
    assert!(!session.sitting().is_assisted(), "it told nothing that the player could not know");
    assert_eq!(press(&mut session), Some(flip));
}

#[test]
fn the_fair_odds_are_counted_piece_by_piece_and_kept() {
    let mut session = table(GameName::Doublets);
    session.show_verdict(Some(Knowledge::Fair));
    let asked = |session: &Session<_>| {
        session.next_query().map(|query| match query {
            Query::Odds { from, .. } => from,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(asked(&session), Some(0));
    let old = session.next_query().unwrap();
    answer(&mut session, sample(3, 4));
    assert_eq!(asked(&session), Some(4));
    session.receive(&old, Some(sample(3, 4)));
    let odds = Winnability::Odds(OddsCount { wins: 3, worlds: 4, all: 100 });
    assert_eq!(winnability(&session), Some(odds), "nothing is counted twice");
    flip(&mut session);
    assert_eq!(asked(&session), Some(0));
    session.receive(&old, Some(sample(3, 4)));
    assert_eq!(session.advice().found(), None, "that was about another position");
    answer(&mut session, Answer::NotFound);
    assert_eq!((asked(&session), session.advice().found()), (None, Some(Winnability::Unknown)));
    session.undo().unwrap();
    assert_eq!(winnability(&session), Some(odds));
    session.show_verdict(None);
    assert_eq!((asked(&session), winnability(&session)), (None, None));
}
