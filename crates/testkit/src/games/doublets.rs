//! Doublets, stated again from the open layout.

use talon_rules::Player;
use talon_rules::doublets::{Layout, Options, State};
use talon_rules::pieces::{Card, DealNumber, shuffled_cards};

use crate::Subject;
use crate::plain::Patience;

impl Subject for State {
    const SEATS: &'static [Player] = &[Player];

    fn all_pieces(options: &Options) -> Vec<Card> {
        Card::deck(options.ranks()).collect()
    }

    fn pieces(layout: &Layout) -> Vec<Option<Card>> {
        [layout.stock.clone(), Self::in_sight(layout, Player)].concat()
    }

    fn in_sight(layout: &Layout, _: Player) -> Vec<Option<Card>> {
        [layout.waste.clone(), layout.reserve.concat(), layout.foundation.clone()].concat()
    }

    /// D2: the Kings that came up before the last place was filled.
    fn shown_in_deal(options: &Options, number: DealNumber) -> Vec<Card> {
        let deck = shuffled_cards(number, options.ranks());
        let is_king = |card: &Card| card.rank().number() == options.ranks();
        let places = usize::from(options.piles()) + 1;
        let mut others = deck.iter().enumerate().filter(|(_, card)| !is_king(card));
        let (last, _) = others.nth(places - 1).expect("the deck fills every place");
        deck[..last].iter().copied().filter(is_king).collect()
    }

    fn count_points(layout: &Layout) -> Option<u32> {
        u32::try_from(layout.foundation.len()).ok()
    }
}

/// D3 and D4 look only at ranks, and all reserve piles are alike.
impl Patience for State {
    fn key(&self) -> Vec<u8> {
        let rank = |card: &Card| card.rank().number();
        let mut reserve: Vec<u8> = self.reserve().iter().map(|card| card.as_ref().map_or(0, rank)).collect();
        reserve.sort_unstable();
        let line = self.waste().iter().chain(self.stock()).map(rank);
        [self.redeals_left(), self.waste().len() as u8, self.wanted().number(), self.points() as u8]
            .into_iter()
            .chain(reserve)
            .chain(line)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::tests::keys_mix_nothing_up;

    #[test]
    fn keys_mix_no_positions_up() {
        keys_mix_nothing_up::<State>("ranks 3, redeals 0, piles 1", 8, 40);
    }
}
