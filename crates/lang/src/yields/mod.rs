//! The sentences of Yield.

mod reason;

use talon_rules::Status;
use talon_rules::pieces::{Card, Rank};
use talon_rules::yields::{Effect, Layout, Move, Place, Spot, State, Taken, Violation};

pub(crate) use self::reason::reason_text;
use crate::games::GameSentences;
use crate::{Lang, Value};

impl GameSentences for State {
    fn violation_text(lang: &Lang, violation: &Violation) -> String {
        let spot = |row: u8, column: u8| [("row", row.into()), ("column", column.into())];
        match *violation {
            Violation::NoSuchPlace { row, column } => {
                lang.text_with("yield-no-such-place", &spot(row, column))
            }
            Violation::AlreadyRemoved { row, column } => {
                lang.text_with("yield-already-removed", &spot(row, column))
            }
            Violation::Covered { card, by } => {
                let values = [("card", lang.card_name(card).into()), ("by", lang.card_name(by).into())];
                lang.text_with("yield-covered", &values)
            }
            Violation::StockEmpty => lang.text("yield-stock-empty"),
            Violation::WasteEmpty => lang.text("yield-waste-empty"),
            Violation::NoBottom => lang.text("yield-no-bottom"),
            Violation::NoSecond => lang.text("yield-no-second"),
            Violation::NotKing { card, partner } => {
                let values =
                    [("card", lang.card_name(card).into()), ("partner", lang.a_rank(partner).into())];
                lang.text_with("yield-not-king", &values)
            }
            Violation::SecondAlone => lang.text("yield-second-alone"),
            Violation::SamePlace => lang.text("yield-same-place"),
            Violation::SecondWithoutTop => lang.text("yield-second-without-top"),
            Violation::WrongSum { first, second, wanted } => {
                let partner = |card: Card| Rank::new(wanted.checked_sub(card.rank().number())?);
                let (Some(partner), Some(_)) = (partner(first), partner(second)) else {
                    return lang.text("yield-king-alone");
                };
                let rank = |rank: Rank| lang.a_rank(rank).into();
                let values = [
                    ("first", rank(first.rank())),
                    ("second", rank(second.rank())),
                    ("wanted", wanted.into()),
                    ("partner", rank(partner)),
                ];
                lang.text_with("yield-wrong-sum", &values)
            }
            Violation::AlreadyWon => lang.text("already-won"),
        }
    }

    fn effect_text(lang: &Lang, effect: &Effect) -> String {
        match *effect {
            Effect::Turned(card) => lang.text_with("effect-turned", &[("card", lang.card_name(card).into())]),
            Effect::RemovedKing(king) => {
                lang.text_with("yield-removed-king", &lang.taken("card", "place", king))
            }
            Effect::RemovedPair(first, second) => {
                let [card, place] = lang.taken("card", "place", first);
                let [other, other_place] = lang.taken("other", "other_place", second);
                lang.text_with("yield-removed-pair", &[card, place, other, other_place])
            }
        }
    }

    fn move_text(lang: &Lang, named: Move, layout: &Layout) -> String {
        let card_name = |place| lang.maybe_card_name(layout.card_at(place)).into();
        match named {
            Move::Flip => lang.text("move-flip"),
            Move::King(place) => {
                let values = [("card", card_name(place)), ("place", lang.yield_place(place).into())];
                lang.text_with("yield-move-king", &values)
            }
            Move::Pair(pair) => {
                let values = [
                    ("card", card_name(pair.first())),
                    ("place", lang.yield_place(pair.first()).into()),
                    ("other", card_name(pair.second())),
                    ("other_place", lang.yield_place(pair.second()).into()),
                ];
                lang.text_with("yield-move-pair", &values)
            }
        }
    }

    fn board_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        let mut lines = Vec::new();
        for (row, spots) in layout.pyramid.iter().enumerate() {
            let all_covered = (0..spots.len()).all(|column| layout.is_covered(row, column));
            let name = |(column, spot): (usize, &Spot)| match spot {
                Spot::Card(card) if all_covered => lang.card_name(*card),
                _ => lang.spot(layout, row, column, *spot),
            };
            let names = lang.list(spots.iter().enumerate().map(name));
            let values = [("row", (row + 1).into()), ("cards", names.into())];
            let id = if all_covered { "yield-board-covered-row" } else { "yield-board-row" };
            lines.push(lang.text_with(id, &values));
        }
        lines.push(lang.text_with("board-waste", &[("cards", lang.pile(&layout.waste).into())]));
        lines.push(lang.stock_line(&layout.stock));
        lines
    }

    fn hidden_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        vec![lang.known_stock(&layout.stock)]
    }

    fn status_text(lang: &Lang, status: Status, layout: &Layout) -> String {
        lang.patience_status(status, layout.points(), layout.options.cards())
    }
}

impl Lang {
    /// A removed card and its place, as values with these names.
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

    /// The card at a place of the pyramid, and whether another card covers it.
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
