//! The list of puzzles: all kinds, or the puzzles of one kind of one game.

use leptos::prelude::*;
use talon_learn::puzzle::{Difficulty, IndexEntry, PuzzleGroup, PuzzleIndex};

use super::fetched::{fetch_index, fetch_sentences};
use super::overview::Overview;
use super::progress::Progress;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::pages::frame::{FetchFailed, Frame};
use crate::storage::done;

/// The puzzles of a kind, or all kinds.
#[component]
pub fn Puzzles(
    /// The name of the group.
    group: Option<String>,
) -> impl IntoView {
    let (index, sentences) = (fetch_index(), fetch_sentences());
    move || {
        let (Ok(index), true) = (index.get()?, sentences.get()?) else {
            return Some(view! { <FetchFailed/> }.into_any());
        };
        let group = group.as_deref().and_then(|name| name.parse().ok());
        let group = group.filter(|group| index.groups().contains(group));
        Some(match group {
            Some(group) => view! { <Group index group/> }.into_any(),
            None => view! { <Overview index/> }.into_any(),
        })
    }
}

/// The puzzles of a kind of one game, in a section for each difficulty.
#[component]
fn Group(index: PuzzleIndex, group: PuzzleGroup) -> impl IntoView {
    let texts = use_app().texts;
    let solved = done::read(done::PUZZLES);
    let entries = index.of_group(group);
    let section = |difficulty: Difficulty| {
        let of_difficulty = (1..).zip(entries.iter()).filter(|(_, entry)| entry.difficulty() == difficulty);
        let links = of_difficulty.map(|(number, entry)| {
            view! { <PuzzleLink number entry=*entry is_solved=solved.contains(&entry.id.to_string())/> }
        });
        let links: Vec<_> = links.collect();
        if links.is_empty() {
            return None;
        }
        let heading = move || texts.with(|lang| lang.puzzle_difficulty(difficulty));
        Some(view! { <section><h2>{heading}</h2><ol class="puzzle-links">{links}</ol></section> })
    };
    let sections = Difficulty::ALL.map(section);
    view! {
        <Frame title=Signal::derive(move || texts.with(|lang| lang.puzzle_title(group)))>
            <p class="lead">{move || texts.with(|lang| lang.puzzle_group_question(group))}</p>
            <Progress entries solved/>
            {sections}
            <nav class="games-nav">
                <a class="command" href=Address::Puzzles(None).to_string()>{texts.signal("puzzles-list")}</a>
            </nav>
        </Frame>
    }
}

/// A link to a puzzle: its number in the list, with a sign if it is solved.
#[component]
fn PuzzleLink(number: u32, entry: IndexEntry, is_solved: bool) -> impl IntoView {
    let texts = use_app().texts;
    let name = move || {
        let deal =
            entry.id.deal.map(|deal| texts.text_with("table-deal", &[("deal", deal.to_string().into())]));
        let rating = texts.with(|lang| lang.puzzle_rating(entry.rating));
        let done = is_solved.then(|| texts.text("puzzle-done"));
        [number.to_string()]
            .into_iter()
            .chain(deal)
            .chain([rating])
            .chain(done)
            .collect::<Vec<_>>()
            .join(", ")
    };
    // To a player who has not solved the puzzle, its idea would be a hint.
    let theme = move || is_solved.then(|| texts.with(|lang| lang.puzzle_theme(entry.theme)));
    view! {
        <li>
            <a href=Address::Puzzle(entry.id.to_string()).to_string() class:is-done=is_solved aria-label=name title=theme>
                <span>{number}</span>
                {is_solved.then(|| view! { <span class="day-sign" aria-hidden="true">"✓"</span> })}
            </a>
        </li>
    }
}
