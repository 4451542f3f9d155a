//! Pages of text over the whole screen: rules, keys, statistics. They scroll.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Style;
use talon_lang::{Figure, Lang};
use talon_rules::GameName;
use talon_table::{Command, CommandGroup, FrontEnd, GameResult, Statistics};

use super::wrap;
use crate::play::app::Action;
use crate::play::draw::{Pen, fill, write};

/// The widest that lines of text are: longer ones are hard to read.
const WIDEST: u16 = 76;

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PageText {
    /// A heading, with a free line before it.
    Heading(String),
    /// A paragraph, which is broken into lines.
    Paragraph(String),
    /// A name, such as a key or a rule's number, and what belongs to it at the right.
    Entry(String, String),
    /// A line as it is.
    Line(String),
}

/// What a page is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Rules(GameName),
    Keys,
    Statistics(GameName),
}

/// A page and how far it is scrolled.
#[derive(Debug)]
pub(crate) struct Page {
    about: About,
    title: String,
    text: Vec<PageText>,
    /// How wide the names of entries are.
    names: usize,
    top: usize,
}

impl Page {
    fn new(about: About, title: String, text: Vec<PageText>) -> Page {
        let wide = |part: &PageText| match part {
            PageText::Entry(name, _) => name.chars().count() + 2,
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

    /// All keys: how to move, and the key of each command.
    pub(crate) fn help(lang: &Lang) -> Page {
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
        text.push(entry(&("Ctrl-C", "terminal-key-interrupt")));
        Page::new(About::Keys, lang.text("table-keys"), text)
    }

    /// The figures of a game and two small charts.
    pub(crate) fn statistics(game: GameName, statistics: &Statistics, pen: &Pen<'_>) -> Page {
        let mut text = vec![PageText::Heading(pen.say("terminal-figures"))];
        for figure in Figure::ALL {
            text.push(PageText::Entry(pen.lang.figure_name(figure), pen.lang.figure(figure, statistics)));
        }
        text.extend(pen.lang.rates(game).map(PageText::Paragraph));
        if !statistics.scores.is_empty() {
            text.push(PageText::Heading(pen.say("graph-scores")));
            text.extend(score_bars(statistics, pen).into_iter().map(PageText::Line));
        }
        if !statistics.over_time.is_empty() {
            text.push(PageText::Heading(pen.say("graph-results")));
            text.push(PageText::Line(result_line(statistics, pen)));
        }
        let values = [("game", pen.lang.game_name(game).into())];
        Page::new(About::Statistics(game), pen.say_with("table-statistics-of", &values), text)
    }

    /// Arrows and their like scroll, left and right go to another game, Esc leaves.
    pub(crate) fn key(&mut self, key: KeyEvent, size: Rect, pen: &Pen<'_>) -> Action {
        let screenful = isize::try_from(size.height.saturating_sub(5)).unwrap_or(1);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.scroll(-1, size, pen),
            KeyCode::Down | KeyCode::Char('j') => self.scroll(1, size, pen),
            KeyCode::PageUp | KeyCode::Char('b') => self.scroll(-screenful, size, pen),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(screenful, size, pen),
            KeyCode::Home => self.scroll(isize::MIN / 2, size, pen),
            KeyCode::End => self.scroll(isize::MAX / 2, size, pen),
            KeyCode::Left => return self.other_game(3),
            KeyCode::Right => return self.other_game(1),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    /// The wheel scrolls.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Rect, pen: &Pen<'_>) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.scroll(-3, size, pen),
            MouseEventKind::ScrollDown => self.scroll(3, size, pen),
            _ => {}
        }
        Action::None
    }

    /// The same page of another game, so many further in the menu.
    fn other_game(&self, steps: usize) -> Action {
        let next = |game| {
            let at = GameName::ALL.iter().position(|known| *known == game).unwrap_or(0);
            GameName::ALL[(at + steps) % GameName::ALL.len()]
        };
        match self.about {
            About::Rules(game) => Action::Rules(next(game)),
            About::Statistics(game) => Action::Statistics(next(game)),
            About::Keys => Action::None,
        }
    }

    fn scroll(&mut self, lines: isize, size: Rect, pen: &Pen<'_>) {
        let all = self.lines(size, pen).len();
        let most = all.saturating_sub(usize::from(text_area(size).height));
        self.top = self.top.saturating_add_signed(lines).min(most);
    }

    /// The page as lines that fit the screen.
    fn lines(&self, size: Rect, pen: &Pen<'_>) -> Vec<(String, Style)> {
        let wide = usize::from(text_area(size).width);
        let plain = pen.theme.table;
        let mut lines = Vec::new();
        for part in &self.text {
            match part {
                PageText::Heading(heading) => {
                    lines.push((String::new(), plain));
                    lines.push((heading.clone(), pen.theme.gold));
                }
                PageText::Paragraph(text) => {
                    lines.extend(wrap(text, wide).into_iter().map(|line| (line, plain)));
                }
                PageText::Entry(name, text) => {
                    let indent = self.names;
                    let names = std::iter::once(name.as_str()).chain(std::iter::repeat(""));
                    let wrapped = wrap(text, wide.saturating_sub(indent));
                    lines.extend(
                        names.zip(wrapped).map(|(name, line)| (format!("{name:<indent$}{line}"), plain)),
                    );
                }
                PageText::Line(line) => lines.push((line.clone(), plain)),
            }
        }
        lines
    }

    /// Draws the page over the whole screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        fill(buffer, area, pen.theme.table);
        fill(buffer, Rect { height: 1, ..area }, pen.theme.bar);
        write(buffer, area.x + 1, area.y, area.width - 2, &self.title, pen.theme.bar_strong);
        let text = text_area(area);
        let lines = self.lines(area, pen);
        for (y, (line, style)) in (text.y..text.bottom()).zip(lines.iter().skip(self.top)) {
            write(buffer, text.x, y, text.width, line, *style);
        }
        let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
        fill(buffer, bottom, pen.theme.bar);
        let more = lines.len() > self.top + usize::from(text.height);
        let id = match (self.about, more) {
            (About::Keys, _) => "terminal-page-keys",
            (_, true) => "terminal-page-keys-more",
            (_, false) => "terminal-page-keys-games",
        };
        write(buffer, bottom.x + 1, bottom.y, bottom.width - 2, &pen.say(id), pen.theme.bar);
    }
}

/// Where the text of a page stands.
fn text_area(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4).min(WIDEST);
    let x = area.x + area.width.saturating_sub(width) / 2;
    Rect { x, y: area.y + 1, width, height: area.height.saturating_sub(3) }
}

/// How many games reached how many points, a bar for each few points.
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

/// The last games, the oldest first: a full mark for each that was won.
fn result_line(statistics: &Statistics, pen: &Pen<'_>) -> String {
    let last = statistics.over_time.len().saturating_sub(60);
    let mark = |(_, result): &(u64, GameResult)| match result {
        GameResult::Won => pen.theme.glyphs.full,
        GameResult::Lost => pen.theme.glyphs.hollow,
        GameResult::Drawn => pen.theme.glyphs.dot,
    };
    statistics.over_time[last..].iter().map(mark).collect()
}

/// A key that has a sign of its own is called by it, any other by its name.
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
    ("terminal-name-arrows", "terminal-key-arrows"),
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
