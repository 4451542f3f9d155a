//! The sentences of the page, in the language that the player has chosen.

use std::sync::Arc;

use leptos::prelude::*;
use talon_lang::{Lang, Value};

/// The sentences. Whatever reads them is updated when the language changes.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    lang: RwSignal<Arc<Lang>>,
}

impl Texts {
    /// The sentences in one language, until [`Texts::set`] brings another one.
    pub fn new(lang: Lang) -> Texts {
        Texts { lang: RwSignal::new(Arc::new(lang)) }
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
