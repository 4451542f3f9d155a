//! All files of the site.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use talon_lang::{Lang, Language};
use talon_rules::GameName;

use crate::documents::Documents;
use crate::links::Files;
use crate::page::{Page, Release};
use crate::{feed, front, missing, paths, rules, search};

/// The style sheets of the browser table that give the site its looks.
const STYLES: [&str; 5] = [
    include_str!("../../web/styles/10-colours.css"),
    include_str!("../../web/styles/20-page.css"),
    include_str!("../../web/styles/25-pieces.css"),
    include_str!("../../web/styles/40-start.css"),
    include_str!("../../web/styles-later/40-pages.css"),
];

/// The files that are as they are in the sources.
const ASSETS: [(&str, &[u8]); 5] = [
    ("assets/site.js", include_bytes!("../assets/site.js")),
    // The site and the table have one theme: the script reads the settings of the table.
    ("assets/appearance.js", include_bytes!("../../web/scripts/appearance.js")),
    ("assets/icon.svg", include_bytes!("../../web/assets/icon.svg")),
    ("assets/icon-180.png", include_bytes!("../../web/assets/icon-180.png")),
    (paths::CARD, include_bytes!("../assets/social-card.png")),
];

/// All files but those of the browser table.
///
/// # Errors
/// If a document cannot be read, or one of its links leads nowhere.
pub(crate) fn files(root: &Path, release: &Release) -> Result<Files> {
    let english = Lang::english();
    let languages = Language::ALL.map(|language| Lang::of(language).with_direction_marks());
    let documents = Documents::read(root, release)?;
    let mut pages: Vec<Page<'_>> = Vec::new();
    for lang in &languages {
        pages.push(front::page(lang, release));
        pages.extend(GameName::ALL.map(|game| rules::page(lang, game, release)));
    }
    pages.extend(documents.pages(&english, release));

    let mut files = Files::new();
    let mut add = |path: &str, bytes: Vec<u8>| files.insert(path.to_owned(), bytes);
    for page in &pages {
        add(&page.path, page.html(release).into_bytes());
    }
    add(paths::MISSING, missing::page(&languages, &english, release).html(release).into_bytes());
    for path in &documents.pictures {
        add(path, read(root, path)?);
    }
    for (path, bytes) in ASSETS {
        add(path, bytes.to_vec());
    }
    let changelog = String::from_utf8(read(root, "CHANGELOG.md")?)?;
    add(paths::FEED, feed::atom(&changelog, release).into_bytes());
    add(paths::SEARCH, search::script(&documents, &english).into_bytes());
    add("assets/site.css", style().into_bytes());
    add("sitemap.xml", sitemap(&pages, release).into_bytes());
    Ok(files)
}

fn read(root: &Path, path: &str) -> Result<Vec<u8>> {
    fs::read(root.join(path)).with_context(|| format!("cannot read {path}"))
}

/// The style sheet: that of the table, the light theme for browsers without scripts, and the site's own.
pub(crate) fn style() -> String {
    let light = STYLES[0].replace("[data-theme=\"light\"]", ":not([data-theme])");
    let light = format!("@media (prefers-color-scheme: light) {{\n{light}}}\n");
    [&light, &STYLES.concat(), include_str!("../assets/site.css")].concat()
}

/// The list of all pages for search engines.
fn sitemap(pages: &[Page<'_>], release: &Release) -> String {
    let entry = |page: &Page<'_>| format!("<url><loc>{}/{}</loc></url>\n", release.site, page.path);
    let entries: String = pages.iter().map(entry).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{entries}</urlset>\n"
    )
}
