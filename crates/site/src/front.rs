//! The front page, in every language.

use serde_json::{Value, json};
use talon_lang::{Lang, Language};
use talon_learn::puzzle::shipped_puzzles;
use talon_rules::GameName;
use talon_web::faces::Detail;
use talon_web::picture::samples;

use crate::figures::{View, table};
use crate::markup::escape;
use crate::page::{Page, Part, Release};
use crate::paths::{self, link};

/// The game of the large picture.
const SHOWN: GameName = GameName::Doublets;

/// The strengths of Talon: the ids of a heading and of the sentences below it.
const PRAISE: [(&str, &str); 6] = [
    ("site-referee", "site-referee-text"),
    ("site-winnable", "site-winnable-text"),
    ("site-learn", "site-learn-text"),
    ("site-friend", "site-friend-text"),
    ("site-open", "site-open-text"),
    ("site-programs", "site-programs-text"),
];

/// The two commands, each with the id of the sentence that says what it does.
const COMMANDS: [(&str, &str); 2] =
    [("cargo play", "site-command-play"), ("cargo verify", "site-command-verify")];

/// The front page of a language.
pub(crate) fn page<'a>(lang: &'a Lang, release: &Release) -> Page<'a> {
    let path = paths::front(lang.language());
    Page {
        title: format!("{} – {}", lang.text("start-title"), lang.text("web-tagline")),
        description: lang.text("start-description"),
        root: None,
        part: Part::Front,
        translations: Language::ALL.map(|language| (language, paths::front(language))).into(),
        data: Some(data(lang, release)),
        content: content(lang, &path),
        lang,
        path,
    }
}

/// The program in the terms of schema.org.
fn data(lang: &Lang, release: &Release) -> Value {
    let Release { site, repository, version, .. } = release;
    json!({
        "@context": "https://schema.org",
        "@type": ["VideoGame", "SoftwareApplication"],
        "name": lang.text("start-title"),
        "description": lang.text("start-description"),
        "url": format!("{site}/"),
        "image": format!("{site}/{}", paths::CARD),
        "installUrl": format!("{site}/{}", paths::TABLE),
        "sameAs": repository,
        "softwareVersion": version,
        "applicationCategory": "GameApplication",
        "operatingSystem": "Any",
        "gamePlatform": ["Web browser", "Linux", "macOS", "Windows"],
        "genre": ["Patience", "Solitaire", "Dominoes"],
        "playMode": ["SinglePlayer", "MultiPlayer"],
        "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 1, "maxValue": 2 },
        "inLanguage": Language::ALL.map(Language::code),
        "accessibilityControl": ["fullKeyboardControl", "fullMouseControl", "fullTouchControl"],
        "isAccessibleForFree": true,
        "offers": { "@type": "Offer", "price": 0, "priceCurrency": "EUR" },
        "license": ["https://spdx.org/licenses/MIT", "https://spdx.org/licenses/Apache-2.0"],
    })
}

fn content(lang: &Lang, path: &str) -> String {
    let text = |id: &str| escape(&lang.text(id));
    let games: String = GameName::ALL.map(|game| game_card(lang, game, path)).concat();
    let praise: String = PRAISE.map(|(heading, text)| praise(lang, heading, text)).concat();
    format!(
        r##"<main id="content" class="front" tabindex="-1">
<section class="front-first"><div>
<h1>{title}</h1>
<p class="front-tagline">{tagline}</p>
<p class="front-lead">{lead}</p>
<p class="front-ways"><a class="command is-strong" href="{table}">{play}</a> <a class="command" href="#games">{rules}</a></p>
</div>{picture}</section>
<section id="games" aria-labelledby="games-heading"><h2 id="games-heading">{games_heading}</h2><ul class="games">{games}</ul></section>
<section aria-labelledby="praise-heading"><h2 id="praise-heading" class="unseen">{praise_heading}</h2><ul class="praise">{praise}</ul></section>
<section class="front-commands" aria-labelledby="commands-heading"><div><h2 id="commands-heading">{commands_heading}</h2><p>{commands_text}</p></div>{commands}</section>
<section class="front-documents" aria-labelledby="documents-heading"><h2 id="documents-heading">{documents_heading}</h2>{documents}</section>
</main>
"##,
        title = text("start-title"),
        tagline = text("web-tagline"),
        lead = text("site-lead"),
        table = link(path, paths::TABLE),
        play = text("site-play"),
        rules = text("rules-heading-rules"),
        picture = picture(lang),
        games_heading = text("site-games"),
        praise_heading = text("site-features"),
        commands_heading = text("site-commands"),
        commands_text = text("site-commands-text"),
        commands = commands(lang),
        documents_heading = text("site-documents"),
        documents = documents(lang, path),
    )
}

/// The large picture: a table with all details.
fn picture(lang: &Lang) -> String {
    let position = &samples(SHOWN)[0];
    let drawing = table(lang, position, None, View::Filled, Detail::Full);
    let caption = escape(&lang.game_name(SHOWN));
    format!("<figure class=\"front-picture\">{drawing}<figcaption>{caption}</figcaption></figure>")
}

/// A game: a picture of its table, its name, and links.
fn game_card(lang: &Lang, game: GameName, path: &str) -> String {
    let text = |id: &str| escape(&lang.text(id));
    let name = escape(&lang.game_name(game));
    let table_path = link(path, paths::TABLE);
    format!(
        r#"<li class="game-card">{drawing}<div class="game-text"><h3>{name}</h3><p>{blurb}</p>
<div class="game-actions"><a class="command is-strong game-link" href="{table_path}#/{game}" aria-label="{play}: {name}">{play}</a>
<div class="quiet-links"><a href="{table_path}#/learn/{game}/first" aria-label="{learn}: {name}">{learn}</a><a href="{rules_path}" aria-label="{rules}: {name}">{rules}</a></div></div></div></li>
"#,
        drawing = table(lang, &samples(game)[0], None, View::Filled, Detail::Compact),
        blurb = escape(&lang.game_blurb(game)),
        play = text("web-play"),
        learn = text("web-learn-first"),
        rules = text("rules-heading-rules"),
        rules_path = link(path, &paths::rules(lang.language(), game)),
    )
}

fn praise(lang: &Lang, heading: &str, text: &str) -> String {
    let count = shipped_puzzles().len();
    let text = lang.text_with(text, &[("count", count.into())]);
    format!("<li><h3>{}</h3><p>{}</p></li>", escape(&lang.text(heading)), escape(&text))
}

/// The two commands, each with a comment.
fn commands(lang: &Lang) -> String {
    let line = |(command, id): (&str, &str)| {
        format!("{command:<14}<span class=\"comment\" dir=\"auto\"># {}</span>\n", escape(&lang.text(id)))
    };
    format!("<pre class=\"code\" dir=\"ltr\"><code>{}</code></pre>", COMMANDS.map(line).concat())
}

/// The links to documents for each kind of reader.
fn documents(lang: &Lang, path: &str) -> String {
    let readers = [
        ("site-for-players", "players"),
        ("site-for-hosts", "hosts"),
        ("site-for-developers", "developers"),
        ("site-for-researchers", "results"),
    ];
    let entry = |(id, anchor): (&str, &str)| {
        let to = link(path, &format!("{}#{anchor}", paths::DOCUMENTS));
        format!("<li><a class=\"command\" href=\"{to}\">{}</a></li>", escape(&lang.text(id)))
    };
    let note = match lang.language() {
        Language::English => String::new(),
        _ => format!("<p>{}</p>", escape(&lang.text("site-documents-english"))),
    };
    format!("{note}<ul class=\"front-readers\">{}</ul>", readers.map(entry).concat())
}
