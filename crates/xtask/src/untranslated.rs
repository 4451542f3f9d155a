//! `cargo xtask untranslated`: lists the messages that a language lacks and therefore shows in English.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::fluent::messages;
use crate::workspace::Workspace;

/// The folder of the languages, and its folder of the original.
const LOCALES: &str = "crates/lang/locales";
const ORIGINAL: &str = "en";

/// Prints the messages that a language lacks, or those that every language lacks if there is no code.
///
/// # Errors
/// If there is no such language, or a file cannot be read.
pub(crate) fn list(workspace: &Workspace, code: Option<&str>) -> Result<ExitCode> {
    let locales = workspace.root.join(LOCALES);
    let mut codes = names(&locales)?;
    codes.remove(ORIGINAL);
    if let Some(code) = code {
        ensure!(codes.contains(code), "there is no translation {code}, only {codes:?}");
        codes.retain(|each| each == code);
    }
    for code in &codes {
        let mut count = 0;
        for file in names(&locales.join(ORIGINAL))? {
            let text = |code: &str| {
                let path = locales.join(code).join(&file);
                fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
            };
            let missing = missing(&text(ORIGINAL)?, &text(code)?);
            if !missing.is_empty() {
                println!("{LOCALES}/{code}/{file}:\n\n{}\n", missing.join("\n\n"));
            }
            count += missing.len();
        }
        println!("{code}: {count} missing");
    }
    Ok(ExitCode::SUCCESS)
}

/// The names of the files and folders in a folder.
fn names(folder: &Path) -> Result<BTreeSet<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

/// The messages of an English file that its translation lacks, each below its comment.
fn missing(english: &str, translation: &str) -> Vec<String> {
    let translated: BTreeSet<&str> = messages(translation).into_iter().map(|message| message.id).collect();
    let missing = messages(english).into_iter().filter(|message| !translated.contains(message.id));
    missing.map(|message| format!("{}{}", message.comment, message.text.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# The page.\n\nyes = Yes\ncount = { $count ->\n    [one] 1 card\n   *[other] cards\n}\n\n\
        # The table.\n# On a button.\nno = No\n";

    #[test]
    fn a_missing_message_is_shown_in_english_with_its_comment() {
        let expected = [
            "# The page.\ncount = { $count ->\n    [one] 1 card\n   *[other] cards\n}",
            "# The table.\n# On a button.\nno = No",
        ];
        assert_eq!(missing(ENGLISH, "yes = Oui\n"), expected);
        assert_eq!(missing(ENGLISH, ENGLISH), Vec::<String>::new());
    }
}
