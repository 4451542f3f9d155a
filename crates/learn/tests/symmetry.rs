//! No two puzzles are the same but for names that no rule looks at: of suits, of piles, of numbers, of left and right.

use std::collections::HashMap;

use talon_learn::puzzle::{Collection, Puzzle, PuzzleKind, SHIPPED};
use talon_rules::pieces::{Card, Suit, Tile};
use talon_rules::{AnyLayout, curse};

#[test]
fn no_two_puzzles_are_symmetric() {
    for (name, text) in SHIPPED {
        let mut ids: HashMap<String, String> = HashMap::new();
        for puzzle in Collection::read(text).expect("it can be read").puzzles {
            let id = puzzle.id().to_string();
            if let Some(other) = ids.insert(canonical(&puzzle), id.clone()) {
                panic!("{name}: {id} is {other} with other names");
            }
        }
    }
}

/// The test finds a puzzle that is another one with other names.
#[test]
fn renamed_positions_have_the_same_form() {
    let position = "game: lady-jane\nbase: 3\nstock: 9C 4S\nreserve: 7D | - | AS\ntableau: JD / QS | 2C\n";
    let renamed = "game: lady-jane\nbase: 3\nstock: 9S 4C\nreserve: AC | - | 7H\ntableau: 2S | JH / QC\n";
    assert_eq!(form_of_suits(position, &suit_orders()), form_of_suits(renamed, &suit_orders()));
    let other = renamed.replace("9S", "9H");
    assert_ne!(form_of_suits(position, &suit_orders()), form_of_suits(&other, &suit_orders()));
    let (left, right) = ("pyramid: 1 2 3 | 4 . | 5\n", "pyramid: 3 2 1 | . 4 | 5\n");
    assert_eq!(mirrored(left), right);
}

/// A text that symmetric puzzles share.
fn canonical(puzzle: &Puzzle) -> String {
    let layout = puzzle.position().layout();
    match &layout {
        // No rule looks at a suit (D3, Y3), and a pyramid can be mirrored.
        AnyLayout::Doublets(_) => sorted_piles(&without_suits(&layout.to_string())),
        AnyLayout::Yield(_) => {
            let text = without_suits(&layout.to_string());
            text.clone().min(mirrored(&text))
        }
        AnyLayout::LadyJane(_) => form_of_suits(&layout.to_string(), &suit_orders()),
        AnyLayout::Curse(layout) => {
            let is_open = puzzle.kind == PuzzleKind::DoubleDummy;
            format!("{} {}", question(puzzle), form_of_hand(layout, is_open))
        }
    }
}

/// The text that sets apart questions about the same position.
fn question(puzzle: &Puzzle) -> &'static str {
    if puzzle.kind == PuzzleKind::Inference { puzzle.theme.as_str() } else { "" }
}

/// All cards of a text, changed; everything else stays.
fn with_cards(text: &str, change: impl Fn(Card) -> String) -> String {
    let word = |word: &str| word.parse().map_or_else(|_| word.to_owned(), &change);
    let line = |line: &str| line.split(' ').map(word).collect::<Vec<_>>().join(" ") + "\n";
    text.lines().map(line).collect()
}

fn without_suits(text: &str) -> String {
    with_cards(text, |card| card.rank().to_string())
}

/// The piles of each line in one order.
fn sorted_piles(text: &str) -> String {
    let line = |line: &str| {
        let Some((name, piles)) = line.split_once(": ") else { return format!("{line}\n") };
        let mut piles: Vec<&str> = piles.split(" | ").collect();
        piles.sort_unstable();
        format!("{name}: {}\n", piles.join(" | "))
    };
    text.lines().map(line).collect()
}

/// The pyramid from right to left.
fn mirrored(text: &str) -> String {
    let line = |line: &str| {
        let Some(rows) = line.strip_prefix("pyramid: ") else { return format!("{line}\n") };
        let row = |row: &str| row.split(' ').rev().collect::<Vec<_>>().join(" ");
        format!("pyramid: {}\n", rows.split(" | ").map(row).collect::<Vec<_>>().join(" | "))
    };
    text.lines().map(line).collect()
}

/// The least of the texts with renamed suits.
fn form_of_suits(text: &str, orders: &[Vec<u8>]) -> String {
    let place = |suit: Suit| Suit::ALL.iter().position(|other| *other == suit).expect("a suit");
    let renamed = |order: &Vec<u8>| {
        sorted_piles(&with_cards(text, |card| {
            Card::new(card.rank(), Suit::ALL[usize::from(order[place(card.suit())])]).to_string()
        }))
    };
    orders.iter().map(renamed).min().expect("there is an order")
}

/// The orders of the suits that keep cards of one colour together (L4).
fn suit_orders() -> Vec<Vec<u8>> {
    let colour = |number: u8| Suit::ALL[usize::from(number)].colour();
    let keeps_colours = |order: &Vec<u8>| {
        (0..4).all(|one| {
            (0..4).all(|other| {
                (colour(one) == colour(other))
                    == (colour(order[usize::from(one)]) == colour(order[usize::from(other)]))
            })
        })
    };
    orders(4).into_iter().filter(keeps_colours).collect()
}

/// All orders of the numbers below `count`.
fn orders(count: u8) -> Vec<Vec<u8>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(count - 1).into_iter();
    let insert = |order: Vec<u8>| {
        (0..=order.len()).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, count - 1);
            longer
        })
    };
    shorter.flat_map(insert).collect()
}

/// The least form of a hand under all names of the numbers, as far as its player knows it. No rule prefers a number:
/// points count tiles (C9). What lies between the set and the open ends has no effect, but whether a branch has started
/// (C7).
fn form_of_hand(layout: &curse::Layout, is_open: bool) -> String {
    let [own, other] = [curse::Seat::South, curse::Seat::North].map(|seat| &layout.hands[seat.index()]);
    let visible = |tiles: &[Option<Tile>]| tiles.iter().flatten().copied().collect::<Vec<Tile>>();
    let (own, other, aside) = (visible(own), visible(other), visible(&layout.aside));
    // A player who does not see the other hand knows only what the passes prove (C11).
    let (hidden, lacking) = match is_open {
        true => (other.clone(), Vec::new()),
        false => ([other.clone(), aside].concat(), layout.numbers_lacking(curse::Seat::North)),
    };
    let ends: Vec<(u8, bool)> =
        layout.branches.iter().map(|branch| (branch.end, branch.tiles.is_empty())).collect();
    let form = |order: &Vec<u8>| {
        let name = |number: u8| order[usize::from(number)];
        let tiles = |tiles: &[Tile]| {
            let renamed = tiles.iter().filter_map(|tile| Tile::new(name(tile.low()), name(tile.high())));
            renamed.fold(0_u32, |bits, tile| bits | 1 << tile.index())
        };
        let mut ends: Vec<(u8, bool)> = ends.iter().map(|(end, is_new)| (name(*end), *is_new)).collect();
        ends.sort_unstable();
        let lacking = lacking.iter().fold(0_u8, |bits, number| bits | 1 << name(*number));
        (ends, tiles(&own), tiles(&hidden), lacking)
    };
    let least = orders(7).iter().map(form).min();
    format!("{least:?} {} {} {}", other.len(), layout.again, layout.passes)
}
