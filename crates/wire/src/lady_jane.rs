//! The JSON of Lady Jane.

use serde::{Deserialize, Serialize};
use talon_rules::AnySeat;
use talon_rules::lady_jane::{Layout, PileLayout, State, View};
use talon_rules::pieces::{Card, Chance};

use crate::games::{GameJson, state_fields};
use crate::object::Object;
use crate::pieces::{Texts, cards, piles};
use crate::position_reader::{PositionError, Read, Reader, read_options, read_shape};

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

impl From<&Layout> for LadyJane {
    fn from(layout: &Layout) -> LadyJane {
        let pile = |pile: &PileLayout| TableauPile { down: cards(&pile.down), up: cards(&pile.up) };
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

impl GameJson for State {
    type Fields = LadyJane;

    fn read_layout(reader: &mut Reader<'_>) -> Read<Option<Layout>> {
        let Some(options) = read_options::<State>(reader) else { return Ok(None) };
        let state: LadyJane = read_shape(reader.json)?;
        let spares: Vec<Texts> = state.spares.into_iter().map(Vec::from_iter).collect();
        let mut tableau = Vec::new();
        for (number, Object(pile)) in state.tableau.iter().enumerate() {
            let down = reader.pieces(&format!("tableau[{number}].down"), &pile.down);
            let up = reader.pieces(&format!("tableau[{number}].up"), &pile.up);
            tableau.push(PileLayout { down, up });
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
        Ok(base.map(|base| Layout { options, stock, spares, reserve, foundations, tableau, base }))
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
