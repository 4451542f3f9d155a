//! The moves of a bot: an opponent, or one that plays for a player who left.

use talon_hall::{Actor, Chain, Command, CommandId, Request};
use talon_rules::curse::Seat;
use talon_store::now;

use super::bot_turn::{Task, next};
use super::live::{Live, NewEvent};
use super::node::{Node, NodeError};
use super::random::random;

/// The time that a bot waits before its move, in milliseconds.
const BOT_WAITS: u64 = 1_500;

impl Node {
    /// Makes the move of a bot, some time after the last move: it does not depend on the hand.
    pub(crate) async fn play_bot(&self, live: &Live) -> Result<(), NodeError> {
        let Some(substitute) = self.substitute else { return Ok(()) };
        // A move that takes long is not chosen twice.
        let Ok(_thinking) = live.bot.try_lock() else { return Ok(()) };
        let (chain, next) = {
            let table = &live.loaded.lock().await.table;
            let is_soon = table.moment(now()).since(table.done()) < BOT_WAITS;
            (table.chain(), if is_soon { None } else { next(table) })
        };
        let (seat, command) = match next {
            None => return Ok(()),
            Some((seat, Task::Decline)) => (seat, Command::DeclineAbort),
            Some((seat, Task::Choose(level, view))) => {
                let seed = u64::from_le_bytes(random());
                let _permit = self.thinkers.acquire().await;
                let choosing = tokio::task::spawn_blocking(move || substitute(level, &view, seed));
                let Ok(Some(chosen)) = choosing.await else { return Ok(()) };
                (seat, Command::Move(chosen))
            }
        };
        self.act_for(live, seat, chain, command).await
    }

    /// Acts for a bot.
    async fn act_for(
        &self,
        live: &Live,
        seat: Seat,
        expect: Chain,
        command: Command,
    ) -> Result<(), NodeError> {
        let mut loaded = live.loaded.lock().await;
        self.prepare(live, &mut loaded).await?;
        let at = loaded.table.moment(now());
        let request = Request { id: CommandId::new(random()), expect, command };
        // A refusal means that something else happened meanwhile.
        if let Ok(event) = loaded.table.decide(Actor::Bot(seat), &request, at) {
            let new = NewEvent { seat: Some(seat), command: request.id, event, at };
            self.append(live, &mut loaded, new).await?;
            self.metrics.bot_moves.inc();
            self.advance(live, &mut loaded).await?;
        }
        Ok(())
    }
}
