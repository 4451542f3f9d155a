use talon_pieces::Chance;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, each};

use super::estimate::Estimator;
use super::known::Known;
use super::public::Public;
use super::softmax::Softmax;

/// A hand that the other seat may hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct World {
    /// Its tiles.
    pub(super) tiles: Tiles,
    /// How likely it is, on a scale that all worlds share.
    pub(super) weight: f32,
}

/// A decision of the other seat, which tells something about its tiles.
#[derive(Clone, Copy, Debug)]
struct Decision {
    public: Public,
    play: Play,
    /// The tiles that the seat has played since, this one included: it held them then.
    since: Tiles,
}

/// How often the other seat is taken to play anything at all. So no world is ever ruled out by a play: only
/// passes prove something.
const SURPRISE: f32 = 0.05;

/// All worlds that agree with what is known, each equally likely; or, when there are more than `most`, so many of
/// them drawn at random, in which some may be there twice.
pub(super) fn possible_worlds(known: &Known, most: usize, chance: &mut Chance) -> Vec<World> {
    let mut possible: Vec<u8> = each(known.possible()).collect();
    let held = known.other_held();
    let world = |tiles: Tiles| World { tiles, weight: 1.0 };
    if ways(possible.len(), held) <= most as u64 {
        return combinations(possible.len(), held).map(|bits| world(spread(bits, &possible))).collect();
    }
    let mut draw = || {
        for place in 0..held {
            let with = place + chance.below((possible.len() - place) as u32) as usize;
            possible.swap(place, with);
        }
        world(possible[..held].iter().fold(0, |set, tile| set | 1 << tile))
    };
    (0..most).map(|_| draw()).collect()
}

/// Weighs worlds by how likely the other seat, holding those tiles, would have played as it did. It plays what it
/// thinks best, but may see it otherwise than the estimator: a play that is `temperature` points worse than the
/// best is taken to be `e` times as rare.
///
/// Stops where the budget ends: then the worlds that are left are taken away, unless none has been weighed.
pub(super) fn weigh(
    worlds: &mut Vec<World>,
    known: &Known,
    estimator: &Estimator,
    temperature: f32,
    meter: &mut Meter<'_>,
) {
    let decisions = decisions_of_other(known);
    let mut model = Model { estimator, temperature, softmax: Softmax::default() };
    let weighed = worlds.iter_mut().take_while(|_| decisions.iter().all(|_| meter.count()));
    let count = weighed.map(|world| world.weight *= model.likelihood(world.tiles, &decisions)).count();
    if count > 0 {
        worlds.truncate(count);
    }
}

/// The plays of the other seat, the last one first.
fn decisions_of_other(known: &Known) -> Vec<Decision> {
    let mut since = 0;
    let others = known.plays.iter().rev().filter(|(public, _)| public.mover != known.seat);
    others
        .map(|(public, play)| {
            since |= 1 << play.tile;
            Decision { public: *public, play: *play, since }
        })
        .collect()
}

/// How the other seat is taken to play.
struct Model<'a> {
    estimator: &'a Estimator,
    temperature: f32,
    softmax: Softmax,
}

impl Model<'_> {
    /// How likely a seat that now holds these tiles would have decided so.
    fn likelihood(&mut self, tiles: Tiles, decisions: &[Decision]) -> f32 {
        decisions.iter().map(|decision| self.share(tiles | decision.since, decision)).product()
    }

    /// How likely a seat that held these tiles would have made a play.
    fn share(&mut self, tiles: Tiles, decision: &Decision) -> f32 {
        self.softmax.clear();
        let mut made = 0;
        self.estimator.for_each_play(&decision.public, tiles, |play, value| {
            if play == decision.play {
                made = self.softmax.len();
            }
            self.softmax.push(value);
        });
        let even = 1.0 / self.softmax.len() as f32;
        (1.0 - SURPRISE) * self.softmax.share(made, self.temperature) + SURPRISE * even
    }
}

/// Draws about `count` worlds by their weights, at even distances in the sum of all: so each comes up as often as
/// it should, but for less than once. Worlds that come up more than once have that weight.
pub(super) fn draw(worlds: &[World], count: usize, chance: &mut Chance) -> Vec<World> {
    let total: f32 = worlds.iter().map(|world| world.weight).sum();
    let step = total / count as f32;
    let mut next = step * (chance.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
    let mut sum = 0.0;
    let mut drawn = Vec::with_capacity(count);
    for world in worlds {
        sum += world.weight;
        let mut times = 0.0;
        while next < sum {
            next += step;
            times += 1.0;
        }
        if times > 0.0 {
            drawn.push(World { weight: times, ..*world });
        }
    }
    drawn
}

/// In how many ways so many of so many can be chosen.
fn ways(all: usize, chosen: usize) -> u64 {
    (0..chosen).fold(1, |ways, done| ways * (all - done) as u64 / (done as u64 + 1))
}

/// All sets of `chosen` of the numbers below `all`, as bits, each once.
fn combinations(all: usize, chosen: usize) -> impl Iterator<Item = u32> {
    let first = (1_u64 << chosen) - 1;
    // The next larger number with as many bits: the lowest run of ones moves its top bit up, the rest falls down.
    let next = |bits: &u64| {
        let lowest = bits & bits.wrapping_neg();
        let moved = bits + lowest;
        (*bits != 0).then(|| moved | (((bits ^ moved) >> 2) / lowest))
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

    use talon_pieces::DealNumber;
    use talon_rules::curse::{Options, State};
    use talon_rules::{Game, Worlds};
    use talon_solve::Budget;
    use talon_solve::curse::packed::set_of;

    use super::*;

    /// Positions along hands that are played at random, from the fifth tile on.
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
    fn the_worlds_are_those_of_the_rules() {
        for state in positions() {
            let seat = state.seat_to_move().unwrap();
            let view = state.view(seat);
            let expected: BTreeSet<Tiles> =
                State::worlds(&view).map(|world| set_of(world.tiles(seat.other()))).collect();
            let known = Known::new(&view).unwrap();
            let listed = possible_worlds(&known, usize::MAX, &mut Chance::from_seed(0));
            assert_eq!(listed.len(), expected.len());
            assert_eq!(listed.iter().map(|world| world.tiles).collect::<BTreeSet<_>>(), expected);
            for world in possible_worlds(&known, 1, &mut Chance::from_seed(0)) {
                assert!(expected.contains(&world.tiles));
            }
        }
    }

    /// Whoever has played by the estimator is found out: the true hand gets more weight than an average one.
    #[test]
    fn plays_tell_something_about_a_hand() {
        let estimator = Estimator::trained();
        let mut gain = 0.0;
        for number in 0..60 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while state.history().len() < 8
                && let Some(seat) = state.seat_to_move()
            {
                let known = Known::new(&state.view(seat)).unwrap();
                let mut moves = Vec::new();
                state.legal_moves(&mut moves);
                let made = match moves[..] {
                    [only] => only,
                    _ => {
                        let best = estimator.best_play(&known.public, known.own);
                        super::super::known::to_move(state.view(seat).layout(), best)
                    }
                };
                state.play(made).unwrap();
            }
            let Some(seat) = state.seat_to_move() else { continue };
            let known = Known::new(&state.view(seat)).unwrap();
            let mut worlds = possible_worlds(&known, usize::MAX, &mut Chance::from_seed(0));
            weigh(&mut worlds, &known, &estimator, 0.3, &mut Meter::new(&Budget::default()));
            let truth = set_of(state.tiles(seat.other()));
            let weight = worlds.iter().find(|world| world.tiles == truth).unwrap().weight;
            let mean = worlds.iter().map(|world| world.weight).sum::<f32>() / worlds.len() as f32;
            gain += (weight / mean).ln();
        }
        assert!(gain > 30.0, "{gain}");
    }

    #[test]
    fn worlds_are_drawn_by_their_weights() {
        let worlds: Vec<World> = [1.0, 0.0, 6.0, 3.0]
            .into_iter()
            .zip(0..)
            .map(|(weight, tiles)| World { tiles, weight })
            .collect();
        let drawn = draw(&worlds, 100, &mut Chance::from_seed(1));
        let weights: Vec<(Tiles, f32)> = drawn.iter().map(|world| (world.tiles, world.weight)).collect();
        assert_eq!(weights, [(0, 10.0), (2, 60.0), (3, 30.0)]);
    }

    #[test]
    fn every_combination_comes_once() {
        for (all, chosen) in [(17, 11), (6, 6), (6, 1), (5, 3), (28, 1)] {
            let found: BTreeSet<u32> = combinations(all, chosen).collect();
            assert_eq!(found.len() as u64, ways(all, chosen));
            assert_eq!(combinations(all, chosen).count(), found.len());
        }
    }
}
