//! Checks where the publisher's names stand.

use super::tree::{File, Tree};
use crate::owner::Owner;

/// The file that names the publisher.
const MANIFEST: &str = "Cargo.toml";

/// Chooses one of the publisher's names.
type Name = fn(&Owner) -> &str;

/// The files that repeat a name, because other programs or people read them as they are.
const COPIES: [(&str, Name); 3] = [
    (".github/ISSUE_TEMPLATE/config.yml", |owner| &owner.repository),
    ("CODE_OF_CONDUCT.md", |owner| &owner.contact),
    ("SECURITY.md", |owner| &owner.contact),
];

/// Files that must repeat a name of the publisher and do not, and other files that contain one.
pub(crate) fn names(tree: &Tree) -> Vec<String> {
    let Owner { id, contact, repository, site } = &tree.owner;
    let mut complaints = Vec::new();
    for (path, name) in COPIES {
        let name = name(&tree.owner);
        if !tree.text(path).is_some_and(|text| text.contains(name)) {
            complaints.push(format!("{path}: {name} of {MANIFEST} is missing"));
        }
    }
    let is_copy = |file: &&File| file.path == MANIFEST || COPIES.iter().any(|(path, _)| file.path == *path);
    for file in tree.files.iter().filter(|file| !is_copy(file)) {
        let found =
            [id, contact, repository, site].into_iter().filter(|name| file.text.contains(name.as_str()));
        complaints.extend(found.map(|name| format!("{}: only {MANIFEST} says {name}", file.path)));
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    #[test]
    fn a_name_in_another_place_and_a_missing_copy() {
        let mut tree = tree(&[
            (".github/ISSUE_TEMPLATE/config.yml", "url: https://club.net/talon/security"),
            ("CODE_OF_CONDUCT.md", "Write to a@club.net."),
            (MANIFEST, "id = \"net.club.talon\""),
            ("SECURITY.md", "Write to old@club.net."),
            ("packaging/linux/talon.spec", "Packager: The Talon authors <a@club.net>"),
        ]);
        tree.owner = Owner {
            id: "net.club.talon".to_owned(),
            contact: "a@club.net".to_owned(),
            repository: "https://club.net/talon".to_owned(),
            site: "https://talon.club.net".to_owned(),
        };
        let expected = [
            "SECURITY.md: a@club.net of Cargo.toml is missing",
            "packaging/linux/talon.spec: only Cargo.toml says a@club.net",
        ];
        assert_eq!(names(&tree), expected);
    }
}
