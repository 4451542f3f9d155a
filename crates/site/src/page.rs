//! The frame of every page: its head, the bar above it, and the lines below it.

use serde_json::Value;
use talon_lang::{Lang, Language};
use talon_rules::GameName;

use crate::figures::symbols;
use crate::markup::escape;
use crate::paths::{self, link};

/// The game by Howard Fosdick, and those by Rosanna Yuen.
const CREDITS: [GameName; 4] = [GameName::Curse, GameName::Doublets, GameName::LadyJane, GameName::Yield];

/// The publisher and the version of the site.
#[derive(Clone, Debug)]
pub(crate) struct Release {
    /// The address of the site, without a slash at its end.
    pub(crate) site: String,
    /// The address of the repository, without a slash at its end.
    pub(crate) repository: String,
    /// The version of Talon.
    pub(crate) version: String,
    /// The time of the sources, as feeds write it: `2026-11-29T12:00:00Z`.
    pub(crate) time: String,
}

/// The part of the site that a page belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The front pages.
    Front,
    /// The rules of the games.
    Rules,
    /// The documents, which can be searched.
    Documents,
}

/// A page of the site.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    /// The path in the site.
    pub(crate) path: String,
    /// The path of the site on its host if the page is shown at any address, so that relative links would lead elsewhere.
    pub(crate) root: Option<String>,
    /// The sentences of its language.
    pub(crate) lang: &'a Lang,
    /// The title, with the name of the program.
    pub(crate) title: String,
    /// One or two sentences for search engines and for links.
    pub(crate) description: String,
    /// Its part of the site.
    pub(crate) part: Part,
    /// The paths of this page in all languages; empty if it has only one.
    pub(crate) translations: Vec<(Language, String)>,
    /// A description for programs, in the terms of schema.org.
    pub(crate) data: Option<Value>,
    /// The part between the bar and the last lines, with the `main` of the page.
    pub(crate) content: String,
}

impl Page<'_> {
    /// The page as a file.
    pub(crate) fn html(&self, release: &Release) -> String {
        let language = self.lang.language();
        let (head, bar, end) = (self.head(release), self.bar(), self.end(release));
        let body = format!("{bar}{}{end}", self.content);
        format!(
            "<!doctype html>\n<html lang=\"{}\" dir=\"{}\" data-contrast=\"usual\" data-felt=\"green\">\n\
             <head>\n{head}</head>\n<body>\n{}{body}</body>\n</html>\n",
            language.code(),
            direction(language),
            symbols(&body)
        )
    }

    /// The link to another path of the site.
    fn to(&self, path: &str) -> String {
        match &self.root {
            Some(root) => format!("{root}{path}"),
            None => link(&self.path, path),
        }
    }

    /// The head: what a browser loads, and what other programs read.
    fn head(&self, release: &Release) -> String {
        let [style, appearance, script, icon, touch_icon, feed] = [
            "assets/site.css",
            "assets/appearance.js",
            "assets/site.js",
            "assets/icon.svg",
            "assets/icon-180.png",
            paths::FEED,
        ]
        .map(|path| self.to(path));
        format!(
            r##"<meta charset="utf-8">
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="{description}">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f2427">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f5ec">
<script src="{appearance}"></script>
<link rel="stylesheet" href="{style}">
<script src="{script}" defer></script>
<link rel="icon" type="image/svg+xml" href="{icon}">
<link rel="apple-touch-icon" href="{touch_icon}">
<link rel="alternate" type="application/atom+xml" title="Talon" href="{feed}">
{addresses}{preview}{data}"##,
            title = escape(&self.title),
            description = escape(&self.description),
            addresses = self.addresses(release),
            preview = self.preview(release),
            data = self.data(),
        )
    }

    /// The address of the page, and those of its translations.
    fn addresses(&self, Release { site, .. }: &Release) -> String {
        let alternate = |code: &str, path: &str| {
            format!("<link rel=\"alternate\" hreflang=\"{code}\" href=\"{site}/{path}\">\n")
        };
        let translations = self.translations.iter().map(|(language, path)| (language.code(), path));
        let usual = self.translations.first().map(|(_, path)| ("x-default", path));
        let alternates: String =
            translations.chain(usual).map(|(code, path)| alternate(code, path)).collect();
        format!("<link rel=\"canonical\" href=\"{site}/{}\">\n{alternates}", self.path)
    }

    /// The terms of Open Graph, with which other sites show a link.
    fn preview(&self, Release { site, .. }: &Release) -> String {
        format!(
            r#"<meta property="og:type" content="website">
<meta property="og:site_name" content="Talon">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{description}">
<meta property="og:url" content="{site}/{path}">
<meta property="og:locale" content="{locale}">
<meta property="og:image" content="{site}/{card}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="{card_text}">
<meta name="twitter:card" content="summary_large_image">
"#,
            title = escape(&self.title),
            description = escape(&self.description),
            path = self.path,
            locale = self.lang.language().code().replace('-', "_"),
            card = paths::CARD,
            card_text = escape(&self.lang.text("start-description")),
        )
    }

    /// The description for programs. A text with the end of a script would end it.
    fn data(&self) -> String {
        let data = self.data.as_ref().map(|data| data.to_string().replace('<', "\\u003c"));
        let script = |data| format!("<script type=\"application/ld+json\">{data}</script>\n");
        data.map(script).unwrap_or_default()
    }

    /// The bar with the links to all parts.
    fn bar(&self) -> String {
        let text = |id: &str| escape(&self.lang.text(id));
        let language = self.lang.language();
        let home = paths::front(language);
        let entry = |is_here: bool, path: &str, id: &str| {
            let here = if is_here { " aria-current=\"true\"" } else { "" };
            format!("<li><a href=\"{}\"{here}>{}</a></li>", self.to(path), text(id))
        };
        let entries = [
            entry(false, paths::TABLE, "web-play"),
            entry(self.part == Part::Rules, &format!("{home}#games"), "rules-heading-rules"),
            entry(self.part == Part::Documents, paths::DOCUMENTS, "site-documents"),
        ]
        .concat();
        format!(
            r##"<a class="skip" href="#content">{skip}</a>
<header class="site-head"><div class="site-bar">
<a class="site-name" href="{home}"><img src="{icon}" alt="" width="28" height="28">Talon</a>
<nav aria-label="{pages}"><ul class="site-parts">{entries}</ul></nav>
<div class="site-tools">{search}{languages}<button type="button" class="site-theme" hidden><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path class="is-filled" d="M12 3a9 9 0 0 0 0 18z"/><path d="M12 3a9 9 0 0 1 0 18"/></svg><span class="unseen">{theme}</span></button></div>
</div></header>
"##,
            skip = text("site-skip"),
            home = self.to(&home),
            icon = self.to("assets/icon.svg"),
            pages = text("web-pages"),
            search = if self.part == Part::Documents { self.search() } else { String::new() },
            languages = self.languages(),
            theme = text("setting-theme"),
        )
    }

    /// The field that searches the documents. The script shows it.
    fn search(&self) -> String {
        format!(
            r#"<form class="site-search" role="search" hidden data-index="{}"><input type="search" aria-label="Search the documents" placeholder="Search" autocomplete="off" spellcheck="false"><div class="site-found" hidden></div></form>"#,
            self.to(paths::SEARCH)
        )
    }

    /// The links to the same page in other languages.
    fn languages(&self) -> String {
        let own = self.lang.language();
        let entry = |(language, path): &(Language, String)| {
            let (code, name) = (language.code(), language.own_name());
            let here = if *language == own { " aria-current=\"page\"" } else { "" };
            let link = self.to(path);
            format!(r#"<li><a href="{link}" lang="{code}" hreflang="{code}"{here}>{name}</a></li>"#)
        };
        let entries: String = self.translations.iter().map(entry).collect();
        if entries.is_empty() {
            return String::new();
        }
        format!(
            r#"<details class="site-languages"><summary><span class="unseen">{}: </span>{}</summary><ul>{entries}</ul></details>"#,
            escape(&self.lang.text("setting-language")),
            own.own_name()
        )
    }

    /// The games with their inventors.
    fn credits(&self) -> String {
        let [curse, patiences @ ..] = CREDITS.map(|game| self.lang.game_name(game));
        format!("{} – Rosanna Yuen. {curse} – Howard Fosdick.", self.lang.list(patiences))
    }

    /// The last lines.
    fn end(&self, release: &Release) -> String {
        let text = |id: &str| escape(&self.lang.text(id));
        format!(
            r#"<footer class="site-end"><div>
<p>{credits}</p>
<p>{licence} {privacy}</p>
<ul><li><a href="{documents}">{documents_name}</a></li><li><a href="{repository}">{source}</a></li><li><a href="{feed}">{news}</a></li></ul>
</div></footer>
"#,
            credits = escape(&self.credits()),
            licence = text("site-licence"),
            privacy = text("site-privacy"),
            documents = self.to(paths::DOCUMENTS),
            documents_name = text("site-documents"),
            repository = release.repository,
            source = text("site-source"),
            feed = self.to(paths::FEED),
            news = text("site-feed"),
        )
    }
}

/// The direction in which a language is written, as pages name it.
pub(crate) fn direction(language: Language) -> &'static str {
    if language.is_right_to_left() { "rtl" } else { "ltr" }
}
