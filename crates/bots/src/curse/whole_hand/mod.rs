//! Whole hands of small sets, solved exactly from the first play: an absolute scale for players.
//!
//! A `walk` goes through the public tree of all deals without storing it, and enters only one of the nodes that differ
//! in the names of pip numbers that are `alike`. `learning` finds an equilibrium, and `evaluation` what it and each
//! `player` make.

mod alike;
mod evaluation;
mod last_tile;
mod learning;
mod player;
mod walk;

pub use player::WholeHandPlayer;

use talon_rules::curse::{Options, Seat};

use super::network::Networks;
use evaluation::{Evaluation, Strategy};
use learning::Learning;
use player::Chooser;
use walk::Walk;

/// All deals of a hand, south leading, as one game of imperfect information.
///
/// # Examples
///
/// ```
/// use talon_bots::curse::{Baseline, WholeHand, WholeHandPlayer};
/// use talon_rules::GameOptions;
/// use talon_rules::curse::Options;
///
/// let small = Options::from_text("pips 2, hand 2")?;
/// let mut hand = WholeHand::new(&small, 1_000).expect("a very small game");
/// hand.solve(1e-5, 1_000);
/// let [least, most] = hand.value();
/// assert!(least > 0.9999 && most < 1.0001, "leading is worth a point");
///
/// let random = WholeHandPlayer::Baseline(Baseline::Random);
/// assert!(hand.exploitability(random) > Some(0.1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct WholeHand {
    options: Options,
    learning: Learning,
    /// True if the learning enters one node of each class only.
    merged: bool,
    networks: Networks,
}

impl WholeHand {
    /// Prepares the game of a set. Returns `None` if more than this number of decisions would have to be learned, each
    /// of 12 bytes. A decision is a hand at a node of the public tree and a play; those that differ only in the names
    /// of the pip numbers count once.
    pub fn new(options: &Options, most_decisions: usize) -> Option<WholeHand> {
        WholeHand::with(options, most_decisions, true)
    }

    /// The same without the use of symmetry: all decisions are learned. It finds the same, and serves to check that and
    /// to measure players that prefer some numbers against the equilibrium.
    pub fn without_symmetry(options: &Options, most_decisions: usize) -> Option<WholeHand> {
        WholeHand::with(options, most_decisions, false)
    }

    fn with(options: &Options, most_decisions: usize, merged: bool) -> Option<WholeHand> {
        let learning = Learning::new(options, merged, most_decisions)?;
        Some(WholeHand { options: *options, learning, merged, networks: Networks::trained() })
    }

    /// The number of decisions that are learned.
    pub fn size(&self) -> usize {
        self.learning.decisions()
    }

    /// Iterates until the best responses to the equilibrium together gain less than this number of points a hand, or
    /// until this number of iterations. Returns the number of iterations made.
    pub fn solve(&mut self, gain: f64, most_iterations: u32) -> u32 {
        loop {
            let next = (2 * self.learning.iterations()).clamp(8, most_iterations);
            while self.learning.iterations() < next {
                self.learning.iterate();
            }
            if next == most_iterations || self.gain() < gain {
                return next;
            }
        }
    }

    /// The points a hand that the best responses to the equilibrium gain together.
    fn gain(&self) -> f64 {
        let [least, most] = self.value();
        most - least
    }

    /// The points a hand that the leader is sure to make on average with the equilibrium, and those that it cannot
    /// exceed against it.
    pub fn value(&self) -> [f64; 2] {
        let [leader, follower] = self.best_responses(WholeHandPlayer::Equilibrium).expect("it is known");
        [-follower, leader]
    }

    /// The points a hand that the best response wins against a player, if each leads half of the hands. Returns `None`
    /// for [`Baseline::Ismcts`](super::Baseline::Ismcts).
    pub fn exploitability(&self, player: WholeHandPlayer) -> Option<f64> {
        Some(self.best_responses(player)?.iter().sum::<f64>() / 2.0)
    }

    /// The points a hand of the best responses to a player: of the leader's and of the follower's.
    fn best_responses(&self, player: WholeHandPlayer) -> Option<[f64; 2]> {
        let merged = self.merged && player.prefers_no_number();
        let leader = [Strategy::Best, self.strategy(player)?];
        let follower = [self.strategy(player)?, Strategy::Best];
        let points =
            |seat, strategies| Evaluation::points(Walk::new(&self.options, merged), seat, strategies);
        Some([points(Seat::South, leader), points(Seat::North, follower)])
    }

    /// The points a hand that a player makes against another, if each leads half of the hands. Returns `None` for
    /// [`Baseline::Ismcts`](super::Baseline::Ismcts), and for the equilibrium against players that prefer some numbers,
    /// unless it was learned [without symmetry](WholeHand::without_symmetry).
    pub fn points(&self, player: WholeHandPlayer, other: WholeHandPlayer) -> Option<f64> {
        let learned = [player, other].contains(&WholeHandPlayer::Equilibrium);
        let alike = [player, other].iter().all(|player| player.prefers_no_number());
        if learned && self.merged && !alike {
            return None;
        }
        let merged = self.merged && alike;
        let leading = [self.strategy(player)?, self.strategy(other)?];
        let following = [self.strategy(other)?, self.strategy(player)?];
        let points =
            |strategies| Evaluation::points(Walk::new(&self.options, merged), Seat::South, strategies);
        Some((points(leading) - points(following)) / 2.0)
    }

    /// The strategy of a player; `None` if that is not known.
    fn strategy(&self, player: WholeHandPlayer) -> Option<Strategy<'_>> {
        match player {
            WholeHandPlayer::Equilibrium => Some(Strategy::Learned(&self.learning)),
            _ => Chooser::new(player, &self.networks).map(Strategy::Player),
        }
    }
}
