//! The hint, one rung after the other.

use leptos::prelude::*;
use talon_table::Counsel;

use crate::desk::use_desk;
use crate::state::game::use_game;
use crate::state::texts::use_texts;
use crate::table::note_buttons::{CloseButton, NoteButton};

/// What the hint says now, and how to hear more of it.
#[component]
pub(super) fn HintNote() -> impl IntoView {
    let texts = use_texts();
    let game = use_game();
    let desk = use_desk();
    let counsel = desk.advice.counsel;
    let text = Memo::new(move |_| {
        game.session.with(|session| {
            let told = counsel.with(|counsel| counsel.hint(session))?;
            Some(texts.with(|lang| lang.hint(&told, &session.layout())))
        })
    });
    let is_whole = Memo::new(move |_| counsel.with(Counsel::hint_is_whole));
    let is_fair = Memo::new(move |_| counsel.with(Counsel::hint_is_fair));
    let goes_on = Memo::new(move |_| counsel.with(Counsel::hint_goes_on));
    let more = move || {
        (goes_on.get() && !is_whole.get()).then(|| {
            view! { <NoteButton name="web-hint-more" is_strong=true run=move || desk.hint()/> }
        })
    };
    let whole = move || {
        is_whole.get().then(|| {
            let has_way = game.session.with(|session| counsel.with(|counsel| counsel.is_for(session)));
            view! {
                {(has_way && !is_fair.get()).then(|| view! { <NoteButton name="web-hint-way" run=move || desk.show_way()/> })}
                <NoteButton name="web-hint-play" is_strong=true run=move || desk.hint()/>
            }
        })
    };
    view! {
        <section class="note hint-note" aria-label=texts.signal("command-hint")>
            <p class="note-text" role="status">{text}</p>
            <div class="note-buttons">{more}{whole}<CloseButton run=move || desk.put_away()/></div>
        </section>
    }
}
