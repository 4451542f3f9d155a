//! The fields of the three patiences in JSON, in both directions.

use serde::{Deserialize, Serialize};
use talon_pieces::Card;
use talon_rules::{doublets, lady_jane, yields};

use crate::object::Object;
use crate::pieces::{HIDDEN_CARD, Texts, texts};

/// Declares the fields that the JSON of one game's state has besides those of every game. The latter are read and
/// written elsewhere; they are named here so that any other field is refused.
macro_rules! state_fields {
    ($(#[$about:meta])* $name:ident { $($(#[$how:meta])* $field:ident: $kind:ty,)+ }) => {
        $(#[$about])*
        #[derive(Default, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$how])* pub(crate) $field: $kind,)+
            #[serde(rename = "game", skip_serializing)]
            _game: serde::de::IgnoredAny,
            #[serde(default, rename = "options", skip_serializing)]
            _options: serde::de::IgnoredAny,
            #[serde(default, rename = "deal", skip_serializing)]
            _deal: serde::de::IgnoredAny,
            #[serde(default, rename = "status", skip_serializing)]
            _status: serde::de::IgnoredAny,
            #[serde(default, rename = "score", skip_serializing)]
            _score: serde::de::IgnoredAny,
            #[serde(default, rename = "moves_made", skip_serializing)]
            _moves_made: serde::de::IgnoredAny,
        }
    };
}
pub(crate) use state_fields;

state_fields! {
    /// A state of Doublets.
    Doublets {
        stock: Texts,
        waste: Texts,
        reserve: Vec<Texts>,
        foundation: Texts,
        redeals_left: u8,
    }
}

state_fields! {
    /// A state of Yield. Only other programs tell which cards were removed.
    Yield {
        stock: Texts,
        waste: Texts,
        pyramid: Vec<Vec<Option<String>>>,
        #[serde(skip_serializing)]
        removed: Option<Texts>,
    }
}

state_fields! {
    /// A state of Lady Jane.
    LadyJane {
        stock: Texts,
        spares: Vec<Option<String>>,
        reserve: Vec<Texts>,
        foundations: Vec<Texts>,
        tableau: Vec<Object<TableauPile>>,
        base: Option<String>,
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableauPile {
    pub(crate) down: Texts,
    pub(crate) up: Texts,
}

impl From<&doublets::Layout> for Doublets {
    fn from(layout: &doublets::Layout) -> Doublets {
        Doublets {
            stock: cards(&layout.stock),
            waste: cards(&layout.waste),
            reserve: piles(&layout.reserve),
            foundation: cards(&layout.foundation),
            redeals_left: layout.redeals_left,
            ..Doublets::default()
        }
    }
}

impl From<&yields::Layout> for Yield {
    fn from(layout: &yields::Layout) -> Yield {
        let text = |spot: &yields::Spot| match spot {
            yields::Spot::Gone => None,
            yields::Spot::Hidden | yields::Spot::Card(_) => Some(spot.to_string()),
        };
        Yield {
            stock: cards(&layout.stock),
            waste: cards(&layout.waste),
            pyramid: layout.pyramid.iter().map(|row| row.iter().map(text).collect()).collect(),
            ..Yield::default()
        }
    }
}

impl From<&lady_jane::Layout> for LadyJane {
    fn from(layout: &lady_jane::Layout) -> LadyJane {
        let pile =
            |pile: &lady_jane::PileLayout| TableauPile { down: cards(&pile.down), up: cards(&pile.up) };
        // A spare is dealt face up, so one that is there is known.
        let spare = |spare: &Vec<Option<Card>>| spare.last().copied().flatten().map(|card| card.to_string());
        LadyJane {
            stock: cards(&layout.stock),
            spares: layout.spares.iter().map(spare).collect(),
            reserve: piles(&layout.reserve),
            foundations: piles(&layout.foundations),
            tableau: layout.tableau.iter().map(pile).map(Object).collect(),
            base: Some(layout.base.to_string()),
            ..LadyJane::default()
        }
    }
}

/// The texts of a pile.
fn cards(pile: &[Option<Card>]) -> Texts {
    texts(pile, HIDDEN_CARD)
}

/// The texts of several piles.
fn piles(piles: &[Vec<Option<Card>>]) -> Vec<Texts> {
    piles.iter().map(|pile| cards(pile)).collect()
}
