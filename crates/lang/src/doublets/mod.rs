//! The sentences of Doublets.

mod reason;

use talon_rules::Status;
use talon_rules::doublets::{Effect, Layout, Move, Source, State, Violation};
use talon_rules::pieces::Card;

pub(crate) use self::reason::reason_text;
use crate::Lang;
use crate::games::GameSentences;

impl GameSentences for State {
    fn violation_text(lang: &Lang, violation: &Violation) -> String {
        match *violation {
            Violation::NoSuchPile { pile } => {
                lang.text_with("doublets-no-such-pile", &[("pile", pile.into())])
            }
            Violation::DoesNotFollow { card, on, wanted } => lang.does_not_follow(card, on, wanted),
            Violation::KingStays { card } => {
                lang.text_with("doublets-king-stays", &[("card", lang.card_name(card).into())])
            }
            Violation::WasteEmpty => lang.text("doublets-waste-empty"),
            Violation::ReserveEmpty { pile } => {
                lang.text_with("doublets-reserve-empty", &[("pile", pile.into())])
            }
            Violation::StockEmpty => lang.text("doublets-stock-empty"),
            Violation::StockNotEmpty => lang.text("doublets-stock-not-empty"),
            Violation::NothingToRedeal => lang.text("doublets-nothing-to-redeal"),
            Violation::NoRedealsLeft => lang.text("doublets-no-redeals-left"),
            Violation::AlreadyWon => lang.text("already-won"),
        }
    }

    fn effect_text(lang: &Lang, effect: &Effect) -> String {
        match *effect {
            Effect::Turned(card) => lang.text_with("effect-turned", &[("card", lang.card_name(card).into())]),
            Effect::Redealt(count) => {
                lang.text_with("doublets-redealt", &[("count", lang.cards_count(count).into())])
            }
            Effect::PlayedWaste(card) => {
                lang.text_with("doublets-played-waste", &[("card", lang.card_name(card).into())])
            }
            Effect::PlayedReserve { pile, card, filled } => {
                let id = match filled {
                    Some((_, Source::Waste)) => "doublets-played-reserve-filled-from-waste",
                    Some((_, Source::Stock)) => "doublets-played-reserve-filled-from-stock",
                    None => "doublets-played-reserve",
                };
                let with = lang.maybe_card_name(filled.map(|(card, _)| card));
                let values =
                    [("card", lang.card_name(card).into()), ("pile", pile.into()), ("with", with.into())];
                lang.text_with(id, &values)
            }
        }
    }

    fn move_text(lang: &Lang, named: Move, layout: &Layout) -> String {
        let name = |card: Option<&Option<Card>>| lang.maybe_card_name(card.copied().flatten());
        match named {
            Move::Flip => lang.text("move-flip"),
            Move::Redeal => lang.text("doublets-move-redeal"),
            Move::Waste => {
                lang.text_with("doublets-move-waste", &[("card", name(layout.waste.last()).into())])
            }
            Move::Reserve(pile) => {
                let cards = layout.reserve.get(usize::from(pile).wrapping_sub(1));
                let card = name(cards.and_then(|cards| cards.last()));
                lang.text_with("doublets-move-reserve", &[("card", card.into()), ("pile", pile.into())])
            }
        }
    }

    fn board_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        let mut lines =
            vec![lang.text_with("board-foundation", &[("cards", lang.pile_top(&layout.foundation).into())])];
        for (number, cards) in (1_usize..).zip(&layout.reserve) {
            let values = [("number", number.into()), ("cards", lang.pile(cards).into())];
            lines.push(lang.text_with("doublets-board-reserve", &values));
        }
        lines.push(lang.text_with("board-waste", &[("cards", lang.pile(&layout.waste).into())]));
        lines.push(lang.stock_line(&layout.stock));
        lines.push(lang.text_with("doublets-board-redeals", &[("count", layout.redeals_left.into())]));
        lines
    }

    fn hidden_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        vec![lang.known_stock(&layout.stock)]
    }

    fn status_text(lang: &Lang, status: Status, layout: &Layout) -> String {
        lang.patience_status(status, layout.foundation.len(), layout.options.most_points())
    }
}
