//! The checks of a finished site: every link leads somewhere, and nothing comes from anywhere else.

use std::collections::{BTreeMap, BTreeSet};

use html5gum::{Token, Tokenizer};

use crate::paths::{MISSING, root, target};

/// The files of a site by their paths.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The beginning of the fragments that the program of the browser table reads.
const ADDRESS: &str = "/";

/// The links and the ids of a page.
#[derive(Debug, Default)]
struct Contents {
    links: Vec<Reference>,
    ids: BTreeSet<String>,
    faults: Vec<String>,
}

/// A link of a page, or a file that it loads.
#[derive(Debug)]
struct Reference {
    address: String,
    /// True if a browser loads it with the page.
    is_loaded: bool,
}

/// Everything that is wrong with the links of a site: files and fragments that do not exist, paths from the root of a host, files
/// of other hosts, and ids that occur twice. `site` is the address of the site.
pub(crate) fn faults(files: &Files, site: &str) -> Vec<String> {
    let is_page = |path: &str| path.ends_with(".html");
    let pages: BTreeMap<&str, Contents> = files
        .iter()
        .filter(|(path, _)| is_page(path))
        .map(|(path, bytes)| (path.as_str(), Contents::of(&String::from_utf8_lossy(bytes))))
        .collect();
    let mut faults = Vec::new();
    for (path, contents) in &pages {
        faults.extend(contents.faults.iter().map(|fault| format!("{path}: {fault}")));
        for link in &contents.links {
            faults.extend(fault(link, path, site, files, &pages).map(|fault| format!("{path}: {fault}")));
        }
    }
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with(".css")) {
        let style = String::from_utf8_lossy(bytes);
        for address in style.split("url(").skip(1).map(loaded_by_style) {
            let link = Reference { address: address.to_owned(), is_loaded: true };
            faults.extend(fault(&link, path, site, files, &pages).map(|fault| format!("{path}: {fault}")));
        }
    }
    faults
}

/// The address at the beginning of the rest of a style sheet after `url(`.
fn loaded_by_style(rest: &str) -> &str {
    let is_quote = |sign: &char| matches!(sign, '"' | '\'');
    let address = match rest.chars().next().filter(is_quote) {
        Some(quote) => rest[1..].split(quote).next(),
        None => rest.split(')').next(),
    };
    address.unwrap_or_default()
}

/// The fault of a link, if it has one.
fn fault(
    link: &Reference,
    path: &str,
    site: &str,
    files: &Files,
    pages: &BTreeMap<&str, Contents>,
) -> Option<String> {
    let address = link.address.as_str();
    let of_site = address.strip_prefix(site).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    // A drawing inside a style sheet refers to its own parts.
    if address.starts_with("data:") || address.starts_with("%23") {
        return None;
    }
    if link.is_loaded && (address.contains("://") || address.starts_with("//")) {
        return Some(format!("{address} would be loaded from another host"));
    }
    if let Some(rest) = of_site {
        let rest = rest.trim_start_matches('/');
        let rest = if rest.is_empty() { "index.html" } else { rest };
        return missing(&format!("{address} of the site"), rest, "", files, pages);
    }
    if ["https://", "http://", "mailto:"].iter().any(|scheme| address.starts_with(scheme)) {
        return None;
    }
    let (to, fragment) = address.split_once('#').unwrap_or((address, ""));
    match inside(to, path, site) {
        Ok(to) => missing(address, &to, fragment, files, pages),
        Err(fault) => Some(format!("{address} {fault}")),
    }
}

/// The path that a link inside the site leads to, or the fault of the link.
fn inside(to: &str, path: &str, site: &str) -> Result<String, &'static str> {
    if path == MISSING && !to.is_empty() {
        let to = to.strip_prefix(&root(site)).ok_or("does not begin at the root of the site")?;
        return Ok(to.to_owned());
    }
    if to.starts_with('/') {
        return Err("works only at the root of a host");
    }
    target(path, to).ok_or("leaves the site")
}

/// The sentence about a link to a file or a fragment that does not exist.
fn missing(
    address: &str,
    to: &str,
    fragment: &str,
    files: &Files,
    pages: &BTreeMap<&str, Contents>,
) -> Option<String> {
    if !files.contains_key(to) {
        return Some(format!("{address} leads to {to}, which does not exist"));
    }
    let page = pages.get(to)?;
    let is_known = fragment.is_empty() || fragment.starts_with(ADDRESS) || page.ids.contains(fragment);
    (!is_known).then(|| format!("{address} leads to a part of {to} that does not exist"))
}

impl Contents {
    fn of(page: &str) -> Contents {
        let mut contents = Contents::default();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        for token in Tokenizer::new(page) {
            let Ok(Token::StartTag(tag)) = token else { continue };
            let name = text(&tag.name);
            let attribute = |name: &str| tag.attributes.get(name.as_bytes()).map(|value| text(value));
            if let Some(id) = attribute("id")
                && !contents.ids.insert(id.clone())
            {
                contents.faults.push(format!("the id {id} occurs twice"));
            }
            if name == "html" && attribute("lang").is_none() {
                contents.faults.push("the page names no language".to_owned());
            }
            if name == "img" && attribute("alt").is_none() {
                contents.faults.push("a picture has no text".to_owned());
            }
            contents.add(&name, attribute);
        }
        contents
    }

    /// Adds the links of an element.
    fn add(&mut self, element: &str, attribute: impl Fn(&str) -> Option<String>) {
        let is_for_machines =
            attribute("rel").is_some_and(|kinds| kinds == "canonical" || kinds == "alternate");
        let is_loaded = !matches!(element, "a" | "area") && !is_for_machines;
        let addresses = ["href", "src", "action", "poster"].iter().filter_map(|name| attribute(name));
        self.links.extend(addresses.map(|address| Reference { address, is_loaded }));
        let property = attribute("property").unwrap_or_default();
        if matches!(property.as_str(), "og:url" | "og:image") {
            let address = attribute("content").unwrap_or_default();
            self.links.push(Reference { address, is_loaded: false });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: &str = "https://t.club.net";

    /// The faults of a site whose page `docs/a.html` has this body.
    fn of_body(body: &str) -> Vec<String> {
        let page = format!("<!doctype html><html lang=\"en\"><body>{body}</body></html>");
        let files = [
            ("docs/a.html", page.as_str()),
            ("docs/b.html", "<html lang=\"en\"><h2 id=\"there\">"),
            ("play/index.html", "<html lang=\"en\">"),
            ("assets/card.png", ""),
        ];
        let files = files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
        faults(&Files::from(files), SITE)
    }

    #[test]
    fn good_links_pass() {
        let links = [
            "<a href=\"b.html#there\">",
            "<h2 id=\"here\"><a href=\"#here\">",
            "<a href=\"../play/index.html#/yield\">",
            "<a href=\"https://elsewhere.net/a\">",
            "<img alt=\"\" src=\"../assets/card.png\">",
            "<meta property=\"og:image\" content=\"https://t.club.net/assets/card.png\">",
            "<link rel=\"canonical\" href=\"https://t.club.net/docs/a.html\">",
        ];
        for link in links {
            assert_eq!(of_body(link), [""; 0], "{link}");
        }
    }

    #[test]
    fn each_fault_has_a_sentence() {
        let faults = [
            ("<a href=\"c.html\">", "c.html leads to docs/c.html, which does not exist"),
            ("<a href=\"B.html\">", "B.html leads to docs/B.html, which does not exist"),
            ("<a href=\"b.html#gone\">", "b.html#gone leads to a part of docs/b.html that does not exist"),
            ("<a href=\"#gone\">", "#gone leads to a part of docs/a.html that does not exist"),
            ("<a href=\"../play/\">", "../play/ leads to play/, which does not exist"),
            ("<a href=\"/docs/b.html\">", "/docs/b.html works only at the root of a host"),
            ("<a href=\"../../b.html\">", "../../b.html leaves the site"),
            (
                "<script src=\"https://cdn.net/a.js\"></script>",
                "https://cdn.net/a.js would be loaded from another host",
            ),
            ("<img alt=\"\" src=\"//cdn.net/a.png\">", "//cdn.net/a.png would be loaded from another host"),
            ("<img src=\"../assets/card.png\">", "a picture has no text"),
            ("<p id=\"a\"><p id=\"a\">", "the id a occurs twice"),
            (
                "<meta property=\"og:image\" content=\"https://t.club.net/card.png\">",
                "https://t.club.net/card.png of the site leads to card.png, which does not exist",
            ),
        ];
        for (body, fault) in faults {
            assert_eq!(of_body(body), [format!("docs/a.html: {fault}")], "{body}");
        }
    }

    #[test]
    fn the_page_for_unknown_addresses_has_links_from_the_root_of_the_site() {
        let of_link = |link: &str| {
            let page = format!(
                "<!doctype html><html lang=\"en\"><body id=\"here\"><a href=\"{link}\"></body></html>"
            );
            faults(&Files::from([(MISSING.to_owned(), page.into_bytes())]), "https://club.net/t")
        };
        for link in ["#here", "/t/404.html", "/t/404.html#here"] {
            assert_eq!(of_link(link), [""; 0], "{link}");
        }
        for (link, fault) in [
            ("404.html", "404.html does not begin at the root of the site"),
            ("/404.html", "/404.html does not begin at the root of the site"),
            ("/t/gone.html", "/t/gone.html leads to gone.html, which does not exist"),
        ] {
            assert_eq!(of_link(link), [format!("404.html: {fault}")]);
        }
    }

    #[test]
    fn styles_load_nothing_from_elsewhere() {
        let style = "a { background: url(\"https://cdn.net/a.png\") } b { background: url(data:image/png;base64,) } \
                     i { background: url(\"data:image/svg+xml,<svg filter='url(%23a)' xmlns='http://www.w3.org/'>\") }";
        let files = Files::from([("site.css".to_owned(), style.as_bytes().to_vec())]);
        assert_eq!(
            faults(&files, SITE),
            ["site.css: https://cdn.net/a.png would be loaded from another host"]
        );
    }
}
