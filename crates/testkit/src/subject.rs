use std::hash::Hash;

use talon_rules::pieces::{Card, DealNumber, Tile, shuffled_cards};
use talon_rules::{Game, Player, curse, doublets, lady_jane, yields};

/// The facts about a game that the suite needs. Each is stated again, from the open layout, so that a
/// mistake in the game does not become a mistake in its test.
pub trait Subject: Game<Piece: Ord + Hash, Seat: 'static> {
    /// The seats of the game.
    const SEATS: &'static [Self::Seat];
    /// True if pieces can leave the table for ever.
    const PIECES_LEAVE: bool = false;

    /// Every piece of a game with these options.
    fn all_pieces(options: &Self::Options) -> Vec<Self::Piece>;

    /// The pieces of a layout in a fixed order of places, `None` for an unknown one.
    fn pieces(layout: &Self::Layout) -> Vec<Option<Self::Piece>>;

    /// The pieces that a seat sees at the table, from a layout that hides nothing: what lies face up, and its
    /// own hand.
    fn in_sight(layout: &Self::Layout, seat: Self::Seat) -> Vec<Option<Self::Piece>>;

    /// The pieces that came up during this deal and were hidden again.
    fn shown_in_deal(_options: &Self::Options, _number: DealNumber) -> Vec<Self::Piece> {
        Vec::new()
    }

    /// The points, counted from the layout.
    fn count_points(layout: &Self::Layout) -> Option<u32>;

    /// Returns true if this move deals again, so that earlier knowledge of the pieces is worthless.
    fn deals_anew(_played: Self::Move) -> bool {
        false
    }

    /// The layout after arranging this layout: the same without its history.
    fn arranged(layout: &Self::Layout) -> Self::Layout {
        layout.clone()
    }
}

impl Subject for doublets::State {
    const SEATS: &'static [Player] = &[Player];

    fn all_pieces(options: &doublets::Options) -> Vec<Card> {
        Card::deck(options.ranks()).collect()
    }

    fn pieces(layout: &doublets::Layout) -> Vec<Option<Card>> {
        [layout.stock.clone(), Self::in_sight(layout, Player)].concat()
    }

    fn in_sight(layout: &doublets::Layout, _: Player) -> Vec<Option<Card>> {
        [layout.waste.clone(), layout.reserve.concat(), layout.foundation.clone()].concat()
    }

    /// D2: the Kings that came up before the last place was filled.
    fn shown_in_deal(options: &doublets::Options, number: DealNumber) -> Vec<Card> {
        let deck = shuffled_cards(number, options.ranks());
        let is_king = |card: &Card| card.rank().number() == options.ranks();
        let places = usize::from(options.piles()) + 1;
        let mut others = deck.iter().enumerate().filter(|(_, card)| !is_king(card));
        let (last, _) = others.nth(places - 1).expect("the deck fills every place");
        deck[..last].iter().copied().filter(is_king).collect()
    }

    fn count_points(layout: &doublets::Layout) -> Option<u32> {
        u32::try_from(layout.foundation.len()).ok()
    }
}

impl Subject for yields::State {
    const SEATS: &'static [Player] = &[Player];
    const PIECES_LEAVE: bool = true;

    fn all_pieces(options: &yields::Options) -> Vec<Card> {
        Card::deck(options.ranks()).collect()
    }

    fn pieces(layout: &yields::Layout) -> Vec<Option<Card>> {
        [layout.stock.clone(), Self::in_sight(layout, Player)].concat()
    }

    fn in_sight(layout: &yields::Layout, _: Player) -> Vec<Option<Card>> {
        let lying = |spot: &yields::Spot| match *spot {
            yields::Spot::Gone => None,
            yields::Spot::Hidden => Some(None),
            yields::Spot::Card(card) => Some(Some(card)),
        };
        let pyramid = layout.pyramid.iter().flatten().filter_map(lying).collect();
        [layout.waste.clone(), pyramid].concat()
    }

    fn count_points(layout: &yields::Layout) -> Option<u32> {
        u32::try_from(Self::all_pieces(&layout.options).len() - Self::pieces(layout).len()).ok()
    }
}

impl Subject for lady_jane::State {
    const SEATS: &'static [Player] = &[Player];

    fn all_pieces(options: &lady_jane::Options) -> Vec<Card> {
        Card::deck(options.ranks()).collect()
    }

    fn pieces(layout: &lady_jane::Layout) -> Vec<Option<Card>> {
        let down = layout.tableau.iter().flat_map(|pile| pile.down.iter().copied()).collect();
        [layout.stock.clone(), down, Self::in_sight(layout, Player)].concat()
    }

    fn in_sight(layout: &lady_jane::Layout, _: Player) -> Vec<Option<Card>> {
        let up = layout.tableau.iter().flat_map(|pile| pile.up.iter().copied()).collect();
        [layout.spares.concat(), layout.reserve.concat(), layout.foundations.concat(), up].concat()
    }

    fn count_points(layout: &lady_jane::Layout) -> Option<u32> {
        u32::try_from(layout.foundations.concat().len()).ok()
    }
}

impl Subject for curse::State {
    const SEATS: &'static [curse::Seat] = &curse::Seat::BOTH;

    fn all_pieces(options: &curse::Options) -> Vec<Tile> {
        options.set().collect()
    }

    fn pieces(layout: &curse::Layout) -> Vec<Option<Tile>> {
        [layout.hands.concat(), layout.aside.clone(), played(layout)].concat()
    }

    fn in_sight(layout: &curse::Layout, seat: curse::Seat) -> Vec<Option<Tile>> {
        [layout.hands[seat.index()].clone(), played(layout)].concat()
    }

    fn count_points(_: &curse::Layout) -> Option<u32> {
        None
    }

    fn deals_anew(played: curse::Move) -> bool {
        matches!(played, curse::Move::Lead(_) | curse::Move::Next)
    }

    fn arranged(layout: &curse::Layout) -> curse::Layout {
        curse::Layout { history: Vec::new(), ..layout.clone() }
    }
}

/// The tiles on the table: the set and the branches.
fn played(layout: &curse::Layout) -> Vec<Option<Tile>> {
    let branches = layout.branches.iter().flat_map(|branch| branch.tiles.iter().copied());
    layout.set.into_iter().chain(branches).map(Some).collect()
}
