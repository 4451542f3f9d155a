//! The whole screen as one value: inputs change it, and it can be drawn at any time.

use std::rc::Rc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use talon_app::commands::take_notices;
use talon_app::solvers::next_query;
use talon_lang::Lang;
use talon_query::Query;
use talon_rules::GameName;

use super::action::{Action, GameAction, Input, Wanted};
use super::done_file::{self, DoneFile};
use super::draw::theme::{Look, Theme};
use super::draw::{Pen, fill};
use super::screens::archive::Archive;
use super::screens::bars::MessageKind;
use super::screens::choice::Choice;
use super::screens::menu::Menu;
use super::screens::message::MessagePage;
use super::screens::page::Page;
use super::screens::prompt::Prompt;
use super::screens::screen::{Context, Screen};
use super::screens::settings::SettingsPage;
use super::screens::table::Table;
use super::screens::{key_bar, too_small};
use super::session::{Session, Setup};
use super::settings::Settings;
use crate::online::LinkedMatch;
mod advice;
mod commands;
mod deals;
mod lessons;
mod network;
mod opponent;
mod puzzles;

/// The screen below all overlays.
#[derive(Debug)]
enum Base {
    Menu(Menu),
    Table(Box<Table>),
}

/// Everything that is shown.
#[derive(Debug)]
pub(crate) struct App {
    lang: Rc<Lang>,
    look: Look,
    theme: Theme,
    session: Session,
    /// The network match that lies on the table.
    online: Option<Box<LinkedMatch>>,
    settings: Settings,
    learned: DoneFile,
    /// The rule that the last move broke, until the next move.
    refused_rule: Option<&'static str>,
    solved: DoneFile,
    /// The messages since the player's last move, while the opponent moves.
    opponent_moves: Vec<String>,
    size: Rect,
    base: Base,
    /// The screens over it, the uppermost last.
    overlays: Vec<Box<dyn Screen>>,
    is_done: bool,
}

impl App {
    /// Begins with a game, or with the menu.
    pub(crate) fn new(setup: Setup, look: Look, (width, height): (u16, u16), wanted: Wanted) -> App {
        let Setup { mut session, settings, lang } = setup;
        settings.preferences.apply(None, &mut session);
        let look = Look { four_colours: settings.preferences.four_colours, ..look };
        let base = Base::Table(Box::new(Table::new(&session)));
        let learned = DoneFile::read(settings.file_beside(done_file::LESSONS));
        let mut app = App {
            lang,
            look,
            theme: Theme::new(look),
            session,
            online: None,
            solved: DoneFile::read(settings.file_beside(done_file::PUZZLES)),
            settings,
            learned,
            refused_rule: None,
            opponent_moves: Vec::new(),
            size: Rect::new(0, 0, width, height),
            base,
            overlays: Vec::new(),
            is_done: false,
        };
        app.begin(wanted);
        app
    }

    /// Returns true if the program must end.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    /// The query for a solver now. The caller hands the reply to [`App::update`]. A query that this method no longer
    /// returns needs no answer.
    pub(crate) fn query(&self) -> Option<Query> {
        let of_overlay = || self.overlays.last().and_then(|overlay| overlay.query());
        match self.base {
            // The opponent moves without solvers.
            _ if self.session.advice().has_failed() => None,
            Base::Menu(_) => of_overlay(),
            Base::Table(_) => next_query(&self.session, of_overlay, || None),
        }
    }

    /// Saves what is not saved yet. Returns whether all is saved then.
    pub(crate) fn finish(&mut self) -> bool {
        self.session.keep_time();
        self.session.is_saved() != Some(false)
    }

    /// The session, for tests.
    #[cfg(test)]
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Plays a move, for tests.
    #[cfg(test)]
    pub(crate) fn play_for_test(&mut self, wanted: talon_rules::AnyMove) {
        self.perform(Action::Game(GameAction::Play(wanted)));
    }

    /// Shows a message, for tests.
    #[cfg(test)]
    pub(crate) fn say_for_test(&mut self, text: String, kind: MessageKind) {
        self.say(text, kind);
    }

    /// Handles an input. Returns whether the picture may have changed.
    pub(crate) fn update(&mut self, input: Input) -> bool {
        let action = match input {
            Input::Size(width, height) => {
                self.size = Rect::new(0, 0, width, height);
                return true;
            }
            Input::Time(time) => return self.tick(time),
            Input::Reply(reply) => self.receive(*reply),
            Input::Match(input) => return self.receive_from_match(*input),
            Input::Key(key) if key.kind == KeyEventKind::Release => return false,
            Input::Key(key) if is_interrupt(&key) => Action::Quit,
            Input::Key(key) if too_small::is_too_small(self.size) => too_small::key(key),
            Input::Mouse(_) if too_small::is_too_small(self.size) => Action::None,
            Input::Key(key) if is_for_the_terminal(&key) => Action::None,
            Input::Key(key) => self.key(key),
            Input::Mouse(mouse) => self.mouse(mouse),
        };
        self.perform(action);
        true
    }

    fn key(&mut self, key: KeyEvent) -> Action {
        let App { lang, theme, session, online, settings, learned, size, overlays, base, .. } = self;
        let (online, pen) = (online.as_deref(), Pen { lang, theme });
        let context = Context { session, online, settings, learned, area: *size, pen };
        match (overlays.last_mut(), base) {
            (Some(overlay), _) => overlay.key(key, &context),
            (None, Base::Menu(menu)) => menu.key(key),
            (None, Base::Table(table)) => table.key(key, &context),
        }
    }

    /// Handles the mouse. A click on a key in the last line presses it.
    fn mouse(&mut self, mouse: MouseEvent) -> Action {
        let at = Position { x: mouse.column, y: mouse.row };
        if mouse.kind == MouseEventKind::Down(MouseButton::Left)
            && let Some(code) = key_bar::key_at(self.size, &self.keys(), at, &self.context().pen)
        {
            return self.key(code.into());
        }
        let App { lang, theme, session, online, settings, learned, size, overlays, base, .. } = self;
        let (online, pen) = (online.as_deref(), Pen { lang, theme });
        let context = Context { session, online, settings, learned, area: *size, pen };
        match (overlays.last_mut(), base) {
            (Some(overlay), _) => overlay.mouse(mouse, &context),
            (None, Base::Menu(menu)) => menu.mouse(mouse, context.area),
            (None, Base::Table(table)) => table.mouse(mouse, &context),
        }
    }

    fn context(&self) -> Context<'_> {
        let App { lang, theme, session, online, settings, learned, size, .. } = self;
        let online = online.as_deref();
        Context { session, online, settings, learned, area: *size, pen: Pen { lang, theme } }
    }

    /// The keys that work now, for the last line.
    fn keys(&self) -> String {
        let context = self.context();
        match (self.overlays.last(), &self.base) {
            (Some(overlay), _) => overlay.keys(&context),
            (None, Base::Menu(_)) => context.pen.text("terminal-menu-keys"),
            (None, Base::Table(table)) => table.keys(&context),
        }
    }

    /// Performs an action that a screen asks for.
    fn perform(&mut self, action: Action) {
        let action = if self.online.is_some() { self.for_match(action) } else { action };
        match action {
            Action::None => return,
            Action::Quit => self.is_done = true,
            Action::Close => drop(self.overlays.pop()),
            Action::Say(text) => self.say(text, MessageKind::Event),
            Action::WholeMessage => self.show_message(),
            Action::GiveUpSearch(text) => {
                self.overlays.clear();
                self.say(text, MessageKind::Notice);
            }
            Action::Command(command) => self.ask_or_run(command),
            Action::Agreed(command) => self.run(command),
            Action::ToMenu => self.show_menu(),
            Action::Settings => self.show(SettingsPage::default()),
            Action::Change(setting, steps) => self.change(setting, steps),
            Action::Lesson(action) => self.perform_lesson(action),
            Action::Puzzle(action) => self.perform_puzzle(action),
            Action::Match(action) => self.perform_match(action),
            Action::Rules(game) => self.show(Page::rules(game, &self.context().pen)),
            Action::Help(game) => self.show(Page::help(game, &self.lang)),
            Action::Statistics(game) => self.show_statistics(game),
            Action::Archive => self.show(Archive::new(&self.session, 0, &self.lang)),
            Action::ReviewRecord(kind, name) => {
                self.change_game(GameAction::OpenRecord(kind, name));
                self.verdict_or_review();
            }
            Action::DeleteRecord(name, line) => self.delete_record(&name, line),
            Action::AskMode(game) => {
                self.show(Choice::of_opponent(game, self.settings.preferences.opponent, &self.lang))
            }
            Action::AskNumber(kind) => self.show(Prompt::new(kind)),
            Action::AskGrade(kind) => self.show(Choice::of_grade(kind, &self.lang)),
            Action::Search(kind, goal) => self.search(kind, goal),
            Action::GoOn(kind) => self.go_on(kind),
            Action::Game(action) => self.change_game(action),
        }
        self.settle();
    }

    /// Leaves the table for the menu.
    fn show_menu(&mut self) {
        self.session.keep_time();
        self.overlays.clear();
        self.base = Base::Menu(Menu::new(&mut self.session, &self.lang));
    }

    /// Shows one screen over the base, in place of all others.
    fn show(&mut self, overlay: impl Screen + 'static) {
        self.overlays.clear();
        self.overlays.push(Box::new(overlay));
    }

    /// Deletes a saved game and shows the list again.
    fn delete_record(&mut self, name: &str, line: usize) {
        if self.session.delete_record(name).is_err() {
            self.say(self.lang.text("notice-in-use"), MessageKind::Notice);
        }
        self.show(Archive::new(&self.session, line, &self.lang));
    }

    fn show_statistics(&mut self, game: GameName) {
        let counting = self.session.count_all(game);
        self.show(Page::statistics(counting, &self.context().pen));
    }

    /// Shows the whole message below the table.
    fn show_message(&mut self) {
        let context = self.context();
        let Base::Table(table) = &self.base else { return };
        let text = table.whole_message(&context, &self.said(&context.pen));
        self.show(MessagePage::new(text));
    }

    fn say(&mut self, text: String, kind: MessageKind) {
        match &mut self.base {
            Base::Table(table) => table.say(text, kind),
            Base::Menu(menu) => menu.message = text,
        }
    }

    /// Follows up on any action: updates the verdict, shows notices, and lets the opponent move.
    fn settle(&mut self) {
        if let Base::Table(table) = &mut self.base {
            table.follow(&self.session);
        }
        self.session.show_verdict(self.settings.preferences.verdict.knowledge());
        self.show_notices();
        self.move_without_solvers();
    }

    /// Shows the notices of the session, if there are any.
    fn show_notices(&mut self) {
        let notices = take_notices(&mut self.session, &self.lang);
        if !notices.is_empty() {
            self.say(notices.join(" "), MessageKind::Notice);
            self.opponent_moves = notices;
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let context = Context { area, ..self.context() };
        let pen = &context.pen;
        fill(buffer, area, self.theme.table);
        if too_small::is_too_small(area) {
            return too_small::draw(buffer, area, pen);
        }
        let overlay = self.overlays.last();
        if !overlay.is_some_and(|overlay| overlay.hides_table()) {
            match &self.base {
                Base::Menu(menu) => menu.draw(buffer, area, pen),
                Base::Table(table) => table.draw(buffer, &context, &self.said(pen)),
            }
        }
        if let Some(overlay) = overlay {
            self.theme.dim(buffer);
            overlay.draw(buffer, &context);
        }
        key_bar::draw(buffer, area, &self.keys(), pen);
    }
}

/// Returns true if the key is Ctrl-C, which ends the program everywhere.
fn is_interrupt(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
}

/// Returns true if the key is a letter with Ctrl or Alt, which is none of ours. Some keyboards need both for a sign
/// like `#`.
fn is_for_the_terminal(key: &KeyEvent) -> bool {
    let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
    match key.code {
        KeyCode::Char(sign) if key.modifiers.contains(both) => sign.is_alphanumeric(),
        KeyCode::Char(_) => key.modifiers.intersects(both | KeyModifiers::SUPER | KeyModifiers::META),
        _ => false,
    }
}
