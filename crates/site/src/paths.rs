//! The paths of the site's pages, and the links between them. Links are relative, so the site works below any path; only
//! [`MISSING`] is shown at other addresses than its own.

use talon_lang::Language;
use talon_rules::GameName;

/// The page of the browser table.
pub(crate) const TABLE: &str = "play/index.html";

/// The first page of the documents.
pub(crate) const DOCUMENTS: &str = "docs/index.html";

/// The script with the texts that a search goes through.
pub(crate) const SEARCH: &str = "docs/search.js";

/// The feed with what is new.
pub(crate) const FEED: &str = "feed.xml";

/// The page that a host shows for an address without a page. Hosts of files know this name.
pub(crate) const MISSING: &str = "404.html";

/// The picture that other sites show beside a link.
pub(crate) const CARD: &str = "assets/social-card.png";

/// The front page of a language.
pub(crate) fn front(language: Language) -> String {
    format!("{}index.html", folder(language))
}

/// The page with the rules of a game in a language.
pub(crate) fn rules(language: Language, game: GameName) -> String {
    format!("{}rules/{game}.html", folder(language))
}

/// The folder of a language. English, the language of the documents, has none.
fn folder(language: Language) -> String {
    match language {
        Language::English => String::new(),
        other => format!("{}/", other.code()),
    }
}

/// The path of a site on its host, with a slash at both ends.
pub(crate) fn root(site: &str) -> String {
    let address = site.split_once("://").map_or(site, |(_, address)| address);
    address.split_once('/').map_or_else(|| "/".to_owned(), |(_, path)| format!("/{path}/"))
}

/// The link from one page to another path, which can end with a fragment.
pub(crate) fn link(from: &str, to: &str) -> String {
    let folders = |path: &str| path.matches('/').count();
    let mut shared = from.char_indices().filter(|(at, sign)| *sign == '/' && to.starts_with(&from[..=*at]));
    let shared = shared.next_back().map_or(0, |(at, _)| at + 1);
    format!("{}{}", "../".repeat(folders(&from[shared..])), &to[shared..])
}

/// The path that a link leads to from a page or from a document, without the fragment; `None` if it leaves the site.
pub(crate) fn target(from: &str, link: &str) -> Option<String> {
    let link = link.split(['#', '?']).next().unwrap_or_default();
    if link.is_empty() {
        return Some(from.to_owned());
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_where_it_should() {
        let links = [
            ("index.html", "docs/index.html", "docs/index.html"),
            ("docs/host/club.html", "docs/host/server.html#proxies", "server.html#proxies"),
            ("docs/host/club.html", "docs/index.html", "../index.html"),
            ("de/rules/yield.html", "play/index.html", "../../play/index.html"),
            ("de/index.html", "docs/index.html", "../docs/index.html"),
        ];
        for (from, to, expected) in links {
            assert_eq!(link(from, to), expected);
            let path = to.split('#').next();
            assert_eq!(target(from, expected).as_deref(), path);
        }
    }

    #[test]
    fn the_root_of_a_site_is_its_path() {
        for (site, expected) in [("https://t.club.net", "/"), ("https://club.net/games/t", "/games/t/")] {
            assert_eq!(root(site), expected);
        }
    }

    #[test]
    fn a_link_out_of_the_site_has_no_target() {
        assert_eq!(target("docs/index.html", "../../other/index.html"), None);
        assert_eq!(target("docs/index.html", "#players").as_deref(), Some("docs/index.html"));
    }
}
