//! Lady Jane, stated again from the open layout.

use talon_rules::Player;
use talon_rules::lady_jane::{Layout, Options, State};
use talon_rules::pieces::Card;

use crate::Subject;
use crate::plain::Patience;

impl Subject for State {
    const SEATS: &'static [Player] = &[Player];

    fn all_pieces(options: &Options) -> Vec<Card> {
        Card::deck(options.ranks()).collect()
    }

    fn pieces(layout: &Layout) -> Vec<Option<Card>> {
        let down = layout.tableau.iter().flat_map(|pile| pile.down.iter().copied()).collect();
        [layout.stock.clone(), down, Self::in_sight(layout, Player)].concat()
    }

    fn in_sight(layout: &Layout, _: Player) -> Vec<Option<Card>> {
        let up = layout.tableau.iter().flat_map(|pile| pile.up.iter().copied()).collect();
        [layout.spares.concat(), layout.reserve.concat(), layout.foundations.concat(), up].concat()
    }

    fn count_points(layout: &Layout) -> Option<u32> {
        u32::try_from(layout.foundations.concat().len()).ok()
    }
}

/// All tableau piles are alike, and so are all foundations.
impl Patience for State {
    fn key(&self) -> Vec<u8> {
        let pile = |cards: &[Card]| [vec![cards.len() as u8], bytes(cards)].concat();
        let mut tableau: Vec<Vec<u8>> =
            self.tableau().iter().map(|both| [pile(both.down()), pile(both.up())].concat()).collect();
        tableau.sort_unstable();
        let mut foundations: Vec<Vec<u8>> = self.foundations().map(pile).collect();
        foundations.sort_unstable();
        let reserve: Vec<u8> = self.reserve().flat_map(pile).collect();
        let spares: Vec<u8> = self.spares().iter().map(|card| card.map_or(u8::MAX, Card::index)).collect();
        [tableau.concat(), foundations.concat(), reserve, spares, bytes(self.stock())].concat()
    }
}

/// A byte for each card.
fn bytes(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.index()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::tests::keys_mix_nothing_up;

    #[test]
    fn keys_mix_no_positions_up() {
        keys_mix_nothing_up::<State>("ranks 4, piles 1", 16, 12);
    }
}
