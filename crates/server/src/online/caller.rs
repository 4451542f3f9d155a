//! Who sends a request, and whether the request can be trusted.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderMap, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderName, Method};
use talon_store::Identity;

use super::clock::now;
use super::error::ApiError;
use super::keys::Credential;
use super::limits::household;
use super::state::Online;

/// The sender's address, from a proxy on this machine.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Whether the sender's connection to a proxy is encrypted.
const FORWARDED_PROTOCOL: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Who sends a request. It is refused if another site sent it, or if it changes something and is not JSON: a form of
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
        let forwarded = text(&parts.headers, &FORWARDED_PROTOCOL) == Some("https");
        let is_encrypted = forwarded || origin.is_some_and(|origin| origin.starts_with("https://"));
        Ok(Caller { credential, household: address(parts), is_encrypted })
    }
}

impl Caller {
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

/// The address that limits count by. A proxy on this machine names the sender's last in its header.
fn address(parts: &Parts) -> Option<IpAddr> {
    let ConnectInfo(peer) = parts.extensions.get::<ConnectInfo<SocketAddr>>()?;
    if !peer.ip().to_canonical().is_loopback() {
        return Some(household(peer.ip()));
    }
    let forwarded = text(&parts.headers, &FORWARDED_FOR)?.rsplit(',').next()?;
    forwarded.trim().parse().map(household).ok()
}
