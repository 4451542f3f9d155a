//! The sentences of the page, in the language that the player has chosen.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use talon_lang::{Lang, Language, Value};

/// The sentences. Whatever reads them is updated when the language changes.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    lang: RwSignal<Arc<Lang>>,
    /// The files of the topics that were fetched so far, by the codes of their languages.
    topics: StoredValue<BTreeMap<(&'static str, &'static str), Vec<String>>>,
}

impl Texts {
    /// The sentences in one language, until [`Texts::set`] brings another one.
    pub fn new(lang: Lang) -> Texts {
        Texts { lang: RwSignal::new(Arc::new(lang)), topics: StoredValue::default() }
    }

    /// Keeps the files of a topic, for sentences in this language that are set later.
    pub fn keep_topic(self, language: Language, topic: &'static str, files: Vec<String>) {
        self.topics.update_value(|topics| drop(topics.insert((language.code(), topic), files)));
    }

    /// The sentences with all topics that were fetched in their language.
    pub fn with_topics(self, lang: Lang) -> Lang {
        let language = lang.language().code();
        self.topics.with_value(|topics| {
            let files = topics.iter().filter(|((of, _), _)| *of == language).flat_map(|(_, files)| files);
            files.cloned().fold(lang, Lang::with_file)
        })
    }

    /// Changes the language.
    pub fn set(self, lang: Lang) {
        self.lang.set(Arc::new(lang));
    }

    /// Reads from the sentences, and tracks the language.
    pub fn with<T>(self, read: impl FnOnce(&Lang) -> T) -> T {
        self.lang.with(|lang| read(lang))
    }

    /// Reads from the sentences without tracking the language.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Lang) -> T) -> T {
        self.lang.with_untracked(|lang| read(lang))
    }

    /// The sentences, tracked.
    pub fn get(self) -> Arc<Lang> {
        self.lang.get()
    }

    /// The sentences as they are now.
    pub fn get_untracked(self) -> Arc<Lang> {
        self.lang.get_untracked()
    }

    /// The sentence with this id.
    pub fn text(self, id: &str) -> String {
        self.with(|lang| lang.text(id))
    }

    /// The sentence with this id, filled with named values.
    pub fn text_with(self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.with(|lang| lang.text_with(id, values))
    }

    /// The sentence with this id as a signal.
    pub fn signal(self, id: &'static str) -> Signal<String> {
        Signal::derive(move || self.text(id))
    }
}
