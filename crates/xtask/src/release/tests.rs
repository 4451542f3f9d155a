//! A release of a small workspace in a repository of its own.

use std::path::PathBuf;

use super::*;
use crate::owner::Owner;

const FILES: [(&str, &str); 5] = [
    (
        "Cargo.toml",
        "[workspace.package]\nversion = \"0.1.0\"\n\n[workspace]\nresolver = \"3\"\nmembers = [\"a\"]\n",
    ),
    (
        "a/Cargo.toml",
        "[package]\nname = \"a\"\nversion.workspace = true\nedition = \"2024\"\n\n[lib]\npath = \"a.rs\"\n",
    ),
    ("a/a.rs", ""),
    ("CITATION.cff", "version: 0.1.0\ndate-released: 2026-01-02\n"),
    ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- A game.\n\n## 0.1.0 - 2026-01-02\n\n- The first.\n"),
];

/// A repository with a commit that is verified, in a folder that is removed in the end.
struct Repository(Workspace);

impl Repository {
    fn new(name: &str) -> Repository {
        let root = std::env::temp_dir().join(format!("talon-release-{name}-{}", std::process::id()));
        let target = root.join("target");
        fs::create_dir_all(root.join("a")).unwrap();
        fs::create_dir_all(&target).unwrap();
        fs::write(root.join(".gitignore"), "/target\n").unwrap();
        for (path, text) in FILES {
            fs::write(root.join(path), text).unwrap();
        }
        let owner = Owner { repository: "https://club.net/talon".to_owned(), ..Owner::default() };
        let repository = Repository(Workspace { root, target, packages: Vec::new(), owner });
        run(cargo().current_dir(repository.root()).args(["generate-lockfile", "--offline", "--quiet"]))
            .unwrap();
        repository.git("init --quiet --initial-branch=main");
        for setting in
            ["user.name Ada", "user.email ada@club.net", "commit.gpgSign false", "tag.gpgSign false"]
        {
            repository.git(&format!("config {setting}"));
        }
        repository.commit();
        verified::note(repository.target(), &clean_commit(repository.root()).unwrap()).unwrap();
        repository
    }

    fn root(&self) -> &PathBuf {
        &self.0.root
    }

    fn target(&self) -> &PathBuf {
        &self.0.target
    }

    /// The output of a git command.
    fn git(&self, arguments: &str) -> String {
        printed(git(self.root()).args(arguments.split(' '))).unwrap()
    }

    fn commit(&self) {
        self.git("add --all");
        self.git("commit --quiet --message=Work");
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(self.root().join(path), text).unwrap();
    }

    fn release(&self, version: &str) -> Release<'_> {
        Release { workspace: &self.0, version: version.parse().unwrap(), date: "2026-11-29".to_owned() }
    }
}

impl Drop for Repository {
    fn drop(&mut self) {
        fs::remove_dir_all(self.root()).unwrap();
    }
}

#[test]
fn a_release_is_a_commit_and_a_tag_with_the_version_in_each_place() {
    let repository = Repository::new("made");
    let release = repository.release("0.2.0");
    let changes = release.changes().unwrap();
    let shown: String = changes.iter().map(Change::to_string).collect();
    let expected = "\
Cargo.toml:
  - version = \"0.1.0\"
  + version = \"0.2.0\"
CITATION.cff:
  - version: 0.1.0
  - date-released: 2026-01-02
  + version: 0.2.0
  + date-released: 2026-11-29
CHANGELOG.md:
  + ## 0.2.0 - 2026-11-29
  +
";
    assert_eq!(shown, expected);
    assert_eq!(release.obstacles(), [""; 0]);

    release.make(&changes).unwrap();
    assert!(clean_commit(repository.root()).is_some());
    assert_eq!(repository.git("log --format=%s v0.2.0"), "Release 0.2.0\nWork\n");
    assert_eq!(repository.git("cat-file -t v0.2.0"), "tag\n");
    assert_eq!(
        repository.git("diff --name-only v0.2.0~"),
        "CHANGELOG.md\nCITATION.cff\nCargo.lock\nCargo.toml\n"
    );
    assert!(repository.git("show v0.2.0:Cargo.lock").contains("name = \"a\"\nversion = \"0.2.0\""));
    let text = |path: &str| repository.git(&format!("show v0.2.0:{path}"));
    let [manifest, citation, changelog] = places::FILES.map(text);
    let files = [(places::MANIFEST, manifest), ("CITATION.cff", citation), (places::CHANGELOG, changelog)];
    let complaints = places::complaints(|path| {
        files.iter().find(|(name, _)| *name == path).map(|(_, text)| text.as_str())
    });
    assert_eq!(complaints, [""; 0]);
}

#[test]
fn a_workspace_that_has_the_version_is_only_tagged() {
    let repository = Repository::new("tagged");
    let release = repository.release("0.1.0");
    repository.write("CHANGELOG.md", "## Unreleased\n\n## 0.1.0 - 2026-11-29\n\n- The first.\n");
    repository.write("CITATION.cff", "version: 0.1.0\ndate-released: 2026-11-29\n");
    repository.commit();
    let changes = release.changes().unwrap();
    assert!(changes.is_empty());
    release.make(&changes).unwrap();
    assert_eq!(repository.git("log --format=%s v0.1.0"), "Work\nWork\n");
}

#[test]
fn obstacles_are_named() {
    let repository = Repository::new("obstacles");
    let release = repository.release("0.2.0");
    repository.write("a/a.rs", "//! New.\n");
    assert_eq!(release.obstacles(), ["the work tree has changes"]);
    repository.commit();
    assert_eq!(release.obstacles(), ["`cargo verify --no-skip` has not passed for this commit"]);
    repository.git("checkout --quiet -b other HEAD~");
    repository.git("tag v0.2.0");
    assert_eq!(release.obstacles(), ["the branch is not main", "there is a tag v0.2.0"]);
}

#[test]
fn placeholders_are_not_published() {
    let mut repository = Repository::new("placeholders");
    repository.0.owner.repository = "https://example.org/cards".to_owned();
    let expected = ["Cargo.toml has placeholders in [workspace.metadata.owner]"];
    assert_eq!(repository.release("0.2.0").obstacles(), expected);
}

#[test]
fn an_older_version_and_an_empty_changelog_are_refused() {
    let repository = Repository::new("refused");
    let error = |version| repository.release(version).changes().err().unwrap().to_string();
    assert_eq!(error("0.0.9"), "the workspace has version 0.1.0, which is newer than 0.0.9");
    repository.write("CHANGELOG.md", "## Unreleased\n\n## 0.1.0 - 2026-01-02\n");
    assert_eq!(error("0.2.0"), "CHANGELOG.md says nothing under Unreleased");
}
