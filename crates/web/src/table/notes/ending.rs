//! The panel about the ending of a game. It leaves the table visible.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_rules::Status;
use talon_table::{Command, Ending, Outcome};

use super::celebration::Celebration;
use crate::actions::app_state::{AppState, use_app};
use crate::controls::{Button, CloseButton};
use crate::state::game::GameState;

/// The summary of the game: its figures, the move that lost it, and buttons for what comes next.
#[component]
pub(super) fn EndingNote() -> impl IntoView {
    let app @ AppState { texts, settings, game, .. } = use_app();
    let text = Memo::new(move |_| texts.with(|lang| game.ending_text(lang)));
    let outcome = Memo::new(move |_| game.session.with(|session| session.sitting().outcome()));
    let is_won = Memo::new(move |_| {
        game.session.with(|session| {
            let has_won = session.ending().is_some_and(|ending| ending.is_won());
            match session.sitting().outcome() {
                Outcome::Won => true,
                Outcome::Over => has_won || session.kind().hot_seat,
                Outcome::Lost | Outcome::Unfinished => false,
            }
        })
    });
    let feat = sentence(game, Lang::ending_feat);
    let feat = move || (!settings.with(|settings| settings.hides_numbers)).then(feat);
    let celebration = move || is_won.get().then(|| view! { <Celebration/> });
    view! {
        <section class="note ending-note" data-outcome=move || format!("{:?}", outcome.get()).to_lowercase() aria-label=texts.signal("web-ending")>
            {celebration}
            <div class="ending-text">
                <p class="note-text"><strong>{move || text.get().0}</strong></p>
                <p class="ending-loss ending-feat" role="status">{feat}</p>
                <p class="ending-loss">{move || text.get().1}</p>
                <Figures/>
                <p class="ending-loss" role="status">{sentence(game, Lang::ending_loss)}</p>
                <p class="ending-loss">{sentence(game, Lang::ending_assistance)}</p>
            </div>
            <Buttons/>
            <CloseButton run=move || app.dismiss()/>
        </section>
    }
}

/// A value of the ending, as a signal.
fn of_ending<T: Default + 'static>(
    game: GameState,
    read: impl Fn(&Lang, &Ending<'_>) -> T + Copy + 'static,
) -> impl Fn() -> T + Copy {
    let AppState { texts, .. } = use_app();
    move || {
        // The grade and the losing move are found after the end.
        game.with_advice(|_| ());
        texts
            .with(|lang| game.session.with(|session| session.ending().map(|ending| read(lang, &ending))))
            .unwrap_or_default()
    }
}

fn sentence(game: GameState, read: fn(&Lang, &Ending<'_>) -> String) -> impl Fn() -> String + Copy {
    of_ending(game, read)
}

/// The points, moves, time, difficulty and streak.
#[component]
fn Figures() -> impl IntoView {
    let AppState { game, .. } = use_app();
    let figures = of_ending(game, |lang, ending| lang.ending_figures(ending));
    let rows = move || {
        let row = |(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
        figures().into_iter().map(row).collect_view()
    };
    view! { <dl class="ending-figures">{rows}</dl> }
}

/// The things that come next.
#[component]
fn Buttons() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let is_stuck = Memo::new(move |_| game.session.with(|session| session.game().status() == Status::Lost));
    let undo = move || {
        (is_stuck.get() && app.can(Command::Undo)).then(|| {
            view! { <Button name="command-undo" run=move || app.run(Command::Undo)/> }
        })
    };
    let name = of_ending(game, |lang, ending| lang.ending_try_again(ending));
    let try_again = move || {
        name().map(|name| {
            view! { <button type="button" class="command" on:click=move |_| app.try_again_from_loss()>{name}</button> }
        })
    };
    view! {
        <div class="note-buttons">
            {undo}
            <Button name="review-title" run=move || app.run(Command::Review)/>
            {try_again}
            <Button name="web-same-again" run=move || app.run(Command::Restart)/>
            <button type="button" class="command is-strong" on:click=move |_| app.run(Command::NewDeal)>{move || texts.with(|lang| lang.next_game(game.name()))}</button>
        </div>
    }
}
