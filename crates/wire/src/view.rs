//! Reading the JSON of a state as the view of a seat.

use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnyLayout, AnySeat, AnyView, of_game};

use crate::games::GameJson;
use crate::position::{check_derived, read_layout};
use crate::position_reader::{PositionError, Reader};
use crate::search_request::GivenView;

/// A view, with the seats that it concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenPosition {
    /// The view.
    pub view: AnyView,
    /// The seat that has this view.
    pub seat: AnySeat,
    /// The seat to move; `None` if nobody in particular is to move.
    pub seat_to_move: Option<AnySeat>,
}

/// Reads a state from the perspective of a seat, with everything that this seat has seen and nothing else. A
/// state of Yield need not name the removed cards; they are then drawn by `seed`.
///
/// # Errors
/// A state of another shape, a seat that the game does not have, or the faults of the state.
pub fn read_view(given: GivenView<'_>, seed: u64) -> Result<SeenPosition, PositionError> {
    let mut reader = Reader::new(given.json)?;
    if reader.common.deal.is_some() {
        reader.fault("deal", "must be null: it would tell what lies hidden".to_owned());
    }
    let layout = read_layout(&mut reader)?;
    let seat = seat_of(&layout, given.seat)?;
    let mut chance = Chance::from_seed(seed);
    let view = of_game!(layout, AnyLayout(layout), State => {
        State::read_view(layout, seat, &mut reader, &mut chance)?.into()
    });
    let world = AnyGame::sample_world(&view, &mut chance);
    check_derived(&world, &mut reader);
    reader.finish()?;
    Ok(SeenPosition { view, seat, seat_to_move: world.seat_to_move() })
}

/// The seat of a view: the named one, or else the seat to move, or else the first.
fn seat_of(layout: &AnyLayout, named: Option<AnySeat>) -> Result<AnySeat, PositionError> {
    let game = layout.game();
    let seats = AnySeat::of(game);
    if let Some(seat) = named {
        let message = || format!("{game} has no seat {:?}", seat.as_str());
        return if seats.contains(&seat) { Ok(seat) } else { Err(PositionError::Shape(message())) };
    }
    let to_move = of_game!(layout, AnyLayout(layout), State => State::seat_to_move_in(layout));
    Ok(to_move.unwrap_or(seats[0]))
}
