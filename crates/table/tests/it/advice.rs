//! Advice on a sitting, hints and reviews, against asking about every single position.

use talon_bots::Engine;
use talon_query::{Answer, Effort, Limit, Line, Origin, Query, Verdict};
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName, Status};
use talon_table::{
    Entry, Hint, HintFinding, HintReason, HintSource, HintStage, Inquiry, NodeId, Review, Sitting,
    TurningPoint, VerdictCache,
};

use crate::support;

/// Small games in which some deals can be won and others cannot.
const GAMES: [(GameName, &str); 4] = [
    (GameName::Doublets, "ranks 5, redeals 0, piles 3"),
    (GameName::Doublets, "ranks 11, redeals 0, piles 5"),
    (GameName::Yield, "ranks 7, rows 4"),
    (GameName::LadyJane, "ranks 5, piles 3"),
];

/// Each game with some deals.
fn sittings(deals: u64) -> impl Iterator<Item = Sitting> {
    GAMES.into_iter().flat_map(move |(game, options)| {
        let options = AnyOptions::from_text(game, options).expect("options of the game");
        (0..deals).map(move |deal| support::sitting(options, deal))
    })
}

/// Plays this number of legal moves, or fewer when the game ends.
fn play_at_random(sitting: &mut Sitting, moves: usize, chance: &mut Chance) {
    for _ in 0..moves {
        let Some(wanted) = chance.pick(&sitting.game().legal_moves()).copied() else { return };
        sitting.play(wanted).expect("a legal move");
    }
}

/// A line that begins with this position.
fn line_to(position: &AnyGame) -> Line {
    Line { options: position.options(), origin: Origin::Position(position.layout()), moves: Vec::new() }
}

/// The answer of a solver that has time.
fn answer(query: &Query) -> Answer {
    let reply = Engine::default().answer(query, &|| false);
    assert!(!matches!(reply, Answer::Verdict(Verdict::Unknown(_)) | Answer::NotFound), "{reply:?}");
    reply
}

/// The verdict of a solver on a win.
fn verdict(query: &Query) -> Verdict<AnyMove> {
    match answer(query) {
        Answer::Verdict(verdict) => verdict,
        other => panic!("{other:?} is no verdict"),
    }
}

/// The most points that can be had, and whether they win.
fn best(game: &AnyGame) -> (u32, bool) {
    let query = Query::Win { line: line_to(game), effort: Effort::Thorough };
    let is_won = matches!(verdict(&query), Verdict::Won(_));
    match answer(&Query::MostPoints { line: line_to(game), effort: Effort::Thorough }) {
        Answer::Most { points, is_exact: true, .. } => (points, is_won),
        other => panic!("{other:?} tells no points"),
    }
}

fn after(game: &AnyGame, moves: &[AnyMove]) -> AnyGame {
    let mut game = game.clone();
    moves.iter().for_each(|played| drop(game.play(*played).expect("a legal move")));
    game
}

/// A sitting whose player stands at this place of another one's tree.
fn at(sitting: &Sitting, place: NodeId) -> Sitting {
    let mut there = Sitting::new(sitting.start().clone());
    for played in sitting.tree().moves_to(place) {
        there.play(played).expect("a move that was legal before");
    }
    there
}

#[test]
fn what_follows_from_what_is_known_is_true() {
    let mut followed = [0; 2];
    for (seed, mut sitting) in (0..).zip(sittings(60)) {
        let mut chance = Chance::from_seed(seed);
        let mut verdicts = VerdictCache::default();
        for _ in 0..6 {
            play_at_random(&mut sitting, 8, &mut chance);
            let back = usize::try_from(chance.below(6)).expect("a small number").min(sitting.moves_made());
            sitting.apply(Entry::Back(back)).expect("there are that many moves");
        }
        let places = sitting.tree().moves_in_order();
        for _ in 0..3 {
            let place = *chance.pick(&places).expect("moves were made");
            let there = at(&sitting, place);
            let asked = Query::Win { line: there.line_so_far(), effort: Effort::Brief };
            verdicts.learn(sitting.tree(), place, verdict(&asked));
        }
        for place in [NodeId::ROOT].into_iter().chain(places) {
            let Some(cached) = verdicts.get(sitting.tree(), place) else { continue };
            let there = at(&sitting, place);
            match cached {
                Verdict::Won(line) => {
                    assert_eq!(after(there.game(), &line).status(), Status::Won);
                    followed[0] += 1;
                }
                Verdict::Lost => {
                    assert!(!best(there.game()).1, "{}", there.game().layout());
                    followed[1] += 1;
                }
                Verdict::Unknown(_) => panic!("everything was found"),
            }
        }
    }
    assert!(followed[0] > 300 && followed[1] > 300, "{followed:?}");
}

#[test]
fn what_was_not_found_is_remembered_and_hides_nothing() {
    let mut sitting = sittings(1).next().expect("a game");
    let mut verdicts = VerdictCache::default();
    let root = sitting.tree().here();
    play_at_random(&mut sitting, 2, &mut Chance::from_seed(1));
    let here = sitting.tree().here();
    assert_eq!(verdicts.get(sitting.tree(), here), None);
    verdicts.learn(sitting.tree(), root, Verdict::Lost);
    let between = sitting.tree().parent(here).expect("two moves were made");
    verdicts.learn(sitting.tree(), between, Verdict::Unknown(Limit::Stopped));
    assert_eq!(verdicts.get(sitting.tree(), here), Some(Verdict::Lost));
    let mut verdicts = VerdictCache::default();
    verdicts.learn(sitting.tree(), between, Verdict::Unknown(Limit::Stopped));
    assert_eq!(verdicts.get(sitting.tree(), between), Some(Verdict::Unknown(Limit::Stopped)));
    assert_eq!(verdicts.get(sitting.tree(), here), None, "it may be found out one move later");
}

#[test]
fn a_review_tells_what_looking_at_every_position_tells() {
    let mut ends = [0; 3];
    for (seed, mut sitting) in (0..).zip(sittings(40)) {
        play_at_random(&mut sitting, 40, &mut Chance::from_seed(seed));
        // Going back does not make the line shorter.
        let back = sitting.moves_made() / 2;
        sitting.apply(Entry::Back(back)).expect("there are that many moves");
        let mut review = Review::new(&sitting, |_| None).expect("a patience");
        let mut asked = 0;
        while let Some(query) = review.next_query() {
            asked += u32::from(matches!(query, Query::Win { .. }));
            assert_eq!(review.turning_point() == TurningPoint::Looking, matches!(query, Query::Win { .. }));
            review.receive(answer(&query));
        }
        let places = review.positions().len();
        assert!(asked <= places.ilog2() + 2, "{asked} queries for {places} positions");
        let truth: Vec<_> = review.positions().iter().map(best).collect();
        for (position, (points, is_won)) in truth.iter().enumerate() {
            let most = review.most_points(position);
            assert_eq!((most.points, most.is_exact), (*points, true), "position {position}");
            assert_eq!(review.can_be_won(position), Some(*is_won), "position {position}");
        }
        let turning_point = match truth.iter().rposition(|(_, is_won)| *is_won) {
            None => TurningPoint::FromTheStart,
            Some(last) if last + 1 == places => TurningPoint::Never,
            Some(last) => TurningPoint::Move(last),
        };
        assert_eq!(review.turning_point(), turning_point);
        if let TurningPoint::Move(position) = turning_point {
            let way = review.best_line_from(position).expect("what would have won is known");
            assert_eq!(after(&review.positions()[position], way).status(), Status::Won);
        }
        assert_eq!(review.progress(), (places, places));
        ends[match turning_point {
            TurningPoint::Never => 0,
            TurningPoint::FromTheStart => 1,
            _ => 2,
        }] += 1;
    }
    assert!(ends.iter().all(|count| *count > 10), "{ends:?}");
}

#[test]
fn a_review_whose_queries_are_not_answered_ends_and_says_so() {
    for (seed, mut sitting) in (0..).zip(sittings(6)) {
        play_at_random(&mut sitting, 40, &mut Chance::from_seed(seed));
        // Every third query is answered, then none.
        for rate in [3, usize::MAX] {
            let mut review = Review::new(&sitting, |_| None).expect("a patience");
            for count in 0.. {
                let Some(query) = review.next_query() else { break };
                assert!(count < 200, "there is no end to the queries");
                review.receive(if count % rate == 1 { answer(&query) } else { Answer::NotFound });
            }
            let last = review.positions().len() - 1;
            match review.turning_point() {
                TurningPoint::Looking => panic!("nothing more is asked"),
                TurningPoint::Between(won, lost) => {
                    assert!(won < lost && lost <= last);
                    assert_eq!((review.can_be_won(won), review.can_be_won(lost)), (Some(true), Some(false)));
                }
                TurningPoint::Unknown => assert_ne!(review.can_be_won(0), Some(false)),
                _ => {}
            }
            let points = |position| best(&review.positions()[position]).0;
            assert!((0..=last).all(|position| review.most_points(position).points <= points(position)));
        }
    }
}

#[test]
fn a_review_asks_nothing_about_wins_that_were_known_before() {
    for (seed, mut sitting) in (0..).zip(sittings(20)) {
        play_at_random(&mut sitting, 40, &mut Chance::from_seed(seed));
        let mut game = sitting.start().game();
        let mut verdicts = vec![verdict(&Query::Win { line: line_to(&game), effort: Effort::Brief })];
        for played in sitting.moves_of_line() {
            game.play(played).expect("it was played");
            let asked = Query::Win { line: line_to(&game), effort: Effort::Brief };
            verdicts.push(verdict(&asked));
        }
        let review = Review::new(&sitting, |position| Some(verdicts[position].clone())).expect("a patience");
        assert!(review.next_query().is_none_or(|query| matches!(query, Query::MostPoints { .. })));
        assert_ne!(review.turning_point(), TurningPoint::Looking);
    }
}

/// A hint of a win is about a move that keeps it, and counts the moves that do.
fn check_winning_hint(hint: &Hint, game: &AnyGame) {
    let keeps = |legal: &AnyMove| best(&after(game, &[*legal])).1;
    let moves = game.legal_moves();
    assert!(keeps(&hint.advised().expect("a move")));
    let reason = match (moves.iter().filter(|legal| keeps(legal)).count(), moves.len()) {
        (1, 1) => HintReason::OnlyMove,
        (1, _) => HintReason::OnlyWin,
        (keep, all) if keep == all => HintReason::EveryMoveWins,
        (keep, all) => HintReason::SomeMovesWin { keep, all },
    };
    assert_eq!((hint.reason(), hint.stage()), (reason, HintStage::Why));
}

#[test]
fn a_hint_leads_to_a_win_or_to_the_most_points() {
    let mut findings = [0; 3];
    for (seed, mut sitting) in (0..).zip(sittings(80)) {
        let moves = usize::try_from(seed * 7 % 31).expect("small");
        play_at_random(&mut sitting, moves, &mut Chance::from_seed(seed));
        let game = sitting.game();
        if game.status() != Status::Playing {
            continue;
        }
        let mut hint = Hint::new(&sitting, HintSource::Solver, None);
        assert_eq!((hint.finding(), hint.advised(), hint.advance()), (HintFinding::Looking, None, false));
        for _ in 0..4 {
            while let Some(query) = hint.next_query() {
                hint.receive(answer(&query));
            }
            hint.advance();
        }
        let (points, is_won) = best(game);
        match hint.finding() {
            HintFinding::Win => {
                assert!(is_won);
                check_winning_hint(&hint, game);
                findings[0] += 1;
            }
            HintFinding::Points { points: most, is_exact } => {
                assert_eq!((is_won, most, is_exact), (false, points, true));
                assert_eq!(best(&after(game, &[hint.advised().expect("a move")])).0, points);
                findings[1] += 1;
            }
            HintFinding::NothingToGain => {
                assert_eq!((is_won, Some(points), hint.stage()), (false, game.score(), HintStage::Something));
                findings[2] += 1;
            }
            HintFinding::Looking | HintFinding::Unknown | HintFinding::Advised => {
                panic!("everything was answered")
            }
        }
    }
    assert!(findings.iter().all(|count| *count > 2), "{findings:?}");
}

#[test]
fn a_hint_that_was_not_found_says_so_on_every_rung() {
    let sitting = sittings(1).next().expect("a game");
    let mut hint = Hint::new(&sitting, HintSource::Solver, Some(Verdict::Unknown(Limit::Stopped)));
    assert!(hint.next_query().is_some(), "with more time it may be found");
    hint.receive(Answer::NotFound);
    assert_eq!((hint.finding(), hint.advance(), hint.next_query()), (HintFinding::Unknown, false, None));
    // Nobody asks for anything now, so no answer changes anything.
    hint.receive(Answer::NotFound);
    assert_eq!(hint.finding(), HintFinding::Unknown);
}

#[test]
fn the_solvers_answer_queries() {
    let options = AnyOptions::usual(GameName::Doublets);
    let number = support::deal(17);
    let mut engine = Engine::default();
    let position = AnyGame::deal(&options, number);
    let query = Query::Win { line: line_to(&position), effort: Effort::Thorough };
    let Answer::Verdict(Verdict::Won(line)) = engine.answer(&query, &|| false) else {
        panic!("deal 17 can be won")
    };
    assert_eq!(after(&position, &line).status(), Status::Won);
    let query = Query::MostPoints { line: line_to(&position), effort: Effort::Brief };
    let Answer::Most { points, line, is_exact } = engine.answer(&query, &|| false) else {
        panic!("there are points")
    };
    assert_eq!((points, is_exact), (48, true));
    assert!(!line.is_empty());
    let curse = AnyGame::deal(&AnyOptions::usual(GameName::Curse), number);
    let query = Query::Win { line: line_to(&curse), effort: Effort::Brief };
    assert_eq!(engine.answer(&query, &|| false), Answer::NotFound, "two play, and each wants to win");
}
