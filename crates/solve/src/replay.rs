use talon_rules::Game;

/// Plays a line through the rules.
///
/// # Panics
/// When a move is not legal: then the solver is wrong, and must not be believed.
pub(crate) fn replay<G: Game>(from: &G, line: &[G::Move]) -> G {
    let mut game = from.clone();
    for made in line {
        if let Err(violation) = game.play(*made) {
            panic!("the solver's line breaks a rule: {made} ({violation:?})");
        }
    }
    game
}
