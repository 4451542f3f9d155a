//! From the plays of a search to the moves of the game.

use talon_pieces::Tile;
use talon_rules::curse::{Move, State};

use super::position::{NO_SIDE, Play};
use super::tiles::NUMBERS;

/// The move of a play, to the first side that it fits.
pub(super) fn to_move(state: &State, play: Play) -> Move {
    let tile = Tile::all().nth(play.tile.into()).expect("an index of a tile");
    if play.side == NO_SIDE {
        return Move::Set(tile);
    }
    let (end, is_started) = (play.side % NUMBERS, play.side < NUMBERS);
    let fits =
        state.branches().iter().position(|branch| branch.end() == end && branch.is_started() == is_started);
    let side = fits.expect("a play is joined to an end that is there") as u8 + 1;
    Move::Play { tile, side }
}
