//! The names of games, cards, tiles, seats and piles.

use talon_rules::pieces::{Card, Rank, Suit, Tile};
use talon_rules::{AnySeat, GameName};

use crate::Lang;

impl Lang {
    /// `Lady Jane`
    pub fn game_name(&self, game: GameName) -> String {
        self.text(&format!("{game}-title"))
    }

    /// `Curse`, where there is no room for a long name.
    pub fn short_game_name(&self, game: GameName) -> String {
        let short = format!("{game}-short");
        if self.has(&short) { self.text(&short) } else { self.game_name(game) }
    }

    /// `queen of hearts`
    pub fn card_name(&self, card: Card) -> String {
        let (rank, suit) = (self.rank_name(card.rank()), self.suit_name(card.suit()));
        self.text_with("card", &[("rank", rank.into()), ("suit", suit.into())])
    }

    /// `queen of hearts`, or the words for an unknown card.
    pub fn maybe_card_name(&self, card: Option<Card>) -> String {
        card.map_or_else(|| self.text("card-unknown"), |card| self.card_name(card))
    }

    /// `queen`
    pub fn rank_name(&self, rank: Rank) -> String {
        self.text_with("rank", &[("rank", rank.number().into())])
    }

    /// `Q`, for the corner of a card: one or two characters.
    pub fn rank_index(&self, rank: Rank) -> String {
        self.text_with("rank-index", &[("rank", rank.number().into())])
    }

    /// `an 8`
    pub fn a_rank(&self, rank: Rank) -> String {
        self.text_with("a-rank", &[("rank", rank.number().into())])
    }

    /// `hearts`
    pub fn suit_name(&self, suit: Suit) -> String {
        self.text(match suit {
            Suit::Clubs => "suit-clubs",
            Suit::Diamonds => "suit-diamonds",
            Suit::Hearts => "suit-hearts",
            Suit::Spades => "suit-spades",
        })
    }

    /// `2-5`
    pub fn tile_name(&self, tile: Tile) -> String {
        self.text_with("tile", &[("low", tile.low().into()), ("high", tile.high().into())])
    }

    /// `2-5`, or the words for an unknown tile.
    pub fn maybe_tile_name(&self, tile: Option<Tile>) -> String {
        tile.map_or_else(|| self.text("tile-unknown"), |tile| self.tile_name(tile))
    }

    /// `South`
    pub fn seat_name(&self, seat: AnySeat) -> String {
        self.text(match seat {
            AnySeat::Player => "seat-player",
            AnySeat::South => "seat-south",
            AnySeat::North => "seat-north",
        })
    }

    /// Names separated by commas: `2 of clubs, king of hearts`.
    pub fn list(&self, names: impl IntoIterator<Item = String>) -> String {
        let between = self.text("list-between");
        names.into_iter().collect::<Vec<_>>().join(&between)
    }

    /// The cards of a pile from bottom to top, or the word for an empty pile.
    pub(crate) fn pile(&self, cards: &[Option<Card>]) -> String {
        if cards.is_empty() {
            return self.text("pile-empty");
        }
        self.list(cards.iter().map(|card| self.maybe_card_name(*card)))
    }

    /// The cards of a pile from the top down, each as short as on its corner: `10♠ 4♣`.
    pub(crate) fn short_cards(&self, cards: &[Option<Card>]) -> String {
        if cards.is_empty() {
            return self.text("pile-empty");
        }
        let short = |card: &Card| {
            let suit = match card.suit() {
                Suit::Clubs => '♣',
                Suit::Diamonds => '♦',
                Suit::Hearts => '♥',
                Suit::Spades => '♠',
            };
            format!("{}{suit}", self.rank_index(card.rank()))
        };
        cards.iter().rev().flatten().map(short).collect::<Vec<_>>().join(" ")
    }

    /// All cards of the stock, the next one first.
    pub(crate) fn known_stock(&self, stock: &[Option<Card>]) -> String {
        self.text_with("puzzle-stock", &[("cards", self.short_cards(stock).into())])
    }

    /// The number of cards in a pile and its top card, or the word for an empty pile.
    pub(crate) fn pile_top(&self, cards: &[Option<Card>]) -> String {
        let Some(top) = cards.last() else { return self.text("pile-empty") };
        let (count, top) = (self.cards_count(cards.len()), self.maybe_card_name(*top));
        self.text_with("pile-top", &[("count", count.into()), ("card", top.into())])
    }

    /// The number of cards in the stock, and their names if the player has seen some.
    pub(crate) fn stock_line(&self, stock: &[Option<Card>]) -> String {
        let count = self.cards_count(stock.len());
        if stock.iter().all(Option::is_none) {
            return self.text_with("board-stock", &[("count", count.into())]);
        }
        // Unknown cards are only counted.
        let top_first: Vec<Option<Card>> = stock.iter().rev().copied().collect();
        let runs = top_first.chunk_by(|one, other| one.is_none() && other.is_none());
        let cards = self.list(runs.map(|run| match run {
            [Some(card)] => self.card_name(*card),
            unknown => self.text_with("cards-unknown", &[("count", unknown.len().into())]),
        }));
        self.text_with("board-stock-known", &[("count", count.into()), ("cards", cards.into())])
    }
}
