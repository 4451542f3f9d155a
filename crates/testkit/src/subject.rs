use std::hash::Hash;

use talon_rules::Game;
use talon_rules::pieces::DealNumber;

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
