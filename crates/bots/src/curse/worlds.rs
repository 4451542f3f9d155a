//! Worlds: the hands that the other seat may hold. In the literature they are *determinizations* of an information set
//! (P. I. Cowling, E. J. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search. IEEE Transactions on
//! Computational Intelligence and AI in Games 4, 2012).

use talon_rules::pieces::{Chance, binomial};
use talon_solve::curse::packed::{Tiles, each};

use super::information_set::InformationSet;
use super::opponent_model::OpponentModel;

/// A hand that the other seat may hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct World {
    /// Its tiles.
    pub(super) tiles: Tiles,
    /// Its importance weight, on a scale that all worlds share.
    pub(super) weight: f32,
    /// The model of the other seat in it.
    pub(super) model: OpponentModel,
}

/// Lists all worlds that agree with the information, each equally likely. If there are more than `most`, samples that
/// number with replacement instead.
pub(super) fn possible_worlds(information: &InformationSet, most: usize, chance: &mut Chance) -> Vec<World> {
    let mut possible: Vec<u8> = each(information.possible()).collect();
    let held = information.other_held();
    let world = |tiles: Tiles| World { tiles, weight: 1.0, model: OpponentModel::DEFAULT };
    if binomial(possible.len(), held) <= most as u64 {
        return hands_of(information.possible(), held).into_iter().map(world).collect();
    }
    (0..most).map(|_| world(sample_hand(&mut possible, held, chance))).collect()
}

/// Samples a hand of `held` of these tiles by the first steps of a Fisher-Yates shuffle.
pub(super) fn sample_hand(possible: &mut [u8], held: usize, chance: &mut Chance) -> Tiles {
    for place in 0..held {
        let with = place + chance.below((possible.len() - place) as u32) as usize;
        possible.swap(place, with);
    }
    possible[..held].iter().fold(0, |set, tile| set | 1 << tile)
}

/// All hands of `held` of the possible tiles.
pub(super) fn hands_of(possible: Tiles, held: usize) -> Vec<Tiles> {
    let possible: Vec<u8> = each(possible).collect();
    combinations(possible.len(), held).map(|places| spread(places, &possible)).collect()
}

/// All sets of `chosen` of the numbers below `all`, as bits, each once.
fn combinations(all: usize, chosen: usize) -> impl Iterator<Item = u32> {
    let first = (1_u64 << chosen) - 1;
    // The next larger number with as many bits (Gosper's hack): the lowest run of ones moves its top bit up, the rest
    // falls to the bottom.
    let next = |bits: &u64| {
        if *bits == 0 {
            return None;
        }
        let lowest = bits & bits.wrapping_neg();
        let moved = bits + lowest;
        Some(moved | (((bits ^ moved) >> 2) / lowest))
    };
    std::iter::successors(Some(first), next).take_while(move |bits| bits >> all == 0).map(|bits| bits as u32)
}

/// The tiles at these places.
fn spread(places: u32, among: &[u8]) -> Tiles {
    each(places).fold(0, |set, place| set | 1 << among[usize::from(place)])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::DealNumber;
    use talon_rules::{Game, Worlds};
    use talon_solve::curse::packed::set_of;

    use super::*;

    /// Positions along random hands, from the fifth tile on.
    fn positions() -> Vec<State> {
        let mut positions = Vec::new();
        let mut chance = Chance::from_seed(2);
        let mut moves = Vec::new();
        for number in 0..40 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while state.seat_to_move().is_some() {
                state.legal_moves(&mut moves);
                state.play_unchecked(*chance.pick(&moves).unwrap());
                if state.history().len() > 5 && state.seat_to_move().is_some() {
                    positions.push(state.clone());
                }
            }
        }
        positions
    }

    #[test]
    fn worlds_agree_with_the_rules() {
        for state in positions() {
            let seat = state.seat_to_move().unwrap();
            let view = state.view(seat);
            let expected: BTreeSet<Tiles> =
                State::worlds(&view).map(|world| set_of(world.tiles(seat.other()))).collect();
            let information = InformationSet::new(&view).unwrap();
            let listed = possible_worlds(&information, usize::MAX, &mut Chance::from_seed(0));
            assert_eq!(listed.len(), expected.len());
            assert_eq!(listed.iter().map(|world| world.tiles).collect::<BTreeSet<_>>(), expected);
            for world in possible_worlds(&information, 1, &mut Chance::from_seed(0)) {
                assert!(expected.contains(&world.tiles));
            }
        }
    }

    #[test]
    fn combinations_are_listed_once_each() {
        for (all, chosen) in [(17, 11), (6, 6), (6, 1), (5, 3), (28, 1)] {
            let distinct: BTreeSet<u32> = combinations(all, chosen).collect();
            assert_eq!(distinct.len() as u64, binomial(all, chosen));
            assert_eq!(combinations(all, chosen).count(), distinct.len());
        }
    }
}
