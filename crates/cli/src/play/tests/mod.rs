//! The screen without a terminal: what is drawn, what keys and mouse do, what is kept in files.

mod advice;
mod files;
mod games;
mod hands;
mod lessons;
mod network;
mod opponents;
mod pages;
mod pictures;
#[cfg(unix)]
mod pty;
#[cfg(unix)]
mod svg;

use std::rc::Rc;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use talon_app::solvers::Reply;
use talon_bots::Engine;
use talon_lang::Lang;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::TableKind;
use tempfile::TempDir;

use super::action::{Input, Wanted};
use super::app::App;
use super::draw::Pen;
use super::draw::theme::{Look, Paint, Theme};
use super::games::board::Board;
use super::games::{GameScreen, Seen};
use super::screens::table_view::board_area;
use super::session::{Session, Setup};
use super::settings::Settings;
use crate::files::Files;

/// The usual terminal of today.
const RICH: Look = Look { paint: Paint::Rich, unicode: true, four_colours: false, has_motion: false };
/// The least: no colours, and only ASCII.
const POOR: Look = Look { paint: Paint::Plain, unicode: false, four_colours: false, has_motion: false };

/// A screen with its own folder of saved games, which goes away with it.
struct Bench {
    app: App,
    size: (u16, u16),
    folder: TempDir,
}

impl Bench {
    /// The menu, on a screen of this size.
    fn new(size: (u16, u16), look: Look) -> Bench {
        Bench::begin(Wanted::Menu, size, look)
    }

    /// A game, or the menu.
    fn begin(wanted: Wanted, size: (u16, u16), look: Look) -> Bench {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let app = app_in(folder.path(), wanted, size, look);
        let mut bench = Bench { app, size, folder };
        bench.let_opponent_play();
        bench
    }

    /// A deal of a game.
    fn playing(game: GameName, deal: u64, size: (u16, u16), look: Look) -> Bench {
        let number = DealNumber::new(deal).expect("a small number");
        Bench::begin(Wanted::Deal(TableKind::alone(game), number), size, look)
    }

    /// Presses keys: each character is one; names stand in angle brackets, as in `a<enter>`.
    fn press(&mut self, keys: &str) {
        let mut rest = keys;
        while let Some(first) = rest.chars().next() {
            let (code, length) = match rest.strip_prefix('<').and_then(|inner| inner.split_once('>')) {
                Some((name, _)) => (named_key(name), name.len() + 2),
                None => (KeyCode::Char(first), first.len_utf8()),
            };
            self.app.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            self.let_opponent_play();
            rest = &rest[length..];
        }
    }

    /// Plays for the opponent until the turn passes, also into the next hand.
    fn let_opponent_play(&mut self) {
        loop {
            if self.session().awaits_next_hand() {
                self.press("<enter>");
            }
            let Some(query) = self.session().opponent_query() else { break };
            let answer = Some(Engine::default().answer(&query, &|| false));
            self.app.update(Input::Reply(Box::new(Reply { query, answer })));
        }
    }

    fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.app.update(Input::Size(width, height));
    }

    /// The cells of the screen.
    fn cells(&self) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).expect("a screen");
        terminal.draw(|frame| self.app.draw(frame.buffer_mut())).expect("it can be drawn");
        terminal.backend().buffer().clone()
    }

    /// The screen as text.
    fn picture(&self) -> String {
        let buffer = self.cells();
        let row = |y| (0..self.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..self.size.1).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }

    fn session(&self) -> &Session {
        self.app.session()
    }

    /// The places of everything now.
    fn board(&self) -> Board {
        let (lang, theme) = (Lang::english(), Theme::new(RICH));
        let session = self.session();
        let area = board_area(Rect::new(0, 0, self.size.0, self.size.1), session.kind().game);
        let scene = session.scene();
        let (game, viewer) = (session.game(), session.viewer());
        let pen = Pen { lang: &lang, theme: &theme };
        let seen = Seen { game, viewer, scene: &scene, focus: None, area, pen: &pen };
        GameScreen::of(session.kind().game).board(&seen)
    }
}

fn app_in(folder: &std::path::Path, wanted: Wanted, size: (u16, u16), look: Look) -> App {
    let lang = Rc::new(Lang::english());
    let session = Session::new(Files::new(folder.join("games")));
    let settings = Settings::read(folder.join("settings.txt"));
    App::new(Setup { session, settings, lang }, look, size, wanted)
}

fn named_key(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "backspace" => KeyCode::Backspace,
        other => panic!("no key {other}"),
    }
}
