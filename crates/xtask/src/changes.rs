//! The packages that a change touches, from git and the dependencies between the packages.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::command::{first_line, printed};
use crate::git::git;
use crate::workspace::{Package, Workspace};

/// Files whose change concerns every package.
const FOR_ALL: [&str; 6] =
    ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "clippy.toml", "rustfmt.toml", ".cargo/config.toml"];

/// The branches that a change is compared with, the first that exists.
const BASES: [&str; 2] = ["main", "origin/main"];

/// The subject of a run of `cargo verify`.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    /// The names of the packages; `None` stands for all.
    packages: Option<BTreeSet<String>>,
    /// The changed files, relative to the workspace.
    files: Vec<String>,
}

impl Selection {
    /// The packages with changed files in the work tree.
    ///
    /// # Errors
    /// If git cannot be asked.
    pub(crate) fn of_work_tree(workspace: &Workspace) -> Result<Selection> {
        Selection::since("HEAD", workspace)
    }

    /// The packages that the branch and the work tree have changed, and all that depend on them.
    ///
    /// # Errors
    /// If git cannot be asked.
    pub(crate) fn of_branch(workspace: &Workspace) -> Result<Selection> {
        let base = |branch: &&str| first_line(git(&workspace.root).args(["merge-base", "HEAD", branch]));
        let base = BASES.iter().find_map(base).unwrap_or_else(|| "HEAD".to_owned());
        let mut selection = Selection::since(&base, workspace)?;
        if let Some(packages) = &mut selection.packages {
            *packages = with_dependents(packages, &workspace.packages);
        }
        Ok(selection)
    }

    /// The packages with files that have changed since a commit.
    fn since(commit: &str, workspace: &Workspace) -> Result<Selection> {
        let changed = printed(git(&workspace.root).args(["diff", "--name-only", commit]))?;
        let new = printed(git(&workspace.root).args(["ls-files", "--others", "--exclude-standard"]))?;
        let files: Vec<String> = changed.lines().chain(new.lines()).map(str::to_owned).collect();
        if files.iter().any(|file| FOR_ALL.contains(&file.as_str())) {
            return Ok(Selection { packages: None, files });
        }
        let mut packages = BTreeSet::new();
        for file in &files {
            match owner(file, &workspace.packages) {
                Some(package) => {
                    packages.insert(package.to_owned());
                }
                None => packages.extend(readers(file, workspace)),
            }
        }
        Ok(Selection { packages: Some(packages), files })
    }

    /// Returns true if the run is about a package.
    pub(crate) fn has(&self, package: &str) -> bool {
        self.packages.as_ref().is_none_or(|packages| packages.contains(package))
    }

    /// Returns true if the run is about no package.
    pub(crate) fn is_empty(&self) -> bool {
        self.packages.as_ref().is_some_and(BTreeSet::is_empty)
    }

    /// Returns true if a file in a folder has changed, or if the run is about everything.
    pub(crate) fn has_file_in(&self, folder: &str) -> bool {
        self.packages.is_none() || self.files.iter().any(|file| file.starts_with(folder))
    }

    /// The arguments with which cargo selects the packages.
    pub(crate) fn arguments(&self) -> Vec<&str> {
        match &self.packages {
            None => vec!["--workspace"],
            Some(packages) => packages.iter().flat_map(|package| ["--package", package]).collect(),
        }
    }

    /// The arguments with which cargo selects those of the packages that have a library, for the examples in their
    /// documentation; none if there is none.
    pub(crate) fn with_library(&self, workspace: &Workspace) -> Vec<&str> {
        let Some(packages) = &self.packages else { return vec!["--workspace"] };
        let has_library = |name: &&String| {
            workspace.packages.iter().any(|package| package.name == **name && package.has_library)
        };
        packages.iter().filter(has_library).flat_map(|package| ["--package", package]).collect()
    }

    /// One line that names the packages.
    pub(crate) fn describe(&self) -> String {
        match &self.packages {
            None => "all packages".to_owned(),
            Some(packages) if packages.is_empty() => "no package".to_owned(),
            Some(packages) => packages.iter().map(String::as_str).collect::<Vec<_>>().join(", "),
        }
    }
}

/// The name of the package that a file belongs to.
fn owner<'a>(file: &str, packages: &'a [Package]) -> Option<&'a str> {
    let is_in =
        |package: &&Package| file.strip_prefix(&package.folder).is_some_and(|rest| rest.starts_with('/'));
    packages.iter().find(is_in).map(|package| package.name.as_str())
}

/// The names of the packages whose sources name a page: their tests read it.
fn readers(page: &str, workspace: &Workspace) -> BTreeSet<String> {
    let mut search = git(&workspace.root);
    search.args(["grep", "--name-only", "--fixed-strings", page, "--", "*.rs", "*.py"]);
    // Without a match, the search fails.
    let sources = search.output().map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let sources = sources.unwrap_or_default();
    sources.lines().filter_map(|file| owner(file, &workspace.packages)).map(str::to_owned).collect()
}

/// These packages and all that depend on them, also for their tests.
fn with_dependents(changed: &BTreeSet<String>, packages: &[Package]) -> BTreeSet<String> {
    let mut all = changed.clone();
    loop {
        let before = all.len();
        for package in packages {
            if package.dependencies.iter().chain(&package.dev_dependencies).any(|name| all.contains(name)) {
                all.insert(package.name.clone());
            }
        }
        if all.len() == before {
            return all;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, dependencies: &[&str], dev_dependencies: &[&str]) -> Package {
        let names = |names: &[&str]| names.iter().map(|name| format!("talon-{name}")).collect();
        Package {
            name: format!("talon-{name}"),
            folder: format!("crates/{name}"),
            dependencies: names(dependencies),
            dev_dependencies: names(dev_dependencies),
            ..Package::default()
        }
    }

    fn packages() -> [Package; 4] {
        [
            package("web", &["table"], &[]),
            package("table", &["rules"], &[]),
            package("rules", &[], &["testkit"]),
            package("rules-more", &[], &[]),
        ]
    }

    #[test]
    fn a_file_belongs_to_the_package_of_its_folder() {
        assert_eq!(owner("crates/rules/src/lib.rs", &packages()), Some("talon-rules"));
        assert_eq!(owner("crates/rules-more/src/lib.rs", &packages()), Some("talon-rules-more"));
        assert_eq!(owner("docs/README.md", &packages()), None);
    }

    #[test]
    fn dependents_are_touched_too() {
        let touched = |name: &str| {
            let changed = [format!("talon-{name}")].into();
            with_dependents(&changed, &packages()).into_iter().collect::<Vec<_>>().join(" ")
        };
        assert_eq!(touched("rules"), "talon-rules talon-table talon-web");
        assert_eq!(touched("testkit"), "talon-rules talon-table talon-testkit talon-web");
        assert_eq!(touched("web"), "talon-web");
    }

    #[test]
    fn pages_belong_to_the_packages_that_read_them() {
        let workspace = Workspace::load().unwrap();
        assert!(readers("docs/develop/NOTATION.md", &workspace).contains("talon-table"));
        assert!(readers("docs/develop/CLUSTERS.md", &workspace).contains("talon-python"));
        assert!(readers(&["docs", "no-such-page.md"].join("/"), &workspace).is_empty());
    }

    #[test]
    fn a_selection_is_the_workspace_or_a_list() {
        assert_eq!(Selection::default().arguments(), ["--workspace"]);
        assert!(Selection::default().has("talon-web") && Selection::default().has_file_in("browser/"));
        let packages = Some(["talon-rules".to_owned(), "xtask".to_owned()].into());
        let selection = Selection { packages, files: vec!["crates/rules/src/lib.rs".to_owned()] };
        assert_eq!(selection.arguments(), ["--package", "talon-rules", "--package", "xtask"]);
        assert!(!selection.has("talon-web") && !selection.has_file_in("browser/") && !selection.is_empty());
    }
}
