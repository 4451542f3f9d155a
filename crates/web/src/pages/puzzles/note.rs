//! The note of a puzzle below its table: the question, what the player knows, what came of the last answer.

use leptos::prelude::*;
use talon_app::puzzle::PuzzleTable;
use talon_learn::puzzle::{Answer, Puzzle, PuzzleKind};
use talon_table::TableKind;

use super::puzzle_state::PuzzleState;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::controls::{Button, CloseButton};
use crate::state::texts::Texts;
use crate::table::notes::steps::LineSteps;

/// The note of the puzzle, or of the line on its table.
#[component]
pub(super) fn PuzzleNote() -> impl IntoView {
    let state: PuzzleState = use_context().expect("a puzzle on the table provides its state");
    let shows_line = Memo::new(move |_| state.with(|table| table.place().is_some()));
    move || match shows_line.get() {
        true => view! { <LineNote state/> }.into_any(),
        false => view! { <QuestionNote state/> }.into_any(),
    }
}

/// The place on the line, and the buttons that step through it.
#[component]
fn LineNote(state: PuzzleState) -> impl IntoView {
    let texts = state.app.texts;
    let title = move || texts.with(|lang| state.with(|table| table.line_title(lang)));
    let place = move || {
        let (at, all) = state.with(PuzzleTable::place)?;
        Some(texts.text_with("way-at", &[("move", at.into()), ("count", all.into())]))
    };
    let next = move || {
        state
            .app
            .game
            .session
            .with(|session| texts.with(|lang| state.with(|table| table.next_of_line(session, lang))))
    };
    view! {
        <section class="note way-note" aria-label=title>
            <p class="note-text">
                <strong class="title">{title}</strong> <span class="note-aside">{place}</span>
                <span class="way-told" role="status">{next}</span>
            </p>
            <div class="note-buttons">
                <LineSteps/>
                <CloseButton name="puzzle-back" run=move || state.leave_line()/>
            </div>
        </section>
    }
}

/// The question, with buttons for answers that are no moves.
#[component]
fn QuestionNote(state: PuzzleState) -> impl IntoView {
    let texts = state.app.texts;
    let title = move || {
        state.with(|table| {
            texts.with(|lang| {
                let puzzle = table.attempt().puzzle();
                let title = lang.puzzle_title(puzzle.id().group());
                match puzzle.kind {
                    PuzzleKind::Own => title,
                    _ => {
                        let rating = lang.puzzle_rating(puzzle.rating);
                        format!("{title} · {rating} · {}", table.question_number(lang))
                    }
                }
            })
        })
    };
    let question = move || {
        state.with(|table| {
            let attempt = table.attempt();
            (!attempt.is_solved()).then(|| texts.with(|lang| lang.puzzle_question(attempt.puzzle())))
        })
    };
    let knowledge = move || {
        let lines = state.with(|table| texts.with(|lang| lang.puzzle_knowledge(table.attempt())));
        lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let list = untrack(|| state.with(|table| list_link(texts, table.attempt().puzzle())));
    let is_solved = Memo::new(move |_| state.with(|table| table.attempt().is_solved()));
    let is_wrong = move || state.with(|table| table.feedback().is_wrong);
    let feedback = move || state.with(|table| table.feedback().lines.join(" "));
    view! {
        <section class="note lesson-note puzzle-note" class:is-done=is_solved aria-label=texts.signal("puzzles-title")>
            <div class="lesson-text">
                <div class="lesson-head"><h2>{title}</h2> {list}</div>
                <p class="note-text">{question}</p>
                <ul class="puzzle-knowledge" tabindex="0" aria-label=title>{knowledge}</ul>
                <p class="note-text puzzle-feedback" class:is-wrong=is_wrong role="status">{feedback}</p>
                <OtherAnswers state/>
            </div>
            <Buttons state/>
        </section>
    }
}

/// The link to the puzzles of the same kind; nothing for a puzzle of the player's own game.
fn list_link(texts: Texts, puzzle: &Puzzle) -> Option<AnyView> {
    let list = Address::Puzzles(Some(puzzle.id().group().to_string())).to_string();
    let link = || view! { <a href=list>{texts.signal("puzzles-list")}</a> }.into_any();
    (puzzle.kind != PuzzleKind::Own).then(link)
}

/// Buttons for the answers that are no moves.
#[component]
fn OtherAnswers(state: PuzzleState) -> impl IntoView {
    let texts = state.app.texts;
    let button = move |(answer, text, is_wrong): (Answer, String, bool)| {
        view! {
            <button type="button" class="command" class:is-wrong=is_wrong on:click=move |_| state.answer(&answer)>
                {text}
            </button>
        }
    };
    let buttons = move || {
        state.with(|table| {
            let position = table.attempt().position();
            let text = |answer: &Answer| texts.with(|lang| lang.puzzle_answer(answer, &position));
            let told = |answer: &Answer| (answer.clone(), text(answer), table.is_wrong(answer));
            table.other_answers().map(told).map(button).collect_view()
        })
    };
    view! { <div class="puzzle-answers">{buttons}</div> }
}

/// The things that the player can do besides answering.
#[component]
fn Buttons(state: PuzzleState) -> impl IntoView {
    let texts = use_app().texts;
    let is_own = untrack(|| state.with(|table| table.attempt().puzzle().kind == PuzzleKind::Own));
    let is_solved = Memo::new(move |_| state.with(|table| table.attempt().is_solved()));
    let has_line = Memo::new(move |_| state.with(|table| table.explanation().is_some()));
    let explain = move |name: &'static str| {
        has_line.get().then(|| view! { <Button name run=move || state.explain()/> })
    };
    let next = move || {
        let address = Address::Puzzle(state.next.get_value()?.to_string()).to_string();
        Some(view! { <a class="command is-strong" href=address>{texts.signal("puzzle-next")}</a> })
    };
    let onward = move || match is_solved.get() {
        true => view! {
            {next}
            {explain("puzzle-show-solution")}
            <Button name="puzzle-again" run=move || state.restart()/>
        }
        .into_any(),
        false => view! {
            {explain("puzzle-show-refutation")}
            <Button name="puzzle-show-answer" run=move || state.show_answer()/>
        }
        .into_any(),
    };
    let around = match is_own {
        true => {
            let record = state.app.advice.own_puzzle.with_untracked(|own| own.as_ref()?.record.clone());
            let review = move |(kind, name): (TableKind, String)| {
                let open = move || state.app.open_record(kind, name.clone(), true);
                view! { <Button name="review-title" run=open/> }
            };
            record.map(review).into_any()
        }
        false => view! {
            <button type="button" class="command copy-link" on:click=move |_| state.app.share()>
                {texts.signal("puzzle-copy-link")}
            </button>
        }
        .into_any(),
    };
    view! { <div class="note-buttons">{onward}{around}</div> }
}
