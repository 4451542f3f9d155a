//! Files and folders of packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::command::run;

/// All files of a folder and its subfolders, sorted by path.
pub(super) fn all_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    Ok(files)
}

/// Copies a file and creates its folder.
pub(super) fn copy(from: &Path, to: &Path) -> Result<()> {
    ensure!(from.is_file(), "there is no {}", from.display());
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| format!("cannot write {}", to.display()))?;
    Ok(())
}

/// Moves something below a prefix.
pub(super) fn rename(prefix: &Path, from: &str, to: &str) -> Result<()> {
    let to = prefix.join(to);
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::rename(prefix.join(from), &to).with_context(|| format!("cannot move {from}"))
}

/// Writes a template with its variables filled in.
pub(super) fn fill_in(template: &Path, to: &Path, values: &[(&str, &str)]) -> Result<()> {
    let text = fs::read_to_string(template).with_context(|| format!("cannot read {}", template.display()))?;
    let text = values.iter().fold(text, |text, (name, value)| text.replace(name, value));
    write(to, &text)
}

/// Writes a file and creates its folder.
pub(super) fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Lets everyone read the files of a package, whatever the rights of new files are on this machine.
pub(super) fn make_readable(root: &Path) -> Result<()> {
    run(Command::new("chmod").args(["--recursive", "u=rwX,go=rX"]).arg(root)).map(|_| ())
}

/// Checks that no file of a folder contains a path: two machines that build in different folders make the same files.
pub(super) fn ensure_nowhere(path: &Path, folder: &Path) -> Result<()> {
    let mut grep = Command::new("grep");
    grep.args(["--recursive", "--fixed-strings", "--files-with-matches", "--regexp"]).arg(path).arg(folder);
    let output = grep.stderr(Stdio::inherit()).output().context("cannot start grep")?;
    let files = String::from_utf8_lossy(&output.stdout);
    ensure!(files.is_empty(), "these files of a package contain {}:\n{files}", path.display());
    ensure!(output.status.code() == Some(1), "grep cannot search {}", folder.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_is_filled_in_and_the_files_are_listed_in_order() {
        let folder = std::env::temp_dir().join(format!("talon-files-{}", std::process::id()));
        let [template, result] = ["template", "a/result"].map(|name| folder.join(name));
        write(&template, "Version: {version}, {version}").unwrap();
        fill_in(&template, &result, &[("{version}", "1.2")]).unwrap();
        let (files, text) = (all_files(&folder).unwrap(), fs::read_to_string(&result).unwrap());
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(text, "Version: 1.2, 1.2");
        assert_eq!(files, [result, template]);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_contains_the_path_is_named() {
        let folder = std::env::temp_dir().join(format!("talon-nowhere-{}", std::process::id()));
        write(&folder.join("a/clean"), "\0crates/cli/src/main.rs").unwrap();
        let clean = ensure_nowhere(Path::new("/home/me"), &folder);
        write(&folder.join("a/stained"), "\0/home/me/talon/crates/cli/src/main.rs").unwrap();
        let stained = ensure_nowhere(Path::new("/home/me"), &folder);
        fs::remove_dir_all(&folder).unwrap();
        clean.unwrap();
        assert!(stained.unwrap_err().to_string().ends_with("/a/stained\n"));
    }
}
