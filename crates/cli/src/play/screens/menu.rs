//! The menu of the games.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Margin, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Widget};
use talon_lang::{Lang, Value};
use talon_query::Origin;
use talon_rules::GameName;
use talon_table::{Command, Mark, SearchGoal, Sitting, TableKind};

use super::widgets::draw_bottom;
use crate::play::action::Action;
use crate::play::draw::{
    Pen,
    cards::{self, SIZES, ShownCard},
    centred, count, tiles,
};
use crate::play::games::GameScreen;
use crate::play::games::board::Thing;
use crate::play::session::Session;

/// The columns of an entry's text, with the frame.
const TEXT: u16 = 63;

/// The columns of the text itself.
const TEXT_INSIDE: u16 = TEXT - 5;

/// The menu: the game under the cursor, and the games that can be continued.
#[derive(Debug)]
pub(crate) struct Menu {
    chosen: usize,
    unfinished: [Option<String>; GameName::ALL.len()],
    /// True for each game that the player has never played.
    is_new: [bool; GameName::ALL.len()],
    /// A message below the games.
    pub(crate) message: String,
}

impl Menu {
    /// The menu, with the unfinished games of the session.
    pub(crate) fn new(session: &mut Session, lang: &Lang) -> Menu {
        let chosen = GameName::ALL.iter().position(|game| *game == session.kind().game).unwrap_or(0);
        let mut resumable = |game| {
            let mut kinds = TableKind::all_of(game).into_iter();
            kinds.find_map(|kind| session.unfinished(kind).map(|sitting| unfinished(&sitting, lang)))
        };
        let unfinished = GameName::ALL.map(&mut resumable);
        let is_new = GameName::ALL.map(|game| session.is_new(game));
        Menu { chosen, unfinished, is_new, message: String::new() }
    }

    /// Arrows and digits choose, Enter plays.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        let game = GameName::ALL[self.chosen];
        match key.code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.chosen = (self.chosen + 3) % 4,
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.chosen = (self.chosen + 1) % 4,
            KeyCode::Char(digit @ '1'..='4') => {
                self.chosen = digit as usize - '1' as usize;
                return play(GameName::ALL[self.chosen]);
            }
            KeyCode::Enter | KeyCode::Char(' ') => return play(game),
            KeyCode::Char(letter) => return command(letter, game),
            KeyCode::F(1) => return Action::Help(game),
            KeyCode::Esc => return Action::Quit,
            _ => {}
        }
        Action::None
    }

    /// A click plays the game that it hits.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Rect) -> Action {
        let at = Position { x: mouse.column, y: mouse.row };
        let Some(hit) = (0..4).find(|entry| entry_area(size, *entry).contains(at)) else {
            return Action::None;
        };
        self.chosen = hit;
        match mouse.kind {
            MouseEventKind::Up(MouseButton::Left) => play(GameName::ALL[hit]),
            _ => Action::None,
        }
    }

    /// Draws the menu.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let theme = pen.theme;
        let signs = theme.glyphs.suits;
        let title = format!("{} {}   T A L O N   {} {}", signs[0], signs[1], signs[2], signs[3]);
        let first = entry_area(area, 0);
        let top = Rect { y: first.y.saturating_sub(2).max(area.y), height: 1, ..area };
        Line::styled(title, theme.gold).centered().render(top, buffer);
        for entry in 0..GameName::ALL.len() {
            self.draw_entry(buffer, entry_area(area, entry), entry, pen);
        }
        if !self.message.is_empty() {
            draw_bottom(buffer, area, Line::styled(self.message.as_str(), theme.bar_strong), pen);
        }
    }

    fn draw_entry(&self, buffer: &mut Buffer, area: Rect, entry: usize, pen: &Pen<'_>) {
        let (theme, game) = (pen.theme, GameName::ALL[entry]);
        let is_chosen = entry == self.chosen;
        if is_chosen {
            let block = Block::bordered().border_set(theme.glyphs.heavy).border_style(theme.gold);
            block.render(area, buffer);
        }
        draw_picture(buffer, area.inner(Margin::new(2, 1)), game, pen);
        let name = format!("{}  {}", pen.lang.game_name(game), entry + 1);
        let last = match &self.unfinished[entry] {
            Some(text) => Line::styled(text.as_str(), theme.gold),
            None if self.is_new[entry] => Line::styled(pen.text("terminal-new-here"), theme.gold),
            None => Line::styled(pen.text("terminal-new-game"), theme.dim),
        };
        let lines = vec![
            Line::styled(name, if is_chosen { theme.gold } else { theme.strong }),
            Line::styled(pen.lang.game_blurb(game), theme.table),
            last,
        ];
        let width = TEXT_INSIDE;
        let beside =
            Rect { x: area.right() - 1 - width, width, y: area.y + (area.height - 3) / 2, height: 3 };
        Paragraph::new(lines).render(beside, buffer);
    }
}

/// The meaning of the key of a command in the menu, where capitals need no Shift.
fn command(letter: char, game: GameName) -> Action {
    let kind = TableKind::alone(game);
    let command = Command::of_key(letter).or_else(|| Command::of_key(letter.to_ascii_uppercase()));
    match command.filter(|command| command.is_for(kind)) {
        Some(Command::NewDeal | Command::NewWinnableDeal) => Action::Search(kind, SearchGoal::Winnable),
        Some(Command::Games) => Action::Quit,
        Some(command) => Action::of_page(command, kind),
        None => Action::None,
    }
}

/// The action that begins a game from the menu. With an opponent to choose, a dialog comes first.
fn play(game: GameName) -> Action {
    if game.properties().players > 1 { Action::AskMode(game) } else { Action::GoOn(TableKind::alone(game)) }
}

/// The width and height of an entry: as large as all four fit, each with three cards side by side.
fn entry_size(area: Rect) -> (u16, u16) {
    let entry = |(width, height): (u16, u16)| (3 * width + TEXT, height + 2);
    let fits = |(width, height): &(u16, u16)| *width <= area.width && rows(*height) <= area.height;
    SIZES[..3].iter().rev().map(|size| entry(*size)).find(fits).unwrap_or(entry(SIZES[0]))
}

/// The rows of four entries of this height, with the title and the keys.
fn rows(height: u16) -> u16 {
    4 * height + 3
}

/// The place of the entry of a game.
fn entry_area(area: Rect, entry: usize) -> Rect {
    let (width, height) = entry_size(area);
    let top = area.y + 2 + area.height.saturating_sub(rows(height)) / 2;
    let x = area.x + area.width.saturating_sub(width) / 2;
    Rect { x, y: top + count(entry) * height, width, height }
}

/// Three cards, or three tiles.
fn draw_picture(buffer: &mut Buffer, area: Rect, game: GameName, pen: &Pen<'_>) {
    let size = SIZES.iter().rev().find(|(_, height)| *height <= area.height).unwrap_or(&SIZES[0]);
    let (width, height) = *size;
    for (x, thing) in (area.x..).step_by(width.into()).zip(GameScreen::of(game).picture) {
        let place = Rect { x, y: area.y, width, height };
        match thing {
            Thing::Card(face) => {
                let shown = ShownCard { face, mark: Mark::None, seen: height, shade: 0 };
                cards::card(buffer, place, shown, pen.theme);
            }
            Thing::Tile(numbers) => {
                let lying = centred(place, width, if height < 5 { 1 } else { 3 });
                tiles::tile(buffer, lying, numbers, Mark::None, pen.theme);
            }
            Thing::End(_) | Thing::Button => {}
        }
    }
}

/// One line about an unfinished game.
fn unfinished(sitting: &Sitting, lang: &Lang) -> String {
    let deal = match sitting.start().origin() {
        Origin::Deal(number) => number.to_string(),
        Origin::Deck(_) | Origin::Position(_) => "-".to_owned(),
    };
    let values: [(&str, Value<'_>); 2] = [("deal", deal.into()), ("count", sitting.moves_made().into())];
    lang.text_with("table-continue-deal", &values)
}

#[cfg(test)]
mod tests {
    use talon_lang::Language;

    use super::*;
    use crate::play::draw::width_of;

    #[test]
    fn no_text_of_the_menu_is_cut_in_any_language() {
        for lang in Language::ALL.map(Lang::of) {
            let values: [(&str, Value<'_>); 2] =
                [("deal", "9007199254740991".into()), ("count", 250_usize.into())];
            let others = [
                lang.text("terminal-new-here"),
                lang.text("terminal-new-game"),
                lang.text_with("table-continue-deal", &values),
            ];
            let blurbs = GameName::ALL.map(|game| lang.game_blurb(game));
            for text in blurbs.into_iter().chain(others) {
                assert!(width_of(&text) <= TEXT_INSIDE, "{text} has {} columns", width_of(&text));
            }
        }
    }
}
