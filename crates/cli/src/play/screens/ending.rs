//! The panel over the table when a patience or a match has ended, and a short motion after a win.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use talon_hall::Command as MatchCommand;
use talon_rules::Status;
use talon_rules::pieces::Suit;
use talon_table::{Command, Counts, CurseCounts, Ending, Outcome};

use super::screen::Context;
use super::table_view::board_area;
use super::widgets::{dialog_area, draw_frame, wrapped};
use crate::online::LinkedMatch;
use crate::play::action::{Action, GameAction, MatchAction};
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
    fn shown<'a>(&self, session: &'a Session, online: Option<&'a LinkedMatch>) -> Option<Ended<'a>> {
        if self.is_closed { None } else { Ended::of(session, online) }
    }

    /// Handles a key of the panel; `None` for a key of the table.
    pub(crate) fn key(&mut self, key: KeyCode, context: &Context<'_>) -> Option<Action> {
        let ended = self.shown(context.session, context.online)?;
        match key {
            KeyCode::Enter | KeyCode::Esc if self.rested < REST => {
                self.rested = Duration::ZERO;
                Some(Action::None)
            }
            KeyCode::Enter | KeyCode::Esc => {
                let next = ended.next(context).filter(|_| key == KeyCode::Enter);
                // The answer to a question for another match comes below the panel.
                self.is_closed = next.is_none() || context.online.is_some();
                Some(next.map_or(Action::None, |(_, action)| action))
            }
            _ => None,
        }
    }

    /// Lets time pass. Returns whether the picture changes.
    pub(crate) fn tick(&mut self, time: Duration, session: &Session, online: Option<&LinkedMatch>) -> bool {
        let is_shown = self.shown(session, online).is_some();
        self.rested = if is_shown { self.rested + time } else { Duration::ZERO };
        if !self.is_moving(session, online) {
            return false;
        }
        let picture = self.picture();
        self.since += time;
        self.picture() != picture
    }

    /// Returns true if suits still fall.
    pub(crate) fn is_moving(&self, session: &Session, online: Option<&LinkedMatch>) -> bool {
        self.since < MOTION && self.shown(session, online).is_some_and(|ended| ended.is_won())
    }

    fn picture(&self) -> u128 {
        self.since.as_millis() / PICTURE.as_millis()
    }

    /// Draws the panel over the table.
    pub(crate) fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let Some(ended) = self.shown(context.session, context.online) else { return };
        let board = board_area(context.area, context.session.kind().game);
        if self.is_moving(context.session, context.online) && !self.since.is_zero() {
            self.draw_falling(buffer, board.bottom(), &context.pen);
        }
        let text = wrapped(lines(&ended, context));
        let width = count(text.line_width()).min(WIDEST);
        let inside = dialog_area(board, (width, count(text.line_count(width))));
        draw_frame(buffer, inside, &context.pen);
        text.style(context.pen.theme.bar).render(inside, buffer);
    }

    /// Suits that fall between the title and the messages, each at its own pace.
    fn draw_falling(&self, buffer: &mut Buffer, bottom: u16, pen: &Pen<'_>) {
        let width = buffer.area.width.max(1);
        let picture = u16::try_from(self.picture()).unwrap_or(u16::MAX);
        for (number, suit) in (0..FALLING).zip(Suit::ALL.into_iter().cycle()) {
            let row = (picture * (2 + number % 3) / 2 + number * 3).saturating_sub(FALLING * 2);
            if (1..bottom).contains(&row) {
                let style = if number % 2 == 0 { pen.theme.gold } else { pen.theme.strong };
                write(buffer, number * 37 % width, row, 1, pen.theme.sign(suit), style);
            }
        }
    }
}

/// The game or the match that has ended.
enum Ended<'a> {
    /// A game at this table.
    Game(Ending<'a>),
    /// A match over the network.
    Match(&'a LinkedMatch),
}

impl<'a> Ended<'a> {
    fn of(session: &'a Session, online: Option<&'a LinkedMatch>) -> Option<Ended<'a>> {
        match online {
            Some(online) => online.table.is_over().then_some(Ended::Match(online)),
            None => session.ending().filter(|_| !session.is_practice()).map(Ended::Game),
        }
    }

    /// True if the player has won.
    fn is_won(&self) -> bool {
        match self {
            Ended::Game(ending) => ending.is_won(),
            Ended::Match(online) => {
                let winner = online.table.outcome().and_then(|outcome| outcome.winner);
                winner.is_some() && winner == online.table.seat()
            }
        }
    }

    /// The next game: its name and its action. After a match, there may be none.
    fn next(&self, context: &Context<'_>) -> Option<(String, Action)> {
        let lang = context.pen.lang;
        match self {
            Ended::Game(ending) => Some(match ending.try_again().zip(lang.ending_try_again(ending)) {
                Some((how, name)) => (name, Action::Game(GameAction::Continue(how))),
                None => (lang.next_game(context.session.kind().game), Action::Command(Command::NewDeal)),
            }),
            Ended::Match(online) => {
                let rematch = MatchCommand::Rematch;
                let can = online.choices(context.settings.preferences.opponent).contains(&rematch);
                can.then(|| (online.command_name(&rematch, lang), Action::Match(MatchAction::Send(rematch))))
            }
        }
    }

    /// The result in a sentence.
    fn verdict(&self, context: &Context<'_>) -> String {
        let (lang, status) = (context.pen.lang, context.session.game().status());
        let layout = context.session.layout();
        match self {
            Ended::Match(online) => online.table.outcome_text(lang).unwrap_or_default(),
            Ended::Game(ending) if ending.outcome == Outcome::Lost && status == Status::Playing => {
                lang.text("table-gave-up")
            }
            Ended::Game(_) => {
                lang.match_ending(&layout).map_or_else(|| lang.verdict(status, &layout), |(winner, _)| winner)
            }
        }
    }

    fn figures(&self, context: &Context<'_>) -> Vec<(String, String)> {
        let lang = context.pen.lang;
        match self {
            Ended::Game(ending) => lang.ending_figures(ending),
            Ended::Match(online) => match context.session.scene().counts() {
                Counts::Curse(CurseCounts { standing: Some(standing), .. }) => {
                    lang.match_figures(standing.score.map(u32::from), online.hands())
                }
                _ => Vec::new(),
            },
        }
    }

    /// The sentences below the figures.
    fn sentences(&self, context: &Context<'_>) -> Vec<String> {
        let lang = context.pen.lang;
        let last_hand = lang.match_ending(&context.session.layout()).map(|(_, hand)| hand);
        let of_game = match self {
            Ended::Game(ending) => {
                vec![lang.ending_feat(ending), lang.ending_loss(ending), lang.ending_assistance(ending)]
            }
            Ended::Match(_) => Vec::new(),
        };
        last_hand.into_iter().chain(of_game).filter(|text| !text.is_empty()).collect()
    }
}

/// The text of the panel, line by line.
fn lines<'a>(ended: &Ended<'_>, context: &Context<'a>) -> Vec<Line<'a>> {
    let Pen { lang, theme } = context.pen;
    let figures = ended.figures(context);
    let widest = figures.iter().map(|(name, _)| width_of(name)).max().unwrap_or(0);
    let figure = |(name, value): &(String, String)| {
        let gap = " ".repeat(usize::from(widest - width_of(name)) + 2);
        Line::from_iter([Span::raw(format!("{name}{gap}")), Span::styled(value.clone(), theme.bar_strong)])
    };
    let enter = ended.next(context).map(|(name, _)| format!("Enter  {name}"));
    let keys = [
        format!("v      {}", lang.text("review-title")),
        format!("Esc    {}", lang.text("terminal-ending-table")),
    ];
    let mut lines = vec![Line::styled(ended.verdict(context), theme.bar_gold), Line::default()];
    lines.extend(figures.iter().map(figure));
    lines.extend(ended.sentences(context).into_iter().flat_map(|text| [Line::default(), Line::from(text)]));
    lines.push(Line::default());
    lines.extend(enter.into_iter().chain(keys).map(Line::from));
    lines
}
