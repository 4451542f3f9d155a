//! Lets a bot choose a move.

use std::time::{Duration, Instant};

use talon_bots::curse::Opponent;
use talon_bots::{AdvisedPatience, Bot};
use talon_query::{Choice, Level};
use talon_rules::{AnyGame, AnySeat, AnyView, Game, of_patience};
use talon_solve::Budget;
use talon_wire::{ChooseRequest, Chosen, Code, Failure, SeenPosition, read_view};

use super::failure;
use super::limits::{MOST_MILLISECONDS, MOST_NODES};

/// The view of the seat to move at the table.
pub(super) fn view_of_table(game: &AnyGame) -> Result<AnyView, Failure> {
    game.seat_to_move().map(|seat| game.view(seat)).ok_or_else(nobody)
}

/// The view of the seat to move in the request, if it has one.
pub(super) fn view_of_request(request: &ChooseRequest<'_>) -> Option<Result<AnyView, Failure>> {
    let read = |given| {
        let seen = read_view(given, request.seed).map_err(|error| failure::of_position("view", error))?;
        let SeenPosition { view, seat, seat_to_move } = seen;
        match seat_to_move {
            Some(to_move) if to_move == seat => Ok(view),
            Some(to_move) => {
                let [to_move, seat] = [to_move, seat].map(AnySeat::as_str);
                let message = format!("seat: it is {to_move}'s move in this view, not {seat}'s");
                Err(Failure::new(Code::BadRequest, message))
            }
            None => Err(nobody()),
        }
    };
    request.view.map(read)
}

fn nobody() -> Failure {
    Failure::new(Code::BadRequest, "nobody has a move to choose")
}

/// Lets a bot choose a move from the view of the seat to move.
pub(super) fn choose(view: &AnyView, request: &ChooseRequest<'_>) -> Result<Chosen, Failure> {
    let chosen = match view {
        AnyView::Curse(view) => {
            let level = request.level.unwrap_or(Level::Best);
            ask(Opponent::new(level), view, request, level.usual_nodes())
        }
        _ if request.level.is_some() => {
            return Err(Failure::new(Code::BadRequest, "level: only opponents have levels"));
        }
        _ => of_patience!(view, AnyView(view), State => {
            ask(<State as AdvisedPatience>::Adviser::default(), view, request, State::NODES)
        }),
    };
    chosen.ok_or_else(nobody)
}

/// The choice of a bot within the limits of the request.
fn ask<B: Bot>(
    mut bot: B,
    view: &<B::Game as Game>::View,
    request: &ChooseRequest<'_>,
    usual_nodes: u64,
) -> Option<Chosen>
where
    Chosen: From<Choice<<B::Game as Game>::Move, B::Reason>>,
{
    let start = Instant::now();
    let time = request.milliseconds.map(|ms| Duration::from_millis(ms.min(MOST_MILLISECONDS)));
    let stop = || time.is_some_and(|time| start.elapsed() >= time);
    let nodes = request.nodes.unwrap_or(usual_nodes).min(MOST_NODES);
    let budget = Budget { nodes, stop: &stop, ..Budget::default() };
    bot.choose(view, &budget, request.seed).map(Chosen::from)
}
