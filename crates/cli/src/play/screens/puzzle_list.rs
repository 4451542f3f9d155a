//! The list of puzzles.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::text::Line;
use ratatui::widgets::ListItem;
use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleKind};
use talon_rules::GameName;

use super::list_cursor::ListCursor;
use super::screen::{Context, Screen};
use super::table_view::list_area;
use super::widgets::{draw_bottom, draw_title};
use crate::play::action::{Action, PuzzleAction};
use crate::play::draw::fill;

/// The puzzles of one game and kind at a time.
#[derive(Debug)]
pub(crate) struct PuzzleList {
    /// Each puzzle, and whether it is solved.
    puzzles: Vec<(Puzzle, bool)>,
    /// The games and kinds that have puzzles.
    groups: Vec<(GameName, PuzzleKind)>,
    group: usize,
    cursor: ListCursor,
}

impl PuzzleList {
    /// The list with the cursor on the first puzzle of a game that is not solved.
    pub(crate) fn new(
        game: GameName,
        puzzles: Vec<Puzzle>,
        is_solved: impl Fn(PuzzleId) -> bool,
    ) -> PuzzleList {
        let mut groups: Vec<(GameName, PuzzleKind)> =
            puzzles.iter().map(|puzzle| (puzzle.id().game, puzzle.kind)).collect();
        groups.dedup();
        let mut puzzles: Vec<(Puzzle, bool)> = puzzles
            .into_iter()
            .map(|puzzle| {
                let is_solved = is_solved(puzzle.id());
                (puzzle, is_solved)
            })
            .collect();
        puzzles.sort_by_key(|(puzzle, _)| puzzle.rating);
        let group = groups.iter().position(|(other, _)| *other == game).unwrap_or(0);
        let mut list = PuzzleList { puzzles, groups, group, cursor: ListCursor::default() };
        list.go_to_first_unsolved();
        list
    }

    fn go_to_first_unsolved(&mut self) {
        let first = self.shown().position(|(_, is_solved)| !is_solved);
        self.cursor.line = first.unwrap_or(0);
    }

    /// The puzzles of the group, the easiest first.
    fn shown(&self) -> impl Iterator<Item = &(Puzzle, bool)> {
        let group = self.groups.get(self.group).copied();
        self.puzzles.iter().filter(move |(puzzle, _)| Some((puzzle.id().game, puzzle.kind)) == group)
    }

    /// Begins the puzzle under the cursor, if there is one.
    fn begin(&self) -> Action {
        let begin = |(puzzle, _): &(Puzzle, bool)| PuzzleAction::Begin(Box::new(puzzle.clone()));
        self.shown().nth(self.cursor.line).map_or(Action::None, |shown| Action::Puzzle(begin(shown)))
    }

    fn change_group(&mut self, steps: usize) {
        self.group = (self.group + steps) % self.groups.len().max(1);
        self.go_to_first_unsolved();
    }
}

impl Screen for PuzzleList {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Left | KeyCode::BackTab => self.change_group(self.groups.len().saturating_sub(1)),
            KeyCode::Right | KeyCode::Tab => self.change_group(1),
            KeyCode::Char('t') => return Action::Puzzle(PuzzleAction::BeginOfDay),
            KeyCode::Enter | KeyCode::Char(' ') => return self.begin(),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            code => self.cursor.key(code, self.shown().count(), list_area(context.area).height),
        }
        Action::None
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let puzzles = self.shown().count();
        if self.cursor.mouse(mouse, puzzles, list_area(context.area)) { self.begin() } else { Action::None }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-puzzles-keys")
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let (solved, all) = (self.shown().filter(|(_, is_solved)| *is_solved).count(), self.shown().count());
        let title = match self.shown().next() {
            Some((puzzle, _)) => pen.lang.puzzle_title(puzzle.id().group()),
            None => pen.text("puzzles-title"),
        };
        let values = [("solved", solved.into()), ("count", all.into())];
        draw_title(buffer, area, title, pen.text_with("puzzles-solved", &values), pen);
        let lines = self.shown().map(|(puzzle, is_solved)| {
            let mark = if *is_solved { pen.theme.glyphs.yes } else { pen.theme.glyphs.dot };
            let name = puzzle.id().to_string();
            let rating = pen.lang.puzzle_rating(puzzle.rating);
            // The theme would give a hint.
            let theme = if *is_solved { pen.lang.puzzle_theme(puzzle.theme) } else { String::new() };
            ListItem::new(format!("{mark} {name:<28} {rating:<18} {theme}"))
        });
        self.cursor.draw(buffer, list_area(area), lines.collect(), pen);
        if let Some((puzzle, _)) = self.shown().nth(self.cursor.line) {
            draw_bottom(buffer, area, Line::from(pen.lang.puzzle_question(puzzle)), pen);
        }
    }
}
