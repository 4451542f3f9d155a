//! The texts that a search of the documents goes through, as a script: a browser loads it when a reader wants to search, also
//! from files.

use serde_json::{Value, json};
use talon_lang::Lang;
use talon_rules::GameName;

use crate::documents::{Document, Documents};
use crate::paths::{self, link};

/// The script. Each text has the address of its page from the folder of documents, the title of the page, a heading, and the words
/// below it.
pub(crate) fn script(documents: &Documents, lang: &Lang) -> String {
    let documents = documents.all.iter().flat_map(of_document);
    let rules = GameName::ALL.into_iter().flat_map(|game| of_rules(lang, game));
    let texts: Vec<Value> = documents.chain(rules).collect();
    format!("globalThis.talonTexts = {};\n", Value::from(texts))
}

fn of_document(document: &Document) -> impl Iterator<Item = Value> {
    let address = link(paths::SEARCH, &document.path);
    document.rendered.sections.iter().map(move |section| {
        let fragment = if section.level == 1 { String::new() } else { format!("#{}", section.id) };
        json!([
            format!("{address}{fragment}"),
            document.rendered.title(),
            section.heading,
            words(&section.text)
        ])
    })
}

fn of_rules(lang: &Lang, game: GameName) -> impl Iterator<Item = Value> {
    let page = lang.rules_page(game);
    let address = link(paths::SEARCH, &paths::rules(lang.language(), game));
    let title = lang.text_with("web-rules-of", &[("game", page.title.clone().into())]);
    let first = json!([address, title, title, words(&format!("{} {}", page.goal, page.deal))]);
    let rules = page.rules.into_iter().map(move |(number, rule)| {
        json!([format!("{address}#{number}"), title, lang.text(&format!("lesson-{game}-{number}")), rule])
    });
    [first].into_iter().chain(rules)
}

/// A text with single spaces.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
