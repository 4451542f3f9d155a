//! Cards and tiles as JSON texts, and options as an object.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use talon_rules::pieces::Card;

/// Pieces as they stand in a JSON list.
pub(crate) type Texts = Vec<String>;

/// The text of an unknown card.
const HIDDEN_CARD: &str = "??";

/// The text of an unknown tile.
pub(crate) const HIDDEN_TILE: &str = "?-?";

/// The texts of pieces, with this text for an unknown one.
pub(crate) fn texts<T: ToString>(pieces: &[Option<T>], hidden: &str) -> Texts {
    let text = |piece: &Option<T>| piece.as_ref().map_or_else(|| hidden.to_owned(), T::to_string);
    pieces.iter().map(text).collect()
}

/// The texts of a pile of cards.
pub(crate) fn cards(pile: &[Option<Card>]) -> Texts {
    texts(pile, HIDDEN_CARD)
}

/// The texts of several piles of cards.
pub(crate) fn piles(piles: &[Vec<Option<Card>>]) -> Vec<Texts> {
    piles.iter().map(|pile| cards(pile)).collect()
}

/// The names and values of options: an object.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pairs<N>(pub(crate) Vec<(N, u8)>);

impl<N: Serialize> Serialize for Pairs<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Pairs<String> {
    /// Keeps repeated names, so that they can be refused.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pairs<String>, D::Error> {
        struct PairsVisitor;

        impl<'de> Visitor<'de> for PairsVisitor {
            type Value = Pairs<String>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of names and small numbers")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<String>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }

        deserializer.deserialize_map(PairsVisitor)
    }
}

impl Pairs<String> {
    /// The pairs as `from_pairs` of options takes them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, u8)> {
        self.0.iter().map(|(name, value)| (name.as_str(), *value))
    }
}
