//! The parts of the page that its first program leaves out, so that a table is soon on screen: pages around the table,
//! dialogs, and the JSON of queries.
//!
//! With the feature `split`, `bundle` cuts the function [`load`], with all code that nothing else needs, out of the program
//! into a file of its own. The page loads this file when the first table is on screen, or when the player wants something
//! from it.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
#[cfg(feature = "split")]
use leptos::wasm_split::wasm_split;

use crate::address::Address;
use crate::dialogs::Dialogs;
use crate::online::MatchPage;
use crate::online::elsewhere::MatchBar;
use crate::online::friend::{Friend, OpenMatchesElsewhere};
use crate::online::me::MePage;
use crate::online::people::People;
use crate::online::results::MatchResults;
use crate::online::review::MatchReview;
use crate::pages::daily::Daily;
use crate::pages::games::Games;
use crate::pages::keys::Keys;
use crate::pages::learn::Learn;
use crate::pages::not_found::NotFound;
use crate::pages::puzzles::{PuzzleOf, Puzzles};
use crate::pages::review::Review;
use crate::pages::rules::Rules;
use crate::pages::settings::Settings;
use crate::pages::statistics::Statistics;
use crate::sounds;
use crate::state::later::Later;
use crate::storage_note::StorageNote;
use crate::table::notes::Notes;

/// Loads the second part of the program; the first call fetches its file.
///
/// # Errors
/// If it cannot be fetched. The next call tries again.
#[cfg(feature = "split")]
#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Result<Later, SplitLoaderError> {
    Ok(later())
}

/// Returns the second part of the program, which is not split.
///
/// # Errors
/// None.
#[cfg(not(feature = "split"))]
pub async fn load() -> Result<Later, SplitLoaderError> {
    Ok(later())
}

fn later() -> Later {
    Later {
        page,
        dialogs: || view! { <Dialogs/> }.into_any(),
        notes: || view! { <Notes/> }.into_any(),
        storage_note: || view! { <StorageNote/> }.into_any(),
        match_bar: || view! { <MatchBar/> }.into_any(),
        play: sounds::play,
        write_query: |query| serde_json::to_string(query).expect("queries are written with names and texts"),
        read_answer: |text| serde_json::from_str(text).ok(),
    }
}

fn page(address: Address) -> AnyView {
    match address {
        Address::Rules(game, rule) => view! { <Rules game rule/> }.into_any(),
        Address::Days(day) => view! { <Daily day/> }.into_any(),
        Address::Learn(game, id) => view! { <Learn game id/> }.into_any(),
        Address::Puzzles(group) => view! { <Puzzles group/> }.into_any(),
        Address::Puzzle(name) => view! { <PuzzleOf name/> }.into_any(),
        Address::Games => view! { <Games><OpenMatchesElsewhere/></Games> }.into_any(),
        Address::Keys => view! { <Keys/> }.into_any(),
        Address::Review => view! { <Review/> }.into_any(),
        Address::Statistics(game) => view! { <Statistics game><MatchResults game/></Statistics> }.into_any(),
        Address::Settings => view! { <Settings/> }.into_any(),
        Address::Friend => view! { <Friend/> }.into_any(),
        Address::People => view! { <People/> }.into_any(),
        Address::Me(key) => view! { <MePage key/> }.into_any(),
        Address::Match(id, invite) => view! { <MatchPage id invite/> }.into_any(),
        Address::Watch(id) => view! { <MatchPage id invite=None watches=true/> }.into_any(),
        Address::Unknown(mistake) => view! { <NotFound mistake/> }.into_any(),
        Address::MatchReview { id, watches } => view! { <MatchReview id watches/> }.into_any(),
        Address::Start | Address::Table { .. } | Address::Daily(..) => ().into_any(),
    }
}
