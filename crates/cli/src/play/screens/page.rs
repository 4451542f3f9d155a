//! Pages of text over the whole screen: rules, keys, statistics. They scroll.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_rules::GameName;
use talon_table::{Command, CommandGroup, Counting, FrontEnd, Inquiry, TableKind};

use super::page_text::PageText;
use super::screen::{Context, Screen};
use super::statistics_text::statistics_text;
use super::widgets::{draw_title, wrapped};
use crate::play::action::Action;
use crate::play::draw::{Pen, count, fill, width_of};
use crate::play::games::draw_example;
use crate::play::session::Session;

/// The most columns of a line of text. Longer lines are hard to read.
const WIDEST: u16 = 76;

/// The columns from which a page of short entries has two columns of text, and those between the two.
const WIDE: u16 = 100;
const BETWEEN: u16 = 4;

/// The subject of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Rules(GameName),
    Keys(GameName),
    Statistics(GameName),
}

/// A page, and how far it is scrolled.
#[derive(Debug)]
pub(crate) struct Page {
    about: About,
    title: String,
    text: Vec<PageText>,
    /// The columns of the names of entries.
    names: u16,
    /// The first row that is shown.
    top: u16,
    /// The games that the page counts, whose deals are still being graded.
    counting: Option<Counting>,
}

impl Page {
    fn new(about: About, title: String, text: Vec<PageText>) -> Page {
        let wide = |part: &PageText| match part {
            PageText::Entry(name, _) => width_of(name) + if matches!(about, About::Keys(_)) { 4 } else { 2 },
            _ => 0,
        };
        let names = text.iter().map(wide).max().unwrap_or(0);
        Page { about, title, text, names, top: 0, counting: None }
    }

    /// The rules of a game.
    pub(crate) fn rules(game: GameName, pen: &Pen<'_>) -> Page {
        let lang = pen.lang;
        let page = lang.rules_page(game);
        let mut text = vec![PageText::Paragraph(page.author.clone())];
        for (number, section) in lang.rules_sections(&page).into_iter().enumerate() {
            // The layout stands below what is said about the deal.
            if number == 2 {
                text.push(PageText::Picture(draw_example(game, pen)));
            }
            text.push(PageText::Heading(section.heading));
            text.extend(section.paragraphs.into_iter().map(|paragraph| match paragraph.split_once("  ") {
                Some((number, rule)) => PageText::Entry(number.to_owned(), rule.to_owned()),
                None => PageText::Paragraph(paragraph),
            }));
        }
        Page::new(About::Rules(game), page.title, text)
    }

    /// The keys of a game: how to move, and the key of each command.
    pub(crate) fn help(game: GameName, lang: &Lang) -> Page {
        let mut text = Vec::new();
        let entry = |(name, id): &(&str, &str)| PageText::Entry(key_name(name, lang), lang.text(id));
        let [keys, mouse] = if game.properties().players > 1 { [PASSING, &[]] } else { [STOCK, FOUNDATION] };
        for (heading, common, own) in
            [("terminal-help-moving", MOVING, keys), ("terminal-help-mouse", MOUSE, mouse)]
        {
            text.push(PageText::Heading(lang.text(heading)));
            text.extend(common.iter().chain(own).map(entry));
        }
        for (group, heading) in GROUPS {
            text.push(PageText::Heading(lang.text(heading)));
            let commands = Command::of_group(group, FrontEnd::Terminal);
            for command in commands.filter(|command| command.is_for(TableKind::alone(game))) {
                let key = command.key().map(String::from).unwrap_or_default();
                text.push(PageText::Entry(key, lang.text(command.help())));
            }
        }
        text.extend(
            [("Ctrl-L", "terminal-key-redraw"), ("Ctrl-C", "terminal-key-interrupt")].iter().map(entry),
        );
        let title = format!("{}: {}", lang.text("table-keys"), lang.game_name(game));
        Page::new(About::Keys(game), title, text)
    }

    /// The statistics of a game, with small charts. While the page is open, it grades the deals for which nobody knows
    /// yet whether they could be won.
    pub(crate) fn statistics(counting: Counting, pen: &Pen<'_>) -> Page {
        let (game, statistics) = (counting.game(), counting.statistics());
        let text = statistics_text(game, &statistics, pen);
        let values = [("game", pen.lang.game_name(game).into())];
        let page = Page::new(About::Statistics(game), pen.text_with("table-statistics-of", &values), text);
        Page { counting: Some(counting), ..page }
    }

    /// The same page of another game, this many steps further in the menu.
    fn other_game(&self, steps: usize) -> Action {
        let next = |game| {
            let at = GameName::ALL.iter().position(|other| *other == game).unwrap_or(0);
            GameName::ALL[(at + steps) % GameName::ALL.len()]
        };
        match self.about {
            About::Rules(game) => Action::Rules(next(game)),
            About::Statistics(game) => Action::Statistics(next(game)),
            About::Keys(game) => Action::Help(next(game)),
        }
    }

    fn scroll(&mut self, rows: i16, context: &Context<'_>) {
        let text = self.text_area(context.area);
        let last = self.height(text.width).saturating_sub(text.height);
        self.top = self.top.saturating_add_signed(rows).min(last);
    }

    /// The rows of the whole page.
    fn height(&self, width: u16) -> u16 {
        self.columns(width).map(|(area, parts)| self.height_of_all(parts, area.width)).max().unwrap_or(0)
    }

    fn height_of_all(&self, parts: &[PageText], width: u16) -> u16 {
        parts.iter().map(|part| self.height_of(part, width)).sum()
    }

    /// The columns of text with their parts: in two columns, the first one ends with a section and is the higher one.
    fn columns(&self, width: u16) -> impl Iterator<Item = (Rect, &[PageText])> {
        let is_rules = matches!(self.about, About::Rules(_));
        let margin = if is_rules { 2 } else { 0 };
        let width = width.saturating_sub(2 * margin);
        let is_wide = !is_rules && width > WIDEST;
        let half = (width - BETWEEN.min(width)) / 2;
        let (first, second) = if is_wide { (half, width - half) } else { (width, width) };
        let starts_section = |at: &usize| matches!(self.text.get(*at), None | Some(PageText::Heading(_)));
        let mut ends = (1..=self.text.len()).filter(starts_section);
        let is_enough = |end: &usize| {
            let [before, after] = [&self.text[..*end], &self.text[*end..]];
            self.height_of_all(before, half) >= self.height_of_all(after, half)
        };
        let end = if is_wide { ends.find(is_enough) } else { None }.unwrap_or(self.text.len());
        let columns = [(0, first, &self.text[..end]), (second, half, &self.text[end..])];
        let areas = columns.map(|(x, width, parts)| (Rect { x: x + margin, y: 0, width, height: 0 }, parts));
        areas.into_iter().filter(|(_, parts)| !parts.is_empty())
    }

    /// The place of the text of the page.
    fn text_area(&self, area: Rect) -> Rect {
        let width = match self.about {
            // The picture needs all columns; the text leaves the outer ones free.
            About::Rules(_) => area.width.min(WIDEST + 4),
            _ => area.width.saturating_sub(4).min(if area.width >= WIDE { 2 * WIDEST } else { WIDEST }),
        };
        let x = area.x + area.width.saturating_sub(width) / 2;
        Rect { x, y: area.y + 1, width, height: area.height.saturating_sub(3) }
    }

    fn height_of(&self, part: &PageText, width: u16) -> u16 {
        let rows = |text: &String, width| count(wrapped(vec![text.as_str().into()]).line_count(width));
        match part {
            PageText::Heading(_) => 2,
            PageText::Paragraph(text) => rows(text, width),
            PageText::Entry(_, text) => rows(text, width.saturating_sub(self.names)).max(1),
            PageText::Line(_) => 1,
            PageText::Picture(picture) => picture.area.height + 1,
        }
    }

    /// The whole page. The screen shows a part of it.
    fn sheet(&self, width: u16, pen: &Pen<'_>) -> Buffer {
        let area = Rect::new(0, 0, width, self.height(width));
        let mut sheet = Buffer::empty(area);
        sheet.set_style(area, pen.theme.table);
        for (mut area, parts) in self.columns(width) {
            for part in parts {
                area.height = self.height_of(part, area.width);
                self.draw_part(&mut sheet, area, part, pen);
                area.y += area.height;
            }
        }
        sheet
    }

    fn draw_part(&self, sheet: &mut Buffer, area: Rect, part: &PageText, pen: &Pen<'_>) {
        match part {
            PageText::Heading(heading) => {
                let lines = vec![Line::default(), Line::styled(heading.as_str(), pen.theme.gold)];
                Paragraph::new(lines).render(area, sheet);
            }
            PageText::Paragraph(text) => wrapped(vec![text.as_str().into()]).render(area, sheet),
            PageText::Line(line) => Line::from(line.as_str()).render(area, sheet),
            PageText::Picture(picture) => {
                let width = sheet.area.width;
                let left = width.saturating_sub(picture.area.width) / 2;
                for at in picture.area.positions().filter(|at| at.x < width) {
                    sheet[(left + at.x, area.y + 1 + at.y)] = picture[at].clone();
                }
            }
            PageText::Entry(name, text) => {
                let (name, style) = match self.about {
                    About::Keys(_) => (format!(" {name} "), pen.theme.chip),
                    About::Rules(_) | About::Statistics(_) => (name.clone(), pen.theme.strong),
                };
                Span::styled(name, style).render(area, sheet);
                let names = self.names.min(area.width);
                let beside = Rect { x: area.x + names, width: area.width - names, ..area };
                wrapped(vec![text.as_str().into()]).render(beside, sheet);
            }
        }
    }
}

impl Screen for Page {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        let screenful = context.area.height.saturating_sub(5).cast_signed();
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.scroll(-1, context),
            KeyCode::Down | KeyCode::Char('j') => self.scroll(1, context),
            KeyCode::PageUp | KeyCode::Char('b') => self.scroll(-screenful, context),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(screenful, context),
            KeyCode::Home => self.scroll(i16::MIN, context),
            KeyCode::End => self.scroll(i16::MAX, context),
            KeyCode::Left => return self.other_game(3),
            KeyCode::Right => return self.other_game(1),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.scroll(-3, context),
            MouseEventKind::ScrollDown => self.scroll(3, context),
            _ => {}
        }
        Action::None
    }

    fn keys(&self, context: &Context<'_>) -> String {
        let text = self.text_area(context.area);
        let is_more = self.height(text.width) > self.top + text.height;
        context.pen.text(if is_more { "terminal-page-keys-more" } else { "terminal-page-keys-games" })
    }

    fn query(&self) -> Option<Query> {
        self.counting.as_ref()?.next_query()
    }

    fn receive(&mut self, answer: Answer, session: &mut Session, pen: &Pen<'_>) -> Action {
        if let Some(counting) = &mut self.counting {
            session.receive_for_counting(counting, answer);
            self.text = statistics_text(counting.game(), &counting.statistics(), pen);
        }
        Action::None
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let text = self.text_area(area);
        let sheet = self.sheet(text.width, pen);
        let visible = Rect { y: self.top, height: text.height, ..sheet.area }.intersection(sheet.area);
        for from in visible.positions() {
            buffer[(text.x + from.x, text.y + from.y - self.top)] = sheet[from].clone();
        }
        draw_title(buffer, area, self.title.as_str(), "", pen);
    }
}

/// The name of a key: a text with this id, or else the key itself.
fn key_name(name: &str, lang: &Lang) -> String {
    if lang.has(name) { lang.text(name) } else { name.to_owned() }
}

/// The headings of the groups of commands.
const GROUPS: [(CommandGroup, &str); 4] = [
    (CommandGroup::Position, "terminal-help-position"),
    (CommandGroup::Deal, "terminal-help-deal"),
    (CommandGroup::Assistance, "terminal-help-solver"),
    (CommandGroup::Program, "terminal-help-pages"),
];

/// The keys for moving: their names, and the texts that say what they do.
const MOVING: &[(&str, &str)] = &[
    ("1-9 a-z", "terminal-key-letter"),
    ("terminal-name-arrows", "keys-walk"),
    ("terminal-name-enter", "terminal-key-enter"),
    ("terminal-name-tab", "terminal-key-tab"),
    ("terminal-name-esc", "terminal-key-esc"),
    ("+", "terminal-key-message"),
];

/// The key of a game with a stock, and that of a game in which one can pass.
const STOCK: &[(&str, &str)] = &[("terminal-name-space", "terminal-key-stock")];
const PASSING: &[(&str, &str)] = &[("p", "terminal-key-pass")];

/// The uses of the mouse.
const MOUSE: &[(&str, &str)] =
    &[("terminal-name-click", "terminal-key-click"), ("terminal-name-drag", "terminal-key-drag")];

/// The uses of the mouse in a game with foundations.
const FOUNDATION: &[(&str, &str)] = &[("terminal-name-right-click", "terminal-key-right-click")];
