//! The sentences of Lady Jane.

mod reason;

use talon_rules::Status;
use talon_rules::lady_jane::{Effect, Layout, Move, PileLayout, Place, State, Violation};
use talon_rules::pieces::Card;

pub(crate) use self::reason::reason_text;
use crate::Lang;
use crate::games::GameSentences;

impl GameSentences for State {
    fn violation_text(lang: &Lang, violation: &Violation) -> String {
        let of_card = |id, card| lang.text_with(id, &[("card", lang.card_name(card).into())]);
        let of_place = |id, place| lang.text_with(id, &[("place", lang.lady_jane_place(place).into())]);
        let of_two = |id, card, on| {
            lang.text_with(id, &[("card", lang.card_name(card).into()), ("on", lang.card_name(on).into())])
        };
        let of_rank = |id, card, rank| {
            lang.text_with(id, &[("card", lang.card_name(card).into()), ("rank", lang.a_rank(rank).into())])
        };
        match *violation {
            Violation::NoSuchPlace(place) => of_place("lady-jane-no-such-place", place),
            Violation::NothingThere(place) => of_place("lady-jane-nothing-there", place),
            Violation::FoundationToFoundation { card } => of_card("lady-jane-foundation-to-foundation", card),
            Violation::DoesNotStart { card, base } => of_rank("lady-jane-does-not-start", card, base),
            Violation::DoesNotFollow { card, on, wanted } => lang.does_not_follow(card, on, wanted),
            Violation::NotAGroup { from, cards, most } => {
                let from = lang.lady_jane_place(from).into();
                let values = [("place", from), ("cards", cards.into()), ("most", most.into())];
                lang.text_with("lady-jane-not-a-group", &values)
            }
            Violation::SamePile { pile } => of_place("lady-jane-same-pile", Place::Tableau(pile)),
            Violation::OnBase { card, on } => of_two("lady-jane-on-base", card, on),
            Violation::NotOneLower { on, wanted, .. } => {
                let values = [("on", lang.card_name(on).into()), ("wanted", lang.a_rank(wanted).into())];
                lang.text_with("lady-jane-not-one-lower", &values)
            }
            Violation::SameColour { card, on } => of_two("lady-jane-same-colour", card, on),
            Violation::NotForEmptyPile { card, wanted } => {
                of_rank("lady-jane-not-for-empty-pile", card, wanted)
            }
            Violation::StockEmpty => lang.text("lady-jane-stock-empty"),
            Violation::SpareNotDealt { .. } => lang.text("lady-jane-spare-not-dealt"),
            Violation::AlreadyWon => lang.text("already-won"),
        }
    }

    fn effect_text(lang: &Lang, effect: &Effect) -> String {
        let dealt = |id, cards: &[Card]| {
            let names = lang.list(cards.iter().map(|card| lang.card_name(*card)));
            lang.text_with(id, &[("cards", names.into())])
        };
        match *effect {
            Effect::DealtReserve(ref cards) => dealt("lady-jane-dealt-reserve", cards),
            Effect::DealtSpares(ref cards) => dealt("lady-jane-dealt-spares", cards),
            Effect::ToFoundation { from, card, foundation, turned } => {
                lang.moved(from, Place::Foundation(foundation), card, 1, turned)
            }
            Effect::ToTableau { from, to, card, cards, turned } => {
                lang.moved(from, Place::Tableau(to), card, cards, turned)
            }
        }
    }

    fn move_text(lang: &Lang, named: Move, layout: &Layout) -> String {
        let (id, from, to, cards) = match named {
            Move::Deal => return lang.text("lady-jane-move-deal"),
            Move::ToFoundation(from) => ("lady-jane-move-to-foundation", from, None, 1),
            Move::ToTableau { from, to, cards } => ("lady-jane-move", from, Some(Place::Tableau(to)), cards),
        };
        let card = lang.maybe_card_name(lowest_of(layout, from, cards));
        let values = [
            ("card", card.into()),
            ("more", cards.saturating_sub(1).into()),
            ("from", lang.lady_jane_place(from).into()),
            ("to", to.map(|place| lang.lady_jane_place(place)).into()),
        ];
        lang.text_with(id, &values)
    }

    fn board_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        let base = lang.a_rank(layout.base);
        let mut lines = vec![lang.text_with("lady-jane-board-base", &[("rank", base.into())])];
        let line = |place: Place, cards: String| {
            let values = [("place", lang.lady_jane_place(place).into()), ("cards", cards.into())];
            lang.text_with("lady-jane-board-place", &values)
        };
        let foundations = (1..).map(Place::Foundation).zip(&layout.foundations);
        lines.extend(foundations.map(|(place, pile)| line(place, lang.pile_top(pile))));
        let tableau = (1..).map(Place::Tableau).zip(&layout.tableau);
        lines.extend(tableau.map(|(place, pile)| line(place, lang.tableau_pile(pile))));
        let reserve = (1..).map(Place::Reserve).zip(&layout.reserve);
        lines.extend(reserve.map(|(place, pile)| line(place, lang.pile(pile))));
        let spares = (1..).map(Place::Spare).zip(&layout.spares);
        lines.extend(spares.map(|(place, pile)| line(place, lang.pile(pile))));
        lines.push(lang.stock_line(&layout.stock));
        lines
    }

    fn hidden_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        let piles = (1_usize..).zip(&layout.tableau).filter(|(_, pile)| !pile.down.is_empty());
        let face_down = piles.map(|(number, pile)| {
            let values = [("number", number.into()), ("cards", lang.short_cards(&pile.down).into())];
            lang.text_with("puzzle-face-down", &values)
        });
        face_down.chain([lang.known_stock(&layout.stock)]).collect()
    }

    fn status_text(lang: &Lang, status: Status, layout: &Layout) -> String {
        let points = layout.foundations.iter().map(Vec::len).sum();
        lang.patience_status(status, points, layout.options.cards())
    }
}

impl Lang {
    /// The move of cards from one place to another, and the card that it turned up.
    fn moved(&self, from: Place, to: Place, card: Card, cards: u8, turned: Option<Card>) -> String {
        let values = [
            ("card", self.card_name(card).into()),
            ("more", cards.saturating_sub(1).into()),
            ("from", self.lady_jane_place(from).into()),
            ("to", self.lady_jane_place(to).into()),
        ];
        let moved = self.text_with("lady-jane-moved", &values);
        match turned {
            Some(card) => {
                let turned = self.text_with("lady-jane-turned-up", &[("card", self.card_name(card).into())]);
                format!("{moved} {turned}")
            }
            None => moved,
        }
    }

    /// `tableau pile 3`
    pub fn lady_jane_place(&self, place: Place) -> String {
        let (id, number) = match place {
            Place::Tableau(number) => ("zone-tableau", number),
            Place::Reserve(number) => ("reserve-pile", number),
            Place::Spare(number) => ("lady-jane-spare", number),
            Place::Foundation(number) => ("zone-foundation", number),
        };
        self.text_with(id, &[("number", number.into())])
    }

    /// The number of face-down cards of a tableau pile, and the names of its face-up cards.
    fn tableau_pile(&self, pile: &PileLayout) -> String {
        let up = self.pile(&pile.up);
        if pile.down.is_empty() {
            return up;
        }
        self.text_with("lady-jane-board-tableau", &[("down", pile.down.len().into()), ("cards", up.into())])
    }
}

/// The lowest of this many cards at the top of a place, if it is there and known.
fn lowest_of(layout: &Layout, place: Place, cards: u8) -> Option<Card> {
    let index = |number: u8| usize::from(number).wrapping_sub(1);
    let pile = match place {
        Place::Tableau(number) => &layout.tableau.get(index(number))?.up,
        Place::Reserve(number) => layout.reserve.get(index(number))?,
        Place::Spare(number) => layout.spares.get(index(number))?,
        Place::Foundation(number) => layout.foundations.get(index(number))?,
    };
    *pile.get(pile.len().checked_sub(usize::from(cards))?)?
}
