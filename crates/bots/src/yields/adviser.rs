use talon_pieces::Chance;
use talon_query::yields::Reason;
use talon_query::{Choice, Odds, Verdict};
use talon_rules::yields::{Move, State, View};
use talon_rules::{Game, Status};
use talon_solve::yields::Solver;
use talon_solve::{Budget, PatienceSolver};

use super::lookahead::{Lookahead, Steps};
use super::plan::{Plan, remove_kings};
use crate::Bot;

/// The positions that a move may cost at most: about a fiftieth of a second.
pub const USUAL_NODES: u64 = 400_000;

/// Advises a player of Yield who cannot see the stock.
#[derive(Debug, Default)]
pub struct Adviser {
    solver: Solver,
    steps: Steps,
}

/// In so many worlds points are looked for when none can be won.
const WORLDS_FOR_POINTS: usize = 16;

impl Adviser {
    /// An adviser that uses these steps only.
    pub fn with_steps(steps: Steps) -> Adviser {
        Adviser { solver: Solver::default(), steps }
    }

    /// The choice when all cards are known.
    fn when_known(&mut self, state: &State, budget: &Budget<'_>) -> Option<Choice<Move, Reason>> {
        let certain = |wins| Some(Odds { wins, worlds: 1 });
        let (line, reason, odds) = match self.solver.solve(state, budget).verdict {
            Verdict::Won(line) => {
                let moves = line.len();
                (line, Reason::Wins { moves }, certain(1))
            }
            Verdict::Unknown(_) => (Vec::new(), Reason::Unfinished, None),
            Verdict::Lost => {
                let best = self.solver.best_score(state, budget);
                (best.line, Reason::MostPoints { points: best.score }, certain(0))
            }
        };
        let chosen = line.first().copied().or_else(|| any_move(state))?;
        Some(Choice { chosen, reason, odds })
    }

    /// The plan after which most worlds are won, or the one that brings the most points when none is.
    fn best(
        &mut self,
        view: &View,
        plans: &[Plan],
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> (Move, Reason) {
        let mut ahead = Lookahead::new(&mut self.solver, self.steps, budget);
        let weighed = ahead.weigh(view, plans, chance);
        if weighed.is_hopeful {
            return (weighed.best.first_move(), Reason::Best { rather_than: weighed.other.first_move() });
        }
        let worlds: Vec<State> = (0..WORLDS_FOR_POINTS).map(|_| State::sample_world(view, chance)).collect();
        let points = |plan: &Plan| {
            let after = worlds.iter().map(|world| plan.after(world));
            after.map(|state| self.solver.best_score(&state, budget).score).sum::<u32>()
        };
        let points: Vec<u32> = plans.iter().map(points).collect();
        // Of equally good plans the first, which turns a card.
        let best = (0..plans.len()).rev().max_by_key(|place| points[*place]).expect("there is a plan");
        (plans[best].first_move(), Reason::Hopeless)
    }
}

fn any_move(state: &State) -> Option<Move> {
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    legal.first().copied()
}

impl Bot for Adviser {
    type Game = State;
    type Reason = Reason;

    fn choose(&mut self, view: &View, budget: &Budget<'_>, seed: u64) -> Option<Choice<Move, Reason>> {
        let mut chance = Chance::from_seed(seed);
        let mut state = State::sample_world(view, &mut chance);
        if state.status() != Status::Playing {
            return None;
        }
        let unknown = |chosen, reason| Some(Choice { chosen, reason, odds: None });
        if let Some(king) = remove_kings(&mut state).first() {
            return unknown(*king, Reason::King);
        }
        // The last unknown card is the one that lies nowhere else.
        if state.stock().len() <= 1 {
            return self.when_known(&state, budget);
        }
        match self.steps.plans(&state).as_slice() {
            [only] => unknown(only.first_move(), Reason::CanWait),
            plans => {
                let (chosen, reason) = self.best(view, plans, budget, &mut chance);
                unknown(chosen, reason)
            }
        }
    }
}
