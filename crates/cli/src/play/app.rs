//! The whole screen as one value: what comes in changes it, and it can be drawn at any time.

use std::rc::Rc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};
use ratatui::layout::Rect;
use talon_lang::Lang;
use talon_query::Query;
use talon_rules::{AnySeat, GameName};
use talon_table::{Outcome, SearchGoal};

pub(crate) use super::action::{Action, Input, Wanted};

use super::advisor::Reply;
use super::draw::theme::{Look, Theme};
use super::draw::{Pen, fill};
use super::over::Over;
use super::screens::Sort;
use super::screens::ask::{Ask, Mode};
use super::screens::grades::Grades;
use super::screens::menu::Menu;
use super::screens::page::Page;
use super::screens::prompt::Prompt;
use super::screens::small;
use super::screens::table::Table;
use super::session::{Session, any_deal, now, play, redo, take_told, undo};
use super::settings::Settings;

mod advice;
mod opponent;

/// The least that everything fits into: columns and rows.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// The screen below.
#[derive(Debug)]
enum Screen {
    Menu(Menu),
    Table(Table),
}

/// Everything that is shown.
#[derive(Debug)]
pub(crate) struct App {
    lang: Rc<Lang>,
    look: Look,
    theme: Theme,
    session: Session,
    settings: Settings,
    /// What was told since the player's last move, while the other one moves.
    told: Vec<String>,
    size: Rect,
    screen: Screen,
    /// What lies over it, the uppermost last.
    over: Vec<Over>,
    is_done: bool,
}

impl App {
    /// A game, or the menu of games.
    pub(crate) fn new(
        mut session: Session,
        settings: Settings,
        lang: Rc<Lang>,
        look: Look,
        (width, height): (u16, u16),
        wanted: Wanted,
    ) -> App {
        session.set_next_opponent(settings.opponent);
        let mut app = App {
            lang,
            look,
            theme: Theme::new(look),
            session,
            settings,
            told: Vec::new(),
            size: Rect::new(0, 0, width, height),
            screen: Screen::Table(Table::default()),
            over: Vec::new(),
            is_done: false,
        };
        match wanted {
            Wanted::Menu => app.perform(Action::ToMenu),
            Wanted::GoOn(kind) => app.perform(Action::GoOn(kind)),
            Wanted::Deal(kind, number) => app.perform(Action::Deal(kind, Some(number))),
            Wanted::Winnable(kind) => {
                app.perform(Action::ToMenu);
                app.perform(Action::Search(kind, SearchGoal::Winnable));
            }
        }
        app
    }

    /// Whether the program is to end.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether anything on the screen changes by itself.
    pub(crate) fn shows_time(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.shows_time) && self.over.is_empty()
    }

    /// What a solver is to be asked now. Who runs this hands the reply to [`App::update`]; a query
    /// that is not wanted any more need not be answered.
    pub(crate) fn query(&self) -> Option<Query> {
        if self.session.advice().has_failed() {
            return None;
        }
        let to_other = self.session.query_to_other();
        to_other.or_else(|| self.over.last().and_then(Over::query)).or_else(|| self.query_of_table())
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

    /// Plays a move, for tests.
    #[cfg(test)]
    pub(crate) fn play_for_test(&mut self, wanted: talon_rules::AnyMove) {
        self.perform(Action::Play(wanted));
    }

    /// Takes something in. Tells whether anything may look otherwise then.
    pub(crate) fn update(&mut self, input: Input) -> bool {
        let action = match input {
            Input::Size(width, height) => {
                self.size = Rect::new(0, 0, width, height);
                return true;
            }
            Input::Time(time) => return self.pass_time(time),
            Input::Reply(reply) => self.hear(*reply),
            Input::Key(key) if key.kind == KeyEventKind::Release => return false,
            Input::Key(key) if is_interrupt(&key) => Action::Quit,
            _ if self.is_too_small() => Action::None,
            Input::Key(key) => self.key(key),
            Input::Mouse(mouse) => self.mouse(mouse),
        };
        self.perform(action);
        true
    }

    fn key(&mut self, key: KeyEvent) -> Action {
        let pen = Pen { lang: &self.lang, theme: &self.theme };
        match (self.over.last_mut(), &mut self.screen) {
            (Some(over), _) => over.key(key, self.size, &self.session, &pen),
            (None, Screen::Menu(menu)) => menu.key(key),
            (None, Screen::Table(table)) => table.key(key, &self.session, self.size, &pen),
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Action {
        let pen = Pen { lang: &self.lang, theme: &self.theme };
        match (self.over.last_mut(), &mut self.screen) {
            (Some(over), _) => over.mouse(mouse, self.size, &pen),
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
            Action::Close => drop(self.over.pop()),
            Action::Say(text) => self.say(text, Sort::Told),
            Action::GiveUpSearch(text) => {
                self.over.clear();
                self.say(text, Sort::Notice);
            }
            Action::ToMenu => {
                self.session.keep_time();
                self.over.clear();
                self.screen = Screen::Menu(Menu::new(&mut self.session, &self.lang));
            }
            Action::FourColours => {
                self.look.four_colours = !self.look.four_colours;
                self.theme = Theme::new(self.look);
            }
            Action::Rules(game) => self.show(Over::Page(Page::rules(game, &self.lang))),
            Action::Help => self.show(Over::Page(Page::help(&self.lang))),
            Action::Statistics(game) => self.show_statistics(game),
            Action::Ask(query, yes) => self.show(Over::Ask(Ask::new(query, *yes))),
            Action::AskMode => self.show(Over::Mode(Mode::new(self.settings.opponent))),
            Action::AskNumber(kind) => self.show(Over::Prompt(Prompt::new(kind))),
            Action::Hint => self.hint(),
            Action::ShowLine => self.show_line(),
            Action::VerdictOrReview => self.verdict_or_review(),
            Action::SwitchHints => self.switch_hints(),
            Action::AskGrade(kind) => self.show(Over::Grades(Grades::new(kind))),
            Action::Search(kind, goal) => self.search(kind, goal),
            other => self.perform_at_table(other, viewer),
        }
        self.settle();
    }

    /// Shows this and nothing else over the screen.
    fn show(&mut self, over: Over) {
        self.over.clear();
        self.over.push(over);
    }

    fn show_statistics(&mut self, game: GameName) {
        let statistics = self.session.statistics(game);
        let pen = Pen { lang: &self.lang, theme: &self.theme };
        let page = Page::statistics(game, &statistics, &pen);
        self.show(Over::Page(page));
    }

    /// Does what changes the game.
    fn perform_at_table(&mut self, action: Action, viewer: AnySeat) {
        self.over.clear();
        self.told.clear();
        let seated = self.session.seated();
        match action {
            Action::GoOn(kind) => self.session.go_on(kind, any_deal(), now()),
            Action::Against(level) => self.go_on_against(level),
            Action::Deal(kind, number) => {
                self.session.deal_anew(kind, number.unwrap_or_else(any_deal), now());
            }
            Action::DealWinnable(kind, number) => self.session.deal_winnable(kind, number, now()),
            Action::Restart => self.session.restart(now()),
            Action::Continue(continuation) => self.session.continue_with(continuation, now()),
            Action::GiveUp => self.session.give_up(),
            Action::Undo => self.tell_outcome(undo),
            Action::Redo => self.tell_outcome(redo),
            Action::Play(wanted) => self.tell_outcome(|session, lang| play(session, wanted, lang)),
            _ => {}
        }
        let is_new = self.session.seated() != seated;
        if is_new || !matches!(self.screen, Screen::Table(_)) {
            let shows_time = matches!(&self.screen, Screen::Table(table) if table.shows_time);
            self.screen = Screen::Table(Table::new(shows_time));
        }
        let now = self.session.viewer();
        let playing = self.session.sitting().outcome() == Outcome::Unfinished;
        if self.session.kind().hot_seat && playing && (is_new || now != viewer) {
            self.over.push(Over::Curtain(now));
        }
    }

    /// Does something that may be refused, and tells what came of it.
    fn tell_outcome(&mut self, done: impl FnOnce(&mut Session, &Lang) -> Result<String, String>) {
        match done(&mut self.session, &self.lang) {
            Ok(told) => self.say(told, Sort::Told),
            Err(refused) => self.say(refused, Sort::Refusal),
        }
    }

    fn say(&mut self, text: String, sort: Sort) {
        match &mut self.screen {
            Screen::Table(table) => table.say(text, sort),
            Screen::Menu(menu) => menu.message = text,
        }
    }

    /// What follows whatever was done: the solvers' part, and what a player must be told.
    fn settle(&mut self) {
        self.session.show_verdict(self.settings.verdict);
        let told = take_told(&mut self.session, &self.lang);
        if !told.is_empty() {
            self.say(told.join(" "), Sort::Notice);
            self.told = told;
        }
        self.move_without_solvers();
    }

    /// Lets time pass. Tells whether anything looks otherwise then.
    fn pass_time(&mut self, time: Duration) -> bool {
        if let Some(over) = self.over.last_mut() {
            return over.pass_time(time);
        }
        if matches!(self.screen, Screen::Menu(_)) {
            return false;
        }
        self.session.tick(time) || self.shows_time()
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
        // Behind the curtain there is nothing to be seen.
        if !matches!(self.over.last(), Some(Over::Curtain(_))) {
            match &self.screen {
                Screen::Menu(menu) => menu.draw(buffer, area, &pen),
                Screen::Table(table) => table.draw(buffer, area, &self.session, &self.said(&pen), &pen),
            }
        }
        if let Some(over) = self.over.last() {
            over.draw(buffer, area, &self.session, &pen);
        }
    }
}

/// Ctrl-C ends the program wherever it is.
fn is_interrupt(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
}
