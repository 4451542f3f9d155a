//! The examples of docs/develop/NOTATION.md are true.

use std::fmt::Display;
use std::str::FromStr;

use talon_rules::pieces::{Card, DealNumber, Tile, shuffled_cards, shuffled_tiles};
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnyOptions, AnySeat};
use talon_table::Sitting;

const PAGE: &str = include_str!("../../../../docs/develop/NOTATION.md");

/// A block of examples: the line behind the fence, and what stands in the block.
struct Block<'a> {
    kind: &'a str,
    text: &'a str,
}

fn blocks() -> Vec<Block<'static>> {
    let blocks = PAGE.split("```").skip(1).step_by(2);
    blocks
        .map(|block| block.split_once('\n').expect("a block of lines"))
        .map(|(kind, text)| Block { kind, text })
        .collect()
}

/// Checks lines of which the left side is read and the right side, or else the same, is written.
fn check_lines<T: Display>(block: &Block<'_>, read: impl Fn(&str) -> Result<T, String>) {
    for line in block.text.lines() {
        let (given, written) = line.split_once(" = ").unwrap_or((line, line));
        let value = read(given).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(value.to_string(), written, "{line}");
    }
}

fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

fn check_layout(text: &str) -> AnyLayout {
    let layout: AnyLayout = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(format!("{layout}\n"), text);
    layout
}

fn dealt(like: &AnyLayout, number: &str) -> AnyGame {
    AnyGame::deal(&AnyOptions::usual(like.game()), number.parse().expect("a deal number"))
}

fn text_of<T: ToString>(pieces: &[T]) -> String {
    pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn check_deal(line: &str) {
    let (name, pieces) = line.split_once(": ").expect("a name and its pieces");
    let words: Vec<&str> = name.split(' ').collect();
    let [kind, number, of] = words[..] else { panic!("{line}") };
    let number: DealNumber = number.parse().expect("a deal number");
    let actual = match kind {
        "cards" => text_of(&shuffled_cards(number, of.parse().expect("ranks"))),
        "tiles" => {
            let (tiles, coin) = shuffled_tiles(number, of.parse().expect("a hand"));
            format!("{} coin {coin}", text_of(&tiles))
        }
        _ => panic!("{line}"),
    };
    assert_eq!(actual, pieces, "{name}");
}

/// A layout alone, one of a deal, one that a seat sees, or the one in which the last record ends.
fn check_layout_block(words: &[&str], text: &str, last_record: Option<&Sitting>) {
    let layout = check_layout(text);
    match words[1..] {
        [] => drop(AnyGame::arrange(&layout).unwrap_or_else(|faults| panic!("{faults}\n{layout}"))),
        ["deal", number] => assert_eq!(dealt(&layout, number).layout(), layout),
        ["seen", number] => {
            let seat = AnySeat::of(layout.game())[0];
            assert_eq!(dealt(&layout, number).view(seat).layout(), layout);
        }
        ["after", "that"] => {
            assert_eq!(last_record.expect("a record before it").game().layout(), layout);
        }
        _ => panic!("unknown kind of layout: {words:?}"),
    }
}

#[test]
fn every_example_is_true() {
    let mut last_record = None;
    let mut checked = Vec::new();
    for block in blocks() {
        let words: Vec<&str> = block.kind.split(' ').collect();
        match words[..] {
            ["cards"] => check_lines(&block, read::<Card>),
            ["tiles"] => check_lines(&block, read::<Tile>),
            ["options", game] => check_lines(&block, |text| {
                let game = game.parse().expect("a game");
                let options = AnyOptions::from_text(game, text).map_err(|error| error.to_string())?;
                Ok(options.to_text())
            }),
            ["moves", game] => check_lines(&block, |text| {
                AnyMove::read(game.parse().expect("a game"), text).map_err(|error| error.to_string())
            }),
            ["layout", ..] => check_layout_block(&words, block.text, last_record.as_ref()),
            ["record"] => {
                let opened = Sitting::read(block.text).unwrap_or_else(|faults| panic!("{faults}"));
                assert_eq!(opened.torn, None);
                last_record = Some(opened.sitting);
            }
            ["deals"] => block.text.lines().for_each(check_deal),
            _ => panic!("unknown kind of block: {}", block.kind),
        }
        checked.push(words[0]);
    }
    for (kind, least) in
        [("cards", 1), ("tiles", 1), ("options", 4), ("moves", 4), ("layout", 8), ("record", 2)]
    {
        assert!(
            checked.iter().filter(|checked_kind| **checked_kind == kind).count() >= least,
            "blocks of {kind}"
        );
    }
    assert!(checked.contains(&"deals"));
}
