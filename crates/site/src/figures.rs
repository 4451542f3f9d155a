//! Pictures of tables and cards as HTML, in the looks of the browser table: its style sheets colour them for each theme.

use std::collections::BTreeSet;

use talon_lang::Lang;
use talon_rules::pieces::Card;
use talon_rules::{AnyGame, AnyMove, GameName};
use talon_table::Face;
use talon_web::faces::{Detail, PIECES, Showing, card_face, face_markup};
use talon_web::games::{Drawing, Figure, Group};
use talon_web::picture::{Picture, close_up, css_of_piece, css_within, whole_room};
use talon_web::pieces::piece_ids::PieceIds;

use crate::markup::escape;

/// The outlines of a check mark and of a cross.
const CHECK: &str = "M3 9 6.5 12.5 13 4";
const CROSS: &str = "M4 4 12 12M12 4 4 12";

/// The part of a table that a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum View {
    /// All of it.
    Whole,
    /// The part in which something lies, so that this fills the picture.
    Filled,
    /// Its middle, larger: neither hands nor what lies aside.
    CloseUp,
}

/// A figure with a sentence that says the same.
pub(crate) fn figure(lang: &Lang, game: GameName, figure: &Figure) -> String {
    let drawing = match &figure.drawing {
        Drawing::Table { start, moves, marked, is_close_up } => {
            let (position, marked) = start.play(game, moves, *marked);
            let view = if *is_close_up { View::CloseUp } else { View::Whole };
            table(lang, &position, marked, view, Detail::Compact)
        }
        Drawing::Cards(groups) => {
            let groups: String = groups.iter().map(|group| cards(lang, group)).collect();
            format!(r#"<div class="figure-cards" aria-hidden="true">{groups}</div>"#)
        }
    };
    let caption = escape(&lang.text(figure.caption));
    format!(r#"<figure class="rule-figure">{drawing}<figcaption>{caption}</figcaption></figure>"#)
}

/// A table, for the eye only.
pub(crate) fn table(
    lang: &Lang,
    position: &AnyGame,
    marked: Option<AnyMove>,
    view: View,
    detail: Detail,
) -> String {
    let picture = Picture::of(position, &mut PieceIds::default(), false, view == View::CloseUp);
    let frame = match view {
        View::Whole => whole_room(),
        View::Filled | View::CloseUp => close_up(picture.looks.iter().map(|look| look.placed.rect)),
    };
    let mut drawing = String::new();
    for look in &picture.looks {
        let detail = if matches!(look.face, Face::Card(_)) { detail } else { Detail::Full };
        let face = face_markup(look.face, |rank| lang.rank_index(rank), detail, look.showing);
        let class = if look.last_played.is_some() { "miniature-piece is-last" } else { "miniature-piece" };
        let style = css_of_piece(look, frame);
        drawing.push_str(&format!(r#"<div class="{class}" style="{style}">{face}</div>"#));
    }
    for mark in marked.map(|marked| picture.marks(marked)).unwrap_or_default() {
        let style = css_within(mark, whole_room());
        drawing.push_str(&format!(r#"<div class="miniature-mark" style="{style}"></div>"#));
    }
    format!(r#"<div class="miniature" aria-hidden="true"><div class="miniature-room">{drawing}</div></div>"#)
}

/// Cards that belong together, with a sign that says whether the rule allows them.
fn cards(lang: &Lang, group: &Group) -> String {
    let card = |text: &str| {
        let card: Card = text.parse().expect("a picture has valid cards");
        let face = card_face(card, &lang.rank_index(card.rank()), Detail::Compact, Showing::Whole);
        format!(r#"<span class="figure-card">{face}</span>"#)
    };
    let cards: String = group.cards.split(' ').map(card).collect();
    let sign = group.is_allowed.map(|is_allowed| {
        let (class, outline) =
            if is_allowed { ("sign figure-sign is-allowed", CHECK) } else { ("sign figure-sign", CROSS) };
        format!(r#"<svg class="{class}" viewBox="0 0 16 16"><path d="{outline}"/></svg>"#)
    });
    format!(r#"<span class="figure-group">{cards}{}</span>"#, sign.unwrap_or_default())
}

/// The drawings that a page uses, which it must hold once; nothing if it uses none.
pub(crate) fn symbols(page: &str) -> String {
    let mut used = BTreeSet::new();
    let mut texts = vec![page];
    while let Some(text) = texts.pop() {
        for id in text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            if let Some(symbol) = symbol(id)
                && used.insert(symbol)
            {
                texts.push(symbol);
            }
        }
    }
    if used.is_empty() {
        return String::new();
    }
    let symbols: String = used.into_iter().collect();
    format!(r#"<svg class="piece-symbols" width="0" height="0" aria-hidden="true">{symbols}</svg>"#)
}

/// The markup of the symbol with this id, or of all parts that symbols share if it is one of them.
fn symbol(id: &str) -> Option<&'static str> {
    let shared = || element("<defs>", "</defs>").filter(|parts| parts.contains(&format!(" id=\"{id}\"")));
    element(&format!("<symbol id=\"{id}\""), "</symbol>").or_else(shared)
}

/// The first part of the drawings with this beginning and this end.
fn element(beginning: &str, end: &str) -> Option<&'static str> {
    let rest = &PIECES[PIECES.find(beginning)?..];
    Some(&rest[..rest.find(end)? + end.len()])
}

#[cfg(test)]
mod tests {
    use talon_web::games::figures;
    use talon_web::picture::samples;

    use super::*;

    #[test]
    fn a_page_holds_what_its_pictures_use_and_no_more() {
        let lang = Lang::english();
        let position = &samples(GameName::Doublets)[0];
        let page = table(&lang, position, None, View::Whole, Detail::Compact);
        let symbols = symbols(&page);
        let holds = |id: &str| symbols.contains(&format!(" id=\"{id}\""));
        assert!(holds("card-back") && holds("back-talon") && !holds("court-KH"), "{symbols}");
        assert_eq!(super::symbols("<p>"), "");
    }

    #[test]
    fn each_game_has_a_picture_of_its_table_with_a_sentence() {
        let lang = Lang::english();
        for game in GameName::ALL {
            let first = figures(game).iter().find(|figure| figure.rule.is_none()).unwrap();
            let drawn = figure(&lang, game, first);
            assert!(drawn.matches("miniature-piece").count() > 4, "{drawn}");
            assert!(drawn.contains(&escape(&lang.text(first.caption))), "{drawn}");
        }
    }
}
