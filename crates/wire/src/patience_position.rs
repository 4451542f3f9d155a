//! Reading the positions of the three patiences.

use talon_pieces::{Card, CardSet};
use talon_rules::{doublets, lady_jane, yields};

use crate::object::Object;
use crate::patience_fields::{Doublets, LadyJane, Yield};
use crate::pieces::Texts;
use crate::position_reader::Reader;

pub(crate) fn doublets(
    json: &str,
    options: doublets::Options,
    reader: &mut Reader,
) -> Result<doublets::Layout, serde_json::Error> {
    let state: Doublets = serde_json::from_str(json)?;
    Ok(doublets::Layout {
        options,
        stock: reader.pieces("stock", &state.stock),
        waste: reader.pieces("waste", &state.waste),
        reserve: reader.piles("reserve", &state.reserve),
        foundation: reader.pieces("foundation", &state.foundation),
        redeals_left: state.redeals_left,
    })
}

pub(crate) fn yields(
    json: &str,
    options: yields::Options,
    reader: &mut Reader,
) -> Result<yields::Layout, serde_json::Error> {
    let state: Yield = serde_json::from_str(json)?;
    let mut pyramid = Vec::new();
    for (row, spots) in state.pyramid.iter().enumerate() {
        let read = |(column, text): (usize, &Option<String>)| match text.as_deref() {
            None => yields::Spot::Gone,
            Some("??") => yields::Spot::Hidden,
            Some(text) => {
                let card = reader.value(&format!("pyramid[{row}][{column}]"), text);
                card.map_or(yields::Spot::Hidden, yields::Spot::Card)
            }
        };
        pyramid.push(spots.iter().enumerate().map(read).collect());
    }
    Ok(yields::Layout {
        options,
        stock: reader.pieces("stock", &state.stock),
        waste: reader.pieces("waste", &state.waste),
        pyramid,
    })
}

/// Reads the removed cards of a state of Yield, if it names them.
pub(crate) fn removed(json: &str, reader: &mut Reader) -> Result<Option<CardSet>, serde_json::Error> {
    let Some(texts) = serde_json::from_str::<Yield>(json)?.removed else { return Ok(None) };
    let mut removed = CardSet::EMPTY;
    for (place, text) in texts.iter().enumerate() {
        let path = format!("removed[{place}]");
        let card: Option<Card> = reader.value(&path, text);
        if let Some(card) = card.filter(|card| !removed.insert(*card)) {
            reader.fault(&path, format!("{card} is there twice"));
        }
    }
    Ok(Some(removed))
}

/// Reads a layout of Lady Jane. `None` without a base: it can be left out only if a foundation shows it.
pub(crate) fn lady_jane(
    json: &str,
    options: lady_jane::Options,
    reader: &mut Reader,
) -> Result<Option<lady_jane::Layout>, serde_json::Error> {
    let state: LadyJane = serde_json::from_str(json)?;
    let spares: Vec<Texts> = state.spares.into_iter().map(Vec::from_iter).collect();
    let mut tableau = Vec::new();
    for (number, Object(pile)) in state.tableau.iter().enumerate() {
        let down = reader.pieces(&format!("tableau[{number}].down"), &pile.down);
        let up = reader.pieces(&format!("tableau[{number}].up"), &pile.up);
        tableau.push(lady_jane::PileLayout { down, up });
    }
    let stock = reader.pieces("stock", &state.stock);
    let spares = reader.piles("spares", &spares);
    let reserve = reader.piles("reserve", &state.reserve);
    let foundations = reader.piles("foundations", &state.foundations);
    let base = match state.base {
        Some(text) => reader.value("base", &text),
        None => {
            let first: Option<Card> = foundations.first().and_then(|pile| *pile.first()?);
            if first.is_none() {
                reader.fault("base", "must be told where no foundation is started".to_owned());
            }
            first.map(|card| card.rank())
        }
    };
    Ok(base.map(|base| lady_jane::Layout { options, stock, spares, reserve, foundations, tableau, base }))
}
