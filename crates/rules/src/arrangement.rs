use std::fmt;

use talon_pieces::{Card, CardSet, Rank, Tile};

use crate::OptionsError;

/// One thing that is wrong with a deck or an arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where: a field, with a place in it where that helps, such as `reserve[3]`.
    pub path: String,
    /// The rule that it breaks, where one rule does.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub problem: Problem,
}

impl Fault {
    /// A fault that breaks no rule of the game, such as a missing card.
    pub fn new(path: impl Into<String>, problem: Problem) -> Fault {
        Fault { path: path.into(), rule: None, problem }
    }

    /// A fault that breaks this rule.
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

/// Everything that is wrong with a deck or an arrangement; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// `Ok` when there is no fault.
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

/// What can be wrong with a deck or an arrangement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A card that lies nowhere.
    #[error("{0} is missing")]
    CardMissing(Card),
    /// A card that lies in two places.
    #[error("{0} is there twice")]
    CardTwice(Card),
    /// A card of a rank that the options leave out.
    #[error("{0} is not in this deck")]
    CardUnknown(Card),
    /// A tile that lies nowhere.
    #[error("{0} is missing")]
    TileMissing(Tile),
    /// A tile that lies in two places.
    #[error("{0} is there twice")]
    TileTwice(Tile),
    /// A card or tile that is not told, where all must be.
    #[error("must be known here")]
    Hidden,
    /// A card or tile that is told, where its seat cannot know it.
    #[error("cannot have been seen")]
    NotSeen,
    /// A list of the wrong length.
    #[error("must have {expected} entries, not {found}")]
    Length {
        /// How many there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Nothing where something must be.
    #[error("must not be empty")]
    Empty,
    /// Something where nothing can be.
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
    /// Cards that are only ever removed in pairs, but are gone without their partners.
    #[error("{gone} of rank {rank} and {partners_gone} of rank {partner} are gone, but they go in pairs")]
    NotInPairs {
        /// A rank.
        rank: Rank,
        /// How many of its cards are gone.
        gone: usize,
        /// The rank that it makes a pair with.
        partner: Rank,
        /// How many of those are gone.
        partners_gone: usize,
    },
    /// A number above what is possible.
    #[error("must be at most {most}, not {found}")]
    TooMany {
        /// The most that there can be.
        most: usize,
        /// What there is.
        found: usize,
    },
    /// A derived value that does not agree with the rest.
    #[error("does not agree with the rest: it should be {expected}")]
    Disagrees {
        /// What it should be.
        expected: String,
    },
    /// Options that cannot be played.
    #[error(transparent)]
    Options(OptionsError),
    /// Anything that only one game knows.
    #[error("{0}")]
    Special(&'static str),
}

/// Checks that these places hold each card of the deck exactly once, and that each is known.
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
    let found = check_distinct(ranks, entries, faults);
    // What lies hidden may well be what is missing: one fault for one mistake.
    if !hidden {
        let missing = Card::deck(ranks).filter(|card| !found.contains(*card));
        faults.extend(missing.map(|card| Fault::new("cards", Problem::CardMissing(card))));
    }
}

/// Checks that the cards at these places are known, of this deck, and that none is there twice.
/// Answers which cards there are.
pub(crate) fn check_distinct(
    ranks: u8,
    places: impl IntoIterator<Item = (String, Option<Card>)>,
    faults: &mut Vec<Fault>,
) -> CardSet {
    let mut found = CardSet::EMPTY;
    for (path, card) in places {
        let problem = match card {
            None => Problem::Hidden,
            Some(card) if card.rank().number() > ranks => Problem::CardUnknown(card),
            Some(card) if !found.insert(card) => Problem::CardTwice(card),
            Some(_) => continue,
        };
        faults.push(Fault::new(path, problem));
    }
    found
}

/// Puts pieces that were never seen into the places of a view that show none.
///
/// # Errors
/// When there are more such places than pieces.
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

/// Checks that a pile of a view shows the pieces that its seat has seen, and no other.
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

/// Checks that a deck holds each of its cards once.
///
/// # Errors
/// All the cards that are missing, foreign or there twice.
pub(crate) fn check_deck(ranks: u8, deck: &[Card]) -> Result<(), Faults> {
    let cards: Vec<Option<Card>> = deck.iter().copied().map(Some).collect();
    let mut faults = Vec::new();
    check_cards(ranks, [("deck", cards.as_slice())], &mut faults);
    Faults::none_of(faults)
}
