//! The patiences as a player who cannot peek decides in them.

use talon_bots::yields::{all_macro_moves, remove_kings};
use talon_rules::{Game, Player, doublets, lady_jane, yields};
use talon_solve::PatienceSolver;
use talon_solve::bits::singles;
use talon_solve::lady_jane::packed::{Puzzle, Step, explore, moves_of_step, safe_play};

/// A patience with an exact solver.
pub(crate) trait FairPatience: Game<Seat = Player> {
    /// The solver.
    type Solver: PatienceSolver<Game = Self>;

    /// Returns the choices of a player who cannot peek, each as moves up to the next one. Such a player wins as often
    /// as with all legal moves. A single one loses no win. Returns `None` if there are too many to list.
    fn decisions(&self) -> Option<Vec<Vec<Self::Move>>> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        Some(legal.into_iter().map(|made| vec![made]).collect())
    }

    /// Returns a key that positions of one deal share only if they have the same view and value.
    fn key(&self) -> String {
        self.layout().to_string()
    }
}

impl FairPatience for doublets::State {
    type Solver = talon_solve::doublets::Solver;
}

impl FairPatience for yields::State {
    type Solver = talon_solve::yields::Solver;

    fn decisions(&self) -> Option<Vec<Vec<yields::Move>>> {
        let kings = remove_kings(&mut self.clone());
        if kings.is_empty() { all_macro_moves(self) } else { Some(vec![kings]) }
    }
}

impl FairPatience for lady_jane::State {
    type Solver = talon_solve::lady_jane::Solver;

    /// A card leaves from each configuration that allows it, because the cards that have gone up by then can make a
    /// difference.
    fn decisions(&self) -> Option<Vec<Vec<lady_jane::Move>>> {
        let (puzzle, position) = Puzzle::new(self);
        let mut configurations = Vec::new();
        explore(&puzzle, &position, true, &mut configurations);
        let safe = configurations.iter().find_map(|configuration| {
            let card = safe_play(&position, configuration);
            if card == 0 { None } else { Some(Step { card, up: configuration.up | card }) }
        });
        if let Some(step) = safe {
            return Some(vec![moves_of_step(self, step)]);
        }
        let leaving = configurations.iter().flat_map(|configuration| {
            let cards = singles(configuration.onto_tableau | configuration.onto_foundation);
            cards.filter_map(|card| Some(Step { card, up: configuration.after(card)? }))
        });
        let mut steps: Vec<Step> = leaving.collect();
        if usize::from(position.dealt) < puzzle.deals.len() {
            steps.push(Step { card: 0, up: position.up });
        }
        Some(steps.into_iter().map(|step| moves_of_step(self, step)).collect())
    }

    /// Positions that reversible moves connect have the same key.
    fn key(&self) -> String {
        let (puzzle, position) = Puzzle::new(self);
        let mut configurations = Vec::new();
        explore(&puzzle, &position, true, &mut configurations);
        let up = configurations.iter().map(|configuration| configuration.up).max();
        format!("{:x} {:x} {}", position.moved, up.unwrap_or(position.up), position.dealt)
    }
}
