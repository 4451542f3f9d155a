use talon_query::{Answer as Reply, Effort, Line, Query, Verdict};
use talon_rules::AnyMove;
use talon_table::Inquiry;

use super::answer::{Answer, Candidate};
use super::kind::{PuzzleKind, Theme};
use super::{Puzzle, Step};

/// The rating of a puzzle from the player's own game: nobody knows how hard it is.
const RATING: u16 = 1500;

/// Makes a puzzle of a position of the player's own game: asks a solver which moves keep the win.
///
/// # Examples
/// ```
/// use talon_bots::Engine;
/// use talon_learn::puzzle::{Collection, OwnPuzzle, SHIPPED};
/// use talon_table::Inquiry;
///
/// let (_, text) = SHIPPED[1];
/// let line = Collection::read(text)?.puzzles[0].start.clone();
/// let mut own = OwnPuzzle::new(line);
/// while let Some(query) = own.next_query() {
///     own.receive(Engine::default().answer(&query, &|| false));
/// }
/// assert_eq!(own.puzzle().expect("some moves win and some lose").questions(), 1);
/// # Ok::<(), talon_learn::puzzle::CollectionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPuzzle {
    line: Line,
    moves: Vec<AnyMove>,
    /// For the first moves, whether the game can be won after them; `None` if the solver ran out of time.
    verdicts: Vec<Option<bool>>,
}

impl OwnPuzzle {
    /// A puzzle from the end of a line.
    pub fn new(line: Line) -> OwnPuzzle {
        let moves = line.game().legal_moves();
        OwnPuzzle { line, moves, verdicts: Vec::new() }
    }

    /// Returns true if all moves are judged.
    pub fn is_ready(&self) -> bool {
        self.verdicts.len() == self.moves.len()
    }

    /// The puzzle, once all moves are judged; `None` before, and if no judged move wins or none loses.
    pub fn puzzle(&self) -> Option<Puzzle> {
        if !self.is_ready() {
            return None;
        }
        let judged = self.moves.iter().zip(&self.verdicts);
        let candidates: Vec<Candidate> = judged
            .filter_map(|(legal, verdict)| Some(Candidate::new(Answer::Move(*legal), i32::from((*verdict)?))))
            .collect();
        let wins = candidates.iter().filter(|candidate| candidate.value == 1).count();
        if wins == 0 || wins == candidates.len() {
            return None;
        }
        Some(Puzzle {
            kind: PuzzleKind::Own,
            start: self.line.clone(),
            rating: RATING,
            theme: Theme::Which,
            worlds: 1,
            steps: vec![Step::Ask(candidates)],
        })
    }
}

impl Inquiry for OwnPuzzle {
    fn next_query(&self) -> Option<Query> {
        let next = self.moves.get(self.verdicts.len())?;
        let mut line = self.line.clone();
        line.moves.push(*next);
        Some(Query::Win { line, effort: Effort::Brief })
    }

    fn receive(&mut self, answer: Reply) {
        self.verdicts.push(match answer {
            Reply::Verdict(Verdict::Won(_)) => Some(true),
            Reply::Verdict(Verdict::Lost) => Some(false),
            _ => None,
        });
    }
}
