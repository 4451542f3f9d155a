//! Checks of the crates: dependencies and manifests.

use super::tree::Tree;
use crate::workspace::Package;

/// The page with the table of crates and what each of them can depend on.
const PAGE: &str = "docs/develop/ARCHITECTURE.md";

/// The crate that the tests of every crate, and nothing else, can depend on.
const TESTKIT: &str = "talon-testkit";

/// The crates without I/O, clocks, threads and output.
pub(crate) const CORE: [&str; 6] = ["rules", "query", "solve", "bots", "table", "learn"];

/// Crates that are as pure as the core, but use other libraries: for JSON, and for the sentences.
pub(crate) const PURE: [&str; 3] = ["hall", "client", "app"];

/// The libraries that a core crate can depend on.
const CORE_LIBRARIES: [&str; 4] = ["arrayvec", "chacha20", "rustc-hash", "thiserror"];

/// The libraries that a core crate can offer as an optional feature of the same name. The browser's programs and `wire`
/// switch `serde` on to exchange queries and answers; no core crate does, so a program without them has none of it.
const CORE_FEATURES: [&str; 1] = ["serde"];

/// Dependencies between our crates that the table in [`PAGE`] does not allow.
pub(crate) fn edges(tree: &Tree) -> Vec<String> {
    let table = may_use(tree.text(PAGE).unwrap_or_default());
    let mut complaints = Vec::new();
    for package in &tree.packages {
        let name = &package.name;
        let Some(allowed) = table.iter().find(|allowed| allowed.package == *name) else {
            complaints.push(format!("{name} is missing from the table of crates in {PAGE}"));
            continue;
        };
        let ours = |other: &&String| tree.packages.iter().any(|package| package.name == **other);
        for other in package.dependencies.iter().filter(ours) {
            if !allowed.by_crate.contains(other) {
                complaints.push(format!("{name} must not depend on {other}"));
            }
        }
        for other in package.dev_dependencies.iter().filter(ours) {
            let is_allowed = allowed.by_crate.contains(other) || allowed.by_tests.contains(other);
            if !is_allowed && other != TESTKIT {
                complaints.push(format!("the tests of {name} must not depend on {other}"));
            }
        }
    }
    complaints
}

/// A row of the page's table: a package, and the packages that it can depend on.
struct Allowed {
    package: String,
    by_crate: Vec<String>,
    by_tests: Vec<String>,
}

/// The rows of the page's table of three columns. The last column can end with `; its tests also` and more names.
fn may_use(page: &str) -> Vec<Allowed> {
    let mut table: Vec<Allowed> = Vec::new();
    for line in page.lines() {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", name, _, uses, ""] = columns[..] else { continue };
        let packages = |names: &str| names.split(',').map(package_name).collect();
        let (uses, by_tests) = match uses.split_once("; its tests also ") {
            Some((uses, by_tests)) => (uses, packages(by_tests)),
            None => (uses, Vec::new()),
        };
        let by_crate = match uses {
            "none" => Vec::new(),
            "all of the above" => table.iter().map(|above| above.package.clone()).collect(),
            names => packages(names),
        };
        table.push(Allowed { package: package_name(name), by_crate, by_tests });
    }
    table
}

/// The package behind a name on the page.
fn package_name(name: &str) -> String {
    match name.trim().trim_matches('`') {
        "xtask" => "xtask".to_owned(),
        name => format!("talon-{name}"),
    }
}

/// Dependencies of core crates that are not in [`CORE_LIBRARIES`], and [`CORE_FEATURES`] that are switched on.
pub(crate) fn core_libraries(tree: &Tree) -> Vec<String> {
    let is_core = |package: &&Package| CORE.iter().any(|name| package.name == format!("talon-{name}"));
    let mut complaints = Vec::new();
    for package in tree.packages.iter().filter(is_core) {
        let is_feature = |library: &String| {
            package.optional.contains(library) && CORE_FEATURES.contains(&library.as_str())
        };
        let allowed = |library: &String| {
            library.starts_with("talon-") || CORE_LIBRARIES.contains(&library.as_str()) || is_feature(library)
        };
        for library in package.dependencies.iter().filter(|library| !allowed(library)) {
            complaints.push(format!("{} must not depend on {library}", package.name));
        }
        for feature in package.features.iter().filter(|feature| CORE_FEATURES.contains(&feature.as_str())) {
            complaints.push(format!("{} must not switch on the feature {feature}", package.name));
        }
    }
    complaints
}

/// Manifests without the workspace's lints.
pub(crate) fn lints(tree: &Tree) -> Vec<String> {
    let manifests = tree.packages.iter().map(|package| format!("{}/Cargo.toml", package.folder));
    let inherits = |path: &String| tree.text(path).unwrap_or_default().contains("[lints]\nworkspace = true");
    manifests.filter(|path| !inherits(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    fn package(name: &str, dependencies: &[&str], dev_dependencies: &[&str]) -> Package {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let folder = format!("crates/{}", name.strip_prefix("talon-").unwrap_or(name));
        let (dependencies, dev_dependencies) = (owned(dependencies), owned(dev_dependencies));
        Package { name: name.into(), folder, dependencies, dev_dependencies, ..Package::default() }
    }

    fn packages(packages: &[Package]) -> Tree {
        Tree { packages: packages.to_vec(), ..Tree::default() }
    }

    #[test]
    fn a_forbidden_dependency() {
        let page = "\
            | crate | what it is | may use |\n| --- | --- | --- |\n\
            | `rules` | games | none |\n| `solve` | solvers | rules |\n| `cli` | talon | all of the above |\n\
            | `testkit` | tests | rules, solve; its tests also cli |\n| `xtask` | this | none |\n";
        let mut tree = tree(&[(PAGE, page)]);
        tree.packages = vec![
            package("talon-rules", &["talon-solve"], &["talon-testkit", "proptest"]),
            package("talon-solve", &["talon-rules", "talon-testkit"], &["talon-cli"]),
            package("talon-cli", &["talon-rules", "talon-solve"], &[]),
            package("talon-testkit", &["talon-solve", "xtask"], &["talon-cli"]),
            package("talon-extra", &[], &[]),
            package("xtask", &[], &[]),
        ];
        assert_eq!(
            edges(&tree),
            [
                "talon-rules must not depend on talon-solve",
                "talon-solve must not depend on talon-testkit",
                "the tests of talon-solve must not depend on talon-cli",
                "talon-testkit must not depend on xtask",
                "talon-extra is missing from the table of crates in docs/develop/ARCHITECTURE.md",
            ]
        );
    }

    #[test]
    fn a_library_outside_the_core_list() {
        let tree = packages(&[
            package("talon-table", &["talon-rules", "arrayvec", "serde"], &["proptest"]),
            package("talon-wire", &["serde"], &[]),
        ]);
        assert_eq!(core_libraries(&tree), ["talon-table must not depend on serde"]);

        let mut optional = tree;
        optional.packages[0].optional.push("serde".into());
        assert!(core_libraries(&optional).is_empty());
        optional.packages[0].features.push("serde".into());
        assert_eq!(core_libraries(&optional), ["talon-table must not switch on the feature serde"]);
    }

    #[test]
    fn a_manifest_without_lints() {
        let (good, bad) = ("[package]\n\n[lints]\nworkspace = true\n", "[package]\n\n[lints]\n");
        let mut tree = tree(&[("crates/rules/Cargo.toml", good), ("crates/solve/Cargo.toml", bad)]);
        tree.packages = vec![package("talon-rules", &[], &[]), package("talon-solve", &[], &[])];
        assert_eq!(lints(&tree), ["crates/solve/Cargo.toml"]);
    }
}
