//! The room that a match takes in a store.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use talon_hall::{Actor, Command, CommandId, Entry, Event, MatchId, Request, Seed, Settings, Table};
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use talon_store::{Append, Appended, NewGame, ServerId, Store, Summary};

use crate::dice::Dice;
use crate::moves::random_move;

/// Plays a whole match of random moves into a store, without a server, and returns the length of its log.
pub(crate) async fn play(store: &Arc<dyn Store>, chance: &mut Chance) -> Result<u32> {
    let (id, secret) = (MatchId::new(chance.bytes()), seed(chance));
    let at = store.beat(ServerId([0; 16])).await?.now;
    let event = Table::create(&id, &secret, Settings::FRIENDS);
    let first = Entry { seq: 0, at, done: at, seat: None, command: CommandId::new(*id.bytes()), event };
    let table = Table::fold(id, secret, [&first])?;
    let (body, chain) = (serde_json::to_string(&first.event)?, table.chain());
    let stored = store
        .open_game(NewGame { id, secret, invite: None, at, body, chain, summary: Summary::default() })
        .await?;
    let table = Table::fold(id, secret, [&stored.entry()?])?;
    let mut playing = Playing { store: Arc::clone(store), table };
    let seeds = [seed(chance), seed(chance)];
    for (seat, seed) in Seat::BOTH.into_iter().zip(seeds) {
        playing.act(seat, Command::Sit(seed.seat_commitment(&id, seat)), chance).await?;
    }
    for (seat, seed) in Seat::BOTH.into_iter().zip(seeds) {
        playing.act(seat, Command::Open(seed), chance).await?;
    }
    loop {
        if let Some(event) = playing.table.at(playing.table.done()) {
            playing.append(None, CommandId::new(chance.bytes()), event).await?;
            continue;
        }
        if playing.table.outcome().is_some() {
            return Ok(playing.table.head() + 1);
        }
        let mut seats = Seat::BOTH.into_iter();
        let choice =
            seats.find_map(|seat| Some((seat, random_move(&playing.table.view(Some(seat)), seat, chance)?)));
        let (seat, played) = choice.context("a seat that can move")?;
        playing.act(seat, Command::Move(played), chance).await?;
    }
}

fn seed(chance: &mut Chance) -> Seed {
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(&chance.bytes());
    bytes[16..].copy_from_slice(&chance.bytes());
    Seed::new(bytes)
}

/// A match and its store.
struct Playing {
    store: Arc<dyn Store>,
    table: Table,
}

impl Playing {
    async fn act(&mut self, seat: Seat, command: Command, chance: &mut Chance) -> Result<()> {
        let request = Request { id: CommandId::new(chance.bytes()), expect: self.table.chain(), command };
        let event = self.table.decide(Actor::Player(seat), &request, self.table.done())?;
        self.append(Some(seat), request.id, event).await
    }

    async fn append(&mut self, seat: Option<Seat>, command: CommandId, event: Event) -> Result<()> {
        let (seq, at) = (self.table.head() + 1, self.table.done());
        let mut entry = Entry { seq, at, done: at, seat, command, event };
        let mut next = self.table.clone();
        next.apply(&entry)?;
        let appended = self.store.append(Append {
            game: next.id(),
            expected: seq,
            before: self.table.chain(),
            last_done: self.table.done(),
            after: next.chain(),
            seat,
            command,
            body: serde_json::to_string(&entry.event)?,
            at,
            summary: Summary { due_at: next.due(), is_over: next.outcome().is_some() },
            rated: None,
        });
        let Appended::Done { done, .. } = appended.await? else { bail!("an entry was not appended") };
        entry.done = done;
        self.table.apply(&entry)?;
        Ok(())
    }
}
