//! Cards and tiles as JSON texts, and options as an object.

use std::fmt::{self, Display};

use serde::de::{MapAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that is written as its text.
pub(crate) struct AsText<T>(pub(crate) T);

impl<T: Display> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A list of pieces, some of them perhaps unknown; the second part is what stands for an unknown one.
pub(crate) struct Pieces<'a, T>(pub(crate) &'a [Option<T>], pub(crate) &'static str);

impl<T: Display> Serialize for Pieces<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        for piece in self.0 {
            match piece {
                Some(piece) => list.serialize_element(&AsText(piece))?,
                None => list.serialize_element(self.1)?,
            }
        }
        list.end()
    }
}

/// A list of what an iterator gives.
pub(crate) struct Seq<I>(pub(crate) I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Seq<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
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
    /// Keeps a name that is there twice, so that it can be refused.
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
    /// The pairs as options take them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, u8)> {
        self.0.iter().map(|(name, value)| (name.as_str(), *value))
    }
}
