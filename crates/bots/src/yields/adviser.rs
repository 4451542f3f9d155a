use talon_query::yields::Reason;
use talon_query::{Choice, Odds, Verdict};
use talon_rules::pieces::Chance;
use talon_rules::yields::{Move, State, View};
use talon_rules::{Game, Status};
use talon_solve::yields::Solver;
use talon_solve::{Budget, PatienceSolver};

use super::lookahead::{Lookahead, LookaheadOptions};
use super::macro_moves::{MacroMove, remove_kings};
use crate::bot::Bot;

/// Maximum number of positions for a move: about a fiftieth of a second.
pub const USUAL_NODES: u64 = 400_000;

/// Advises a player of Yield, who cannot see the stock.
#[derive(Debug, Default)]
pub struct Adviser {
    solver: Solver,
    options: LookaheadOptions,
}

/// Number of worlds in which points are compared if none can be won.
const WORLDS_FOR_POINTS: usize = 16;

impl Adviser {
    /// Creates an adviser with these options.
    pub fn with_options(options: LookaheadOptions) -> Adviser {
        Adviser { solver: Solver::default(), options }
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

    /// The macro-move after which most worlds are won, or the one that brings the most points if none is.
    fn best(
        &mut self,
        view: &View,
        macro_moves: &[MacroMove],
        budget: &Budget<'_>,
        chance: &mut Chance,
    ) -> (Move, Reason) {
        let mut ahead = Lookahead::new(&mut self.solver, self.options, budget);
        let scored = ahead.compare(view, macro_moves, chance);
        if scored.is_hopeful {
            return (scored.best.first_move(), Reason::Best { rather_than: scored.other.first_move() });
        }
        let worlds: Vec<State> = (0..WORLDS_FOR_POINTS).map(|_| State::sample_world(view, chance)).collect();
        let points = |macro_move: &MacroMove| {
            let after = worlds.iter().map(|world| macro_move.after(world));
            after.map(|state| self.solver.best_score(&state, budget).score).sum::<u32>()
        };
        let points: Vec<u32> = macro_moves.iter().map(points).collect();
        // Of equally good macro-moves the first, which turns a card.
        let best =
            (0..macro_moves.len()).rev().max_by_key(|place| points[*place]).expect("there is a macro-move");
        (macro_moves[best].first_move(), Reason::Hopeless)
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
        // The last unknown card is the one that is nowhere else.
        if state.stock().len() <= 1 {
            return self.when_known(&state, budget);
        }
        match self.options.macro_moves(&state).as_slice() {
            [only] => unknown(only.first_move(), Reason::CanWait),
            macro_moves => {
                let (chosen, reason) = self.best(view, macro_moves, budget, &mut chance);
                unknown(chosen, reason)
            }
        }
    }
}
