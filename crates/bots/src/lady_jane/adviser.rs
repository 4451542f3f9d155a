use std::cmp::Reverse;
use talon_query::lady_jane::Reason;
use talon_query::{Choice, Odds, Verdict};

use talon_rules::lady_jane::{Move, State, View};
use talon_rules::pieces::Chance;
use talon_rules::{Game, SeatView, Status};
use talon_solve::lady_jane::Solver;
use talon_solve::lady_jane::packed::{Configuration, Position, Puzzle, Step, explore, moves_of_step};
use talon_solve::{Budget, Meter, PatienceSolver};

use super::candidate_steps::{StepOptions, make, steps};
use super::rollout::{RolloutResult, rollout};
use crate::bot::Bot;
use crate::worlds::worlds;

/// Maximum number of rollout positions for a move: about a twentieth of a second.
pub const USUAL_NODES: u64 = 100_000;

/// Number of worlds in the first round; it doubles each round.
const FIRST_WORLDS: usize = 32;
/// Maximum number of worlds.
const MOST_WORLDS: usize = 256;
/// Up to this number of unseen cards all worlds are listed: there are at most 120.
const MOST_UNSEEN: usize = 5;

/// Advises a player of Lady Jane, who sees neither the stock nor the face-down cards.
#[derive(Debug, Default)]
pub struct Adviser {
    solver: Solver,
}

/// The results of rollouts after a step.
#[derive(Clone, Copy, Debug)]
struct StepTally {
    step: Step,
    wins: usize,
    points: u32,
}

impl StepTally {
    fn count(&mut self, result: RolloutResult) {
        self.wins += usize::from(result.won);
        self.points += result.points;
    }
}

impl Adviser {
    /// The choice when all cards are known; `None` if the budget does not suffice.
    fn when_known(&mut self, state: &State, budget: &Budget<'_>) -> Option<Choice<Move, Reason>> {
        let solved = self.solver.solve(state, budget).verdict;
        let (line, reason, wins) = match solved {
            Verdict::Won(line) => {
                let moves = line.len();
                (line, Reason::Wins { moves }, 1)
            }
            Verdict::Unknown(_) => return None,
            Verdict::Lost => {
                let best = self.solver.best_score(state, budget);
                (best.line, Reason::MostPoints { points: best.score }, 0)
            }
        };
        match line.first() {
            Some(chosen) => Some(Choice { chosen: *chosen, reason, odds: Some(Odds { wins, worlds: 1 }) }),
            None => Some(stuck(state)),
        }
    }

    /// The choice when something is hidden.
    fn when_hidden(
        &mut self,
        view: &View,
        state: &State,
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> Choice<Move, Reason> {
        let (puzzle, position) = Puzzle::new(state);
        let choose = |step, reason: &dyn Fn(Move) -> Reason| {
            let line = moves_of_step(state, step);
            let towards = *line.last().expect("a step has a move");
            Choice { chosen: line[0], reason: reason(towards), odds: None }
        };
        let open = match steps(&puzzle, &position, &mut Vec::new()) {
            StepOptions::Safe(step) => return choose(step, &|_| Reason::Safe),
            StepOptions::Open(open) => open,
        };
        match open.as_slice() {
            [] => stuck(state),
            [only] => choose(only.step, &|towards| Reason::Only { towards }),
            _ => {
                let open: Vec<Step> = open.iter().map(|open| open.step).collect();
                let (best, other) = best_steps(view, &open, budget, chance);
                let instead = moves_of_step(state, other);
                let rather_than = *instead.last().expect("a step has a move");
                choose(best, &|towards| Reason::Best { towards, rather_than })
            }
        }
    }
}

/// Returns the best and the second best of at least two steps.
///
/// Rollouts after each step are played in the same worlds: in all of them if there are few, otherwise in more
/// and more sampled ones, with successive elimination (E. Even-Dar, S. Mannor, Y. Mansour, JMLR 7, 2006),
/// until one step is clearly better or the budget ends.
fn best_steps(view: &View, open: &[Step], budget: &Budget<'_>, chance: &mut Chance) -> (Step, Step) {
    let unseen = hidden_cards(view);
    let mut meter = Meter::new(budget);
    let mut left: Vec<StepTally> =
        open.iter().map(|step| StepTally { step: *step, wins: 0, points: 0 }).collect();
    let mut out = left.clone();
    let (mut played, mut wanted) = (0, FIRST_WORLDS);
    while left.len() > 1 && wanted <= MOST_WORLDS {
        let is_listed = unseen <= MOST_UNSEEN;
        let worlds: Vec<State> = if is_listed {
            worlds(view, usize::MAX, chance)
        } else {
            (played..wanted).map(|_| State::sample_world(view, chance)).collect()
        };
        let mut tallies = left.clone();
        if !play_in(&worlds, &mut tallies, &mut meter) {
            break;
        }
        // The order does not depend on the reversible moves made so far.
        tallies.sort_by_key(|tally| (Reverse((tally.wins, tally.points)), tally.step.card));
        let best = tallies[0].wins;
        let kept = tallies.partition_point(|tally| !is_clearly_worse(tally.wins, best));
        if kept < tallies.len() {
            out = tallies.split_off(kept);
        }
        left = tallies;
        if is_listed {
            break;
        }
        (played, wanted) = (wanted, 2 * wanted);
    }
    let best = left[0].step;
    let others = left.iter().chain(&out).map(|tally| tally.step);
    let other = others.skip(1).find(|step| step.card != best.card).unwrap_or(best);
    (best, other)
}

/// Plays a rollout in each world after each step. Returns `false` if the budget ran out.
fn play_in(worlds: &[State], tallies: &mut [StepTally], meter: &mut Meter<'_>) -> bool {
    let mut configurations = Vec::new();
    for world in worlds {
        let (puzzle, position) = Puzzle::new(world);
        for tally in &mut *tallies {
            let mut after = position;
            make(&puzzle, &mut after, tally.step);
            raise(&puzzle, &mut after, &mut configurations);
            let Some(result) = rollout(&puzzle, after, &mut configurations, meter) else { return false };
            tally.count(result);
        }
    }
    true
}

/// Makes reversible moves until as much as possible is up, so that it does not matter which of them had been
/// made before.
fn raise(puzzle: &Puzzle, position: &mut Position, configurations: &mut Vec<Configuration>) {
    configurations.clear();
    explore(puzzle, position, true, configurations);
    position.up = configurations
        .iter()
        .map(|configuration| configuration.up)
        .max()
        .expect("a component has a configuration");
}

/// Returns true if `wins` is so far behind the best that more worlds would hardly change it. In the same worlds, the
/// wins of equally good steps seldom differ by much more than the square root of their sum.
fn is_clearly_worse(wins: usize, best: usize) -> bool {
    2 * (best - wins).pow(2) > 3 * (best + wins + 1)
}

/// The choice when no step is left: whatever can go up goes up.
fn stuck(state: &State) -> Choice<Move, Reason> {
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    let up = legal.iter().find(|candidate| matches!(candidate, Move::ToFoundation(_)));
    let chosen = *up.or(legal.first()).expect("a game that goes on has a move");
    Choice { chosen, reason: Reason::Stuck, odds: Some(Odds { wins: 0, worlds: 1 }) }
}

/// Number of cards that the player has never seen.
fn hidden_cards(view: &View) -> usize {
    let layout = view.layout();
    layout.stock.len() + layout.tableau.iter().map(|pile| pile.down.len()).sum::<usize>()
}

impl Bot for Adviser {
    type Game = State;
    type Reason = Reason;

    fn choose(&mut self, view: &View, budget: &Budget<'_>, seed: u64) -> Option<Choice<Move, Reason>> {
        let mut chance = Chance::from_seed(seed);
        let state = State::sample_world(view, &mut chance);
        if state.status() != Status::Playing {
            return None;
        }
        // The last unknown card is the one that is nowhere else.
        let exact = if hidden_cards(view) <= 1 { self.when_known(&state, budget) } else { None };
        Some(exact.unwrap_or_else(|| self.when_hidden(view, &state, budget, &mut chance)))
    }
}
