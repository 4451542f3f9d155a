//! The root component: the address decides which page it shows.

use futures_util::future::join;
use leptos::prelude::*;
use talon_lang::{Lang, Language};
use talon_rules::GameName;
use talon_table::TableKind;

use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::faces::PieceSymbols;
use crate::games::lay_out;
use crate::pages::start::Start;
use crate::state::storage::StorageState;
use crate::state::texts::Texts;
use crate::storage::browser_store::BrowserStore;
use crate::storage_note::StorageStatus;
use crate::table::Table;
use crate::{appearance, browser, languages, later, storage};

/// Opens the records, fetches the sentences and shows the page.
pub async fn start() {
    let news = StorageState::default();
    let language = languages::preferred(&storage::saved_settings::read_settings());
    // The program reads the sentences while the browser opens the database.
    let store = BrowserStore::open(move |one| news.receive(one));
    let (store, lang) = join(store, languages::sentences(language)).await;
    mount_to_body(move || view! { <App store news lang/> });
    // What the page has shown until now.
    if let Some(start) = document().get_element_by_id("start") {
        start.remove();
    }
}

/// The root component.
#[component]
fn App(store: BrowserStore, news: StorageState, lang: Lang) -> impl IntoView {
    let app = AppState::new(store, news, lang, lay_out);
    provide_context(app);
    app.keep_time();
    app.persist_after_first_game();
    appearance::follow_settings(app.settings);
    languages::follow_settings(app.texts, app.settings);
    let address = RwSignal::new(read_address());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| address.set(read_address()));
    on_cleanup(move || listener.remove());
    Effect::new(move |_| {
        let title = title(app.texts, &address.get());
        // What needs the player's attention comes first, so that it can be read on a narrow tab.
        document().set_title(&match app.interface.attention.get() {
            Some(attention) => format!("{attention} – {title}"),
            None => title,
        });
    });
    Effect::new(move |_| match address.get() {
        Address::Table { kind, deal: Some(deal), moves } => app.open_deal(kind, deal, moves),
        Address::Table { kind, deal: None, .. } => app.sit_down(kind),
        Address::Daily(game, day) => app.open_daily(game, day),
        Address::Review => app.start_review(),
        _ => {}
    });
    Effect::new(move |before: Option<Language>| {
        let language = app.texts.with(Lang::language);
        if before.is_some_and(|before| before != language) {
            app.interface.clear_message();
        }
        language
    });
    app.keep_address();
    app.load_later(address, later::load);
    app.connect_solvers();
    let awaits_deal = Memo::new(move |_| app.advice.awaits_first_deal());
    view! {
        <PieceSymbols/>
        {move || app.later.get().map(|later| (later.match_bar)())}
        {move || page(app, address.get(), awaits_deal.get())}
        {move || app.later.get().map(|later| (later.dialogs)())}
        <StorageStatus/>
    }
}

/// The page at an address. The start page stays until the first deal of a visit is found.
fn page(app: AppState, address: Address, awaits_deal: bool) -> AnyView {
    match address {
        Address::Table { .. } if awaits_deal => view! { <Start/> }.into_any(),
        Address::Table { kind, .. } => view! { <TableOf kind/> }.into_any(),
        Address::Start => view! { <Start/> }.into_any(),
        Address::Daily(game, _) => view! { <TableOfDay game/> }.into_any(),
        _ => (move || app.later.get().map(|later| (later.page)(address.clone()))).into_any(),
    }
}

/// The table, as soon as it shows a game of this kind.
#[component]
fn TableOf(kind: TableKind) -> impl IntoView {
    let game = use_app().game;
    let is_laid =
        Memo::new(move |_| game.session.with(|session| session.seated() > 0 && session.kind() == kind));
    view! { <Show when=move || is_laid.get()><Table/></Show> }
}

/// The table with the deal of a day; the start page until it is found.
#[component]
fn TableOfDay(game: GameName) -> impl IntoView {
    let session = use_app().game.session;
    let is_laid = Memo::new(move |_| {
        session.with(|session| session.kind().game == game && session.sitting().start().day().is_some())
    });
    view! { <Show when=move || is_laid.get() fallback=|| view! { <Start/> }><Table/></Show> }
}

/// The title of the document.
fn title(texts: Texts, address: &Address) -> String {
    let name = |game: GameName| texts.with(|lang| lang.game_name(game));
    let page = match address {
        Address::Start => return texts.text("start-title"),
        Address::Unknown(_) => texts.text("web-nothing-here"),
        Address::Table { kind, .. } => name(kind.game),
        Address::Rules(game, _) => texts.text_with("web-rules-of", &[("game", name(*game).into())]),
        Address::Learn(game, _) => texts.text_with("lessons-of", &[("game", name(*game).into())]),
        Address::Puzzles(_) | Address::Puzzle(_) => texts.text("puzzles-title"),
        Address::Statistics(game) => texts.text_with("table-statistics-of", &[("game", name(*game).into())]),
        Address::Review | Address::MatchReview { .. } => texts.text("review-title"),
        Address::Days(_) => texts.text("daily-title"),
        Address::Daily(game, _) => texts.text_with("web-daily-title", &[("game", name(*game).into())]),
        Address::Settings => texts.text("command-settings"),
        Address::Games => texts.text("archive-title"),
        Address::Keys => texts.text("table-keys"),
        Address::Friend | Address::Match(..) | Address::Watch(_) | Address::People | Address::Me(_) => {
            texts.text("web-friend")
        }
    };
    texts.text_with("web-page-title", &[("page", page.into())])
}

/// The address of the document.
fn read_address() -> Address {
    Address::read(&browser::hash())
}
