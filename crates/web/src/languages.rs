//! The language of the page. English is part of the program; the page fetches the others on demand.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_lang::{Lang, Language};

use crate::appearance;
use crate::browser;
use crate::settings::Settings;
use crate::state::SettingsState;
use crate::state::texts::Texts;

/// The language of the settings, or else the first of the browser's languages that the page has.
pub fn preferred(settings: &Settings) -> Language {
    let chosen = settings.language.as_deref().and_then(Language::of_code);
    chosen.unwrap_or_else(|| {
        let codes = window().navigator().languages();
        Language::best_of(codes.iter().filter_map(|code| code.as_string()))
    })
}

/// The sentences in a language; in English if they cannot be fetched.
pub async fn sentences(language: Language) -> Lang {
    if language == Language::English {
        return Lang::english();
    }
    let file = browser::meta_content(&format!("sentences-{}", language.code()));
    match browser::fetch_text(&file).await {
        Ok(text) => Lang::from_texts(language, [text]).with_direction_marks(),
        Err(_) => Lang::english(),
    }
}

/// Fetches the sentences of a topic, `learn` or `puzzles`, which are not among those of every page: in English where the
/// language lacks them. Returns whether they are there, as known by the sentence with the id `sample`; `None` while they are on
/// their way.
pub fn fetch_topic(texts: Texts, topic: &'static str, sample: &'static str) -> Signal<Option<bool>> {
    let has_failed = RwSignal::new(false);
    let has_topic = Memo::new(move |_| texts.with(|lang| lang.has(sample)));
    Effect::new(move |_| {
        if has_topic.get() {
            return;
        }
        let language = texts.with(|lang| lang.language());
        spawn_local(async move {
            let mut files = Vec::new();
            for code in [Language::English.code(), language.code()] {
                let file = browser::meta_content(&format!("{topic}-{code}"));
                files.extend(browser::fetch_text(&file).await);
            }
            texts.keep_topic(language, topic, files);
            let lang = texts.with_topics(sentences(language).await);
            has_failed.set(!lang.has(sample));
            if lang.has(sample) {
                texts.set(lang);
            }
        });
    });
    Signal::derive(move || match (has_topic.get(), has_failed.get()) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    })
}

/// Keeps the page in the language of the settings.
pub fn follow_settings(texts: Texts, settings: SettingsState) {
    let language = Memo::new(move |_| settings.with(preferred));
    Effect::new(move |_| {
        let language = language.get();
        if texts.with_untracked(|lang| lang.language()) != language {
            spawn_local(async move {
                let lang = sentences(language).await;
                // The player may have chosen another language in the meantime.
                if settings.with_untracked(preferred) == language {
                    texts.set(texts.with_topics(lang));
                }
            });
        }
    });
    Effect::new(move |_| {
        let language = texts.with(|lang| lang.language());
        appearance::set("lang", language.code());
        appearance::set("dir", if language.is_right_to_left() { "rtl" } else { "ltr" });
    });
}
