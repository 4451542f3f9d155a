//! Links to servers and matches, as the browser's page makes them.

use std::fmt;
use std::str::FromStr;

use talon_client::net::Key;
use talon_hall::MatchId;

/// The address of a server: `https://HOST` or `http://HOST:PORT`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct ServerUrl(String);

/// A text that is not a link of this kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum LinkError {
    /// It does not begin like a web address.
    #[error("an address begins with https:// or http:// and the name of a server")]
    Address,
    /// It does not lead to a match.
    #[error(
        "this link does not lead to a match; such a link has the form https://HOST/#/match/ID/INVITATION"
    )]
    Match,
    /// It does not contain a key.
    #[error("this is not a link that keeps a player; such a link has the form https://HOST/#/me/KEY")]
    Key,
}

impl ServerUrl {
    /// Returns true if only programs on this machine reach the server.
    pub(crate) fn is_local(&self) -> bool {
        let host = self.0.split_once("://").map_or("", |(_, host)| host);
        ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local))
    }

    /// The port that the address names or means.
    pub(crate) fn port(&self) -> u16 {
        let port = self.0.rsplit_once(':').and_then(|(_, port)| port.parse().ok());
        port.unwrap_or(if self.0.starts_with("https") { 443 } else { 80 })
    }

    /// The address, for a library.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ServerUrl {
    type Err = LinkError;

    /// Reads an address, also one with a path, which is left out.
    fn from_str(text: &str) -> Result<ServerUrl, LinkError> {
        let (scheme, rest) = text.trim().split_once("://").ok_or(LinkError::Address)?;
        let scheme = scheme.to_ascii_lowercase();
        let host = rest.split(['/', '#', '?']).next().unwrap_or_default().to_ascii_lowercase();
        let is_host = !host.is_empty() && !host.contains(['@', ' ', '\\']);
        if !is_host || !["http", "https"].contains(&scheme.as_str()) {
            return Err(LinkError::Address);
        }
        Ok(ServerUrl(format!("{scheme}://{host}")))
    }
}

impl fmt::Display for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A link to a match: `https://HOST/#/match/ID/INVITATION`. Without the invitation it is for those who sit there already,
/// and for spectators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchLink {
    /// The server.
    pub(crate) server: ServerUrl,
    /// The match.
    pub(crate) game: MatchId,
    /// The invitation that opens a seat.
    pub(crate) invite: Option<String>,
}

impl FromStr for MatchLink {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<MatchLink, LinkError> {
        // A link that was copied from two lines of a screen has a blank in it.
        let text: String = text.split_whitespace().collect();
        let server = text.parse()?;
        let (_, fragment) = text.split_once('#').ok_or(LinkError::Match)?;
        let mut parts = fragment.trim_start_matches('/').trim_end_matches('/').split('/');
        if !parts.next().is_some_and(|kind| ["match", "watch"].contains(&kind)) {
            return Err(LinkError::Match);
        }
        let game = parts.next().and_then(|id| id.parse().ok()).ok_or(LinkError::Match)?;
        let invite = parts.next().filter(|key| !key.is_empty()).map(str::to_owned);
        if invite.as_ref().is_some_and(|invite| invite.parse::<Key>().is_err()) || parts.next().is_some() {
            return Err(LinkError::Match);
        }
        Ok(MatchLink { server, game, invite })
    }
}

impl fmt::Display for MatchLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/#/match/{}", self.server, self.game)?;
        self.invite.as_ref().map_or(Ok(()), |invite| write!(f, "/{invite}"))
    }
}

/// A link that makes a player at home on another device: `https://HOST/#/me/KEY`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeyLink {
    /// The server that knows the player.
    pub(crate) server: ServerUrl,
    /// The player's key.
    pub(crate) key: Key,
}

impl FromStr for KeyLink {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<KeyLink, LinkError> {
        let server = text.parse()?;
        let fragment = text.trim().split_once('#').ok_or(LinkError::Key)?.1;
        let key = fragment.strip_prefix("/me/").and_then(|key| key.trim_end_matches('/').parse().ok());
        Ok(KeyLink { server, key: key.ok_or(LinkError::Key)? })
    }
}

impl fmt::Display for KeyLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/#/me/{}", self.server, self.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "BwcHBwcHBwcHBwcHBwcHBw";
    const KEY: &str = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc";

    #[test]
    fn a_link_is_read_as_a_browser_shows_it_and_written_the_same() {
        for (text, server, port, has_invite) in [
            (format!("https://talon.example/#/match/{ID}/{KEY}"), "https://talon.example", 443, true),
            (format!("http://192.168.0.7:8642/#/match/{ID}"), "http://192.168.0.7:8642", 8642, false),
            (format!("http://[::1]:8642/#/match/{ID}"), "http://[::1]:8642", 8642, false),
            (format!("http://talon.example/#/match/{ID}"), "http://talon.example", 80, false),
        ] {
            let link: MatchLink = text.parse().expect("a link");
            assert_eq!((link.server.as_str(), link.invite.is_some()), (server, has_invite));
            assert_eq!(link.server.port(), port);
            assert_eq!(link.to_string(), text);
        }
        let copied: MatchLink =
            format!("https://talon.example/#/mat\n  ch/{ID}/{KEY}").parse().expect("a link");
        assert_eq!(copied.to_string(), format!("https://talon.example/#/match/{ID}/{KEY}"));
        let spectator: MatchLink =
            format!(" HTTPS://Talon.Example/index.html#/watch/{ID}/ ").parse().expect("a link");
        assert_eq!(spectator.to_string(), format!("https://talon.example/#/match/{ID}"));
        let kept = format!("https://talon.example/#/me/{KEY}");
        assert_eq!(kept.parse::<KeyLink>().expect("a link").to_string(), kept);
    }

    #[test]
    fn other_texts_are_refused_with_the_form_that_is_meant() {
        let invited = format!("https://talon.example/#/match/{ID}");
        for (text, expected) in [
            ("", LinkError::Address),
            ("talon.example", LinkError::Address),
            ("ftp://talon.example/", LinkError::Address),
            ("https:///#/match/", LinkError::Address),
            ("https://me@talon.example/", LinkError::Address),
            ("https://talon.example/", LinkError::Match),
            ("https://talon.example/#/curse/17", LinkError::Match),
            ("https://talon.example/#/match/short", LinkError::Match),
            (&format!("{invited}/short"), LinkError::Match),
            (&format!("{invited}/{KEY}/more"), LinkError::Match),
        ] {
            assert_eq!(text.parse::<MatchLink>(), Err(expected), "{text}");
        }
        assert_eq!("https://talon.example/#/me/short".parse::<KeyLink>(), Err(LinkError::Key));
    }
}
