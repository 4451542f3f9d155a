//! The colours that styles are made of.

use ratatui::style::Color;

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

/// The colours of the table, of texts on it, and of cards and tiles, as a terminal can show them.
pub(super) struct Palette {
    pub(super) table: Color,
    pub(super) night: Color,
    pub(super) slate: Color,
    pub(super) cream: Color,
    pub(super) mist: Color,
    pub(super) gold: Color,
    pub(super) mint: Color,
    pub(super) coral: Color,
    pub(super) ivory: Color,
    pub(super) edge: Color,
    pub(super) amber: Color,
    pub(super) straw: Color,
    pub(super) umber: Color,
    pub(super) ink: Color,
    pub(super) sky: Color,
    pub(super) navy: Color,
    pub(super) moss: Color,
    pub(super) shades: [Color; 2],
    /// Clubs, diamonds, hearts, spades.
    pub(super) suits: [Color; 4],
}

impl Palette {
    pub(super) fn new(paint: Paint, four_colours: bool) -> Palette {
        let colour = |rgb: (u8, u8, u8), indexed: u8, basic: Color| match paint {
            Paint::Rich => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Paint::Indexed => Color::Indexed(indexed),
            Paint::Basic | Paint::Plain => basic,
        };
        let ink = colour((28, 34, 38), 234, Color::Black);
        let red = colour((168, 24, 28), 124, Color::Red);
        let (green, blue) = (colour((0, 92, 48), 22, Color::Green), colour((0, 74, 164), 19, Color::Blue));
        Palette {
            table: colour((28, 66, 66), 23, Color::Reset),
            night: colour((13, 36, 38), 233, Color::Black),
            slate: colour((44, 84, 86), 238, Color::DarkGray),
            cream: colour((240, 236, 222), 255, Color::White),
            mist: colour((156, 184, 180), 152, Color::Gray),
            gold: colour((232, 186, 88), 222, Color::Yellow),
            mint: colour((140, 226, 176), 121, Color::LightGreen),
            coral: colour((255, 158, 128), 224, Color::LightRed),
            ivory: colour((252, 248, 236), 231, Color::White),
            edge: colour((176, 168, 146), 246, Color::DarkGray),
            amber: colour((158, 104, 0), 130, Color::Magenta),
            straw: colour((255, 232, 170), 223, Color::LightYellow),
            umber: colour((104, 98, 82), 241, Color::DarkGray),
            ink,
            sky: colour((104, 140, 180), 110, Color::Cyan),
            navy: colour((34, 70, 112), 24, Color::Blue),
            moss: colour((108, 150, 145), 109, Color::DarkGray),
            shades: [colour((232, 226, 209), 254, Color::Gray), colour((214, 207, 188), 252, Color::Gray)],
            suits: if four_colours { [green, blue, red, ink] } else { [ink, red, red, ink] },
        }
    }
}
