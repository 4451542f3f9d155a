//! A beginner's policy: a match if there is one, otherwise the heaviest tile.
//!
//! In many domino games the pips left in the hand count, so people get rid of heavy tiles first. Here they do not count,
//! and a match is worth more if another one can follow; a beginner sees neither.

use talon_solve::curse::packed::{Play, Tiles, pips};

use super::public_state::PublicState;

/// The plays that a beginner likes best, all equally.
pub(super) fn tempting_plays(public: &PublicState, own: Tiles) -> Vec<Play> {
    let mut best = ((false, 0), Vec::new());
    public.for_each_play(own, |play| {
        let [low, high] = pips(play.tile);
        let appeal = (public.ends.after(play).1, low + high);
        if appeal > best.0 || best.1.is_empty() {
            best = (appeal, Vec::new());
        }
        if appeal == best.0 {
            best.1.push(play);
        }
    });
    best.1
}

#[cfg(test)]
mod tests {
    use talon_rules::curse::State;
    use talon_rules::{Game, SeatView};

    use super::super::information_set::{InformationSet, to_move};
    use super::*;

    /// The points that tempt a beginner who holds this tile. Two sides end with 5 and one with 6; a branch has been
    /// started, which ends with 4.
    fn tempting(tile: &str, aside: &str) -> Vec<String> {
        let text = format!(
            "game: curse
            set: 5-6
            branches: 5 > - > 5 | 5 > - > 5 | 6 > 4-6 > 4 | 6 > - > 6
            south: {tile} 5-5 2-4 0-4 0-0 0-1 0-2 0-3 1-1 1-2
            north: 0-5 0-6 1-3 1-4 1-5 1-6 2-2 2-3 2-5 2-6
            aside: {aside} 3-3 3-4 3-5 3-6 4-4
            turn: south
            again: no
            passes: 0
            points: -"
        );
        let state = State::arrange(&text.parse().unwrap()).unwrap();
        let view = state.view(state.seat_to_move().unwrap());
        let information = InformationSet::new(&view).unwrap();
        let plays = tempting_plays(&information.public, information.own);
        plays.into_iter().map(|play| to_move(view.layout(), play).to_string()).collect()
    }

    #[test]
    fn a_beginner_plays_a_match_before_a_heavy_tile() {
        assert_eq!(tempting("4-5", "6-6"), ["4-5@1"]);
    }

    #[test]
    fn a_beginner_plays_the_heaviest_tile_that_fits() {
        assert_eq!(tempting("6-6", "4-5"), ["6-6@4"]);
    }
}
