//! The moves of a bot that plays for a player who left.

use talon_hall::{Actor, Command, CommandId, Request};
use talon_rules::Game;

use super::clock::now;
use super::live::Live;
use super::node::{Node, NodeError};
use super::random::random;

/// How long a bot waits before its move, in milliseconds.
const BOT_WAITS: u64 = 1_500;

impl Node {
    /// Makes the move of a bot that took a seat over, some time after the last move: it does not depend on the hand.
    pub(crate) async fn play_bot(&self, live: &Live) -> Result<(), NodeError> {
        let Some(substitute) = self.substitute else { return Ok(()) };
        let (seat, level, view, chain) = {
            let loaded = live.loaded.lock().await;
            let table = &loaded.table;
            let is_soon = table.moment(now()).since(table.done()) < BOT_WAITS;
            let Some(seat) = table.seat_to_move().filter(|_| !is_soon) else { return Ok(()) };
            let (Some(level), Some(state)) = (table.bot(seat), table.state()) else { return Ok(()) };
            (seat, level, state.view(seat), table.chain())
        };
        let seed = u64::from_le_bytes(random());
        let choosing = tokio::task::spawn_blocking(move || substitute(level, &view, seed));
        let Ok(Some(made)) = choosing.await else { return Ok(()) };
        let mut loaded = live.loaded.lock().await;
        self.prepare(live, &mut loaded).await?;
        let at = loaded.table.moment(now());
        let request = Request { id: CommandId::new(random()), expect: chain, command: Command::Move(made) };
        // A refusal means that something else happened meanwhile.
        if let Ok(event) = loaded.table.decide(Actor::Bot(seat), &request, at) {
            self.append(live, &mut loaded, Some(seat), request.id, event, at).await?;
            self.advance(live, &mut loaded).await?;
        }
        Ok(())
    }
}
