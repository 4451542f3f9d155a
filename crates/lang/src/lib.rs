//! Every sentence that a player reads, from Fluent files.
//!
//! Each message has an id in one of the files of `locales/en`. The folders beside it hold the translations; a message
//! that a language lacks is shown in English. [`Lang`] has functions for the sentences of the games ([`Lang::refusal`],
//! [`Lang::effect`], [`Lang::move_name`], [`Lang::board`], [`Lang::verdict`], [`Lang::rules_page`]) and for those that
//! every front end needs ([`Lang::notice`], [`Lang::refused`], [`Lang::confirmation`], [`Lang::figure_name`],
//! [`Lang::archive_row`], [`Lang::finding`], [`Lang::winnability`], [`Lang::hint`], [`Lang::review_verdict`],
//! [`Lang::hand_verdict`]). A front end asks for its own messages by id, with [`Lang::text`] and [`Lang::text_with`].
//!
//! ```
//! use talon_lang::Lang;
//! use talon_rules::pieces::DealNumber;
//! use talon_rules::{AnyGame, AnyOptions, GameName};
//!
//! let lang = Lang::english();
//! let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
//! let redeal = game.read_move("redeal")?;
//! let violation = game.play(redeal).expect_err("the stock is full");
//! assert_eq!(lang.refusal(&violation), "D6: you can only redeal when the stock is empty.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod adviser;
mod archive;
mod counts;
mod curse;
mod directions;
mod doublets;
mod ending;
mod games;
mod grades;
mod lady_jane;
mod languages;
mod lessons;
mod names;
mod notices;
mod online;
mod places;
mod puzzles;
mod rules_page;
mod sentences;
mod solution;
mod yields;

pub use languages::Language;
pub use notices::{Confirmation, Figure};
pub use online::Players;
pub use rules_page::{RulesPage, Section};
pub use solution::Finding;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// A value of a message: a text or a number.
pub use fluent_bundle::FluentValue as Value;

/// The messages of one language, and the English ones where the language lacks them.
///
/// # Examples
/// ```
/// use talon_lang::{Lang, Language};
///
/// let german = Lang::of(Language::German);
/// assert_eq!(german.text("command-undo"), "Zurücknehmen");
/// assert_eq!(german.card_name("QH".parse()?), "Herz-Dame");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Lang {
    language: Language,
    own: Bundle,
    /// The English messages, if the language is another one.
    stand_in: Option<Bundle>,
    marks_directions: bool,
}

/// The messages of one language alone.
type Bundle = FluentBundle<FluentResource>;

impl Lang {
    /// The English messages.
    pub fn english() -> Lang {
        Lang { language: Language::English, own: english(), stand_in: None, marks_directions: false }
    }

    /// The messages of a language.
    #[cfg(feature = "complete")]
    pub fn of(language: Language) -> Lang {
        let texts = language.files().iter().copied();
        let texts = texts.chain(language.further_files());
        Lang::from_texts(language, texts)
    }

    /// The messages of a language from the texts of its files, for a front end that fetches them. Messages that are
    /// missing or cannot be read are shown in English.
    pub fn from_texts(language: Language, texts: impl IntoIterator<Item = impl Into<String>>) -> Lang {
        let stand_in = (language != Language::English).then(english);
        Lang { language, own: bundle(language, texts), stand_in, marks_directions: false }
    }

    /// The messages of a language, with brief wordings of those that tell what moves do.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::{Lang, Language};
    ///
    /// let values = [("card", "queen of spades".into())];
    /// let turned = |lang: Lang| lang.text_with("effect-turned", &values);
    /// assert_eq!(turned(Lang::of(Language::English)), "You turn the queen of spades onto the waste.");
    /// assert_eq!(turned(Lang::brief(Language::English)), "queen of spades.");
    /// ```
    #[cfg(feature = "complete")]
    pub fn brief(language: Language) -> Lang {
        Lang::of(language).with_file(language.brief_file().to_owned())
    }

    /// Adds the messages of one more file, for a front end that fetches them when it needs them.
    pub fn with_file(mut self, text: String) -> Lang {
        add_file(&mut self.own, text);
        self
    }

    /// Adds invisible marks around texts from left to right if the language is written from right to left. The marks
    /// are for browsers; a terminal may show them.
    pub fn with_direction_marks(mut self) -> Lang {
        self.marks_directions = self.language.is_right_to_left();
        if let Some(english) = &mut self.stand_in {
            english.set_use_isolating(self.marks_directions);
        }
        self
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message with this id, or the id in braces if there is none.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    ///
    /// assert_eq!(Lang::english().text("command-undo"), "Undo");
    /// ```
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The message with this id, filled with named values.
    ///
    /// A missing id or value is shown in braces.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    ///
    /// assert_eq!(Lang::english().text_with("table-moves", &[("count", 3.into())]), "3 moves");
    /// ```
    pub fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let marked = |value| if self.marks_directions { directions::marked(value) } else { value.clone() };
        let values = values.iter().map(|(name, value)| (*name, marked(value))).collect();
        if let Some(text) = filled(&self.own, id, &values) {
            return text;
        }
        match self.stand_in.as_ref().and_then(|english| filled(english, id, &values)) {
            Some(text) if self.marks_directions => directions::left_to_right(&text),
            Some(text) => text,
            None => format!("{{{id}}}"),
        }
    }

    /// Returns true if a message with this id exists, at least in English.
    pub fn has(&self, id: &str) -> bool {
        self.own.has_message(id) || self.stand_in.as_ref().is_some_and(|english| english.has_message(id))
    }
}

/// The message with this id and these values, if the language has it.
fn filled(bundle: &Bundle, id: &str, values: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    // The errors name the missing values, which the braces show anyway.
    Some(bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned())
}

/// The English messages; those of the terminal only where they are built in.
fn english() -> Bundle {
    let texts = languages::ENGLISH.iter().copied();
    #[cfg(feature = "complete")]
    let texts = texts.chain(Language::English.further_files());
    bundle(Language::English, texts)
}

/// The messages of these files.
fn bundle(language: Language, texts: impl IntoIterator<Item = impl Into<String>>) -> Bundle {
    let code = language.code().parse().expect("the code of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    for text in texts {
        add_file(&mut bundle, text.into());
    }
    bundle
}

/// Adds the messages of a file. A test checks that no file has errors and that no id occurs twice.
fn add_file(bundle: &mut Bundle, text: String) {
    let (Ok(messages) | Err((messages, _))) = FluentResource::try_new(text);
    bundle.add_resource_overriding(messages);
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lang").field("language", &self.language).finish_non_exhaustive()
    }
}
