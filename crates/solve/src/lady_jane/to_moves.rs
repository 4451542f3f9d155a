//! From the steps of the solver to the moves of the game.

use talon_rules::Game;
use talon_rules::lady_jane::{Move, Place, State};

use super::cards::{Cards, twins};
use super::component_search::Step;
use super::prunings::Prunings;
use super::puzzle::{Position, Puzzle, card_of};
use super::reversible_moves::{Configuration, explore};
use crate::bits::singles;

/// The moves that make a step from a position whose configuration [`explore`] has found with all prunings.
/// The last of them is the step itself.
///
/// # Panics
/// If the step cannot be made.
pub fn moves_of_step(state: &State, step: Step) -> Vec<Move> {
    play_line(state, Prunings::default(), &[step], step.up).0
}

/// Plays moves through the rules that make these steps and then bring the foundations to `up`. Returns the
/// moves and the final position.
///
/// # Panics
/// If a move is illegal: then the solver is wrong.
pub(super) fn play_line(state: &State, prunings: Prunings, path: &[Step], up: Cards) -> (Vec<Move>, State) {
    let (puzzle, position) = Puzzle::new(state);
    let mut replay = Replay {
        puzzle,
        position,
        prunings,
        state: state.clone(),
        line: Vec::new(),
        configurations: Vec::new(),
    };
    for step in path {
        replay.make(*step);
    }
    if up == replay.puzzle.all {
        // Everything is face up on the tableau, so the lowest card can always go up.
        replay.raise_all(up);
    } else {
        replay.bring_to(up);
    }
    (replay.line, replay.state)
}

/// Plays a line on the packed position and on the rules' position at once.
struct Replay {
    puzzle: Puzzle,
    position: Position,
    prunings: Prunings,
    state: State,
    line: Vec<Move>,
    /// Reused memory for a component.
    configurations: Vec<Configuration>,
}

impl Replay {
    fn play(&mut self, played: Move) {
        self.state.play(played).expect("the search makes only moves that are legal");
        self.line.push(played);
    }

    fn make(&mut self, step: Step) {
        self.bring_to(step.up & !step.card);
        if step.card == 0 {
            self.play(Move::Deal);
            self.position.deal(&self.puzzle);
            return;
        }
        if step.up & step.card != 0 {
            self.raise(step.card);
        } else {
            self.place(step.card);
        }
        self.position.release(&self.puzzle, step.card);
        self.position.up = step.up;
    }

    /// Brings the foundations to this configuration of the component along the path on which it was found.
    fn bring_to(&mut self, up: Cards) {
        if up == self.position.up {
            return;
        }
        let mut configurations = std::mem::take(&mut self.configurations);
        configurations.clear();
        explore(&self.puzzle, &self.position, self.prunings.idle, &mut configurations);
        let mut at = configurations
            .iter()
            .position(|configuration| configuration.up == up)
            .expect("the search found this configuration");
        let mut way: Vec<&Configuration> = Vec::new();
        while at > 0 {
            way.push(&configurations[at]);
            at = configurations[at].found_from.0;
        }
        self.raise_all(configurations[0].up);
        for configuration in way.into_iter().rev() {
            let (_, card) = configuration.found_from;
            if self.position.up & card == 0 {
                self.raise_all(self.position.up | card);
            } else {
                self.lower(card);
            }
            self.raise_all(configuration.up);
        }
        self.configurations = configurations;
    }

    /// Brings moved cards up until the foundations are `up`, lowest first: what lies on a card goes up before
    /// it.
    fn raise_all(&mut self, up: Cards) {
        for card in singles(up & !self.position.up) {
            self.raise(card);
            self.position.up |= card;
        }
    }

    /// Plays a card to its foundation.
    fn raise(&mut self, card: Cards) {
        self.uncover(card);
        self.play(Move::ToFoundation(self.place_of(card)));
    }

    /// Plays a card from its foundation to the tableau.
    fn lower(&mut self, card: Cards) {
        let lowered = card_of(&self.state, card);
        let number = self.state.foundations().position(|pile| pile.last() == Some(&lowered));
        let number = number.expect("the card is on top of its foundation");
        self.move_onto_tableau(Place::Foundation(number as u8 + 1), 1);
        self.position.up &= !card;
    }

    /// Plays a root with everything on it, or a card of the reserve, to the tableau.
    fn place(&mut self, card: Cards) {
        let from = self.place_of(card);
        let cards = match from {
            Place::Tableau(number) => self.state.tableau()[usize::from(number) - 1].up().len(),
            _ => 1,
        };
        self.move_onto_tableau(from, cards);
    }

    /// Moves the cards on top of a tableau card to the other card of its class.
    fn uncover(&mut self, card: Cards) {
        let from = self.place_of(card);
        let Place::Tableau(number) = from else { return };
        let up = self.state.tableau()[usize::from(number) - 1].up();
        let covered = card_of(&self.state, card);
        let place = up.iter().position(|card| *card == covered);
        let above = up.len() - 1 - place.expect("the card lies in this pile");
        if above > 0 {
            debug_assert!(twins(card) & (self.position.moved | self.position.roots) != 0);
            self.move_onto_tableau(from, above);
        }
    }

    /// Moves cards to any pile that takes them.
    fn move_onto_tableau(&mut self, from: Place, cards: usize) {
        let cards = cards as u8;
        let mut moves = (1..=self.state.options().piles()).map(|to| Move::ToTableau { from, to, cards });
        let legal = moves.find(|legal| self.state.why_not(*legal).is_none());
        self.play(legal.expect("there is a free place for these cards"));
    }

    /// The place of a card: among the tableau's face-up cards, on the reserve or among the spares.
    fn place_of(&self, card: Cards) -> Place {
        let number = |place: usize| place as u8 + 1;
        let state = &self.state;
        let card = card_of(state, card);
        let tableau = state.tableau().iter().position(|pile| pile.up().contains(&card));
        let tableau = tableau.map(|place| Place::Tableau(number(place)));
        let reserve = || state.reserve().position(|pile| pile.last() == Some(&card));
        let spare = || state.spares().iter().position(|spare| *spare == Some(card));
        tableau
            .or_else(|| reserve().map(|place| Place::Reserve(number(place))))
            .or_else(|| spare().map(|place| Place::Spare(number(place))))
            .expect("the card can be taken")
    }
}
