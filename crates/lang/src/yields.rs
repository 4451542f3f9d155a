//! The sentences of Yield.

use talon_rules::yields::{Effect, Layout, Move, Place, Spot, Taken, Violation};

use crate::{Lang, Value};

impl Lang {
    /// Why a move is not allowed.
    pub(crate) fn yield_reason(&self, violation: &Violation) -> String {
        let spot = |row: u8, column: u8| [("row", row.into()), ("column", column.into())];
        match *violation {
            Violation::NoSuchPlace { row, column } => {
                self.text_with("yield-no-such-place", &spot(row, column))
            }
            Violation::AlreadyRemoved { row, column } => {
                self.text_with("yield-already-removed", &spot(row, column))
            }
            Violation::Covered { card, by } => {
                let values = [("card", self.card_name(card).into()), ("by", self.card_name(by).into())];
                self.text_with("yield-covered", &values)
            }
            Violation::StockEmpty => self.text("yield-stock-empty"),
            Violation::WasteEmpty => self.text("yield-waste-empty"),
            Violation::NoBottom => self.text("yield-no-bottom"),
            Violation::NoSecond => self.text("yield-no-second"),
            Violation::NotKing { card } => {
                self.text_with("yield-not-king", &[("card", self.card_name(card).into())])
            }
            Violation::SecondAlone => self.text("yield-second-alone"),
            Violation::SamePlace => self.text("yield-same-place"),
            Violation::SecondWithoutTop => self.text("yield-second-without-top"),
            Violation::WrongSum { first, second, wanted } => {
                let (first, second) = (self.a_rank(first.rank()), self.a_rank(second.rank()));
                let values = [("first", first.into()), ("second", second.into()), ("wanted", wanted.into())];
                self.text_with("yield-wrong-sum", &values)
            }
            Violation::AlreadyWon => self.text("already-won"),
        }
    }

    /// What a move did.
    pub(crate) fn yield_effect(&self, effect: &Effect) -> String {
        match *effect {
            Effect::Turned(card) => self.text_with("effect-turned", &[("card", self.card_name(card).into())]),
            Effect::RemovedKing(king) => {
                self.text_with("yield-removed-king", &self.taken("card", "place", king))
            }
            Effect::RemovedPair(first, second) => {
                let [card, place] = self.taken("card", "place", first);
                let [other, other_place] = self.taken("other", "other_place", second);
                self.text_with("yield-removed-pair", &[card, place, other, other_place])
            }
        }
    }

    /// A removed card and its place, under these names.
    fn taken(
        &self,
        card: &'static str,
        place: &'static str,
        taken: Taken,
    ) -> [(&'static str, Value<'static>); 2] {
        [(card, self.card_name(taken.card).into()), (place, self.yield_place(taken.place).into())]
    }

    /// `row 1, place 2`, `top of the waste`
    pub fn yield_place(&self, place: Place) -> String {
        match place {
            Place::Pyramid { row, column } => {
                self.text_with("yield-place", &[("row", row.into()), ("column", column.into())])
            }
            Place::Top => self.text("yield-place-top"),
            Place::Second => self.text("yield-place-second"),
            Place::Bottom => self.text("yield-place-bottom"),
        }
    }

    /// What a move would do.
    pub(crate) fn yield_move(&self, made: Move, layout: &Layout) -> String {
        let card_name = |place| self.maybe_card_name(layout.card_at(place)).into();
        match made {
            Move::Flip => self.text("move-flip"),
            Move::King(place) => {
                let values = [("card", card_name(place)), ("place", self.yield_place(place).into())];
                self.text_with("yield-move-king", &values)
            }
            Move::Pair(pair) => {
                let values = [
                    ("card", card_name(pair.first())),
                    ("place", self.yield_place(pair.first()).into()),
                    ("other", card_name(pair.second())),
                    ("other_place", self.yield_place(pair.second()).into()),
                ];
                self.text_with("yield-move-pair", &values)
            }
        }
    }

    /// What lies where.
    pub(crate) fn yield_board(&self, layout: &Layout) -> Vec<String> {
        let mut lines = Vec::new();
        for (row, spots) in layout.pyramid.iter().enumerate() {
            let names = spots.iter().enumerate().map(|(column, spot)| self.spot(layout, row, column, *spot));
            let values = [("row", (row + 1).into()), ("cards", self.list(names).into())];
            lines.push(self.text_with("yield-board-row", &values));
        }
        lines.push(self.text_with("board-waste", &[("cards", self.pile(&layout.waste).into())]));
        lines.push(self.stock_line(&layout.stock));
        lines
    }

    /// What lies at a place of the pyramid, and whether something lies over it.
    fn spot(&self, layout: &Layout, row: usize, column: usize, spot: Spot) -> String {
        let card = match spot {
            Spot::Gone => return self.text("yield-spot-gone"),
            Spot::Hidden => self.text("card-unknown"),
            Spot::Card(card) => self.card_name(card),
        };
        if layout.is_covered(row, column) {
            return self.text_with("yield-spot-covered", &[("card", card.into())]);
        }
        card
    }
}
