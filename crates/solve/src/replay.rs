use talon_rules::{Game, Status};

/// Plays a line through the rules.
///
/// # Panics
/// When a move is not legal: then the solver is wrong, and must not be believed.
pub(crate) fn replay<G: Game>(from: &G, line: &[G::Move]) -> G {
    let mut game = from.clone();
    for made in line {
        if let Err(broken) = game.play(*made) {
            panic!("the solver's line breaks a rule: {made} ({broken:?})");
        }
    }
    game
}

/// Plays a line that is said to win through the rules.
///
/// # Panics
/// When it does not win: then the solver is wrong, and must not be believed.
pub(crate) fn check_win<G: Game>(from: &G, line: &[G::Move]) {
    assert_eq!(replay(from, line).status(), Status::Won, "the solver's line does not win");
}
