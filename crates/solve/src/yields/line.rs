use talon_pieces::Card;
use talon_rules::Game;
use talon_rules::yields::{Move, Pair, Place, State};

use super::puzzle::Puzzle;

/// Plays pairs of cards, given as two bits each, through the rules, turns the rest of the stock, and
/// answers the moves and where they lead. Every King is removed as soon as it is available.
///
/// # Panics
/// When a move is not legal: then the solver is wrong, and must not be believed.
pub(super) fn played(from: &State, puzzle: &Puzzle, pairs: &[u64]) -> (Vec<Move>, State) {
    let mut player = Player { state: from.clone(), moves: Vec::new() };
    player.remove_kings();
    for pair in pairs {
        let cards =
            bits_of(*pair).map(|bit| puzzle.cards[bit as usize].expect("a bit that is used has a card"));
        let [one, other] = cards;
        while player.state.stock().contains(&one) || player.state.stock().contains(&other) {
            player.make(Move::Flip);
        }
        let (one, other) = (player.place_of(one), player.place_of(other));
        player.make(Move::Pair(Pair::new(one, other)));
    }
    while !player.state.stock().is_empty() {
        player.make(Move::Flip);
    }
    (player.moves, player.state)
}

/// The numbers of two bits.
fn bits_of(pair: u64) -> [u32; 2] {
    [pair.trailing_zeros(), 63 - pair.leading_zeros()]
}

struct Player {
    state: State,
    moves: Vec<Move>,
}

impl Player {
    /// Makes a move, and removes the Kings that it makes available.
    fn make(&mut self, chosen: Move) {
        self.make_only(chosen);
        self.remove_kings();
    }

    fn make_only(&mut self, chosen: Move) {
        if let Err(broken) = self.state.play(chosen) {
            panic!("the solver's line breaks a rule: {chosen} ({broken:?})");
        }
        self.moves.push(chosen);
    }

    fn remove_kings(&mut self) {
        let mut legal = Vec::new();
        loop {
            self.state.legal_moves(&mut legal);
            let Some(king) = legal.iter().find(|chosen| matches!(chosen, Move::King(_))) else { return };
            self.make_only(*king);
        }
    }

    /// Where a card lies that is available.
    fn place_of(&self, card: Card) -> Place {
        let waste = self.state.waste();
        if let Some(place) = waste.iter().position(|other| *other == card) {
            return match place {
                _ if place + 1 == waste.len() => Place::Top,
                0 => Place::Bottom,
                _ => Place::Second,
            };
        }
        let rows = self.state.pyramid().enumerate();
        let mut places = rows.flat_map(|(row, cards)| cards.iter().enumerate().map(move |at| (row, at)));
        let found = places.find(|(_, (_, other))| **other == Some(card));
        let (row, (column, _)) = found.expect("a card that is neither in stock nor waste is in the pyramid");
        Place::Pyramid { row: row as u8 + 1, column: column as u8 + 1 }
    }
}
