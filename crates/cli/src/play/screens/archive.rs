//! The list of saved games: continue, review or delete one.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Row, StatefulWidget, Table, TableState, Widget};
use talon_lang::Lang;
use talon_table::ArchiveRow;

use super::list_cursor::ListCursor;
use super::screen::{Context, Screen};
use super::widgets::{draw_bottom, draw_title, wrapped};
use crate::play::action::{Action, GameAction};
use crate::play::draw::{Pen, fill};
use crate::play::session::Session;
use crate::time::now;

/// The most columns of the list. Longer lines are hard to follow.
const WIDEST: u16 = 100;

/// The columns of the list, in the order of [`cells`], with the ids of their headings.
const COLUMNS: [(&str, Constraint); 6] = [
    ("archive-game", Constraint::Min(20)),
    ("archive-deal", Constraint::Max(16)),
    ("archive-state", Constraint::Length(7)),
    ("archive-points", Constraint::Length(6)),
    ("archive-moves", Constraint::Length(6)),
    ("archive-played", Constraint::Length(16)),
];

/// The meaning of keys in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// They choose a game.
    Choose,
    /// They change the search.
    Search,
    /// They confirm that the chosen game is deleted.
    ConfirmDelete,
}

/// The list of saved games, and the one under the cursor.
#[derive(Debug)]
pub(crate) struct Archive {
    /// All games with their texts to search in, the one played last first.
    games: Vec<(ArchiveRow, String)>,
    /// The cursor, among the games that are shown.
    cursor: ListCursor,
    /// The words that a game must have.
    search: String,
    open_only: bool,
    mode: Mode,
}

impl Archive {
    /// The list, with the cursor on this line.
    pub(crate) fn new(session: &Session, line: usize, lang: &Lang) -> Archive {
        let searched = |row: ArchiveRow| {
            let text = lang.archive_row(&row, row.last_played).to_lowercase();
            (row, text)
        };
        let games: Vec<_> = session.archive().into_iter().map(searched).collect();
        let cursor = ListCursor { line: line.min(games.len().saturating_sub(1)) };
        Archive { games, cursor, search: String::new(), open_only: false, mode: Mode::Choose }
    }

    /// The games that are shown.
    fn shown(&self) -> Vec<&ArchiveRow> {
        let words: Vec<&str> = self.search.split_whitespace().collect();
        let fits = |(row, text): &&(ArchiveRow, String)| {
            (!self.open_only || row.is_open()) && words.iter().all(|word| text.contains(word))
        };
        self.games.iter().filter(fits).map(|(row, _)| row).collect()
    }

    /// Does something with the chosen game, if there is one.
    fn with_chosen(&self, act: impl FnOnce(&ArchiveRow) -> Action) -> Action {
        self.shown().get(self.cursor.line).map_or(Action::None, |row| act(row))
    }

    fn open(&self) -> Action {
        self.with_chosen(|row| Action::Game(GameAction::OpenRecord(row.kind, row.name.clone())))
    }

    fn choose(&mut self, key: KeyEvent, area: Rect) -> Action {
        let (games, page) = (self.shown().len(), list_area(area).height.saturating_sub(2));
        match key.code {
            KeyCode::Char(' ') => self.cursor.key(KeyCode::PageDown, games, page),
            KeyCode::Enter => return self.open(),
            KeyCode::Char('v') => {
                return self.with_chosen(|row| match row.is_open() {
                    true => Action::Game(GameAction::OpenRecord(row.kind, row.name.clone())),
                    false => Action::ReviewRecord(row.kind, row.name.clone()),
                });
            }
            KeyCode::Char('x') | KeyCode::Delete if !self.shown().is_empty() => {
                self.mode = Mode::ConfirmDelete
            }
            KeyCode::Char('/') => self.mode = Mode::Search,
            KeyCode::Tab => {
                self.open_only = !self.open_only;
                self.cursor.line = 0;
            }
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            code => self.cursor.key(code, games, page),
        }
        Action::None
    }

    fn change_search(&mut self, key: KeyEvent) {
        self.cursor.line = 0;
        match key.code {
            KeyCode::Char(letter) => self.search.extend(letter.to_lowercase()),
            KeyCode::Backspace => drop(self.search.pop()),
            KeyCode::Enter | KeyCode::Down => self.mode = Mode::Choose,
            KeyCode::Esc => {
                self.search.clear();
                self.mode = Mode::Choose;
            }
            _ => {}
        }
    }

    /// The line under the list: a question, or the search.
    fn bottom(&self, pen: &Pen<'_>) -> Option<String> {
        match self.mode {
            Mode::ConfirmDelete => Some(pen.text("archive-confirm-delete")),
            Mode::Search => {
                let pointer = pen.theme.glyphs.pointer;
                Some(format!("{} {pointer} {}_", pen.text("archive-search"), self.search))
            }
            Mode::Choose => None,
        }
    }

    fn draw_list(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let shown = self.shown();
        if shown.is_empty() {
            let id = if self.games.is_empty() { "archive-empty" } else { "archive-no-match" };
            return wrapped(vec![pen.text(id).into()]).render(area, buffer);
        }
        let now = now();
        let rows = shown.iter().map(|row| {
            let style = if row.is_open() { pen.theme.strong } else { pen.theme.table };
            Row::new(cells(row, now, pen)).style(style)
        });
        let heading = COLUMNS.map(|(id, _)| aligned(id, pen.text(id)));
        let list = Table::new(rows, COLUMNS.map(|(_, width)| width))
            .header(Row::new(heading).style(pen.theme.gold))
            .column_spacing(2)
            .row_highlight_style(pen.theme.cursor);
        let first = self.cursor.first(shown.len(), area.height.saturating_sub(1));
        let mut state = TableState::default().with_offset(first).with_selected(Some(self.cursor.line));
        StatefulWidget::render(list, area, buffer, &mut state);
    }
}

impl Screen for Archive {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        match self.mode {
            Mode::Choose => return self.choose(key, context.area),
            Mode::Search => self.change_search(key),
            Mode::ConfirmDelete => {
                self.mode = Mode::Choose;
                if matches!(key.code, KeyCode::Char('y' | 'Y')) {
                    return self.with_chosen(|row| Action::DeleteRecord(row.name.clone(), self.cursor.line));
                }
            }
        }
        Action::None
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text(match self.mode {
            Mode::Choose => "terminal-archive-keys",
            Mode::Search => "terminal-archive-keys-searching",
            Mode::ConfirmDelete => "terminal-archive-keys-delete",
        })
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let list = list_area(context.area);
        let below_heading = Rect { y: list.y + 1, height: list.height.saturating_sub(1), ..list };
        let games = self.shown().len();
        if self.cursor.mouse(mouse, games, below_heading) { self.open() } else { Action::None }
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let open = self.games.iter().filter(|(row, _)| row.is_open()).count();
        let values = [("count", self.games.len().into()), ("open", open.into())];
        let filter = if self.open_only {
            pen.text("archive-open-only")
        } else {
            pen.text_with("archive-count", &values)
        };
        self.draw_list(buffer, list_area(area), pen);
        draw_title(buffer, area, pen.text("archive-title"), filter, pen);
        if let Some(text) = self.bottom(pen) {
            draw_bottom(buffer, area, Line::styled(text, pen.theme.bar_strong), pen);
        }
    }
}

/// The texts of a row.
fn cells<'a>(row: &ArchiveRow, now: u64, pen: &Pen<'_>) -> [Text<'a>; 6] {
    let texts = [
        pen.lang.archive_game(row),
        pen.lang.archive_deal(row),
        pen.lang.archive_state(row),
        points(row),
        row.moves.to_string(),
        pen.lang.ago(now.saturating_sub(row.last_played)),
    ];
    let mut texts = texts.into_iter();
    COLUMNS.map(|(id, _)| aligned(id, texts.next().unwrap_or_default()))
}

/// The points of a patience, or the score of a match.
fn points(row: &ArchiveRow) -> String {
    match (row.match_score, row.points) {
        (Some([south, north]), _) => format!("{south}:{north}"),
        (None, Some(points)) => points.to_string(),
        (None, None) => String::new(),
    }
}

/// The text of a column: numbers are aligned at the right.
fn aligned<'a>(id: &str, text: String) -> Text<'a> {
    let is_number = matches!(id, "archive-deal" | "archive-points" | "archive-moves");
    if is_number { Text::from(text).right_aligned() } else { Text::from(text) }
}

/// The place of the list.
fn list_area(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDEST);
    let x = area.x + area.width.saturating_sub(width) / 2;
    Rect { x, y: area.y + 2, width, height: area.height.saturating_sub(5) }
}
