//! Every sentence that a player reads, from Fluent files: what is refused and why, what a move did,
//! what lies where, the rules pages.
//!
//! Sentences have an id in one of the files of `locales/en`. Those that belong to the games are made
//! by functions ([`Lang::refusal`], [`Lang::effect`], [`Lang::move_name`], [`Lang::board`],
//! [`Lang::verdict`], [`Lang::rules_page`]), and so are those that every front end needs
//! ([`Lang::notice`], [`Lang::refused`], [`Lang::question`], [`Lang::figure_name`], [`Lang::finding`], [`Lang::prospect`],
//! [`Lang::hint`], [`Lang::review_verdict`]). It asks for its own by id.
//!
//! ```
//! use talon_lang::Lang;
//! use talon_pieces::DealNumber;
//! use talon_rules::{AnyGame, AnyOptions, GameName};
//!
//! let lang = Lang::english();
//! let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
//! let redeal = game.read_move("redeal")?;
//! let broken = game.play(redeal).expect_err("the stock is full");
//! assert_eq!(lang.refusal(&broken), "D6: the waste goes back only when the stock has run out.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod curse;
mod doublets;
mod lady_jane;
mod names;
mod notices;
mod outlook;
mod places;
mod rules_page;
mod sentences;
mod solution;
mod yields;

pub use notices::{Figure, Question};
pub use rules_page::{RulesPage, Section};
pub use solution::Finding;

use std::fmt;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

/// What a message is filled with: a text or a number.
pub use fluent_bundle::FluentValue as Value;

/// The sentences of one language.
pub struct Lang {
    bundle: FluentBundle<FluentResource>,
}

/// The files of the English sentences.
const ENGLISH: [&str; 12] = [
    include_str!("../locales/en/names.ftl"),
    include_str!("../locales/en/common.ftl"),
    include_str!("../locales/en/notices.ftl"),
    include_str!("../locales/en/doublets.ftl"),
    include_str!("../locales/en/yield.ftl"),
    include_str!("../locales/en/lady-jane.ftl"),
    include_str!("../locales/en/curse.ftl"),
    include_str!("../locales/en/solve.ftl"),
    include_str!("../locales/en/outlook.ftl"),
    include_str!("../locales/en/places.ftl"),
    include_str!("../locales/en/terminal.ftl"),
    include_str!("../locales/en/web.ftl"),
];

impl Lang {
    /// The sentences in English.
    pub fn english() -> Lang {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("en is a language")]);
        // The marks around inserted texts are meant for browsers; a terminal shows them.
        bundle.set_use_isolating(false);
        for file in ENGLISH {
            // A test checks that every file is without errors and no id is there twice.
            let (Ok(messages) | Err((messages, _))) = FluentResource::try_new(file.to_owned());
            bundle.add_resource_overriding(messages);
        }
        Lang { bundle }
    }

    /// The sentence with this id; the id in braces when there is none.
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The sentence with this id, filled with named values: `[("card", "ace of clubs".into())]`.
    ///
    /// What is missing is shown in braces: the id of a sentence, or a value's name.
    pub fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("{{{id}}}");
        };
        let values = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        // The errors say which values are missing, as the braces do.
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }

    /// Whether there is a sentence with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lang").finish_non_exhaustive()
    }
}
