use std::fmt;
use std::str::FromStr;

use super::card::Card;
use super::chance::Chance;
use super::tile::Tile;

/// The version of the function from deal numbers to decks. It changes when any deal changes: never.
pub const DEAL_VERSION: u32 = 1;

/// The key of the deals' chance; its last digit is [`DEAL_VERSION`].
const DEAL_KEY: &[u8; 32] = b"Talon deals for ever, version: 1";

/// The number of a deal, 0 to 2^53 − 1 (the whole numbers that JSON carries safely).
///
/// # Examples
/// ```
/// use talon_rules::pieces::DealNumber;
///
/// let number: DealNumber = "17".parse()?;
/// assert_eq!(number.get(), 17);
/// assert!(DealNumber::new(1 << 53).is_err());
/// # Ok::<(), talon_rules::pieces::DealNumberError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct DealNumber(u64);

impl DealNumber {
    /// The smallest deal number, 0.
    pub const MIN: DealNumber = DealNumber(0);

    /// The largest deal number, 2^53 − 1.
    pub const MAX: DealNumber = DealNumber((1 << 53) - 1);

    /// Makes a deal number.
    ///
    /// # Errors
    /// The number is above [`DealNumber::MAX`].
    pub const fn new(number: u64) -> Result<DealNumber, DealNumberError> {
        if number <= DealNumber::MAX.0 { Ok(DealNumber(number)) } else { Err(DealNumberError) }
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for DealNumber {
    type Err = DealNumberError;

    fn from_str(text: &str) -> Result<DealNumber, DealNumberError> {
        // Only digits count: the standard library would also read a sign.
        let digits = Some(text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|text| text.parse().ok()).ok_or(DealNumberError)?;
        DealNumber::new(number)
    }
}

/// A number that no deal has.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{DealNumber, DealNumberError};
///
/// assert_eq!("-1".parse::<DealNumber>(), Err(DealNumberError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a deal number is a whole number from 0 to 9007199254740991")]
pub struct DealNumberError;

/// The secret source of a match's hands, where no player may know a deal number: 256 bits, the key of ChaCha20.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Options, Seat, State};
/// use talon_rules::pieces::Root;
///
/// let root = Root::new([7; 32]);
/// let hand = State::from_root(&Options::HAND, root, None);
/// assert_eq!(hand.tiles(Seat::South).len(), 11);
/// assert_eq!(format!("{root:?}"), "Root { .. }", "a secret is not written to a log");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Root([u8; 32]);

impl Root {
    /// Makes a root from 32 bytes.
    pub const fn new(bytes: [u8; 32]) -> Root {
        Root(bytes)
    }
}

/// Shows nothing, since it is a secret.
impl fmt::Debug for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Root").finish_non_exhaustive()
    }
}

/// The cards of a deal in the order in which they are dealt, first card first.
///
/// `ranks` is the number of ranks in the deck: 13, or fewer for a tiny deck.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{DealNumber, shuffled_cards};
///
/// let deck = shuffled_cards(DealNumber::new(17)?, 13);
/// let first: Vec<String> = deck.iter().take(4).map(ToString::to_string).collect();
/// assert_eq!(first, ["JD", "AC", "2C", "5S"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shuffled_cards(number: DealNumber, ranks: u8) -> Vec<Card> {
    let mut cards: Vec<Card> = Card::deck(ranks).collect();
    Chance::new(DEAL_KEY, number.0, 0).shuffle(&mut cards);
    cards
}

/// The 28 tiles of hand `hand` (from 1) of a deal, shuffled, and its coin: 0 or 1.
///
/// Every hand of a match has a stream of its own, so hand 5 needs none of the hands before it.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{DealNumber, shuffled_tiles};
///
/// let number = DealNumber::new(17)?;
/// let (tiles, coin) = shuffled_tiles(number, 1);
/// assert_eq!((tiles[0].to_string().as_str(), coin), ("1-2", 0));
/// assert_ne!(shuffled_tiles(number, 2).0, tiles, "the second hand has other tiles");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shuffled_tiles(number: DealNumber, hand: u32) -> ([Tile; Tile::COUNT], u32) {
    shuffle_tiles(Chance::new(DEAL_KEY, number.0, hand))
}

/// The 28 tiles of hand `hand` (from 1) of a root, shuffled, and their coin: 0 or 1. The root is the key of the stream,
/// its number is 0.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{Root, shuffled_tiles_of_root};
///
/// let (tiles, _) = shuffled_tiles_of_root(&Root::new([7; 32]), 1);
/// assert_eq!(tiles[0].to_string(), "2-4");
/// ```
pub fn shuffled_tiles_of_root(root: &Root, hand: u32) -> ([Tile; Tile::COUNT], u32) {
    shuffle_tiles(Chance::new(&root.0, 0, hand))
}

fn shuffle_tiles(mut chance: Chance) -> ([Tile; Tile::COUNT], u32) {
    let mut tiles = [Tile::new(0, 0).expect("0-0 is a tile"); Tile::COUNT];
    for (place, tile) in tiles.iter_mut().zip(Tile::all()) {
        *place = tile;
    }
    chance.shuffle(&mut tiles);
    (tiles, chance.below(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text<T: ToString>(items: &[T]) -> String {
        items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn deal(number: u64) -> DealNumber {
        DealNumber::new(number).unwrap()
    }

    /// These lines must never change: every record, link and published figure names deals by number.
    #[test]
    fn deals_are_frozen() {
        let vectors = include_str!("../../tests/deals.txt");
        let mut checked = 0;
        for line in vectors.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (name, pieces) = line.split_once(": ").expect("a name and its pieces");
            let words: Vec<&str> = name.split(' ').collect();
            let actual = match words[..] {
                ["cards", number, ranks] => {
                    text(&shuffled_cards(number.parse().unwrap(), ranks.parse().unwrap()))
                }
                ["tiles", number, hand] => {
                    let (tiles, coin) = shuffled_tiles(number.parse().unwrap(), hand.parse().unwrap());
                    format!("{} coin {coin}", text(&tiles))
                }
                _ => panic!("unknown line: {line}"),
            };
            assert_eq!(actual, pieces, "{name}");
            checked += 1;
        }
        assert_eq!(checked, 12);
    }

    #[test]
    fn neighbouring_deals_differ() {
        assert_ne!(shuffled_cards(deal(0), 13), shuffled_cards(deal(1), 13));
        assert_ne!(shuffled_tiles(deal(0), 1).0, shuffled_tiles(deal(0), 2).0);
        assert_ne!(shuffled_tiles(deal(0), 1).0, shuffled_tiles(deal(1), 1).0);
    }

    #[test]
    fn numbers_beyond_two_to_the_53_are_refused() {
        assert_eq!(DealNumber::new(1 << 53), Err(DealNumberError));
        assert_eq!(DealNumber::new((1 << 53) - 1), Ok(DealNumber::MAX));
        for text in ["", "-1", "+1", " 1", "1.5", "x", "99999999999999999999999"] {
            assert_eq!(text.parse::<DealNumber>(), Err(DealNumberError));
        }
    }
}
