use super::{CARD_HEIGHT, CARD_WIDTH};

/// The amount of detail of a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Detail {
    /// Pips and courts, with rank and suit in all corners.
    #[default]
    Full,
    /// For small pieces: the rank of a card with the suit beside it, and the suit again in a large size; figures
    /// instead of the dots of a tile.
    Compact,
    /// Large print: only rank and suit, as large as the card allows.
    Large,
}

/// The width, in CSS pixels, from which pips and courts are easy to recognise.
const FULL_FROM: f64 = 64.0;

/// The width of a tile, in CSS pixels, from which dots are easy to count, and the same for large print.
const DOTS_FROM: f64 = 16.0;
const LARGE_DOTS_FROM: f64 = 32.0;

impl Detail {
    /// The detail for cards of a width, in CSS pixels.
    pub fn for_width(width: f64, is_large_print: bool) -> Detail {
        match is_large_print {
            true => Detail::Large,
            false if width < FULL_FROM => Detail::Compact,
            false => Detail::Full,
        }
    }

    /// The detail for tiles of a width, in CSS pixels.
    pub fn for_tile(width: f64, is_large_print: bool) -> Detail {
        let dots_from = if is_large_print { LARGE_DOTS_FROM } else { DOTS_FROM };
        if width < dots_from { Detail::Compact } else { Detail::Full }
    }
}

/// The visible part of a card when others lie on it. Rank and suit are drawn within that part. It is a fraction of the
/// card's height or width; less than a tenth counts as a tenth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Showing {
    /// All of it.
    #[default]
    Whole,
    /// A strip along its top edge.
    Top(f64),
    /// A strip along its left edge.
    Left(f64),
}

impl Showing {
    /// The width and height of the visible part.
    pub fn size(self) -> (f64, f64) {
        match self {
            Showing::Whole => (CARD_WIDTH, CARD_HEIGHT),
            Showing::Top(part) => (CARD_WIDTH, CARD_HEIGHT * part.clamp(0.1, 1.0)),
            Showing::Left(part) => (CARD_WIDTH * part.clamp(0.1, 1.0), CARD_HEIGHT),
        }
    }
}

/// The rank, as text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Index {
    /// The middle of a text of one character, from the left edge of the card.
    pub x: f64,
    /// The middle of a text of two characters. It is farther right, so that the text stays away from the edge.
    pub wide_x: f64,
    /// The baseline of the text, from the top edge of the card.
    pub baseline: f64,
    /// The size of the font.
    pub font_size: f64,
}

impl Index {
    /// The height of capitals and figures in the fonts of the page, as a fraction of the font size.
    const CAPITALS: f64 = 0.72;

    /// The width of the widest index, as a fraction of the font size. Texts of two characters, like 10, get this width.
    /// It is more than the width of a Q.
    const WIDEST: f64 = 0.85;

    /// The height of the text.
    pub fn height(self) -> f64 {
        self.font_size * Index::CAPITALS
    }

    /// The width of a text of two characters.
    pub fn width(self) -> f64 {
        self.font_size * Index::WIDEST
    }
}

/// A suit, as a square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its centre, from the left edge of the card.
    pub x: f64,
    /// Its centre, from the top edge of the card.
    pub y: f64,
    /// Its width and height.
    pub size: f64,
}

/// The places of rank and suit on a face, apart from the pips.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marks {
    /// The rank, top left.
    pub index: Index,
    /// The suit, at the right of the rank.
    pub corner: Option<Place>,
    /// The suit again, large, below.
    pub large: Option<Place>,
}

/// The free space above the marks.
const MARGIN: f64 = 5.5;

/// The free space at the left of a text of two characters.
const SIDE: f64 = 7.5;

/// The marks of a card that is not covered, by the height of its capitals.
struct Style {
    capitals: f64,
    index_x: f64,
    corner: Option<Place>,
    large: Option<Place>,
}

impl Style {
    fn of(detail: Detail, showing: Showing) -> Style {
        // The middle of a corner's suit follows the rank's.
        let suit = |x, size| Some(Place { x, y: 0.0, size });
        let large = |y, size| Some(Place { x: CARD_WIDTH / 2.0, y, size });
        match (detail, showing) {
            (Detail::Full, _) => {
                Style { capitals: 21.5, index_x: 17.0, corner: suit(84.0, 15.0), large: None }
            }
            (Detail::Compact, _) => {
                Style { capitals: 30.0, index_x: 22.0, corner: suit(57.5, 24.0), large: large(89.0, 72.0) }
            }
            (Detail::Large, Showing::Top(_)) => {
                Style { capitals: 46.0, index_x: 30.0, corner: suit(80.5, 34.0), large: large(101.0, 64.0) }
            }
            (Detail::Large, _) => {
                Style { capitals: 62.0, index_x: 50.0, corner: None, large: large(104.0, 62.0) }
            }
        }
    }
}

/// The places of rank and suit, within the visible part of the card.
pub fn marks(detail: Detail, showing: Showing) -> Marks {
    let style = Style::of(detail, showing);
    let (width, height) = showing.size();
    // In a narrow strip everything moves to the middle, half a unit away from the rounded edge.
    let middle = width / 2.0 + 0.5;
    let margin = MARGIN.min(height * 0.16);
    let widest = (width - 3.0) / Index::WIDEST * Index::CAPITALS;
    // In a strip of large print, the tail of a Q reaches below the others.
    let tail = if detail == Detail::Large { 1.3 } else { 1.0 };
    let capitals = style.capitals.min((height - margin - 1.0) / tail).min(widest);
    let scale = capitals / style.capitals;
    let font_size = capitals / Index::CAPITALS;
    let x = (style.index_x * scale).min(middle);
    let corner = |place: Place| Place {
        // Turned by half a circle, the same suit is at the bottom left: there it must be within the strip.
        x: CARD_WIDTH - middle.min(CARD_WIDTH - place.x),
        y: margin + capitals / 2.0,
        size: place.size.min(capitals).min(width - 3.0),
    };
    Marks {
        index: Index {
            x,
            wide_x: (SIDE * scale + font_size * Index::WIDEST / 2.0).clamp(x, middle.max(x)),
            baseline: margin + capitals,
            font_size,
        },
        // Only a full face repeats it at the bottom left, where a narrow strip shows it.
        corner: style
            .corner
            .map(corner)
            .filter(|place| detail == Detail::Full || place.x + place.size / 2.0 <= width),
        large: style.large.map(|place| Place {
            x: place.x.min(middle),
            size: place.size.min(width - 3.0),
            ..place
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DETAILS: [Detail; 3] = [Detail::Full, Detail::Compact, Detail::Large];

    fn assert_within(place: Place, (width, height): (f64, f64), what: &str) {
        let half = place.size / 2.0;
        assert!(place.x - half >= 0.0 && place.x + half <= width, "{what}: {place:?} in {width}");
        assert!(place.y - half >= 0.0 && place.y + half <= height, "{what}: {place:?} in {height}");
    }

    fn assert_shown(detail: Detail, showing: Showing) {
        let what = format!("{detail:?} {showing:?}");
        let (width, height) = showing.size();
        let marks = marks(detail, showing);
        let half = marks.index.width() / 2.0;
        let (left, right) = (marks.index.wide_x - half, marks.index.wide_x + half);
        assert!(left >= 0.0 && right <= width, "{what}: {:?}", marks.index);
        assert!(marks.index.baseline - marks.index.height() >= 0.0, "{what}: {:?}", marks.index);
        assert!(marks.index.baseline <= height, "{what}: {:?}", marks.index);
        match (showing, marks.corner, marks.large) {
            (Showing::Left(_), _, Some(large)) => assert_within(large, (width, height), &what),
            (Showing::Left(_), Some(corner), None) => {
                let turned = Place { x: CARD_WIDTH - corner.x, y: CARD_HEIGHT - corner.y, ..corner };
                assert_within(turned, (width, height), &what);
            }
            (Showing::Whole, None, Some(large)) => assert_within(large, (width, height), &what),
            (_, Some(corner), _) => {
                assert_within(corner, (width, height), &what);
                assert!(corner.x - corner.size / 2.0 > right, "{what}: {marks:?}");
            }
            (_, None, _) => panic!("{what}: the suit cannot be seen"),
        }
    }

    #[test]
    fn the_visible_part_of_a_card_has_rank_and_suit() {
        for detail in DETAILS {
            assert_shown(detail, Showing::Whole);
            for part in [0.0, 0.1, 0.15, 0.2, 0.25, 0.4, 0.8, 1.0] {
                assert_shown(detail, Showing::Top(part));
                assert_shown(detail, Showing::Left(part));
            }
        }
    }

    #[test]
    fn a_quarter_of_a_card_is_enough_for_its_marks() {
        for detail in [Detail::Full, Detail::Compact] {
            let (whole, quarter) = (marks(detail, Showing::Whole), marks(detail, Showing::Top(0.25)));
            assert!(quarter.index.font_size > 0.9 * whole.index.font_size, "{detail:?}");
        }
    }

    #[test]
    fn a_text_of_two_characters_stays_away_from_the_edge() {
        for (detail, least) in [(Detail::Full, 7.0), (Detail::Compact, 7.0), (Detail::Large, 5.0)] {
            let index = marks(detail, Showing::Top(0.5)).index;
            assert!(index.wide_x - index.width() / 2.0 >= least, "{detail:?}: {index:?}");
        }
    }

    #[test]
    fn the_suit_of_a_small_card_is_beside_its_rank() {
        let marks = marks(Detail::Compact, Showing::Top(0.3));
        let corner = marks.corner.expect("a suit");
        assert!(corner.x + corner.size / 2.0 <= 0.72 * CARD_WIDTH, "cards at its right may cover the rest");
    }

    #[test]
    fn small_cards_and_large_print_do_without_pips() {
        let cases = [
            (36.0, false, Detail::Compact),
            (63.9, false, Detail::Compact),
            (64.0, false, Detail::Full),
            (240.0, false, Detail::Full),
            (36.0, true, Detail::Large),
            (240.0, true, Detail::Large),
        ];
        for (width, is_large_print, expected) in cases {
            assert_eq!(Detail::for_width(width, is_large_print), expected, "{width}");
        }
    }

    #[test]
    fn small_tiles_have_figures() {
        let cases = [
            (15.9, false, Detail::Compact),
            (16.0, false, Detail::Full),
            (31.9, true, Detail::Compact),
            (32.0, true, Detail::Full),
        ];
        for (width, is_large_print, expected) in cases {
            assert_eq!(Detail::for_tile(width, is_large_print), expected, "{width}");
        }
    }
}
