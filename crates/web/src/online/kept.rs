//! What a match keeps in the local storage, so that a reload loses nothing.

use serde::de::DeserializeOwned;
use talon_hall::{MatchId, Request};

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

/// The name of something of a match in the local storage.
fn name(what: &str, id: MatchId) -> String {
    format!("talon match {what} {id}")
}

fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&browser::stored(name)?).ok()
}
