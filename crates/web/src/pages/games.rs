//! All saved games: search, continue, look back, delete.

use std::cmp::Reverse;
use std::time::Duration;

use leptos::prelude::*;
use talon_table::{ArchiveListing, ArchiveRow};

use super::frame::{Frame, GamesToPlay};
use crate::actions::app_state::{AppState, use_app};
use crate::browser;
use crate::controls::Button;

/// The number of milliseconds that one step of the reading takes at most, so that the page still draws in time.
const STEP: f64 = 10.0;

/// Number of games that are shown at first, and that each press of a button adds.
const PORTION: usize = 50;

/// The saved games with a search.
#[component]
pub fn Games(
    /// The matches that can be continued elsewhere.
    children: Children,
) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let listing = read_in_steps(app);
    let filter = Filter::default();
    let rows =
        Memo::new(move |_| listing.with(|listing| listing.as_ref().map(newest_first).unwrap_or_default()));
    let matching = Memo::new(move |_| rows.with(|rows| filter.apply(app, rows)));
    let most = RwSignal::new(PORTION);
    let shown =
        move || matching.with(|matching| matching.iter().take(most.get()).cloned().collect::<Vec<_>>());
    let is_empty = move || {
        let is_read = listing.with(|listing| listing.as_ref().is_some_and(|listing| listing.left() == 0));
        is_read && rows.with(Vec::is_empty)
    };
    let more = move || {
        (matching.with(Vec::len) > most.get()).then(|| {
            view! { <Button name="archive-more" run=move || most.update(|most| *most += PORTION)/> }
        })
    };
    view! {
        <Frame title=texts.signal("archive-title")>
            {children()}
            <Show when=move || rows.with(|rows| !rows.is_empty())><FilterFields filter/></Show>
            <p class="lead" role="status">{move || status(app, listing, rows, matching)}</p>
            <Show when=is_empty><GamesToPlay/></Show>
            <ul class="saved-games">
                <For each=shown key=|row| (row.name.clone(), row.last_played) let:row><SavedGame row/></For>
            </ul>
            {more}
        </Frame>
    }
}

/// The choice of the games that are shown.
#[derive(Clone, Copy, Default)]
struct Filter {
    /// The words that a game must have.
    search: RwSignal<String>,
    open_only: RwSignal<bool>,
}

impl Filter {
    /// The games that fit.
    fn apply(self, AppState { texts, .. }: AppState, rows: &[ArchiveRow]) -> Vec<ArchiveRow> {
        let words = self.search.with(|search| search.to_lowercase());
        let open_only = self.open_only.get();
        let is_found = |row: &&ArchiveRow| {
            let text = texts.with(|lang| lang.archive_row(row, row.last_played)).to_lowercase();
            (!open_only || row.is_open()) && words.split_whitespace().all(|word| text.contains(word))
        };
        rows.iter().filter(is_found).cloned().collect()
    }
}

/// The fields that choose which games are shown.
#[component]
fn FilterFields(filter: Filter) -> impl IntoView {
    let texts = use_app().texts;
    let Filter { search, open_only } = filter;
    view! {
        <div class="archive-head">
            <label class="archive-search">
                <span>{texts.signal("archive-search")}</span>
                <input
                    class="field"
                    type="search"
                    placeholder=texts.signal("archive-search-hint")
                    prop:value=search
                    on:input=move |event| search.set(event_target_value(&event))
                />
            </label>
            <label class="switch">
                <input
                    type="checkbox"
                    prop:checked=open_only
                    on:change=move |event| open_only.set(event_target_checked(&event))
                />
                <span>{texts.signal("archive-open-only")}</span>
            </label>
        </div>
    }
}

/// The number of games, or the reason why none is shown.
fn status(
    AppState { texts, .. }: AppState,
    listing: RwSignal<Option<ArchiveListing>>,
    rows: Memo<Vec<ArchiveRow>>,
    matching: Memo<Vec<ArchiveRow>>,
) -> String {
    let left = listing.with(|listing| listing.as_ref().map_or(0, ArchiveListing::left));
    let (count, shown) = (rows.with(Vec::len), matching.with(Vec::len));
    let open = matching.with(|matching| matching.iter().filter(|row| row.is_open()).count());
    match (left, count, shown) {
        (1.., ..) => texts.text_with("archive-reading", &[("left", left.into())]),
        (0, 0, _) => texts.text("archive-empty"),
        (0, _, 0) => texts.text("archive-no-match"),
        _ => texts.text_with("archive-count", &[("count", shown.into()), ("open", open.into())]),
    }
}

/// The games read so far, the one played last first.
fn newest_first(listing: &ArchiveListing) -> Vec<ArchiveRow> {
    let mut rows = listing.rows().to_vec();
    rows.sort_by_key(|row| Reverse(row.last_played));
    rows
}

/// A saved game with its buttons.
#[component]
pub(super) fn SavedGame(row: ArchiveRow) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let asks = RwSignal::new(false);
    let phrase = {
        let row = row.clone();
        move || texts.with(|lang| lang.archive_row(&row, browser::now()))
    };
    let open = {
        let row = row.clone();
        move |_| app.open_record(row.kind, row.name.clone(), false)
    };
    let state = if row.is_open() { "open" } else { "ended" };
    let name = StoredValue::new(row.name.clone());
    view! {
        <li class="saved-game" data-state=state>
            <button type="button" class="saved-game-main" aria-label=phrase on:click=open>
                <SavedGameText row=row.clone()/>
            </button>
            <Show
                when=move || asks.get()
                fallback=move || {
                    let row = row.clone();
                    view! { <SavedGameButtons row asks/> }
                }
            >
                <p class="saved-game-question" role="alert">{texts.signal("archive-confirm-delete")}</p>
                <div class="saved-game-buttons">
                    <Button name="web-cancel" autofocus=true run=move || asks.set(false)/>
                    <Button name="archive-delete" is_strong=true run=move || app.delete_record(name.get_value())/>
                </div>
            </Show>
        </li>
    }
}

/// The text of a saved game; its button has a name with the same words.
#[component]
fn SavedGameText(row: ArchiveRow) -> impl IntoView {
    let texts = use_app().texts;
    let deal = row.deal.map(|deal| texts.text_with("table-deal", &[("deal", deal.to_string().into())]));
    let points = texts.with(|lang| lang.archive_points(&row));
    let moves = texts.text_with("table-moves", &[("count", row.moves.into())]);
    let assisted = row.is_assisted.then(|| texts.text("archive-assisted"));
    let facts: Vec<String> = [points, Some(moves), assisted].into_iter().flatten().collect();
    texts.with(|lang| {
        view! {
            <strong>{lang.archive_game(&row)}</strong>" "
            <span class="saved-game-deal">{deal.unwrap_or_else(|| lang.archive_deal(&row))}</span>" "
            <span class="saved-game-state">{lang.archive_state(&row)}</span>" "
            <span class="saved-game-facts">{facts.join(", ")}</span>" "
            <span class="saved-game-age">{lang.ago(browser::now().saturating_sub(row.last_played))}</span>
        }
    })
}

/// The buttons of a saved game: look back at it when it has ended, and delete it.
#[component]
fn SavedGameButtons(row: ArchiveRow, asks: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let (is_open, kind, name) = (row.is_open(), row.kind, StoredValue::new(row.name));
    let review = (!is_open).then(|| {
        view! { <Button name="archive-review" run=move || app.open_record(kind, name.get_value(), true)/> }
    });
    let go_on = is_open.then(|| {
        view! { <Button name="archive-continue" is_strong=true run=move || app.open_record(kind, name.get_value(), false)/> }
    });
    view! {
        <div class="saved-game-buttons">{go_on} {review} <Button name="archive-delete" run=move || asks.set(true)/></div>
    }
}

/// Reads the saved games, and reads them anew whenever records change. Between two steps the page can do everything else.
fn read_in_steps(app: AppState) -> RwSignal<Option<ArchiveListing>> {
    let listing = RwSignal::new(None);
    let run = StoredValue::new(0);
    Effect::new(move |_| {
        app.storage.changes.track();
        run.update_value(|run| *run += 1);
        listing.set(Some(app.game.session.with_untracked(|session| session.begin_archive())));
        step(app, listing, run, run.get_value());
    });
    listing
}

/// Reads records for one step and schedules the next one. A run ends with the page, and when a new one begins.
fn step(app: AppState, listing: RwSignal<Option<ArchiveListing>>, run: StoredValue<u32>, own_run: u32) {
    if run.try_get_value() != Some(own_run) {
        return;
    }
    let end = js_sys::Date::now() + STEP;
    listing.update(|listing| {
        let Some(listing) = listing else { return };
        app.game.session.with_untracked(|session| {
            while listing.left() > 0 && js_sys::Date::now() < end {
                session.list_one(listing);
            }
        });
    });
    if listing.with_untracked(|listing| listing.as_ref().is_some_and(|listing| listing.left() > 0)) {
        set_timeout(move || step(app, listing, run, own_run), Duration::ZERO);
    }
}
