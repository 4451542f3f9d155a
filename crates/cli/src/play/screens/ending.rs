//! The panel over the table when a patience or a match has ended, and a short motion after a win.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use talon_rules::pieces::Suit;
use talon_table::{Command, Ending, Outcome};

use super::screen::Context;
use super::widgets::{dialog_area, draw_frame, wrapped};
use crate::play::action::{Action, GameAction};
use crate::play::draw::{Pen, count, width_of, write};
use crate::play::session::Session;

/// The most columns of the text.
const WIDEST: u16 = 56;

/// The time that suits fall after a win, and the time that each picture of them stays.
const MOTION: Duration = Duration::from_millis(2400);
const PICTURE: Duration = Duration::from_millis(80);

/// The time that Enter and Esc must rest before the panel takes them: a key that is held down from the last move does
/// not close it.
const REST: Duration = Duration::from_millis(500);

/// Number of suits that fall.
const FALLING: u16 = 40;

/// The panel: whether the player has closed it, and how long it has been there.
#[derive(Debug, Default)]
pub(crate) struct EndingPanel {
    /// The number of the sitting and the moves that it is about.
    of: (u64, usize),
    is_closed: bool,
    since: Duration,
    /// The time since the panel came, or since it last ignored a key.
    rested: Duration,
}

impl EndingPanel {
    /// Follows the session: another ending opens the panel again.
    pub(crate) fn follow(&mut self, session: &Session) {
        let of = (session.seated(), session.sitting().moves_made());
        if self.of != of {
            *self = EndingPanel { of, ..EndingPanel::default() };
        }
    }

    /// The ending that the panel shows now.
    fn shown<'a>(&self, session: &'a Session) -> Option<Ending<'a>> {
        session.ending().filter(|_| !self.is_closed && !session.is_practice())
    }

    /// Handles a key of the panel; `None` for a key of the table.
    pub(crate) fn key(&mut self, key: KeyCode, context: &Context<'_>) -> Option<Action> {
        // A network match goes on in its own ways.
        let ending = self.shown(context.session).filter(|_| context.online.is_none())?;
        match key {
            KeyCode::Enter | KeyCode::Esc if self.rested < REST => {
                self.rested = Duration::ZERO;
                Some(Action::None)
            }
            KeyCode::Enter => Some(
                ending
                    .try_again()
                    .map_or(Action::Command(Command::NewDeal), |how| Action::Game(GameAction::Continue(how))),
            ),
            KeyCode::Esc => {
                self.is_closed = true;
                Some(Action::None)
            }
            _ => None,
        }
    }

    /// Lets time pass. Returns whether the picture changes.
    pub(crate) fn tick(&mut self, time: Duration, session: &Session) -> bool {
        self.rested = if self.shown(session).is_some() { self.rested + time } else { Duration::ZERO };
        if !self.is_moving(session) {
            return false;
        }
        let picture = self.picture();
        self.since += time;
        self.picture() != picture
    }

    /// Returns true if suits still fall.
    pub(crate) fn is_moving(&self, session: &Session) -> bool {
        self.since < MOTION && self.shown(session).is_some_and(|ending| ending.outcome == Outcome::Won)
    }

    fn picture(&self) -> u128 {
        self.since.as_millis() / PICTURE.as_millis()
    }

    /// Draws the panel over the table.
    pub(crate) fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let Some(ending) = self.shown(context.session).filter(|_| context.online.is_none()) else { return };
        if self.is_moving(context.session) && !self.since.is_zero() {
            self.draw_falling(buffer, &context.pen);
        }
        let text = wrapped(lines(&ending, context));
        let width = count(text.line_width()).min(WIDEST);
        let inside = dialog_area(context.area, (width, count(text.line_count(width))));
        draw_frame(buffer, inside, &context.pen);
        text.style(context.pen.theme.bar).render(inside, buffer);
    }

    /// Suits that fall, each at its own pace.
    fn draw_falling(&self, buffer: &mut Buffer, pen: &Pen<'_>) {
        let (width, height) = (buffer.area.width.max(1), buffer.area.height);
        let picture = u16::try_from(self.picture()).unwrap_or(u16::MAX);
        for (number, suit) in (0..FALLING).zip(Suit::ALL.into_iter().cycle()) {
            let row = (picture * (2 + number % 3) / 2 + number * 3).saturating_sub(FALLING * 2);
            if (1..height.saturating_sub(2)).contains(&row) {
                let style = if number % 2 == 0 { pen.theme.gold } else { pen.theme.strong };
                write(buffer, number * 37 % width, row, 1, pen.theme.sign(suit), style);
            }
        }
    }
}

/// The text of the panel, line by line.
fn lines<'a>(ending: &Ending<'_>, context: &Context<'a>) -> Vec<Line<'a>> {
    let Context { session, pen, .. } = context;
    let (lang, theme) = (pen.lang, pen.theme);
    let status = session.game().status();
    let (verdict, last_hand) = if ending.outcome == Outcome::Lost && status == talon_rules::Status::Playing {
        (lang.text("table-gave-up"), String::new())
    } else {
        let layout = session.layout();
        lang.match_ending(&layout).unwrap_or_else(|| (lang.verdict(status, &layout), String::new()))
    };
    let figures = lang.ending_figures(ending);
    let widest = figures.iter().map(|(name, _)| width_of(name)).max().unwrap_or(0);
    let figure = |(name, value): &(String, String)| {
        let gap = " ".repeat(usize::from(widest - width_of(name)) + 2);
        Line::from_iter([Span::raw(format!("{name}{gap}")), Span::styled(value.clone(), theme.bar_strong)])
    };
    let sentences =
        [last_hand, lang.ending_feat(ending), lang.ending_loss(ending), lang.ending_assistance(ending)];
    let enter = lang.ending_try_again(ending).unwrap_or_else(|| lang.next_game(session.kind().game));
    let keys = [
        format!("Enter  {enter}"),
        format!("v      {}", lang.text("review-title")),
        format!("Esc    {}", lang.text("terminal-ending-table")),
    ];
    let mut lines = vec![Line::styled(verdict, theme.bar_gold), Line::default()];
    lines.extend(figures.iter().map(figure));
    let sentences = sentences.into_iter().filter(|text| !text.is_empty());
    lines.extend(sentences.flat_map(|text| [Line::default(), Line::from(text)]));
    lines.push(Line::default());
    lines.extend(keys.map(Line::from));
    lines
}
