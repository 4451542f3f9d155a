//! The page that a host shows for an address without a page. Nobody knows the reader's language, so it has them all.

use talon_lang::Lang;

use crate::markup::escape;
use crate::page::{Page, Part, Release, direction};
use crate::paths;

/// The status of the answer, which every language reads alike.
const STATUS: &str = "404";

/// The page: a sentence in each language, which leads to the games.
pub(crate) fn page<'a>(languages: &'a [Lang], english: &'a Lang, release: &Release) -> Page<'a> {
    let root = paths::root(&release.site);
    let sentences: String = languages.iter().map(|lang| sentence(lang, &root)).collect();
    Page {
        path: paths::MISSING.to_owned(),
        root: Some(root),
        lang: english,
        title: format!("{STATUS} – Talon"),
        description: english.text("web-unknown-address"),
        part: Part::Front,
        translations: Vec::new(),
        data: None,
        content: format!(
            "<main id=\"content\" class=\"front missing\" tabindex=\"-1\">\n<h1>{STATUS}</h1>\n<ul>\n{sentences}</ul>\n</main>\n"
        ),
    }
}

fn sentence(lang: &Lang, root: &str) -> String {
    let language = lang.language();
    let (code, direction) = (language.code(), direction(language));
    let games = format!("{root}{}#games", paths::front(language));
    let text = escape(&lang.text("web-unknown-address"));
    format!(
        "<li lang=\"{code}\" dir=\"{direction}\"><a href=\"{games}\" hreflang=\"{code}\">{text}</a></li>\n"
    )
}
