//! From the steps of a search to the moves of the game.

use talon_rules::Game;
use talon_rules::lady_jane::{Move, Place, State};

use super::Prunings;
use super::cards::{Cards, each, mates};
use super::component::{Stand, explore};
use super::puzzle::{Node, Puzzle, card_of};
use super::search::Step;

/// The moves that make a step from a position, of which [`explore`] with all prunings has found the stand;
/// the step itself is the last of them.
///
/// # Panics
/// When the step cannot be made.
pub fn moves_of_step(state: &State, step: Step) -> Vec<Move> {
    play_line(state, Prunings::default(), &[step], step.up).0
}

/// Plays moves that make these steps, and then bring the foundations to `up`, through the rules. Answers
/// the moves and where they lead.
///
/// # Panics
/// When a move is not legal: then the solver is wrong, and must not be believed.
pub(super) fn play_line(state: &State, prunings: Prunings, path: &[Step], up: Cards) -> (Vec<Move>, State) {
    let (puzzle, node) = Puzzle::new(state);
    let mut player =
        Player { puzzle, node, prunings, state: state.clone(), line: Vec::new(), stands: Vec::new() };
    for step in path {
        player.make(*step);
    }
    if up == player.puzzle.all {
        // Everything lies face up on the tableau, so the lowest card can always go up.
        player.raise_all(up);
    } else {
        player.bring_to(up);
    }
    (player.line, player.state)
}

/// Plays a line in the search's terms and in the game's at once.
struct Player {
    puzzle: Puzzle,
    node: Node,
    prunings: Prunings,
    state: State,
    line: Vec<Move>,
    /// Room for a component.
    stands: Vec<Stand>,
}

impl Player {
    fn play(&mut self, made: Move) {
        self.state.play(made).expect("the search makes only moves that are legal");
        self.line.push(made);
    }

    fn make(&mut self, step: Step) {
        self.bring_to(step.up & !step.card);
        if step.card == 0 {
            self.play(Move::Deal);
            self.node.deal(&self.puzzle);
            return;
        }
        if step.up & step.card != 0 {
            self.raise(step.card);
        } else {
            self.place(step.card);
        }
        self.node.release(&self.puzzle, step.card);
        self.node.up = step.up;
    }

    /// Brings the foundations to this stand of the component in the way in which it was found.
    fn bring_to(&mut self, up: Cards) {
        if up == self.node.up {
            return;
        }
        let mut stands = std::mem::take(&mut self.stands);
        stands.clear();
        explore(&self.puzzle, &self.node, self.prunings.idle, &mut stands);
        let mut at = stands.iter().position(|stand| stand.up == up).expect("the search found this stand");
        let mut way: Vec<&Stand> = Vec::new();
        while at > 0 {
            way.push(&stands[at]);
            at = stands[at].found_from.0;
        }
        self.raise_all(stands[0].up);
        for stand in way.into_iter().rev() {
            let (_, card) = stand.found_from;
            if self.node.up & card == 0 {
                self.raise_all(self.node.up | card);
            } else {
                self.lower(card);
            }
            self.raise_all(stand.up);
        }
        self.stands = stands;
    }

    /// Brings moved cards up until the foundations are like this, lowest first: what lies on a card goes
    /// up before it.
    fn raise_all(&mut self, up: Cards) {
        for card in each(up & !self.node.up) {
            self.raise(card);
            self.node.up |= card;
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
        self.node.up &= !card;
    }

    /// Plays a root with all that lies on it, or a card of the reserve, to the tableau.
    fn place(&mut self, card: Cards) {
        let from = self.place_of(card);
        let cards = match from {
            Place::Tableau(number) => self.state.tableau()[usize::from(number) - 1].up().len(),
            _ => 1,
        };
        self.move_onto_tableau(from, cards);
    }

    /// Moves what lies on a card of the tableau to the other card of its class.
    fn uncover(&mut self, card: Cards) {
        let from = self.place_of(card);
        let Place::Tableau(number) = from else { return };
        let up = self.state.tableau()[usize::from(number) - 1].up();
        let covered = card_of(&self.state, card);
        let place = up.iter().position(|found| *found == covered);
        let above = up.len() - 1 - place.expect("the card lies in this pile");
        if above > 0 {
            debug_assert!(mates(card) & (self.node.moved | self.node.roots) != 0);
            self.move_onto_tableau(from, above);
        }
    }

    /// Moves cards to any pile that takes them.
    fn move_onto_tableau(&mut self, from: Place, cards: usize) {
        let cards = cards as u8;
        let mut moves = (1..=self.state.options().piles()).map(|to| Move::ToTableau { from, to, cards });
        let made = moves.find(|made| self.state.why_not(*made).is_none());
        self.play(made.expect("there is a free place for these cards"));
    }

    /// Where a card lies: in the tableau's face-up cards, on the reserve or among the spares.
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
