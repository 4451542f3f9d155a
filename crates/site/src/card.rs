//! The picture that other sites show beside a link, as a page of 1200 by 630 pixels.

use talon_lang::Lang;
use talon_rules::GameName;
use talon_web::faces::Detail;
use talon_web::picture::samples;

use crate::figures::{View, symbols, table};
use crate::markup::escape;
use crate::site::style;

/// The page, which needs no other file.
pub(crate) fn page() -> String {
    let lang = Lang::english();
    let picture = table(&lang, &samples(GameName::Doublets)[0], None, View::Filled, Detail::Full);
    let games = GameName::ALL.map(|game| format!("<li>{}</li>", escape(&lang.game_name(game)))).concat();
    let (title, tagline) = (escape(&lang.text("start-title")), escape(&lang.text("web-tagline")));
    let icon = include_str!("../../web/assets/icon.svg");
    format!(
        "<!doctype html>\n<html lang=\"en\" data-theme=\"dark\" data-contrast=\"usual\" data-felt=\"green\">\n\
         <head><meta charset=\"utf-8\"><title>{title}</title><style>{}</style></head>\n\
         <body class=\"social-card\">{}<div>{icon}<h1>{title}</h1><p>{tagline}</p><ul>{games}</ul></div>{picture}</body></html>\n",
        style(),
        symbols(&picture)
    )
}
