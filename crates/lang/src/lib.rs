//! Every sentence that a player reads, from Fluent files: what is refused and why, what a move did,
//! what lies where, the rules pages.
//!
//! Sentences have an id in one of the files of `locales/en`. The folders beside it say the same in other
//! languages, and what a language lacks is said in English. Those that belong to the games are made
//! by functions ([`Lang::refusal`], [`Lang::effect`], [`Lang::move_name`], [`Lang::board`],
//! [`Lang::verdict`], [`Lang::rules_page`]), and so are those that every front end needs
//! ([`Lang::notice`], [`Lang::refused`], [`Lang::confirmation`], [`Lang::figure_name`], [`Lang::finding`], [`Lang::winnability`],
//! [`Lang::hint`], [`Lang::review_verdict`], [`Lang::hand_verdict`]). It asks for its own by id.
//!
//! ```
//! use talon_lang::Lang;
//! use talon_pieces::DealNumber;
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
mod curse;
mod directions;
mod doublets;
mod games;
mod grades;
mod lady_jane;
mod languages;
mod names;
mod notices;
mod places;
mod rules_page;
mod sentences;
mod solution;
mod yields;

pub use languages::Language;
pub use notices::{Confirmation, Figure};
pub use rules_page::{RulesPage, Section};
pub use solution::Finding;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// What a message is filled with: a text or a number.
pub use fluent_bundle::FluentValue as Value;

/// The sentences of one language, with the English ones for those it lacks.
pub struct Lang {
    language: Language,
    own: Bundle,
    /// English, if it is not the language itself.
    stand_in: Option<Bundle>,
    marks_directions: bool,
}

/// The sentences of one language alone.
type Bundle = FluentBundle<FluentResource>;

impl Lang {
    /// The sentences in English.
    pub fn english() -> Lang {
        Lang::from_texts(Language::English, languages::ENGLISH)
    }

    /// The sentences in a language.
    #[cfg(feature = "complete")]
    pub fn of(language: Language) -> Lang {
        Lang::from_texts(language, language.files())
    }

    /// The sentences in a language, from the texts of its files, for a front end that fetches them. What
    /// cannot be read of them is said in English, like all that they lack.
    pub fn from_texts(language: Language, texts: &[impl AsRef<str>]) -> Lang {
        let english = || bundle(Language::English, languages::ENGLISH);
        let stand_in = (language != Language::English).then(english);
        Lang { language, own: bundle(language, texts), stand_in, marks_directions: false }
    }

    /// The same sentences, with invisible marks around what is written from left to right, if the language
    /// itself is not. They are meant for browsers: a terminal may show them.
    pub fn with_direction_marks(mut self) -> Lang {
        self.marks_directions = self.language.is_right_to_left();
        if let Some(english) = &mut self.stand_in {
            english.set_use_isolating(self.marks_directions);
        }
        self
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence with this id; the id in braces when there is none.
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The sentence with this id, filled with named values: `[("card", "ace of clubs".into())]`.
    ///
    /// What is missing is shown in braces: the id of a sentence, or a value's name.
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

    /// Whether there is a sentence with this id, if only in English.
    pub fn has(&self, id: &str) -> bool {
        self.own.has_message(id) || self.stand_in.as_ref().is_some_and(|english| english.has_message(id))
    }
}

/// The sentence with this id and these values, if the language has it.
fn filled(bundle: &Bundle, id: &str, values: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    // The errors say which values are missing, as the braces do.
    Some(bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned())
}

/// The sentences of these files.
fn bundle(language: Language, texts: &[impl AsRef<str>]) -> Bundle {
    let code = language.code().parse().expect("the code of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    for text in texts {
        // A test checks that every file is without errors and no id is there twice.
        let (Ok(messages) | Err((messages, _))) = FluentResource::try_new(text.as_ref().to_owned());
        bundle.add_resource_overriding(messages);
    }
    bundle
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lang").field("language", &self.language).finish_non_exhaustive()
    }
}
