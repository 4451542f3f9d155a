//! Macro-moves: the moves up to the next decision.

use talon_rules::Game;
use talon_rules::pieces::CardSet;
use talon_rules::yields::{Effect, Move, Pair, Place, State};

/// The moves before something new is seen or the top of the waste changes.
#[derive(Clone, Debug)]
pub(super) struct MacroMove {
    /// The moves; Kings are removed in between as soon as possible.
    moves: Vec<Move>,
    /// The cards of its pairs.
    pub(super) cards: CardSet,
    /// The cards of its last pair.
    last: CardSet,
}

/// Maximum number of positions to visit for pairs with the top of the waste. Only wide open pyramids need
/// that many.
const MOST_POSITIONS: usize = 200;

impl MacroMove {
    /// Its first move.
    pub(super) fn first_move(&self) -> Move {
        self.moves[0]
    }

    /// The position after it, and after removing the Kings that are then available.
    pub(super) fn after(&self, state: &State) -> State {
        let mut after = state.clone();
        for played in &self.moves {
            after.play_unchecked(*played);
        }
        remove_kings(&mut after);
        after
    }

    /// Returns true if it turns a card.
    pub(super) fn turns(&self) -> bool {
        self.moves[0] == Move::Flip
    }
}

/// Returns true if turning a card makes a pair impossible, because it needs the top of the waste. A single card is
/// the bottom too, and stays that.
pub(super) fn is_hindered(waste: usize, pair: Pair) -> bool {
    waste >= 2 && (pair.first() == Place::Top || pair.second() == Place::Top)
}

/// Removes every available King, and returns these moves.
///
/// A King forms no pair and only covers cards or separates them. Everything that can be done with it can be
/// done without it, with or without peeking.
pub fn remove_kings(state: &mut State) -> Vec<Move> {
    let (mut played, mut legal) = (Vec::new(), Vec::new());
    loop {
        state.legal_moves(&mut legal);
        let Some(king) = legal.iter().find(|candidate| matches!(candidate, Move::King(_))) else {
            return played;
        };
        state.play_unchecked(*king);
        played.push(*king);
    }
}

/// Every legal move as a macro-move, for play without postponing.
pub(super) fn single_moves(state: &State) -> Vec<MacroMove> {
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    legal.into_iter().map(|played| macro_move_of(state, &[played])).collect()
}

/// The macro-moves of a position without available Kings: turn a card, or remove a pair that needs the top of
/// the waste, after the fewest pairs that make it available.
///
/// Any other pair can wait. Compare a player who removes one and later turns a card or uses the top with a
/// player who leaves the pair, copies everything else and removes it just before it is missed. The second
/// player loses nothing, because the pair stays available (it does not need the top), and knows more by then.
/// The pair is missed only when a pair that needs the top does not become available without it, or when the
/// stock has run out.
pub(super) fn macro_moves(state: &State) -> Vec<MacroMove> {
    list_macro_moves(state).0
}

/// The moves of each macro-move; `None` if some were not found among `MOST_POSITIONS`.
pub fn all_macro_moves(state: &State) -> Option<Vec<Vec<Move>>> {
    let (macro_moves, is_complete) = list_macro_moves(state);
    if is_complete {
        Some(macro_moves.into_iter().map(|macro_move| macro_move.moves).collect())
    } else {
        None
    }
}

/// The macro-moves, and whether these are all.
fn list_macro_moves(state: &State) -> (Vec<MacroMove>, bool) {
    let mut macro_moves: Vec<MacroMove> = Vec::new();
    if !state.stock().is_empty() {
        macro_moves.push(macro_move_of(state, &[Move::Flip]));
    }
    // Positions with fewer removed pairs come first, so what is found later with more of them is left out.
    let mut reached = vec![(state.clone(), Vec::new())];
    let mut legal = Vec::new();
    let mut at = 0;
    while at < reached.len() && reached.len() < MOST_POSITIONS {
        let (position, winning_line) = reached[at].clone();
        at += 1;
        position.legal_moves(&mut legal);
        for played in &legal {
            let Move::Pair(pair) = *played else { continue };
            let winning_line = [winning_line.as_slice(), &[*played]].concat();
            if is_hindered(position.waste().len(), pair) {
                let macro_move = macro_move_of(state, &winning_line);
                if !macro_moves.iter().any(|other| is_part(other, &macro_move)) {
                    macro_moves.push(macro_move);
                }
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(*played);
            let winning_line = [winning_line, remove_kings(&mut next)].concat();
            if next.waste().len() >= 2 && !reached.iter().any(|(other, _)| is_same(other, &next)) {
                reached.push((next, winning_line));
            }
        }
    }
    (macro_moves, at == reached.len())
}

/// Positions that come from the same one are equal if the same cards are left.
fn is_same(one: &State, other: &State) -> bool {
    one.points() == other.points() && one.removed() == other.removed()
}

/// Returns true if `smaller` removes the same last pair after only some of the other pairs.
fn is_part(smaller: &MacroMove, macro_move: &MacroMove) -> bool {
    smaller.last == macro_move.last && smaller.cards.iter().all(|card| macro_move.cards.contains(card))
}

/// The macro-move with these moves.
fn macro_move_of(state: &State, moves: &[Move]) -> MacroMove {
    let mut position = state.clone();
    let mut macro_move = MacroMove { moves: moves.to_vec(), cards: CardSet::EMPTY, last: CardSet::EMPTY };
    for played in moves {
        if let Effect::RemovedPair(one, other) = position.play_unchecked(*played) {
            macro_move.last = CardSet::from_iter([one.card, other.card]);
            macro_move.cards = macro_move.cards.iter().chain(macro_move.last.iter()).collect();
        }
    }
    macro_move
}
