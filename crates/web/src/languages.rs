//! The language of the page. English is in the program; the others are fetched when they are wanted.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_lang::{Lang, Language};

use crate::appearance;
use crate::browser;
use crate::desk::Desk;
use crate::settings::Settings;

/// The language that the player has chosen, or else the first of the browser's that there is.
pub fn wanted(settings: &Settings) -> Language {
    let chosen = settings.language.as_deref().and_then(Language::of_code);
    chosen.unwrap_or_else(|| {
        let wanted = window().navigator().languages();
        Language::best_of(wanted.iter().filter_map(|code| code.as_string()))
    })
}

/// The sentences in a language; in English if they cannot be fetched.
pub async fn sentences(language: Language) -> Lang {
    if language == Language::English {
        return Lang::english();
    }
    let file = browser::told_by_page(&format!("sentences-{}", language.code()));
    match browser::fetch_text(&file).await {
        Ok(text) => Lang::from_texts(language, &[text]).with_direction_marks(),
        Err(_) => Lang::english(),
    }
}

/// Keeps the page in the language that the settings want.
pub fn follow_settings(desk: Desk) {
    let language = Memo::new(move |_| desk.settings.with(wanted));
    Effect::new(move |_| {
        let language = language.get();
        if desk.lang.with_untracked(|lang| lang.language()) != language {
            spawn_local(async move {
                let lang = sentences(language).await;
                // Meanwhile the player may have chosen another one.
                if desk.settings.with_untracked(wanted) == language {
                    desk.lang.set(Arc::new(lang));
                }
            });
        }
    });
    Effect::new(move |_| {
        let language = desk.lang.with(|lang| lang.language());
        appearance::set("lang", language.code());
        appearance::set("dir", if language.is_right_to_left() { "rtl" } else { "ltr" });
    });
}
