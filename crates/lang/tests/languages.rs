//! The languages: the choice of one, the agreement of their files with the English ones, and samples of messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use talon_lang::{Confirmation, Lang, Language, Value};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnyOptions, GameName, Status};

/// The messages of a language from its files: ids and patterns.
fn sentences(language: Language) -> Vec<(String, String)> {
    files(language).iter().flat_map(|(_, text)| sentences_of(text)).collect()
}

/// The file with brief wordings of messages that other files have.
const BRIEF: &str = "brief.ftl";

/// The names and texts of a language's files, without the brief wordings.
fn files(language: Language) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let paths =
        fs::read_dir(folder).expect("the folder of the language").map(|entry| entry.expect("a file").path());
    let file = |path: &Path| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a text"))
    };
    paths.map(|path| file(&path)).filter(|(name, _)| name != BRIEF).collect()
}

/// The messages of a file. Each starts a line with its id and an equals sign.
fn sentences_of(file: &str) -> Vec<(String, String)> {
    let mut sentences: Vec<(String, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match (line.split_once(" ="), sentences.last_mut()) {
            (Some((id, text)), _) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                sentences.push((id.to_owned(), text.to_owned()));
            }
            (_, Some((_, text))) => text.extend([line, "\n"]),
            (_, None) => assert_eq!(line, "", "a line before the first sentence"),
        }
    }
    sentences
}

/// The names of the values in a message, also through messages inside it.
fn values(id: &str, sentences: &BTreeMap<String, String>) -> BTreeSet<String> {
    let text = sentences.get(id).unwrap_or_else(|| panic!("{id} is not there"));
    let insertions = text.split('{').skip(1).map(|rest| {
        let rest = rest.trim_start();
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "$-_".contains(c)));
        &rest[..end.unwrap_or(rest.len())]
    });
    let of = |name: &str| match name.strip_prefix('$') {
        Some(value) => BTreeSet::from([value.trim_end_matches('-').to_owned()]),
        None if name.is_empty() => BTreeSet::new(),
        None => values(name, sentences),
    };
    insertions.flat_map(of).collect()
}

/// The values of a message.
type Values<'a> = &'a [(&'a str, Value<'a>)];

fn translations() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

#[test]
fn the_best_language_is_the_first_supported_one() {
    let wanted: [(&[&str], Language); 14] = [
        (&[], Language::English),
        (&["en"], Language::English),
        (&["de"], Language::German),
        (&["de-AT", "en"], Language::German),
        (&["DE_ch"], Language::German),
        (&["nl-NL", "ar-EG", "en"], Language::Arabic),
        (&["en-GB", "de"], Language::English),
        (&["nl", "deu"], Language::English),
        (&["fr_CA.UTF-8"], Language::French),
        (&["pt"], Language::BrazilianPortuguese),
        (&["pt-PT"], Language::BrazilianPortuguese),
        (&["zh-Hans-CN"], Language::SimplifiedChinese),
        // Traditional characters are another script: the next language of the list is the better choice.
        (&["zh-TW", "ja"], Language::Japanese),
        (&["", "-de", "ar"], Language::Arabic),
    ];
    for (codes, language) in wanted {
        assert_eq!(Language::best_of(codes), language, "{codes:?}");
    }
}

#[test]
fn every_language_has_a_code_and_a_name_of_its_own() {
    let names =
        Language::ALL.map(|language| (language.code(), language.own_name(), language.is_right_to_left()));
    let expected = [
        ("en", "English", false),
        ("de", "Deutsch", false),
        ("es", "Español", false),
        ("fr", "Français", false),
        ("it", "Italiano", false),
        ("pt-BR", "Português (Brasil)", false),
        ("ar", "العربية", true),
        ("ja", "日本語", false),
        ("zh-CN", "简体中文", false),
    ];
    assert_eq!(names, expected);
    for language in Language::ALL {
        assert_eq!(Language::of_code(language.code()), Some(language));
        assert_eq!(Lang::of(language).language(), language);
    }
}

#[test]
fn the_files_can_be_read_and_have_no_id_twice() {
    for language in Language::ALL {
        let mut ids = BTreeSet::new();
        for (name, text) in files(language) {
            let resource = FluentResource::try_new(text.clone())
                .unwrap_or_else(|(_, errors)| panic!("{language:?}: {name}: {errors:?}"));
            let is_message = |entry: &String| entry.starts_with("Message");
            let messages = resource.entries().map(|entry| format!("{entry:?}")).filter(is_message).count();
            assert_eq!(
                messages,
                sentences_of(&text).len(),
                "{language:?}: {name}: each begins with \"id =\""
            );
            for (id, _) in sentences_of(&text) {
                assert!(ids.insert(id.clone()), "{language:?}: {id} is there twice");
            }
        }
    }
}

#[test]
fn every_file_is_part_of_its_language() {
    for language in Language::ALL {
        let texts: Vec<String> = files(language).into_iter().map(|(_, text)| text).collect();
        let (built_in, fetched) = (Lang::of(language), Lang::from_texts(language, &texts));
        for (id, _) in sentences(language) {
            assert!(built_in.has(&id), "{language:?}: {id} is in a file that is not read");
            assert_eq!(built_in.text(&id), fetched.text(&id), "{language:?}: {id}");
        }
    }
}

#[test]
fn a_translation_has_the_same_file_name_and_values() {
    let english: BTreeMap<_, _> = files(Language::English).into_iter().collect();
    let all_english: BTreeMap<_, _> = sentences(Language::English).into_iter().collect();
    for language in translations() {
        let all: BTreeMap<_, _> = sentences(language).into_iter().collect();
        for (name, text) in files(language) {
            let original = english.get(&name).unwrap_or_else(|| panic!("there is no English {name}"));
            let ids: BTreeSet<String> = sentences_of(original).into_iter().map(|(id, _)| id).collect();
            for (id, _) in sentences_of(&text) {
                assert!(ids.contains(&id), "{language:?}: {id} is not in the English {name}");
                assert_eq!(values(&id, &all), values(&id, &all_english), "{language:?}: {id}");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_brief_wordings_of_messages_that_it_has() {
    let brief = |language: Language| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code()).join(BRIEF);
        sentences_of(&fs::read_to_string(path).expect("a text"))
    };
    let ids = |language| brief(language).into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    for language in Language::ALL {
        assert_eq!(ids(language), ids(Language::English), "{language:?}");
        let usual: BTreeMap<_, _> = sentences(language).into_iter().collect();
        let (lang, whole) = (Lang::brief(language), Lang::of(language));
        for id in ids(language) {
            let names = values(&id, &usual);
            let filled: Vec<(&str, Value<'_>)> = names.iter().map(|name| (name.as_str(), 2.into())).collect();
            let (text, usual) = (lang.text_with(&id, &filled), whole.text_with(&id, &filled));
            assert!(!text.contains(['{', '}', '$']), "{language:?}: {id} has no such value: {text}");
            assert!(text.len() <= usual.len(), "{language:?}: {id} is not brief: {text}");
        }
    }
}

/// A rule that a language lacks is shown in English; one that it has is translated.
#[test]
fn the_rules_of_a_translation_are_not_in_english() {
    let english: BTreeMap<_, _> = sentences(Language::English).into_iter().collect();
    for language in translations() {
        for (id, text) in sentences(language).iter().filter(|(id, _)| id.contains("-rule-")) {
            assert_ne!(english.get(id), Some(text), "{language:?}: {id} is still in English");
        }
    }
}

/// Each row of the page has a term in English, the id of a message, and the term in each translation.
#[test]
fn the_messages_use_the_terms_of_their_language() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/develop/TERMS.md"))
        .expect("the page");
    let messages = Language::ALL.map(|language| sentences(language).into_iter().collect::<BTreeMap<_, _>>());
    let mut rows = 0;
    for line in page.lines().filter(|line| line.contains("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let id = cells[1].trim_matches('`');
        assert!(messages[0].contains_key(id), "there is no message {id}");
        // An explanation in brackets behind the English term is not part of it.
        let english = cells[0].split(" (").next().unwrap_or_default();
        let terms = [english].into_iter().chain(cells[2..].iter().copied());
        for ((language, messages), term) in Language::ALL.iter().zip(&messages).zip(terms) {
            // A message that a language lacks has no terms yet.
            let Some(text) = messages.get(id).map(|text| text.to_lowercase()) else { continue };
            let has_word = |word: &str| text.contains(word);
            assert!(term.to_lowercase().split(' ').all(has_word), "{language:?}: {id} has no {term}: {text}");
        }
        assert_eq!(cells.len(), Language::ALL.len() + 1, "{line}");
        rows += 1;
    }
    assert!(rows > 30, "only {rows} terms were found");
}

/// No value is missing in any message, in any of its plural forms.
#[test]
fn no_sentence_shows_braces() {
    let english: BTreeMap<_, _> = sentences(Language::English).into_iter().collect();
    for language in Language::ALL {
        let lang = Lang::of(language);
        for id in english.keys() {
            for number in [0, 1, 2, 3, 11, 100] {
                let names = values(id, &english);
                let filled: Vec<(&str, Value<'_>)> =
                    names.iter().map(|name| (name.as_str(), number.into())).collect();
                let text = lang.text_with(id, &filled);
                assert!(!text.contains(['{', '}', '$']), "{language:?}: {id}: {text}");
            }
        }
    }
}

#[test]
fn numbers_choose_the_plural_of_the_language() {
    let cards: [(Language, &[(usize, &str)]); 9] = [
        (Language::English, &[(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (1024, "1024 cards")]),
        (Language::German, &[(0, "0 Karten"), (1, "1 Karte"), (2, "2 Karten"), (1024, "1024 Karten")]),
        (Language::Spanish, &[(0, "0 cartas"), (1, "1 carta"), (2, "2 cartas")]),
        // French and Brazilian Portuguese use the singular for nought, too.
        (Language::French, &[(0, "0 carte"), (1, "1 carte"), (2, "2 cartes")]),
        (Language::Italian, &[(0, "0 carte"), (1, "1 carta"), (2, "2 carte")]),
        (Language::BrazilianPortuguese, &[(0, "0 carta"), (1, "1 carta"), (2, "2 cartas")]),
        (Language::Japanese, &[(0, "0枚"), (1, "1枚"), (1024, "1024枚")]),
        (Language::SimplifiedChinese, &[(0, "0 张牌"), (1, "1 张牌")]),
        (
            Language::Arabic,
            &[
                (0, "لا أوراق"),
                (1, "ورقة واحدة"),
                (2, "ورقتان"),
                (3, "3 أوراق"),
                (10, "10 أوراق"),
                (11, "11 ورقة"),
                (99, "99 ورقة"),
                (100, "100 ورقة"),
            ],
        ),
    ];
    for (language, counts) in cards {
        for (count, expected) in counts {
            let text = Lang::of(language).text_with("cards-count", &[("count", (*count).into())]);
            assert_eq!(text, *expected, "{language:?}");
        }
    }
    // The tiles of Arabic have all six forms.
    let tiles =
        |count: usize| Lang::of(Language::Arabic).text_with("tiles-count", &[("count", count.into())]);
    assert_eq!(
        [0, 1, 2, 5, 11, 100].map(tiles),
        ["لا أحجار", "حجر مجهول واحد", "حجران مجهولان", "5 أحجار مجهولة", "11 حجرًا مجهولًا", "100 حجر مجهول",]
    );
}

#[test]
fn missing_messages_are_shown_in_english() {
    let german = Lang::from_texts(Language::German, ["pile-empty = leer\nbroken", "cards-count = { $count"]);
    assert_eq!(german.text("pile-empty"), "leer");
    // English messages use the English plural rules, and an unreadable message counts as missing.
    assert_eq!(german.text_with("cards-count", &[("count", 1.into())]), "1 card");
    assert!(german.has("cards-count") && !german.has("no-such-sentence"));
    assert_eq!(german.text("no-such-sentence"), "{no-such-sentence}");
    assert_eq!(Lang::english().text("refusal"), "{$rule}: {$reason}");
}

/// Samples of the Arabic messages.
#[test]
fn arabic_samples() {
    let lang = Lang::of(Language::Arabic);
    let layout: AnyLayout = "game: doublets; options: ranks 5, redeals 1, piles 2; redeals left: 1; \
        stock: 5C ?? ??; waste: 5D AH; reserve: 4C | -; foundation: AC 2C"
        .parse()
        .expect("a layout");
    let waste = AnyMove::read(GameName::Doublets, "waste").expect("a move");
    let mut game =
        AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17).expect("a number"));
    let violation = game.play(game.read_move("redeal").expect("a move")).expect_err("the stock is full");
    let texts = [
        (lang.game_name(GameName::LadyJane), "ليدي جين"),
        (lang.card_name("QH".parse().expect("a card")), "ملكة القلوب"),
        (lang.refusal(&violation), "D6: لا يمكنك إعادة المكشوف إلا عندما يفرغ المخزون."),
        (lang.move_name(&waste, &layout), "نقل آس القلوب من المكشوف إلى الأساس"),
        (lang.board(&layout)[3].clone(), "المكشوف: 5 الديناري، آس القلوب."),
        (lang.verdict(Status::Won, &layout), "لقد فزت بكل النقاط (16)!"),
        (lang.confirmation(Confirmation::GiveUp), "هل تستسلم؟ ستُحسب اللعبة خاسرة."),
        (lang.rules_page(GameName::Yield).scoring, "نقطة عن كل ورقة تزيلها. 52 نقطة تفوز."),
    ];
    for (text, expected) in texts {
        assert_eq!(text, expected);
    }
}

/// The marks are written here as arrows: LEFT-TO-RIGHT ISOLATE as `<`, FIRST STRONG ISOLATE as `~`, and the
/// end of both as `>`.
#[test]
fn direction_marks_surround_left_to_right_texts() {
    let arabic = "refusal = { $rule }: { $reason }\npile-empty = فارغة\ntile = { $low }-{ $high }";
    let sentences: [(&str, Values<'_>, &str); 5] = [
        ("pile-empty", &[], "فارغة"),
        ("refusal", &[("rule", "D5".into()), ("reason", "فارغة".into())], "<D5>: فارغة"),
        ("tile", &[("low", 2.into()), ("high", 5.into())], "2-5"),
        ("suit-clubs", &[], "<clubs>"),
        ("reserve-pile", &[("number", 3.into())], "<reserve pile ~3>>"),
    ];
    let shown =
        |text: String| text.replace('\u{2066}', "<").replace('\u{2068}', "~").replace('\u{2069}', ">");
    let marked = Lang::from_texts(Language::Arabic, [arabic]).with_direction_marks();
    let plain = Lang::from_texts(Language::Arabic, [arabic]);
    for (id, values, expected) in sentences {
        assert_eq!(shown(marked.text_with(id, values)), expected);
        assert_eq!(shown(plain.text_with(id, values)), expected.replace(['<', '~', '>'], ""));
    }
    // A language from left to right never needs them.
    let german = Lang::of(Language::German).with_direction_marks();
    assert_eq!(german.text_with("reserve-pile", &[("number", 3.into())]), "Reservestapel 3");
}
