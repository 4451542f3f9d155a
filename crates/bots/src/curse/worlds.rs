use arrayvec::ArrayVec;
use talon_pieces::{Chance, binomial};
use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, each};

use super::estimate::Estimator;
use super::known::Known;
use super::public::Public;
use super::style::{Reader, STYLES, Style};

/// A hand that the other seat may hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct World {
    /// Its tiles.
    pub(super) tiles: Tiles,
    /// How likely it is, on a scale that all worlds share.
    pub(super) weight: f32,
    /// How the other seat plays in it.
    pub(super) style: Style,
}

/// A decision of the other seat, which tells something about its tiles.
#[derive(Clone, Copy, Debug)]
struct Decision {
    public: Public,
    play: Play,
    /// The tiles that the seat has played since, this one included: it held them then.
    since: Tiles,
}

/// All worlds that agree with what is known, each equally likely; or, when there are more than `most`, so many of
/// them drawn at random, in which some may be there twice.
pub(super) fn possible_worlds(known: &Known, most: usize, chance: &mut Chance) -> Vec<World> {
    let mut possible: Vec<u8> = each(known.possible()).collect();
    let held = known.other_held();
    let world = |tiles: Tiles| World { tiles, weight: 1.0, style: Style::USUAL };
    if binomial(possible.len(), held) <= most as u64 {
        return hands_of(known.possible(), held).into_iter().map(world).collect();
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

/// Weighs worlds by how likely the other seat, holding those tiles, would have played as it did in any of the styles.
/// It is taken to play well from here on, unless it has shown to be weak: unless the weak styles are likelier
/// than the others. Then a world comes back once for each way to play on.
pub(super) struct Weighing<'a> {
    decisions: Vec<Decision>,
    reader: Reader<'a>,
    styles: &'a [(Style, f32)],
    /// How likely the styles that are not weak, and the weak ones, are in all worlds that have been weighed.
    likelihoods: [f32; 2],
}

impl<'a> Weighing<'a> {
    /// Weighs worlds of a seat that knows this. Without styles all worlds are equally likely.
    pub(super) fn new(known: &Known, estimator: &'a Estimator, styles: &'a [(Style, f32)]) -> Weighing<'a> {
        let decisions = decisions_of(known.seat.other(), known);
        Weighing { decisions, reader: Reader::new(estimator), styles, likelihoods: [0.0; 2] }
    }

    /// How many decisions of the network it takes to weigh a world.
    pub(super) fn cost_of_world(&self) -> u64 {
        if self.styles.is_empty() { 0 } else { self.decisions.len() as u64 }
    }

    /// Weighs these worlds as far as the budget lasts; the others do not come back.
    pub(super) fn weigh(&mut self, worlds: &[World], meter: &mut Meter<'_>) -> Vec<World> {
        if self.styles.is_empty() {
            return worlds.to_vec();
        }
        let mut read = Vec::with_capacity(worlds.len());
        for world in worlds.iter().take_while(|_| self.decisions.iter().all(|_| meter.count())) {
            let likelihoods = likelihoods(world.tiles, &self.decisions, &mut self.reader, self.styles);
            for is_weak in [false, true] {
                self.likelihoods[usize::from(is_weak)] += self.sum(&likelihoods, is_weak);
            }
            read.push((*world, likelihoods));
        }
        let is_weak = self.likelihoods[1] > self.likelihoods[0];
        let weighed = read.iter().flat_map(|(world, likelihoods)| {
            let strong =
                self.sum(likelihoods, false) + if is_weak { 0.0 } else { self.sum(likelihoods, true) };
            let weak =
                self.styles.iter().zip(likelihoods).filter(move |((style, _), _)| is_weak && style.is_weak());
            let weak = weak.map(|((style, _), weight)| World { weight: *weight, style: *style, ..*world });
            std::iter::once(World { weight: strong, ..*world }).chain(weak)
        });
        weighed.collect()
    }

    /// How likely the weak styles, or the others, are together.
    fn sum(&self, likelihoods: &Likelihoods, is_weak: bool) -> f32 {
        let styled = self.styles.iter().zip(likelihoods);
        styled.filter(|((style, _), _)| style.is_weak() == is_weak).map(|(_, likelihood)| likelihood).sum()
    }
}

/// How likely a seat, now holding each of these hands, would have played as it did; `None` when the budget runs out.
pub(super) fn likelihoods_of(
    hands: &[Tiles],
    seat: Seat,
    known: &Known,
    estimator: &Estimator,
    styles: &[(Style, f32)],
    meter: &mut Meter<'_>,
) -> Option<Vec<f32>> {
    let decisions = decisions_of(seat, known);
    let mut reader = Reader::new(estimator);
    let belief = |tiles: &Tiles| {
        let goes_on = decisions.iter().all(|_| meter.count());
        goes_on.then(|| likelihoods(*tiles, &decisions, &mut reader, styles).iter().sum())
    };
    hands.iter().map(belief).collect()
}

/// How likely a seat that now holds these tiles has each style and would have decided so.
fn likelihoods(
    tiles: Tiles,
    decisions: &[Decision],
    reader: &mut Reader<'_>,
    styles: &[(Style, f32)],
) -> Likelihoods {
    let mut likelihoods: Likelihoods = styles.iter().map(|(_, likelihood)| *likelihood).collect();
    for Decision { public, play, since } in decisions {
        let shares = reader.shares(public, tiles | since, *play, styles);
        likelihoods.iter_mut().zip(shares).for_each(|(likelihood, share)| *likelihood *= share);
    }
    likelihoods
}

/// One for each style.
type Likelihoods = ArrayVec<f32, { STYLES.len() }>;

/// The plays of a seat, the last one first.
fn decisions_of(seat: Seat, known: &Known) -> Vec<Decision> {
    let mut since = 0;
    let plays = known.plays.iter().rev().filter(|(public, _)| public.mover == seat);
    plays
        .map(|(public, play)| {
            since |= 1 << play.tile;
            Decision { public: *public, play: *play, since }
        })
        .collect()
}

/// Draws worlds by their weights, at even distances in the sum of all: so each comes up as often as it should, but for
/// less than once. Worlds that come up more than once have that weight.
pub(super) struct Draw {
    step: f32,
    /// How much weight goes by before the next one is drawn.
    next: f32,
}

impl Draw {
    /// Draws about one world for each `step` of weight.
    pub(super) fn every(step: f32, chance: &mut Chance) -> Draw {
        Draw { step, next: step * (chance.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32 }
    }

    /// Draws from these worlds, which follow those before.
    pub(super) fn draw(&mut self, worlds: &[World]) -> Vec<World> {
        let times = |world: &World| {
            let mut times = 0.0;
            while self.next < world.weight {
                self.next += self.step;
                times += 1.0;
            }
            self.next -= world.weight;
            (times > 0.0).then_some(World { weight: times, ..*world })
        };
        worlds.iter().filter_map(times).collect()
    }
}

/// What worlds weigh together.
pub(super) fn total_weight(worlds: &[World]) -> f32 {
    worlds.iter().map(|world| world.weight).sum()
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

/// All hands of so many of the possible tiles.
pub(super) fn hands_of(possible: Tiles, held: usize) -> Vec<Tiles> {
    let possible: Vec<u8> = each(possible).collect();
    combinations(possible.len(), held).map(|places| spread(places, &possible)).collect()
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
    use talon_rules::{Game, SeatView, Worlds};
    use talon_solve::Budget;
    use talon_solve::curse::packed::set_of;

    use super::super::greedy::longest_turns;
    use super::super::known::to_move;
    use super::super::style::ONE_STYLE;
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
                        let best = estimator.best_play(&known.public, known.own, &mut estimator.sums());
                        to_move(state.view(seat).layout(), best)
                    }
                };
                state.play(made).unwrap();
            }
            let Some(seat) = state.seat_to_move() else { continue };
            let known = Known::new(&state.view(seat)).unwrap();
            let listed = possible_worlds(&known, usize::MAX, &mut Chance::from_seed(0));
            let mut weighing = Weighing::new(&known, &estimator, ONE_STYLE);
            let worlds = weighing.weigh(&listed, &mut Meter::new(&Budget::default()));
            let truth = set_of(state.tiles(seat.other()));
            let weight = worlds.iter().find(|world| world.tiles == truth).unwrap().weight;
            let mean = total_weight(&worlds) / worlds.len() as f32;
            gain += (weight / mean).ln();
        }
        assert!(gain > 30.0, "{gain}");
    }

    /// How likely the other seat is taken to have each of the styles, on average after eight moves that both have
    /// chosen in this way.
    fn styles_found(choose: impl Fn(&Known, &Estimator) -> Play) -> Vec<f32> {
        let estimator = Estimator::trained();
        let mut found = vec![0.0; STYLES.len()];
        let mut count = 0.0;
        for number in 0..40 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            let mut moves = Vec::new();
            while state.history().len() < 8
                && let Some(seat) = state.seat_to_move()
            {
                let view = state.view(seat);
                state.legal_moves(&mut moves);
                let chosen = || to_move(view.layout(), choose(&Known::new(&view).unwrap(), &estimator));
                state.play(if moves.len() == 1 { moves[0] } else { chosen() }).unwrap();
            }
            let Some(seat) = state.seat_to_move() else { continue };
            let known = Known::new(&state.view(seat)).unwrap();
            let decisions = decisions_of(seat.other(), &known);
            let mut sums = vec![0.0; STYLES.len()];
            for world in possible_worlds(&known, 200, &mut Chance::from_seed(number)) {
                let likelihoods = likelihoods(world.tiles, &decisions, &mut Reader::new(&estimator), STYLES);
                sums.iter_mut().zip(likelihoods).for_each(|(sum, likelihood)| *sum += likelihood);
            }
            let total: f32 = sums.iter().sum();
            found.iter_mut().zip(sums).for_each(|(found, sum)| *found += sum / total);
            count += 1.0;
        }
        found.into_iter().map(|found| found / count).collect()
    }

    #[test]
    fn styles_are_told_apart() {
        let thinking = styles_found(|known, estimator| {
            estimator.best_play(&known.public, known.own, &mut estimator.sums())
        });
        assert!(thinking[0] + thinking[1] > 0.7, "{thinking:?}");
        let long = styles_found(|known, _| longest_turns(&known.public, known.own)[0]);
        assert!(long[2] > 0.35, "{long:?}");
        let any = styles_found(|known, _| {
            let mut plays = Vec::new();
            known.public.for_each_play(known.own, |play| plays.push(play));
            plays[known.own as usize % plays.len()]
        });
        assert!(any[3] > 0.3, "{any:?}");
    }

    #[test]
    fn worlds_are_drawn_by_their_weights() {
        let worlds: Vec<World> = [1.0, 0.0, 6.0, 3.0]
            .into_iter()
            .zip(0..)
            .map(|(weight, tiles)| World { tiles, weight, style: Style::Anything })
            .collect();
        let drawn = |parts: &[&[World]]| -> Vec<(Tiles, f32)> {
            let mut draw = Draw::every(total_weight(&worlds) / 100.0, &mut Chance::from_seed(1));
            let drawn = parts.iter().flat_map(|part| draw.draw(part));
            drawn.map(|world| (world.tiles, world.weight)).collect()
        };
        assert_eq!(drawn(&[&worlds]), [(0, 10.0), (2, 60.0), (3, 30.0)]);
        assert_eq!(drawn(&[&worlds[..2], &worlds[2..]]), drawn(&[&worlds]));
    }

    #[test]
    fn every_combination_comes_once() {
        for (all, chosen) in [(17, 11), (6, 6), (6, 1), (5, 3), (28, 1)] {
            let found: BTreeSet<u32> = combinations(all, chosen).collect();
            assert_eq!(found.len() as u64, binomial(all, chosen));
            assert_eq!(combinations(all, chosen).count(), found.len());
        }
    }
}
