//! Trains the value network of the opponents by self-play:
//!
//! ```sh
//! cargo run --release -p talon-lab --example train -- HANDS FILE
//! ```
//!
//! Both seats play by the network, with some exploration. After each hand every estimate of a seat moves
//! towards a mixture of the result and its later estimates: TD(λ) (R. S. Sutton: Learning to Predict by the
//! Methods of Temporal Differences. Machine Learning 3, 1988).
#![allow(clippy::print_stdout)]

use anyhow::Context;
use talon_bots::curse::training::{PlayOutcome, PublicState, TrainingNetwork, ValueFeatures};
use talon_rules::curse::{HAND_SIZE, Seat};
use talon_rules::pieces::Chance;
use talon_solve::curse::packed::{Play, Tiles};

/// The λ of TD(λ): the share of the result and later estimates in a target, the rest being the next estimate.
const LAMBDA: f32 = 0.8;
/// The initial learning rate. It falls linearly to a hundredth of this.
const FIRST_RATE: f32 = 0.005;
/// The softmax temperature in points, at first and in the end.
const TEMPERATURE: [f32; 2] = [0.3, 0.05];
/// The share of uniformly random plays, so that all plays are explored.
const ANY_PLAY: f32 = 0.02;

/// The plays of a seat: the features after each, and their value at the time.
type Trail = Vec<(ValueFeatures, f32)>;

/// A player that learns by self-play.
struct Learner {
    network: TrainingNetwork,
    chance: Chance,
    /// The share of the training still to be done, from 1 to 0.
    left: f32,
}

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [hands, file] = &arguments[..] else {
        anyhow::bail!("give the number of hands, and a file for the weights")
    };
    let hands: u32 = hands.parse().context("the number of hands")?;
    let mut chance = Chance::from_seed(1);
    let network = TrainingNetwork::untrained(|| part(&mut chance));
    let mut learner = Learner { network, chance, left: 1.0 };
    for hand in 0..hands {
        learner.left = 1.0 - hand as f32 / hands as f32;
        learner.play_and_learn(if hand % 2 == 0 { Seat::South } else { Seat::North });
        if (hand + 1) % hands.div_ceil(40) == 0 || hand + 1 == hands {
            println!("{} hands", hand + 1);
            std::fs::write(file, learner.network.to_bytes())?;
        }
    }
    Ok(())
}

/// A random number from 0 to 1.
fn part(chance: &mut Chance) -> f32 {
    chance.below(1 << 24) as f32 / (1 << 24) as f32
}

impl Learner {
    fn play_and_learn(&mut self, leader: Seat) {
        let mut tiles: [u8; 28] = std::array::from_fn(|index| index as u8);
        self.chance.shuffle(&mut tiles);
        let set_of = |tiles: &[u8]| tiles.iter().fold(0, |set, tile| set | 1 << tile);
        let mut hands: [Tiles; 2] = [set_of(&tiles[..HAND_SIZE]), set_of(&tiles[HAND_SIZE..2 * HAND_SIZE])];
        let mut public = PublicState::beginning(leader);
        let mut trails = [Trail::new(), Trail::new()];
        loop {
            let seat = public.mover;
            let own = hands[seat.index()];
            let (play, value) = self.choose(&public, own);
            if own.count_ones() > 1 {
                trails[seat.index()].push((ValueFeatures::after(&public, own, play), value));
            }
            if let PlayOutcome::Ended(points) = public.play(&mut hands, play) {
                self.learn(&trails[seat.index()], points.into());
                self.learn(&trails[seat.other().index()], (-points).into());
                return;
            }
        }
    }

    /// A play, usually a good one, and its value.
    fn choose(&mut self, public: &PublicState, own: Tiles) -> (Play, f32) {
        let mut plays = Vec::new();
        public.for_each_play(own, |play| {
            let points = public.points_of_last(own, play).map(f32::from);
            let value =
                points.unwrap_or_else(|| self.network.value(&ValueFeatures::after(public, own, play)));
            plays.push((play, value));
        });
        if part(&mut self.chance) < ANY_PLAY {
            return *self.chance.pick(&plays).expect("the seat to move can play");
        }
        let temperature = TEMPERATURE[1] + (TEMPERATURE[0] - TEMPERATURE[1]) * self.left;
        let best = plays.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
        let weight = |value: f32| ((value - best) / temperature).exp();
        let mut rest = part(&mut self.chance) * plays.iter().map(|(_, value)| weight(*value)).sum::<f32>();
        let chosen = plays.iter().find(|(_, value)| {
            rest -= weight(*value);
            rest <= 0.0
        });
        *chosen.or(plays.last()).expect("the seat to move can play")
    }

    /// Moves the estimates of a trail towards their targets.
    fn learn(&mut self, trail: &Trail, points: f32) {
        let rate = FIRST_RATE * self.left.max(0.01);
        let mut target = points;
        for (features, value) in trail.iter().rev() {
            self.network.train(features, target, rate);
            target = LAMBDA * target + (1.0 - LAMBDA) * value;
        }
    }
}
