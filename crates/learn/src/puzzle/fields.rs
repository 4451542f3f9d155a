//! Lines with a name and a value.

use super::fault::{CollectionFault, FaultyLine};

/// The lines of a block that were not used yet, each with its number in the text.
pub(super) struct Fields<'a> {
    fields: Vec<(usize, &'a str, &'a str)>,
    /// The first line of the block, where what is missing is reported.
    first: usize,
}

impl<'a> Fields<'a> {
    /// Splits the lines of a block.
    pub(super) fn read(lines: &[(usize, &'a str)]) -> Result<Fields<'a>, FaultyLine> {
        let first = lines.first().map_or(1, |(number, _)| *number);
        let split = |(number, line): &(usize, &'a str)| {
            let (name, value) = line
                .split_once(':')
                .ok_or_else(|| (*number, CollectionFault::NotAField((*line).to_owned())))?;
            Ok((*number, name.trim(), value.trim()))
        };
        Ok(Fields { fields: lines.iter().map(split).collect::<Result<_, _>>()?, first })
    }

    /// Takes the value of a name that must be there.
    pub(super) fn take(&mut self, name: &'static str) -> Result<(usize, &'a str), FaultyLine> {
        self.take_optional(name).ok_or((self.first, CollectionFault::Missing(name)))
    }

    /// Takes the value of a name that can be missing.
    pub(super) fn take_optional(&mut self, name: &str) -> Option<(usize, &'a str)> {
        let place = self.fields.iter().position(|(_, field, _)| *field == name)?;
        let (number, _, value) = self.fields.remove(place);
        Some((number, value))
    }

    /// The lines that are left, in order: number, name and value.
    pub(super) fn rest(self) -> Vec<(usize, &'a str, &'a str)> {
        self.fields
    }

    /// Takes a value and parses it.
    pub(super) fn parse<T: std::str::FromStr>(&mut self, name: &'static str) -> Result<T, FaultyLine> {
        let (number, value) = self.take(name)?;
        value
            .parse()
            .map_err(|_| (number, CollectionFault::Unreadable { field: name, value: value.to_owned() }))
    }
}
