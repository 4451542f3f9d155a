//! The JSON of Yield.

use talon_rules::AnySeat;
use talon_rules::pieces::{Card, CardSet, Chance};
use talon_rules::yields::{Layout, Spot, State, View};

use crate::games::{GameJson, state_fields};
use crate::pieces::{Texts, cards};
use crate::position_reader::{PositionError, Read, Reader, read_options, read_shape};

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

impl From<&Layout> for Yield {
    fn from(layout: &Layout) -> Yield {
        let text = |spot: &Spot| match spot {
            Spot::Gone => None,
            Spot::Hidden | Spot::Card(_) => Some(spot.to_string()),
        };
        Yield {
            stock: cards(&layout.stock),
            waste: cards(&layout.waste),
            pyramid: layout.pyramid.iter().map(|row| row.iter().map(text).collect()).collect(),
            ..Yield::default()
        }
    }
}

impl GameJson for State {
    type Fields = Yield;

    fn read_layout(reader: &mut Reader<'_>) -> Read<Option<Layout>> {
        let Some(options) = read_options::<State>(reader) else { return Ok(None) };
        let state: Yield = read_shape(reader.json)?;
        let mut pyramid = Vec::new();
        for (row, spots) in state.pyramid.iter().enumerate() {
            let read = |(column, text): (usize, &Option<String>)| match text.as_deref() {
                None => Spot::Gone,
                Some("??") => Spot::Hidden,
                Some(text) => {
                    let card = reader.value(&format!("pyramid[{row}][{column}]"), text);
                    card.map_or(Spot::Hidden, Spot::Card)
                }
            };
            pyramid.push(spots.iter().enumerate().map(read).collect());
        }
        Ok(Some(Layout {
            options,
            stock: reader.pieces("stock", &state.stock),
            waste: reader.pieces("waste", &state.waste),
            pyramid,
        }))
    }

    fn read_view(layout: Layout, _seat: AnySeat, reader: &mut Reader<'_>, chance: &mut Chance) -> Read<View> {
        let removed = removed(reader)?;
        reader.finish()?;
        View::read(&layout, removed, chance).map_err(PositionError::first_of)
    }

    fn check_derived(&self, reader: &mut Reader<'_>) -> Read<()> {
        if removed(reader)?.is_some_and(|given| given != self.removed()) {
            let texts: Vec<String> = self.removed().iter().map(|card| card.to_string()).collect();
            reader.disagrees("removed", texts.join(" "));
        }
        Ok(())
    }
}

/// Reads the removed cards of a state of Yield, if it names them.
fn removed(reader: &mut Reader<'_>) -> Read<Option<CardSet>> {
    let Some(texts) = read_shape::<Yield>(reader.json)?.removed else { return Ok(None) };
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
