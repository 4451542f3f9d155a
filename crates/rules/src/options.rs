use std::fmt::Debug;

/// The options of a deal. A value of this type is valid: dealing with it cannot fail.
///
/// # Examples
/// ```
/// use talon_rules::{GameOptions, doublets};
///
/// let options = doublets::Options::from_text("redeals 0")?;
/// assert_eq!(options.pairs(), [("ranks", 13), ("redeals", 0), ("piles", 7)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait GameOptions: Copy + Eq + Debug + Default {
    /// The options for a game at the table: a whole match where the game is played in matches, the default
    /// options elsewhere.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{GameOptions, curse, yields};
    ///
    /// assert_eq!(curse::Options::for_table(), curse::Options::MATCH);
    /// assert_eq!(yields::Options::for_table(), yields::Options::default());
    /// ```
    fn for_table() -> Self {
        Self::default()
    }

    /// The points that win the game; `None` for a game between two.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{GameOptions, doublets, yields};
    ///
    /// assert_eq!(yields::Options::default().points_that_win(), Some(52));
    /// assert_eq!(doublets::Options::default().points_that_win(), Some(48), "the Kings stay");
    /// ```
    fn points_that_win(&self) -> Option<u32> {
        None
    }

    /// The name and value of each option, in the order in which they are written.
    fn pairs(&self) -> Vec<(&'static str, u8)>;

    /// Makes options of these values, with defaults for the rest.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{GameOptions, yields};
    ///
    /// let options = yields::Options::from_pairs([("ranks", 5), ("rows", 3)])?;
    /// assert_eq!((options.cards(), options.pyramid_cards()), (20, 6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An unknown or repeated name, or values that no deal can have.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, u8)>) -> Result<Self, OptionsError>;

    /// Writes the options, such as `ranks 13, redeals 2, piles 7`.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{GameOptions, lady_jane};
    ///
    /// assert_eq!(lady_jane::Options::default().to_text(), "ranks 13, piles 7");
    /// ```
    fn to_text(&self) -> String {
        let pairs = self.pairs();
        pairs.iter().map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(", ")
    }

    /// Reads what [`GameOptions::to_text`] writes, with defaults for what is left out.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{GameOptions, lady_jane};
    ///
    /// assert_eq!(lady_jane::Options::from_text("")?, lady_jane::Options::default());
    /// assert_eq!(lady_jane::Options::from_text("piles 3, ranks 5")?.piles(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`GameOptions::from_pairs`], and a text that is not a list of names and numbers.
    fn from_text(text: &str) -> Result<Self, OptionsError> {
        let mut pairs = Vec::new();
        for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once(' ').ok_or(OptionsError::Unreadable)?;
            pairs.push((name, value.trim().parse().map_err(|_| OptionsError::Unreadable)?));
        }
        Self::from_pairs(pairs)
    }
}

/// An error in options.
///
/// # Examples
/// ```
/// use talon_rules::{GameOptions, yields};
///
/// let error = yields::Options::from_text("redeals 2").expect_err("Yield has no redeals");
/// assert_eq!(error.to_string(), "there is no option \"redeals\": this game has ranks, rows");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// A name that the game does not have.
    #[error("there is no option {name:?}: this game has {known}")]
    Unknown {
        /// The name that was given.
        name: String,
        /// The names that the game has.
        known: String,
    },
    /// A name that is there twice.
    #[error("option {0:?} is given twice")]
    Twice(String),
    /// A value that is impossible, alone or with the others.
    #[error("{0}")]
    Impossible(&'static str),
    /// A text that is not a list of names and numbers.
    #[error("options are names and numbers, like \"ranks 5, redeals 0\"")]
    Unreadable,
}

/// Takes the values of options, which have `usual` ones, from `given`: the first step of every `from_pairs`.
pub(crate) fn take_options<'a, const N: usize>(
    usual: [(&'static str, u8); N],
    given: impl IntoIterator<Item = (&'a str, u8)>,
) -> Result<[u8; N], OptionsError> {
    let mut values = usual.map(|(_, usual)| usual);
    let mut taken = [false; N];
    for (name, value) in given {
        let Some(place) = usual.iter().position(|(option, _)| *option == name) else {
            let names = usual.map(|(option, _)| option).join(", ");
            return Err(OptionsError::Unknown { name: name.chars().take(40).collect(), known: names });
        };
        if std::mem::replace(&mut taken[place], true) {
            return Err(OptionsError::Twice(name.to_owned()));
        }
        values[place] = value;
    }
    Ok(values)
}
