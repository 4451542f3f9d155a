//! Checks of the crates: who depends on whom, what the manifests say.

use super::tree::Tree;
use crate::workspace::Package;

/// The page whose table says which of our crates each of our crates may use.
const PAGE: &str = "docs/ARCHITECTURE.md";

/// The crate that only tests may depend on, those of every crate.
const TESTKIT: &str = "talon-testkit";

/// The crates that do no I/O, read no clock, start no thread and print nothing.
pub(crate) const CORE: [&str; 5] = ["pieces", "rules", "solve", "bots", "table"];

/// The libraries that a core crate may need.
const CORE_LIBRARIES: [&str; 4] = ["arrayvec", "chacha20", "rustc-hash", "thiserror"];

/// Dependencies between our crates that the table of [`PAGE`] does not allow.
pub(crate) fn edges(tree: &Tree) -> Vec<String> {
    let table = may_use(tree.text(PAGE).unwrap_or_default());
    let mut complaints = Vec::new();
    for package in &tree.packages {
        let name = &package.name;
        let Some((_, allowed)) = table.iter().find(|(known, _)| known == name) else {
            complaints.push(format!("{name} is missing from the table of crates in {PAGE}"));
            continue;
        };
        let ours = |other: &&String| tree.packages.iter().any(|package| package.name == **other);
        let foreign = |other: &&String| ours(other) && !allowed.contains(other);
        for other in package.dependencies.iter().filter(foreign) {
            complaints.push(format!("{name} must not depend on {other}"));
        }
        for other in package.dev_dependencies.iter().filter(foreign).filter(|other| *other != TESTKIT) {
            complaints.push(format!("the tests of {name} must not depend on {other}"));
        }
    }
    complaints
}

/// The packages in the page's table of three columns, each with those that its last column lets it use.
fn may_use(page: &str) -> Vec<(String, Vec<String>)> {
    let mut table: Vec<(String, Vec<String>)> = Vec::new();
    for line in page.lines() {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", name, _, uses, ""] = columns[..] else { continue };
        let uses = match uses {
            "none" => Vec::new(),
            "all of the above" => table.iter().map(|(name, _)| name.clone()).collect(),
            names => names.split(',').map(package_name).collect(),
        };
        table.push((package_name(name), uses));
    }
    table
}

/// The package that the page calls by this name.
fn package_name(name: &str) -> String {
    match name.trim().trim_matches('`') {
        "xtask" => "xtask".to_owned(),
        name => format!("talon-{name}"),
    }
}

/// Libraries that a core crate needs and that are not in [`CORE_LIBRARIES`].
pub(crate) fn core_libraries(tree: &Tree) -> Vec<String> {
    let is_core = |package: &&Package| CORE.iter().any(|name| package.name == format!("talon-{name}"));
    let allowed = |library: &str| library.starts_with("talon-") || CORE_LIBRARIES.contains(&library);
    tree.packages
        .iter()
        .filter(is_core)
        .flat_map(|package| package.dependencies.iter().map(move |library| (&package.name, library)))
        .filter(|(_, library)| !allowed(library))
        .map(|(name, library)| format!("{name} must not need {library}"))
        .collect()
}

/// Crates whose folder is not `crates/` and their name without `talon-`.
pub(crate) fn folders(tree: &Tree) -> Vec<String> {
    let expected = |name: &str| format!("crates/{}", name.strip_prefix("talon-").unwrap_or(name));
    tree.packages
        .iter()
        .filter(|package| package.folder != expected(&package.name))
        .map(|package| {
            format!("{} lies in {}, not in {}", package.name, package.folder, expected(&package.name))
        })
        .collect()
}

/// Manifests that do not take the version, the edition, the lints and the versions of their dependencies from
/// the workspace.
pub(crate) fn manifests(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for package in &tree.packages {
        let path = format!("{}/Cargo.toml", package.folder);
        let manifest = tree.text(&path).unwrap_or_default();
        for line in ["version.workspace = true", "edition.workspace = true", "[lints]\nworkspace = true"] {
            if !manifest.contains(line) {
                complaints.push(format!("{path}: `{}` is missing", line.replace('\n', " ")));
            }
        }
        for line in dependency_lines(manifest).filter(|line| !line.contains("workspace = true")) {
            complaints.push(format!("{path}: `{line}` should name its version in the workspace's manifest"));
        }
    }
    complaints
}

/// The first line of each dependency in the manifest's tables of dependencies.
fn dependency_lines(manifest: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    manifest.lines().filter(move |line| {
        if line.starts_with('[') {
            inside = line.trim_end().ends_with("dependencies]");
        }
        inside && line.starts_with(|first: char| first.is_alphanumeric() || first == '"')
    })
}

/// Packages that the fuzz targets take in a version of which the workspace knows only others.
pub(crate) fn fuzz_versions(tree: &Tree) -> Vec<String> {
    let workspace = locked(tree.text("Cargo.lock").unwrap_or_default());
    let fuzz = locked(tree.text("fuzz/Cargo.lock").unwrap_or_default());
    let differs = |(name, version): &(&str, &str)| {
        let mut same_name = workspace.iter().filter(|(other, _)| other == name).peekable();
        same_name.peek().is_some() && same_name.all(|(_, other)| other != version)
    };
    let complain = |(name, version): (&str, &str)| format!("fuzz/Cargo.lock has {name} {version}");
    fuzz.into_iter().filter(differs).map(complain).collect()
}

/// The names and versions in a lock file.
fn locked(lock: &str) -> Vec<(&str, &str)> {
    let value = |line: &'_ str| -> Option<(usize, usize)> { Some((line.find('"')? + 1, line.rfind('"')?)) };
    let lines: Vec<&str> = lock.lines().collect();
    lines
        .windows(2)
        .filter(|pair| pair[0].starts_with("name = ") && pair[1].starts_with("version = "))
        .filter_map(|pair| {
            let (name, version) = (value(pair[0])?, value(pair[1])?);
            Some((&pair[0][name.0..name.1], &pair[1][version.0..version.1]))
        })
        .collect()
}

/// Files of `fuzz/fuzz_targets` that fuzz/Cargo.toml or fuzz/README.md does not know.
pub(crate) fn fuzz_targets(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in tree.rust() {
        let Some(name) =
            file.path.strip_prefix("fuzz/fuzz_targets/").and_then(|name| name.strip_suffix(".rs"))
        else {
            continue;
        };
        for (page, words) in
            [("Cargo.toml", format!("name = \"{name}\"")), ("README.md", format!("`{name}`"))]
        {
            if !tree.text(&format!("fuzz/{page}")).unwrap_or_default().contains(&words) {
                complaints.push(format!("fuzz/{page}: {words} is missing"));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    fn package(name: &str, dependencies: &[&str], dev_dependencies: &[&str]) -> Package {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let folder = format!("crates/{}", name.strip_prefix("talon-").unwrap_or(name));
        let (dependencies, dev_dependencies) = (owned(dependencies), owned(dev_dependencies));
        Package { name: name.into(), folder, dependencies, dev_dependencies }
    }

    fn packages(packages: &[Package]) -> Tree {
        Tree { packages: packages.to_vec(), files: Vec::new() }
    }

    #[test]
    fn an_edge_that_is_not_allowed() {
        let page = "\
            | crate | what it is | may use |\n| --- | --- | --- |\n\
            | `pieces` | cards | none |\n| `rules` | games | pieces |\n| `cli` | talon | all of the above |\n\
            | `testkit` | tests | pieces, rules |\n| `xtask` | this | none |\n";
        let mut tree = tree(&[(PAGE, page)]);
        tree.packages = vec![
            package("talon-pieces", &["talon-rules"], &["talon-testkit", "proptest"]),
            package("talon-rules", &["talon-pieces", "talon-testkit"], &["talon-cli"]),
            package("talon-cli", &["talon-pieces", "talon-rules"], &[]),
            package("talon-testkit", &["talon-rules", "xtask"], &[]),
            package("talon-extra", &[], &[]),
            package("xtask", &[], &[]),
        ];
        assert_eq!(
            edges(&tree),
            [
                "talon-pieces must not depend on talon-rules",
                "talon-rules must not depend on talon-testkit",
                "the tests of talon-rules must not depend on talon-cli",
                "talon-testkit must not depend on xtask",
                "talon-extra is missing from the table of crates in docs/ARCHITECTURE.md",
            ]
        );
    }

    #[test]
    fn a_library_that_the_core_does_not_need() {
        let tree = packages(&[
            package("talon-table", &["talon-rules", "arrayvec", "serde"], &["proptest"]),
            package("talon-wire", &["serde"], &[]),
        ]);
        assert_eq!(core_libraries(&tree), ["talon-table must not need serde"]);
    }

    #[test]
    fn a_folder_of_another_name() {
        let mut rules = package("talon-rules", &[], &[]);
        rules.folder = "crates/talon-rules".into();
        let tree = packages(&[rules, package("talon-pieces", &[], &[]), package("xtask", &[], &[])]);
        assert_eq!(folders(&tree), ["talon-rules lies in crates/talon-rules, not in crates/rules"]);
    }

    #[test]
    fn a_manifest_with_its_own_versions() {
        let manifest = "\
            [package]\nversion.workspace = true\nedition = \"2021\"\n\n[dependencies]\n\
            arrayvec = \"0.7\"\nthiserror.workspace = true\n\n[lints]\nworkspace = true\n";
        let mut tree = tree(&[("crates/rules/Cargo.toml", manifest)]);
        tree.packages.push(package("talon-rules", &[], &[]));
        assert_eq!(
            manifests(&tree),
            [
                "crates/rules/Cargo.toml: `edition.workspace = true` is missing",
                "crates/rules/Cargo.toml: `arrayvec = \"0.7\"` should name its version in the workspace's manifest",
            ]
        );
    }

    #[test]
    fn fuzz_targets_on_another_version() {
        let entry = |version: &str| format!("[[package]]\nname = \"arrayvec\"\nversion = \"{version}\"\n");
        let only_fuzz = "[[package]]\nname = \"cc\"\nversion = \"1.0.0\"\n";
        let fuzz = |version: &str| entry(version) + only_fuzz;
        let check = |version| {
            fuzz_versions(&tree(&[("Cargo.lock", &entry("0.7.8")), ("fuzz/Cargo.lock", &fuzz(version))]))
        };
        assert_eq!(check("0.7.7"), ["fuzz/Cargo.lock has arrayvec 0.7.7"]);
        assert!(check("0.7.8").is_empty());
    }

    #[test]
    fn a_fuzz_target_that_nobody_builds() {
        let tree = tree(&[
            ("fuzz/Cargo.toml", "[[bin]]\nname = \"one\""),
            ("fuzz/README.md", "`one`"),
            ("fuzz/fuzz_targets/one.rs", ""),
            ("fuzz/fuzz_targets/two.rs", ""),
        ]);
        assert_eq!(
            fuzz_targets(&tree),
            ["fuzz/Cargo.toml: name = \"two\" is missing", "fuzz/README.md: `two` is missing"]
        );
    }
}
