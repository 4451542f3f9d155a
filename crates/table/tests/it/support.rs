//! Tools that several tests of the table share.

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
use talon_table::{MemoryStore, Scene, Session, Sitting, Start, Store, TableKind};

/// The time at which the sittings begin.
pub(crate) const NOW: u64 = 1_790_000_000;

/// The number of a deal.
pub(crate) fn deal(number: u64) -> DealNumber {
    DealNumber::new(number).expect("a small number")
}

/// A sitting at the beginning of a deal.
pub(crate) fn sitting(options: AnyOptions, number: u64) -> Sitting {
    Sitting::new(Start::deal(options, deal(number), NOW))
}

/// A table with this deal on it.
pub(crate) fn table(kind: TableKind, number: u64) -> Session<MemoryStore> {
    let mut session = Session::new(MemoryStore::default());
    session.deal_anew(kind, deal(number), NOW);
    session
}

/// The scene of a sitting in which these moves were made.
pub(crate) fn scene_after(game: GameName, number: u64, moves: &[&str]) -> Scene {
    let mut sitting = sitting(AnyOptions::usual(game), number);
    for text in moves {
        let wanted = sitting.game().read_move(text).expect("a move");
        sitting.play(wanted).expect("a legal move");
    }
    Scene::new(sitting.game(), AnySeat::of(game)[0])
}

/// The scenes of a deal in which moves are chosen at random, each as its first seat sees it.
pub(crate) fn scenes_along(game: GameName, number: u64) -> Vec<Scene> {
    let mut chance = Chance::from_seed(number);
    let mut position = AnyGame::deal(&AnyOptions::usual(game), deal(number));
    let mut scenes = Vec::new();
    for _ in 0..60 {
        scenes.push(Scene::new(&position, AnySeat::of(game)[0]));
        let Some(made) = chance.pick(&position.legal_moves()).copied() else { break };
        position.play(made).expect("a legal move");
    }
    scenes
}

/// Plays moves as they are written.
pub(crate) fn play(session: &mut Session<impl Store>, moves: &str) {
    for written in moves.split_whitespace() {
        let made = session.game().read_move(written).expect("a move");
        session.play(made).unwrap_or_else(|refused| panic!("{written}: {refused}"));
    }
}
