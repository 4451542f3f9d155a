//! What there is to decide.

use talon_solve::lady_jane::packed::{Cards, Node, Puzzle, Stand, Step, each, explore, safe_play};

/// The steps that can be made from a position.
#[derive(Clone, Debug)]
pub(super) enum Steps {
    /// This one costs nothing, whatever lies hidden.
    Safe(Step),
    /// Each of these leads somewhere else. There may be none.
    Open(Vec<Open>),
}

/// A step, and the stand of the foundations that allows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) step: Step,
    /// Where this stand is in the list.
    pub(super) stand: usize,
}

/// What can be done after any moves that can be taken back.
///
/// A card whose way up is safe goes up at once (see [`safe_play`]): the player who delays it can be copied
/// by one who does not, with all that is uncovered meanwhile, so knowing what lies hidden makes no
/// difference. A card that can leave from several stands does so from the first: which cards have gone up
/// meanwhile can, but for safe ones, be chosen as well afterwards.
pub(super) fn steps(puzzle: &Puzzle, node: &Node, stands: &mut Vec<Stand>) -> Steps {
    stands.clear();
    explore(puzzle, node, true, stands);
    for stand in &*stands {
        let card = safe_play(node, stand);
        if card != 0 {
            return Steps::Safe(Step { card, up: stand.up | card });
        }
    }
    let mut open = Vec::new();
    let mut found: Cards = 0;
    for (at, stand) in stands.iter().enumerate() {
        let new = (stand.onto_tableau | stand.onto_foundation) & !found;
        found |= new;
        let leaving = each(new).filter_map(|card| Some(Step { card, up: stand.after(card)? }));
        open.extend(leaving.map(|step| Open { step, stand: at }));
    }
    if usize::from(node.dealt) < puzzle.deals.len() {
        open.push(Open { step: Step { card: 0, up: node.up }, stand: 0 });
    }
    Steps::Open(open)
}

/// Makes a step.
pub(super) fn make(puzzle: &Puzzle, node: &mut Node, step: Step) {
    node.up = step.up;
    if step.card == 0 {
        node.deal(puzzle);
    } else {
        node.release(puzzle, step.card);
    }
}
