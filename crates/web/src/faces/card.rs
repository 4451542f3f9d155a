//! Faces and backs of cards as markup.

use talon_rules::pieces::{Card, Rank, Suit};

use super::{CARD_HEIGHT, CARD_WIDTH, Detail, Index, PIECES, Pip, Place, Showing, marks, pip_size, pips};

/// The id of a suit's symbol, `suit-hearts`.
pub const fn suit_symbol(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "suit-clubs",
        Suit::Diamonds => "suit-diamonds",
        Suit::Hearts => "suit-hearts",
        Suit::Spades => "suit-spades",
    }
}

/// The class that fills with a suit's colour.
const fn suit_ink(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "suit-ink-clubs",
        Suit::Diamonds => "suit-ink-diamonds",
        Suit::Hearts => "suit-ink-hearts",
        Suit::Spades => "suit-ink-spades",
    }
}

/// The id of the symbol of a jack, queen or king: `court-JC`; `None` for cards with pips.
pub fn court_symbol(card: Card) -> Option<String> {
    pips(card.rank()).is_empty().then(|| format!("court-{card}"))
}

/// A card's face, as an `<svg>` that fills the element around it and takes its colours from the custom properties in
/// `styles/25-pieces.css`. `index` is the text for the rank, one or two letters or figures: `A`, `10`, `K`.
pub fn card_face(card: Card, index: &str, detail: Detail, showing: Showing) -> String {
    let marks = marks(detail, showing);
    let sign = |place: Place| suit_sign(card.suit(), place, false);
    let mut corner = index_text(index, marks.index);
    corner.extend(marks.corner.map(sign));
    let mut drawing = String::new();
    if detail == Detail::Full {
        drawing.push_str(&middle(card));
    }
    drawing.extend(marks.large.map(sign));
    drawing.push_str(&corner);
    if detail == Detail::Full {
        let turn = half_turn(CARD_WIDTH / 2.0, CARD_HEIGHT / 2.0);
        drawing.push_str(&format!("<g{turn}>{corner}</g>"));
    }
    let (width, height) = (CARD_WIDTH - 1.0, CARD_HEIGHT - 1.0);
    let paper =
        format!(r#"<rect class="card-face" x="0.5" y="0.5" width="{width}" height="{height}" rx="7"/>"#);
    card_shape(suit_ink(card.suit()), &(paper + &drawing))
}

/// The back of all cards, as an `<svg>` that fills the element around it.
pub fn card_back() -> String {
    card_shape("", &whole("card-back"))
}

/// A drawing with the shape of a card.
fn card_shape(class: &str, drawing: &str) -> String {
    format!(
        r#"<svg class="piece-face is-card {class}" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}">{drawing}</svg>"#
    )
}

/// The pips, the large sign of an ace, or the court.
fn middle(card: Card) -> String {
    if let Some(court) = court_symbol(card) {
        return whole(&court);
    }
    let is_ornate = card == Card::new(Rank::ACE, Suit::Spades);
    let one = |&Pip { x, y, is_upside_down }: &Pip| match is_ornate {
        true => figure("ace-spades", Place { x, y, size: 72.0 }),
        false => {
            let place = Place { x, y, size: pip_size(card.rank()) };
            suit_sign(card.suit(), place, is_upside_down)
        }
    };
    pips(card.rank()).iter().map(one).collect()
}

/// The outline of a suit in a square with sides of 100, as path data: that of its symbol.
fn suit_outline(suit: Suit) -> &'static str {
    let id = format!("<symbol id=\"{}\"", suit_symbol(suit));
    let symbol = PIECES.split_once(&id).map(|(_, symbol)| symbol);
    let outline = symbol.and_then(|symbol| symbol.split_once(" d=\"")?.1.split_once('"'));
    outline.expect("the symbol of a suit is one path").0
}

/// The sign of a suit in a square. It is a path of its own, because a card has up to 14 of them, and a browser takes several times
/// as long for the use of a symbol.
fn suit_sign(suit: Suit, Place { x, y, size }: Place, is_upside_down: bool) -> String {
    let scale = if is_upside_down { -size / 100.0 } else { size / 100.0 };
    let (left, top) = (x - scale * 50.0, y - scale * 50.0);
    let outline = suit_outline(suit);
    format!(r#"<path transform="matrix({scale} 0 0 {scale} {left} {top})" d="{outline}"/>"#)
}

/// A symbol over the whole card.
fn whole(symbol: &str) -> String {
    format!(r##"<use href="#{symbol}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"/>"##)
}

/// A symbol in a square.
fn figure(symbol: &str, Place { x, y, size }: Place) -> String {
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    format!(r##"<use href="#{symbol}" x="{left}" y="{top}" width="{size}" height="{size}"/>"##)
}

/// The rank as text; two characters are squeezed into the width of an index.
fn index_text(text: &str, place: Index) -> String {
    let Index { x, wide_x, baseline, font_size } = place;
    let (x, squeezed) = match text.chars().count() {
        0 | 1 => (x, String::new()),
        _ => (wide_x, format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, place.width())),
    };
    format!(
        r#"<text class="card-index" x="{x}" y="{baseline}" font-size="{font_size}"{squeezed}>{text}</text>"#
    )
}

/// The attribute that turns an element by half a circle about a point.
fn half_turn(x: f64, y: f64) -> String {
    format!(r#" transform="rotate(180 {x} {y})""#)
}
