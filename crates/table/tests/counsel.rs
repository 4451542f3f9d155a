//! What is said about the game on the table, and looking for a deal that can be won.

use std::time::Duration;

use talon_engine::Engine;
use talon_pieces::DealNumber;
use talon_query::{Answer, AnyReason, Effort, Goal, Grade, Graded, Odds, Query, Sample, doublets};
use talon_rules::GameName;
use talon_table::{
    Continuation, Counsel, DealSearch, Grading, HintSays, Knowledge, MemoryStore, OddsCount, Outlook,
    Prospect, Review, SearchProgress, Session, TableKind, Tip, Why, WinningLine,
};

/// The verdict of somebody who sees all cards.
const ALL: Option<Knowledge> = Some(Knowledge::AllCards);

fn deal(number: u64) -> DealNumber {
    DealNumber::new(number).expect("a small number")
}

fn table(game: GameName) -> Session<MemoryStore> {
    let mut session = Session::new(MemoryStore::default());
    session.deal_anew(TableKind::alone(game), deal(17), 0);
    session
}

fn flip(session: &mut Session<MemoryStore>) {
    let flip = session.game().read_move("flip").expect("a move");
    session.play(flip).expect("a legal move");
}

/// Answers what is asked now, if anything is.
fn answer(counsel: &mut Counsel, session: &Session<MemoryStore>, answer: Answer) {
    let query = counsel.query(session).expect("something is asked");
    counsel.take(session, &query, answer);
}

#[test]
fn the_verdict_is_asked_once_and_follows_the_player() {
    let (mut session, mut counsel) = (table(GameName::Doublets), Counsel::default());
    counsel.follow(&session);
    assert_eq!(counsel.query(&session), None, "nobody wants to know");
    counsel.show(ALL);
    let query = counsel.query(&session).expect("the verdict");
    assert_eq!((&query.position, query.effort), (session.game(), Effort::Thorough));
    answer(&mut counsel, &session, Answer::Won(Vec::new()));
    assert_eq!(counsel.prospect(&session), Some(Prospect::CanBeWon));
    assert_eq!(counsel.query(&session), None);

    flip(&mut session);
    counsel.follow(&session);
    assert_eq!(counsel.prospect(&session), Some(Prospect::CanBeWon), "the last one stays for a moment");
    assert!(counsel.pass_time(Duration::from_secs(1), &session));
    assert_eq!(counsel.prospect(&session), Some(Prospect::Looking));
    answer(&mut counsel, &session, Answer::Lost);
    assert_eq!(counsel.prospect(&session), Some(Prospect::CannotBeWon));
    flip(&mut session);
    counsel.follow(&session);
    assert_eq!(counsel.prospect(&session), Some(Prospect::CannotBeWon), "it follows from what is known");
    session.undo().unwrap();
    session.undo().unwrap();
    counsel.follow(&session);
    assert_eq!(counsel.prospect(&session), Some(Prospect::CanBeWon));
}

#[test]
fn nobody_is_blamed_for_a_deal_that_could_not_be_won() {
    let (mut session, mut counsel) = (table(GameName::Doublets), Counsel::default());
    counsel.show(ALL);
    counsel.follow(&session);
    answer(&mut counsel, &session, Answer::Lost);
    flip(&mut session);
    counsel.follow(&session);
    assert_eq!(counsel.prospect(&session), Some(Prospect::NeverCould));
    session.deal_anew(session.kind(), deal(18), 0);
    assert_eq!(counsel.known(&session), None, "what is known is of another sitting");
    counsel.follow(&session);
    assert_eq!(counsel.prospect(&session), None);
}

#[test]
fn a_game_for_two_and_a_solver_that_failed_have_no_verdict() {
    let (curse, doublets) = (table(GameName::Curse), table(GameName::Doublets));
    let mut counsel = Counsel::default();
    counsel.show(ALL);
    assert!(!counsel.is_for(&curse) && counsel.is_for(&doublets));
    assert_eq!(counsel.query(&curse), None);
    counsel.fail();
    assert_eq!(counsel.query(&doublets), None);
    counsel.follow(&doublets);
    assert!(counsel.has_failed(), "it does not recover with another game");
}

#[test]
fn a_hint_is_climbed_rung_by_rung_and_ends_with_the_move() {
    let (mut session, mut counsel) = (table(GameName::Doublets), Counsel::default());
    let flip = session.game().read_move("flip").unwrap();
    counsel.follow(&session);
    assert_eq!(counsel.hint(&session), None);
    let says = |counsel: &Counsel| counsel.hint(&session).map(|told| (told.says, told.advised));
    assert_eq!(counsel.climb(&session, Knowledge::AllCards), None);
    assert_eq!(says(&counsel), Some((HintSays::Tip(Tip::Looking), None)));
    answer(&mut counsel, &session, Answer::Won(vec![flip]));
    assert_eq!(says(&counsel), Some((HintSays::Tip(Tip::Win), None)));
    assert!(!counsel.reveals());
    assert_eq!(counsel.climb(&session, Knowledge::AllCards), None);
    assert_eq!(says(&counsel), Some((HintSays::Stock, None)));
    assert!(counsel.reveals() && counsel.hint_goes_on());
    assert_eq!(counsel.climb(&session, Knowledge::AllCards), None);
    assert_eq!(says(&counsel), Some((HintSays::Where(flip), Some(flip))));
    assert_eq!(counsel.climb(&session, Knowledge::AllCards), None);
    assert!(matches!(says(&counsel), Some((HintSays::Why(_), Some(_)))));
    assert!(counsel.hint_is_whole());
    assert_eq!(
        counsel.climb(&session, Knowledge::AllCards),
        Some(flip),
        "there is no more to tell: it is played"
    );

    session.play(flip).unwrap();
    counsel.follow(&session);
    assert_eq!(counsel.hint(&session), None, "it was about another position");
}

#[test]
fn a_deal_that_can_be_won_is_sought_among_those_that_are_drawn() {
    for (answers, expected) in [
        (vec![Answer::Won(Vec::new())], SearchProgress::Found(deal(0))),
        (vec![Answer::Lost, Answer::NotFound, Answer::Won(Vec::new())], SearchProgress::Found(deal(2))),
        (vec![Answer::Lost], SearchProgress::GoesOn),
        (vec![Answer::Lost; DealSearch::MOST_DEALS], SearchProgress::GaveUp),
    ] {
        let mut seek = DealSearch::new(GameName::Yield, None, deal(0));
        let sought = (1..).zip(&answers).map(|(next, answer)| seek.take(answer, deal(next))).last();
        assert_eq!(sought, Some(expected));
    }
}

#[test]
fn a_deal_of_a_grade_is_one_of_that_grade() {
    let graded = |grade| Answer::Graded(Graded { grade, wins: 3, adviser_wins: true });
    for (answers, expected) in [
        (vec![graded(Grade::Hard)], SearchProgress::Found(deal(0))),
        (
            vec![graded(Grade::Easy), graded(Grade::CannotBeWon), graded(Grade::Hard)],
            SearchProgress::Found(deal(2)),
        ),
        (vec![Answer::Won(Vec::new())], SearchProgress::GoesOn),
        (vec![graded(Grade::VeryHard); DealSearch::MOST_DEALS], SearchProgress::GaveUp),
    ] {
        let mut seek = DealSearch::new(GameName::Yield, Some(Grade::Hard), deal(0));
        assert_eq!(seek.query().goal, Goal::Grade);
        let sought = (1..).zip(&answers).map(|(next, answer)| seek.take(answer, deal(next))).last();
        assert_eq!(sought, Some(expected));
    }
}

#[test]
fn the_grade_of_a_deal_is_asked_once_and_about_its_beginning() {
    let mut session = table(GameName::Doublets);
    let dealt = session.game().clone();
    flip(&mut session);
    let mut grading = Grading::new(session.sitting()).expect("a deal of a patience");
    assert_eq!((grading.query(), grading.graded()), (Some(Query::grade(dealt)), None));
    let answer = Engine::default().answer(&grading.query().expect("asked"), &|| false);
    grading.take(&answer);
    assert!(grading.query().is_none() && grading.graded().is_some(), "{answer:?}");
    grading.take(&Answer::NotFound);
    assert!(grading.query().is_none() && grading.graded().is_none());
    assert!(grading.is_about(&Grading::new(session.sitting()).expect("the same deal")));
    assert_eq!(Grading::new(table(GameName::Curse).sitting()), None);
}

#[test]
fn the_deal_that_is_found_is_the_one_that_was_asked_about() {
    let mut seek = DealSearch::new(GameName::Doublets, None, deal(0));
    for next in 1.. {
        let position = seek.query().position;
        let answer = Engine::default().answer(&seek.query(), &|| false);
        if let SearchProgress::Found(number) = seek.take(&answer, deal(next)) {
            let mut session = table(GameName::Doublets);
            session.deal_winnable(TableKind::alone(seek.game()), number, 0);
            assert_eq!(*session.game(), position);
            assert_eq!(seek.tried() as u64 + 1, next);
            return;
        }
    }
}

#[test]
fn a_way_is_gone_along_on_a_table_of_its_own() {
    let mut session = table(GameName::Doublets);
    flip(&mut session);
    let here = session.game().clone();
    let moves = vec![session.sitting().moves()[0]; 3];
    let mut way = WinningLine::new(session.sitting().clone(), None);
    assert_eq!((way.tip(), way.moves(), way.next()), (Tip::Looking, [].as_slice(), None));
    assert!(way.query().is_some());
    way.take(Answer::Won(moves.clone()));
    for (wanted, at) in [(2, 2), (0, 0), (9, 3), (1, 1)] {
        way.go_to(wanted);
        assert_eq!((way.at(), way.next()), (at, moves.get(at).copied()));
        assert_eq!(way.sitting().moves_made(), 1 + at);
        assert_eq!(way.first(), here);
        assert_eq!(way.onward(), Continuation::PlayOn(moves[..at].to_vec()));
    }
    assert_eq!(*session.game(), here);
}

#[test]
fn a_way_from_a_review_is_a_new_try() {
    let mut session = table(GameName::Doublets);
    (0..3).for_each(|_| flip(&mut session));
    let made = session.sitting().moves();
    let way = vec![made[0]; 5];
    let known = |position| (position == 1).then(|| Outlook::CanBeWon(way.clone()));
    let review = Review::new(session.sitting(), known).expect("a patience");
    let mut from_there = WinningLine::of_review(&review, 1, session.sitting());
    assert_eq!(from_there.moves(), way, "it is known and need not be asked");
    from_there.go_to(2);
    assert_eq!(from_there.onward(), Continuation::TryAgain(vec![made[0]; 3]));
    session.try_again(&made[..1], 0);
    assert_eq!(*session.game(), from_there.first());
}

#[test]
fn a_hint_that_is_put_away_begins_again() {
    let (session, mut counsel) = (table(GameName::Doublets), Counsel::default());
    counsel.follow(&session);
    counsel.climb(&session, Knowledge::AllCards);
    answer(&mut counsel, &session, Answer::Won(session.game().legal_moves()));
    counsel.climb(&session, Knowledge::AllCards);
    assert!(counsel.reveals());
    counsel.put_hint_away();
    assert_eq!(counsel.hint(&session), None);
    counsel.climb(&session, Knowledge::AllCards);
    assert_eq!(counsel.hint(&session).map(|told| told.says), Some(HintSays::Tip(Tip::Win)));
}

/// A hint in Curse names the tile, then the move, then the reason; it knows no more than the player.
#[test]
fn a_hint_in_a_game_of_two_does_not_count() {
    let (mut session, mut counsel) = (table(GameName::Curse), Counsel::default());
    while session.game().seat_to_move() != Some(session.viewer()) {
        let query = session.query_to_other().expect("the other is to move");
        let chosen = Engine::default().answer(&query, &|| false);
        session.take_from_other(&query, Some(&chosen)).expect("it is asked");
    }
    counsel.follow(&session);
    assert!(counsel.gives_hints(&session) && !counsel.is_for(&session));
    assert_eq!(counsel.climb(&session, Knowledge::Fair), None);
    let says = |counsel: &Counsel| counsel.hint(&session).map(|hint| hint.says);
    assert_eq!(says(&counsel), Some(HintSays::Tip(Tip::Looking)));
    assert_eq!(counsel.climb(&session, Knowledge::Fair), None, "nothing is known yet");
    let query = counsel.query(&session).expect("what the best player would do");
    counsel.take(&session, &query, Engine::default().answer(&query, &|| false));
    assert_eq!(counsel.query(&session), None);
    assert!(matches!(says(&counsel), Some(HintSays::Tile(_))));
    counsel.climb(&session, Knowledge::Fair);
    let Some(HintSays::Where(advised)) = says(&counsel) else { panic!("the move") };
    assert!(session.game().legal_moves().contains(&advised));
    counsel.climb(&session, Knowledge::Fair);
    assert!(matches!(says(&counsel), Some(HintSays::WhyOfCoach(_))) && counsel.hint_is_whole());
    assert_eq!(counsel.climb(&session, Knowledge::Fair), Some(advised), "asked once more it is played");
    assert!(!counsel.reveals());
    session.play(advised).expect("a hint is legal");
    counsel.follow(&session);
    assert_eq!(counsel.hint(&session), None);
    assert!(!session.sitting().is_assisted());
}

/// A piece of the fair adviser's figure.
fn sample(wins: u32, worlds: u32) -> Answer {
    Answer::Odds(Sample { odds: Odds { wins, worlds }, all: 100 })
}

#[test]
fn a_fair_hint_is_climbed_and_counts_for_nothing() {
    let (session, mut counsel) = (table(GameName::Doublets), Counsel::default());
    let flip = session.game().read_move("flip").unwrap();
    let reason = AnyReason::Doublets(doublets::Reason::LooksOn);
    counsel.follow(&session);
    let climb = |counsel: &mut Counsel| counsel.climb(&session, Knowledge::Fair);
    let says = |counsel: &Counsel| counsel.hint(&session).map(|told| told.says);
    climb(&mut counsel);
    assert_eq!(says(&counsel), Some(HintSays::Tip(Tip::Looking)));
    assert_eq!(counsel.query(&session).map(|query| query.goal), Some(Goal::Advice));
    answer(&mut counsel, &session, Answer::Advised { advised: flip, reason });
    assert_eq!(says(&counsel), Some(HintSays::Tip(Tip::Advised)));
    climb(&mut counsel);
    assert_eq!(says(&counsel), Some(HintSays::Stock));
    climb(&mut counsel);
    assert_eq!(says(&counsel), Some(HintSays::Where(flip)));
    assert_eq!(counsel.query(&session), None, "nothing is counted that is not told");
    climb(&mut counsel);
    for (answered, counted) in [
        (None, None),
        (Some(sample(3, 4)), Some(OddsCount { wins: 3, worlds: 4, all: 100 })),
        (Some(sample(90, 96)), Some(OddsCount { wins: 93, worlds: 100, all: 100 })),
    ] {
        if let Some(answered) = answered {
            answer(&mut counsel, &session, answered);
        }
        assert_eq!(says(&counsel), Some(HintSays::Why(Why::Fair { reason, counted })));
    }
    assert_eq!(counsel.query(&session), None);
    assert!(!counsel.reveals(), "it told nothing that the player could not know");
    assert_eq!(climb(&mut counsel), Some(flip));
}

#[test]
fn the_fair_figure_is_counted_piece_by_piece_and_kept() {
    let (mut session, mut counsel) = (table(GameName::Doublets), Counsel::default());
    counsel.show(Some(Knowledge::Fair));
    counsel.follow(&session);
    let asked = |counsel: &Counsel, session: &_| counsel.query(session).map(|query| query.goal);
    assert_eq!(asked(&counsel, &session), Some(Goal::Odds { from: 0 }));
    let old = counsel.query(&session).unwrap();
    answer(&mut counsel, &session, sample(3, 4));
    assert_eq!(asked(&counsel, &session), Some(Goal::Odds { from: 4 }));
    counsel.take(&session, &old, sample(3, 4));
    let counted = OddsCount { wins: 3, worlds: 4, all: 100 };
    assert_eq!(counsel.prospect(&session), Some(Prospect::Odds(counted)), "nothing is counted twice");
    flip(&mut session);
    counsel.follow(&session);
    assert_eq!(asked(&counsel, &session), Some(Goal::Odds { from: 0 }));
    counsel.take(&session, &old, sample(3, 4));
    assert_eq!(counsel.found(&session), None, "that was about another position");
    answer(&mut counsel, &session, Answer::NotFound);
    let nothing = Prospect::Odds(OddsCount::default());
    assert_eq!((asked(&counsel, &session), counsel.found(&session)), (None, Some(nothing)));
    session.undo().unwrap();
    counsel.follow(&session);
    assert_eq!(counsel.prospect(&session), Some(Prospect::Odds(counted)));
    counsel.show(None);
    assert_eq!((asked(&counsel, &session), counsel.prospect(&session)), (None, None));
}
