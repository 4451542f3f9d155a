//! The plays that a seat could have made and did not make: public evidence about its hand.

use talon_rules::curse::Seat;
use talon_solve::curse::packed::{Ends, NUMBERS, Play, Tiles, each, joining};

use super::public_state::{ALL_TILES, PlayOutcome, PublicState};

/// The tiles that fitted at a seat's decisions without being played. The tile that was played counts too, because it
/// has left the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Declined {
    /// Those that fitted at least once, twice and three times.
    pub times: [Tiles; 3],
    /// Those that would have made a match at least once.
    pub matches: Tiles,
}

impl Declined {
    /// The evidence after one more decision at these ends.
    #[inline]
    #[must_use]
    pub fn after(self, ends: Ends) -> Declined {
        let fitting = if ends.is_empty() { ALL_TILES } else { joining(ends.open()) };
        let [once, twice, thrice] = self.times;
        Declined {
            times: [once | fitting, twice | (once & fitting), thrice | (twice & fitting)],
            matches: self.matches | matching(ends),
        }
    }
}

/// The tiles that would make a match at these ends (C7).
fn matching(ends: Ends) -> Tiles {
    let mut tiles = 0;
    for number in each(ends.started().into()) {
        let others = ends.open() & !(1 << number);
        tiles |= joining(1 << number) & joining(others);
        if ends.count(number) + ends.count(NUMBERS + number) > 1 {
            tiles |= doublet(number);
        }
    }
    tiles
}

/// The doublet of a number, as a set.
fn doublet(number: u8) -> Tiles {
    let all_numbers = (1 << NUMBERS) - 1;
    joining(1 << number) & !joining(all_numbers & !(1 << number))
}

/// A public state with the evidence about both seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observed {
    /// The public state.
    pub public: PublicState,
    /// The plays that each seat has declined, south first.
    pub declined: [Declined; 2],
}

impl Observed {
    /// The state before the set is laid.
    pub fn beginning(leader: Seat) -> Observed {
        Observed { public: PublicState::beginning(leader), declined: Default::default() }
    }

    /// The plays that the seat to move has declined, this decision included.
    #[inline]
    pub(super) fn declined_by_mover(&self) -> Declined {
        self.declined[self.public.mover.index()].after(self.public.ends)
    }

    /// Makes a play and all forced passes after it, with both hands known, south's first.
    #[inline]
    pub fn play(&mut self, hands: &mut [Tiles; 2], play: Play) -> PlayOutcome {
        self.declined[self.public.mover.index()] = self.declined_by_mover();
        self.public.play(hands, play)
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::pieces::Chance;
    use talon_solve::curse::packed::Position;

    use super::*;

    /// A tile matches if some play of it makes a match.
    #[test]
    fn matching_tiles_agree_with_the_plays() {
        let (mut chance, mut compared) = (Chance::from_seed(1), 0);
        for _ in 0..300 {
            let mut tiles: Vec<u8> = (0..28).collect();
            chance.shuffle(&mut tiles);
            let mut ends = Ends::around(tiles[0]);
            for tile in &tiles[1..] {
                let plays_of = |own: Tiles| {
                    let mut plays = Vec::new();
                    Position { own, other: 0, ends, seat: Seat::South }
                        .for_each_play(|play| plays.push(play));
                    plays
                };
                let matches = plays_of(ALL_TILES).into_iter().filter(|play| ends.after(*play).1);
                assert_eq!(matching(ends), matches.fold(0, |set, play| set | 1 << play.tile), "{ends:?}");
                compared += 1;
                if let Some(play) = chance.pick(&plays_of(1 << tile)) {
                    ends = ends.after(*play).0;
                }
            }
        }
        assert!(compared > 5_000, "{compared}");
    }
}
