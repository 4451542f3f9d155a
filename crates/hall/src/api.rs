//! The bodies of the calls besides those of a running match, as JSON. Servers and those who call them share these types.
//!
//! Both sides ignore the fields that they do not know, so an older one works with a newer one.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_rules::curse::Seat;

use crate::{MatchId, MatchRecord, Rating, Settings};

/// A player as they see themselves: the answer to `POST /api/me`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// The rating; `None` before the first rated match.
    pub rating: Option<Rating>,
}

/// Another key for the player: the body of `POST /api/me/key`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewKey {
    /// The text of the key.
    pub key: String,
}

impl fmt::Debug for NewKey {
    /// Hides the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewKey").finish_non_exhaustive()
    }
}

/// Everything that the server keeps about a player: the answer to `GET /api/me/export`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerExport {
    /// The player.
    #[serde(flatten)]
    pub me: Me,
    /// The player's matches.
    pub matches: Vec<PlayedMatch>,
}

/// A match of an exported player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedMatch {
    /// The player's seat.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// The match.
    #[serde(rename = "match")]
    pub record: MatchRecord,
}

/// A wish for a new match: the body of `POST /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Opening {
    /// The settings that the players agree on; `None` for [`Settings::FRIENDS`].
    pub settings: Option<Settings>,
}

/// A match that was opened: the answer to `POST /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The match.
    pub id: MatchId,
    /// The key of the invitation for the other player; `None` if a bot plays.
    pub invite: Option<String>,
}

/// A match of the player that is not over: an item of the answer to `GET /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenMatch {
    /// The match.
    pub id: MatchId,
    /// The player's seat.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// True if the player is to move. A server of an earlier version does not say.
    #[serde(default)]
    pub to_move: bool,
}

/// The key of an invitation: the body of `POST /api/games/{id}/sit`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Invitation {
    /// The text of the key; `None` for a player who comes back to their seat.
    pub invite: Option<String>,
}

/// A place at a match: the answer to `POST /api/games/{id}/sit` and `POST /api/games/{id}/watch`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Admission {
    /// The player's seat; `None` for a spectator.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// The ticket that opens a socket.
    pub ticket: String,
}

/// The reason of a server that refuses a call: the body of every answer that is not a success.
///
/// # Examples
/// ```
/// use talon_hall::api::Failure;
///
/// let body = r#"{"error":"no-match","text":"there is no such match"}"#;
/// let failure: Failure = serde_json::from_str(body).unwrap();
/// assert_eq!(failure.error, "no-match");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failure {
    /// The stable code of the reason.
    pub error: String,
    /// The reason, as a clause.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;

    use super::*;

    /// Reads a body, and checks that it is written again as it was, or as `written`.
    #[track_caller]
    fn check<T: Serialize + DeserializeOwned + Debug>(body: &str, written: Option<&str>) -> T {
        let value: T = serde_json::from_str(body).unwrap();
        assert_eq!(serde_json::to_string(&value).unwrap(), written.unwrap_or(body));
        value
    }

    #[test]
    fn the_bodies_of_calls_are_written_as_documented() {
        check::<Me>(r#"{"name":"Quiet Heron","rating":null}"#, None);
        check::<PlayerExport>(r#"{"name":"Quiet Heron","rating":null,"matches":[]}"#, None);
        check::<PlayedMatch>(r#"{"seat":"south","match":{"id":"AAAAAAAAAAAAAAAAAAAAAA","log":[]}}"#, None);
        check::<Opening>("{}", Some(r#"{"settings":null}"#));
        check::<Opened>(r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","invite":null}"#, None);
        check::<OpenMatch>(r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","seat":"north","to_move":true}"#, None);
        check::<Invitation>("{}", Some(r#"{"invite":null}"#));
        check::<Admission>(r#"{"seat":null,"ticket":"abc"}"#, None);
        check::<Failure>(r#"{"error":"no-match","text":"there is no such match"}"#, None);
    }

    #[test]
    fn an_earlier_server_does_not_say_who_is_to_move() {
        let item: OpenMatch =
            serde_json::from_str(r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","seat":"south"}"#).unwrap();
        assert!(!item.to_move);
    }

    #[test]
    fn what_a_newer_version_adds_is_ignored() {
        check::<Me>(
            r#"{"name":"Quiet Heron","rating":null,"flag":7}"#,
            Some(r#"{"name":"Quiet Heron","rating":null}"#),
        );
        check::<Admission>(
            r#"{"seat":"south","ticket":"abc","for":9}"#,
            Some(r#"{"seat":"south","ticket":"abc"}"#),
        );
    }

    #[test]
    fn a_key_is_not_in_the_output_for_debugging() {
        let body: NewKey = serde_json::from_str(r#"{"key":"secret"}"#).unwrap();
        assert_eq!((body.key.as_str(), format!("{body:?}").as_str()), ("secret", "NewKey { .. }"));
    }
}
