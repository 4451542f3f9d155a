//! The page at an address that no page has.

use leptos::prelude::*;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::TableKind;

use super::frame::{Frame, GamesToPlay};
use crate::actions::app_state::use_app;
use crate::address::{Address, Mistake, parts, read_kind};
use crate::browser;
use crate::storage::names::kind_name;

/// The first parts of addresses that name no table.
const PAGES: [&str; 13] = [
    "daily",
    "friend",
    "games",
    "keys",
    "learn",
    "me",
    "people",
    "puzzle",
    "puzzles",
    "review",
    "rules",
    "settings",
    "statistics",
];

/// The sentence about the mistake in the address, and the ways on: to the address that was probably meant, to the page beside
/// it, and to all games.
#[component]
pub fn NotFound(
    /// The mistake in the address.
    mistake: Mistake,
) -> impl IntoView {
    let texts = use_app().texts;
    let hash = browser::hash();
    let parts = parts(&hash);
    let sentence = move || match mistake {
        Mistake::Page => texts.text("web-unknown-address"),
        Mistake::Day => texts.text("web-unknown-day"),
        Mistake::Deal => texts.text_with("web-unknown-deal", &[("most", DealNumber::MAX.to_string().into())]),
    };
    let meant = meant(&parts).map(|address| {
        let address = address.to_string();
        view! {
            <p>
                {texts.signal("web-did-you-mean")}
                " "
                <a class="command is-strong" href=address.clone() dir="ltr">{address.clone()}</a>
            </p>
        }
    });
    let beside = beside(mistake, &parts).map(|(address, name)| {
        view! { <p><a class="command" href=address.to_string()>{texts.signal(name)}</a></p> }
    });
    view! {
        <Frame title=texts.signal("web-nothing-here")>
            <p class="page-problem" role="alert">{sentence}</p>
            {meant}
            {beside}
            <GamesToPlay/>
        </Frame>
    }
}

/// The page beside a deal or a day that does not exist, and the id of its name.
fn beside(mistake: Mistake, parts: &[&str]) -> Option<(Address, &'static str)> {
    match mistake {
        Mistake::Page => None,
        Mistake::Day => Some((Address::Days(None), "daily-title")),
        Mistake::Deal => Some((Address::table(read_kind(parts.first()?)?), "web-to-the-table")),
    }
}

/// The address that differs from these parts by a slip of the fingers in one of them.
fn meant(parts: &[&str]) -> Option<Address> {
    let kinds = GameName::ALL.into_iter().flat_map(TableKind::all_of).map(kind_name);
    let words: Vec<String> = PAGES.map(str::to_owned).into_iter().chain(kinds).collect();
    let slips = parts.iter().enumerate().flat_map(|(index, part)| {
        let part = part.to_ascii_lowercase();
        words.iter().filter_map(move |word| {
            let distance = strsim::osa_distance(&part, word);
            (distance <= 1 + part.len() / 4).then_some((distance, index, word))
        })
    });
    let addresses = slips.filter_map(|(distance, index, word)| {
        let mut parts = parts.to_vec();
        parts[index] = word;
        Some((distance, Address::of_parts(&parts)?))
    });
    addresses.min_by_key(|(distance, _)| *distance).map(|(_, address)| address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_fingers_leads_to_the_address_that_was_meant() {
        for (typed, expected) in [
            ("#/yeild/17", Some("#/yield/17")),
            ("#/ladyjane/1/r1+f", Some("#/lady-jane/1/r1+f")),
            ("#/statistcs/curse", Some("#/statistics/curse")),
            ("#/Rules/yield/Y3", Some("#/rules/yield/Y3")),
            ("#/daily/doublet", Some("#/daily/doublets")),
            ("#/poker", None),
            ("#/yield/minus", None),
            ("#/daily/2026-02-30", None),
        ] {
            let found = meant(&parts(typed)).map(|address| address.to_string());
            assert_eq!(found.as_deref(), expected, "{typed}");
        }
    }
}
