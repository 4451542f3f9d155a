//! Texts of names and values, such as `deal: 17`: layouts, and the records, courses and puzzles of other crates.
//!
//! Read a text with [`Fields::read`], take the fields that you know, and [finish](Fields::finish). Every fault has the number of
//! its line, and a message that quotes at most [`MOST_QUOTED`] characters.
//!
//! # Examples
//! ```
//! use talon_rules::fields::{FieldFault, Fields, Form};
//!
//! const NOTE: Form = Form { name: "a note", example: "deal: 17", repeated: &[] };
//!
//! let lines = || (1..).zip("deal: 17\nauthor: Ann".lines());
//! let mut fields = Fields::read(NOTE, lines())?;
//! assert_eq!(fields.parse::<u64>("deal")?, 17);
//! let (line, fault) = fields.finish().expect_err("the author was not taken");
//! assert_eq!((line, fault.to_string().as_str()), (2, "there is no \"author\" in a note"));
//!
//! let fault = Fields::read(NOTE, lines())?.take("date").expect_err("there is none");
//! assert_eq!(fault, (1, FieldFault::Missing("date")));
//! # Ok::<(), (usize, FieldFault)>(())
//! ```

use std::str::FromStr;

/// The first characters of a text, for a message that quotes it.
///
/// # Examples
/// ```
/// assert_eq!(talon_rules::fields::shorten("a very long name", 6), "a very");
/// ```
pub fn shorten(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// The most characters of a field that a message quotes.
pub const MOST_QUOTED: usize = 40;

/// A kind of text, as the faults of its fields name it.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The text: `a record`.
    pub name: &'static str,
    /// One of its fields: `deal: 17`.
    pub example: &'static str,
    /// The names that can be there more than once.
    pub repeated: &'static [&'static str],
}

/// A fault of a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FieldFault {
    /// A text without a colon, and a field for comparison.
    #[error("{0:?} is not a name and a value, like {1:?}")]
    NotAField(String, &'static str),
    /// A name that this kind of text does not have.
    #[error("there is no {0:?} in {1}")]
    Unknown(String, &'static str),
    /// A name that is there twice.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// A name that is not there.
    #[error("{0:?} is missing")]
    Missing(&'static str),
    /// A name, and the part of its value that cannot be read.
    #[error("{0}: cannot read {1:?}")]
    Unreadable(String, String),
}

impl FieldFault {
    /// The fault that a part of the value of this name cannot be read.
    pub fn unreadable(name: &str, part: &str) -> FieldFault {
        FieldFault::Unreadable(name.to_owned(), shorten(part, MOST_QUOTED))
    }
}

/// A fault of a field with the number of its line, from 1.
pub type FaultyField = (usize, FieldFault);

/// A name and its value.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The number of its line, from 1.
    pub line: usize,
    /// The name.
    pub name: &'a str,
    /// The value, without spaces around it.
    pub value: &'a str,
}

impl<'a> Field<'a> {
    /// Reads a numbered line.
    ///
    /// # Errors
    /// It has no colon.
    pub fn read(form: Form, (line, text): (usize, &'a str)) -> Result<Field<'a>, FaultyField> {
        match text.split_once(':') {
            Some((name, value)) => Ok(Field { line, name, value: value.trim() }),
            None => Err((line, FieldFault::NotAField(shorten(text, MOST_QUOTED), form.example))),
        }
    }

    /// Reads the value.
    ///
    /// # Errors
    /// The value is not the text of a `T`.
    pub fn parse<T: FromStr>(self) -> Result<T, FaultyField> {
        self.value.parse().map_err(|_| self.unreadable(self.value))
    }

    /// The fault that a part of the value cannot be read.
    pub fn unreadable(self, part: &str) -> FaultyField {
        (self.line, FieldFault::unreadable(self.name, part))
    }

    /// The fault that this kind of text has no such name.
    pub fn unknown(self, form: Form) -> FaultyField {
        (self.line, FieldFault::Unknown(shorten(self.name, MOST_QUOTED), form.name))
    }
}

/// The fields of a text.
#[derive(Debug)]
pub struct Fields<'a> {
    form: Form,
    /// The fields that were not taken yet, in order.
    pub left: Vec<Field<'a>>,
    /// The line where what is missing is reported.
    pub place: usize,
}

impl<'a> Fields<'a> {
    /// Reads numbered lines. Returns the fields with all faults.
    pub fn read_all(
        form: Form,
        lines: impl IntoIterator<Item = (usize, &'a str)>,
    ) -> (Fields<'a>, Vec<FaultyField>) {
        let (mut left, mut faults) = (Vec::<Field<'a>>::new(), Vec::new());
        for field in lines.into_iter().map(|line| Field::read(form, line)) {
            let is_known = |name| left.iter().any(|field| field.name == name);
            match field {
                Ok(Field { name, line, .. }) if !form.repeated.contains(&name) && is_known(name) => {
                    faults.push((line, FieldFault::Twice(shorten(name, MOST_QUOTED))));
                }
                Ok(field) => left.push(field),
                Err(fault) => faults.push(fault),
            }
        }
        let place = left.first().map_or(1, |field| field.line);
        (Fields { form, left, place }, faults)
    }

    /// Reads numbered lines. A missing field is reported at the first line.
    ///
    /// # Errors
    /// The first line that is not a field, or repeats a name that can be there only once.
    pub fn read(
        form: Form,
        lines: impl IntoIterator<Item = (usize, &'a str)>,
    ) -> Result<Fields<'a>, FaultyField> {
        let (fields, faults) = Fields::read_all(form, lines);
        faults.into_iter().next().map_or(Ok(fields), Err)
    }

    /// Takes a field, if it is there.
    pub fn take_optional(&mut self, name: &str) -> Option<Field<'a>> {
        let place = self.left.iter().position(|field| field.name == name)?;
        Some(self.left.remove(place))
    }

    /// Takes a field.
    ///
    /// # Errors
    /// It is not there.
    pub fn take(&mut self, name: &'static str) -> Result<Field<'a>, FaultyField> {
        self.take_optional(name).ok_or((self.place, FieldFault::Missing(name)))
    }

    /// Takes a field and reads its value.
    ///
    /// # Errors
    /// It is not there, or its value is not the text of a `T`.
    pub fn parse<T: FromStr>(&mut self, name: &'static str) -> Result<T, FaultyField> {
        self.take(name)?.parse()
    }

    /// Takes a field, if it is there, and reads its value.
    ///
    /// # Errors
    /// `read` returns `None` for the value.
    pub fn parse_optional<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, FaultyField> {
        let Some(field) = self.take_optional(name) else { return Ok(None) };
        read(field.value).map(Some).ok_or_else(|| field.unreadable(field.value))
    }

    /// The faults of the fields that were not taken: this kind of text has no such names.
    pub fn unknown(&self) -> impl Iterator<Item = FaultyField> {
        self.left.iter().map(|field| field.unknown(self.form))
    }

    /// Checks that no field is left.
    ///
    /// # Errors
    /// The first field that was not taken.
    pub fn finish(self) -> Result<(), FaultyField> {
        self.unknown().next().map_or(Ok(()), Err)
    }
}
