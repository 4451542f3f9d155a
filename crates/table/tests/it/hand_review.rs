//! Looking back over hands of Curse of the Doublet: what each pass proved, and what plays were worth.

use talon_bots::Engine;
use talon_query::Answer;
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnyMove, AnyOptions, Game, GameName, Worlds};
use talon_table::{HandReview, Inquiry, Sitting};

use crate::support;

/// A match, or a hand, that is played at random: this number of moves, or to its end.
fn played(options: Options, deal: u64, most: usize) -> Sitting {
    let options = AnyOptions::Curse(options);
    let mut sitting = support::sitting(options, deal);
    let mut chance = Chance::from_seed(deal);
    for _ in 0..most {
        let Some(chosen) = chance.pick(&sitting.game().legal_moves()).copied() else { break };
        sitting.play(chosen).expect("a legal move");
    }
    sitting
}

/// Answers all queries about the hand at the cursor.
fn find_out(review: &mut HandReview) {
    let mut engine = Engine::default();
    while let Some(query) = review.next_query() {
        let answer = engine.answer(&query, &|| false);
        assert!(matches!(answer, Answer::Judged(_)), "{answer:?}");
        review.receive(answer);
    }
    let (done, all) = review.progress(review.hand());
    assert_eq!(done, all);
}

#[test]
fn only_hands_that_have_ended_are_looked_back_over() {
    let game = |sitting: &Sitting| {
        let hands = HandReview::new(sitting)?.hands().to_vec();
        Some(hands.iter().map(|hand| (hand.start, hand.end)).collect::<Vec<_>>())
    };
    let whole = played(Options::HAND, 17, 100);
    assert_eq!(game(&whole), Some(vec![(0, whole.moves_made())]));
    assert_eq!(game(&played(Options::HAND, 17, 5)), None);
    let mut given_up = played(Options::HAND, 17, 5);
    given_up.apply(talon_table::Entry::GaveUp).unwrap();
    assert_eq!(game(&given_up), Some(vec![(0, 5)]));

    let sitting = played(Options::MATCH, 17, 300);
    let hands = game(&sitting).unwrap();
    assert!(hands.len() > 2, "{hands:?}");
    // A move that says who leads lies between two hands.
    assert!(hands.windows(2).all(|pair| pair[0].1 + 1 == pair[1].0), "{hands:?}");
    let review = HandReview::new(&sitting).unwrap();
    for (number, (start, end)) in hands.iter().enumerate() {
        assert!((*start..*end).all(|ply| review.hand_of(ply) == number && review.seat(ply).is_some()));
    }
    assert_eq!(review.seat(hands[0].1), None);
    assert_eq!(review.hand_of(hands[0].1), 0);
    // One hand has ended, and the next has begun.
    let second = played(Options::MATCH, 17, hands[1].0 + 3);
    assert_eq!(game(&second), Some(vec![hands[0]]));
    let patience = AnyOptions::usual(GameName::Yield);
    assert_eq!(game(&support::sitting(patience, 17)), None);
}

/// The news of a move is what the rules say of the hands that may be there, and it never rules out the true one.
#[test]
fn what_moves_tell_is_true() {
    let mut passes = 0;
    for deal in 0..30 {
        let review = HandReview::new(&played(Options::HAND, deal, 100)).unwrap();
        for number in review.hands()[0].clone() {
            let Some(disclosure) = review.disclosure(number) else { continue };
            let (state, played, watcher) =
                (review.before(number), review.moves()[number], disclosure.watcher);
            assert_eq!(Some(watcher.other()), state.seat_to_move());
            assert!(1 <= disclosure.after && disclosure.after <= disclosure.before, "{disclosure:?}");
            if disclosure.before > 500 {
                continue;
            }
            // The hands that were possible, and in which the move could have been made.
            let worlds: Vec<State> = State::worlds(&state.view(watcher)).collect();
            let fitting = worlds.iter().filter(|world| (*world).clone().play(played).is_ok()).count();
            assert_eq!(
                (disclosure.before, disclosure.after),
                (worlds.len() as u64, fitting as u64),
                "{played}"
            );
            if played == Move::Pass {
                passes += 1;
                let truth = state.tiles(watcher.other());
                assert!(truth.iter().all(|tile| disclosure.lacks.iter().all(|number| !tile.has(*number))));
                assert!(!disclosure.lacks.is_empty());
            }
        }
    }
    assert!(passes > 10, "{passes}");
}

/// Nobody who sees all can make more of a position than the best play is worth, and moves without a choice change
/// nothing: so each decision is worth to the next one what was said of it.
#[test]
fn what_plays_are_worth_agrees_from_one_decision_to_the_next() {
    for deal in 0..4 {
        let sitting = played(Options::HAND, deal, 100);
        let mut review = HandReview::new(&sitting).unwrap();
        assert_eq!(review.value(0, Seat::South), None);
        find_out(&mut review);
        let hand = review.hands()[0].clone();
        let decisions: Vec<usize> = hand.clone().filter(|number| review.is_decision(*number)).collect();
        for pair in decisions.windows(2) {
            let next = review.seat(pair[1]).unwrap();
            let best = review.decision(pair[1]).unwrap().best_seen().unwrap().seen;
            assert_eq!(review.value(pair[0], next), best, "deal {deal}, moves {pair:?}");
        }
        let [south, north] = review.points(0).unwrap().map(i32::from);
        assert_eq!(review.value(hand.end - 1, Seat::South), Some(south - north));
        // What both gave away lies between the worth of the hand and its points.
        let first = review.decision(decisions[0]).unwrap().best_seen().unwrap().seen.unwrap();
        let first = if review.seat(decisions[0]) == Some(Seat::South) { first } else { -first };
        let [by_south, by_north] = Seat::BOTH.map(|seat| review.given_away(0, seat));
        assert_eq!(first - by_south.seen + by_north.seen, south - north);
        assert!(by_south.fair >= 0 && by_north.fair >= 0);
        let costliest = review.costliest(0).unwrap();
        let loss = review.decision(costliest).unwrap().fair_loss();
        assert!(loss >= HandReview::WORTH_TELLING);
        assert!(decisions.iter().all(|number| review.decision(*number).unwrap().fair_loss() <= loss));
    }
}

#[test]
fn the_cursor_goes_to_the_costliest_decision_until_the_player_moves_it() {
    let mut review = HandReview::new(&played(Options::MATCH, 17, 300)).unwrap();
    let hands = review.hands().to_vec();
    let last = hands.len() - 1;
    assert_eq!((review.cursor(), review.hand()), (hands[last].start, last));
    review.go_to_hand(1);
    assert_eq!((review.cursor(), review.hand()), (hands[1].start, 1));
    find_out(&mut review);
    let costliest = review.costliest(1).unwrap();
    assert_ne!(costliest, hands[1].start);
    assert_eq!(review.cursor(), costliest);
    review.go_to(hands[1].start + 1);
    review.go_to_hand(hands.len());
    assert_eq!(review.cursor(), hands[1].start + 1);
    review.go_to_hand(1);
    assert_eq!(review.cursor(), costliest);
    review.go_to(hands[0].start);
    find_out(&mut review);
    assert_eq!((review.cursor(), review.hand()), (hands[0].start, 0));
    review.go_to(usize::MAX);
    assert_eq!(review.cursor(), review.moves().len() - 1);
    for hand in [0, 1] {
        let moves = hands[hand].clone();
        let values = moves.clone().filter_map(|number| review.value(number, Seat::North));
        let largest = values.map(i32::abs).max().unwrap();
        assert!(largest > 1);
        assert_eq!(review.largest_value(hand), largest);
        assert!(moves.clone().skip(1).all(|number| review.after(number - 1) == review.before(number)));
    }
}

/// The play that was made is among those that were judged, by the name that the player gave it.
#[test]
fn plays_that_lead_to_the_same_are_one() {
    let mut sitting = played(Options::HAND, 3, 0);
    let first = sitting.game().legal_moves();
    let doublet = first.iter().find(|legal| legal.to_string() == "6-6" || legal.to_string() == "0-0");
    sitting.play(*doublet.unwrap_or(&first[0])).unwrap();
    // The last of the moves goes to a side that other sides are like.
    sitting.play(*sitting.game().legal_moves().last().unwrap()).unwrap();
    while let Some(last) = sitting.game().legal_moves().last().copied() {
        sitting.play(last).unwrap();
    }
    let mut review = HandReview::new(&sitting).unwrap();
    find_out(&mut review);
    for number in review.hands()[0].clone().filter(|number| review.is_decision(*number)) {
        let decision = review.decision(number).unwrap();
        assert_eq!(decision.chosen().play, AnyMove::Curse(review.moves()[number]));
        let legal = AnyGame::Curse(review.before(number).clone()).legal_moves();
        assert!(decision.plays().iter().all(|judged| legal.contains(&judged.play)));
        assert!(decision.plays().len() <= legal.len());
        let fair: Vec<i32> = decision.plays().iter().map(|judged| judged.fair).collect();
        assert!(fair.is_sorted_by(|one, other| one >= other), "{fair:?}");
    }
}

/// An answer that was not found leaves a decision without values, and the review continues.
#[test]
fn what_is_not_found_out_is_not_asked_again() {
    let mut review = HandReview::new(&played(Options::HAND, 17, 100)).unwrap();
    let (_, all) = review.progress(0);
    for done in 0..all {
        assert_eq!(review.progress(0), (done, all));
        assert!(review.next_query().is_some());
        review.receive(Answer::NotFound);
    }
    assert_eq!(review.next_query(), None);
    assert_eq!(review.costliest(0), None);
    assert_eq!(review.given_away(0, Seat::North), talon_table::GivenAway::default());
}

#[test]
fn a_match_without_deal_numbers_is_reviewed_hand_by_hand() {
    let options = AnyOptions::Curse(Options::MATCH);
    let mut sitting = support::sitting(options, 17);
    let mut chance = Chance::from_seed(17);
    while HandReview::new(&sitting).is_none_or(|review| review.hands().len() < 2) {
        let chosen = *chance.pick(&sitting.game().legal_moves()).expect("a match has several hands");
        sitting.play(chosen).expect("a legal move");
    }
    let AnyGame::Curse(first) = sitting.start().game() else { panic!("a game of Curse") };
    let moves = sitting.moves().into_iter().map(|played| match played {
        AnyMove::Curse(played) => played,
        _ => panic!("a move of Curse"),
    });
    let mut review = HandReview::of_match(first, moves).unwrap();
    let mut same = HandReview::new(&sitting).unwrap();
    assert_eq!(review.hands(), same.hands());
    for hand in 0..2 {
        review.go_to_hand(hand);
        same.go_to_hand(hand);
        find_out(&mut review);
        find_out(&mut same);
        for number in review.hands()[hand].clone() {
            assert_eq!(review.decision(number), same.decision(number), "move {number}");
        }
    }
}
