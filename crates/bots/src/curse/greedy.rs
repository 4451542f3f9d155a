//! Long turns, and nothing else.

use talon_solve::curse::packed::{Play, Tiles, joining};

use super::public::Public;

/// The most tiles that a turn is looked ahead; longer ones are rare, and all but as good.
const FARTHEST: u8 = 8;

/// The plays with which the longest turn can begin: that which puts down the most tiles, or all of them.
pub(super) fn longest_turns(public: &Public, own: Tiles) -> Vec<Play> {
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

/// How many tiles a turn can have that begins with this play.
fn turn_after(public: &Public, own: Tiles, play: Play, farthest: u8) -> u8 {
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
