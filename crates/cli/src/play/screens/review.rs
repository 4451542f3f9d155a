//! The review of a game that is over: a graph of it, the move that threw the win away, and what could
//! have been done instead at each place.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_table::{Continuation, DealGrading, Inquiry, Review};

use super::graph::{self, Axes, Point};
use super::wrap;
use crate::play::app::Action;
use crate::play::boards::{count, width_of};
use crate::play::draw::{Pen, fill, write};
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
    /// How hard the deal is, if it was dealt.
    grading: Option<DealGrading>,
    /// The moves by their names.
    names: Vec<String>,
}

impl ReviewPage {
    /// The review of the game on the table; `None` for a game between two.
    pub(crate) fn new(session: &mut Session, lang: &Lang) -> Option<ReviewPage> {
        let review = session.review()?;
        let names = lang.move_names(&review.positions()[0], review.moves());
        Some(ReviewPage { review, grading: DealGrading::new(session.sitting()), names })
    }

    /// What was found out.
    pub(crate) fn review(&self) -> &Review {
        &self.review
    }

    /// The next query of the grading, then of the review.
    pub(crate) fn query(&self) -> Option<Query> {
        self.grading.as_ref().and_then(DealGrading::next_query).or_else(|| self.review.next_query())
    }

    /// Takes the answer to [`ReviewPage::query`].
    pub(crate) fn receive(&mut self, answer: Answer) {
        match &mut self.grading {
            Some(grading) if grading.next_query().is_some() => grading.receive(answer),
            _ => self.review.receive(answer),
        }
    }

    /// Arrows go along the game; `w` shows what would have been best, `a` tries again.
    pub(crate) fn key(&mut self, key: KeyEvent, _: &Session) -> Action {
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
            KeyCode::Char('w' | 'W') | KeyCode::Enter => return Action::ShowLine,
            KeyCode::Char('a') => {
                let moves = self.review.moves()[..cursor].to_vec();
                return Action::Continue(Continuation::TryAgain(moves));
            }
            KeyCode::Esc | KeyCode::Char('q' | 'v' | 'V') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    /// A click goes to a position, the wheel along the game.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Rect) -> Action {
        let cursor = self.review.cursor();
        match mouse.kind {
            MouseEventKind::ScrollUp => self.review.go_to(cursor.saturating_sub(1)),
            MouseEventKind::ScrollDown => self.review.go_to(cursor + 1),
            MouseEventKind::Down(MouseButton::Left) | MouseEventKind::Drag(MouseButton::Left) => {
                if let Some(position) = self.axes(size).position_at(mouse.column) {
                    self.review.go_to(position);
                }
            }
            _ => {}
        }
        Action::None
    }

    fn axes(&self, size: Rect) -> Axes {
        let height = size.height.saturating_sub(ABOVE + BELOW).clamp(4, HIGHEST);
        let area = Rect { x: size.x + 2, y: size.y + ABOVE, width: size.width.saturating_sub(4), height };
        Axes::new(area, self.review.positions().len())
    }

    /// Draws the review over the whole screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, session: &Session, pen: &Pen<'_>) {
        fill(buffer, area, pen.theme.table);
        self.draw_title(buffer, area, session, pen);
        let inside = Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, ..area };
        let lines = wrap(&pen.lang.review_verdict(&self.review), usize::from(inside.width));
        for (y, line) in (inside.y..area.y + ABOVE).zip(&lines) {
            write(buffer, inside.x, y, inside.width, line, pen.theme.gold);
        }
        let axes = self.axes(area);
        graph::draw(buffer, axes, &self.points(), self.review.cursor(), pen);
        let below = axes.bars.bottom() + 2;
        self.draw_place(buffer, Rect { y: below, height: area.bottom() - 2 - below, ..inside }, pen);
        self.draw_bottom(buffer, area, pen);
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, session: &Session, pen: &Pen<'_>) {
        fill(buffer, Rect { height: 1, ..area }, pen.theme.bar);
        let game = pen.lang.game_name(session.kind().game);
        let mut parts = vec![pen.say("review-title"), game];
        if let Some(deal) = session.deal() {
            parts.push(pen.say_with("table-deal", &[("deal", deal.to_string().into())]));
        }
        if let Some(graded) = self.grading.as_ref().and_then(DealGrading::grade) {
            parts.push(pen.lang.grade_name(graded.grade));
        }
        let title = parts.join(&format!("  {}  ", pen.theme.glyphs.dot));
        write(buffer, area.x + 1, area.y, area.width, &title, pen.theme.bar_strong);
        let moves = pen.say_with("table-moves", &[("count", self.names.len().into())]);
        let x = area.right().saturating_sub(width_of(&moves) + 1);
        write(buffer, x, area.y, area.width, &moves, pen.theme.bar_strong);
    }

    fn points(&self) -> Vec<Point> {
        let point = |(position, game): (usize, &talon_rules::AnyGame)| Point {
            score: game.score().unwrap_or_default(),
            most: self.review.most_points(position).points,
            can_be_won: self.review.can_be_won(position),
        };
        self.review.positions().iter().enumerate().map(point).collect()
    }

    /// What the cursor is on: the move before, what was possible then, and the move that followed.
    fn draw_place(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let mut lines = vec![(self.before(pen), pen.theme.table)];
        let stands = pen.lang.review_place(&self.review, self.review.cursor());
        let score = self.review.positions()[self.review.cursor()].score().unwrap_or_default();
        let points = pen.say_with("table-points", &[("points", score.into())]);
        let stands = format!("{points}  {}  {stands}", pen.theme.glyphs.dot);
        lines.push((stands, pen.theme.strong));
        if let Some(next) = self.names.get(self.review.cursor()) {
            let lost = self.review.turning_position() == Some(self.review.cursor());
            let style = if lost { pen.theme.warning } else { pen.theme.table };
            lines.push((pen.say_with("way-next", &[("move", next.as_str().into())]), style));
        }
        lines.extend(self.way_names(pen).into_iter().map(|line| (line, pen.theme.dim)));
        let wide = usize::from(area.width);
        let wrapped = lines
            .iter()
            .flat_map(|(text, style)| wrap(text, wide).into_iter().map(move |line| (line, *style)));
        for (y, (line, style)) in (area.y..area.bottom()).zip(wrapped) {
            write(buffer, area.x, y, area.width, &line, style);
        }
    }

    /// The moves that would have won from here, one a line, where they are known.
    fn way_names(&self, pen: &Pen<'_>) -> Vec<String> {
        let way = self.review.best_line_from(self.review.cursor()).unwrap_or_default();
        if way.is_empty() || self.review.can_be_won(self.review.cursor()) != Some(true) {
            return Vec::new();
        }
        let names = pen.lang.move_names(&self.review.positions()[self.review.cursor()], way);
        let numbered =
            (self.review.cursor() + 1..).zip(names).map(|(number, name)| format!("{number}. {name}"));
        [String::new(), pen.say("review-what-would-have-won")].into_iter().chain(numbered).collect()
    }

    fn before(&self, pen: &Pen<'_>) -> String {
        match self.review.cursor().checked_sub(1) {
            None => pen.say("review-before-any-move"),
            Some(last) => {
                let values =
                    [("number", self.review.cursor().into()), ("move", self.names[last].as_str().into())];
                pen.say_with("review-position", &values)
            }
        }
    }

    /// How far the solver is, and the keys.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let bottom = Rect { y: area.bottom() - 2, height: 2, ..area };
        fill(buffer, bottom, pen.theme.bar);
        let (done, all) = self.review.progress();
        let glyphs = pen.theme.glyphs;
        if done < all {
            let wide = usize::from(bottom.width) - 2;
            let long = wide * done / all;
            write(
                buffer,
                bottom.x + 1,
                bottom.y,
                count(long),
                &glyphs.block.repeat(long),
                pen.theme.bar_gold,
            );
            let rest = glyphs.dot.repeat(wide - long);
            write(buffer, bottom.x + 1 + count(long), bottom.y, count(wide - long), &rest, pen.theme.bar);
        } else {
            let legend = pen.say_with(
                "terminal-review-legend",
                &[
                    ("yes", glyphs.yes.into()),
                    ("no", glyphs.no.into()),
                    ("full", glyphs.block.into()),
                    ("shade", glyphs.shade.into()),
                ],
            );
            write(buffer, bottom.x + 1, bottom.y, bottom.width - 2, &legend, pen.theme.bar);
        }
        let keys = pen.say("terminal-review-keys");
        write(buffer, bottom.x + 1, bottom.y + 1, bottom.width - 2, &keys, pen.theme.bar_strong);
    }
}
