use std::collections::BTreeSet;

use crate::Subject;
use crate::fixture::{deal_of, lines};

/// Replays games that another program has recorded and compares every position. Returns the number of
/// positions.
///
/// ```text
/// deal 17 of ranks 3, redeals 1, piles 2     a new game
/// is game: doublets; stock: 2C …             what lies where, hiding nothing
/// may flip, reserve 1                        the legal moves, in any order
/// play flip                                  the move that was made
/// ends Lost, score 4                         instead of `may` and `play`, when the game has ended
/// ```
///
/// Panics at the first difference, and at a line of any other form.
pub fn replay<G: Subject>(trace: &str) -> usize {
    let mut game: Option<G> = None;
    let mut positions = 0;
    for line in lines(trace) {
        if let Some((number, options)) = deal_of(line) {
            game = Some(G::deal(&options, number));
            continue;
        }
        let game = game.as_mut().unwrap_or_else(|| panic!("no game before: {line}"));
        positions += follow(game, line).unwrap_or_else(|wrong| panic!("{line}\n{wrong}\n{}", game.layout()));
    }
    positions
}

/// Follows one line and returns the number of positions in it.
fn follow<G: Subject>(game: &mut G, line: &str) -> Result<usize, String> {
    let (word, rest) = line.split_once(' ').ok_or("unknown line")?;
    match word {
        "is" => {
            let expected: G::Layout = rest.parse().map_err(|error| format!("{error}"))?;
            if expected == game.layout() { Ok(1) } else { Err("is not what lies here:".into()) }
        }
        "may" => {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let actual: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
            let expected: BTreeSet<String> = rest.split(", ").map(str::to_owned).collect();
            if expected == actual { Ok(0) } else { Err(format!("the moves are {actual:?}")) }
        }
        "play" => {
            let wanted = rest.parse().map_err(|error| format!("{error}"))?;
            game.play(wanted).map(|_| 0).map_err(|violation| format!("{violation:?}"))
        }
        "ends" => {
            let score = game.score().map(|score| format!(", score {score}")).unwrap_or_default();
            let actual = format!("{:?}{score}", game.status());
            if rest == actual { Ok(0) } else { Err(actual) }
        }
        _ => Err("unknown line".into()),
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::doublets::State;

    use super::*;

    const DEAL: &str = "deal 0 of ranks 3, redeals 0, piles 7";

    #[test]
    fn a_trace_that_is_right() {
        assert_eq!(
            replay::<State>(&format!(
                "{DEAL}\nmay reserve 5, flip, reserve 1, reserve 2, reserve 4\nplay flip"
            )),
            0
        );
    }

    #[test]
    #[should_panic = "the moves are"]
    fn a_missing_move_is_a_difference() {
        replay::<State>(&format!("{DEAL}\nmay flip, reserve 3"));
    }

    #[test]
    #[should_panic = "RedealsLeft"]
    fn an_illegal_move_is_a_difference() {
        replay::<State>(&format!("{DEAL}\n{}play redeal", "play flip\n".repeat(4)));
    }

    #[test]
    #[should_panic = "unknown line"]
    fn an_unknown_line_is_an_error() {
        replay::<State>(&format!("{DEAL}\ngoes flip"));
    }
}
