//! The worlds of Curse: the positions that look alike to a seat (C11).

mod shared;

use shared::{deal_number, search};
use talon_rules::curse;
use talon_rules::pieces::{Chance, Tile};
use talon_rules::{Game, Worlds};
use talon_testkit::{even_chances, worlds};

/// C11: the worlds that a seat cannot tell apart, at the start and wherever there are few.
#[test]
fn the_worlds_of_curse() {
    let mut chance = Chance::from_seed(0);
    let dealt: curse::State = search("", |position: &curse::State| Some(position.clone()));
    for seat in curse::Seat::BOTH {
        assert_eq!(
            worlds(&dealt, seat, &mut chance),
            Ok(12_376),
            "six of the seventeen unseen tiles lie aside"
        );
    }
    let small: curse::State = search("pips 3, hand 4", |position: &curse::State| Some(position.clone()));
    assert_eq!(
        worlds(&small, curse::Seat::South, &mut chance),
        Ok(15),
        "two of the six unseen tiles lie aside"
    );
    let mut counts = Vec::new();
    search("", |position: &curse::State| {
        for seat in curse::Seat::BOTH {
            if curse::State::count_worlds(&position.view(seat)) <= 300 {
                counts.push(worlds(position, seat, &mut chance).unwrap());
            }
        }
        (counts.len() > 500).then_some(())
    });
    assert!(counts.contains(&1) && counts.iter().any(|count| *count > 100), "{counts:?}");
    let (few, count) = search("", |position: &curse::State| {
        let view = position.view(curse::Seat::North);
        let count = curse::State::count_worlds(&view);
        (20..40).contains(&count).then_some((view, count))
    });
    even_chances::<curse::State>(&few, count as usize, &mut chance).unwrap();
}

/// C11, from the beginning: after each move, the worlds are the hands that the other seat can have been dealt and
/// with which every move so far was legal.
#[test]
fn worlds_are_the_hands_that_agree_with_every_move() {
    let (mut passes, mut listed) = (0, 0);
    for number in 0..4 {
        let mut position = curse::State::deal(&curse::Options::HAND, deal_number(number));
        for seat in curse::Seat::BOTH {
            let mut left = openings(&position, seat);
            assert_eq!(left.len(), 12_376);
            for (played, view) in random_hand(&mut position, seat, number) {
                left.retain_mut(|position| position.play(played).is_ok());
                assert_eq!(left.len() as u64, curse::State::count_worlds(&view), "deal {number}, {seat}");
                if left.len() <= 1_000 {
                    let worlds: Vec<curse::State> = curse::State::worlds(&view).collect();
                    assert_eq!(hands(&worlds, seat), hands(&left, seat), "deal {number}, {seat}");
                    listed += 1;
                }
                passes += u32::from(played == curse::Move::Pass);
            }
        }
    }
    assert!(
        passes > 10 && listed > 40,
        "{passes} passes must have proved something, {listed} lists compared"
    );
}

/// The hands of the other seat, sorted.
fn hands(worlds: &[curse::State], seat: curse::Seat) -> Vec<Vec<Tile>> {
    let mut hands: Vec<_> = worlds.iter().map(|world| world.tiles(seat.other()).to_vec()).collect();
    hands.iter_mut().for_each(|hand| hand.sort());
    hands.sort();
    hands
}

/// The deal, with each hand that the other seat can have been dealt.
fn openings(dealt: &curse::State, seat: curse::Seat) -> Vec<curse::State> {
    let own = dealt.tiles(seat);
    let unseen: Vec<Tile> = Tile::all().filter(|tile| !own.contains(tile)).collect();
    let chosen = |bits: u32| -> Vec<Tile> {
        unseen.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1).map(|(_, tile)| *tile).collect()
    };
    let hands = (0..1_u32 << unseen.len()).filter(|bits| bits.count_ones() == 11).map(chosen);
    let leader = dealt.seat_to_move().expect("the leader");
    let deal = |other: Vec<Tile>| match seat {
        curse::Seat::South => curse::State::from_hands(&curse::Options::HAND, own, &other, leader),
        curse::Seat::North => curse::State::from_hands(&curse::Options::HAND, &other, own, leader),
    };
    hands.map(|other| deal(other).expect("two hands of different tiles")).collect()
}

/// Plays a random hand to its end and undoes it. Returns the moves, each with what the seat knows after it.
fn random_hand(position: &mut curse::State, seat: curse::Seat, seed: u64) -> Vec<(curse::Move, curse::View)> {
    let (mut done, mut views, mut moves) = (Vec::new(), Vec::new(), Vec::new());
    let mut chance = Chance::from_seed(seed);
    loop {
        position.legal_moves(&mut moves);
        let Some(chosen) = chance.pick(&moves).copied() else { break };
        done.push((chosen, position.play(chosen).expect("a legal move")));
        views.push((chosen, position.view(seat)));
    }
    for (chosen, effect) in done.iter().rev() {
        position.undo(*chosen, effect);
    }
    views
}
