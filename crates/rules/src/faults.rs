use std::fmt;

use crate::OptionsError;
use crate::pieces::{Card, CardSet, Rank, Tile};

/// One fault of a deck or an arrangement.
///
/// # Examples
/// ```
/// use talon_rules::{Fault, Problem};
///
/// let fault = Fault::of("D4", "reserve[3]", Problem::Empty);
/// assert_eq!(fault.to_string(), "reserve[3]: must not be empty (D4)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// The field that has the fault, with a place in it where that helps, such as `reserve[3]`.
    pub path: String,
    /// The rule that it breaks, if it breaks one.
    pub rule: Option<&'static str>,
    /// The problem.
    pub problem: Problem,
}

impl Fault {
    /// Makes a fault that breaks no rule of the game, such as a missing card.
    pub fn new(path: impl Into<String>, problem: Problem) -> Fault {
        Fault { path: path.into(), rule: None, problem }
    }

    /// Makes a fault that breaks this rule.
    pub fn of(rule: &'static str, path: impl Into<String>, problem: Problem) -> Fault {
        Fault { path: path.into(), rule: Some(rule), problem }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{}: {} ({rule})", self.path, self.problem),
            None => write!(f, "{}: {}", self.path, self.problem),
        }
    }
}

/// All faults of a deck or an arrangement; never empty.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{DealNumber, shuffled_cards};
/// use talon_rules::{Game, doublets};
///
/// let mut deck = shuffled_cards(DealNumber::new(17)?, 13);
/// deck[0] = deck[1];
/// let faults = doublets::State::from_deck(&Default::default(), &deck).expect_err("it has AC twice");
/// assert_eq!(faults.list().len(), 2, "AC is there twice, and JD is missing");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Returns `Ok` if there is no fault.
    pub(crate) fn none_of(faults: Vec<Fault>) -> Result<(), Faults> {
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }

    /// The faults, in the order in which they were found.
    pub fn list(&self) -> &[Fault] {
        &self.0
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A problem of a deck or an arrangement.
///
/// # Examples
/// ```
/// use talon_rules::Problem;
///
/// assert_eq!(Problem::Length { expected: 11, found: 10 }.to_string(), "must have 11 entries, not 10");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A card that is nowhere.
    #[error("{0} is missing")]
    CardMissing(Card),
    /// A card that is in two places.
    #[error("{0} is there twice")]
    CardTwice(Card),
    /// A card of a rank that the options leave out.
    #[error("{0} is not in this deck")]
    CardUnknown(Card),
    /// A tile that is nowhere.
    #[error("{0} is missing")]
    TileMissing(Tile),
    /// A tile that is in two places.
    #[error("{0} is there twice")]
    TileTwice(Tile),
    /// A tile that is not in the set.
    #[error("{0} is not in this set")]
    TileUnknown(Tile),
    /// An unknown card or tile where all must be known.
    #[error("must be known here")]
    Hidden,
    /// A known card or tile that the seat cannot have seen.
    #[error("cannot have been seen")]
    NotSeen,
    /// A list of the wrong length.
    #[error("must have {expected} entries, not {found}")]
    Length {
        /// The number that there must be.
        expected: usize,
        /// The number that there is.
        found: usize,
    },
    /// An empty place that must not be empty.
    #[error("must not be empty")]
    Empty,
    /// A place with something in it that must be empty.
    #[error("must be empty")]
    NotEmpty,
    /// A card that cannot lie on the one below it.
    #[error("{card} cannot lie on {on}")]
    CannotLieOn {
        /// The upper card.
        card: Card,
        /// The lower card.
        on: Card,
    },
    /// Cards that are only removed in pairs, but are gone without their partners.
    #[error("{gone} of rank {rank} and {partners_gone} of rank {partner} are gone, but they go in pairs")]
    NotInPairs {
        /// A rank.
        rank: Rank,
        /// The number of its cards that are gone.
        gone: usize,
        /// The rank with which it makes a pair.
        partner: Rank,
        /// The number of the partner's cards that are gone.
        partners_gone: usize,
    },
    /// A number above the possible maximum.
    #[error("must be at most {most}, not {found}")]
    TooMany {
        /// The possible maximum.
        most: usize,
        /// The number found.
        found: usize,
    },
    /// A derived value that contradicts the rest.
    #[error("does not agree with the rest: it should be {expected}")]
    Disagrees {
        /// The value that follows from the rest.
        expected: String,
    },
    /// Options that no game can have.
    #[error(transparent)]
    Options(OptionsError),
    /// A problem that only one game has.
    #[error("{0}")]
    Special(&'static str),
}

/// Checks that these places hold each card of the deck exactly once, and that every card is known.
pub(crate) fn check_cards<'a>(
    ranks: u8,
    places: impl IntoIterator<Item = (&'a str, &'a [Option<Card>])>,
    faults: &mut Vec<Fault>,
) {
    let mut hidden = false;
    let mut entries = Vec::new();
    for (path, cards) in places {
        hidden |= cards.contains(&None);
        entries.extend(cards.iter().enumerate().map(|(place, card)| (format!("{path}[{place}]"), *card)));
    }
    let cards_there = check_distinct(ranks, entries, faults);
    // A hidden piece may be the missing one, so it is not reported as missing as well.
    if !hidden {
        let missing = Card::deck(ranks).filter(|card| !cards_there.contains(*card));
        faults.extend(missing.map(|card| Fault::new("cards", Problem::CardMissing(card))));
    }
}

/// Checks that the cards at these places are known, belong to the deck and occur once. Returns the cards found.
pub(crate) fn check_distinct(
    ranks: u8,
    places: impl IntoIterator<Item = (String, Option<Card>)>,
    faults: &mut Vec<Fault>,
) -> CardSet {
    let mut distinct = CardSet::EMPTY;
    for (path, card) in places {
        let problem = match card {
            None => Problem::Hidden,
            Some(card) if card.rank().number() > ranks => Problem::CardUnknown(card),
            Some(card) if !distinct.insert(card) => Problem::CardTwice(card),
            Some(_) => continue,
        };
        faults.push(Fault::new(path, problem));
    }
    distinct
}

/// Fills the unknown places of a view with pieces that were never seen.
///
/// # Errors
/// There are more unknown places than pieces.
pub(crate) fn fill_in<'a, T: 'a>(
    path: &str,
    places: impl Iterator<Item = &'a mut Option<T>>,
    unseen: impl IntoIterator<Item = T>,
) -> Result<(), Faults> {
    let mut unseen = unseen.into_iter();
    for place in places.filter(|place| place.is_none()) {
        let Some(piece) = unseen.next() else {
            let problem = Problem::Special("more of them are hidden than can be");
            return Err(Fault::new(path, problem).into());
        };
        *place = Some(piece);
    }
    Ok(())
}

/// Checks that a pile of a view shows exactly the pieces that its seat has seen.
pub(crate) fn check_seen<T>(
    rule: &'static str,
    path: &str,
    shown: &[Option<T>],
    seen: &[Option<T>],
    faults: &mut Vec<Fault>,
) {
    for (place, pieces) in shown.iter().zip(seen).enumerate() {
        let problem = match pieces {
            (Some(_), None) => Problem::NotSeen,
            (None, Some(_)) => Problem::Hidden,
            _ => continue,
        };
        faults.push(Fault::of(rule, format!("{path}[{place}]"), problem));
    }
}

/// Checks that a deck holds each card once.
///
/// # Errors
/// All cards that are missing, foreign or there twice.
pub(crate) fn check_deck(ranks: u8, deck: &[Card]) -> Result<(), Faults> {
    let cards: Vec<Option<Card>> = deck.iter().copied().map(Some).collect();
    let mut faults = Vec::new();
    check_cards(ranks, [("deck", cards.as_slice())], &mut faults);
    Faults::none_of(faults)
}
