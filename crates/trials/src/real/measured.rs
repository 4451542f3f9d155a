//! Players for load: they note no more than times.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use talon_client::net::{Connection, Key, Place, Role, Server, Show};
use talon_client::{LinkState, Notice};
use talon_hall::{Command, Event, MatchId, Settings};
use talon_rules::pieces::Chance;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant as TokioInstant, sleep_until, timeout};

use super::meter::{Meter, Stopwatch};
use super::player::Pace;
use crate::dice::Dice;
use crate::moves::random_move;

/// The number of tables that open at the same time.
const OPENING: usize = 64;

/// The most points that win a match.
const LONGEST: u8 = 6;

/// Tables that play until they are dropped.
pub(crate) struct Tables {
    pub(crate) meter: Arc<Meter>,
    tasks: JoinSet<Result<()>>,
}

impl Tables {
    /// Opens tables at a server. Without a pace the players connect and do nothing more. With one, they play one match
    /// after the other, of different lengths, so that after a while as many end as begin.
    pub(crate) fn gather(address: &str, tables: usize, pace: Option<Pace>, seed: u64) -> Tables {
        let (meter, gate) = (Arc::new(Meter::default()), Arc::new(Semaphore::new(OPENING)));
        let mut chance = Chance::from_seed(seed);
        let mut set = JoinSet::new();
        for target in (1..=LONGEST).cycle().take(tables) {
            let (meter, gate, address) = (Arc::clone(&meter), Arc::clone(&gate), address.to_owned());
            let seeds = [(); 2].map(|()| chance.between(0, u64::from(u32::MAX) - 1));
            let plan = Plan { settings: Settings { target, ..Settings::FRIENDS }, pace, seeds };
            set.spawn(async move { open_table(&address, plan, meter, &gate).await });
        }
        Tables { meter, tasks: set }
    }

    /// Waits, unless a table fails before.
    ///
    /// # Errors
    /// The reason why a table failed.
    pub(crate) async fn watch(&mut self, time: Duration) -> Result<()> {
        match timeout(time, self.tasks.join_next()).await {
            Err(_) | Ok(None) => Ok(()),
            Ok(Some(table)) => table?.context("a table ended"),
        }
    }
}

/// The way in which a table plays.
struct Plan {
    settings: Settings,
    pace: Option<Pace>,
    seeds: [u64; 2],
}

async fn open_table(address: &str, plan: Plan, meter: Arc<Meter>, gate: &Semaphore) -> Result<()> {
    let permit = gate.acquire().await?;
    let servers = [Server::new(&[address], Key::draw())?, Server::new(&[address], Key::draw())?];
    servers[0].introduce().await.context("a player cannot be introduced")?;
    let opened = servers[0].open(Some(plan.settings)).await.context("a match cannot be opened")?;
    let watch = Arc::new(Stopwatch::default());
    let mut players = Vec::new();
    for ((server, invite), seed) in servers.into_iter().zip([None, opened.invite]).zip(plan.seeds) {
        let place = Place { game: opened.id, role: Role::Player { invite } };
        let connection = Connection::open(server.clone(), place);
        players.push(Measured {
            connection,
            server,
            game: opened.id,
            pace: plan.pace,
            chance: Chance::from_seed(seed),
            watch: Arc::clone(&watch),
            meter: Arc::clone(&meter),
            is_seated: false,
            lost_at: None,
            kills: 0,
        });
    }
    for player in &mut players {
        while player.connection.read(|client| client.view().is_none()) {
            player.connection.next().await.context("a connection ended")?;
        }
    }
    drop(permit);
    let [mut south, mut north] = <[Measured; 2]>::try_from(players).ok().context("two players")?;
    tokio::try_join!(south.play(), north.play())?;
    Ok(())
}

/// A player who plays for ever.
struct Measured {
    connection: Connection,
    server: Server,
    game: MatchId,
    pace: Option<Pace>,
    chance: Chance,
    watch: Arc<Stopwatch>,
    meter: Arc<Meter>,
    is_seated: bool,
    lost_at: Option<Instant>,
    /// The number of kills of the server when the player was last connected.
    kills: usize,
}

impl Measured {
    async fn play(&mut self) -> Result<()> {
        let mut look = TokioInstant::now();
        if self.pace.is_none() {
            self.sat();
        }
        loop {
            tokio::select! {
                show = self.connection.next() => match show {
                    Some(Show::Notice(Notice::Updated(entries))) => {
                        let seat = self.connection.read(|client| client.view().and_then(|view| view.seat));
                        let is_news = |event: &Event| matches!(event, Event::Moved { .. });
                        if entries.iter().any(|entry| entry.seat != seat && is_news(&entry.event))
                            && let Some(time) = self.watch.stop() {
                            self.meter.arrived(time);
                        }
                    }
                    Some(Show::Link(link)) => self.note_link(link),
                    Some(Show::Notice(_)) => {}
                    Some(Show::Failed(error)) => bail!("a player is sent away for good: {error}"),
                    None => bail!("a connection ended"),
                },
                () = sleep_until(look) => {
                    let pace = self.pace.unwrap_or(Pace { least: 60_000, most: 60_000 });
                    look = TokioInstant::now() + Duration::from_millis(self.chance.between(pace.least, pace.most));
                    if self.pace.is_some() {
                        self.decide();
                    }
                }
            }
        }
    }

    fn sat(&mut self) {
        if !std::mem::replace(&mut self.is_seated, true) {
            self.meter.sat();
        }
    }

    /// Goes on to the next match when both want it. A lost connection must come back before, or its return is not
    /// measured.
    fn follow(&mut self) {
        let (link, next) =
            self.connection.read(|client| (client.link(), client.view().and_then(|view| view.rematch)));
        let Some(next) = next.filter(|_| link == LinkState::Up && self.lost_at.is_none()) else { return };
        self.game = next;
        let place = Place { game: next, role: Role::Player { invite: None } };
        self.connection = Connection::open(self.server.clone(), place);
        self.meter.followed();
    }

    fn decide(&mut self) {
        self.follow();
        let seed = self.server.key().seed(&self.game);
        let (game, chance) = (self.game, &mut self.chance);
        let (is_dealt, command) = self.connection.read(|client| {
            let Some(view) = client.view() else { return (false, None) };
            let on_board = |command| (command, client.board());
            if client.pending().next().is_some() {
                return (view.layout.is_some(), None);
            }
            if view.outcome.is_some() {
                let is_asked = view.rematch.is_some() || view.rematch_offer == view.seat;
                return (true, if is_asked { None } else { Some(on_board(Command::Rematch)) });
            }
            let reply = view.seat.and_then(|seat| random_move(view, seat, chance)).map(Command::Move);
            (view.layout.is_some(), client.deal_command(&game, &seed).or(reply).map(on_board))
        });
        if is_dealt {
            self.sat();
        }
        let Some((command, board)) = command else { return };
        if matches!(command, Command::Move(_)) {
            self.watch.start();
        }
        self.connection.act(command, board);
    }

    fn note_link(&mut self, link: LinkState) {
        match link {
            LinkState::Waiting => {
                self.lost_at.get_or_insert_with(Instant::now);
            }
            LinkState::Connecting => {}
            LinkState::Up => {
                self.kills = self.meter.connected(self.kills);
                if let Some(lost_at) = self.lost_at.take() {
                    self.meter.reconnected(lost_at.elapsed());
                }
            }
        }
    }
}
