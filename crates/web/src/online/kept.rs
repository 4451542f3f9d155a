//! What a match keeps in the local storage, so that a reload loses nothing.

use serde::de::DeserializeOwned;
use talon_hall::{MatchId, PlayerId, Request};

use crate::browser;

/// The key with which a friend sits down at a match of this player.
pub(super) fn invite(id: MatchId) -> Option<String> {
    browser::stored(&name("invite", id))
}

/// Keeps the key with which a friend sits down.
pub(super) fn keep_invite(id: MatchId, invite: &str) {
    browser::store(&name("invite", id), invite);
}

/// The commands that have no answer yet.
pub(super) fn pending(id: MatchId) -> Vec<Request> {
    read(&name("pending", id)).unwrap_or_default()
}

/// Keeps the commands that have no answer yet.
pub(super) fn keep_pending(id: MatchId, pending: &[Request]) {
    let name = name("pending", id);
    if pending.is_empty() {
        browser::forget(&name);
    } else {
        let text = serde_json::to_string(pending).expect("a request has only string keys");
        browser::store(&name, &text);
    }
}

/// The name of the list of blocked players in the local storage.
const BLOCKED: &str = "talon blocked";

/// The players whom this one has blocked: they are never paired, and their phrases are not shown.
pub(super) fn blocked() -> Vec<PlayerId> {
    read(BLOCKED).unwrap_or_default()
}

/// Blocks a player, or does not any more.
pub(super) fn block(player: PlayerId, is_blocked: bool) {
    let mut players = blocked();
    players.retain(|other| *other != player);
    if is_blocked {
        players.push(player);
    }
    browser::store(BLOCKED, &serde_json::to_string(&players).expect("ids are texts"));
}

/// The name of something of a match in the local storage.
fn name(what: &str, id: MatchId) -> String {
    format!("talon match {what} {id}")
}

fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&browser::stored(name)?).ok()
}
