//! The sentences of Doublets.

use talon_pieces::Card;
use talon_rules::doublets::{Effect, Layout, Move, Source, Violation};

use crate::Lang;

impl Lang {
    /// Why a move is not allowed.
    pub(crate) fn doublets_reason(&self, violation: &Violation) -> String {
        match *violation {
            Violation::NoSuchPile { pile } => {
                self.text_with("doublets-no-such-pile", &[("pile", pile.into())])
            }
            Violation::DoesNotFollow { card, on } => {
                let (card, on) = (self.card_name(card), self.card_name(on));
                self.text_with("does-not-follow", &[("card", card.into()), ("on", on.into())])
            }
            Violation::WasteEmpty => self.text("doublets-waste-empty"),
            Violation::ReserveEmpty { pile } => {
                self.text_with("doublets-reserve-empty", &[("pile", pile.into())])
            }
            Violation::StockEmpty => self.text("doublets-stock-empty"),
            Violation::StockNotEmpty => self.text("doublets-stock-not-empty"),
            Violation::NothingToRedeal => self.text("doublets-nothing-to-redeal"),
            Violation::NoRedealsLeft => self.text("doublets-no-redeals-left"),
            Violation::AlreadyWon => self.text("already-won"),
        }
    }

    /// What a move did.
    pub(crate) fn doublets_effect(&self, effect: &Effect) -> String {
        match *effect {
            Effect::Turned(card) => self.text_with("effect-turned", &[("card", self.card_name(card).into())]),
            Effect::Redealt(count) => {
                self.text_with("doublets-redealt", &[("count", self.cards_count(count).into())])
            }
            Effect::PlayedWaste(card) => {
                self.text_with("doublets-played-waste", &[("card", self.card_name(card).into())])
            }
            Effect::PlayedReserve { pile, card, filled } => {
                let id = match filled {
                    Some((_, Source::Waste)) => "doublets-played-reserve-filled-from-waste",
                    Some((_, Source::Stock)) => "doublets-played-reserve-filled-from-stock",
                    None => "doublets-played-reserve",
                };
                let with = self.maybe_card_name(filled.map(|(card, _)| card));
                let values =
                    [("card", self.card_name(card).into()), ("pile", pile.into()), ("with", with.into())];
                self.text_with(id, &values)
            }
        }
    }

    /// What a move would do.
    pub(crate) fn doublets_move(&self, made: Move, layout: &Layout) -> String {
        let name = |card: Option<&Option<Card>>| self.maybe_card_name(card.copied().flatten());
        match made {
            Move::Flip => self.text("move-flip"),
            Move::Redeal => self.text("doublets-move-redeal"),
            Move::Waste => {
                self.text_with("doublets-move-waste", &[("card", name(layout.waste.last()).into())])
            }
            Move::Reserve(pile) => {
                let cards = layout.reserve.get(usize::from(pile).wrapping_sub(1));
                let card = name(cards.and_then(|cards| cards.last()));
                self.text_with("doublets-move-reserve", &[("card", card.into()), ("pile", pile.into())])
            }
        }
    }

    /// What lies where.
    pub(crate) fn doublets_board(&self, layout: &Layout) -> Vec<String> {
        let mut lines =
            vec![self.text_with("board-foundation", &[("cards", self.pile_top(&layout.foundation).into())])];
        for (number, cards) in (1_usize..).zip(&layout.reserve) {
            let values = [("number", number.into()), ("cards", self.pile(cards).into())];
            lines.push(self.text_with("doublets-board-reserve", &values));
        }
        lines.push(self.text_with("board-waste", &[("cards", self.pile(&layout.waste).into())]));
        lines.push(self.stock_line(&layout.stock));
        lines.push(self.text_with("doublets-board-redeals", &[("count", layout.redeals_left.into())]));
        lines
    }
}
