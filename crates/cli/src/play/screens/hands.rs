//! The review of hands of Curse of the Doublet: each move with what the hand was worth after it, what passes proved,
//! and what else could have been played.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Style;
use talon_query::{Answer, Judged, Query};
use talon_rules::curse::Seat;
use talon_table::{HandReview, Inquiry};

use super::wrap;
use crate::play::app::Action;
use crate::play::boards::{count, width_of};
use crate::play::draw::{Pen, fill, write};
use crate::play::session::Session;

/// So many columns a screen must have for the moves and what is said of one to stand side by side.
const WIDE: u16 = 110;

/// So many rows it must have for all that is said of a hand.
const HIGH: u16 = 30;

/// The columns of the moves where something stands beside them.
const LIST: u16 = 58;

/// The columns of the bars for one seat, and the points that fill them.
const BAR: u16 = 8;
const MOST_POINTS: i32 = 12;

/// The review of hands.
#[derive(Debug)]
pub(crate) struct HandsPage {
    review: HandReview,
}

/// Where the parts of the page stand.
struct Parts {
    /// What is said of the whole hand.
    head: Rect,
    /// The moves.
    list: Rect,
    /// What is said of one of them.
    place: Rect,
}

impl HandsPage {
    /// The review of the hands of the game on the table that have ended; `None` when there are none.
    pub(crate) fn new(session: &mut Session) -> Option<HandsPage> {
        Some(HandsPage { review: session.hand_review()? })
    }

    /// The hand that is looked at.
    fn hand(&self) -> usize {
        self.review.hand()
    }

    /// The next query of the review.
    pub(crate) fn query(&self) -> Option<Query> {
        self.review.next_query()
    }

    /// Takes the answer to [`HandsPage::query`].
    pub(crate) fn receive(&mut self, answer: Answer) {
        self.review.receive(answer);
    }

    /// Arrows go along the moves and from hand to hand; `t` goes to the play that cost most.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
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

    /// A click goes to a move, the wheel along them.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Rect, pen: &Pen<'_>) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.go_by(-1),
            MouseEventKind::ScrollDown => self.go_by(1),
            MouseEventKind::Down(MouseButton::Left) => {
                let list = self.parts(size, pen).list;
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

    fn go_by(&mut self, moves: isize) {
        let hand = &self.review.hands()[self.hand()];
        let number = self.review.cursor().saturating_add_signed(moves).clamp(hand.start, hand.end - 1);
        self.review.go_to(number);
    }

    /// The first move that is shown in a list of this height: the cursor stays in the middle where there is more.
    fn first_shown(&self, list: Rect) -> usize {
        let moves = &self.review.hands()[self.hand()];
        let high = usize::from(list.height);
        let most = moves.len().saturating_sub(high);
        moves.start + (self.review.cursor() - moves.start).saturating_sub(high / 2).min(most)
    }

    fn parts(&self, area: Rect, pen: &Pen<'_>) -> Parts {
        let inside = Rect { x: area.x + 2, width: area.width - 4, ..area };
        let said = self.head_lines(area, pen).len();
        let head = Rect { y: area.y + 2, height: count(said), ..inside };
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

    /// What is said of the whole hand.
    fn head_lines(&self, area: Rect, pen: &Pen<'_>) -> Vec<(String, Style)> {
        let (hand, theme) = (self.hand(), pen.theme);
        let (done, all) = self.review.progress(hand);
        let mut said = vec![
            (pen.lang.hand_title(&self.review, hand), theme.strong),
            (pen.lang.hand_verdict(&self.review, hand), theme.gold),
        ];
        if done == all && area.height >= HIGH {
            let given = Seat::BOTH.map(|seat| pen.lang.hand_given_away(&self.review, hand, seat));
            said.push((given.join(" "), theme.table));
        }
        let wide = usize::from(area.width - 4);
        said.iter()
            .flat_map(|(text, style)| wrap(text, wide).into_iter().map(|line| (line, *style)))
            .collect()
    }

    /// Draws the review over the whole screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, session: &Session, pen: &Pen<'_>) {
        fill(buffer, area, pen.theme.table);
        self.draw_title(buffer, area, session, pen);
        let parts = self.parts(area, pen);
        let head = self.head_lines(area, pen);
        write_lines(buffer, parts.head, &head);
        self.draw_list(buffer, parts.list, pen);
        self.draw_place(buffer, parts.place, pen);
        self.draw_bottom(buffer, area, pen);
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, session: &Session, pen: &Pen<'_>) {
        fill(buffer, Rect { height: 1, ..area }, pen.theme.bar);
        let mut parts = vec![pen.say("review-title"), pen.lang.game_name(session.kind().game)];
        if let Some(deal) = session.deal() {
            parts.push(pen.say_with("table-deal", &[("deal", deal.to_string().into())]));
        }
        parts.extend(session.opponent().map(|level| pen.lang.against(level)));
        let title = parts.join(&format!("  {}  ", pen.theme.glyphs.dot));
        write(buffer, area.x + 1, area.y, area.width, &title, pen.theme.bar_strong);
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
            let told = pen.lang.hand_move(&self.review, number);
            let text = format!("{pointer}{:>3}  {told}", number + 1 - moves.start);
            write(buffer, list.x, y, middle.saturating_sub(BAR + list.x), &text, style);
            write(buffer, middle, y, 1, pen.theme.glyphs.bar, pen.theme.dim);
            if let Some(value) = self.review.value(number, Seat::South) {
                draw_bar(buffer, (middle, y), value, pen);
            }
            if let Some(loss) = self.loss(number) {
                let text = format!("{:>6}", pen.lang.signed_points(-loss));
                write(buffer, list.right() - 6, y, 6, &text, pen.theme.warning);
            }
        }
    }

    /// What a play gave away by fair judgement, where that is worth telling.
    fn loss(&self, number: usize) -> Option<i32> {
        let loss = self.review.decision(number)?.fair_loss();
        Some(loss).filter(|loss| *loss >= HandReview::WORTH_TELLING)
    }

    /// What is said of the move that the cursor is on, and what else could have been played.
    fn draw_place(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let wide = usize::from(area.width);
        let mut lines = vec![(pen.lang.hand_move(&self.review, self.review.cursor()), pen.theme.strong)];
        let told = pen.lang.hand_move_details(&self.review, self.review.cursor());
        let told: Vec<String> = told.iter().flat_map(|told| wrap(told, wide)).collect();
        let plays =
            self.review.decision(self.review.cursor()).map_or(0, |decision| decision.plays().len() + 2);
        // Where there is no room for both, the plays say what the sentences would.
        if 1 + told.len() + plays <= usize::from(area.height) || plays == 0 {
            lines.extend(told.into_iter().map(|line| (line, pen.theme.table)));
        }
        write_lines(buffer, area, &lines);
        let used = count(lines.len()) + 1;
        let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
        self.draw_plays(buffer, below, pen);
    }

    /// The plays that could have been made, with what they were worth.
    fn draw_plays(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let Some(decision) = self.review.decision(self.review.cursor()) else { return };
        let columns = ["hand-review-column-play", "hand-review-column-fair", "hand-review-column-seen"];
        let [play, fair, seen] = columns.map(|id| pen.say(id));
        let row =
            |sign: &str, [play, fair, seen]: [String; 3]| format!("{sign} {play:<22}{fair:>9}{seen:>11}");
        let mut lines = vec![(row(" ", [play, fair, seen]), pen.theme.dim)];
        for judged in decision.plays() {
            let is_chosen = judged == decision.chosen();
            let sign = if is_chosen { pen.theme.glyphs.pointer } else { " " };
            let style = if is_chosen { pen.theme.gold } else { pen.theme.table };
            lines.push((row(sign, worth(judged, pen)), style));
        }
        write_lines(buffer, area, &lines);
    }

    /// How far it is, and the keys.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let bottom = Rect { y: area.bottom() - 2, height: 2, ..area };
        fill(buffer, bottom, pen.theme.bar);
        let (done, all) = self.review.progress(self.hand());
        let wide = usize::from(bottom.width) - 2;
        if done < all {
            let long = wide * done / all;
            let bar = pen.theme.glyphs.block.repeat(long) + &pen.theme.glyphs.dot.repeat(wide - long);
            write(buffer, bottom.x + 1, bottom.y, bottom.width - 2, &bar, pen.theme.bar_gold);
        } else {
            let legend = pen.say("terminal-hands-legend");
            write(buffer, bottom.x + 1, bottom.y, bottom.width - 2, &legend, pen.theme.bar);
        }
        let id = if self.review.hands().len() > 1 { "terminal-hands-keys" } else { "terminal-hand-keys" };
        write(buffer, bottom.x + 1, bottom.y + 1, bottom.width - 2, &pen.say(id), pen.theme.bar_strong);
    }
}

/// A play, and its points by both decisions.
fn worth(judged: &Judged, pen: &Pen<'_>) -> [String; 3] {
    let seen = judged.seen.map(|points| pen.lang.signed_points(100 * points)).unwrap_or_default();
    [pen.lang.play_name(judged), pen.lang.signed_points(judged.fair), seen]
}

/// A bar from the middle to the right for points that are south's, to the left for north's.
fn draw_bar(buffer: &mut Buffer, (middle, y): (u16, u16), value: i32, pen: &Pen<'_>) {
    let long = (value.abs().min(MOST_POINTS) * i32::from(BAR) + MOST_POINTS - 1) / MOST_POINTS;
    let long = u16::try_from(long).unwrap_or(BAR);
    let block = pen.theme.glyphs.block.repeat(usize::from(long));
    let (x, style) = match value {
        0.. => (middle + 1, pen.theme.hint),
        _ => (middle - long, pen.theme.gold),
    };
    write(buffer, x, y, long, &block, style);
}

fn write_lines(buffer: &mut Buffer, area: Rect, lines: &[(String, Style)]) {
    for (y, (line, style)) in (area.y..area.bottom()).zip(lines) {
        write(buffer, area.x, y, area.width, line, *style);
    }
}
