//! The review of a finished game: a graph, the move that lost the win, and what would have been
//! better in each position.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_table::{Command, Continuation, Inquiry, Review};

use super::graph::{self, Axes, Point};
use super::screen::{Context, Screen};
use super::widgets::{draw_bottom, draw_progress, draw_title, review_title, wrapped};
use crate::play::action::{Action, GameAction, PuzzleAction};
use crate::play::draw::{Pen, fill};
use crate::play::session::Session;

/// The rows above the graph, and those below it, at least.
const ABOVE: u16 = 4;
const BELOW: u16 = 8;

/// The highest that the graph gets.
const HIGHEST: u16 = 18;

/// The review of the game on the table.
#[derive(Debug)]
pub(crate) struct ReviewPage {
    review: Review,
    /// The names of the moves.
    names: Vec<String>,
}

impl ReviewPage {
    /// The review of the game on the table; `None` for a game for two.
    pub(crate) fn new(session: &mut Session, lang: &Lang) -> Option<ReviewPage> {
        let review = session.review()?;
        let names = lang.move_names(&review.positions()[0], review.moves());
        Some(ReviewPage { review, names })
    }

    fn axes(&self, size: Rect) -> Axes {
        let height = size.height.saturating_sub(ABOVE + BELOW).clamp(4, HIGHEST);
        let area = Rect { x: size.x + 2, y: size.y + ABOVE, width: size.width.saturating_sub(4), height };
        Axes::new(area, self.review.positions().len())
    }

    fn points(&self) -> Vec<Point> {
        let point = |(position, game): (usize, &talon_rules::AnyGame)| Point {
            score: game.score().unwrap_or_default(),
            most: self.review.most_points(position).points,
            can_be_won: self.review.can_be_won(position),
        };
        self.review.positions().iter().enumerate().map(point).collect()
    }

    /// The place of the cursor: the move before, what was possible then, and the move that followed.
    fn place(&self, pen: &Pen<'_>) -> Vec<Line<'static>> {
        let mut lines = vec![Line::styled(self.before(pen), pen.theme.table)];
        let stands = pen.lang.review_place(&self.review, self.review.cursor());
        let score = self.review.positions()[self.review.cursor()].score().unwrap_or_default();
        let points = pen.text_with("table-points", &[("points", score.into())]);
        let stands = format!("{points}  {}  {stands}", pen.theme.glyphs.dot);
        lines.push(Line::styled(stands, pen.theme.strong));
        if let Some(next) = self.names.get(self.review.cursor()) {
            let lost = self.review.turning_position() == Some(self.review.cursor());
            let style = if lost { pen.theme.warning } else { pen.theme.table };
            lines.push(Line::styled(pen.text_with("way-next", &[("move", next.as_str().into())]), style));
        }
        lines.extend(self.line_names(pen).into_iter().map(|line| Line::styled(line, pen.theme.dim)));
        lines
    }

    /// The moves that would have won from here, one a line, where they are known.
    fn line_names(&self, pen: &Pen<'_>) -> Vec<String> {
        let line = self.review.best_line_from(self.review.cursor()).unwrap_or_default();
        if line.is_empty() || self.review.can_be_won(self.review.cursor()) != Some(true) {
            return Vec::new();
        }
        let names = pen.lang.move_names(&self.review.positions()[self.review.cursor()], line);
        let numbered =
            (self.review.cursor() + 1..).zip(names).map(|(number, name)| format!("{number}. {name}"));
        [String::new(), pen.text("review-what-would-have-won")].into_iter().chain(numbered).collect()
    }

    fn before(&self, pen: &Pen<'_>) -> String {
        match self.review.cursor().checked_sub(1) {
            None => pen.text("review-before-any-move"),
            Some(last) => {
                let values =
                    [("number", self.review.cursor().into()), ("move", self.names[last].as_str().into())];
                pen.text_with("review-position", &values)
            }
        }
    }

    /// The progress or the legend.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let glyphs = pen.theme.glyphs;
        let values = [
            ("yes", glyphs.yes.into()),
            ("no", glyphs.no.into()),
            ("full", glyphs.block.into()),
            ("shade", glyphs.shade.into()),
        ];
        let legend = Line::from(pen.text_with("terminal-review-legend", &values));
        let bottom = draw_bottom(buffer, area, legend, pen);
        let (done, all) = self.review.progress();
        if done < all {
            draw_progress(buffer, Rect { height: 1, ..bottom }, done, all, pen);
        }
    }
}

impl Screen for ReviewPage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        let cursor = self.review.cursor();
        match key.code {
            KeyCode::Left | KeyCode::Char('k') => self.review.go_to(cursor.saturating_sub(1)),
            KeyCode::Right | KeyCode::Char('j') => self.review.go_to(cursor + 1),
            KeyCode::PageUp | KeyCode::Up => self.review.go_to(cursor.saturating_sub(10)),
            KeyCode::PageDown | KeyCode::Down => self.review.go_to(cursor + 10),
            KeyCode::Home => self.review.go_to(0),
            KeyCode::End => self.review.go_to(usize::MAX),
            KeyCode::Char('t') => {
                if let Some(position) = self.review.turning_position() {
                    self.review.go_to(position);
                }
            }
            KeyCode::Char('w' | 'W') | KeyCode::Enter => return Action::Command(Command::WinningLine),
            KeyCode::Char('f') => {
                if let Some(position) = self.review.turning_position() {
                    let line = Box::new(self.review.line_to(position));
                    return Action::Puzzle(PuzzleAction::FindMove(line));
                }
            }
            KeyCode::Char('a') => {
                let moves = self.review.moves()[..cursor].to_vec();
                return Action::Game(GameAction::Continue(Continuation::TryAgain(moves)));
            }
            KeyCode::Esc | KeyCode::Char('q' | 'v' | 'V') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-review-keys")
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let cursor = self.review.cursor();
        match mouse.kind {
            MouseEventKind::ScrollUp => self.review.go_to(cursor.saturating_sub(1)),
            MouseEventKind::ScrollDown => self.review.go_to(cursor + 1),
            MouseEventKind::Down(MouseButton::Left) | MouseEventKind::Drag(MouseButton::Left) => {
                if let Some(position) = self.axes(context.area).position_at(mouse.column) {
                    self.review.go_to(position);
                }
            }
            _ => {}
        }
        Action::None
    }

    fn query(&self) -> Option<Query> {
        self.review.next_query()
    }

    fn receive(&mut self, answer: Answer, _: &mut Session, _: &Pen<'_>) -> Action {
        self.review.receive(answer);
        Action::None
    }

    fn review(&self) -> Option<&Review> {
        Some(&self.review)
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let moves = pen.text_with("table-moves", &[("count", self.names.len().into())]);
        let graded = context.session.advice().grade();
        let grade = graded.map(|graded| pen.lang.grade_name(graded.grade));
        draw_title(buffer, area, review_title(context.session, grade, pen), moves, pen);
        let axes = self.axes(area);
        let rows = [
            Constraint::Length(2),
            Constraint::Length(ABOVE - 2),
            Constraint::Length(axes.bars.height + 2),
            Constraint::Fill(1),
            Constraint::Length(2),
        ];
        let [_, verdict, _, place, _] = area.inner(Margin::new(2, 0)).layout(&Layout::vertical(rows));
        let sentence = Line::styled(pen.lang.review_verdict(&self.review), pen.theme.gold);
        wrapped(vec![sentence]).render(verdict, buffer);
        graph::draw(buffer, axes, &self.points(), self.review.cursor(), pen);
        wrapped(self.place(pen)).render(place, buffer);
        self.draw_bottom(buffer, area, pen);
    }
}
