//! `talon-lab puzzles verify`: proves puzzles again, with the solvers whose prunings are off and by trying all hands.

use std::collections::HashSet;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Args;
use talon_bots::all_worlds;
use talon_command::output::print;
use talon_command::record::Source;
use talon_learn::puzzle::{Answer, Candidate, Collection, Puzzle, PuzzleKind, SHIPPED, Step, Theme, best_of};
use talon_rules::curse::State;
use talon_rules::{AnyGame, AnyMove, AnySeat, Game, Worlds};

use super::possible_hands::PossibleHands;
use super::tools::{Prover, after_any, classes, curse_move, winnable_worlds, worst_cases};

/// Prove puzzles again with solvers that take no short cuts.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon-lab puzzles verify
  talon-lab puzzles verify yield-way.txt")]
pub(crate) struct Arguments {
    /// Files with puzzles [default: all puzzles that come with the program]
    #[arg(value_name = "FILE")]
    files: Vec<String>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut texts = Vec::new();
    for path in &arguments.files {
        let Source { name, text } = Source::read(path, "a collection of puzzles")?;
        texts.push((text, name));
    }
    if texts.is_empty() {
        texts = SHIPPED.iter().map(|(name, text)| ((*text).to_owned(), (*name).to_owned())).collect();
    }
    let mut count = 0;
    for (text, name) in &texts {
        count += verify(text).with_context(|| name.clone())?;
    }
    print(&format!("{count} puzzles are proven"))
}

/// Proves all puzzles of a collection and returns their number.
///
/// # Errors
/// The first fault of the text, or the first puzzle that is wrong or there twice.
pub(super) fn verify(text: &str) -> anyhow::Result<usize> {
    let collection = Collection::read(text)?;
    let mut prover = Prover::unpruned();
    let mut ids = HashSet::new();
    for puzzle in &collection.puzzles {
        let id = puzzle.id();
        ensure!(ids.insert(id), "{id} is there twice");
        prove(&mut prover, puzzle).with_context(|| id.to_string())?;
    }
    Ok(collection.puzzles.len())
}

/// Proves that all values of a puzzle are right and each question has one right answer.
///
/// # Errors
/// The first thing that is wrong, or that the proof takes too many positions.
pub(super) fn prove(prover: &mut Prover, puzzle: &Puzzle) -> anyhow::Result<()> {
    prover.begin_proof();
    if puzzle.kind == PuzzleKind::Inference {
        return prove_inference(puzzle);
    }
    let mut position = puzzle.position();
    let mut kept = None;
    for step in &puzzle.steps {
        let played = match step {
            Step::Ask(candidates) => {
                let best = best_of(candidates).context("a question without answers")?;
                ensure!(
                    kept.is_none_or(|kept| kept == best.value),
                    "a move between questions loses something"
                );
                kept = Some(best.value);
                prove_question(prover, puzzle, &position, candidates)?;
                best.answer.as_move().context("an answer is not a move")?
            }
            Step::Play(played) => *played,
        };
        position = after_any(&position, played);
    }
    Ok(())
}

/// Proves the values of all moves of a position.
fn prove_question(
    prover: &mut Prover,
    puzzle: &Puzzle,
    position: &AnyGame,
    candidates: &[Candidate],
) -> anyhow::Result<()> {
    let classes = classes(position);
    let values = values(prover, puzzle, position, &classes).context("the proof takes too many positions")?;
    let best = values.iter().max().context("there is no move")?;
    ensure!(values.iter().filter(|value| *value == best).count() == 1, "there are two right answers");
    let mut left = candidates.len();
    for (class, value) in classes.iter().zip(&values) {
        for played in class {
            let answer = Answer::Move(*played);
            let candidate = candidates.iter().find(|candidate| candidate.answer == answer);
            let candidate = candidate.with_context(|| format!("{played} is missing"))?;
            ensure!(candidate.value == *value, "{played} is worth {value}, not {}", candidate.value);
            left -= 1;
        }
    }
    ensure!(left == 0, "an answer is there twice");
    Ok(())
}

/// The values of classes of moves.
fn values(
    prover: &mut Prover,
    puzzle: &Puzzle,
    position: &AnyGame,
    classes: &[Vec<AnyMove>],
) -> Option<Vec<i32>> {
    match (puzzle.kind, position) {
        (PuzzleKind::FairChoice, _) => {
            let worlds = all_worlds(&position.view(AnySeat::Player), puzzle.worlds as usize)?;
            winnable_worlds(prover, &worlds, classes)
        }
        (PuzzleKind::SafetyPlay, AnyGame::Curse(state)) => {
            let seat = state.seat_to_move()?;
            let worlds: Vec<State> = State::worlds(&state.view(seat)).collect();
            let worst = worst_cases(prover, &worlds, classes, seat)?;
            Some(worst.iter().map(|candidate| candidate.value).collect())
        }
        (_, AnyGame::Curse(state)) => {
            let seat = state.seat_to_move()?;
            let value = |class: &Vec<AnyMove>| {
                let mut next = state.clone();
                next.play(curse_move(class[0])?).ok()?;
                Some(prover.value(&next, seat)?.0)
            };
            classes.iter().map(value).collect()
        }
        _ => classes.iter().map(|class| prover.most_points(&after_any(position, class[0]))).collect(),
    }
}

/// Proves an inference: the hands that may be held are those with which the whole hand can be played through the rules.
fn prove_inference(puzzle: &Puzzle) -> anyhow::Result<()> {
    let AnyGame::Curse(state) = puzzle.position() else { anyhow::bail!("this game has no hands") };
    let [Step::Ask(candidates)] = &puzzle.steps[..] else { anyhow::bail!("an inference is one question") };
    let seat = state.seat_to_move().context("the hand has ended")?;
    let view = state.view(seat);
    let hands: Vec<State> = State::worlds(&view).filter(can_have_happened).collect();
    let listed = PossibleHands::of(&view);
    ensure!(hands.len() == listed.count(), "there are {} hands", hands.len());
    for candidate in candidates {
        let is_right = match (&candidate.answer, puzzle.theme) {
            (Answer::Count(count), Theme::Count) => {
                usize::try_from(*count).is_ok_and(|count| count == hands.len())
            }
            (Answer::Tile(tile), Theme::Tile) => {
                hands.iter().any(|hand| hand.tiles(seat.other()).contains(tile))
            }
            (Answer::Numbers(numbers), Theme::Numbers) => (0..=6).all(|number| {
                let is_held =
                    hands.iter().any(|hand| hand.tiles(seat.other()).iter().any(|tile| tile.has(number)));
                is_held != numbers.contains(&number)
            }),
            (answer, theme) => anyhow::bail!("{answer} does not answer {theme}"),
        };
        ensure!(i32::from(is_right) == candidate.value, "{} has another value", candidate.answer);
    }
    ensure!(
        candidates.iter().filter(|candidate| candidate.value == 1).count() == 1,
        "there are two right answers"
    );
    Ok(())
}

/// Returns true if the rules allow the whole history of a hand with these tiles.
fn can_have_happened(hand: &State) -> bool {
    let layout = hand.layout();
    let Ok(mut state) = State::arrange(&layout.before_history()) else { return false };
    hand.history().iter().all(|turn| state.seat_to_move() == Some(turn.seat) && state.play(turn.made).is_ok())
}

#[cfg(test)]
mod tests {
    use talon_rules::curse::Seat;
    use talon_rules::of_patience;
    use talon_testkit::plain::{self, Patience};

    use super::*;

    /// The most positions that the plain solver of the test kit looks at.
    const MOST_POSITIONS: usize = 500;

    /// The value of a position by the plain solvers; `None` if that takes too long, or for another game.
    fn plain_value(position: &AnyGame) -> Option<i32> {
        fn points<P: Patience>(position: &P) -> Option<i32> {
            plain::most_points(position, MOST_POSITIONS).and_then(|points| points.try_into().ok())
        }
        match position {
            AnyGame::Curse(hand) => {
                let tiles: usize = Seat::BOTH.iter().map(|seat| hand.tiles(*seat).len()).sum();
                if tiles > 8 {
                    return None;
                }
                // The player is south.
                let sign = if hand.seat_to_move() == Some(Seat::North) { -1 } else { 1 };
                Some(sign * plain::hand_value(hand))
            }
            _ => of_patience!(position, AnyGame(position), State => points::<State>(position)),
        }
    }

    #[test]
    fn the_plain_solvers_agree_with_values_of_the_shipped_puzzles() {
        let mut compared = 0;
        for (_, text) in SHIPPED {
            for puzzle in Collection::read(text).expect("it can be read").puzzles {
                if !matches!(puzzle.kind, PuzzleKind::Way | PuzzleKind::DoubleDummy) {
                    continue;
                }
                let (mut position, id) = (puzzle.position(), puzzle.id());
                for step in &puzzle.steps {
                    let played = match step {
                        Step::Play(played) => *played,
                        Step::Ask(candidates) => {
                            for candidate in candidates {
                                let played = candidate.answer.as_move().expect("a move");
                                let Some(value) = plain_value(&after_any(&position, played)) else {
                                    continue;
                                };
                                assert_eq!(value, candidate.value, "{id}: {played}");
                                compared += 1;
                            }
                            best_of(candidates).and_then(|best| best.answer.as_move()).expect("a move")
                        }
                    };
                    position = after_any(&position, played);
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }

    #[test]
    fn all_puzzles_that_come_with_the_program_are_proven() {
        for (name, text) in SHIPPED {
            verify(text).unwrap_or_else(|error| panic!("{name}: {error:#}"));
        }
    }
}
