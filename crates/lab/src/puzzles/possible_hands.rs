//! The hands that the other seat may hold in a hand of dominoes, by trying all of them.

use std::collections::BTreeSet;

use talon_rules::SeatView;
use talon_rules::curse::{Move, View};
use talon_rules::pieces::{Tile, TileSet};

/// All hands of the other seat that agree with some passes.
#[derive(Clone, Debug)]
pub(super) struct PossibleHands {
    /// The tiles that the seat does not see, lowest first.
    unseen: Vec<Tile>,
    /// The number of tiles that the other seat holds.
    held: usize,
    /// The hands, as bits of `unseen`.
    hands: Vec<u32>,
}

impl PossibleHands {
    /// All hands that agree with what a seat has seen: at each pass, no tile of the hand fitted an open end.
    pub(super) fn of(view: &View) -> PossibleHands {
        let layout = view.layout();
        let other = view.seat().other();
        let seen: TileSet =
            view.layout().hands.iter().flatten().copied().flatten().chain(played(view)).collect();
        let unseen: Vec<Tile> = Tile::all().filter(|tile| !seen.contains(*tile)).collect();
        let held = layout.hands[other.index()].len();
        let passes: Vec<BTreeSet<u8>> = layout
            .turns()
            .iter()
            .filter(|past| past.turn.seat == other && past.turn.made == Move::Pass)
            .map(|past| past.before.open_ends().into_iter().collect())
            .collect();
        let all = PossibleHands { unseen, held, hands: Vec::new() };
        all.when_passes_prove(&passes.iter().collect::<Vec<_>>())
    }

    /// The hands if these passes were the only ones.
    pub(super) fn when_passes_prove(&self, passes: &[&BTreeSet<u8>]) -> PossibleHands {
        let fits = |tile: &Tile| passes.iter().any(|pass| pass.iter().any(|number| tile.has(*number)));
        let excluded = self.unseen.iter().enumerate().filter(|(_, tile)| fits(tile));
        let excluded = excluded.fold(0_u32, |bits, (place, _)| bits | 1 << place);
        let held = u32::try_from(self.held).unwrap_or(u32::MAX);
        let all = 0..1_u32 << self.unseen.len();
        let hands = all.filter(|hand| hand.count_ones() == held && hand & excluded == 0).collect();
        PossibleHands { unseen: self.unseen.clone(), held: self.held, hands }
    }

    /// The number of hands.
    pub(super) fn count(&self) -> usize {
        self.hands.len()
    }

    /// The tiles that the seat does not see.
    pub(super) fn unseen(&self) -> impl Iterator<Item = Tile> {
        self.unseen.iter().copied()
    }

    /// The tiles that are in at least one of the hands.
    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> {
        let any = self.hands.iter().fold(0, |any, hand| any | hand);
        self.unseen.iter().enumerate().filter(move |(place, _)| any >> place & 1 == 1).map(|(_, tile)| *tile)
    }

    /// The numbers that are on no tile of any hand.
    pub(super) fn absent_numbers(&self) -> BTreeSet<u8> {
        (0..=6).filter(|number| !self.tiles().any(|tile| tile.has(*number))).collect()
    }

    /// The numbers of hands if one more or one fewer tile were possible.
    pub(super) fn neighboring_counts(&self) -> impl Iterator<Item = usize> {
        let possible = self.tiles().count();
        [possible + 1, possible.saturating_sub(1), possible + 2]
            .map(|tiles| binomial(tiles, self.held))
            .into_iter()
    }
}

/// The tiles on the table.
fn played(view: &View) -> impl Iterator<Item = Tile> {
    let layout = view.layout();
    layout.set.into_iter().chain(layout.branches.iter().flat_map(|branch| branch.tiles.iter().copied()))
}

/// The number of ways to choose some of these tiles.
fn binomial(tiles: usize, chosen: usize) -> usize {
    if chosen > tiles { 0 } else { (0..chosen).fold(1, |ways, place| ways * (tiles - place) / (place + 1)) }
}
