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
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

#[allow(dead_code, reason = "each program uses a part of it")]
#[path = "../benches/shared/measure.rs"]
mod measure;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use measure::solve;
use talon_rules::lady_jane::{Layout, Options, PileLayout, State};
use talon_rules::pieces::{Card, Chance, Rank};
use talon_rules::{AnyGame, Game};
use talon_solve::AnySolver;

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
    let mut solver = AnySolver::default();
    println!("position,verdict,microseconds");
    for number in 0..number.parse()? {
        let layout = layout(&mut Chance::from_seed(number));
        fs::write(folder.join(format!("{number:05}.deal.json")), for_solvitaire(&layout))?;
        let decided = solve(&mut solver, &AnyGame::from(State::arrange(&layout)?), number);
        println!("{number},{},{}", decided.verdict, decided.time.as_micros());
    }
    Ok(())
}

/// A random position.
fn layout(chance: &mut Chance) -> Layout {
    let mut cards: Vec<Card> = Card::deck(13).collect();
    cards.sort_by_key(|card| (card.rank().number(), card.suit()));
    chance.shuffle(&mut cards[UP..]);
    let cards: Vec<Option<Card>> = cards.into_iter().map(Some).collect();
    let (up, rest) = cards.split_at(UP);
    let (tableau, open) = rest.split_at(28);
    let (reserve, spares) = open.split_at(7);
    let pile = |size: usize| {
        let cards = &tableau[size * (size - 1) / 2..][..size];
        PileLayout { down: cards[..size - 1].to_vec(), up: cards[size - 1..].to_vec() }
    };
    Layout {
        options: Options::default(),
        stock: Vec::new(),
        spares: spares.iter().map(|card| vec![*card]).collect(),
        reserve: reserve.iter().map(|card| vec![*card]).collect(),
        foundations: (0..4).map(|suit| up.iter().skip(suit).step_by(4).copied().collect()).collect(),
        tableau: (1..=7).map(pile).collect(),
        base: Rank::ACE,
    }
}

/// The position as Solvitaire reads it: ranks are numbers, and the suit of a face-down card is a lowercase letter.
fn for_solvitaire(layout: &Layout) -> String {
    let name = |card: &Card| format!("\"{}{}\"", card.rank().number(), card.suit().letter());
    let list = |names: Vec<String>| format!("[{}]", names.join(", "));
    let open = |piles: &mut dyn Iterator<Item = &Vec<Option<Card>>>| {
        list(piles.flatten().flatten().map(name).collect())
    };
    let pile = |pile: &PileLayout| {
        let down = pile.down.iter().flatten().map(|card| name(card).to_lowercase());
        list(down.chain(pile.up.iter().flatten().map(name)).collect())
    };
    let tableau = list(layout.tableau.iter().map(pile).collect());
    let foundations = open(&mut layout.foundations.iter());
    let reserve = open(&mut layout.reserve.iter().chain(&layout.spares));
    format!("{{\"tableau piles\": {tableau}, \"foundations\": {foundations}, \"reserve\": {reserve}}}\n")
}
