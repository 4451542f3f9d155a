//! All kinds of puzzles, with the puzzle of the day first.

use leptos::prelude::*;
use talon_learn::Done;
use talon_learn::puzzle::{Collection, IndexEntry, Puzzle, PuzzleGroup, PuzzleIndex};

use super::fetched::fetch_collection;
use super::progress::{Progress, SolvedSign};
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::pages::frame::Frame;
use crate::pages::miniature::Miniature;
use crate::storage::done;

/// The puzzle of the day, and a card for each kind of each game.
#[component]
pub(super) fn Overview(index: PuzzleIndex) -> impl IntoView {
    let AppState { texts, today, .. } = use_app();
    let solved = done::read(done::PUZZLES);
    let of_day = {
        let (index, solved) = (index.clone(), solved.clone());
        move || {
            let entry = index.of_day(today.get().get())?;
            let is_solved = solved.contains(&entry.id.to_string());
            Some(view! { <OfDay entry is_solved/> })
        }
    };
    let groups = index.groups().into_iter();
    let cards = groups.map(|group| view! { <GroupCard index=index.clone() group solved=solved.clone()/> });
    let cards = cards.collect_view();
    view! {
        <Frame title=texts.signal("puzzles-title")>
            <p class="lead">{texts.signal("puzzles-intro")}</p>
            <ul class="puzzle-groups">{of_day}{cards}</ul>
        </Frame>
    }
}

/// The puzzle of the day with a miniature of its table.
#[component]
fn OfDay(entry: IndexEntry, is_solved: bool) -> impl IntoView {
    let texts = use_app().texts;
    let collection = fetch_collection(entry.id.group());
    let miniature = move || {
        let is_today = |puzzle: &&Puzzle| puzzle.id() == entry.id;
        let position = collection.with(|fetched| match fetched {
            Some(Ok(Collection { puzzles, .. })) => puzzles.iter().find(is_today).map(Puzzle::position),
            _ => None,
        });
        position.map(|position| view! { <Miniature position/> })
    };
    let title = move || texts.with(|lang| lang.puzzle_title(entry.id.group()));
    let question = move || texts.with(|lang| lang.puzzle_group_question(entry.id.group()));
    let rating = move || texts.with(|lang| lang.puzzle_rating(entry.rating));
    view! {
        <li class="puzzle-of-day">
            <div class="puzzle-picture">{miniature}</div>
            <div class="puzzle-text">
                <h2 id="puzzle-of-day">{texts.signal("puzzles-of-day")}</h2>
                <p><strong>{title}</strong><span class="note-aside">{rating}</span></p>
                <p>{question}</p>
                <p class="puzzle-buttons">
                    <a class="command is-strong" href=Address::Puzzle(Address::PUZZLE_OF_DAY.to_owned()).to_string() aria-describedby="puzzle-of-day">
                        {texts.signal(if is_solved { "puzzle-again" } else { "puzzle-solve" })}
                    </a>
                    {is_solved.then(|| view! { <SolvedSign/> })}
                </p>
            </div>
        </li>
    }
}

/// A kind of puzzles of one game: what they ask for, how many are solved, and links to the next puzzle and to all of them.
#[component]
fn GroupCard(index: PuzzleIndex, group: PuzzleGroup, solved: Done) -> impl IntoView {
    let texts = use_app().texts;
    let entries = index.of_group(group);
    let next = entries.iter().find(|entry| !solved.contains(&entry.id.to_string())).or(entries.first());
    let next = next.map(|entry| Address::Puzzle(entry.id.to_string()).to_string());
    let (from, to) = (entries.first(), entries.last());
    let ratings = from.zip(to).map(|(from, to)| (from.rating.to_string(), to.rating.to_string()));
    let ratings = move || {
        let (from, to) = ratings.clone()?;
        Some(texts.text_with("puzzles-ratings", &[("from", from.into()), ("to", to.into())]))
    };
    let name = format!("group-{group}");
    view! {
        <li class="puzzle-group" data-game=group.game.as_str()>
            <h2 id=name.clone()>{move || texts.with(|lang| lang.puzzle_title(group))}</h2>
            <p>{move || texts.with(|lang| lang.puzzle_group_question(group))}</p>
            <p class="puzzle-ratings">{ratings}</p>
            <Progress entries solved/>
            <p class="puzzle-buttons">
                <a class="command is-strong" href=next aria-describedby=name.clone()>{texts.signal("puzzle-next")}</a>
                <a class="command" href=Address::Puzzles(Some(group.to_string())).to_string() aria-describedby=name>
                    {texts.signal("puzzles-list")}
                </a>
            </p>
        </li>
    }
}
