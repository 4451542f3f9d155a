//! A greedy policy: play for the longest turn.

use talon_solve::curse::packed::{Play, Tiles, joining};

use super::public_state::PublicState;

/// Maximum number of tiles to look ahead; longer turns are rare and hardly better.
const FARTHEST: u8 = 8;

/// The plays that begin the longest turn.
pub(super) fn longest_turns(public: &PublicState, own: Tiles) -> Vec<Play> {
    let mut best = (0, Vec::new());
    public.for_each_play(own, |play| {
        let length = turn_after(public, own, play, FARTHEST);
        if length > best.0 {
            best = (length, Vec::new());
        }
        if length == best.0 {
            best.1.push(play);
        }
    });
    best.1
}

/// The length of the longest turn that begins with this play.
fn turn_after(public: &PublicState, own: Tiles, play: Play, farthest: u8) -> u8 {
    let mut after = *public;
    let is_match = after.put(play);
    let left = own & !(1 << play.tile);
    if !is_match || farthest == 0 || left & joining(after.ends.open()) == 0 {
        return 1;
    }
    let mut longest = 0;
    after.for_each_play(left, |next| longest = longest.max(turn_after(&after, left, next, farthest - 1)));
    1 + longest
}
