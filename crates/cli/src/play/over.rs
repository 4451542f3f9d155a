//! What can lie over the screen: pages, queries, ways to win, the review.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use talon_query::{Answer, Query};
use talon_rules::AnySeat;

use super::action::Action;
use super::draw::Pen;
use super::screens::ask::{Ask, Mode};
use super::screens::curtain;
use super::screens::grades::Grades;
use super::screens::hands::HandsPage;
use super::screens::page::Page;
use super::screens::prompt::Prompt;
use super::screens::review::ReviewPage;
use super::screens::search::SearchPage;
use super::screens::way::WayPage;
use super::session::Session;

/// What lies over the screen.
#[derive(Debug)]
pub(crate) enum Over {
    Page(Page),
    Ask(Ask),
    Mode(Mode),
    Prompt(Prompt),
    Grades(Grades),
    Curtain(AnySeat),
    Search(Box<SearchPage>),
    Way(Box<WayPage>),
    Review(Box<ReviewPage>),
    Hands(Box<HandsPage>),
}

impl Over {
    /// A key.
    pub(crate) fn key(&mut self, key: KeyEvent, size: Rect, session: &Session, pen: &Pen<'_>) -> Action {
        match self {
            Over::Page(page) => page.key(key, size, pen),
            Over::Ask(ask) => ask.key(key),
            Over::Mode(mode) => mode.key(key),
            Over::Prompt(prompt) => prompt.key(key, pen),
            Over::Grades(grades) => grades.key(key),
            Over::Curtain(_) => curtain::key(key),
            Over::Search(search) => search.key(key),
            Over::Way(way) => way.key(key),
            Over::Review(review) => review.key(key, session),
            Over::Hands(hands) => hands.key(key),
        }
    }

    /// The mouse.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Rect, pen: &Pen<'_>) -> Action {
        match self {
            Over::Page(page) => page.mouse(mouse, size, pen),
            Over::Way(way) => way.mouse(mouse),
            Over::Review(review) => review.mouse(mouse, size),
            Over::Hands(hands) => hands.mouse(mouse, size, pen),
            _ => Action::None,
        }
    }

    /// What the solver is to be asked for it now.
    pub(crate) fn query(&self) -> Option<Query> {
        match self {
            Over::Search(search) => search.query(),
            Over::Way(way) => way.query(),
            Over::Review(review) => review.query(),
            Over::Hands(hands) => hands.query(),
            _ => None,
        }
    }

    /// Takes the answer to [`Over::query`].
    pub(crate) fn receive(&mut self, answer: Answer, session: &mut Session, pen: &Pen<'_>) -> Action {
        match self {
            Over::Search(search) => return search.receive(answer, pen),
            Over::Way(way) => way.receive(answer, session),
            Over::Review(review) => review.receive(answer),
            Over::Hands(hands) => hands.receive(answer),
            _ => {}
        }
        Action::None
    }

    /// Lets time pass. Tells whether it looks otherwise then.
    pub(crate) fn pass_time(&mut self, time: Duration) -> bool {
        match self {
            Over::Way(way) => way.pass_time(time),
            _ => false,
        }
    }

    /// Draws it over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, session: &Session, pen: &Pen<'_>) {
        match self {
            Over::Page(page) => page.draw(buffer, area, pen),
            Over::Ask(ask) => ask.draw(buffer, area, pen),
            Over::Mode(mode) => mode.draw(buffer, area, pen),
            Over::Prompt(prompt) => prompt.draw(buffer, area, pen),
            Over::Grades(grades) => grades.draw(buffer, area, pen),
            Over::Curtain(seat) => curtain::draw(buffer, area, *seat, pen),
            Over::Search(search) => search.draw(buffer, area, pen),
            Over::Way(way) => way.draw(buffer, area, pen),
            Over::Review(review) => review.draw(buffer, area, session, pen),
            Over::Hands(hands) => hands.draw(buffer, area, session, pen),
        }
    }
}
