//! A collection of puzzles as text: a header, then a block of lines for each puzzle.

use std::fmt;

use talon_query::{Line, Origin};
use talon_rules::fields::{Field, Fields, Form};
use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName, Status};

use super::answer::{Answer, Candidate, moves_text, read_moves};
use super::fault::{CollectionError, CollectionFault, FIRST_LINE};
use super::{Puzzle, PuzzleKind, Step};

/// Puzzles of one kind of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collection {
    /// The game.
    pub game: GameName,
    /// The kind.
    pub kind: PuzzleKind,
    /// The version of the solvers that found the puzzles.
    pub solver: String,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl Collection {
    /// Reads a collection. All moves of its puzzles can be played.
    ///
    /// # Errors
    /// The first fault, with its line.
    pub fn read(text: &str) -> Result<Collection, CollectionError> {
        let mut lines = (1..).zip(text.lines().map(str::trim));
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(wrong(1, CollectionFault::NotACollection));
        }
        let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.starts_with('#')).collect();
        let mut blocks = lines.split(|(_, line)| line.is_empty()).filter(|block| !block.is_empty());
        let mut header = fields(blocks.next().unwrap_or_default())?;
        let game = header.parse("game")?;
        let kind = header.parse("kind")?;
        let solver = header.take("solver")?.value.to_owned();
        header.finish()?;
        let puzzles = blocks.map(|block| read_puzzle(game, kind, block)).collect::<Result<_, _>>()?;
        Ok(Collection { game, kind, solver, puzzles })
    }
}

/// The lines of a block.
const PUZZLE: Form = Form { name: "a puzzle", example: "deal: 17", repeated: &["play", "ask"] };

fn fields<'a>(block: &[(usize, &'a str)]) -> Result<Fields<'a>, CollectionError> {
    Ok(Fields::read(PUZZLE, block.iter().copied())?)
}

fn wrong(line: usize, fault: impl Into<CollectionFault>) -> CollectionError {
    CollectionError { line, fault: fault.into() }
}

/// Reads the block of a puzzle.
fn read_puzzle(game: GameName, kind: PuzzleKind, lines: &[(usize, &str)]) -> Result<Puzzle, CollectionError> {
    let mut fields = fields(lines)?;
    let deal = fields.parse("deal")?;
    let moves = fields.take("moves")?;
    let line = moves.line;
    let moves = if moves.value == "-" { Vec::new() } else { moves_of(game, line, moves.value)? };
    let start = Line { moves, ..Line::deal(AnyOptions::usual(game), deal) };
    let mut position = AnyGame::deal(&start.options, deal);
    for played in &start.moves {
        play(&mut position, *played, line)?;
    }
    let worlds = fields.parse_optional("worlds", |text| text.parse().ok())?.unwrap_or(1);
    let (rating, theme) = (fields.parse("rating")?, fields.parse("theme")?);
    let steps = read_steps(game, position, fields)?;
    Ok(Puzzle { kind, start, rating, theme, worlds, steps })
}

/// Reads the steps of a puzzle, beginning in a position.
fn read_steps(
    game: GameName,
    mut position: AnyGame,
    fields: Fields<'_>,
) -> Result<Vec<Step>, CollectionError> {
    let mut steps = Vec::new();
    for field in fields.left {
        let Field { line, name, value } = field;
        match name {
            "play" => {
                for played in moves_of(game, line, value)? {
                    play(&mut position, played, line)?;
                    steps.push(Step::Play(played));
                }
            }
            "ask" => {
                let candidates = read_candidates(game, &position, line, value)?;
                if let Some(Answer::Move(best_move)) = super::best_of(&candidates).map(|best| &best.answer) {
                    play(&mut position, *best_move, line)?;
                }
                steps.push(Step::Ask(candidates));
            }
            _ => return Err(field.unknown(PUZZLE).into()),
        }
    }
    if matches!(steps.first(), Some(Step::Ask(_))) {
        Ok(steps)
    } else {
        Err(wrong(fields.place, CollectionFault::NoSteps))
    }
}

/// Reads the answers to a question. Moves among them are legal.
fn read_candidates(
    game: GameName,
    position: &AnyGame,
    line: usize,
    text: &str,
) -> Result<Vec<Candidate>, CollectionError> {
    let candidates =
        text.split('|').map(|text| Candidate::read(game, text.trim()).map_err(|error| wrong(line, error)));
    let candidates: Vec<Candidate> = candidates.collect::<Result<_, CollectionError>>()?;
    for wanted in candidates.iter().filter_map(|candidate| candidate.answer.as_move()) {
        if position.status() != Status::Playing || position.why_not(wanted).is_some() {
            return Err(wrong(line, CollectionFault::Illegal(wanted)));
        }
    }
    let values = candidates.iter().map(|candidate| candidate.value);
    if values.clone().min() == values.max() {
        return Err(wrong(line, CollectionFault::NoQuestion));
    }
    Ok(candidates)
}

/// Reads moves.
fn moves_of(game: GameName, line: usize, text: &str) -> Result<Vec<AnyMove>, CollectionError> {
    read_moves(game, text).map_err(|error| wrong(line, error))
}

/// Plays a move if it is legal.
fn play(position: &mut AnyGame, played: AnyMove, line: usize) -> Result<(), CollectionError> {
    position.play(played).map(|_| ()).map_err(|_| wrong(line, CollectionFault::Illegal(played)))
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame: {}\nkind: {}\nsolver: {}", self.game, self.kind, self.solver)?;
        self.puzzles.iter().try_for_each(|puzzle| write!(f, "\n{puzzle}"))
    }
}

impl fmt::Display for Puzzle {
    /// Writes the block of the puzzle. Only a puzzle that begins with a deal number can be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start.origin {
            Origin::Deal(number) => writeln!(f, "deal: {number}")?,
            Origin::Deck(_) | Origin::Position(_) => writeln!(f, "deal: -")?,
        }
        let moves = if self.start.moves.is_empty() { "-".to_owned() } else { moves_text(&self.start.moves) };
        writeln!(f, "moves: {moves}")?;
        if self.worlds > 1 {
            writeln!(f, "worlds: {}", self.worlds)?;
        }
        writeln!(f, "rating: {}\ntheme: {}", self.rating, self.theme)?;
        for steps in self.steps.chunk_by(|one, other| matches!((one, other), (Step::Play(_), Step::Play(_))))
        {
            match &steps[0] {
                Step::Ask(candidates) => {
                    let texts: Vec<String> = candidates.iter().map(Candidate::to_string).collect();
                    writeln!(f, "ask: {}", texts.join(" | "))?;
                }
                Step::Play(_) => {
                    let played = steps.iter().filter_map(|step| match step {
                        Step::Play(played) => Some(*played),
                        Step::Ask(_) => None,
                    });
                    writeln!(f, "play: {}", moves_text(&played.collect::<Vec<_>>()))?;
                }
            }
        }
        Ok(())
    }
}
