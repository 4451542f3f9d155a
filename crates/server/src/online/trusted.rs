//! The sites and the proxies that a host trusts.

use std::net::IpAddr;
use std::str::FromStr;
use std::time::Duration;

use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use axum::http::{Method, Uri};
use ipnet::IpNet;
use tower_http::cors::CorsLayer;

/// The time for which a browser remembers what pages of another site can send.
const PREFLIGHT: Duration = Duration::from_secs(600);

/// The sites besides the host's own whose pages can call, and the proxies besides those on this machine that say who
/// called.
///
/// # Examples
/// ```
/// use talon_server::Trusted;
///
/// let trusted =
///     Trusted { sites: vec!["https://example.org".parse()?], proxies: vec!["10.0.0.0/8".parse()?] };
/// assert!("https://example.org/games".parse::<talon_server::Site>().is_err(), "it has a path");
/// # drop(trusted);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Trusted {
    /// The sites.
    pub sites: Vec<Site>,
    /// The proxies.
    pub proxies: Vec<Proxy>,
}

/// A site as browsers name it: `https://example.org`, perhaps with a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site(HeaderValue);

/// A text that is not a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it must be a site such as https://example.org, without a path")]
pub struct NotASite;

impl FromStr for Site {
    type Err = NotASite;

    fn from_str(text: &str) -> Result<Site, NotASite> {
        // Browsers write the names in small letters, and no slash at the end.
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let uri: Uri = text.parse().map_err(|_| NotASite)?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        let authority = uri.authority().ok_or(NotASite)?.as_str();
        if !is_web || authority.contains('@') || !text.ends_with(&format!("://{authority}")) {
            return Err(NotASite);
        }
        text.parse().map(Site).map_err(|_| NotASite)
    }
}

/// The address of a proxy, or a network of proxies: `192.0.2.7` or `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxy(IpNet);

/// A text that is neither an address nor a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it must be an address or a network, such as 192.0.2.7 or 10.0.0.0/8")]
pub struct NotAProxy;

impl FromStr for Proxy {
    type Err = NotAProxy;

    fn from_str(text: &str) -> Result<Proxy, NotAProxy> {
        let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(Proxy).map_err(|_| NotAProxy)
    }
}

impl Trusted {
    /// Returns true if pages of this origin can call.
    pub(crate) fn allows(&self, origin: &str) -> bool {
        self.sites.iter().any(|site| site.0 == origin)
    }

    /// Returns true if a proxy at this address is believed.
    pub(crate) fn believes(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_loopback() || self.proxies.iter().any(|proxy| proxy.0.contains(&address))
    }

    /// The layer that lets browsers show the answers to pages of these sites, and of no others; `None` without sites.
    pub(crate) fn cross_origin(&self) -> Option<CorsLayer> {
        if self.sites.is_empty() {
            return None;
        }
        let layer = CorsLayer::new()
            .allow_origin(self.sites.iter().map(|site| site.0.clone()).collect::<Vec<_>>())
            .allow_methods([Method::GET, Method::POST, Method::DELETE])
            .allow_headers([AUTHORIZATION, CONTENT_TYPE])
            .allow_credentials(true)
            .expose_headers([RETRY_AFTER])
            .max_age(PREFLIGHT);
        Some(layer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_read_as_browsers_write_it() {
        for (text, origin) in [
            ("https://example.org", "https://example.org"),
            ("https://Example.org/", "https://example.org"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("http://[::1]:80", "http://[::1]:80"),
        ] {
            assert!(
                Trusted { sites: vec![text.parse().unwrap()], ..Trusted::default() }.allows(origin),
                "{text}"
            );
        }
        for text in [
            "",
            "*",
            "null",
            "example.org",
            "https://",
            "https://a/b",
            "ftp://a",
            "https://u@a",
            "https://a?b",
        ] {
            assert_eq!(text.parse::<Site>(), Err(NotASite), "{text}");
        }
    }

    #[test]
    fn proxies_are_addresses_and_networks() {
        let proxies = ["192.0.2.7", "10.0.0.0/8", "2001:db8::/32"].map(|text| text.parse().unwrap()).to_vec();
        let trusted = Trusted { proxies, ..Trusted::default() };
        for (address, is_believed) in [
            ("192.0.2.7", true),
            ("192.0.2.8", false),
            ("10.255.0.1", true),
            ("::ffff:10.1.2.3", true),
            ("11.0.0.1", false),
            ("2001:db8::9", true),
            ("127.0.0.1", true),
            ("::1", true),
        ] {
            assert_eq!(trusted.believes(address.parse().unwrap()), is_believed, "{address}");
        }
        for text in ["", "proxy", "10.0.0.0/33", "10.0.0"] {
            assert_eq!(text.parse::<Proxy>(), Err(NotAProxy), "{text}");
        }
    }
}
