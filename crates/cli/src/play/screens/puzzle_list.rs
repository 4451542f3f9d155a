//! The list of puzzles.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Margin;
use ratatui::text::Line;
use ratatui::widgets::{List, ListItem, ListState, StatefulWidget};
use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleKind};
use talon_rules::GameName;

use super::screen::{Context, Screen};
use super::table_view::board_area;
use super::widgets::{draw_bottom, draw_title};
use crate::play::action::{Action, PuzzleAction};
use crate::play::draw::fill;

/// The number of lines that a page key moves the cursor.
const PAGE: usize = 10;

/// The puzzles of one game and kind at a time.
#[derive(Debug)]
pub(crate) struct PuzzleList {
    /// Each puzzle, and whether it is solved.
    puzzles: Vec<(Puzzle, bool)>,
    /// The games and kinds that have puzzles.
    groups: Vec<(GameName, PuzzleKind)>,
    group: usize,
    chosen: usize,
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
        let mut list = PuzzleList { puzzles, groups, group, chosen: 0 };
        list.go_to_first_unsolved();
        list
    }

    fn go_to_first_unsolved(&mut self) {
        let first = self.shown().position(|(_, is_solved)| !is_solved);
        self.chosen = first.unwrap_or(0);
    }

    /// The puzzles of the group, the easiest first.
    fn shown(&self) -> impl Iterator<Item = &(Puzzle, bool)> {
        let group = self.groups.get(self.group).copied();
        self.puzzles.iter().filter(move |(puzzle, _)| Some((puzzle.id().game, puzzle.kind)) == group)
    }

    fn change_group(&mut self, steps: usize) {
        self.group = (self.group + steps) % self.groups.len().max(1);
        self.go_to_first_unsolved();
    }
}

impl Screen for PuzzleList {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        let last = self.shown().count().saturating_sub(1);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.chosen = self.chosen.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.chosen = (self.chosen + 1).min(last),
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(PAGE),
            KeyCode::PageDown => self.chosen = (self.chosen + PAGE).min(last),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = last,
            KeyCode::Left | KeyCode::BackTab => self.change_group(self.groups.len().saturating_sub(1)),
            KeyCode::Right | KeyCode::Tab => self.change_group(1),
            KeyCode::Char('t') => return Action::Puzzle(PuzzleAction::BeginOfDay),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let chosen = self.shown().nth(self.chosen);
                let begin = |puzzle: &Puzzle| Action::Puzzle(PuzzleAction::Begin(Box::new(puzzle.clone())));
                return chosen.map_or(Action::None, |(puzzle, _)| begin(puzzle));
            }
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
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
        let inside = board_area(area).inner(Margin::new(2, 0));
        let list = List::new(lines)
            .style(pen.theme.table)
            .highlight_style(pen.theme.cursor)
            .scroll_padding(usize::from(inside.height / 2));
        let mut state = ListState::default().with_selected(Some(self.chosen));
        StatefulWidget::render(list, inside, buffer, &mut state);
        if let Some((puzzle, _)) = self.shown().nth(self.chosen) {
            draw_bottom(buffer, area, Line::from(pen.lang.puzzle_question(puzzle)), pen);
        }
    }
}
