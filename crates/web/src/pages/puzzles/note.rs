//! The note of a puzzle below its table: the question, what the player knows, what came of the last answer.

use leptos::prelude::*;
use talon_learn::puzzle::{Answer, PuzzleKind, PuzzleLine};
use talon_table::TableKind;

use super::puzzle_state::PuzzleState;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::controls::{Button, CloseButton};
use crate::table::notes::steps::LineSteps;

/// The note of the puzzle, or of the line on its table.
#[component]
pub(super) fn PuzzleNote() -> impl IntoView {
    let state: PuzzleState = use_context().expect("a puzzle on the table provides its state");
    let shows_line = Memo::new(move |_| state.line.with(Option::is_some));
    move || match shows_line.get() {
        true => view! { <LineNote state/> }.into_any(),
        false => view! { <QuestionNote state/> }.into_any(),
    }
}

/// The place on the line, and the buttons that step through it.
#[component]
fn LineNote(state: PuzzleState) -> impl IntoView {
    let texts = state.app.texts;
    let title = move || state.line.with(|shown| shown.as_ref().map(|shown| texts.text(shown.title)));
    let place = move || {
        let (at, all) = state.place()?;
        Some(texts.text_with("way-at", &[("move", at.into()), ("count", all.into())]))
    };
    let next = move || {
        let made = state
            .line
            .with(|shown| shown.as_ref().and_then(|shown| shown.line.moves().get(shown.at).copied()))?;
        let layout = state.app.game.session.with(|session| session.game().layout());
        let name = texts.with(|lang| lang.move_name(&made, &layout));
        Some(texts.text_with("way-next", &[("move", name.into())]))
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
        state.attempt.with(|attempt| {
            let (number, count) = attempt.progress();
            let values = [("number", number.min(count).into()), ("count", count.into())];
            texts.with(|lang| {
                let puzzle = attempt.puzzle();
                let title = lang.puzzle_title(puzzle.id().group());
                let step = lang.text_with("puzzle-question-number", &values);
                match puzzle.kind {
                    PuzzleKind::Own => title,
                    _ => format!("{title} · {} · {step}", lang.puzzle_rating(puzzle.rating)),
                }
            })
        })
    };
    let question = move || {
        let question = |attempt: &_| texts.with(|lang| lang.puzzle_question(attempt));
        state.attempt.with(|attempt| (!attempt.is_solved()).then(|| question(attempt.puzzle())))
    };
    let knowledge = move || {
        let lines = state.attempt.with(|attempt| texts.with(|lang| lang.puzzle_knowledge(attempt)));
        lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let is_solved = Memo::new(move |_| state.attempt.with(|attempt| attempt.is_solved()));
    let is_wrong = move || state.feedback.with(|feedback| feedback.is_wrong);
    let feedback = move || state.feedback.with(|feedback| feedback.lines.join(" "));
    view! {
        <section class="note lesson-note puzzle-note" class:is-done=is_solved aria-label=texts.signal("puzzles-title")>
            <div class="lesson-text">
                <h2>{title}</h2>
                <p class="note-text">{question}</p>
                <ul class="puzzle-knowledge" tabindex="0" aria-label=title>{knowledge}</ul>
                <p class="note-text puzzle-feedback" class:is-wrong=is_wrong role="status">{feedback}</p>
                <OtherAnswers state/>
            </div>
            <Buttons state/>
        </section>
    }
}

/// Buttons for the answers that are no moves.
#[component]
fn OtherAnswers(state: PuzzleState) -> impl IntoView {
    let texts = state.app.texts;
    let button = move |answer: &Answer| {
        let text =
            state.attempt.with(|attempt| texts.with(|lang| lang.puzzle_answer(answer, &attempt.position())));
        let answer = answer.clone();
        view! { <button type="button" class="command" on:click=move |_| state.answer(&answer)>{text}</button> }
    };
    let buttons = move || {
        state.attempt.with(|attempt| {
            let answers = attempt.candidates().iter().map(|candidate| &candidate.answer);
            answers.filter(|answer| answer.as_move().is_none()).map(button).collect_view()
        })
    };
    view! { <div class="puzzle-answers">{buttons}</div> }
}

/// The things that the player can do besides answering.
#[component]
fn Buttons(state: PuzzleState) -> impl IntoView {
    let texts = use_app().texts;
    let puzzle = state.attempt.with_untracked(|attempt| attempt.puzzle().clone());
    let is_own = puzzle.kind == PuzzleKind::Own;
    let list = Address::Puzzles(Some(puzzle.id().group().to_string())).to_string();
    let solution = StoredValue::new(PuzzleLine::of_solution(&puzzle));
    let show_solution = move || {
        if let Some(line) = solution.get_value() {
            state.show_line(line, "puzzle-solution");
        }
    };
    let show_refutation = move || {
        if let Some(line) = state.feedback.with_untracked(|feedback| feedback.refutation.clone()) {
            state.show_line(line, "puzzle-refutation");
        }
    };
    let is_solved = Memo::new(move |_| state.attempt.with(|attempt| attempt.is_solved()));
    let has_refutation = Memo::new(move |_| state.feedback.with(|feedback| feedback.refutation.is_some()));
    let next = move || {
        let address = Address::Puzzle(state.next.get_value()?.to_string()).to_string();
        Some(view! { <a class="command is-strong" href=address>{texts.signal("puzzle-next")}</a> })
    };
    let onward = move || {
        match is_solved.get() {
        true => view! {
            {next}
            {solution.with_value(Option::is_some).then(|| view! { <Button name="puzzle-show-solution" run=show_solution/> })}
            <Button name="puzzle-again" run=move || state.restart()/>
        }
        .into_any(),
        false => view! {
            {has_refutation.get().then(|| view! { <Button name="puzzle-show-refutation" run=show_refutation/> })}
            <Button name="puzzle-show-answer" run=move || state.show_answer()/>
        }
        .into_any(),
    }
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
            <a class="command" href=list>{texts.signal("puzzles-list")}</a>
        }
        .into_any(),
    };
    view! { <div class="note-buttons">{onward}{around}</div> }
}
