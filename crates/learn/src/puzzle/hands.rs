//! The special properties of hands of Curse of the Doublet.

use talon_rules::pieces::Tile;
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnySeat, Game, Worlds, curse};

use super::Candidate;

/// The moves that show the value of an answer, beginning with the answer itself, each with the seat that makes it. Hidden
/// tiles are as the candidate says. Moves that cannot be played there end the list.
pub fn refutation(position: &AnyGame, candidate: &Candidate) -> Vec<(AnySeat, AnyMove)> {
    let Some(first) = candidate.answer.as_move() else { return Vec::new() };
    let mut game = world(position, &candidate.against);
    let mut moves = Vec::new();
    for played in [first].into_iter().chain(candidate.then.iter().copied()) {
        let Some(seat) = game.seat_to_move() else { break };
        if game.play(played).is_err() {
            break;
        }
        moves.push((seat, played));
    }
    moves
}

/// The position if the other seat holds these tiles; the position itself if none are named.
pub(super) fn world(position: &AnyGame, tiles: &[Tile]) -> AnyGame {
    let AnyGame::Curse(hand) = position else { return position.clone() };
    let Some(seat) = hand.seat_to_move().filter(|_| !tiles.is_empty()) else { return position.clone() };
    let holds = |world: &curse::State| tiles.iter().all(|tile| world.tiles(seat.other()).contains(tile));
    curse::State::worlds(&hand.view(seat)).find(holds).map_or_else(|| position.clone(), AnyGame::from)
}

/// The layout of a hand without its history; `None` for another game.
pub(super) fn without_history(position: &AnyGame) -> Option<AnyLayout> {
    let AnyGame::Curse(hand) = position else { return None };
    Some(curse::Layout { history: Vec::new(), ..hand.layout() }.into())
}
