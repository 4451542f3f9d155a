use std::fmt;
use std::str::FromStr;

/// A rank, 1 (ace) to 13 (king).
///
/// # Examples
/// ```
/// use talon_rules::pieces::Rank;
///
/// let ten: Rank = "10".parse()?;
/// assert_eq!((ten.number(), ten.letter()), (10, 'T'));
/// assert!(Rank::ACE < ten && ten < Rank::KING);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// The letters of the ranks, ace first.
const RANK_LETTERS: &[u8; 13] = b"A23456789TJQK";

impl Rank {
    /// The ace, 1.
    pub const ACE: Rank = Rank(1);
    /// The king, 13.
    pub const KING: Rank = Rank(13);

    /// The rank with this number; `None` outside 1 to 13.
    pub const fn new(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 13 { Some(Rank(number)) } else { None }
    }

    /// The rank's number, 1 to 13.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The ranks 1 to `count`, lowest first. A count above 13 means 13.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Rank;
    ///
    /// assert_eq!(Rank::first(5).map(Rank::letter).collect::<String>(), "A2345");
    /// ```
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (1..=count.min(13)).map(Rank)
    }

    /// The rank's letter, one of `A23456789TJQK`.
    pub fn letter(self) -> char {
        char::from(RANK_LETTERS[usize::from(self.0 - 1)])
    }

    /// The rank with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Rank> {
        let letter = letter.to_ascii_uppercase();
        (1..=13).map(Rank).find(|rank| rank.letter() == letter)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a rank.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Rank;
///
/// let error = "11".parse::<Rank>().expect_err("a Jack is a J");
/// assert_eq!(error.to_string(), "\"11\" is not a rank: write A, 2 to 9, T, J, Q or K");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rank: write A, 2 to 9, T, J, Q or K")]
pub struct ParseRankError(String);

impl FromStr for Rank {
    type Err = ParseRankError;

    /// Reads a rank's letter in either case; `10` is also the ten.
    fn from_str(text: &str) -> Result<Rank, ParseRankError> {
        let mut letters = if text == "10" { "T".chars() } else { text.chars() };
        match (letters.next().and_then(Rank::from_letter), letters.next()) {
            (Some(rank), None) => Ok(rank),
            _ => Err(ParseRankError(text.chars().take(20).collect())),
        }
    }
}

/// The colour of a suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Colour {
    /// Clubs and spades.
    Black,
    /// Diamonds and hearts.
    Red,
}

/// A suit.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{Colour, Suit};
///
/// let red = Suit::ALL.into_iter().filter(|suit| suit.colour() == Colour::Red);
/// assert_eq!(red.collect::<Vec<_>>(), [Suit::Diamonds, Suit::Hearts]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Suit {
    /// Black, letter `C`.
    Clubs,
    /// Red, letter `D`.
    Diamonds,
    /// Red, letter `H`.
    Hearts,
    /// Black, letter `S`.
    Spades,
}

impl Suit {
    /// All four, in the order of a new deck.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit's colour.
    pub const fn colour(self) -> Colour {
        match self {
            Suit::Clubs | Suit::Spades => Colour::Black,
            Suit::Diamonds | Suit::Hearts => Colour::Red,
        }
    }

    /// The suit's letter, one of `CDHS`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Suit> {
        let letter = letter.to_ascii_uppercase();
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// A playing card: one byte, its [`index`](Card::index).
///
/// # Examples
/// ```
/// use talon_rules::pieces::{Card, Rank, Suit};
///
/// let card: Card = "QS".parse()?;
/// assert_eq!((card.rank().number(), card.suit()), (12, Suit::Spades));
/// assert_eq!(Card::new(Rank::ACE, Suit::Clubs).index(), 0);
/// assert_eq!(Card::from_index(51).map(|card| card.to_string()).as_deref(), Some("KS"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(suit as u8 * 13 + rank.0 - 1)
    }

    /// The card with this index; `None` from 52 up.
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 52 { Some(Card(index)) } else { None }
    }

    /// 0 (ace of clubs) to 51 (king of spades), suit by suit.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank(self.0 % 13 + 1)
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }

    /// The colour of the card's suit.
    pub const fn colour(self) -> Colour {
        self.suit().colour()
    }

    /// A new deck, unshuffled: clubs, diamonds, hearts, spades, each with the ranks 1 to `ranks`.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Card;
    ///
    /// let tiny: Vec<String> = Card::deck(2).map(|card| card.to_string()).collect();
    /// assert_eq!(tiny, ["AC", "2C", "AD", "2D", "AH", "2H", "AS", "2S"]);
    /// ```
    pub fn deck(ranks: u8) -> impl Iterator<Item = Card> {
        Suit::ALL.into_iter().flat_map(move |suit| Rank::first(ranks).map(move |rank| Card::new(rank, suit)))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Card;
///
/// let error = "1H".parse::<Card>().expect_err("an ace is an A");
/// assert!(error.to_string().starts_with("\"1H\" is not a card: write a rank"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a card: write a rank (A 2 to 9 T J Q K) and a suit (C D H S), like TH")]
pub struct ParseCardError(String);

impl FromStr for Card {
    type Err = ParseCardError;

    /// Reads a text such as `TH` in either case; `10H` is also the ten.
    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let plain = match text.strip_prefix("10") {
            Some(suit) => &format!("T{suit}"),
            None => text,
        };
        let mut letters = plain.chars();
        let rank = letters.next().and_then(Rank::from_letter);
        let suit = letters.next().and_then(Suit::from_letter);
        match (rank, suit, letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Card::new(rank, suit)),
            // A damaged file can contain anything, so the message quotes only the beginning.
            _ => Err(ParseCardError(text.chars().take(20).collect())),
        }
    }
}

/// A set of cards: 52 bits.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{Card, CardSet};
///
/// let mut left: CardSet = Card::deck(13).collect();
/// assert!(left.remove("TH".parse()?));
/// assert!(!left.remove("10h".parse()?), "it is gone already");
/// assert_eq!(left.len(), 51);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);

    /// Adds a card; `false` if it was already there.
    pub fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= 1 << card.0;
        before != self.0
    }

    /// Removes a card; `false` if it was not there.
    pub fn remove(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 &= !(1 << card.0);
        before != self.0
    }

    /// Returns true if the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..52).map(Card).filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_from_its_text() {
        for card in Card::deck(13) {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert_eq!(Card::from_index(card.index()), Some(card));
        }
    }

    #[test]
    fn a_ten_may_be_written_with_two_digits() {
        assert_eq!("10h".parse::<Card>(), "TH".parse());
    }

    #[test]
    fn a_rank_is_read_from_its_letter() {
        for rank in Rank::first(13) {
            assert_eq!(rank.to_string().to_lowercase().parse(), Ok(rank));
        }
        assert_eq!("10".parse::<Rank>(), "T".parse());
        for text in ["", "1", "11", "TT", "X", "0", "é", " A"] {
            assert_eq!(text.parse::<Rank>(), Err(ParseRankError(text.to_owned())));
        }
    }

    #[test]
    fn text_that_is_not_a_card_is_refused() {
        for text in ["", "T", "H", "HT", "1H", "0C", "11H", "100H", "TH ", " TH", "THX", "??", "1️0H", "é"]
        {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_set_counts_each_card_once() {
        let ace = Card::new(Rank::ACE, Suit::Clubs);
        let mut set = CardSet::EMPTY;
        assert!(set.is_empty() && !set.remove(ace));
        assert!(set.insert(ace) && !set.insert(ace) && set.contains(ace));
        assert_eq!(set.len(), 1);
        assert_eq!(Card::deck(13).collect::<CardSet>().iter().count(), 52);
    }
}
