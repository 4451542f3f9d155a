//! The packages and files of the project, as the checks see them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::owner::Owner;
use crate::workspace::{Package, Workspace};

/// The packages and files of the project. Tests make up small ones.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    /// The packages of the workspace.
    pub(crate) packages: Vec<Package>,
    /// The publisher.
    pub(crate) owner: Owner,
    /// The files, sorted by path.
    pub(crate) files: Vec<File>,
}

/// A file of the project.
#[derive(Debug)]
pub(crate) struct File {
    /// The path in the project, with forward slashes.
    pub(crate) path: String,
    /// Its content; empty if it is not UTF-8.
    pub(crate) text: String,
}

impl Tree {
    /// Reads all files except the version history and those that `.gitignore` excludes.
    pub(crate) fn load(workspace: &Workspace) -> Result<Tree> {
        let ignore = fs::read_to_string(workspace.root.join(".gitignore")).unwrap_or_default();
        let mut tree =
            Tree { packages: workspace.packages.clone(), owner: workspace.owner.clone(), files: Vec::new() };
        tree.read_folder(&workspace.root, "", &skipped(&ignore))?;
        tree.files.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(tree)
    }

    fn read_folder(&mut self, root: &Path, folder: &str, skipped: &[&str]) -> Result<()> {
        let entries = fs::read_dir(root.join(folder)).with_context(|| format!("cannot read {folder}"))?;
        for entry in entries {
            let entry = entry?;
            let path = format!("{folder}{}", entry.file_name().to_string_lossy());
            if skipped.contains(&path.as_str()) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                self.read_folder(root, &format!("{path}/"), skipped)?;
            } else {
                let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
                self.files.push(File { path, text: String::from_utf8(bytes).unwrap_or_default() });
            }
        }
        Ok(())
    }

    /// The content of the file at this path.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// The Rust files.
    pub(crate) fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.path.ends_with(".rs"))
    }

    /// The Markdown pages.
    pub(crate) fn pages(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.path.ends_with(".md"))
    }
}

/// The skipped paths: the version history and each line of `.gitignore` that names a path from the root.
fn skipped(gitignore: &str) -> Vec<&str> {
    let ignored = gitignore.lines().filter_map(|line| line.strip_prefix('/'));
    [".git"].into_iter().chain(ignored.map(|path| path.trim_end_matches('/'))).collect()
}

impl File {
    /// The code without tests: empty for a test file, otherwise everything before the test module, which by convention
    /// comes last.
    pub(crate) fn code(&self) -> &str {
        let is_for_tests = |part: &str| matches!(part, "tests" | "tests.rs" | "benches");
        if self.path.split('/').any(is_for_tests) {
            return "";
        }
        self.text.split("#[cfg(test)]\nmod ").next().unwrap_or_default()
    }
}

/// The lines that are not comments, numbered from 1.
pub(crate) fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

#[cfg(test)]
pub(crate) fn tree(files: &[(&str, &str)]) -> Tree {
    let file = |&(path, text): &(&str, &str)| File { path: path.into(), text: text.into() };
    Tree { files: files.iter().map(file).collect(), ..Tree::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_ends_where_tests_begin() {
        let file = |path: &str| File { path: path.into(), text: "code\n#[cfg(test)]\nmod tests {}\n".into() };
        assert_eq!(file("crates/rules/src/lib.rs").code(), "code\n");
        assert_eq!(file("crates/rules/tests/all.rs").code(), "");
        assert_eq!(file("crates/rules/src/yield/tests.rs").code(), "");
    }

    #[test]
    fn only_whole_paths_are_skipped() {
        assert_eq!(skipped("/target\n/fuzz/corpus/\n*.profraw\n"), [".git", "target", "fuzz/corpus"]);
    }

    #[test]
    fn comments_are_not_code() {
        let lines: Vec<_> = code_lines("// one\n    /// two\nthree // four\n").collect();
        assert_eq!(lines, [(3, "three // four")]);
    }
}
