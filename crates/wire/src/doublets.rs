//! The JSON of Doublets.

use talon_rules::AnySeat;
use talon_rules::doublets::{Layout, State, View};
use talon_rules::pieces::Chance;

use crate::games::{GameJson, state_fields};
use crate::pieces::{Texts, cards, piles};
use crate::position_reader::{PositionError, Read, Reader, read_options, read_shape};

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

impl From<&Layout> for Doublets {
    fn from(layout: &Layout) -> Doublets {
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

impl GameJson for State {
    type Fields = Doublets;

    fn read_layout(reader: &mut Reader<'_>) -> Read<Option<Layout>> {
        let Some(options) = read_options::<State>(reader) else { return Ok(None) };
        let state: Doublets = read_shape(reader.json)?;
        Ok(Some(Layout {
            options,
            stock: reader.pieces("stock", &state.stock),
            waste: reader.pieces("waste", &state.waste),
            reserve: reader.piles("reserve", &state.reserve),
            foundation: reader.pieces("foundation", &state.foundation),
            redeals_left: state.redeals_left,
        }))
    }

    fn read_view(
        layout: Layout,
        _seat: AnySeat,
        reader: &mut Reader<'_>,
        _chance: &mut Chance,
    ) -> Read<View> {
        reader.finish()?;
        View::read(&layout).map_err(PositionError::first_of)
    }
}
