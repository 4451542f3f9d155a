//! The values that a match keeps in the local storage, so that a reload loses nothing.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
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

/// The commands of all tabs that have no answer yet.
pub(super) fn pending(id: MatchId) -> Vec<Request> {
    read(&pending_name(id)).unwrap_or_default()
}

/// The name of the commands in the storage that have no answer yet.
pub(super) fn pending_name(id: MatchId) -> String {
    name("pending", id)
}

/// Keeps the change of a tab's list of commands without an answer. The commands of other tabs stay.
pub(super) fn change_pending(id: MatchId, before: &[Request], now: &[Request]) {
    let name = pending_name(id);
    let kept = changed(pending(id), before, now);
    if kept.is_empty() {
        browser::forget(&name);
    } else {
        let text = serde_json::to_string(&kept).expect("a request has only string keys");
        browser::store(&name, &text);
    }
}

/// A list of commands after one tab's part of it has changed.
fn changed(mut kept: Vec<Request>, before: &[Request], now: &[Request]) -> Vec<Request> {
    let has = |requests: &[Request], one: &Request| requests.iter().any(|request| request.id == one.id);
    kept.retain(|request| !has(before, request) || has(now, request));
    let new: Vec<Request> = now.iter().filter(|request| !has(&kept, request)).copied().collect();
    kept.extend(new);
    kept
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

/// The name of the list of results in the local storage.
const RESULTS: &str = "talon match results";

/// The maximum number of results that are kept; the oldest go first.
const MOST_RESULTS: usize = 1000;

/// The result of a match against a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct MatchResult {
    pub(super) id: MatchId,
    pub(super) is_won: bool,
}

/// The results of this browser's matches against people, the oldest first.
pub(super) fn results() -> Vec<MatchResult> {
    read(RESULTS).unwrap_or_default()
}

/// Keeps a result; each match counts once.
pub(super) fn keep_result(result: MatchResult) {
    let mut results = results();
    if results.iter().any(|other| other.id == result.id) {
        return;
    }
    results.push(result);
    let first = results.len().saturating_sub(MOST_RESULTS);
    browser::store(
        RESULTS,
        &serde_json::to_string(&results[first..]).expect("a result has only string keys"),
    );
}

/// The name of something of a match in the local storage.
fn name(what: &str, id: MatchId) -> String {
    format!("talon match {what} {id}")
}

fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&browser::stored(name)?).ok()
}

#[cfg(test)]
mod tests {
    use talon_hall::{Chain, Command, CommandId};

    use super::*;

    #[test]
    fn tabs_share_their_commands_and_each_removes_what_was_answered() {
        let request = |number| Request {
            id: CommandId::new([number; 16]),
            expect: Chain::START,
            command: Command::Resign,
        };
        let [one, other] = [request(1), request(2)];
        let of_both = changed(changed(Vec::new(), &[], &[one]), &[], &[other]);
        assert_eq!(of_both, [one, other]);
        assert_eq!(changed(of_both.clone(), &[one], &[]), [other]);
        assert_eq!(changed(of_both.clone(), &[one, other], &[one]), [one]);
        assert_eq!(changed(of_both, &[], &[one]), [one, other], "a command is there once");
    }
}
