//! The whole page: which part of it is shown follows from the address.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_rules::GameName;
use talon_table::TableKind;

use crate::address::Address;
use crate::desk::records::Post;
use crate::desk::{Desk, use_desk};
use crate::faces::PieceSymbols;
use crate::pages::{Keys, Review, Rules, Settings, Start, Statistics};
use crate::storage::BrowserStore;
use crate::storage_note::StorageStatus;
use crate::table::Table;
use crate::{appearance, browser, dialogs, languages, storage};

/// Opens the records, fetches the sentences and shows the program.
pub async fn start() {
    let post = Post::default();
    let bringing = post.clone();
    let store = BrowserStore::open(move |news| bringing.bring(news)).await;
    let lang = languages::sentences(languages::wanted(&storage::read_settings())).await;
    mount_to_body(move || view! { <App store lang post/> });
}

/// The program in the browser.
#[component]
fn App(store: BrowserStore, lang: Lang, post: Post) -> impl IntoView {
    let desk = Desk::new(store, lang);
    provide_context(desk);
    post.deliver_to(desk);
    desk.keep_time();
    desk.persist_after_first_game();
    appearance::follow_settings(desk);
    languages::follow_settings(desk);
    let address = RwSignal::new(read_address());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| address.set(read_address()));
    on_cleanup(move || listener.remove());
    Effect::new(move |_| document().set_title(&title(desk, &address.get())));
    Effect::new(move |_| match address.get() {
        Address::Table { kind, deal: Some(deal), moves } => desk.open_deal(kind, deal, moves),
        Address::Table { kind, deal: None, .. } => desk.sit_down(kind),
        Address::Daily(game) => desk.open_daily(game),
        Address::Review => desk.look_back(),
        _ => {}
    });
    desk.listen_to_solvers();
    let awaits_deal = Memo::new(move |_| desk.awaits_first_deal());
    view! {
        <PieceSymbols/>
        {move || match address.get() {
            Address::Table { .. } if awaits_deal.get() => view! { <Start/> }.into_any(),
            Address::Table { kind, .. } => view! { <TableOf kind/> }.into_any(),
            Address::Rules(game, rule) => view! { <Rules game rule/> }.into_any(),
            Address::Keys => view! { <Keys/> }.into_any(),
            Address::Review => view! { <Review/> }.into_any(),
            Address::Statistics(game) => view! { <Statistics game/> }.into_any(),
            Address::Settings => view! { <Settings/> }.into_any(),
            Address::Start | Address::Daily(_) => view! { <Start/> }.into_any(),
        }}
        <dialogs::Dialogs/>
        <StorageStatus/>
    }
}

/// The table, as soon as a game of this kind lies on it: until then nothing can be done with the one before.
#[component]
fn TableOf(kind: TableKind) -> impl IntoView {
    let desk = use_desk();
    let is_laid =
        Memo::new(move |_| desk.session.with(|session| session.seated() > 0 && session.kind() == kind));
    view! { <Show when=move || is_laid.get()><Table/></Show> }
}

/// What stands on the browser's tab.
fn title(desk: Desk, address: &Address) -> String {
    let name = |game: GameName| desk.lang.with(|lang| lang.game_name(game));
    let page = match address {
        Address::Start => return desk.text("start-title"),
        Address::Table { kind, .. } => name(kind.game),
        Address::Rules(game, _) => desk.text_with("web-rules-of", &[("game", name(*game).into())]),
        Address::Statistics(game) => desk.text_with("table-statistics-of", &[("game", name(*game).into())]),
        Address::Review => desk.text("review-title"),
        Address::Daily(game) => desk.text_with("web-daily-title", &[("game", name(*game).into())]),
        Address::Settings => desk.text("web-settings"),
        Address::Keys => desk.text("table-keys"),
    };
    desk.text_with("web-page-title", &[("page", page.into())])
}

/// The page that the address names; the first one when it names none.
fn read_address() -> Address {
    Address::read(&browser::hash()).unwrap_or_default()
}
