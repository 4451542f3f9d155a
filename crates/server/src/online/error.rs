//! The answer to a request that the server refuses.

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use talon_hall::api::Failure;
use talon_store::StoreError;

use super::limits::TooMany;
use super::node::NodeError;

/// The reason why a request is refused: a stable code for programs and a clause for people.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ApiError {
    status: StatusCode,
    code: &'static str,
    text: &'static str,
    /// After this time it makes sense to ask again for what was too much, in milliseconds.
    wait: u64,
}

/// Declares all errors.
macro_rules! errors {
    ($($name:ident: $status:ident, $code:literal, $text:literal;)*) => {
        impl ApiError {$(
            pub(crate) const $name: ApiError =
                ApiError { status: StatusCode::$status, code: $code, text: $text, wait: 60_000 };
        )*}
    };
}

errors! {
    BAD_REQUEST: BAD_REQUEST, "bad-request", "the request does not have the form that this call needs";
    NO_KEY: UNAUTHORIZED, "no-key", "no player has this key; introduce yourself with POST /api/me";
    SPENT_KEY: UNAUTHORIZED, "spent-key", "this key was replaced, or its player was erased; it opens nothing any more";
    WRONG_ORIGIN: FORBIDDEN, "wrong-origin", "another site sent this request";
    WRONG_INVITE: FORBIDDEN, "wrong-invite", "the invitation is not for this match";
    WRONG_TICKET: FORBIDDEN, "wrong-ticket", "the ticket was used, is too old, or is for another match";
    NO_SEAT: FORBIDDEN, "no-seat", "only a player of this match can do that";
    NO_MATCH: NOT_FOUND, "no-match", "there is no such match";
    SEATS_TAKEN: CONFLICT, "seats-taken", "both seats are taken";
    NO_BOTS: CONFLICT, "no-bots", "this server has no bots";
    NOT_OVER: CONFLICT, "not-over", "the match is not over yet";
    UNREADABLE: CONFLICT, "unreadable", "this server cannot continue the match";
    NOT_JSON: UNSUPPORTED_MEDIA_TYPE, "not-json", "the content type must be application/json";
    TOO_MANY: TOO_MANY_REQUESTS, "too-many", "that is too much at a time; try again later";
    AWAY: SERVICE_UNAVAILABLE, "away", "the server cannot save at the moment; try again";
    CROWDED: SERVICE_UNAVAILABLE, "crowded", "the server has as many connections as it can; try again";
    ENDING: SERVICE_UNAVAILABLE, "ending", "the server restarts; try again";
}

impl From<NodeError> for ApiError {
    fn from(error: NodeError) -> ApiError {
        match error {
            NodeError::Store(_) | NodeError::WrongClock => ApiError::AWAY,
            NodeError::NoGame => ApiError::NO_MATCH,
            NodeError::Unreadable(_) | NodeError::Broken(_) => ApiError::UNREADABLE,
        }
    }
}

impl From<TooMany> for ApiError {
    fn from(TooMany { wait }: TooMany) -> ApiError {
        ApiError { wait, ..ApiError::TOO_MANY }
    }
}

impl From<StoreError> for ApiError {
    fn from(_: StoreError) -> ApiError {
        ApiError::AWAY
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = json(&Failure { error: self.code.to_owned(), text: self.text.to_owned() });
        *response.status_mut() = self.status;
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(RETRY_AFTER, self.wait.div_ceil(1_000).max(1).into());
        }
        response
    }
}

/// A response with this JSON.
pub(crate) fn json(value: &impl Serialize) -> Response {
    let text = serde_json::to_string(value).expect("all answers have only string keys");
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], text).into_response()
}
