//! Tests of the drawing and of the colours in the style sheets.

use std::collections::{BTreeMap, BTreeSet};

use talon_rules::pieces::{Card, Suit, Tile};

use super::card::{court_symbol, suit_symbol};
use super::{Detail, PIECES, Showing, card_back, card_face, tile_back, tile_face};

const STYLES: &str =
    concat!(include_str!("../../styles/10-colours.css"), include_str!("../../styles/25-pieces.css"));

/// The texts between each `before` and the next `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|rest| rest.split_once(after).expect("it ends").0).collect()
}

#[test]
fn every_symbol_of_a_face_is_drawn_once() {
    let ids = between(PIECES, " id=\"", "\"");
    let once = ids.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(ids.len(), once.len(), "{ids:?}");
    for used in between(PIECES, "href=\"#", "\"") {
        assert!(once.contains(used), "{used}");
    }
    let courts = Card::deck(13).filter_map(court_symbol).collect::<Vec<_>>();
    assert_eq!(courts.len(), 12);
    let others = ["ace-spades", "card-back", "tile", "tile-back"];
    for symbol in
        Suit::ALL.map(suit_symbol).into_iter().chain(others).chain(courts.iter().map(String::as_str))
    {
        assert!(PIECES.contains(&format!("<symbol id=\"{symbol}\"")), "{symbol}");
    }
}

/// All faces and backs in every detail.
fn all_markup() -> Vec<String> {
    let mut all = vec![card_back(), tile_back()];
    for showing in [Showing::Whole, Showing::Top(0.2), Showing::Left(0.3)] {
        for detail in [Detail::Full, Detail::Compact, Detail::Large] {
            all.extend(Card::deck(13).map(|card| card_face(card, "10", detail, showing)));
        }
    }
    for detail in [Detail::Full, Detail::Compact] {
        all.extend(Tile::all().map(|tile| tile_face(tile, detail)));
    }
    all
}

#[test]
fn a_face_uses_known_symbols_and_is_well_formed() {
    for markup in all_markup() {
        for used in between(&markup, "href=\"#", "\"") {
            assert!(PIECES.contains(&format!("<symbol id=\"{used}\"")), "{markup}");
        }
        let closed = markup.matches("/>").count() + markup.matches("</").count();
        assert_eq!(markup.matches('<').count() - markup.matches("</").count(), closed, "{markup}");
        assert!(!markup.contains("style="), "{markup}");
    }
}

#[test]
fn a_face_has_as_many_suits_as_its_rank() {
    let full = |card: &str| {
        let card = card.parse().expect("a card");
        card_face(card, "x", Detail::Full, Showing::Whole).matches("<path").count()
    };
    // Two of them are in corners.
    assert_eq!([full("2H"), full("7C"), full("TD"), full("AH")], [4, 9, 12, 3]);
    assert_eq!([full("AS"), full("KH")], [2, 2], "the ornate ace and the courts have drawings of their own");
    let dots = |tile: Tile| tile_face(tile, Detail::Full).matches("<circle").count();
    assert!(Tile::all().all(|tile| dots(tile) == usize::from(tile.low() + tile.high())));
}

/// A page that forbids inline styles must be able to hold the drawing.
#[test]
fn the_drawing_takes_its_colours_from_the_style_sheet() {
    for forbidden in ["style=", "<style", "fill=", "stroke=", "<script", "http://www.w3.org/1999"] {
        assert!(!PIECES.contains(forbidden), "{forbidden}");
    }
    let classes = between(PIECES, " class=\"", "\"").into_iter().collect::<BTreeSet<_>>();
    for class in classes {
        assert!(STYLES.contains(&format!("\n.{class} {{")), "{class}");
    }
}

/// The relative luminance of `#rrggbb`, as WCAG 2.2 defines it.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("two hexadecimal digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

type Colours<'a> = BTreeMap<&'a str, &'a str>;

/// The colours of the page with some attributes.
fn colours_with(attributes: &[&str]) -> Colours<'static> {
    let mut colours = Colours::new();
    for attribute in [""].iter().chain(attributes) {
        for block in between(STYLES, &format!(":root{attribute} {{"), "}") {
            let lines = block.lines().filter_map(|line| line.trim().strip_suffix(';')?.split_once(": "));
            colours.extend(lines.filter(|(_, colour)| colour.starts_with('#')));
        }
    }
    colours
}

const LIGHT: &str = "[data-theme=\"light\"]";
const CONTRAST: &str = "[data-contrast=\"high\"]";
const FOUR: &str = "[data-deck=\"four-colour\"]";

const THEMES: [&[&str]; 6] = [&[], &[FOUR], &[LIGHT], &[LIGHT, FOUR], &[CONTRAST], &[CONTRAST, FOUR]];

#[test]
fn every_colour_of_a_piece_has_a_value() {
    let pieces = STYLES.split_once(".piece-symbols").expect("the rules for pieces follow the colours").1;
    let colours = colours_with(&[]);
    for name in between(pieces, "var(", ")") {
        assert!(colours.contains_key(name), "{name}");
    }
}

#[test]
fn indices_can_be_read_in_every_theme() {
    for theme in THEMES {
        let colours = colours_with(theme);
        for suit in Suit::ALL {
            let ink = colours[format!("--{}", suit_symbol(suit)).as_str()];
            let (ratio, is_black) = (contrast(ink, colours["--card-face"]), suit == Suit::Spades);
            assert!(ratio >= if is_black { 7.0 } else { 4.5 }, "{theme:?} {suit:?}: {ratio:.2}");
        }
    }
}

#[test]
fn dots_can_be_read_in_every_theme() {
    for theme in THEMES {
        let colours = colours_with(theme);
        for number in 1..=6 {
            let ratio = contrast(colours[format!("--tile-dots-{number}").as_str()], colours["--tile-face"]);
            assert!(ratio >= 4.5, "{theme:?} {number}: {ratio:.2}");
        }
    }
}

#[test]
fn a_four_colour_deck_has_four_colours() {
    for theme in [&[FOUR][..], &[LIGHT, FOUR], &[CONTRAST, FOUR]] {
        let colours = colours_with(theme);
        let inks = Suit::ALL.map(|suit| colours[format!("--{}", suit_symbol(suit)).as_str()]);
        assert_eq!(inks.into_iter().collect::<BTreeSet<_>>().len(), 4, "{theme:?}");
    }
}
