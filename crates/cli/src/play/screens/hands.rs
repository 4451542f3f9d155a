//! The review of hands of Curse of the Doublet: each move with what the hand was worth after it, what passes proved,
//! and what else could have been played.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Row, Table, Widget};
use talon_query::{Answer, Judged, Query};
use talon_rules::curse::Seat;
use talon_table::{HandReview, Inquiry};

use super::screen::{Context, Screen};
use super::widgets::{draw_bottom, draw_progress, draw_title, review_title, wrapped};
use crate::play::action::Action;
use crate::play::draw::{Pen, count, fill, width_of, write};
use crate::play::session::Session;

/// The columns from which the moves and the details of one stand side by side.
const WIDE: u16 = 110;

/// The rows from which everything about a hand is shown.
const HIGH: u16 = 30;

/// The columns of the moves where the details stand beside them.
const LIST: u16 = 58;

/// The columns of the bars for one seat, and the points that fill them.
const BAR: u16 = 8;
const MOST_POINTS: i32 = 12;

/// The review of hands.
#[derive(Debug)]
pub(crate) struct HandsPage {
    review: HandReview,
}

/// The places of the parts of the page.
struct Parts {
    /// The summary of the hand.
    head: Rect,
    /// The moves.
    list: Rect,
    /// The details of one move.
    place: Rect,
}

impl HandsPage {
    /// The page of a review.
    pub(crate) fn new(review: HandReview) -> HandsPage {
        HandsPage { review }
    }

    /// The number of the hand that is shown.
    fn hand(&self) -> usize {
        self.review.hand()
    }

    fn go_by(&mut self, moves: isize) {
        let hand = &self.review.hands()[self.hand()];
        let number = self.review.cursor().saturating_add_signed(moves).clamp(hand.start, hand.end - 1);
        self.review.go_to(number);
    }

    /// The first move in a list of this height, with the cursor in the middle of longer lists.
    fn first_shown(&self, list: Rect) -> usize {
        let moves = &self.review.hands()[self.hand()];
        let high = usize::from(list.height);
        let most = moves.len().saturating_sub(high);
        moves.start + (self.review.cursor() - moves.start).saturating_sub(high / 2).min(most)
    }

    fn parts(&self, area: Rect, pen: &Pen<'_>) -> Parts {
        let inside = area.inner(Margin::new(2, 0));
        let height = count(wrapped(self.head(area, pen)).line_count(inside.width));
        let head = Rect { y: area.y + 2, height, ..inside };
        let top = head.bottom() + 2;
        let rest = area.bottom().saturating_sub(3).saturating_sub(top);
        let below = Rect { y: top, height: rest, ..inside };
        if area.width >= WIDE {
            let place = Rect { x: inside.x + LIST + 3, width: inside.width - LIST - 3, ..below };
            return Parts { head, list: Rect { width: LIST, ..below }, place: Rect { y: top - 1, ..place } };
        }
        let high = (rest / 2).saturating_sub(1).max(4);
        let place = Rect { y: top + high + 1, height: rest.saturating_sub(high + 1), ..below };
        Parts { head, list: Rect { height: high, ..below }, place }
    }

    /// The summary of the hand.
    fn head(&self, area: Rect, pen: &Pen<'_>) -> Vec<Line<'static>> {
        let (hand, theme) = (self.hand(), pen.theme);
        let (done, all) = self.review.progress(hand);
        let mut lines = vec![
            Line::styled(pen.lang.hand_title(&self.review, hand), theme.strong),
            Line::styled(pen.lang.hand_verdict(&self.review, hand), theme.gold),
        ];
        if done == all && area.height >= HIGH {
            let given = Seat::BOTH.map(|seat| pen.lang.hand_given_away(&self.review, hand, seat));
            lines.push(Line::styled(given.join(" "), theme.table));
        }
        lines
    }

    /// The moves of the hand, with bars for what the hand was worth after each: south's to the right, north's to the
    /// left.
    fn draw_list(&self, buffer: &mut Buffer, list: Rect, pen: &Pen<'_>) {
        let moves = self.review.hands()[self.hand()].clone();
        let middle = list.right().saturating_sub(BAR + 7);
        let seats = Seat::BOTH.map(|seat| pen.lang.seat_name(seat.into()));
        let label = middle.saturating_sub(width_of(&seats[1]) + 1);
        write(buffer, label, list.y - 1, BAR, &seats[1], pen.theme.dim);
        write(buffer, middle + 2, list.y - 1, BAR, &seats[0], pen.theme.dim);
        let first = self.first_shown(list);
        for (y, number) in (list.y..list.bottom()).zip(first..moves.end) {
            let is_here = number == self.review.cursor();
            let style = if is_here { pen.theme.strong } else { pen.theme.table };
            let pointer = if is_here { pen.theme.glyphs.pointer } else { " " };
            let name = pen.lang.hand_move(&self.review, number);
            let text = format!("{pointer}{:>3}  {name}", number + 1 - moves.start);
            write(buffer, list.x, y, middle.saturating_sub(BAR + list.x), &text, style);
            write(buffer, middle, y, 1, pen.theme.glyphs.bar, pen.theme.dim);
            if let Some(value) = self.review.value(number, Seat::South) {
                draw_bar(buffer, middle, y, value, pen);
            }
            if let Some(loss) = self.loss(number) {
                let text = format!("{:>6}", pen.lang.signed_points(-loss));
                write(buffer, list.right() - 6, y, 6, &text, pen.theme.warning);
            }
        }
    }

    /// The points that a play gave away by fair judgement, if they are enough to mention.
    fn loss(&self, number: usize) -> Option<i32> {
        let loss = self.review.decision(number)?.fair_loss();
        Some(loss).filter(|loss| *loss >= HandReview::WORTH_TELLING)
    }

    /// The move under the cursor: what it proved, and what else could have been played.
    fn draw_place(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let cursor = self.review.cursor();
        let mut lines = vec![Line::styled(pen.lang.hand_move(&self.review, cursor), pen.theme.strong)];
        let sentences = pen.lang.hand_move_details(&self.review, cursor);
        lines.extend(sentences.into_iter().map(|sentence| Line::styled(sentence, pen.theme.table)));
        let plays = self.review.decision(cursor).map_or(0, |decision| decision.plays().len() + 2);
        let mut text = wrapped(lines.clone());
        // Where there is no room for both, the plays say what the sentences would.
        if text.line_count(area.width) + plays > usize::from(area.height) && plays > 0 {
            lines.truncate(1);
            text = wrapped(lines);
        }
        let used = count(text.line_count(area.width)) + 1;
        text.render(area, buffer);
        let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
        self.draw_plays(buffer, below, pen);
    }

    /// The plays that could have been made, with what they were worth.
    fn draw_plays(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let Some(decision) = self.review.decision(self.review.cursor()) else { return };
        let row = |sign: &str, [play, fair, seen]: [String; 3]| {
            let cells = [Line::from(sign.to_owned()), Line::from(play)];
            Row::new(cells.into_iter().chain([fair, seen].map(|value| Line::from(value).right_aligned())))
        };
        let columns = ["hand-review-column-play", "hand-review-column-fair", "hand-review-column-seen"];
        let header = row("", columns.map(|id| pen.text(id))).style(pen.theme.dim);
        let rows = decision.plays().iter().map(|judged| {
            if judged == decision.chosen() {
                row(pen.theme.glyphs.pointer, worth(judged, pen)).style(pen.theme.gold)
            } else {
                row("", worth(judged, pen)).style(pen.theme.table)
            }
        });
        let widths = [1, 21, 9, 10].map(Constraint::Length);
        Widget::render(Table::new(rows, widths).header(header), area, buffer);
    }

    /// The progress or the legend.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let (done, all) = self.review.progress(self.hand());
        if done < all {
            let row = Rect { y: area.bottom() - 2, height: 1, ..area };
            return draw_progress(buffer, row, done, all, pen);
        }
        draw_bottom(buffer, area, Line::from(pen.text("terminal-hands-legend")), pen);
    }
}

impl Screen for HandsPage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.go_by(-1),
            KeyCode::Down | KeyCode::Char('j') => self.go_by(1),
            KeyCode::PageUp => self.go_by(-10),
            KeyCode::PageDown => self.go_by(10),
            KeyCode::Home => self.go_by(isize::MIN),
            KeyCode::End => self.go_by(isize::MAX),
            KeyCode::Left | KeyCode::Char('h') => self.review.go_to_hand(self.hand().wrapping_sub(1)),
            KeyCode::Right | KeyCode::Char('l') => self.review.go_to_hand(self.hand() + 1),
            KeyCode::Char('t') => {
                if let Some(number) = self.review.costliest(self.hand()) {
                    self.review.go_to(number);
                }
            }
            KeyCode::Esc | KeyCode::Char('q' | 'v' | 'V') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    fn keys(&self, context: &Context<'_>) -> String {
        let is_one = self.review.hands().len() == 1;
        context.pen.text(if is_one { "terminal-hand-keys" } else { "terminal-hands-keys" })
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.go_by(-1),
            MouseEventKind::ScrollDown => self.go_by(1),
            MouseEventKind::Down(MouseButton::Left) => {
                let list = self.parts(context.area, &context.pen).list;
                let first = self.first_shown(list);
                let clicked = mouse.row.checked_sub(list.y).filter(|row| *row < list.height);
                let number = clicked.map(|row| first + usize::from(row));
                let moves = &self.review.hands()[self.hand()];
                if let Some(number) = number.filter(|number| moves.contains(number)) {
                    self.review.go_to(number);
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

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let opponent = context.session.opponent().map(|level| pen.lang.against(level));
        draw_title(buffer, area, review_title(context.session, opponent, pen), "", pen);
        let parts = self.parts(area, pen);
        wrapped(self.head(area, pen)).render(parts.head, buffer);
        self.draw_list(buffer, parts.list, pen);
        self.draw_place(buffer, parts.place, pen);
        self.draw_bottom(buffer, area, pen);
    }
}

/// A play, and its points by both judgements.
fn worth(judged: &Judged, pen: &Pen<'_>) -> [String; 3] {
    let seen = judged.seen.map(|points| pen.lang.signed_points(100 * points)).unwrap_or_default();
    [pen.lang.play_name(judged), pen.lang.signed_points(judged.fair), seen]
}

/// Draws a bar from the middle: to the right for south's points, to the left for north's.
fn draw_bar(buffer: &mut Buffer, middle: u16, y: u16, value: i32, pen: &Pen<'_>) {
    let long = (value.abs().min(MOST_POINTS) * i32::from(BAR) + MOST_POINTS - 1) / MOST_POINTS;
    let long = u16::try_from(long).unwrap_or(BAR);
    let block = pen.theme.glyphs.block.repeat(usize::from(long));
    let (x, style) = match value {
        0.. => (middle + 1, pen.theme.hint),
        _ => (middle - long, pen.theme.gold),
    };
    write(buffer, x, y, long, &block, style);
}
