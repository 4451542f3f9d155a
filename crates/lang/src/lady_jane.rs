//! The sentences of Lady Jane.

use talon_pieces::Card;
use talon_rules::lady_jane::{Effect, Layout, Move, PileLayout, Place, Violation};

use crate::Lang;

impl Lang {
    /// Why a move is not allowed.
    pub(crate) fn lady_jane_reason(&self, violation: &Violation) -> String {
        let of_card = |id, card| self.text_with(id, &[("card", self.card_name(card).into())]);
        let of_place = |id, place| self.text_with(id, &[("place", self.lady_jane_place(place).into())]);
        let of_two = |id, card, on| {
            self.text_with(id, &[("card", self.card_name(card).into()), ("on", self.card_name(on).into())])
        };
        let of_rank = |id, card, rank| {
            self.text_with(id, &[("card", self.card_name(card).into()), ("rank", self.a_rank(rank).into())])
        };
        match *violation {
            Violation::NoSuchPlace(place) => of_place("lady-jane-no-such-place", place),
            Violation::NothingThere(place) => of_place("lady-jane-nothing-there", place),
            Violation::FoundationToFoundation { card } => of_card("lady-jane-foundation-to-foundation", card),
            Violation::DoesNotStart { card, base } => of_rank("lady-jane-does-not-start", card, base),
            Violation::DoesNotFollow { card, on } => of_two("does-not-follow", card, on),
            Violation::NotAGroup { from, cards, most } => {
                let from = self.lady_jane_place(from).into();
                let values = [("place", from), ("cards", cards.into()), ("most", most.into())];
                self.text_with("lady-jane-not-a-group", &values)
            }
            Violation::SamePile { pile } => of_place("lady-jane-same-pile", Place::Tableau(pile)),
            Violation::OnBase { card, on } => of_two("lady-jane-on-base", card, on),
            Violation::NotOneLower { card, on } => of_two("lady-jane-not-one-lower", card, on),
            Violation::SameColour { card, on } => of_two("lady-jane-same-colour", card, on),
            Violation::NotForEmptyPile { card, wanted } => {
                of_rank("lady-jane-not-for-empty-pile", card, wanted)
            }
            Violation::StockEmpty => self.text("lady-jane-stock-empty"),
            Violation::SpareNotDealt { .. } => self.text("lady-jane-spare-not-dealt"),
            Violation::AlreadyWon => self.text("already-won"),
        }
    }

    /// What a move did.
    pub(crate) fn lady_jane_effect(&self, effect: &Effect) -> String {
        let dealt = |id, cards: &[Card]| {
            let names = self.list(cards.iter().map(|card| self.card_name(*card)));
            self.text_with(id, &[("cards", names.into())])
        };
        match *effect {
            Effect::DealtReserve(ref cards) => dealt("lady-jane-dealt-reserve", cards),
            Effect::DealtSpares(ref cards) => dealt("lady-jane-dealt-spares", cards),
            Effect::ToFoundation { from, card, foundation, turned } => {
                self.moved(from, Place::Foundation(foundation), card, 1, turned)
            }
            Effect::ToTableau { from, to, card, cards, turned } => {
                self.moved(from, Place::Tableau(to), card, cards, turned)
            }
        }
    }

    /// Cards went from one place to another, and another was turned up.
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

    /// What a move would do.
    pub(crate) fn lady_jane_move(&self, made: Move, layout: &Layout) -> String {
        let (id, from, to, cards) = match made {
            Move::Deal => return self.text("lady-jane-move-deal"),
            Move::ToFoundation(from) => ("lady-jane-move-to-foundation", from, None, 1),
            Move::ToTableau { from, to, cards } => ("lady-jane-move", from, Some(Place::Tableau(to)), cards),
        };
        let card = self.maybe_card_name(lowest_of(layout, from, cards));
        let values = [
            ("card", card.into()),
            ("more", cards.saturating_sub(1).into()),
            ("from", self.lady_jane_place(from).into()),
            ("to", to.map(|place| self.lady_jane_place(place)).into()),
        ];
        self.text_with(id, &values)
    }

    /// What lies where.
    pub(crate) fn lady_jane_board(&self, layout: &Layout) -> Vec<String> {
        let base = self.a_rank(layout.base);
        let mut lines = vec![self.text_with("lady-jane-board-base", &[("rank", base.into())])];
        let line = |place: Place, cards: String| {
            let values = [("place", self.lady_jane_place(place).into()), ("cards", cards.into())];
            self.text_with("lady-jane-board-place", &values)
        };
        let foundations = (1..).map(Place::Foundation).zip(&layout.foundations);
        lines.extend(foundations.map(|(place, pile)| line(place, self.pile_top(pile))));
        let tableau = (1..).map(Place::Tableau).zip(&layout.tableau);
        lines.extend(tableau.map(|(place, pile)| line(place, self.tableau_pile(pile))));
        let reserve = (1..).map(Place::Reserve).zip(&layout.reserve);
        lines.extend(reserve.map(|(place, pile)| line(place, self.pile(pile))));
        let spares = (1..).map(Place::Spare).zip(&layout.spares);
        lines.extend(spares.map(|(place, pile)| line(place, self.pile(pile))));
        lines.push(self.stock_line(&layout.stock));
        lines
    }

    /// The cards of a tableau pile: how many lie face down, and which face up.
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
