//! The pip numbers that nothing public tells apart, and the renamings that change nothing.

use std::collections::HashMap;
use std::rc::Rc;

use talon_rules::pieces::Tile;
use talon_solve::curse::packed::{NO_SIDE, NUMBERS, Play, Tiles, each, pips};

use super::super::relabeling::{Names, Relabeling};

/// The classes of pip numbers that are alike: whose names can be exchanged without changing what both seats have seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Alike {
    /// The lowest number of the class of each number.
    lowest: [u8; NUMBERS as usize],
}

impl Alike {
    /// Before the first play the numbers from 0 to `highest` are alike.
    pub(super) fn up_to(highest: u8) -> Alike {
        Alike { lowest: std::array::from_fn(|number| if number as u8 <= highest { 0 } else { number as u8 }) }
    }

    /// No number is like another.
    pub(super) fn none() -> Alike {
        Alike::up_to(0)
    }

    /// Returns true if no number is like another.
    pub(super) fn is_none(self) -> bool {
        self == Alike::none()
    }

    /// The classes after a play, which tells its numbers from all others. The two numbers of the set stay alike,
    /// because it lies in the middle; those of a later tile do not, because one joins and the other is open.
    pub(super) fn after(mut self, play: Play) -> Alike {
        let [low, high] = pips(play.tile);
        let were_alike = self.lowest[usize::from(low)] == self.lowest[usize::from(high)];
        self.separate(low);
        self.separate(high);
        if play.side == NO_SIDE && were_alike {
            self.lowest[usize::from(high)] = low;
        }
        self
    }

    /// Gives a number a class of its own.
    fn separate(&mut self, number: u8) {
        let class = self.lowest[usize::from(number)];
        self.lowest[usize::from(number)] = number;
        let is_rest = |other: u8| other != number && self.lowest[usize::from(other)] == class;
        if class == number
            && let Some(lowest) = (0..NUMBERS).find(|other| is_rest(*other))
        {
            let rest = self.lowest.iter_mut().skip(usize::from(lowest));
            rest.filter(|of| **of == class).for_each(|of| *of = lowest);
        }
    }

    /// All renamings within the classes.
    fn renamings(self) -> Vec<Relabeling> {
        let mut begun = vec![[0; NUMBERS as usize]];
        for number in 0..usize::from(NUMBERS) {
            let extend = |names: [u8; NUMBERS as usize]| {
                let class =
                    (0..NUMBERS).filter(move |name| self.lowest[usize::from(*name)] == self.lowest[number]);
                class.filter(move |name| !names[..number].contains(name)).map(move |name| {
                    let mut longer = names;
                    longer[number] = name;
                    longer
                })
            };
            begun = begun.into_iter().flat_map(extend).collect();
        }
        begun.into_iter().map(Relabeling::of_numbers).collect()
    }
}

/// The group of all renamings that change nothing public, and what it makes of hands.
#[derive(Debug)]
pub(super) struct Renamings {
    all: Vec<Relabeling>,
    /// The first tile that each tile can be renamed to.
    first: [u8; Tile::COUNT],
    /// One part of the number of tiles that each tile can be renamed to.
    part: [f64; Tile::COUNT],
}

impl Renamings {
    fn of(alike: Alike) -> Renamings {
        let all = alike.renamings();
        let orbits = std::array::from_fn::<Tiles, { Tile::COUNT }, _>(|tile| {
            all.iter().fold(0, |orbit, names| orbit | 1 << names.tile(tile as u8))
        });
        let first = orbits.map(|orbit| orbit.trailing_zeros() as u8);
        let part = orbits.map(|orbit| 1.0 / f64::from(orbit.count_ones()));
        Renamings { all, first, part }
    }

    /// All renamings.
    pub(super) fn all(&self) -> &[Relabeling] {
        &self.all
    }

    /// Returns true if there is only the renaming that changes nothing.
    pub(super) fn is_trivial(&self) -> bool {
        self.all.len() == 1
    }

    /// The tiles that these can be renamed to.
    pub(super) fn union(&self, tiles: Tiles) -> Tiles {
        if self.is_trivial() {
            tiles
        } else {
            self.all.iter().fold(0, |union, names| union | names.tiles(tiles))
        }
    }

    /// The hand that stands for all that this one can be renamed to.
    pub(super) fn canonical(&self, hand: Tiles) -> Tiles {
        let renamed = self.all.iter().map(|names| names.tiles(hand));
        renamed.min().expect("a group is never empty")
    }

    /// The number of hands that this one can be renamed to.
    pub(super) fn size(&self, hand: Tiles) -> u16 {
        let stabilizer = self.all.iter().filter(|names| names.tiles(hand) == hand).count();
        (self.all.len() / stabilizer) as u16
    }

    /// The plays that this one can be renamed to.
    pub(super) fn orbit(&self, play: Play) -> Vec<Play> {
        let renamed = |names: &Relabeling| {
            let side = if play.side == NO_SIDE { NO_SIDE } else { names.side(play.side) };
            Play { tile: names.tile(play.tile), side }
        };
        let mut orbit: Vec<Play> = self.all.iter().map(renamed).collect();
        orbit.sort_by_key(|play| (play.tile, play.side));
        orbit.dedup();
        orbit
    }

    /// Adds to the weight of each tile that stands for others the mean of what a hand with this weight and all hands
    /// that it can be renamed to have of it.
    #[inline]
    pub(super) fn add_tiles(&self, hand: Tiles, weight: f64, with: &mut [f64; Tile::COUNT]) {
        if self.is_trivial() {
            each(hand).for_each(|tile| with[usize::from(tile)] += weight);
        } else {
            each(hand).map(usize::from).for_each(|tile| {
                with[usize::from(self.first[tile])] += weight * self.part[tile];
            });
        }
    }

    /// The weights of the tiles of a hand together, as they were added.
    #[inline]
    pub(super) fn sum_of_tiles(&self, hand: Tiles, with: &[f64; Tile::COUNT]) -> f64 {
        each(hand).map(|tile| with[usize::from(self.first[usize::from(tile)])]).sum()
    }
}

/// The renamings of all classes that have come up.
#[derive(Clone, Debug, Default)]
pub(super) struct AllRenamings(HashMap<Alike, Rc<Renamings>>);

impl AllRenamings {
    pub(super) fn of(&mut self, alike: Alike) -> Rc<Renamings> {
        Rc::clone(self.0.entry(alike).or_insert_with(|| Rc::new(Renamings::of(alike))))
    }
}
