//! Compares the solver of Lady Jane with Solvitaire (C. Blake, I. P. Gent: The Winnability of Klondike Solitaire and Many Other
//! Patience Games. arXiv 1906.12314, 2024) on positions that are the same game for both:
//!
//! ```sh
//! cargo run --release --package talon-solve --example open_lady_jane -- 1000 FOLDER
//! solvitaire --custom-rules FOLDER/rules.json --classify --timeout 1000 FOLDER/*.deal.json
//! ```
//!
//! In these positions the base is the Ace, the stock has been dealt, and each pile of the reserve has one card. So this is
//! Klondike with nine cards that lie open instead of a stock, and Solvitaire's rules can describe it. The four suits are on the
//! foundations up to the 4 or 3; the other cards are in random places.
//!
//! The program writes the positions and the rules for Solvitaire, and prints a line for each position: its number, the verdict and the
//! microseconds of this solver.
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::error::Error;
use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use talon_query::Verdict;
use talon_rules::Game;
use talon_rules::lady_jane::State;
use talon_rules::pieces::{Card, Chance};
use talon_solve::lady_jane::{Solver, USUAL_BYTES};
use talon_solve::{Budget, PatienceSolver};

/// The game in Solvitaire's words.
const RULES: &str = r#"{
  "tableau piles": {
    "count": 7, "build policy": "red-black", "spaces policy": "kings",
    "move built group": "partial-if-card-above-buildable", "diagonal deal": true, "face up cards": "top"
  },
  "foundations": { "removable": true },
  "stock": { "size": 0 },
  "reserve": { "size": 9 }
}
"#;

/// Number of cards on the foundations.
const UP: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [number, folder] = &arguments[..] else {
        return Err("give a number of positions and a folder".into());
    };
    let folder = Path::new(folder);
    fs::create_dir_all(folder)?;
    fs::write(folder.join("rules.json"), RULES)?;
    let mut solver = Solver::default();
    println!("position,verdict,microseconds");
    for number in 0..number.parse()? {
        let cards = cards(&mut Chance::from_seed(number));
        fs::write(folder.join(format!("{number:05}.deal.json")), for_solvitaire(&cards))?;
        let state = State::arrange(&layout(&cards).parse()?)?;
        let begin = Instant::now();
        let verdict = solver.solve(&state, &Budget { bytes: USUAL_BYTES, ..Budget::default() }).verdict;
        let verdict = if matches!(verdict, Verdict::Won(_)) { "won" } else { "lost" };
        println!("{number},{verdict},{}", begin.elapsed().as_micros());
    }
    Ok(())
}

/// The cards of a position: those of the foundations, rank by rank; seven piles of the tableau; nine open cards.
fn cards(chance: &mut Chance) -> Vec<Card> {
    let mut cards: Vec<Card> = Card::deck(13).collect();
    cards.sort_by_key(|card| (card.rank().number(), card.suit()));
    chance.shuffle(&mut cards[UP..]);
    cards
}

/// The cards of each pile of the tableau.
fn tableau(cards: &[Card]) -> impl Iterator<Item = &[Card]> {
    (1..=7).map(|size| &cards[UP + size * (size - 1) / 2..][..size])
}

/// The open cards.
fn open(cards: &[Card]) -> &[Card] {
    &cards[UP + 28..]
}

/// The cards of each suit that are on its foundation.
fn foundations(cards: &[Card]) -> impl Iterator<Item = impl Iterator<Item = &Card>> {
    (0..4).map(|suit| cards[..UP].iter().skip(suit).step_by(4))
}

fn layout(cards: &[Card]) -> String {
    let (reserve, spares) = open(cards).split_at(7);
    let foundations = joined(foundations(cards).map(spaced), " | ");
    let tableau = joined(
        tableau(cards).map(|pile| {
            let (top, down) = pile.split_last().expect("no pile is empty");
            if down.is_empty() { top.to_string() } else { format!("{} / {top}", spaced(down)) }
        }),
        " | ",
    );
    format!(
        "game: lady-jane\noptions: ranks 13, piles 7\nstock: -\nspares: {}\nreserve: {}\n\
         foundations: {foundations}\ntableau: {tableau}\nbase: A",
        joined(spares, " | "),
        joined(reserve, " | "),
    )
}

/// The position as Solvitaire reads it: ranks are numbers, and the suit of a face-down card is a lowercase letter.
fn for_solvitaire(cards: &[Card]) -> String {
    let name = |card: &Card| format!("{}{}", card.rank().number(), &card.to_string()[1..]);
    let list = |names: &mut dyn Iterator<Item = String>| format!("[\"{}\"]", joined(names, "\", \""));
    let pile = |pile: &[Card]| {
        let (top, down) = pile.split_last().expect("no pile is empty");
        let down = down.iter().map(|card| name(card).to_lowercase());
        list(&mut down.chain([name(top)]))
    };
    let tableau = joined(tableau(cards).map(pile), ", ");
    let foundations = list(&mut foundations(cards).flatten().map(name));
    let open = list(&mut open(cards).iter().map(name));
    format!("{{\"tableau piles\": [{tableau}], \"foundations\": {foundations}, \"reserve\": {open}}}\n")
}

fn spaced<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    joined(cards, " ")
}

fn joined(items: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}
