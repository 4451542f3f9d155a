//! What plays are worth, found by playing each of them on in worlds that may be the true one.
//!
//! In a rollout both seats play as the [`Estimator`] tells them, each from what it knows itself, and the other seat as the
//! style of the world tells it, if that is another. So nobody in it
//! acts on tiles that he cannot see, and a play that only helps who sees all is not overrated, as it would be by
//! solving the worlds one by one. Nothing in a rollout is left to chance but the world, in which all plays are
//! tried; so what luck there is in a world favours none of them.

use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles};

use super::estimate::{Estimator, Sums};
use super::facts::Facts;
use super::known::Known;
use super::public::{Outcome, Public};
use super::stakes::Stakes;
use super::style::Style;
use super::worlds::World;

/// A play and how it did in the rollouts.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tried {
    pub(super) play: Play,
    /// What it is worth by the estimator, in points.
    pub(super) estimate: f32,
    /// The points that it made in each world that was looked at; fewer, when the play was given up.
    pub(super) points: Vec<i8>,
    /// What they are worth on average, by the stakes.
    pub(super) worth: f32,
}

/// How rollouts are made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts {
    /// Plays that the estimator thinks worse than its best by more points than this are not tried.
    pub margin: f32,
    /// Whether plays that have fallen behind clearly are given up.
    pub racing: bool,
}

impl Default for Rollouts {
    fn default() -> Rollouts {
        Rollouts { margin: 1.5, racing: true }
    }
}

/// How many worlds are looked at between two looks at who has fallen behind.
const LAP: usize = 16;

/// How many standard errors a play must be behind the best to be given up.
const CLEARLY: f32 = 2.5;

/// A race of plays through worlds.
pub(super) struct Race<'a> {
    rollouts: Rollouts,
    known: &'a Known,
    estimator: &'a Estimator,
    stakes: &'a Stakes,
    /// All plays in it.
    tried: Vec<Tried>,
    /// What each play made of each world, by the stakes, times the world's weight.
    worths: Vec<Vec<f32>>,
    weights: Vec<f32>,
    /// The places of the plays that have not been given up.
    running: Vec<usize>,
    /// The sums with which each seat, south first, begins to play on.
    sums: [Sums; 2],
}

impl Rollouts {
    /// All plays are tried, and none is given up.
    pub const OF_ALL: Rollouts = Rollouts { margin: f32::INFINITY, racing: false };

    /// Begins to try the plays of the seat to move.
    pub(super) fn race<'a>(self, known: &'a Known, estimator: &'a Estimator, stakes: &'a Stakes) -> Race<'a> {
        let tried = self.candidates(known, estimator);
        let running = (0..tried.len()).collect();
        let worths = vec![Vec::new(); tried.len()];
        let sums = [estimator.sums(); 2];
        Race { rollouts: self, known, estimator, stakes, tried, worths, weights: Vec::new(), running, sums }
    }

    /// The plays that are tried, the best by the estimator first.
    ///
    /// What the estimator thinks much worse than its best has never been seen to be the best by far; leaving it out
    /// lets the others be tried in more worlds.
    fn candidates(&self, known: &Known, estimator: &Estimator) -> Vec<Tried> {
        let mut tried = Vec::new();
        estimator.for_each_play(&known.public, known.own, &mut estimator.sums(), |play, estimate| {
            tried.push(Tried { play, estimate, points: Vec::new(), worth: estimate });
        });
        tried.sort_by(|one, other| other.estimate.total_cmp(&one.estimate));
        let least = tried.first().map_or(f32::MIN, |best| best.estimate - self.margin);
        tried.retain(|tried| tried.estimate >= least);
        tried
    }
}

impl Race<'_> {
    /// Tries the plays in these worlds, one after the other as long as the budget lasts, which counts decisions. `false`
    /// when there is nothing more to find out: when the budget has run out or only one play is left in the race.
    pub(super) fn run_through(&mut self, worlds: &[World], meter: &mut Meter<'_>) -> bool {
        for world in worlds {
            if self.is_decided() || !self.run(*world, meter) {
                return false;
            }
            if self.rollouts.racing && self.weights.len().is_multiple_of(LAP) {
                self.give_up_clearly_behind();
            }
        }
        !self.is_decided() && meter.limit().is_none()
    }

    /// Whether only one play is left in a race.
    fn is_decided(&self) -> bool {
        self.rollouts.racing && self.running.len() == 1
    }

    /// Plays all running plays on in one world; `false` when the budget has run out, and then nothing is kept.
    fn run(&mut self, world: World, meter: &mut Meter<'_>) -> bool {
        let hands = self.known.hands(world.tiles);
        for seat in Seat::BOTH {
            let public = Public { mover: seat, ..self.known.public };
            self.estimator.bring(&mut self.sums[seat.index()], Facts::of_turn(&public, hands[seat.index()]));
        }
        let start = Start { public: self.known.public, hands, style: world.style, sums: self.sums };
        let play_on = |place: &usize| start.play_on(self.tried[*place].play, self.estimator, meter);
        let points: Option<Vec<i8>> = self.running.iter().map(play_on).collect();
        let Some(points) = points else { return false };
        for (place, points) in self.running.iter().zip(points) {
            self.tried[*place].points.push(points);
            self.worths[*place].push(self.stakes.worth(points) * world.weight);
        }
        self.weights.push(world.weight);
        true
    }

    /// Leaves only those plays in the race that are not clearly behind the one with the best average.
    ///
    /// All have run through the same worlds, so their differences world by world are compared: these vary much
    /// less than the points themselves. A play that is [`CLEARLY`] behind would seldom come first in the end, and
    /// then by little.
    fn give_up_clearly_behind(&mut self) {
        let sum = |place: &usize| self.worths[*place].iter().sum::<f32>();
        let best = self.running.iter().max_by(|one, other| sum(one).total_cmp(&sum(other)));
        let Some(best) = best.map(|place| &self.worths[*place]) else { return };
        let is_clearly_behind = |worths: &Vec<f32>| {
            let count = worths.len() as f32;
            let differences = || best.iter().zip(worths).map(|(best, worth)| best - worth);
            let mean = differences().sum::<f32>() / count;
            let variance =
                differences().map(|difference| (difference - mean) * (difference - mean)).sum::<f32>();
            mean > CLEARLY * (variance.max(0.5) / (count * count)).sqrt()
        };
        self.running.retain(|place| !is_clearly_behind(&self.worths[*place]));
    }

    /// The plays with their averages. The best comes first, as far as was found out; those that were given up come last.
    pub(super) fn finish(mut self) -> Vec<Tried> {
        let total: f32 = self.weights.iter().sum();
        if total == 0.0 {
            return self.tried;
        }
        for (tried, worths) in self.tried.iter_mut().zip(&self.worths) {
            let weights: f32 = self.weights[..worths.len()].iter().sum();
            tried.worth = worths.iter().sum::<f32>() / weights;
        }
        // The sort keeps the order of the estimates among equals.
        self.tried.sort_by(|one, other| {
            (other.points.len(), other.worth)
                .partial_cmp(&(one.points.len(), one.worth))
                .expect("no worth is NaN")
        });
        self.tried
    }
}

/// Where hands are played on from, in one world.
#[derive(Clone)]
struct Start {
    public: Public,
    /// South's hand, then north's.
    hands: [Tiles; 2],
    /// How the other seat plays.
    style: Style,
    sums: [Sums; 2],
}

impl Start {
    /// The points that a play makes for the seat that plays it, when it goes on as the estimator tells it, and the
    /// other seat in its style. `None` when the budget has run out.
    fn play_on(&self, play: Play, estimator: &Estimator, meter: &mut Meter<'_>) -> Option<i8> {
        let Start { mut public, mut hands, style, mut sums } = *self;
        let seat = public.mover;
        let mut next = play;
        loop {
            let mover = public.mover;
            if let Outcome::Ended(points) = public.play(&mut hands, next) {
                return Some(if mover == seat { points } else { -points });
            }
            if !meter.count() {
                return None;
            }
            let (own, sums) = (hands[public.mover.index()], &mut sums[public.mover.index()]);
            next = if public.mover == seat {
                estimator.best_play(&public, own, sums)
            } else {
                style.play(estimator, &public, own, sums)
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::{Chance, DealNumber};
    use talon_rules::curse::{Move, Options, State};
    use talon_rules::{Game, Worlds};
    use talon_solve::Budget;

    use super::super::known::to_move;
    use super::super::worlds::possible_worlds;
    use super::*;

    /// The points of a seat less the other's, by the rules, when nobody has a choice any more but between moves that
    /// lead to the same; `None` when somebody has one.
    fn forced_points(state: &State, seat: talon_rules::curse::Seat) -> Option<i32> {
        if let Some(points) = state.points() {
            return Some(i32::from(points[seat.index()]) - i32::from(points[seat.other().index()]));
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let points: Option<Vec<i32>> = moves
            .into_iter()
            .map(|made| {
                let mut after = state.clone();
                after.play_unchecked(made);
                forced_points(&after, seat)
            })
            .collect();
        let points = points?;
        points.iter().all(|other| *other == points[0]).then_some(points[0])
    }

    /// What each play of a seat is worth on average over all worlds, by going through everything with the rules.
    /// `None` when that depends on how somebody plays later.
    fn exhaustive(state: &State, plays: &[Move]) -> Option<Vec<f32>> {
        let seat = state.seat_to_move().unwrap();
        let worlds: Vec<State> = State::worlds(&state.view(seat)).collect();
        let worth = |made: &Move| {
            let points: Option<Vec<i32>> = worlds
                .iter()
                .map(|world| {
                    let mut after = world.clone();
                    after.play(*made).ok()?;
                    forced_points(&after, seat)
                })
                .collect();
            points.map(|points| points.iter().sum::<i32>() as f32 / points.len() as f32)
        };
        plays.iter().map(worth).collect()
    }

    /// Hands that are played at random up to where one play decides the rest.
    #[test]
    fn decided_hands_are_valued_exactly() {
        let estimator = Estimator::trained();
        let (mut chance, mut moves, mut compared) = (Chance::from_seed(1), Vec::new(), 0);
        for number in 0..500 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let known = Known::new(&state.view(seat)).unwrap();
                let worlds = possible_worlds(&known, 600, &mut chance);
                if state.tiles(seat).len() <= 2 && State::count_worlds(&state.view(seat)) <= 600 {
                    for rollouts in
                        [Rollouts { margin: 50.0, racing: false }, Rollouts { margin: 50.0, racing: true }]
                    {
                        compared += compare(&state, &known, rollouts, &worlds, &estimator);
                    }
                }
                state.legal_moves(&mut moves);
                state.play_unchecked(*chance.pick(&moves).unwrap());
            }
        }
        assert!(compared > 60, "{compared}");
    }

    /// Compares what the rollouts find with what everything gone through says; gives whether that says something.
    fn compare(
        state: &State,
        known: &Known,
        rollouts: Rollouts,
        worlds: &[World],
        estimator: &Estimator,
    ) -> u32 {
        let mut meter = Meter::new(&Budget::default());
        let stakes = Stakes::points();
        let mut race = rollouts.race(known, estimator, &stakes);
        race.run_through(worlds, &mut meter);
        let tried = race.finish();
        let layout = state.layout();
        let moves: Vec<Move> = tried.iter().map(|tried| to_move(&layout, tried.play)).collect();
        let Some(exact) = exhaustive(state, &moves).filter(|_| moves.len() > 1) else { return 0 };
        let most = exact.iter().copied().fold(f32::MIN, f32::max);
        assert!(exact[0] > most - 0.1, "{:?} of {moves:?} {exact:?} in {layout}", moves[0]);
        if !rollouts.racing {
            for (tried, exact) in tried.iter().zip(exact) {
                assert!((tried.worth - exact).abs() < 1e-3, "{tried:?} is worth {exact} in {layout}");
            }
        }
        1
    }

    #[test]
    fn a_budget_that_runs_out_leaves_the_estimates() {
        let estimator = Estimator::trained();
        let state = State::deal(&Options::HAND, DealNumber::new(0).unwrap());
        let known = Known::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        let worlds = possible_worlds(&known, 10, &mut Chance::from_seed(0));
        let none = Budget { nodes: 0, ..Budget::default() };
        let stakes = Stakes::points();
        let mut race = Rollouts::default().race(&known, &estimator, &stakes);
        assert!(!race.run_through(&worlds, &mut Meter::new(&none)));
        let tried = race.finish();
        assert_eq!(tried[0].play, estimator.best_play(&known.public, known.own, &mut estimator.sums()));
        assert!(tried.iter().all(|tried| tried.points.is_empty() && tried.worth == tried.estimate));
    }
}
