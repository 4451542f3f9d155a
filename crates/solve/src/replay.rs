use talon_rules::Game;

/// Plays a line through the rules and returns where it leads.
///
/// # Panics
/// If a move is illegal: then the solver is wrong.
pub(crate) fn replay<G: Game>(from: &G, line: &[G::Move]) -> G {
    let mut game = from.clone();
    for played in line {
        if let Err(violation) = game.play(*played) {
            panic!("the solver's line breaks a rule: {played} ({violation:?})");
        }
    }
    game
}
