//! Colours and glyphs, chosen once for the terminal.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border::{DOUBLE, ROUNDED, Set, THICK};
use talon_pieces::Suit;

/// The number of colours of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// 24 bits.
    Rich,
    /// The 256 colours of most terminals.
    Indexed,
    /// The 16 colours of all terminals that have any.
    Basic,
    /// No colours, only bold and reverse.
    Plain,
}

/// What the environment says about the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Its colours.
    pub(crate) paint: Paint,
    /// Whether it shows more than ASCII.
    pub(crate) unicode: bool,
    /// Whether each suit has a colour of its own.
    pub(crate) four_colours: bool,
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
        let unicode = cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8");
        Look { paint, unicode, four_colours: false }
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
    /// What the bars of charts are made of.
    pub(crate) block: &'static str,
    /// Between two parts of a line.
    pub(crate) dot: &'static str,
    /// What points at the chosen line.
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
    /// What points up at a column.
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
    /// Keys and figures in these lines.
    pub(crate) bar_strong: Style,
    /// A refusal in these lines.
    pub(crate) bar_warning: Style,
    /// The end of a game in these lines.
    pub(crate) bar_gold: Style,
    /// What can be done now.
    pub(crate) gold: Style,
    /// What a hint is about.
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
            // Black suits are plain and red ones bold: a second sign beside the letter or symbol.
            suits: [plain, bold, bold, plain],
            pips: bold,
            back: plain,
            slot: plain.add_modifier(Modifier::DIM),
        }
    }

    fn coloured(glyphs: &'static Glyphs, paint: Paint, four_colours: bool) -> Theme {
        let palette = Palette::new(paint, four_colours);
        let Palette { table, night, cream, mist, gold, mint, coral, ink, .. } = palette;
        Theme {
            table: on(cream, table),
            dim: on(mist, table),
            strong: bold(on(cream, table)),
            bar: on(mist, night),
            bar_strong: bold(on(cream, night)),
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
        let Palette { table, gold, mint, ivory, edge, ink, .. } = *palette;
        Theme {
            face: on(edge, ivory),
            face_shaded: palette.shades.map(|shade| on(edge, shade)),
            face_held: on(palette.amber, palette.straw),
            key: on(palette.umber, ivory),
            face_gold: bold(on(ink, gold)),
            face_hint: bold(on(ink, mint)),
            suits: palette.suits.map(|suit| bold(on(suit, ivory))),
            pips: bold(on(ink, ivory)),
            back: on(palette.sky, palette.navy),
            slot: on(palette.moss, table),
            ..Theme::plain(glyphs)
        }
    }
}

fn on(front: Color, ground: Color) -> Style {
    Style::new().fg(front).bg(ground)
}

fn bold(style: Style) -> Style {
    style.add_modifier(Modifier::BOLD)
}

/// The colours that styles are made of, as a terminal can show them.
struct Palette {
    table: Color,
    night: Color,
    cream: Color,
    mist: Color,
    gold: Color,
    mint: Color,
    coral: Color,
    ivory: Color,
    edge: Color,
    amber: Color,
    straw: Color,
    umber: Color,
    ink: Color,
    sky: Color,
    navy: Color,
    moss: Color,
    shades: [Color; 2],
    /// Clubs, diamonds, hearts, spades.
    suits: [Color; 4],
}

impl Palette {
    fn new(paint: Paint, four_colours: bool) -> Palette {
        let colour = |rgb: (u8, u8, u8), indexed: u8, basic: Color| match paint {
            Paint::Rich => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Paint::Indexed => Color::Indexed(indexed),
            Paint::Basic | Paint::Plain => basic,
        };
        let ink = colour((28, 34, 38), 234, Color::Black);
        let red = colour((190, 38, 34), 160, Color::Red);
        let (green, blue) = (colour((0, 112, 60), 28, Color::Green), colour((0, 92, 190), 26, Color::Blue));
        Palette {
            table: colour((28, 66, 66), 23, Color::Reset),
            night: colour((13, 36, 38), 233, Color::Black),
            cream: colour((240, 236, 222), 255, Color::White),
            mist: colour((150, 178, 174), 109, Color::Gray),
            gold: colour((232, 186, 88), 179, Color::Yellow),
            mint: colour((140, 226, 176), 121, Color::LightGreen),
            coral: colour((255, 158, 128), 216, Color::LightRed),
            ivory: colour((252, 248, 236), 255, Color::White),
            edge: colour((176, 168, 146), 246, Color::DarkGray),
            amber: colour((158, 104, 0), 130, Color::Magenta),
            straw: colour((255, 232, 170), 223, Color::LightYellow),
            umber: colour((110, 104, 88), 242, Color::DarkGray),
            ink,
            sky: colour((104, 140, 180), 67, Color::Cyan),
            navy: colour((34, 70, 112), 24, Color::Blue),
            moss: colour((92, 132, 128), 66, Color::DarkGray),
            shades: [colour((226, 219, 200), 252, Color::Gray), colour((202, 195, 175), 248, Color::Gray)],
            suits: if four_colours { [green, blue, red, ink] } else { [ink, red, red, ink] },
        }
    }
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
}
