//! Yield, stated again from the open layout.

use talon_rules::Player;
use talon_rules::pieces::Card;
use talon_rules::yields::{Layout, Options, Spot, State};

use crate::Subject;
use crate::plain::Patience;

impl Subject for State {
    const SEATS: &'static [Player] = &[Player];
    const PIECES_LEAVE: bool = true;

    fn all_pieces(options: &Options) -> Vec<Card> {
        Card::deck(options.ranks()).collect()
    }

    fn pieces(layout: &Layout) -> Vec<Option<Card>> {
        [layout.stock.clone(), Self::in_sight(layout, Player)].concat()
    }

    fn in_sight(layout: &Layout, _: Player) -> Vec<Option<Card>> {
        let lying = |spot: &Spot| match *spot {
            Spot::Gone => None,
            Spot::Hidden => Some(None),
            Spot::Card(card) => Some(Some(card)),
        };
        let pyramid = layout.pyramid.iter().flatten().filter_map(lying).collect();
        [layout.waste.clone(), pyramid].concat()
    }

    fn count_points(layout: &Layout) -> Option<u32> {
        u32::try_from(Self::all_pieces(&layout.options).len() - Self::pieces(layout).len()).ok()
    }
}

/// Y4 and Y5 look only at ranks.
impl Patience for State {
    fn key(&self) -> Vec<u8> {
        let rank = |card: &Card| card.rank().number();
        let pyramid = self.pyramid().flatten().map(|spot| spot.as_ref().map_or(0, rank));
        let line = self.waste().iter().chain(self.stock()).map(rank);
        [self.waste().len() as u8].into_iter().chain(pyramid).chain(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::tests::keys_mix_nothing_up;

    #[test]
    fn keys_mix_no_positions_up() {
        keys_mix_nothing_up::<State>("ranks 3, rows 4", 12, 40);
    }
}
