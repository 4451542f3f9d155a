//! Players that lead to positions as people meet them.

use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnyMove, doublets, lady_jane, yields};

/// A way to choose moves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Player {
    /// Any legal move, all equally likely.
    Random,
    /// A move of the most promising kind; cards never leave a foundation or move to and fro.
    Greedy,
}

impl Player {
    /// The next move, if there is one.
    pub(crate) fn choose(self, position: &AnyGame, chance: &mut Chance) -> Option<AnyMove> {
        let mut moves = position.legal_moves();
        if let Player::Greedy = self {
            let best = moves.iter().filter_map(|candidate| promise(position, *candidate)).max()?;
            moves.retain(|candidate| promise(position, *candidate) == Some(best));
        }
        chance.pick(&moves).copied()
    }
}

/// The rank of a move; `None` for one that is never made.
fn promise(position: &AnyGame, candidate: AnyMove) -> Option<u32> {
    match (position, candidate) {
        (_, AnyMove::Doublets(doublets::Move::Reserve(_) | doublets::Move::Waste)) => Some(2),
        (_, AnyMove::Yield(yields::Move::King(_) | yields::Move::Pair(_))) => Some(2),
        (_, AnyMove::Doublets(_) | AnyMove::Yield(_)) => Some(1),
        (AnyGame::LadyJane(game), AnyMove::LadyJane(candidate)) => lady_jane_promise(game, candidate),
        _ => None,
    }
}

/// In this order: a card to its foundation; a face-up run to where it uncovers a card; a card of the reserve
/// to the tableau; a deal.
fn lady_jane_promise(game: &lady_jane::State, candidate: lady_jane::Move) -> Option<u32> {
    use lady_jane::{Move, Place};
    match candidate {
        Move::ToFoundation(_) => Some(4),
        Move::ToTableau { from: Place::Tableau(number), cards, .. } => {
            let pile = &game.tableau()[usize::from(number) - 1];
            let uncovers = usize::from(cards) == pile.up().len() && !pile.down().is_empty();
            uncovers.then_some(3)
        }
        Move::ToTableau { from: Place::Foundation(_), .. } => None,
        Move::ToTableau { .. } => Some(2),
        Move::Deal => Some(1),
    }
}
