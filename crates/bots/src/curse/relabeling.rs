//! Relabeling of the pip numbers.
//!
//! The rules prefer no number, so positions that differ only in the names of the numbers are the same to a player. The
//! policy network sees each of them under the same canonical names, and learns from one what holds for all 7! of them.

use talon_rules::pieces::Tile;
use talon_solve::curse::packed::{NUMBERS, Side, Tiles, each, joining, pips};

use super::public_state::PublicState;

/// The index of the tile with two numbers.
const TILE_OF: [[u8; NUMBERS as usize]; NUMBERS as usize] = {
    let mut tile_of = [[0; NUMBERS as usize]; NUMBERS as usize];
    let mut low = 0;
    while low < NUMBERS {
        let mut high = low;
        while high < NUMBERS {
            let Some(tile) = Tile::new(low, high) else { panic!("0 to 6 are numbers of pips") };
            tile_of[low as usize][high as usize] = tile.index();
            tile_of[high as usize][low as usize] = tile.index();
            high += 1;
        }
        low += 1;
    }
    tile_of
};

/// Names of the numbers, and so of the tiles.
pub(super) trait Names {
    /// The name of a number.
    fn number(&self, number: u8) -> u8;

    /// The index of a tile.
    fn tile(&self, tile: u8) -> u8;

    /// These tiles under their names.
    fn tiles(&self, tiles: Tiles) -> Tiles;

    /// The name of a side.
    #[inline]
    fn side(&self, side: Side) -> Side {
        if side < NUMBERS { self.number(side) } else { NUMBERS + self.number(side - NUMBERS) }
    }
}

/// The names that the tiles bear.
#[derive(Clone, Copy, Debug)]
pub(super) struct SameNames;

impl Names for SameNames {
    #[inline]
    fn number(&self, number: u8) -> u8 {
        number
    }

    #[inline]
    fn tile(&self, tile: u8) -> u8 {
        tile
    }

    #[inline]
    fn tiles(&self, tiles: Tiles) -> Tiles {
        tiles
    }
}

/// New names of the numbers, and so of the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Relabeling {
    number: [u8; NUMBERS as usize],
    tile: [u8; Tile::COUNT],
}

impl Relabeling {
    /// The canonical names for the seat to move, which holds `own`: first the open numbers, then by the number of tiles
    /// of its own, of those that the other seat may hold, and of ends.
    pub(super) fn canonical(public: &PublicState, own: Tiles) -> Relabeling {
        let mut keys: [u32; NUMBERS as usize] =
            std::array::from_fn(|number| rank(public, own, number as u8) << 3 | number as u32);
        keys.sort_unstable();
        let mut names = [0; NUMBERS as usize];
        for (name, key) in (0..).zip(keys.into_iter().rev()) {
            names[(key & 0b111) as usize] = name;
        }
        Relabeling::of_numbers(names)
    }

    /// These names of the numbers.
    pub(super) fn of_numbers(number: [u8; NUMBERS as usize]) -> Relabeling {
        let tile = std::array::from_fn(|tile| {
            let [low, high] = pips(tile as u8).map(|old| usize::from(number[usize::from(old)]));
            TILE_OF[low][high]
        });
        Relabeling { number, tile }
    }
}

/// The rank that decides about the canonical name of a number; numbers with the same rank stay in their order.
fn rank(public: &PublicState, own: Tiles, number: u8) -> u32 {
    let possible = public.possible(public.mover.other()) & !own;
    let with = joining(1 << number);
    let is_open = u32::from(public.ends.open() >> number & 1);
    let count = |side: Side| u32::from(public.ends.count(side));
    let ends = 5 * count(number) + count(NUMBERS + number);
    let tiles = ((own & with).count_ones() << 4) | (possible & with).count_ones();
    (is_open << 8 | tiles) << 5 | ends
}

impl Names for Relabeling {
    #[inline]
    fn number(&self, number: u8) -> u8 {
        self.number[usize::from(number)]
    }

    #[inline]
    fn tile(&self, tile: u8) -> u8 {
        self.tile[usize::from(tile)]
    }

    #[inline]
    fn tiles(&self, tiles: Tiles) -> Tiles {
        each(tiles).fold(0, |named, tile| named | 1 << self.tile(tile))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use talon_rules::Game;
    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_solve::curse::packed::{Ends, each};

    use super::super::features::PolicyFeatures;
    use super::super::information_set::InformationSet;
    use super::*;

    /// The same position with other names.
    fn renamed(public: &PublicState, names: &Relabeling) -> PublicState {
        let sides =
            (0..2 * NUMBERS).flat_map(|side| std::iter::repeat_n(side, public.ends.count(side).into()));
        let ends = sides.map(|side| (names.number(side % NUMBERS), side < NUMBERS));
        let numbers = |set: u8| each(set.into()).fold(0, |named, number| named | 1 << names.number(number));
        PublicState {
            ends: Ends::of(ends),
            played: names.tiles(public.played),
            lacks: public.lacks.map(numbers),
            ..*public
        }
    }

    #[test]
    fn positions_with_other_names_look_alike() {
        let (mut chance, mut moves, mut compared) = (Chance::from_seed(1), Vec::new(), 0);
        for number in 0..200 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let InformationSet { public, own, .. } = InformationSet::new(&state.view(seat)).unwrap();
                let mut order: [u8; NUMBERS as usize] = std::array::from_fn(|number| number as u8);
                chance.shuffle(&mut order);
                let names = Relabeling::of_numbers(order);
                let (other, named) = (renamed(&public, &names), names.tiles(own));
                let ranks: BTreeSet<u32> = (0..NUMBERS).map(|number| rank(&public, own, number)).collect();
                if ranks.len() == usize::from(NUMBERS) {
                    let [one, two] = [(&public, own), (&other, named)].map(|(public, own)| {
                        PolicyFeatures::of_turn(public, own, &Relabeling::canonical(public, own))
                    });
                    assert_eq!(one, two, "{}", state.layout());
                    compared += 1;
                }
                state.legal_moves(&mut moves);
                state.play_unchecked(*chance.pick(&moves).unwrap());
            }
        }
        assert!(compared > 500, "{compared}");
    }
}
