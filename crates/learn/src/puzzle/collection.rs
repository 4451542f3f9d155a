//! A collection of puzzles as text: a header, then a block of lines for each puzzle.

use std::fmt;

use talon_query::{Line, Origin};
use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName, Status};

use super::answer::{Answer, Candidate, moves_text, read_moves};
use super::fault::{CollectionError, CollectionFault, FIRST_LINE, FaultyLine};
use super::fields::Fields;
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
        read(text).map_err(|(line, fault)| CollectionError { line, fault })
    }
}

fn read(text: &str) -> Result<Collection, FaultyLine> {
    let mut lines = (1..).zip(text.lines().map(str::trim));
    if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
        return Err((1, CollectionFault::NotACollection));
    }
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.starts_with('#')).collect();
    let mut blocks = lines.split(|(_, line)| line.is_empty()).filter(|block| !block.is_empty());
    let mut header = Fields::read(blocks.next().unwrap_or_default())?;
    let game = header.parse("game")?;
    let kind = header.parse("kind")?;
    let solver = header.take("solver")?.1.to_owned();
    no_more(header)?;
    let puzzles = blocks.map(|block| read_puzzle(game, kind, block)).collect::<Result<_, _>>()?;
    Ok(Collection { game, kind, solver, puzzles })
}

/// Reads the block of a puzzle.
fn read_puzzle(game: GameName, kind: PuzzleKind, lines: &[(usize, &str)]) -> Result<Puzzle, FaultyLine> {
    let mut fields = Fields::read(lines)?;
    let deal = fields.parse("deal")?;
    let (line, moves) = fields.take("moves")?;
    let moves = if moves == "-" { Vec::new() } else { moves_of(game, line, moves)? };
    let start = Line { moves, ..Line::deal(AnyOptions::usual(game), deal) };
    let mut position = AnyGame::deal(&start.options, deal);
    for made in &start.moves {
        play(&mut position, *made, line)?;
    }
    let worlds = match fields.take_optional("worlds") {
        Some((line, value)) => value
            .parse()
            .map_err(|_| (line, CollectionFault::Unreadable { field: "worlds", value: value.to_owned() }))?,
        None => 1,
    };
    let (rating, theme) = (fields.parse("rating")?, fields.parse("theme")?);
    let first = lines.first().map_or(1, |(line, _)| *line);
    let steps = read_steps(game, position, first, fields)?;
    Ok(Puzzle { kind, start, rating, theme, worlds, steps })
}

/// Reads the steps of a puzzle, beginning in a position.
fn read_steps(
    game: GameName,
    mut position: AnyGame,
    first: usize,
    fields: Fields<'_>,
) -> Result<Vec<Step>, FaultyLine> {
    let mut steps = Vec::new();
    for (line, name, value) in fields.rest() {
        match name {
            "play" => {
                for made in moves_of(game, line, value)? {
                    play(&mut position, made, line)?;
                    steps.push(Step::Play(made));
                }
            }
            "ask" => {
                let candidates = read_candidates(game, &position, line, value)?;
                if let Some(Answer::Move(made)) = super::best_of(&candidates).map(|best| &best.answer) {
                    play(&mut position, *made, line)?;
                }
                steps.push(Step::Ask(candidates));
            }
            _ => return Err((line, CollectionFault::UnknownField(name.to_owned()))),
        }
    }
    if matches!(steps.first(), Some(Step::Ask(_))) {
        Ok(steps)
    } else {
        Err((first, CollectionFault::NoSteps))
    }
}

/// Reads the answers to a question. Moves among them are legal.
fn read_candidates(
    game: GameName,
    position: &AnyGame,
    line: usize,
    text: &str,
) -> Result<Vec<Candidate>, FaultyLine> {
    let candidates =
        text.split('|').map(|text| Candidate::read(game, text.trim()).map_err(|error| (line, error.into())));
    let candidates: Vec<Candidate> = candidates.collect::<Result<_, FaultyLine>>()?;
    for made in candidates.iter().filter_map(|candidate| candidate.answer.as_move()) {
        if position.status() != Status::Playing || position.why_not(made).is_some() {
            return Err((line, CollectionFault::Illegal(made)));
        }
    }
    let values = candidates.iter().map(|candidate| candidate.value);
    if values.clone().min() == values.max() {
        return Err((line, CollectionFault::NoQuestion));
    }
    Ok(candidates)
}

/// Reads moves.
fn moves_of(game: GameName, line: usize, text: &str) -> Result<Vec<AnyMove>, FaultyLine> {
    read_moves(game, text).map_err(|error| (line, error.into()))
}

/// Plays a move if it is legal.
fn play(position: &mut AnyGame, made: AnyMove, line: usize) -> Result<(), FaultyLine> {
    position.play(made).map(|_| ()).map_err(|_| (line, CollectionFault::Illegal(made)))
}

/// Refuses a name that was not used.
fn no_more(fields: Fields<'_>) -> Result<(), FaultyLine> {
    match fields.rest().first() {
        Some((line, name, _)) => Err((*line, CollectionFault::UnknownField((*name).to_owned()))),
        None => Ok(()),
    }
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
                        Step::Play(made) => Some(*made),
                        Step::Ask(_) => None,
                    });
                    writeln!(f, "play: {}", moves_text(&played.collect::<Vec<_>>()))?;
                }
            }
        }
        Ok(())
    }
}
