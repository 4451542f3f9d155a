//! Tools that several tests of the table share.

use std::cell::Cell;

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
        let Some(chosen) = chance.pick(&position.legal_moves()).copied() else { break };
        position.play(chosen).expect("a legal move");
    }
    scenes
}

/// Plays moves as they are written.
pub(crate) fn play(session: &mut Session<impl Store>, moves: &str) {
    for written in moves.split_whitespace() {
        let wanted = session.game().read_move(written).expect("a move");
        session.play(wanted).unwrap_or_else(|refused| panic!("{written}: {refused}"));
    }
}

/// A disk that is sometimes full, and writes half a line then.
#[derive(Debug, Default)]
pub(crate) struct FullDisk {
    pub(crate) disk: MemoryStore,
    pub(crate) is_full: Cell<bool>,
    /// True if another program has all records.
    pub(crate) is_taken: bool,
}

#[derive(Debug, thiserror::Error)]
#[error("the disk is full")]
pub(crate) struct Full;

impl FullDisk {
    fn check(&self) -> Result<(), Full> {
        if self.is_full.get() { Err(Full) } else { Ok(()) }
    }
}

impl Store for FullDisk {
    type Error = Full;

    fn names(&self, kind: TableKind) -> Result<Vec<String>, Full> {
        self.disk.names(kind).map_err(|_| Full)
    }

    fn read(&self, name: &str) -> Result<String, Full> {
        self.disk.read(name).map_err(|_| Full)
    }

    fn last_played(&self, name: &str) -> Result<u64, Full> {
        self.disk.last_played(name).map_err(|_| Full)
    }

    fn set_last_played(&mut self, name: &str, seconds: u64) -> Result<(), Full> {
        self.disk.set_last_played(name, seconds).map_err(|_| Full)
    }

    fn create(&mut self, kind: TableKind, text: &str) -> Result<String, Full> {
        self.check()?;
        self.disk.create(kind, text).map_err(|_| Full)
    }

    fn append(&mut self, name: &str, line: &str) -> Result<(), Full> {
        if self.is_full.get() {
            let _ = self.disk.append(name, &line[..line.len() / 2]);
        }
        self.check()?;
        self.disk.append(name, line).map_err(|_| Full)
    }

    fn replace(&mut self, name: &str, text: &str) -> Result<(), Full> {
        self.check()?;
        self.disk.replace(name, text).map_err(|_| Full)
    }

    fn claim(&mut self, name: &str) -> Result<bool, Full> {
        self.check()?;
        Ok(!self.is_taken && self.disk.claim(name).map_err(|_| Full)?)
    }

    fn release(&mut self, name: &str) {
        self.disk.release(name);
    }

    fn set_aside(&mut self, name: &str) -> Result<String, Full> {
        self.disk.set_aside(name).map_err(|_| Full)
    }

    fn copy_aside(&mut self, name: &str) -> Result<String, Full> {
        self.disk.copy_aside(name).map_err(|_| Full)
    }

    fn delete(&mut self, name: &str) -> Result<(), Full> {
        self.disk.delete(name).map_err(|_| Full)
    }
}
