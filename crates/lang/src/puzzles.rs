//! The sentences about puzzles.

use talon_learn::puzzle::{
    Answer, Attempt, Candidate, Difficulty, Puzzle, PuzzleGroup, PuzzleKind, Response, Step, Theme, best_of,
    refutation,
};
use talon_query::Line;
use talon_rules::{AnyGame, AnyMove, AnySeat};

use crate::Lang;

impl Lang {
    /// `Find the way`
    pub fn puzzle_kind(&self, kind: PuzzleKind) -> String {
        self.text(match kind {
            PuzzleKind::Way => "puzzle-kind-way",
            PuzzleKind::Own => "puzzle-kind-own",
            PuzzleKind::FairChoice => "puzzle-kind-fair-choice",
            PuzzleKind::DoubleDummy => "puzzle-kind-double-dummy",
            PuzzleKind::Inference => "puzzle-kind-inference",
            PuzzleKind::SafetyPlay => "puzzle-kind-safety-play",
        })
    }

    /// `very easy`
    pub fn puzzle_difficulty(&self, difficulty: Difficulty) -> String {
        self.text(match difficulty {
            Difficulty::VeryEasy => "puzzle-difficulty-very-easy",
            Difficulty::Easy => "puzzle-difficulty-easy",
            Difficulty::Medium => "puzzle-difficulty-medium",
            Difficulty::Hard => "puzzle-difficulty-hard",
            Difficulty::VeryHard => "puzzle-difficulty-very-hard",
        })
    }

    /// `now or never`
    pub fn puzzle_theme(&self, theme: Theme) -> String {
        self.text(match theme {
            Theme::Wait => "puzzle-theme-wait",
            Theme::Now => "puzzle-theme-now",
            Theme::Which => "puzzle-theme-which",
            Theme::Match => "puzzle-theme-match",
            Theme::NoMatch => "puzzle-theme-no-match",
            Theme::Block => "puzzle-theme-block",
            Theme::Quiet => "puzzle-theme-quiet",
            Theme::Numbers => "puzzle-theme-numbers",
            Theme::Tile => "puzzle-theme-tile",
            Theme::Count => "puzzle-theme-count",
        })
    }

    /// `Yield: Find the way`
    pub fn puzzle_title(&self, PuzzleGroup { game, kind }: PuzzleGroup) -> String {
        let (game, kind) = (self.game_name(game), self.puzzle_kind(kind));
        self.text_with("puzzle-title", &[("game", game.into()), ("kind", kind.into())])
    }

    /// `hard, 1874`
    pub fn puzzle_rating(&self, rating: u16) -> String {
        let difficulty = self.puzzle_difficulty(Difficulty::of_rating(rating));
        self.text_with(
            "puzzle-rating",
            &[("difficulty", difficulty.into()), ("rating", rating.to_string().into())],
        )
    }

    /// The question of the puzzle.
    pub fn puzzle_question(&self, puzzle: &Puzzle) -> String {
        let id = match (puzzle.kind, puzzle.theme) {
            (PuzzleKind::Inference, Theme::Numbers) => "puzzle-ask-numbers",
            (PuzzleKind::Inference, Theme::Tile) => "puzzle-ask-tile",
            (PuzzleKind::Inference, Theme::Count) => "puzzle-ask-count",
            (kind, _) => ask_id(kind),
        };
        self.puzzle_ask(id, puzzle.seat().unwrap_or(AnySeat::Player))
    }

    /// The question of all puzzles of a group.
    pub fn puzzle_group_question(&self, group: PuzzleGroup) -> String {
        self.puzzle_ask(ask_id(group.kind), AnySeat::of(group.game)[0])
    }

    /// A question to a seat.
    fn puzzle_ask(&self, id: &str, seat: AnySeat) -> String {
        let values = [("seat", self.seat_name(seat).into()), ("other", self.other_seat(seat).into())];
        self.text_with(id, &values)
    }

    /// The facts that the player must know besides the table: all cards and tiles if they are open, the course of the
    /// hand if it is asked for.
    pub fn puzzle_knowledge(&self, attempt: &Attempt) -> Vec<String> {
        match attempt.puzzle().kind {
            PuzzleKind::Way | PuzzleKind::DoubleDummy => self.hidden(&attempt.position().layout()),
            PuzzleKind::Inference | PuzzleKind::SafetyPlay => {
                vec![self.text_with("puzzle-history", &[("turns", self.turns(attempt.puzzle()).into())])]
            }
            PuzzleKind::Own | PuzzleKind::FairChoice => Vec::new(),
        }
    }

    /// An answer as the player reads it.
    pub fn puzzle_answer(&self, answer: &Answer, position: &AnyGame) -> String {
        match answer {
            Answer::Move(played) => self.move_name(played, &position.layout()),
            Answer::Numbers(numbers) => {
                let numbers = self.list(numbers.iter().map(u8::to_string));
                self.text_with("puzzle-answer-numbers", &[("numbers", numbers.into())])
            }
            Answer::Tile(tile) => self.tile_name(*tile),
            Answer::Count(count) => self.text_with("puzzle-answer-count", &[("count", (*count).into())]),
        }
    }

    /// The response to an answer that the attempt has judged, in the position `before` it.
    pub fn puzzle_response(&self, attempt: &Attempt, before: &AnyGame, response: &Response) -> Vec<String> {
        match response {
            Response::NotAsked => vec![self.text("puzzle-not-asked")],
            Response::Wrong { chosen, best } => self.wrong_answer(attempt.puzzle(), before, chosen, *best),
            Response::Right { .. } if attempt.is_solved() => {
                let solved = if attempt.is_clean() { "puzzle-solved-clean" } else { "puzzle-solved" };
                [self.text(solved)].into_iter().chain(self.puzzle_reasons(attempt.puzzle())).collect()
            }
            Response::Right { replies, .. } if replies.is_empty() => vec![self.text("puzzle-right")],
            Response::Right { made: continuation, replies } => {
                let mut game = before.clone();
                if let Some(played) = continuation {
                    game.play(*played).expect("the puzzle continues with this move");
                }
                let moves = self.played(game, replies);
                let played = self.text_with("puzzle-played", &[("moves", moves.into())]);
                vec![self.text_with("puzzle-right-next", &[("played", played.into())])]
            }
        }
    }

    /// The reasons why the right answer to the last question is right.
    pub fn puzzle_reasons(&self, puzzle: &Puzzle) -> Vec<String> {
        let Some(Step::Ask(candidates)) = puzzle.steps.last() else { return Vec::new() };
        let best = best_of(candidates).map_or(0, |best| best.value);
        let second =
            candidates.iter().map(|other| other.value).filter(|value| *value < best).max().unwrap_or(0);
        let seat = puzzle.seat().unwrap_or(AnySeat::Player);
        let other = self.other_seat(seat);
        match puzzle.kind {
            PuzzleKind::Way => {
                vec![self.text_with("puzzle-why-way", &[("points", (best - second).into())])]
            }
            PuzzleKind::FairChoice => {
                let values =
                    [("best", best.into()), ("second", second.into()), ("worlds", puzzle.worlds.into())];
                vec![self.text_with("puzzle-why-fair-choice", &values)]
            }
            PuzzleKind::DoubleDummy => {
                vec![self.text_with("puzzle-why-hand", &[("outcome", self.outcome(seat, best).into())])]
            }
            PuzzleKind::SafetyPlay => {
                let values = [("other", other.into()), ("outcome", self.outcome(seat, best).into())];
                vec![self.text_with("puzzle-why-against", &values)]
            }
            PuzzleKind::Inference => self.passes(puzzle),
            PuzzleKind::Own => Vec::new(),
        }
    }

    /// The reason why an answer is wrong.
    fn wrong_answer(&self, puzzle: &Puzzle, before: &AnyGame, chosen: &Candidate, best: i32) -> Vec<String> {
        let seat = before.seat_to_move().unwrap_or(AnySeat::Player);
        let outcome = || self.outcome(seat, chosen.value);
        let mut lines = vec![match puzzle.kind {
            PuzzleKind::Way => {
                let most = puzzle.start.options.points_that_win().unwrap_or_default();
                self.text_with("puzzle-wrong-way", &[("points", chosen.value.into()), ("most", most.into())])
            }
            PuzzleKind::FairChoice => {
                let values =
                    [("count", chosen.value.into()), ("worlds", puzzle.worlds.into()), ("best", best.into())];
                self.text_with("puzzle-wrong-fair-choice", &values)
            }
            PuzzleKind::Inference => self.text("puzzle-wrong-inference"),
            PuzzleKind::Own => self.text("puzzle-wrong-own"),
            PuzzleKind::DoubleDummy => self.text_with("puzzle-wrong-hand", &[("outcome", outcome().into())]),
            PuzzleKind::SafetyPlay => {
                let tiles = self.list(chosen.against.iter().map(|tile| self.tile_name(*tile)));
                let other = self.other_seat(seat);
                let values =
                    [("other", other.into()), ("tiles", tiles.into()), ("outcome", outcome().into())];
                self.text_with("puzzle-wrong-against", &values)
            }
        }];
        if !chosen.then.is_empty() {
            let moves =
                refutation(before, chosen).into_iter().map(|(seat, played)| self.turn(seat, played, before));
            let moves = moves.collect::<Vec<_>>().join("; ");
            lines.push(self.text_with("puzzle-wrong-then", &[("moves", moves.into())]));
        }
        lines
    }

    /// The seat that scores, and its points, if a hand has this value for a seat.
    fn outcome(&self, seat: AnySeat, value: i32) -> String {
        let winner = if value > 0 { self.seat_name(seat) } else { self.other_seat(seat) };
        if value == 0 {
            return self.text("puzzle-outcome-nobody");
        }
        let values = [("seat", winner.into()), ("points", value.unsigned_abs().into())];
        self.text_with("puzzle-outcome-scores", &values)
    }

    /// The name of the seat across the table.
    fn other_seat(&self, seat: AnySeat) -> String {
        self.seat_name(match seat {
            AnySeat::South => AnySeat::North,
            AnySeat::North => AnySeat::South,
            AnySeat::Player => AnySeat::Player,
        })
    }

    /// The moves that the program makes, in short.
    fn played(&self, mut game: AnyGame, moves: &[AnyMove]) -> String {
        let mut texts = Vec::new();
        for played in moves {
            let seat = game.seat_to_move().unwrap_or(AnySeat::Player);
            texts.push(self.turn(seat, *played, &game));
            game.play(*played).expect("the moves of a puzzle are legal");
        }
        texts.join("; ")
    }

    /// The turns of the hand up to the puzzle.
    fn turns(&self, puzzle: &Puzzle) -> String {
        let start = Line { moves: Vec::new(), ..puzzle.start.clone() };
        self.played(start.game(), &puzzle.start.moves)
    }

    /// A move in a list of moves: with its seat if there are two.
    fn turn(&self, seat: AnySeat, played: AnyMove, game: &AnyGame) -> String {
        self.hand_turn(seat, played).unwrap_or_else(|| self.move_name(&played, &game.layout()))
    }

    /// The facts that the passes of the other seat prove.
    fn passes(&self, puzzle: &Puzzle) -> Vec<String> {
        let hands = self.text_with("puzzle-why-hands", &[("count", puzzle.worlds.into())]);
        self.proving_passes(&puzzle.position()).into_iter().chain([hands]).collect()
    }
}

/// The id of the question of a kind.
fn ask_id(kind: PuzzleKind) -> &'static str {
    match kind {
        PuzzleKind::Way => "puzzle-ask-way",
        PuzzleKind::Own => "puzzle-ask-own",
        PuzzleKind::FairChoice => "puzzle-ask-fair-choice",
        PuzzleKind::DoubleDummy => "puzzle-ask-double-dummy",
        PuzzleKind::Inference => "puzzle-ask-inference",
        PuzzleKind::SafetyPlay => "puzzle-ask-safety-play",
    }
}
