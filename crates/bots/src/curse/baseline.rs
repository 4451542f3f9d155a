use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use talon_query::curse::Reason;
use talon_query::{Choice, Limit};

use talon_rules::curse::{Move, State, View};
use talon_rules::pieces::Chance;
use talon_solve::curse::Solver;
use talon_solve::{Budget, Meter};

use super::greedy::longest_turns;
use super::ismcts;
use super::network::PolicyNetwork;
use super::opponent::choose_with;
use crate::bot::Bot;

/// Simple players as a yardstick for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Baseline {
    /// Any play, all equally likely.
    Random,
    /// The longest chain in this turn; of several, a random one.
    Greedy,
    /// Plain information set Monte Carlo tree search; a node of the budget is an iteration.
    Ismcts,
    /// The likeliest play of the policy network, without any search.
    Policy,
}

/// The network of [`Baseline::Policy`].
static POLICY: LazyLock<PolicyNetwork> = LazyLock::new(PolicyNetwork::trained);

/// The error for a text that names no baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the baselines are random, greedy, ismcts and policy")]
pub struct UnknownBaseline;

impl Baseline {
    /// All baselines, the weakest first.
    pub const ALL: [Baseline; 4] = [Baseline::Random, Baseline::Greedy, Baseline::Ismcts, Baseline::Policy];

    /// The name in commands and messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Baseline::Random => "random",
            Baseline::Greedy => "greedy",
            Baseline::Ismcts => "ismcts",
            Baseline::Policy => "policy",
        }
    }
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Baseline {
    type Err = UnknownBaseline;

    fn from_str(text: &str) -> Result<Baseline, UnknownBaseline> {
        Baseline::ALL.into_iter().find(|baseline| baseline.as_str() == text).ok_or(UnknownBaseline)
    }
}

impl Bot for Baseline {
    type Game = State;
    type Reason = Reason;

    fn choose(&mut self, view: &View, budget: &Budget<'_>, seed: u64) -> Option<Choice<Move, Reason>> {
        let mut chance = Chance::from_seed(seed);
        choose_with(view, |information| {
            let mut plays = Vec::new();
            match self {
                Baseline::Random => {
                    information.public.for_each_play(information.own, |play| plays.push(play))
                }
                Baseline::Greedy => plays = longest_turns(&information.public, information.own),
                Baseline::Ismcts => {
                    plays.push(ismcts::choose(information, &mut Meter::new(budget), &mut chance))
                }
                Baseline::Policy => {
                    let accumulator = &mut POLICY.accumulator();
                    plays.push(POLICY.best_play(&information.observed(), information.own, accumulator))
                }
            }
            let play = *chance.pick(&plays).expect("the seat to move can play");
            (play, Reason::BestOnAverage, None)
        })
    }
}

/// Returns the best move for the hand if both seats knew all tiles: an upper limit for bots. It sees
/// everything, so it is not a [`Bot`] and only serves measurements. Returns `None` if no seat is to move.
///
/// # Errors
/// The part of the budget that ran out.
pub fn omniscient_move(
    state: &State,
    solver: &mut Solver,
    budget: &Budget<'_>,
) -> Result<Option<Move>, Limit> {
    if let Some(seat) = state.choosing() {
        return Ok(Some(Move::Lead(seat)));
    }
    let values = solver.values(state, budget)?;
    Ok(values.into_iter().max_by_key(|(_, value)| *value).map(|(made, _)| made))
}
