//! Who sends a request, and whether the request can be trusted.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderMap, ORIGIN, VIA};
use axum::http::request::Parts;
use axum::http::{HeaderName, Method};
use talon_store::{Identity, IdentityId};

use super::clock::now;
use super::error::ApiError;
use super::keys::Credential;
use super::limits::household;
use super::state::Online;
use super::usage::Sender;

/// The sender's address, from a proxy on this machine.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The headers that proxies add: a request with one of them was passed on.
const FORWARDED: [HeaderName; 4] =
    [FORWARDED_FOR, HeaderName::from_static("forwarded"), HeaderName::from_static("x-real-ip"), VIA];

/// Whether the sender's connection to a proxy is encrypted.
const FORWARDED_PROTOCOL: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Who sends a request. It is refused if too many come from its household, if another site sent it, or if it changes something and is not JSON: a form of
/// another site cannot send JSON.
pub(crate) struct Caller {
    pub(crate) credential: Option<Credential>,
    /// What limits count by; `None` for programs on this machine.
    pub(crate) household: Option<IpAddr>,
    pub(crate) is_encrypted: bool,
}

impl FromRequestParts<Online> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, online: &Online) -> Result<Caller, ApiError> {
        let household = address(parts);
        online.usage().calls.take(household, now())?;
        let credential = Credential::of(&parts.headers);
        let origin = text(&parts.headers, &ORIGIN);
        let changes = parts.method != Method::GET;
        let is_right = match origin {
            Some(origin) => is_own(origin, text(&parts.headers, &HOST)) || online.allows_origin(origin),
            // Every browser names the origin of such a request.
            None => !changes || !matches!(credential, Some(Credential::Cookie(_))),
        };
        if !is_right {
            return Err(ApiError::WRONG_ORIGIN);
        }
        let kind = text(&parts.headers, &CONTENT_TYPE).unwrap_or_default();
        if changes && kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(ApiError::NOT_JSON);
        }
        let is_encrypted =
            is_forwarded_encrypted(parts) || origin.is_some_and(|origin| origin.starts_with("https://"));
        Ok(Caller { credential, household, is_encrypted })
    }
}

impl Caller {
    /// The caller as the sender of what a player with this id does.
    pub(crate) fn sender(&self, player: IdentityId) -> Sender {
        Sender { player, household: self.household }
    }

    /// The player with the key of the request.
    pub(crate) async fn identity(&self, online: &Online) -> Result<Identity, ApiError> {
        self.known(online).await?.ok_or(ApiError::NO_KEY)
    }

    /// The player with the key of the request; `None` for a caller without a key.
    pub(crate) async fn known(&self, online: &Online) -> Result<Option<Identity>, ApiError> {
        let Some(credential) = self.credential else { return Ok(None) };
        Ok(online.node().store.identity(credential.key().hash(), now()).await?)
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Whether an origin such as `https://host:port` is the host of the request.
fn is_own(origin: &str, host: Option<&str>) -> bool {
    let name = origin.split_once("://").map(|(_, name)| name);
    name.is_some() && name == host
}

/// Whether the other end of the connection is on this machine.
fn is_local(peer: SocketAddr) -> bool {
    peer.ip().to_canonical().is_loopback()
}

/// The other end of the connection.
fn peer(parts: &Parts) -> Option<SocketAddr> {
    parts.extensions.get().map(|ConnectInfo(peer)| *peer)
}

/// Whether a proxy on this machine says that the sender's connection is encrypted.
fn is_forwarded_encrypted(parts: &Parts) -> bool {
    peer(parts).is_some_and(is_local) && text(&parts.headers, &FORWARDED_PROTOCOL) == Some("https")
}

/// The address that limits count by. A proxy on this machine names the sender's last in its header. If that cannot be
/// read, limits count by the proxy's own address: a request that was passed on is never one of this machine.
fn address(parts: &Parts) -> Option<IpAddr> {
    let peer = peer(parts)?;
    if !is_local(peer) {
        return Some(household(peer.ip()));
    }
    if !FORWARDED.iter().any(|name| parts.headers.contains_key(name)) {
        return None;
    }
    let lines = parts.headers.get_all(FORWARDED_FOR);
    let last = lines.iter().next_back().and_then(|line| line.to_str().ok()?.rsplit(',').next());
    Some(household(last.and_then(read_address).unwrap_or(peer.ip())))
}

/// Reads an address as proxies write it: perhaps in quotes or brackets, and with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    if let Ok(address) = text.parse::<SocketAddr>() {
        return Some(address.ip());
    }
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    bare.unwrap_or(text).parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn parts(peer: &str, headers: &[(&str, &str)]) -> Parts {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        parts.extensions.insert(ConnectInfo(peer.parse::<SocketAddr>().unwrap()));
        parts
    }

    #[test]
    fn a_request_that_was_passed_on_always_has_an_address() {
        let (own, sender) = ("127.0.0.1", "203.0.113.7");
        let cases: [(&[(&str, &str)], &str); 14] = [
            (&[("x-forwarded-for", "203.0.113.7")], sender),
            (&[("x-forwarded-for", "198.51.100.1, 203.0.113.7")], sender),
            (&[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.7")], sender),
            (&[("x-forwarded-for", "203.0.113.7:5555")], sender),
            (&[("x-forwarded-for", "\"203.0.113.7:5555\"")], sender),
            (&[("x-forwarded-for", "[2001:db8::1]:80")], "2001:db8::1"),
            (&[("x-forwarded-for", "\"[2001:db8::1]\"")], "2001:db8::1"),
            (&[("x-forwarded-for", "")], own),
            (&[("x-forwarded-for", "unknown")], own),
            (&[("x-forwarded-for", "203.0.113.7,")], own),
            (&[("forwarded", "for=203.0.113.7")], own),
            (&[("x-real-ip", "203.0.113.7")], own),
            (&[("via", "1.1 proxy")], own),
            (&[("forwarded", "for=a"), ("x-forwarded-for", "203.0.113.7")], sender),
        ];
        for (headers, expected) in cases {
            let expected = household(expected.parse().unwrap());
            assert_eq!(address(&parts("127.0.0.1:9", headers)), Some(expected), "{headers:?}");
        }
        assert_eq!(address(&parts("127.0.0.1:9", &[])), None);
        let foreign = address(&parts("198.51.100.1:9", &[("x-forwarded-for", sender)]));
        assert_eq!(
            foreign,
            Some("198.51.100.1".parse().unwrap()),
            "only a proxy on this machine is believed"
        );
    }

    #[test]
    fn only_a_proxy_on_this_machine_says_that_a_connection_is_encrypted() {
        let headers = [("x-forwarded-proto", "https")];
        assert!(is_forwarded_encrypted(&parts("[::1]:9", &headers)));
        assert!(!is_forwarded_encrypted(&parts("198.51.100.1:9", &headers)));
    }
}
