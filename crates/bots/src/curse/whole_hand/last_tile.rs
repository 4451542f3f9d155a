//! The values of nodes at which the mover has one tile left.

use arrayvec::ArrayVec;
use talon_rules::curse::Seat;
use talon_rules::pieces::Tile;
use talon_solve::curse::packed::Tiles;

use super::alike::Renamings;
use super::walk::{Hand, Node};

/// The points that the mover makes with each of the last tiles that it may hold; 0 if it has to pass.
pub(super) type Worth = ArrayVec<f64, { Tile::COUNT }>;

/// The points that the mover makes with each of its last tiles if it plays a match where that is possible: nothing is
/// worth more.
pub(super) fn best_worth(node: &Node, hands: &[Hand]) -> Worth {
    let own = &hands[node.hands(node.public.mover)];
    let (mut joining, mut matching) = (0, 0);
    node.public.for_each_play(own.iter().fold(0, |all, hand| all | hand.tiles), |play| {
        joining |= 1 << play.tile;
        matching |= Tiles::from(node.public.ends.after(play).1) << play.tile;
    });
    let left = f64::from(node.public.held[node.public.mover.other().index()]);
    let worth = |hand: &Hand| match (hand.tiles & joining != 0, hand.tiles & matching != 0) {
        (_, true) => left + 1.0,
        (true, false) => left,
        (false, false) => 0.0,
    };
    own.iter().map(worth).collect()
}

/// Computes the counterfactual values of a seat's hands, as far as the mover goes out.
///
/// The mover's hand is one tile, so all hands of the other seat go with it that do not have this tile. Sums for each tile
/// give their weight, so no pairs of hands are enumerated.
pub(super) fn last_tile_values(
    node: &Node,
    seat: Seat,
    hands: &[Hand],
    renamings: &Renamings,
    worth: &[f64],
    reach: &[f64],
    value: &mut [f64],
) {
    let (mover, other) = (node.public.mover, node.public.mover.other());
    let (mut all, mut with) = (0.0, [0.0; Tile::COUNT]);
    let mut add = |place: usize, weight: f64| {
        let weight = weight * reach[place] * f64::from(hands[place].size);
        if weight != 0.0 {
            all += weight;
            renamings.add_tiles(hands[place].tiles, weight, &mut with);
        }
    };
    if seat == mover {
        node.hands(other).for_each(|place| add(place, 1.0));
    } else {
        node.hands(mover).zip(worth).for_each(|(place, worth)| add(place, -worth));
    }
    if all == 0.0 {
        value[node.hands(seat)].fill(0.0);
        return;
    }
    let possible = |tiles: Tiles| all - renamings.sum_of_tiles(tiles, &with);
    if seat == mover {
        for (place, worth) in node.hands(mover).zip(worth) {
            value[place] = if *worth == 0.0 { 0.0 } else { worth * possible(hands[place].tiles) };
        }
    } else {
        node.hands(other).for_each(|place| value[place] = possible(hands[place].tiles));
    }
}
