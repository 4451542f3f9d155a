//! Looking for a deal that can be won.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_pieces::DealNumber;
use talon_rules::{AnyGame, GameName};
use talon_table::{Answer, Effort, Kind, Question, options_of};

use super::dialog;
use crate::play::app::Action;
use crate::play::draw::Pen;

/// So many deals are looked at before the search is given up.
pub(crate) const MOST_DEALS: usize = 500;

/// A search for a deal that can be won: one deal after the other is drawn and decided.
#[derive(Debug)]
pub(crate) struct Seek {
    kind: Kind,
    draw: fn() -> DealNumber,
    number: DealNumber,
    question: Question,
    tried: usize,
}

impl Seek {
    /// A search among the deals that `draw` gives.
    pub(crate) fn new(kind: Kind, draw: fn() -> DealNumber) -> Seek {
        let number = draw();
        Seek { kind, draw, number, question: question_of(kind.game, number), tried: 0 }
    }

    /// Whether the deal that is looked at can be won.
    pub(crate) fn question(&self) -> Question {
        self.question.clone()
    }

    /// Takes the answer: deals, or goes on to another deal.
    pub(crate) fn take(&mut self, answer: &Answer, pen: &Pen<'_>) -> Action {
        if matches!(answer, Answer::Won(_)) {
            return Action::DealWinnable(self.kind, self.number);
        }
        self.tried += 1;
        if self.tried == MOST_DEALS {
            return Action::GiveUpSeeking(pen.say_with("seek-gave-up", &[("count", self.tried.into())]));
        }
        self.number = (self.draw)();
        self.question = question_of(self.kind.game, self.number);
        Action::None
    }

    /// Esc ends the search.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => Action::Close,
            _ => Action::None,
        }
    }

    /// Draws what is going on over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let game = pen.lang.game_name(self.kind.game);
        let lines = [
            (pen.say_with("seek-title", &[("game", game.into())]), pen.theme.bar_strong),
            (String::new(), pen.theme.bar),
            (pen.say_with("seek-tried", &[("count", self.tried.into())]), pen.theme.bar_strong),
            (pen.say("terminal-seek-keys"), pen.theme.bar),
        ];
        dialog(buffer, area, &lines, pen);
    }
}

/// Whether a deal can be won. It is not worth long: there are others.
pub(crate) fn question_of(game: GameName, number: DealNumber) -> Question {
    Question::can_be_won(AnyGame::deal(&options_of(game), number), Effort::Brief)
}
