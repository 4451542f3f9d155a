//! Cards, drawn: the components for their faces and their back, and the symbols that these use.

use leptos::prelude::*;
use talon_pieces::{Card, Rank, Suit};

use super::{CARD_HEIGHT, CARD_WIDTH, Detail, Index, Pip, Place, Showing, marks, pip_size, pips};

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

/// A card's face. It fills the element that it stands in and takes its colours from the custom
/// properties in `styles/25-pieces.css`.
#[component]
pub fn CardFace(
    /// The card.
    card: Card,
    /// What a player reads for its rank, in one or two characters: `A`, `10`, `K`.
    #[prop(into)]
    index: Signal<String>,
    /// How much it tells.
    #[prop(into, default = Detail::Full.into())]
    detail: Signal<Detail>,
    /// What of it can be seen.
    #[prop(into, default = Showing::Whole.into())]
    showing: Signal<Showing>,
) -> impl IntoView {
    let drawing = move || {
        let marks = marks(detail.get(), showing.get());
        let suit = suit_symbol(card.suit());
        let corner = move || {
            view! {
                <IndexText text=index.get() place=marks.index/>
                {marks.corner.map(|place| view! { <Figure symbol=suit place/> })}
            }
        };
        let is_full = detail.get() == Detail::Full;
        view! {
            {is_full.then(|| view! { <Middle card/> })}
            {marks.large.map(|place| view! { <Figure symbol=suit place/> })}
            {corner()}
            {is_full.then(|| view! { <g transform=half_turn(CARD_WIDTH / 2.0, CARD_HEIGHT / 2.0)>{corner()}</g> })}
        }
    };
    view! {
        <svg class=format!("piece-face {}", suit_ink(card.suit())) viewBox=card_box()>
            <rect class="card-face" x="0.5" y="0.5" width=CARD_WIDTH - 1.0 height=CARD_HEIGHT - 1.0 rx="7"/>
            {drawing}
        </svg>
    }
}

/// The back of all cards. It fills the element that it stands in.
#[component]
pub fn CardBack() -> impl IntoView {
    view! {
        <svg class="piece-face" viewBox=card_box()>
            <use href="#card-back" width=CARD_WIDTH height=CARD_HEIGHT/>
        </svg>
    }
}

/// The pips, the large sign of an ace, or the court.
#[component]
fn Middle(card: Card) -> impl IntoView {
    if let Some(court) = court_symbol(card) {
        return view! { <use href=format!("#{court}") width=CARD_WIDTH height=CARD_HEIGHT/> }.into_any();
    }
    let is_ornate = card == Card::new(Rank::ACE, Suit::Spades);
    let (symbol, size) = match is_ornate {
        true => ("ace-spades", 72.0),
        false => (suit_symbol(card.suit()), pip_size(card.rank())),
    };
    let one = |pip: &Pip| {
        let place = Place { x: pip.x, y: pip.y, size };
        view! { <Figure symbol place is_upside_down=pip.is_upside_down/> }
    };
    pips(card.rank()).iter().map(one).collect_view().into_any()
}

/// A symbol in a square.
#[component]
fn Figure(symbol: &'static str, place: Place, #[prop(optional)] is_upside_down: bool) -> impl IntoView {
    let Place { x, y, size } = place;
    view! {
        <use
            href=format!("#{symbol}")
            x=x - size / 2.0
            y=y - size / 2.0
            width=size
            height=size
            transform=is_upside_down.then(|| half_turn(x, y))
        />
    }
}

/// The rank as text; more than one character is squeezed into the room for a rank.
#[component]
fn IndexText(text: String, place: Index) -> impl IntoView {
    let squeezed = text.chars().count() > 1;
    view! {
        <text
            class="card-index"
            x=place.x
            y=place.baseline
            font-size=place.font_size
            textLength=squeezed.then(|| place.width())
            lengthAdjust=squeezed.then_some("spacingAndGlyphs")
        >
            {text}
        </text>
    }
}

/// The transformation that turns by half a circle about this point.
fn half_turn(x: f64, y: f64) -> String {
    format!("rotate(180 {x} {y})")
}

/// The view box of everything with the shape of a card.
fn card_box() -> String {
    format!("0 0 {CARD_WIDTH} {CARD_HEIGHT}")
}
