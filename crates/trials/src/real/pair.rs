//! Two players at a match who do only what a trial wants.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use talon_client::LinkState;
use talon_client::net::{Connection, Key, Place, Role, Server};
use talon_hall::{Command, MatchId, Settings, View};
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use tokio::time::sleep;

use crate::moves::random_move;

/// The longest that the server can take for what a trial waits for.
const PATIENCE: Duration = Duration::from_secs(60);

/// The pause between two looks of a trial.
const LOOK: Duration = Duration::from_millis(20);

/// Two players at a match, and their connections.
pub(crate) struct Pair {
    pub(crate) game: MatchId,
    keys: [Key; 2],
    connections: [Connection; 2],
    chance: Chance,
}

impl Pair {
    /// Opens a match at the server of this address, and deals its first hand.
    pub(crate) async fn deal(address: &str, settings: Settings, seed: u64) -> Result<Pair> {
        let keys = [Key::draw(), Key::draw()];
        let [south, north] = [Server::new(&[address], keys[0])?, Server::new(&[address], keys[1])?];
        south.introduce().await?;
        north.introduce().await?;
        let opened = south.open(Some(settings)).await?;
        let sit = |server, invite| {
            Connection::open(server, Place { game: opened.id, role: Role::Player { invite } })
        };
        let connections = [sit(south, None), sit(north, opened.invite.clone())];
        let mut pair = Pair { game: opened.id, keys, connections, chance: Chance::from_seed(seed) };
        let begin = Instant::now();
        while pair.mover().is_none() {
            ensure!(begin.elapsed() < PATIENCE, "the first hand is not dealt");
            pair.open_seeds();
            sleep(LOOK * 5).await;
        }
        Ok(pair)
    }

    /// Does what each seat must do for the deal.
    fn open_seeds(&mut self) {
        for (connection, key) in self.connections.iter().zip(self.keys) {
            let seed = key.seed(&self.game);
            let command = connection.read(|client| {
                let is_free = client.pending().next().is_none();
                Some((client.deal_command(&self.game, &seed).filter(|_| is_free)?, client.view()?.chain))
            });
            if let Some((command, board)) = command {
                connection.act(command, board);
            }
        }
    }

    fn connection(&self, seat: Seat) -> &Connection {
        &self.connections[seat.index()]
    }

    /// The match as a seat sees it.
    fn view(&self, seat: Seat) -> Option<View> {
        self.connection(seat).read(|client| client.view().cloned())
    }

    /// The seat whose clock runs, as both players see it.
    pub(crate) fn mover(&self) -> Option<Seat> {
        let [south, north] = Seat::BOTH.map(|seat| self.view(seat)?.turn.map(|turn| turn.seat));
        south.filter(|_| south == north)
    }

    /// The time that a seat has left on its clock, as its player sees it.
    pub(crate) fn time_left(&self, seat: Seat) -> Result<Duration> {
        let view = self.view(seat).context("a view")?;
        let left = view.time_left(seat, self.connection(seat).server_time()).context("a clock")?;
        Ok(Duration::from_millis(left))
    }

    /// Waits until a seat is connected.
    pub(crate) async fn is_back(&self, seat: Seat) -> Result<()> {
        let begin = Instant::now();
        while self.connection(seat).read(|client| client.link()) != LinkState::Up {
            ensure!(begin.elapsed() < PATIENCE, "{seat} does not come back");
            sleep(LOOK).await;
        }
        Ok(())
    }

    /// Moves for a seat, and waits until both players see it.
    pub(crate) async fn play(&mut self, seat: Seat) -> Result<()> {
        let view = self.view(seat).context("a view")?;
        ensure!(view.outcome.is_none(), "the match is over: {:?}", view.outcome);
        let chosen = random_move(&view, seat, &mut self.chance).context("a move")?;
        self.connection(seat).act(Command::Move(chosen), view.chain);
        let begin = Instant::now();
        while Seat::BOTH.iter().any(|one| self.view(*one).is_none_or(|now| now.seq <= view.seq)) {
            ensure!(begin.elapsed() < PATIENCE, "a move of {seat} does not count");
            sleep(LOOK).await;
        }
        Ok(())
    }

    /// Lets a seat lose its connection, and come back at the server of this address a while later.
    pub(crate) async fn move_to(&mut self, seat: Seat, address: &str, absence: Duration) -> Result<()> {
        let server = Server::new(&[address], self.keys[seat.index()])?;
        let unused = Server::new(&["http://127.0.0.1:9"], self.keys[seat.index()])?;
        let place = Place { game: self.game, role: Role::Player { invite: None } };
        // The old connection ends when it is replaced.
        self.connections[seat.index()] = Connection::open(unused, place.clone());
        sleep(absence).await;
        self.connections[seat.index()] = Connection::open(server, place);
        self.is_back(seat).await
    }
}
