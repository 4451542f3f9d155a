//! The sender of a request, and the checks that a request must pass.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderMap, ORIGIN, VIA};
use axum::http::request::Parts;
use axum::http::{HeaderName, Method};
use talon_store::{Identity, IdentityId, KeyHash, now};

use super::error::ApiError;
use super::keys::Credential;
use super::limits::household;
use super::state::Online;
use super::trusted::Trusted;
use super::usage::Sender;

/// The addresses of the sender and of proxies, from a trusted proxy.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The headers that proxies add: a request with one of them was passed on.
const FORWARDED: [HeaderName; 4] =
    [FORWARDED_FOR, HeaderName::from_static("forwarded"), HeaderName::from_static("x-real-ip"), VIA];

/// The protocol of the sender's connection to a proxy: `https` if it is encrypted.
const FORWARDED_PROTOCOL: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The sender of a request.
///
/// A request is refused if too many come from its household, or if another site sent it. It is also refused if it changes
/// something and is not JSON, because a form of another site cannot send JSON.
pub(crate) struct Caller {
    pub(crate) credential: Option<Credential>,
    /// The address that limits count by; `None` for programs on this machine.
    pub(crate) household: Option<IpAddr>,
    pub(crate) is_encrypted: bool,
}

impl FromRequestParts<Online> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, online: &Online) -> Result<Caller, ApiError> {
        let trusted = online.trusted();
        let household = address(parts, trusted);
        online.usage().calls.take(household, now())?;
        let credential = Credential::of(&parts.headers);
        let origin = text(&parts.headers, &ORIGIN);
        let changes = parts.method != Method::GET;
        let is_right = match origin {
            Some(origin) => is_own(origin, text(&parts.headers, &HOST)) || trusted.allows(origin),
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
        let is_encrypted = is_forwarded_encrypted(parts, trusted)
            || origin.is_some_and(|origin| origin.starts_with("https://"));
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

    /// The player with the key of the request; `None` for a caller without a key, or with one that no player had yet.
    pub(crate) async fn known(&self, online: &Online) -> Result<Option<Identity>, ApiError> {
        let Some(key) = self.key_hash() else { return Ok(None) };
        let identity = online.node().store.identity(key, now()).await?;
        if identity.is_none() && online.node().store.is_spent(key).await? {
            return Err(ApiError::SPENT_KEY);
        }
        Ok(identity)
    }

    /// The hash of the key of the request.
    pub(crate) fn key_hash(&self) -> Option<KeyHash> {
        self.credential.map(|credential| credential.key().hash())
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Returns true if an origin such as `https://host:port` is the host of the request.
fn is_own(origin: &str, host: Option<&str>) -> bool {
    let name = origin.split_once("://").map(|(_, name)| name);
    name.is_some() && name == host
}

/// The other end of the connection.
fn peer(parts: &Parts) -> Option<SocketAddr> {
    parts.extensions.get().map(|ConnectInfo(peer)| *peer)
}

/// Returns true if a trusted proxy says that the sender's connection is encrypted.
fn is_forwarded_encrypted(parts: &Parts, trusted: &Trusted) -> bool {
    let is_believed = peer(parts).is_some_and(|peer| trusted.believes(peer.ip()));
    is_believed && text(&parts.headers, &FORWARDED_PROTOCOL) == Some("https")
}

/// The address that limits count by; `None` for programs on this machine. Each proxy adds the one that it was called from behind
/// the others in its header, so the sender is the last one that is no trusted proxy. If an address cannot be read, limits count
/// by that of the proxy before it: a request that was passed on is never one of this machine.
fn address(parts: &Parts, trusted: &Trusted) -> Option<IpAddr> {
    let mut sender = peer(parts)?.ip();
    let was_passed_on = FORWARDED.iter().any(|name| parts.headers.contains_key(name));
    if !was_passed_on && sender.to_canonical().is_loopback() {
        return None;
    }
    let lines =
        parts.headers.get_all(FORWARDED_FOR).iter().rev().map(|line| line.to_str().unwrap_or_default());
    for text in lines.flat_map(|line| line.rsplit(',')) {
        if !trusted.believes(sender) {
            break;
        }
        let Some(address) = read_address(text) else { break };
        sender = address;
    }
    Some(household(sender))
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
        let (own, sender, nobody) = ("127.0.0.1", "203.0.113.7", Trusted::default());
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
            assert_eq!(address(&parts("127.0.0.1:9", headers), &nobody), Some(expected), "{headers:?}");
        }
        assert_eq!(address(&parts("127.0.0.1:9", &[]), &nobody), None);
        let foreign = address(&parts("198.51.100.1:9", &[("x-forwarded-for", sender)]), &nobody);
        assert_eq!(
            foreign,
            Some("198.51.100.1".parse().unwrap()),
            "only a proxy on this machine is believed"
        );
    }

    #[test]
    fn behind_trusted_proxies_each_sender_counts_alone() {
        let proxies = ["192.0.2.1", "10.0.0.0/8"].map(|text| text.parse().unwrap()).to_vec();
        let trusted = Trusted { proxies, ..Trusted::default() };
        // Who is connected, what the header says, and who counts as the sender.
        for (peer, header, sender) in [
            ("192.0.2.1:9", "203.0.113.7", "203.0.113.7"),
            ("192.0.2.1:9", "203.0.113.7, 10.1.1.1", "203.0.113.7"),
            ("127.0.0.1:9", "203.0.113.7, 192.0.2.1", "203.0.113.7"),
            // What the sender wrote itself is not believed.
            ("192.0.2.1:9", "10.9.9.9, 203.0.113.7", "203.0.113.7"),
            ("192.0.2.1:9", "127.0.0.1, 203.0.113.7", "203.0.113.7"),
            ("198.51.100.1:9", "203.0.113.7", "198.51.100.1"),
            ("192.0.2.1:9", "203.0.113.7, nonsense", "192.0.2.1"),
            ("192.0.2.1:9", "10.1.1.1", "10.1.1.1"),
        ] {
            let address = address(&parts(peer, &[("x-forwarded-for", header)]), &trusted);
            assert_eq!(address, Some(sender.parse().unwrap()), "{peer}: {header}");
        }
        let lines = [("x-forwarded-for", "203.0.113.7"), ("x-forwarded-for", "10.1.1.1")];
        assert_eq!(address(&parts("192.0.2.1:9", &lines), &trusted), Some("203.0.113.7".parse().unwrap()));
        assert_eq!(address(&parts("192.0.2.1:9", &[]), &trusted), Some("192.0.2.1".parse().unwrap()));
    }

    #[test]
    fn only_a_trusted_proxy_says_that_a_connection_is_encrypted() {
        let (headers, mut trusted) = ([("x-forwarded-proto", "https")], Trusted::default());
        assert!(is_forwarded_encrypted(&parts("[::1]:9", &headers), &trusted));
        assert!(!is_forwarded_encrypted(&parts("198.51.100.1:9", &headers), &trusted));
        trusted.proxies.push("198.51.100.1".parse().unwrap());
        assert!(is_forwarded_encrypted(&parts("198.51.100.1:9", &headers), &trusted));
    }
}
