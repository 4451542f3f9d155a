//! Checks of the whole site, without the browser table.

use std::path::Path;

use talon_lang::Language;
use talon_rules::GameName;

use crate::links::{Files, faults};
use crate::page::Release;
use crate::{paths, site};

fn release() -> Release {
    Release {
        site: "https://t.club.net".into(),
        repository: "https://club.net/t".into(),
        version: "0.1.0".into(),
        time: "2026-11-29T12:00:00Z".into(),
    }
}

/// The site with an empty page for the table.
fn files() -> Files {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut files = site::files(root, &release()).unwrap();
    files.insert(paths::TABLE.to_owned(), b"<html lang=\"en\">".to_vec());
    files
}

#[test]
fn every_link_of_the_site_leads_somewhere() {
    assert_eq!(faults(&files(), &release().site), [""; 0]);
}

#[test]
fn every_page_has_what_screen_readers_look_for() {
    let files = files();
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html") && **path != paths::TABLE);
    for (path, bytes) in pages {
        let page = String::from_utf8(bytes.clone()).unwrap();
        let parts = ["<h1", "<main id=\"content\"", "class=\"skip\" href=\"#content\"", "<header", "<footer"];
        for part in parts {
            assert_eq!(page.matches(part).count(), 1, "{path}: {part}");
        }
        let direction = if path.starts_with("ar/") { "dir=\"rtl\"" } else { "dir=\"ltr\"" };
        assert!(page.contains(direction), "{path}");
        // A message that does not exist would be its id in braces.
        assert!(!page.contains("{site-") && !page.contains("{web-"), "{path}");
    }
}

#[test]
fn every_language_has_a_front_page_and_all_rules_with_pictures() {
    let files = files();
    for language in Language::ALL {
        assert!(files.contains_key(&paths::front(language)));
        for game in GameName::ALL {
            let page = String::from_utf8(files[&paths::rules(language, game)].clone()).unwrap();
            assert!(game.rules().iter().all(|rule| page.contains(&format!("id=\"{rule}\""))), "{page}");
            assert!(page.matches("<figure").count() >= 3, "{page}");
        }
    }
}

#[test]
fn the_social_card_has_the_size_that_pages_name() {
    let card = &files()[paths::CARD];
    let number = |at: usize| u32::from_be_bytes(card[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
}
