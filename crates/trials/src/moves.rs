use talon_hall::View;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_rules::pieces::Chance;

/// A random legal move of a seat that can move.
pub(crate) fn random_move(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
    let layout = view.layout.as_ref()?;
    let mover = layout.turn.or_else(|| layout.choosing());
    if mover.is_some_and(|mover| mover != seat) {
        return None;
    }
    let state = State::sample_world(&view.position()?, chance);
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    chance.pick(&moves).copied()
}
