//! Samples of the German messages: names fit into every sentence, whatever their gender.

use talon_lang::{Confirmation, Finding, Lang, Language};
use talon_rules::doublets::{self, Source};
use talon_rules::lady_jane::Place;
use talon_rules::pieces::{Card, Tile};
use talon_rules::{AnyEffect, AnyLayout, AnyMove, AnyViolation, GameName, Status, curse, lady_jane, yields};

fn german() -> Lang {
    Lang::of(Language::German)
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

#[test]
fn cards_and_their_corners() {
    let names = ["AC", "8D", "JH", "QS", "KC"].map(|text| german().card_name(card(text)));
    assert_eq!(names, ["Kreuz-Ass", "Karo-8", "Herz-Bube", "Pik-Dame", "Kreuz-König"]);
    let corners = ["AC", "TC", "JC", "QC", "KC"].map(|text| german().rank_index(card(text).rank()));
    assert_eq!(corners, ["A", "10", "B", "D", "K"]);
}

#[test]
#[rustfmt::skip] // One row per line.
fn refusals() {
    let (queen, king, ace) = (card("QH"), card("KS"), card("AD"));
    let refusals: [(AnyViolation, &str); 9] = [
        (doublets::Violation::DoesNotFollow { card: queen, on: ace, wanted: card("2S").rank() }.into(),
            "D3: Nach Ass kommt 2, nicht Herz-Dame."),
        (doublets::Violation::ReserveEmpty { pile: 3 }.into(), "D4: Reservestapel 3 ist leer und bleibt es."),
        (yields::Violation::Covered { card: queen, by: ace }.into(), "Y2: Karo-Ass liegt über Herz-Dame."),
        (yields::Violation::WrongSum { first: ace, second: card("8C"), wanted: 13 }.into(),
            "Y5: Ass und 8 ergeben nicht 13: Zu Ass gehört Dame."),
        (lady_jane::Violation::DoesNotStart { card: queen, base: king.rank() }.into(),
            "L3: Grundstapel beginnen mit König, nicht mit Herz-Dame."),
        (lady_jane::Violation::NotAGroup { from: Place::Tableau(3), cards: 5, most: 4 }.into(),
            "L4: Du kannst 1 bis 4 Karten von Tableaustapel 3 nehmen, nicht 5."),
        (lady_jane::Violation::NotAGroup { from: Place::Reserve(3), cards: 2, most: 1 }.into(),
            "L4: Du kannst nur 1 Karte auf einmal von Reservestapel 3 nehmen, nicht 2."),
        (lady_jane::Violation::SameColour { card: queen, on: ace }.into(),
            "L4: Herz-Dame und Karo-Ass haben dieselbe Farbe."),
        (curse::Violation::MustPlay { tile: tile("2-5") }.into(),
            "C6: Passen darfst du nicht, solange der Stein 2-5 passt."),
    ];
    for (violation, expected) in refusals {
        assert_eq!(german().refusal(&violation), expected);
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn effects() {
    let filled = Some((card("9H"), Source::Waste));
    let moved = |cards| lady_jane::Effect::ToTableau {
        from: Place::Tableau(3),
        to: 5,
        card: card("8C"),
        cards,
        turned: (cards > 2).then(|| card("KD")),
    };
    let effects: [(AnyEffect, &str); 6] = [
        (doublets::Effect::PlayedReserve { pile: 3, card: card("4C"), filled }.into(),
            "Kreuz-4 kommt auf den Grundstapel; auf Reservestapel 3 rückt Herz-9 von der Ablage nach."),
        (doublets::Effect::Redealt(1).into(), "Du wendest die Ablage, sie ist wieder der Talon (1 Karte)."),
        (
            yields::Effect::RemovedKing(yields::Taken {
                card: card("KC"),
                place: yields::Place::Pyramid { row: 6, column: 2 },
            })
            .into(),
            "Du räumst Kreuz-König (Reihe 6, Platz 2) ab.",
        ),
        (moved(1).into(), "Kreuz-8 kommt von Tableaustapel 3 auf Tableaustapel 5."),
        (moved(2).into(), "Kreuz-8 und die Karte darauf kommen von Tableaustapel 3 auf Tableaustapel 5."),
        (
            moved(3).into(),
            "Kreuz-8 und die 2 Karten darauf kommen von Tableaustapel 3 auf Tableaustapel 5. \
             Das deckt Karo-König auf.",
        ),
    ];
    for (effect, expected) in effects {
        assert_eq!(german().effect(&effect), expected);
    }
}

/// The name of a move is used alone and inside the sentence of a hint.
#[test]
fn moves_and_board() {
    let lang = german();
    let layout: AnyLayout = "game: doublets; options: ranks 5, redeals 1, piles 2; redeals left: 1; \
        stock: 5C ?? ??; waste: 5D AH; reserve: 4C | -; foundation: AC 2C"
        .parse()
        .expect("a layout");
    let name =
        |text: &str| lang.move_name(&AnyMove::read(GameName::Doublets, text).expect("a move"), &layout);
    let hint = |text: &str| lang.text_with("hint-where", &[("move", name(text).into())]);
    assert_eq!(name("redeal"), "die Ablage wenden");
    assert_eq!(hint("waste"), "Du kannst Herz-Ass von der Ablage auf den Grundstapel spielen.");
    let board = [
        "Grundstapel: 2 Karten, oben Kreuz-2.",
        "Reservestapel 1: Kreuz-4.",
        "Reservestapel 2: leer.",
        "Ablage: Karo-5, Herz-Ass.",
        "Talon: 3 Karten, die nächste zuerst: 2 unbekannte Karten, Kreuz-5.",
        "Die Ablage darf noch einmal gewendet werden.",
    ];
    assert_eq!(lang.board(&layout), board);
    assert_eq!(lang.verdict(Status::Won, &layout), "Gewonnen, mit allen 16 Punkten!");
    assert_eq!(lang.verdict(Status::Lost, &layout), "Es geht kein Zug mehr. Du hast 2 von 16 Punkten.");
}

#[test]
fn confirmations_findings_and_names() {
    let lang = german();
    assert_eq!(lang.confirmation(Confirmation::GiveUp), "Aufgeben? Dieses Spiel zählt dann als verloren.");
    assert_eq!(lang.finding(Finding::Won { moves: 1 }), "Zu gewinnen in 1 Zug:");
    assert_eq!(lang.finding(Finding::Won { moves: 98 }), "Zu gewinnen in 98 Zügen:");
    assert_eq!(lang.game_name(GameName::LadyJane), "Lady Jane");
    assert_eq!(lang.game_blurb(GameName::Yield), "Die Pyramide abräumen, in Paaren, die dreizehn ergeben.");
}

#[test]
fn the_rules_pages_have_as_many_rules_and_tips_as_the_english_ones() {
    let (german, english) = (german(), Lang::english());
    for game in GameName::ALL {
        let (page, original) = (german.rules_page(game), english.rules_page(game));
        assert_eq!((page.rules.len(), page.tips.len()), (original.rules.len(), original.tips.len()));
    }
}
