use talon_rules::pieces::Chance;
use talon_rules::yields::{Move, Pair, State};
use talon_rules::{Game, Status};

use super::macro_moves::{is_hindered, remove_kings};

/// The denominator of inclinations.
const SURE: u32 = 8;

/// Returns true if a quick player wins. It does not look ahead. Its inclinations to remove a pair before it turns a
/// card are random: one for pairs that need the top of the waste, and one for pairs that could wait. `played` gets its
/// moves.
pub(super) fn quick_player_wins(mut state: State, chance: &mut Chance, mut played: impl FnMut(Move)) -> bool {
    let [for_top, for_others] = [0, 1].map(|_| chance.below(SURE));
    let (mut legal, mut pairs) = (Vec::new(), Vec::new());
    loop {
        remove_kings(&mut state).into_iter().for_each(&mut played);
        state.legal_moves(&mut legal);
        pairs.clear();
        pairs.extend(legal.iter().filter_map(|candidate| match candidate {
            Move::Pair(pair) => Some(*pair),
            Move::King(_) | Move::Flip => None,
        }));
        let has_to = state.stock().is_empty();
        let needs_top = |pair: &Pair| is_hindered(state.waste().len(), *pair);
        let of_top: Vec<Pair> = pairs.iter().copied().filter(needs_top).collect();
        let pair = if !of_top.is_empty() && chance.below(SURE) <= for_top {
            chance.pick(&of_top)
        } else if has_to || chance.below(SURE) <= for_others {
            chance.pick(&pairs)
        } else {
            None
        };
        let chosen = match pair {
            Some(pair) => Move::Pair(*pair),
            None if has_to => return state.status() == Status::Won,
            None => Move::Flip,
        };
        state.play_unchecked(chosen);
        played(chosen);
    }
}
