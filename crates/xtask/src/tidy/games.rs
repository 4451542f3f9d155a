//! The files that a game must have, and the places outside them that must name it.

use super::tree::Tree;

/// The file with the list of games: `LadyJane: lady_jane = "lady-jane",` is a line of it.
const REGISTRY: &str = "crates/rules/src/registry.rs";

/// The folders and files of each game, with its module for `{module}` and its name in texts for `{text}`.
const OWN: [&str; 20] = [
    "crates/rules/src/{module}/",
    "crates/solve/src/{module}/",
    "crates/bots/src/{module}/",
    "crates/query/src/{module}.rs",
    "crates/table/src/scene/{module}.rs",
    "crates/table/first_deals/{text}.txt",
    "crates/wire/src/{module}.rs",
    "crates/lang/src/{module}/",
    "crates/lang/locales/en/{text}.ftl",
    "crates/lang/locales/en/{text}-learn.ftl",
    "crates/learn/courses/{text}.txt",
    "crates/cli/src/play/games/{module}.rs",
    "crates/web/src/games/{module}/",
    "crates/python/src/space/{module}.rs",
    "crates/testkit/src/games/{module}.rs",
    "crates/testkit/reference/games/{module}.py",
    "crates/rules/tests/{module}.rs",
    "crates/solve/tests/{module}",
    "browser/games/{text}.mjs",
    "browser/snapshots/{text}.yml",
];

/// The files that name every game.
const NAMES: [&str; 5] = [
    "README.md",
    "crates/arguments/src/values.rs",
    "crates/python/README.md",
    "crates/python/python/talon_games/__init__.py",
    "crates/python/python/talon_games/_native.pyi",
];

/// A game by its three names: in code, of its module, and in texts.
struct Game<'a> {
    code: &'a str,
    module: &'a str,
    text: &'a str,
}

/// The places that a game of the registry misses.
pub(crate) fn games(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for game in registered(tree.text(REGISTRY).unwrap_or_default()) {
        for pattern in OWN {
            let path = pattern.replace("{module}", game.module).replace("{text}", game.text);
            if !tree.files.iter().any(|file| file.path.starts_with(&path)) {
                complaints.push(format!("{} has no {path}", game.text));
            }
        }
        for path in NAMES {
            if tree.text(path).is_none_or(|text| !names(text, &game)) {
                complaints.push(format!("{path} does not name {}", game.text));
            }
        }
    }
    complaints
}

/// The games of the registry's text.
fn registered(text: &str) -> impl Iterator<Item = Game<'_>> {
    text.lines().filter(|line| !line.trim_start().starts_with("//")).filter_map(|line| {
        let (code, rest) = line.trim().strip_suffix("\",")?.split_once(": ")?;
        let (module, text) = rest.split_once(" = \"")?;
        Some(Game { code, module, text })
    })
}

/// Returns true if a text names a game: in code, by its module, in texts, or as players read it.
fn names(text: &str, game: &Game<'_>) -> bool {
    let spoken = game.text.replace('-', " ");
    let [text, spoken] = [text, &spoken].map(str::to_lowercase);
    [game.code, game.module, game.text, &spoken].iter().any(|name| text.contains(&name.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    #[test]
    fn a_new_game_must_be_named_everywhere() {
        let registry =
            "/// LadyJane: lady_jane = \"lady-jane\",\n            Golf: golf_solitaire = \"golf\",\n";
        let complaints = games(&tree(&[
            (REGISTRY, registry),
            ("README.md", "Golf is a game."),
            ("crates/rules/src/golf_solitaire/mod.rs", ""),
        ]));
        let has = |complaint: &str| complaints.iter().any(|other| other == complaint);
        assert!(has("golf has no crates/bots/src/golf_solitaire/"), "{complaints:?}");
        assert!(has("crates/python/README.md does not name golf"), "{complaints:?}");
        assert!(!has("golf has no crates/rules/src/golf_solitaire/"), "{complaints:?}");
        assert!(!has("README.md does not name golf"), "{complaints:?}");
        assert_eq!(complaints.len(), OWN.len() + NAMES.len() - 2);
    }

    #[test]
    fn players_read_a_name_with_spaces() {
        let game = Game { code: "LadyJane", module: "lady_jane", text: "lady-jane" };
        for text in ["Lady Jane", "lady_jane::State", "GameName::LadyJane", "--game lady-jane"] {
            assert!(names(text, &game), "{text}");
        }
        assert!(!names("Lady and Jane", &game));
    }
}
