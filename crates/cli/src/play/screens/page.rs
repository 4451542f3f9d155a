//! Pages of text over the whole screen: rules, keys, statistics. They scroll.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use talon_lang::{Figure, Lang};
use talon_rules::GameName;
use talon_table::{Command, CommandGroup, FrontEnd, GameResult, Statistics};

use super::screen::{Context, Screen};
use super::widgets::{draw_title, wrapped};
use crate::play::action::Action;
use crate::play::draw::{Pen, count, fill};

/// The most columns of a line of text. Longer lines are hard to read.
const WIDEST: u16 = 76;

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PageText {
    /// A heading, with a free line before it.
    Heading(String),
    /// A paragraph, which is wrapped.
    Paragraph(String),
    /// A name, such as a key or a rule's number, and the text beside it.
    Entry(String, String),
    /// A line as it is.
    Line(String),
}

/// What a page is about.
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
}

impl Page {
    fn new(about: About, title: String, text: Vec<PageText>) -> Page {
        let wide = |part: &PageText| match part {
            PageText::Entry(name, _) => count(name.chars().count() + 2),
            _ => 0,
        };
        let names = text.iter().map(wide).max().unwrap_or(0);
        Page { about, title, text, names, top: 0 }
    }

    /// The rules of a game.
    pub(crate) fn rules(game: GameName, lang: &Lang) -> Page {
        let page = lang.rules_page(game);
        let mut text = vec![PageText::Paragraph(page.author.clone())];
        for section in lang.rules_sections(&page) {
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
        for (heading, keys) in [("terminal-help-moving", MOVING), ("terminal-help-mouse", MOUSE)] {
            text.push(PageText::Heading(lang.text(heading)));
            text.extend(keys.iter().map(entry));
        }
        for (group, heading) in GROUPS {
            text.push(PageText::Heading(lang.text(heading)));
            for command in Command::of_group(group, FrontEnd::Terminal) {
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

    /// The statistics of a game, with two small charts.
    pub(crate) fn statistics(game: GameName, statistics: &Statistics, pen: &Pen<'_>) -> Page {
        let mut text = vec![PageText::Heading(pen.text("terminal-figures"))];
        for figure in Figure::ALL {
            text.push(PageText::Entry(pen.lang.figure_name(figure), pen.lang.figure(figure, statistics)));
        }
        text.extend(pen.lang.rates(game).map(PageText::Paragraph));
        if !statistics.scores.is_empty() {
            text.push(PageText::Heading(pen.text("graph-scores")));
            text.extend(score_bars(statistics, pen).into_iter().map(PageText::Line));
        }
        if !statistics.over_time.is_empty() {
            text.push(PageText::Heading(pen.text("graph-results")));
            text.push(PageText::Line(result_line(statistics, pen)));
        }
        let values = [("game", pen.lang.game_name(game).into())];
        Page::new(About::Statistics(game), pen.text_with("table-statistics-of", &values), text)
    }

    /// The same page of another game, this many steps further in the menu.
    fn other_game(&self, steps: usize) -> Action {
        let next = |game| {
            let at = GameName::ALL.iter().position(|known| *known == game).unwrap_or(0);
            GameName::ALL[(at + steps) % GameName::ALL.len()]
        };
        match self.about {
            About::Rules(game) => Action::Rules(next(game)),
            About::Statistics(game) => Action::Statistics(next(game)),
            About::Keys(game) => Action::Help(next(game)),
        }
    }

    fn scroll(&mut self, rows: i16, context: &Context<'_>) {
        let text = text_area(context.area);
        let last = self.height(text.width).saturating_sub(text.height);
        self.top = self.top.saturating_add_signed(rows).min(last);
    }

    /// The rows of the whole page.
    fn height(&self, width: u16) -> u16 {
        self.text.iter().map(|part| self.height_of(part, width)).sum()
    }

    fn height_of(&self, part: &PageText, width: u16) -> u16 {
        let rows = |text: &String, width| count(wrapped(vec![text.as_str().into()]).line_count(width));
        match part {
            PageText::Heading(_) => 2,
            PageText::Paragraph(text) => rows(text, width),
            PageText::Entry(_, text) => rows(text, width.saturating_sub(self.names)).max(1),
            PageText::Line(_) => 1,
        }
    }

    /// The whole page. The screen shows a part of it.
    fn sheet(&self, width: u16, pen: &Pen<'_>) -> Buffer {
        let area = Rect::new(0, 0, width, self.height(width));
        let mut sheet = Buffer::empty(area);
        sheet.set_style(area, pen.theme.table);
        let mut y = 0;
        for part in &self.text {
            let area = Rect { x: 0, y, width, height: self.height_of(part, width) };
            match part {
                PageText::Heading(heading) => {
                    let lines = vec![Line::default(), Line::styled(heading.as_str(), pen.theme.gold)];
                    Paragraph::new(lines).render(area, &mut sheet);
                }
                PageText::Paragraph(text) => wrapped(vec![text.as_str().into()]).render(area, &mut sheet),
                PageText::Line(line) => Line::from(line.as_str()).render(area, &mut sheet),
                PageText::Entry(name, text) => {
                    Line::from(name.as_str()).render(area, &mut sheet);
                    let names = self.names.min(width);
                    let beside = Rect { x: names, width: width - names, ..area };
                    wrapped(vec![text.as_str().into()]).render(beside, &mut sheet);
                }
            }
            y += area.height;
        }
        sheet
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
        let text = text_area(context.area);
        let is_more = self.height(text.width) > self.top + text.height;
        context.pen.text(if is_more { "terminal-page-keys-more" } else { "terminal-page-keys-games" })
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let text = text_area(area);
        let sheet = self.sheet(text.width, pen);
        let visible = Rect { y: self.top, height: text.height, ..sheet.area }.intersection(sheet.area);
        for from in visible.positions() {
            buffer[(text.x + from.x, text.y + from.y - self.top)] = sheet[from].clone();
        }
        draw_title(buffer, area, self.title.as_str(), "", pen);
    }
}

/// Where the text of a page stands.
fn text_area(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDEST);
    let x = area.x + area.width.saturating_sub(width) / 2;
    Rect { x, y: area.y + 1, width, height: area.height.saturating_sub(3) }
}

/// The distribution of scores: a bar for each range of points.
fn score_bars(statistics: &Statistics, pen: &Pen<'_>) -> Vec<String> {
    const STEP: u32 = 8;
    const LONGEST: u32 = 40;
    let most = statistics.scores.keys().max().copied().unwrap_or(0);
    let count = |from: u32| statistics.scores.range(from..from + STEP).map(|(_, games)| *games).sum::<u32>();
    let highest = (0..=most / STEP).map(|step| count(step * STEP)).max().unwrap_or(1).max(1);
    let bar = |step: u32| {
        let (from, games) = (step * STEP, count(step * STEP));
        let long = (games * LONGEST).div_ceil(highest) as usize;
        format!("{from:>3} - {:>2}  {} {games}", from + STEP - 1, pen.theme.glyphs.block.repeat(long))
    };
    (0..=most / STEP).map(bar).collect()
}

/// The last games, the oldest first, with a full mark for each win.
fn result_line(statistics: &Statistics, pen: &Pen<'_>) -> String {
    let last = statistics.over_time.len().saturating_sub(60);
    let mark = |(_, result): &(u64, GameResult)| match result {
        GameResult::Won => pen.theme.glyphs.full,
        GameResult::Lost => pen.theme.glyphs.hollow,
        GameResult::Drawn => pen.theme.glyphs.dot,
    };
    statistics.over_time[last..].iter().map(mark).collect()
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
    ("terminal-name-space", "terminal-key-stock"),
    ("p", "terminal-key-pass"),
];

/// What the mouse does.
const MOUSE: &[(&str, &str)] = &[
    ("terminal-name-click", "terminal-key-click"),
    ("terminal-name-drag", "terminal-key-drag"),
    ("terminal-name-right-click", "terminal-key-right-click"),
];
