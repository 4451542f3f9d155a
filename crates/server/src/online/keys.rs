//! Keys: who has one is the player, has a seat offered, or can open a socket.

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue};
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use talon_store::KeyHash;

use super::random::random;

/// The name of the cookie. The prefix binds it to this host and to an encrypted connection.
const SECURE_COOKIE: &str = "__Host-talon";

/// The name of the cookie where the connection is not encrypted, as in a home network.
const PLAIN_COOKIE: &str = "talon";

/// The time that a browser keeps the cookie, in seconds: 400 days, the most that browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// 256 random bits. Its text is 43 letters, digits, `-` and `_`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key([u8; 32]);

impl Key {
    pub(crate) fn draw() -> Key {
        Key(random())
    }

    pub(crate) fn read(text: &str) -> Option<Key> {
        Some(Key(BASE64URL_NOPAD.decode(text.as_bytes()).ok()?.try_into().ok()?))
    }

    pub(crate) fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// The hash that a store keeps of it.
    pub(crate) fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0).into())
    }
}

/// The key of a request, and where it came from.
#[derive(Clone, Copy)]
pub(crate) enum Credential {
    /// A program sent it on purpose.
    Bearer(Key),
    /// A browser sent it by itself, perhaps on behalf of another site.
    Cookie(Key),
}

impl Credential {
    /// The credential in the headers of a request.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Credential> {
        let text = |value: &HeaderValue| value.to_str().map(str::to_owned).ok();
        if let Some(bearer) = headers.get(AUTHORIZATION).and_then(text) {
            return Key::read(bearer.strip_prefix("Bearer ")?.trim()).map(Credential::Bearer);
        }
        let cookies: Vec<String> = headers.get_all(COOKIE).iter().filter_map(text).collect();
        let pairs =
            cookies.iter().flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        // Another site of the same domain can set the plain cookie, but not the one with the prefix.
        let value = |wanted| pairs.clone().find(|(name, _)| *name == wanted).map(|(_, value)| value);
        let value = value(SECURE_COOKIE).or_else(|| value(PLAIN_COOKIE))?;
        Key::read(value).map(Credential::Cookie)
    }

    pub(crate) fn key(&self) -> Key {
        match self {
            Credential::Bearer(key) | Credential::Cookie(key) => *key,
        }
    }
}

/// The cookie that makes a browser send the key from now on.
pub(crate) fn cookie(key: &Key, is_encrypted: bool) -> String {
    let (name, secure) = if is_encrypted { (SECURE_COOKIE, "; Secure") } else { (PLAIN_COOKIE, "") };
    format!("{name}={}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}", key.text())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_from_a_bearer_or_a_cookie() {
        let key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        let cases: [(&str, String, Option<bool>); 9] = [
            ("authorization", format!("Bearer {key}"), Some(true)),
            ("authorization", format!("Basic {key}"), None),
            ("authorization", "Bearer short".to_owned(), None),
            ("cookie", format!("talon={key}"), Some(false)),
            ("cookie", format!("a=b; __Host-talon={key}; c"), Some(false)),
            ("cookie", format!("talon=tossed; __Host-talon={key}"), Some(false)),
            ("cookie", "talon=short".to_owned(), None),
            ("cookie", format!("other={key}"), None),
            ("x-key", key.to_owned(), None),
        ];
        for (name, value, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            let is_bearer = Credential::of(&headers).map(|credential| {
                assert_eq!(credential.key().text(), key);
                matches!(credential, Credential::Bearer(_))
            });
            assert_eq!(is_bearer, expected, "{name}: {value}");
        }
    }
}
