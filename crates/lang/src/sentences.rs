//! The sentences about whichever game it is.

use talon_rules::{AnyEffect, AnyLayout, AnyMove, AnyViolation, Status, Violation};

use crate::Lang;

impl Lang {
    /// Why a move is not allowed, its rule first: `D5: the stock is empty.`
    pub fn refusal(&self, violation: &AnyViolation) -> String {
        let reason = match violation {
            AnyViolation::Doublets(violation) => self.doublets_reason(violation),
            AnyViolation::Yield(violation) => self.yield_reason(violation),
            AnyViolation::LadyJane(violation) => self.lady_jane_reason(violation),
            AnyViolation::Curse(violation) => self.curse_reason(violation),
        };
        self.text_with("refusal", &[("rule", violation.rule().into()), ("reason", reason.into())])
    }

    /// What a move did, as a sentence.
    pub fn effect(&self, effect: &AnyEffect) -> String {
        match effect {
            AnyEffect::Doublets(effect) => self.doublets_effect(effect),
            AnyEffect::Yield(effect) => self.yield_effect(effect),
            AnyEffect::LadyJane(effect) => self.lady_jane_effect(effect),
            AnyEffect::Curse(effect) => self.curse_effect(effect),
        }
    }

    /// What a move would do, without a full stop. `layout` is what the player sees before it.
    pub fn move_name(&self, made: &AnyMove, layout: &AnyLayout) -> String {
        match (made, layout) {
            (AnyMove::Doublets(made), AnyLayout::Doublets(layout)) => self.doublets_move(*made, layout),
            (AnyMove::Yield(made), AnyLayout::Yield(layout)) => self.yield_move(*made, layout),
            (AnyMove::LadyJane(made), AnyLayout::LadyJane(layout)) => self.lady_jane_move(*made, layout),
            (AnyMove::Curse(made), AnyLayout::Curse(layout)) => self.curse_move(*made, layout),
            // A move of another game has no better name than its text.
            (made, _) => made.to_string(),
        }
    }

    /// What lies where, as sentences, each about one thing. Piles are named from the bottom to the top.
    pub fn board(&self, layout: &AnyLayout) -> Vec<String> {
        match layout {
            AnyLayout::Doublets(layout) => self.doublets_board(layout),
            AnyLayout::Yield(layout) => self.yield_board(layout),
            AnyLayout::LadyJane(layout) => self.lady_jane_board(layout),
            AnyLayout::Curse(layout) => self.curse_board(layout),
        }
    }

    /// How the game stands or how it ended, in one sentence.
    pub fn verdict(&self, status: Status, layout: &AnyLayout) -> String {
        match layout {
            AnyLayout::Doublets(layout) => {
                self.patience_verdict(status, layout.foundation.len(), layout.options.most_points())
            }
            AnyLayout::Yield(layout) => {
                self.patience_verdict(status, layout.points(), layout.options.cards())
            }
            AnyLayout::LadyJane(layout) => {
                let points = layout.foundations.iter().map(Vec::len).sum();
                self.patience_verdict(status, points, layout.options.cards())
            }
            AnyLayout::Curse(layout) => self.curse_verdict(layout),
        }
    }

    /// How a patience stands, with its points and the most that there are.
    pub(crate) fn patience_verdict(&self, status: Status, points: usize, most: usize) -> String {
        let id = match status {
            Status::Playing => "verdict-playing",
            Status::Won => "verdict-won",
            Status::Lost | Status::Over => "verdict-lost",
        };
        self.text_with(id, &[("points", points.into()), ("most", most.into())])
    }

    /// `1 card`, `3 cards`
    pub(crate) fn cards_count(&self, count: usize) -> String {
        self.text_with("cards-count", &[("count", count.into())])
    }
}
