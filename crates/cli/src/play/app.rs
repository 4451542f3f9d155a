//! The whole screen as one value: what comes in changes it, and it can be drawn at any time.

use std::rc::Rc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};
use ratatui::layout::Rect;
use talon_lang::{Lang, Question};
use talon_pieces::DealNumber;
use talon_rules::{AnyMove, AnySeat, GameName};
use talon_table::Outcome;

use super::draw::theme::{Look, Theme};
use super::draw::{Pen, fill};
use super::files::Kind;
use super::screens::Sort;
use super::screens::ask::{Ask, Mode};
use super::screens::menu::Menu;
use super::screens::page::Page;
use super::screens::prompt::Prompt;
use super::screens::table::Table;
use super::screens::{curtain, small};
use super::session::Session;

/// The least that everything fits into: columns and rows.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// What comes in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The window has this size now.
    Size(u16, u16),
    /// So much time has passed.
    Time(Duration),
}

/// What a screen wants to happen.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Nothing more.
    None,
    /// The end of the program.
    Quit,
    /// The menu of games.
    ToMenu,
    /// To go on with the last game of a kind, or a new one.
    GoOn(Kind),
    /// A new deal, by its number if one is given.
    Deal(Kind, Option<DealNumber>),
    /// The same deal from the beginning.
    Restart,
    /// The game is given up.
    GiveUp,
    /// A move is taken back.
    Undo,
    /// It is played again.
    Redo,
    /// A move is tried.
    Play(AnyMove),
    /// A line is shown.
    Say(String),
    /// The rules of a game.
    Rules(GameName),
    /// The keys.
    Help,
    /// The figures of a game.
    Statistics(GameName),
    /// A question comes first.
    Ask(Question, Box<Action>),
    /// Who plays against whom.
    AskMode,
    /// Which deal.
    AskNumber(Kind),
    /// What lies over the screen goes away.
    Close,
    /// The other set of colours for suits.
    FourColours,
}

/// The screen below.
#[derive(Debug)]
enum Screen {
    Menu(Menu),
    Table(Table),
}

/// What lies over it.
#[derive(Debug)]
enum Over {
    Page(Page),
    Ask(Ask),
    Mode(Mode),
    Prompt(Prompt),
    Curtain(AnySeat),
}

/// Everything that is shown.
#[derive(Debug)]
pub(crate) struct App {
    lang: Rc<Lang>,
    look: Look,
    theme: Theme,
    session: Session,
    size: Rect,
    screen: Screen,
    over: Option<Over>,
    is_done: bool,
}

impl App {
    /// A game, or the menu of games.
    pub(crate) fn new(
        session: Session,
        lang: Rc<Lang>,
        look: Look,
        (width, height): (u16, u16),
        (kind, deal): (Option<Kind>, Option<DealNumber>),
    ) -> App {
        let mut app = App {
            lang,
            look,
            theme: Theme::new(look),
            session,
            size: Rect::new(0, 0, width, height),
            screen: Screen::Table(Table::default()),
            over: None,
            is_done: false,
        };
        app.perform(match (kind, deal) {
            (None, _) => Action::ToMenu,
            (Some(kind), None) => Action::GoOn(kind),
            (Some(kind), deal) => Action::Deal(kind, deal),
        });
        app
    }

    /// Whether the program is to end.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether anything on the screen changes by itself.
    pub(crate) fn shows_time(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.shows_time) && self.over.is_none()
    }

    /// Writes down what was not yet.
    pub(crate) fn finish(&mut self) {
        self.session.keep_time();
    }

    /// What is played, for tests.
    #[cfg(test)]
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Takes something in.
    pub(crate) fn update(&mut self, input: Input) {
        let action = match input {
            Input::Size(width, height) => {
                self.size = Rect::new(0, 0, width, height);
                return;
            }
            Input::Time(time) => {
                if matches!(self.screen, Screen::Table(_)) && self.over.is_none() {
                    self.session.pass_time(time);
                }
                return;
            }
            Input::Key(key) if key.kind == KeyEventKind::Release => return,
            Input::Key(key) if is_interrupt(&key) => Action::Quit,
            _ if self.is_too_small() => Action::None,
            Input::Key(key) => self.key(key),
            Input::Mouse(mouse) => self.mouse(mouse),
        };
        self.perform(action);
    }

    fn key(&mut self, key: KeyEvent) -> Action {
        let pen = Pen { lang: &self.lang, theme: &self.theme };
        match (&mut self.over, &mut self.screen) {
            (Some(Over::Page(page)), _) => page.key(key, self.size, &pen),
            (Some(Over::Ask(ask)), _) => ask.key(key),
            (Some(Over::Mode(mode)), _) => mode.key(key),
            (Some(Over::Prompt(prompt)), _) => prompt.key(key, &pen),
            (Some(Over::Curtain(_)), _) => curtain::key(key),
            (None, Screen::Menu(menu)) => menu.key(key),
            (None, Screen::Table(table)) => table.key(key, &self.session, self.size, &pen),
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Action {
        let pen = Pen { lang: &self.lang, theme: &self.theme };
        match (&mut self.over, &mut self.screen) {
            (Some(Over::Page(page)), _) => page.mouse(mouse, self.size, &pen),
            (Some(_), _) => Action::None,
            (None, Screen::Menu(menu)) => menu.mouse(mouse, self.size),
            (None, Screen::Table(table)) => table.mouse(mouse, &self.session, self.size, &pen),
        }
    }

    /// Does what a screen wants.
    fn perform(&mut self, action: Action) {
        let viewer = self.session.viewer();
        match action {
            Action::None => return,
            Action::Quit => self.is_done = true,
            Action::Close => self.over = None,
            Action::Say(text) => self.say(text, Sort::Told),
            Action::ToMenu => {
                self.session.keep_time();
                self.over = None;
                self.screen = Screen::Menu(Menu::new(&mut self.session, &self.lang));
            }
            Action::FourColours => {
                self.look.four_colours = !self.look.four_colours;
                self.theme = Theme::new(self.look);
            }
            Action::Rules(game) => self.over = Some(Over::Page(Page::rules(game, &self.lang))),
            Action::Help => self.over = Some(Over::Page(Page::help(&self.lang))),
            Action::Statistics(game) => {
                let statistics = self.session.statistics(game);
                let pen = Pen { lang: &self.lang, theme: &self.theme };
                self.over = Some(Over::Page(Page::statistics(game, &statistics, &pen)));
            }
            Action::Ask(question, yes) => self.over = Some(Over::Ask(Ask::new(question, *yes))),
            Action::AskMode => self.over = Some(Over::Mode(Mode::default())),
            Action::AskNumber(kind) => self.over = Some(Over::Prompt(Prompt::new(kind))),
            other => self.perform_at_table(other, viewer),
        }
        self.tell_notices();
    }

    /// Does what changes the game.
    fn perform_at_table(&mut self, action: Action, viewer: AnySeat) {
        self.over = None;
        let deals = matches!(action, Action::GoOn(_) | Action::Deal(..) | Action::Restart);
        if deals || !matches!(self.screen, Screen::Table(_)) {
            let shows_time = matches!(&self.screen, Screen::Table(table) if table.shows_time);
            self.screen = Screen::Table(Table::new(shows_time));
        }
        match action {
            Action::GoOn(kind) => self.session.go_on(kind),
            Action::Deal(kind, number) => self.session.deal_anew(kind, number),
            Action::Restart => self.session.restart(),
            Action::GiveUp => self.session.give_up(),
            Action::Undo => self.try_at_table(Session::undo),
            Action::Redo => self.try_at_table(Session::redo),
            Action::Play(wanted) => self.try_at_table(|session| session.play(wanted)),
            _ => {}
        }
        let now = self.session.viewer();
        let playing = self.session.sitting().outcome() == Outcome::Unfinished;
        if self.session.kind().hot_seat && playing && (deals || now != viewer) {
            self.over = Some(Over::Curtain(now));
        }
    }

    /// Does something that may be refused, and tells what came of it.
    fn try_at_table(&mut self, done: impl FnOnce(&mut Session) -> Result<Vec<String>, String>) {
        match done(&mut self.session) {
            // Players know what they did themselves: what the other did matters.
            Ok(told) => self.say(told[usize::from(told.len() > 1)..].join(" "), Sort::Told),
            Err(refused) => self.say(refused, Sort::Refusal),
        }
    }

    fn say(&mut self, text: String, sort: Sort) {
        match &mut self.screen {
            Screen::Table(table) => table.say(text, sort),
            Screen::Menu(menu) => menu.message = text,
        }
    }

    fn tell_notices(&mut self) {
        let notices = self.session.take_notices();
        if !notices.is_empty() {
            self.say(notices.join(" "), Sort::Notice);
        }
    }

    fn is_too_small(&self) -> bool {
        self.size.width < LEAST.0 || self.size.height < LEAST.1
    }

    /// Draws everything.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        let pen = Pen { lang: &self.lang, theme: &self.theme };
        let area = buffer.area;
        fill(buffer, area, self.theme.table);
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return small::draw(buffer, area, &pen);
        }
        if let Some(Over::Curtain(seat)) = &self.over {
            return curtain::draw(buffer, area, *seat, &pen);
        }
        match &self.screen {
            Screen::Menu(menu) => menu.draw(buffer, area, &pen),
            Screen::Table(table) => table.draw(buffer, area, &self.session, &pen),
        }
        match &self.over {
            Some(Over::Page(page)) => page.draw(buffer, area, &pen),
            Some(Over::Ask(ask)) => ask.draw(buffer, area, &pen),
            Some(Over::Mode(mode)) => mode.draw(buffer, area, &pen),
            Some(Over::Prompt(prompt)) => prompt.draw(buffer, area, &pen),
            Some(Over::Curtain(_)) | None => {}
        }
    }
}

/// Ctrl-C ends the program wherever it is.
fn is_interrupt(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
}
