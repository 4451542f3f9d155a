//! Colours and glyphs, chosen once for the terminal.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border::{DOUBLE, ROUNDED, Set, THICK};
use talon_rules::pieces::Suit;

pub(crate) use super::palette::Paint;
use super::palette::Palette;

/// The properties of the terminal, according to the environment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Its colours.
    pub(crate) paint: Paint,
    /// True if it shows more than ASCII.
    pub(crate) unicode: bool,
    /// True if each suit has a colour of its own.
    pub(crate) four_colours: bool,
    /// True if things may move.
    pub(crate) has_motion: bool,
}

impl Look {
    /// Asks the environment, through `variable`, which gives a variable's value if it is set.
    pub(crate) fn detect(variable: impl Fn(&str) -> Option<String>) -> Look {
        let filled = |name: &str| variable(name).filter(|value| !value.is_empty());
        let terminal = filled("TERM").unwrap_or_default();
        let depth = filled("COLORTERM").unwrap_or_default();
        let paint = if filled("NO_COLOR").is_some() || terminal == "dumb" {
            Paint::Plain
        } else if ["truecolor", "24bit"].contains(&depth.as_str()) || terminal.ends_with("-direct") {
            Paint::Rich
        } else if terminal.contains("256color") || cfg!(windows) {
            Paint::Indexed
        } else {
            Paint::Basic
        };
        // The first variable that is set decides, as POSIX has it.
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(filled).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        let is_unicode = cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8");
        // The fonts of the Linux console have neither suits nor half cells.
        let unicode = is_unicode && terminal != "linux";
        Look { paint, unicode, four_colours: false, has_motion: filled("NO_MOTION").is_none() }
    }
}

/// The glyphs that pictures are made of.
#[derive(Debug)]
pub(crate) struct Glyphs {
    /// Clubs, diamonds, hearts, spades.
    pub(crate) suits: [&'static str; 4],
    /// The frame of a card at rest.
    pub(crate) light: Set<'static>,
    /// The frame of a place where something can be put.
    pub(crate) heavy: Set<'static>,
    /// The frame of what is picked up.
    pub(crate) double: Set<'static>,
    /// The edge of one of many backs in a pile.
    pub(crate) edge: &'static str,
    /// The pattern on the back of a card.
    pub(crate) back: &'static str,
    /// A pip of a tile.
    pub(crate) pip: &'static str,
    /// A thing that is left, and a thing that is gone.
    pub(crate) full: &'static str,
    pub(crate) hollow: &'static str,
    /// The sign that bars of charts are made of.
    pub(crate) block: &'static str,
    /// Between two parts of a line.
    pub(crate) dot: &'static str,
    /// The sign that points at the chosen line.
    pub(crate) pointer: &'static str,
    /// The upright line in the middle of a lying tile.
    pub(crate) bar: &'static str,
    /// The line in the middle of a standing tile.
    pub(crate) dash: &'static str,
    /// Yes, no, and unknown.
    pub(crate) yes: &'static str,
    pub(crate) no: &'static str,
    pub(crate) maybe: &'static str,
    /// Neither for sure.
    pub(crate) about: &'static str,
    /// More is to come.
    pub(crate) more: &'static str,
    /// The upper ends of bars, from an eighth of a cell to a whole one.
    pub(crate) eighths: [&'static str; 8],
    /// The points still possible, in a bar.
    pub(crate) shade: &'static str,
    /// The sign that points up at a column.
    pub(crate) up: &'static str,
}

const UNICODE: Glyphs = Glyphs {
    suits: ["♣", "♦", "♥", "♠"],
    light: ROUNDED,
    heavy: THICK,
    double: DOUBLE,
    edge: "▁",
    back: "░",
    pip: "●",
    full: "●",
    hollow: "○",
    block: "█",
    dot: "·",
    pointer: "▸",
    bar: "│",
    dash: "─",
    yes: "✓",
    no: "✗",
    maybe: "?",
    about: "≈",
    more: "…",
    eighths: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    shade: "░",
    up: "▲",
};

const ASCII: Glyphs = Glyphs {
    suits: ["C", "D", "H", "S"],
    light: ascii_frame("+", "|", "-"),
    heavy: ascii_frame("*", "*", "*"),
    double: ascii_frame("#", "#", "="),
    edge: "_",
    back: ":",
    pip: "o",
    full: "#",
    hollow: ".",
    block: "#",
    dot: "-",
    pointer: ">",
    bar: "|",
    dash: "-",
    yes: "+",
    no: "x",
    maybe: "?",
    about: "~",
    more: "...",
    eighths: ["."; 8],
    shade: ":",
    up: "^",
};

/// A frame of half cells in the card's own colour, so that cards have round corners and stand apart.
const SOFT: Set<'static> = Set {
    top_left: "▗",
    top_right: "▖",
    bottom_left: "▝",
    bottom_right: "▘",
    vertical_left: "▐",
    vertical_right: "▌",
    horizontal_top: "▄",
    horizontal_bottom: "▀",
};

/// A frame of ASCII characters.
const fn ascii_frame(corner: &'static str, side: &'static str, line: &'static str) -> Set<'static> {
    Set {
        top_left: corner,
        top_right: corner,
        bottom_left: corner,
        bottom_right: corner,
        vertical_left: side,
        vertical_right: side,
        horizontal_top: line,
        horizontal_bottom: line,
    }
}

/// The styles and glyphs that everything is drawn with.
#[derive(Debug)]
pub(crate) struct Theme {
    pub(crate) glyphs: &'static Glyphs,
    /// The table, and plain text on it.
    pub(crate) table: Style,
    /// Text on the table that need not be read.
    pub(crate) dim: Style,
    /// Text on the table that matters.
    pub(crate) strong: Style,
    /// The line at the top and the line at the bottom.
    pub(crate) bar: Style,
    /// Figures in these lines, and dialogs.
    pub(crate) bar_strong: Style,
    /// A key in the line of keys.
    pub(crate) chip: Style,
    /// Everything below a dialog.
    pub(crate) dimmed: Style,
    /// A refusal in these lines.
    pub(crate) bar_warning: Style,
    /// The end of a game in these lines.
    pub(crate) bar_gold: Style,
    /// The style of everything that can be done now.
    pub(crate) gold: Style,
    /// The style of the subject of a hint.
    pub(crate) hint: Style,
    /// Good news in these lines: a game can be won.
    pub(crate) bar_good: Style,
    /// Bad news on the table: a game cannot be won any more.
    pub(crate) warning: Style,
    /// The line, letter or button that the cursor is on.
    pub(crate) cursor: Style,
    /// The frame of cards and tiles where half cells can be coloured.
    pub(crate) soft_frame: Option<Set<'static>>,
    /// The face of a card or tile; a frame of lines is drawn with it.
    pub(crate) face: Style,
    /// The face of a card that others lie over.
    pub(crate) face_shaded: [Style; 2],
    /// The face of a card that is picked up.
    pub(crate) face_held: Style,
    /// The key of a pile, on its edge.
    pub(crate) key: Style,
    /// The frame of a card or tile that can be put somewhere, or where something can be put.
    pub(crate) face_gold: Style,
    /// The frame of a card that a hint is about.
    pub(crate) face_hint: Style,
    /// The frame of a card that a wrong move is about.
    pub(crate) face_wrong: Style,
    /// Clubs, diamonds, hearts, spades on the face of a card.
    pub(crate) suits: [Style; 4],
    /// Pips and numbers on the face of a tile.
    pub(crate) pips: Style,
    /// The back of a card or tile.
    pub(crate) back: Style,
    /// The frame of an empty place.
    pub(crate) slot: Style,
}

impl Theme {
    /// The theme for a terminal.
    pub(crate) fn new(look: Look) -> Theme {
        let glyphs = if look.unicode { &UNICODE } else { &ASCII };
        match look.paint {
            Paint::Plain => Theme::plain(glyphs),
            paint => Theme::coloured(glyphs, paint, look.four_colours),
        }
    }

    /// Takes the light from everything that was drawn, so that a dialog over it stands out.
    pub(crate) fn dim(&self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            match (cell.fg, cell.bg) {
                (Color::Rgb(..), Color::Rgb(..)) => (cell.fg, cell.bg) = (darker(cell.fg), darker(cell.bg)),
                _ => _ = cell.set_style(self.dimmed),
            }
        }
    }

    /// The style of a suit's signs on the face of a card.
    pub(crate) fn suit(&self, suit: Suit) -> Style {
        self.suits[suit as usize]
    }

    /// The sign of a suit.
    pub(crate) fn sign(&self, suit: Suit) -> &'static str {
        self.glyphs.suits[suit as usize]
    }

    fn plain(glyphs: &'static Glyphs) -> Theme {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let reverse = plain.add_modifier(Modifier::REVERSED);
        Theme {
            glyphs,
            table: plain,
            dim: plain,
            strong: bold,
            bar: plain,
            bar_strong: bold,
            chip: reverse,
            dimmed: plain.add_modifier(Modifier::DIM),
            bar_warning: bold,
            bar_gold: bold,
            gold: bold,
            hint: reverse,
            bar_good: bold,
            warning: bold,
            cursor: reverse,
            soft_frame: None,
            face: plain,
            face_shaded: [plain; 2],
            face_held: bold,
            key: plain,
            face_gold: bold,
            face_hint: reverse,
            face_wrong: reverse,
            // Black suits are plain and red ones bold: a second sign beside the letter or symbol.
            suits: [plain, bold, bold, plain],
            pips: bold,
            back: plain,
            slot: plain.add_modifier(Modifier::DIM),
        }
    }

    fn coloured(glyphs: &'static Glyphs, paint: Paint, four_colours: bool) -> Theme {
        let palette = Palette::new(paint, four_colours);
        let Palette { table, night, slate, cream, mist, gold, mint, coral, ink, moss, .. } = palette;
        Theme {
            table: on(cream, table),
            dim: on(mist, table),
            strong: bold(on(cream, table)),
            bar: on(mist, night),
            bar_strong: bold(on(cream, night)),
            chip: bold(on(cream, slate)),
            dimmed: on(moss, night),
            bar_warning: bold(on(coral, night)),
            bar_gold: bold(on(gold, night)),
            gold: bold(on(gold, table)),
            hint: bold(on(mint, table)),
            bar_good: bold(on(mint, night)),
            warning: bold(on(coral, table)),
            cursor: bold(on(ink, gold)),
            soft_frame: if glyphs.dash == UNICODE.dash { Some(SOFT) } else { None },
            ..Theme::with_pieces(glyphs, &palette)
        }
    }

    /// Cards and tiles in colours, everything else plain.
    fn with_pieces(glyphs: &'static Glyphs, palette: &Palette) -> Theme {
        let Palette { table, gold, mint, coral, ivory, edge, ink, .. } = *palette;
        Theme {
            face: on(edge, ivory),
            face_shaded: palette.shades.map(|shade| on(edge, shade)),
            face_held: on(palette.amber, palette.straw),
            key: on(palette.umber, ivory),
            face_gold: bold(on(ink, gold)),
            face_hint: bold(on(ink, mint)),
            face_wrong: bold(on(ink, coral)),
            suits: palette.suits.map(|suit| bold(on(suit, ivory))),
            pips: bold(on(ink, ivory)),
            back: on(palette.sky, palette.navy),
            slot: on(palette.moss, table),
            ..Theme::plain(glyphs)
        }
    }
}

/// A colour with less than half of its light.
fn darker(colour: Color) -> Color {
    let part = |part: u8| u8::try_from(u16::from(part) * 2 / 5).unwrap_or(part);
    match colour {
        Color::Rgb(red, green, blue) => Color::Rgb(part(red), part(green), part(blue)),
        other => other,
    }
}

fn on(front: Color, ground: Color) -> Style {
    Style::new().fg(front).bg(ground)
}

fn bold(style: Style) -> Style {
    style.add_modifier(Modifier::BOLD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_about_colours_and_glyphs() {
        let cases = [
            ("TERM=xterm-256color LANG=en_GB.UTF-8", Paint::Indexed, true),
            ("TERM=xterm COLORTERM=truecolor LC_ALL=C.utf8", Paint::Rich, true),
            ("TERM=xterm-256color NO_COLOR=1 LANG=de_DE.utf8", Paint::Plain, true),
            ("TERM=xterm-256color NO_COLOR=", Paint::Indexed, false),
            ("TERM=linux LANG=C", Paint::Basic, false),
            ("TERM=linux LANG=en_GB.UTF-8", Paint::Basic, false),
            ("TERM=dumb COLORTERM=truecolor", Paint::Plain, false),
            ("LC_ALL=C LANG=en_GB.UTF-8", Paint::Basic, false),
        ];
        for (environment, paint, unicode) in cases {
            let variable = |name: &str| {
                let set = |word: &str| Some(word.strip_prefix(name)?.strip_prefix('=')?.to_owned());
                environment.split(' ').find_map(set)
            };
            let look = Look::detect(variable);
            assert_eq!((look.paint, look.unicode), (paint, unicode), "{environment}");
        }
    }

    /// The relative luminance of a colour, from 0 to 1 (WCAG 2.2).
    fn luminance(colour: Color) -> f64 {
        let (red, green, blue) = match colour {
            Color::Rgb(red, green, blue) => (red, green, blue),
            Color::Indexed(grey @ 232..) => {
                (8 + 10 * (grey - 232), 8 + 10 * (grey - 232), 8 + 10 * (grey - 232))
            }
            Color::Indexed(index @ 16..) => {
                let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
                (level((index - 16) / 36), level((index - 16) / 6 % 6), level((index - 16) % 6))
            }
            other => panic!("{other:?} looks different on each terminal"),
        };
        let linear = |part: u8| match f64::from(part) / 255.0 {
            dark @ ..=0.04045 => dark / 12.92,
            light => ((light + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast of a style's two colours, from 1 to 21 (WCAG 2.2).
    fn contrast(style: Style) -> f64 {
        let [front, ground] = [style.fg, style.bg].map(|colour| luminance(colour.expect("a colour")) + 0.05);
        front.max(ground) / front.min(ground)
    }

    #[test]
    fn texts_have_a_contrast_of_at_least_4_5_and_frames_of_at_least_3() {
        for (paint, four_colours) in
            [(Paint::Rich, false), (Paint::Rich, true), (Paint::Indexed, false), (Paint::Indexed, true)]
        {
            let theme = Theme::new(Look { paint, unicode: true, four_colours, has_motion: false });
            let suits = theme.suits.iter();
            let grounds = [theme.face, theme.face_shaded[0], theme.face_shaded[1], theme.face_held];
            let on_cards = suits.flat_map(|suit| grounds.map(|ground| Style { bg: ground.bg, ..*suit }));
            let texts = [
                theme.table,
                theme.dim,
                theme.strong,
                theme.bar,
                theme.bar_strong,
                theme.bar_warning,
                theme.bar_gold,
                theme.bar_good,
                theme.chip,
                theme.gold,
                theme.hint,
                theme.warning,
                theme.cursor,
                theme.key,
                theme.face_gold,
                theme.face_hint,
                theme.face_wrong,
                theme.pips,
            ];
            for style in texts.into_iter().chain(on_cards) {
                assert!(contrast(style) >= 4.5, "{paint:?}: {style:?}: {:.2}", contrast(style));
            }
            for style in [theme.slot, theme.dimmed] {
                assert!(contrast(style) >= 3.0, "{paint:?}: {style:?}: {:.2}", contrast(style));
            }
        }
    }
}
