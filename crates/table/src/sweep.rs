use talon_rules::{AnyGame, AnyMove, AnySeat, Status};

use crate::{Gesture, Scene, Spot};

/// Several moves that a player makes at once, because there is nothing to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sweep {
    /// Every card that can go to its foundation does.
    Home,
    /// Cards are turned from the stock until something else can be done.
    Turn,
    /// The game is played to its end, which is won however little the player thinks. No card is hidden any more.
    Finish,
}

/// The most moves that finish a game.
const MOST_MOVES: usize = 400;

/// The moves that can be made at once, and what they are for; `None` if there are none.
///
/// The moves themselves follow from hidden cards, so that only what they are for may be shown before they are made.
pub(crate) fn sweep(game: &AnyGame) -> Option<(Sweep, Vec<AnyMove>)> {
    let seat = AnySeat::of(game.name())[0];
    if game.name().properties().players > 1 {
        return None;
    }
    if game.hidden(seat).is_empty()
        && let moves = repeat(game, seat, plain_move)
        && after(game, &moves).status() == Status::Won
    {
        return Some((Sweep::Finish, moves));
    }
    let (sweep, next): (Sweep, fn(&Scene) -> Option<AnyMove>) = if Scene::new(game, seat).sends_all_home() {
        (Sweep::Home, way_home)
    } else {
        (Sweep::Turn, only_turn)
    };
    let moves = repeat(game, seat, next);
    if moves.is_empty() { None } else { Some((sweep, moves)) }
}

/// The moves that follow from the position for as long as there is a next one.
fn repeat(game: &AnyGame, seat: AnySeat, next: fn(&Scene) -> Option<AnyMove>) -> Vec<AnyMove> {
    let mut game = game.clone();
    let mut moves = Vec::new();
    while moves.len() < MOST_MOVES
        && let Some(legal) = next(&Scene::new(&game, seat))
    {
        game.play(legal).expect("a scene lists legal moves");
        moves.push(legal);
    }
    moves
}

fn after(game: &AnyGame, moves: &[AnyMove]) -> AnyGame {
    let mut game = game.clone();
    moves.iter().for_each(|played| drop(game.play(*played).expect("the moves were made before")));
    game
}

/// A move of a card to its foundation.
fn way_home(scene: &Scene) -> Option<AnyMove> {
    let is_home = |gesture: &Gesture| match gesture {
        Gesture::Carry(from, Spot::Foundation(_)) => !matches!(from, Spot::Foundation(_)),
        _ => false,
    };
    scene.moves().find(|legal| scene.gestures(*legal).iter().any(is_home))
}

/// The move that turns a card from the stock, if nothing else can be done.
fn only_turn(scene: &Scene) -> Option<AnyMove> {
    let mut moves = scene.moves();
    let only = moves.next().filter(|legal| scene.gestures(*legal).contains(&TURN))?;
    if moves.next().is_none() { Some(only) } else { None }
}

/// The gesture that turns a card from the stock onto the waste.
const TURN: Gesture = Gesture::Carry(Spot::Stock, Spot::Waste);

/// The moves of a player who does not think: cards go home, or away where the game has no foundations, and otherwise the
/// stock is turned.
fn plain_move(scene: &Scene) -> Option<AnyMove> {
    let is_of_stock = |legal: &AnyMove| scene.gestures(*legal).contains(&Gesture::Tap(Spot::Stock));
    let has_foundations = scene.spots().any(|spot| matches!(spot, Spot::Foundation(_)));
    let away =
        if has_foundations { way_home(scene) } else { scene.moves().find(|legal| !is_of_stock(legal)) };
    away.or_else(|| scene.moves().find(is_of_stock))
}
