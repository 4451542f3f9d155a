//! The rules of a game with pictures, in every language.

use serde_json::json;
use talon_lang::{Lang, Language};
use talon_rules::GameName;
use talon_web::games::figures;

use crate::figures::figure;
use crate::markup::escape;
use crate::page::{Page, Part, Release};
use crate::paths::{self, link};

/// The page with the rules of a game.
pub(crate) fn page<'a>(lang: &'a Lang, game: GameName, release: &Release) -> Page<'a> {
    let path = paths::rules(lang.language(), game);
    let rules = lang.rules_page(game);
    let title = lang.text_with("web-rules-of", &[("game", rules.title.clone().into())]);
    let translations = Language::ALL.map(|language| (language, paths::rules(language, game)));
    let data = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": rules.title,
        "description": rules.goal,
        "url": format!("{}/{path}", release.site),
        "inLanguage": lang.language().code(),
        "numberOfPlayers": { "@type": "QuantitativeValue", "value": players(game) },
    });
    Page {
        title: lang.text_with("web-page-title", &[("page", title.into())]),
        description: lang.game_blurb(game),
        root: None,
        part: Part::Rules,
        translations: translations.into(),
        data: Some(data),
        content: content(lang, game, &path),
        lang,
        path,
    }
}

/// The number of players of a game.
fn players(game: GameName) -> usize {
    talon_rules::AnySeat::of(game).len()
}

fn content(lang: &Lang, game: GameName, path: &str) -> String {
    let text = |id: &str| escape(&lang.text(id));
    let page = lang.rules_page(game);
    let section = |id: &str, body: &str| {
        format!("<section><h2>{}</h2>{body}</section>\n", text(&format!("rules-heading-{id}")))
    };
    let paragraph = |text: &str| format!("<p>{}</p>", escape(text));
    let tips: String = page.tips.iter().map(|tip| format!("<li>{}</li>", escape(tip))).collect();
    let lines: String =
        page.rules.iter().map(|(number, rule)| line(lang, game, path, number, rule)).collect();
    let table = link(path, paths::TABLE);
    [
        format!(
            "<main id=\"content\" class=\"reading rules-page\" tabindex=\"-1\">\n<h1>{}</h1>\n",
            escape(&page.title)
        ),
        format!("<p class=\"lead\">{}</p>\n", escape(&page.author)),
        format!(
            "<p class=\"rules-ways\"><a class=\"command is-strong\" href=\"{table}#/{game}\">{}</a> \
             <a class=\"command\" href=\"{table}#/learn/{game}/first\">{}</a></p>\n",
            text("web-play"),
            text("web-learn-first")
        ),
        section("goal", &paragraph(&page.goal)),
        section("deal", &paragraph(&page.deal)),
        pictures(lang, game, None),
        section("rules", &format!("<dl class=\"rules\">{lines}</dl>")),
        section("scoring", &paragraph(&page.scoring)),
        section("tips", &format!("<ul class=\"tips\">{tips}</ul>")),
        other_games(lang, game, path),
        "</main>\n".to_owned(),
    ]
    .concat()
}

/// A numbered rule with its pictures and its lesson.
fn line(lang: &Lang, game: GameName, path: &str, number: &'static str, rule: &str) -> String {
    let lesson = format!("{}: {}", lang.text("web-lesson"), lang.text(&format!("lesson-{game}-{number}")));
    format!(
        "<div class=\"rule\" id=\"{number}\"><dt><a href=\"#{number}\">{number}</a></dt><dd><p>{}</p>{}\
         <a class=\"rule-lesson\" href=\"{}#/learn/{game}/{number}\">{}</a></dd></div>\n",
        escape(rule),
        pictures(lang, game, Some(number)),
        link(path, paths::TABLE),
        escape(&lesson)
    )
}

/// The pictures of a rule, or of the whole table.
fn pictures(lang: &Lang, game: GameName, rule: Option<&str>) -> String {
    let pictures = figures(game).iter().filter(|figure| figure.rule == rule);
    let pictures: String = pictures.map(|picture| figure(lang, game, picture)).collect();
    if pictures.is_empty() { pictures } else { format!("<div class=\"rule-figures\">{pictures}</div>\n") }
}

/// The links to the rules of all games.
fn other_games(lang: &Lang, current: GameName, path: &str) -> String {
    let entry = |game: GameName| {
        let here = if game == current { " aria-current=\"page\"" } else { "" };
        let to = link(path, &paths::rules(lang.language(), game));
        format!("<a class=\"command\" href=\"{to}\"{here}>{}</a>", escape(&lang.game_name(game)))
    };
    let label = escape(&lang.text("web-other-rules"));
    format!("<nav class=\"games-nav\" aria-label=\"{label}\">{}</nav>\n", GameName::ALL.map(entry).concat())
}
