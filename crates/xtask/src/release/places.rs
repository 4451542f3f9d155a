//! The places of the repository that state the version of the last release or its date. Everything else asks cargo.

use anyhow::{Context, Result, ensure};

use super::version::Version;

/// The file that cargo reads the version from.
pub(crate) const MANIFEST: &str = "Cargo.toml";

/// The file with the changes of each version.
pub(crate) const CHANGELOG: &str = "CHANGELOG.md";

/// The line of the manifest up to the version.
const VERSION: &str = "version = \"";

/// A line that states something: its file, its beginning, and its end.
type Line = (&'static str, &'static str, fn(Version, &str) -> String);

/// The lines outside the changelog.
const LINES: [Line; 3] = [
    (MANIFEST, VERSION, |version, _| format!("{version}\"")),
    ("CITATION.cff", "version: ", |version, _| version.to_string()),
    ("CITATION.cff", "date-released: ", |_, date| date.to_owned()),
];

/// The files of all places.
pub(crate) const FILES: [&str; 3] = [MANIFEST, "CITATION.cff", CHANGELOG];

/// The version that a manifest states.
///
/// # Errors
/// If it states none.
pub(crate) fn version(manifest: &str) -> Result<Version> {
    let line = manifest.lines().find_map(|line| line.strip_prefix(VERSION));
    line.with_context(|| format!("{MANIFEST} has no version"))?.trim_end_matches('"').parse()
}

/// The text of a file with a version of this date.
///
/// # Errors
/// If the file lacks a place, or the changelog does not say what is new.
pub(crate) fn set(path: &str, text: &str, version: Version, date: &str) -> Result<String> {
    if path == CHANGELOG {
        return release_changes(text, version, date);
    }
    let mut text = text.to_owned();
    if path == MANIFEST
        && let Ok(old) = self::version(&text)
    {
        // The published libraries need each other in the version of the workspace; cargo refuses another one.
        let needs = |version| format!("version = \"={version}\"");
        text = text.replace(&needs(old), &needs(version));
    }
    for (_, start, end) in LINES.iter().filter(|(file, _, _)| *file == path) {
        let mut old = text.lines().filter(|line| line.starts_with(start));
        let (line, other) =
            (old.next().with_context(|| format!("{path} has no line `{start}…`"))?, old.next());
        ensure!(other.is_none(), "{path} has several lines `{start}…`");
        text = text.replace(&format!("{line}\n"), &format!("{start}{}\n", end(version, date)));
    }
    Ok(text)
}

/// The heading of the changes that no version has yet.
const UNRELEASED: &str = "## Unreleased\n";

/// The heading of a version, up to its date.
fn heading(version: Version) -> String {
    format!("## {version} - ")
}

/// The date of a version in the changelog.
pub(crate) fn date(changelog: &str, version: Version) -> Option<&str> {
    changelog.lines().find_map(|line| line.strip_prefix(&heading(version)))
}

/// The changelog with the unreleased changes as those of a version. A version that has a section already gets the date.
fn release_changes(changelog: &str, version: Version, date: &str) -> Result<String> {
    let (before, after) = changelog
        .split_once(UNRELEASED)
        .with_context(|| format!("{CHANGELOG} has no heading `{}`", UNRELEASED.trim_end()))?;
    let changes = after.split("\n## ").next().unwrap_or_default();
    let new = format!("{}{date}\n", heading(version));
    match (self::date(changelog, version), changes.trim().is_empty()) {
        (None, false) => Ok(format!("{before}{UNRELEASED}\n{new}{after}")),
        (Some(old), true) => Ok(changelog.replace(&format!("{}{old}\n", heading(version)), &new)),
        (None, true) => anyhow::bail!("{CHANGELOG} says nothing under Unreleased"),
        (Some(_), false) => anyhow::bail!(
            "{CHANGELOG} has a section for {version} and lines under Unreleased: move them there, or choose another version"
        ),
    }
}

/// Complaints about places that do not state the version of the manifest, or another date than the changelog.
pub(crate) fn complaints<'a>(text: impl Fn(&str) -> Option<&'a str>) -> Vec<String> {
    let text_of = |path: &str| text(path).unwrap_or_default();
    let version = match version(text_of(MANIFEST)) {
        Ok(version) => version,
        Err(error) => return vec![error.to_string()],
    };
    let Some(date) = date(text_of(CHANGELOG), version) else {
        return vec![format!(
            "{CHANGELOG}: {MANIFEST} has version {version}, which has no section `{}…`",
            heading(version)
        )];
    };
    let lines = LINES.iter().map(|(path, start, end)| (path, format!("{start}{}", end(version, date))));
    let missing = lines.filter(|(path, line)| !text_of(path).lines().any(|each| each == line));
    missing.map(|(path, line)| format!("{path}: the line `{line}` is missing")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CITATION: &str = "type: software\nversion: 0.1.0\ndate-released: 2026-01-02\nlicense: MIT\n";

    fn set(path: &str, text: &str) -> Result<String, String> {
        let version = "0.2.0".parse().unwrap();
        super::set(path, text, version, "2026-11-29").map_err(|error| error.to_string())
    }

    #[test]
    fn a_line_gets_the_version_and_its_neighbors_stay() {
        let manifest = "[package]\nversion = \"0.1.0\"\n\n[dependencies]\nx = { version = \"0.1.0\" }\n";
        let expected = manifest.replacen("0.1.0", "0.2.0", 1);
        assert_eq!(set(MANIFEST, manifest), Ok(expected));
        let library = "version = \"0.1.0\"\na = { path = \"a\", version = \"=0.1.0\" }\n";
        assert_eq!(set(MANIFEST, library), Ok(library.replace("0.1.0", "0.2.0")));
        let expected = "type: software\nversion: 0.2.0\ndate-released: 2026-11-29\nlicense: MIT\n";
        assert_eq!(set("CITATION.cff", CITATION), Ok(expected.to_owned()));
    }

    #[test]
    fn a_line_that_is_missing_or_repeated_is_an_error() {
        assert_eq!(
            set(MANIFEST, "edition = \"2024\"\n"),
            Err("Cargo.toml has no line `version = \"…`".to_owned())
        );
        let twice = "version = \"0.1.0\"\nversion = \"0.1.0\"\n";
        assert_eq!(set(MANIFEST, twice), Err("Cargo.toml has several lines `version = \"…`".to_owned()));
    }

    #[test]
    fn unreleased_changes_become_those_of_the_version() {
        let changelog = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 - 2026-01-02\n\n- Old.\n";
        let released = set(CHANGELOG, changelog).unwrap();
        let expected = "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-29\n\n- New.\n\n## 0.1.0 - 2026-01-02\n\n- Old.\n";
        assert_eq!(released, expected);
        // A second time, only the date can change.
        assert_eq!(set(CHANGELOG, &released.replace("2026-11-29", "2026-11-01")), Ok(released));
    }

    #[test]
    fn a_version_without_changes_or_with_others_is_refused() {
        let error = |changelog: &str| set(CHANGELOG, changelog).unwrap_err();
        assert_eq!(error("# Changelog\n"), "CHANGELOG.md has no heading `## Unreleased`");
        let nothing = error("## Unreleased\n\n## 0.1.0 - 2026-01-02\n\n- Old.\n");
        assert_eq!(nothing, "CHANGELOG.md says nothing under Unreleased");
        let both = error("## Unreleased\n\n- New.\n\n## 0.2.0 - 2026-11-01\n\n- Old.\n");
        assert!(
            both.starts_with("CHANGELOG.md has a section for 0.2.0 and lines under Unreleased"),
            "{both}"
        );
    }

    #[test]
    fn places_that_differ_are_named() {
        let complaints = |manifest, citation, changelog| {
            let files = [(MANIFEST, manifest), ("CITATION.cff", citation), (CHANGELOG, changelog)];
            complaints(|path| files.iter().find(|(name, _)| *name == path).map(|(_, text)| *text))
        };
        let (manifest, changelog) = ("version = \"0.1.0\"\n", "## Unreleased\n\n## 0.1.0 - 2026-01-02\n");
        assert_eq!(complaints(manifest, CITATION, changelog), [""; 0]);
        let other_date = "## 0.1.0 - 2026-01-03\n";
        let expected = ["CITATION.cff: the line `date-released: 2026-01-03` is missing"];
        assert_eq!(complaints(manifest, CITATION, other_date), expected);
        let expected = ["CHANGELOG.md: Cargo.toml has version 0.1.1, which has no section `## 0.1.1 - …`"];
        assert_eq!(complaints("version = \"0.1.1\"\n", CITATION, changelog), expected);
    }
}
