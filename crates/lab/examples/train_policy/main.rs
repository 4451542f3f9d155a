//! Trains the policy network of the opponents by self-play:
//!
//! ```sh
//! cargo run --release -p talon-lab --example train_policy -- HANDS FILE
//! ```
//!
//! The policy learns by its gradient from a critic that values every play and sees all tiles; only the policy has to do
//! with what a seat sees (G. Yang et al.: PerfectDou: Dominating DouDizhu with Perfect Information Distillation, 2022).
//! The targets of the critic are those of Expected SARSA(λ), because averages over the policy vary less than its plays
//! (GAE Falls Short in Imperfect-Information Self-Play Reinforcement Learning, arXiv 2605.19235, 2026). A bonus for
//! entropy, which falls during the training, keeps the policy mixed (M. Rudolph et al.: Reevaluating Policy Gradient
//! Methods for Imperfect-Information Games, arXiv 2502.08938, 2025).
//!
//! The same number of hands gives the same weights on machines with the same instructions, however many processors they
//! have. Code for this processor (`RUSTFLAGS=-Ctarget-cpu=native`) is several times as fast.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

mod parameters;
mod self_play;

use std::time::Instant;

use anyhow::Context;
use parameters::{Adam, Policy};
use self_play::{Lesson, Networks};
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;

/// Number of hands between two steps of Adam.
const BATCH: u32 = 256;
/// The parts of a batch, each with its own stream of random numbers. They run in parallel.
const PARTS: u32 = 8;
/// The learning rate, at first and in the end. It falls geometrically, after some steps in which it rises.
const RATE: [f32; 2] = [2e-3, 5e-5];
/// Number of steps in which the learning rate rises.
const WARM_UP: f32 = 200.0;
/// The weight of the entropy in points, at first and during the last fifth. It falls geometrically.
const TEMPERATURE: [f32; 2] = [0.15, 0.02];
/// Number of lines of the curve.
const REPORTS: u32 = 40;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [hands, file] = &arguments[..] else {
        anyhow::bail!("give the number of hands, and a file for the weights")
    };
    let hands: u32 = hands.parse().context("the number of hands")?;
    let mut networks = Networks::untrained(&mut Chance::from_seed(1));
    let (mut policy, mut critic) = (Adam::new(&networks.policy), Adam::new(&networks.critic));
    let batches = hands.div_ceil(BATCH).max(1);
    let begin = Instant::now();
    let mut curve = Curve::default();
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let lesson = lesson(&networks, batch, between(TEMPERATURE, (done * 1.25).min(1.0)));
        let rate = between(RATE, done) * (batch as f32 / WARM_UP).min(1.0);
        let scale = 1.0 / lesson.decisions;
        policy.step(&mut networks.policy, &lesson.policy, scale, rate);
        critic.step(&mut networks.critic, &lesson.critic, scale, rate);
        curve.add(&lesson);
        if (batch + 1) % batches.div_ceil(REPORTS) == 0 || batch + 1 == batches {
            println!("{:>9} hands {:>6} s  {}", (batch + 1) * BATCH, begin.elapsed().as_secs(), curve.line());
            curve = Curve::default();
            std::fs::write(file, Policy::finished(&networks.policy).to_bytes())?;
        }
    }
    Ok(())
}

/// Goes geometrically from the first value to the second.
fn between([first, last]: [f32; 2], done: f32) -> f32 {
    first * (last / first).powf(done)
}

/// The lesson of a batch.
fn lesson(networks: &Networks, batch: u32, temperature: f32) -> Lesson {
    let part = |part: u32| {
        let mut lesson = Lesson::new(networks);
        let mut chance = Chance::from_seed(2 + u64::from(batch * PARTS + part));
        for hand in 0..BATCH / PARTS {
            let leader = if hand % 2 == 0 { Seat::South } else { Seat::North };
            networks.play_and_learn(leader, temperature, &mut chance, &mut lesson);
        }
        lesson
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..PARTS).map(|number| scope.spawn(move || part(number))).collect();
        let lessons = threads.into_iter().map(|thread| thread.join().expect("self-play does not panic"));
        // In this order, so that the sums are always rounded alike.
        let sum = lessons.reduce(|mut sum, lesson| {
            sum.add(&lesson);
            sum
        });
        sum.expect("a batch has parts")
    })
}

/// Sums for a line of the training curve.
#[derive(Default)]
struct Curve {
    decisions: f32,
    squared_errors: f32,
    entropy: f32,
}

impl Curve {
    fn add(&mut self, lesson: &Lesson) {
        self.decisions += lesson.decisions;
        self.squared_errors += lesson.squared_errors;
        self.entropy += lesson.entropy;
    }

    fn line(&self) -> String {
        let error = (self.squared_errors / self.decisions).sqrt();
        format!("error of the critic {error:.3}, entropy {:.3}", self.entropy / self.decisions)
    }
}
