//! The folder `share` of an installation: manual pages, completions, desktop entries, icons and documents.

use std::env::consts::EXE_EXTENSION;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::files::{all_files, copy, write};
use super::licenses;
use super::packaging::{Packaging, VERSION};
use crate::command::{printed, run};
use crate::owner::Owner;

/// The programs in a package.
pub(super) const PROGRAMS: [&str; 2] = ["talon", "talon-lab"];

/// The completions of each shell, and where the shell looks for them, with `*` for the name of the program.
pub(super) const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/*"),
    ("fish", "fish/vendor_completions.d/*.fish"),
    ("zsh", "zsh/site-functions/_*"),
];

/// The entries of application menus.
pub(super) const DESKTOP_ENTRIES: [&str; 2] =
    ["applications/talon.desktop", "applications/talon-terminal.desktop"];

/// The description for software centers. Its name is the id that it states.
pub(super) fn metainfo(owner: &Owner) -> String {
    format!("metainfo/{}.metainfo.xml", owner.id)
}

/// The icon that a package contains in each place of the icon theme.
const ICONS: [(&str, &str); 3] = [
    ("icon.svg", "icons/hicolor/scalable/apps/talon.svg"),
    ("icon-192.png", "icons/hicolor/192x192/apps/talon.png"),
    ("icon-512.png", "icons/hicolor/512x512/apps/talon.png"),
];

/// The document with the licenses of the libraries.
pub(super) const LIBRARY_LICENSES: &str = "third-party-licenses.txt";

/// The files of each language with the sentences about the program.
const SENTENCES: [&str; 2] = ["start.ftl", "web.ftl"];

/// Documents of the workspace that a package contains. The README says how to build Talon, and its pictures and most of its
/// links lead to other files of the workspace; in a package, the manual pages take its place.
const DOCUMENTS: [&str; 3] = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Makes the folder with the programs in this folder and returns it.
pub(super) fn make(packaging: &Packaging, programs: &Path) -> Result<PathBuf> {
    let share = packaging.staging("share")?;
    let root = &packaging.workspace.root;
    let pages = share.join("man/man1");
    for name in PROGRAMS {
        let program = programs.join(name).with_extension(EXE_EXTENSION);
        run(Command::new(&program).arg("man").arg(&pages))?;
        for (shell, path) in COMPLETIONS {
            let script = printed(Command::new(&program).args(["completions", shell]))?;
            write(&share.join(path.replace('*', name)), &script)?;
        }
    }
    run(Command::new("gzip").args(["-9", "--no-name"]).args(all_files(&pages)?))?;
    let linux = root.join("packaging/linux");
    let locales = root.join("crates/lang/locales");
    let (languages, games) = (Translations::load(&locales)?, games(&locales.join("en"))?.join(";"));
    for path in DESKTOP_ENTRIES {
        let name = Path::new(path).file_name().context("a file has a name")?;
        let entry = fs::read_to_string(linux.join(name))?.replace("{games}", &games);
        write_filled_in(&share.join(path), &languages.fill_in(&entry, desktop_key))?;
    }
    write_metainfo(packaging, &languages, &share)?;
    for (name, path) in ICONS {
        copy(&root.join("crates/web/assets").join(name), &share.join(path))?;
    }
    for name in DOCUMENTS {
        copy(&root.join(name), &share.join("doc/talon").join(name))?;
    }
    write(&share.join("doc/talon").join(LIBRARY_LICENSES), &licenses::text()?)?;
    Ok(share)
}

/// Writes the description for software centers.
fn write_metainfo(packaging: &Packaging, languages: &Translations, share: &Path) -> Result<()> {
    let (root, owner) = (&packaging.workspace.root, &packaging.workspace.owner);
    let template = fs::read_to_string(root.join("packaging/linux/talon.metainfo.xml"))?;
    let text = languages.fill_in(&template, xml_language);
    let text = text.replace("{id}", &owner.id).replace("{developer-id}", owner.developer_id());
    let text = text.replace("{version}", VERSION).replace("{date}", &packaging.date("%F")?);
    write_filled_in(&share.join(metainfo(owner)), &text)
}

/// The English sentence that says what the program is, as in software centers.
///
/// # Errors
/// If it cannot be read.
pub(super) fn summary(root: &Path) -> Result<String> {
    let sentences =
        fs::read_to_string(root.join("crates/lang/locales/en/web.ftl")).context("cannot read web.ftl")?;
    filled_in("{web-tagline}", &sentences).context("web.ftl has no web-tagline")
}

/// The names of the games, from the files with their sentences: each has a title and a line for the menu.
fn games(english: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for path in all_files(english)? {
        let stem = path.file_stem().context("a file has a name")?.to_string_lossy();
        let text = fs::read_to_string(&path)?;
        if text.contains(&format!("{stem}-blurb = ")) {
            let title = text.lines().find_map(|line| line.strip_prefix(&format!("{stem}-title = ")));
            games.extend(title.map(str::to_owned));
        }
    }
    Ok(games)
}

/// Writes a text in which everything in braces is filled in.
fn write_filled_in(path: &Path, text: &str) -> Result<()> {
    ensure!(!text.contains('{'), "something in braces has no meaning in {}:\n{text}", path.display());
    write(path, text)
}

/// Player-facing sentences in all languages.
struct Translations {
    /// The code of each language with its sentences about the program, English first.
    languages: Vec<(String, String)>,
}

impl Translations {
    /// Reads [`SENTENCES`] of all languages.
    fn load(locales: &Path) -> Result<Translations> {
        let mut languages = Vec::new();
        for entry in fs::read_dir(locales).context("cannot read the folder of languages")? {
            let folder = entry?.path();
            let code = folder.file_name().context("a folder has a name")?.to_string_lossy().into_owned();
            let read = |name| {
                let path = folder.join(name);
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
            };
            languages.push((code, SENTENCES.map(read).into_iter().collect::<Result<String>>()?));
        }
        languages.sort_by_key(|(code, _)| (code != "en", code.clone()));
        Ok(Translations { languages })
    }

    /// The text with each line that contains a sentence's id in braces in English, followed by the same line in the other
    /// languages. `mark` marks a line as one of a language.
    fn fill_in(&self, text: &str, mark: fn(&str, &str) -> String) -> String {
        let mut lines = Vec::new();
        for line in text.lines() {
            let translations = self.languages.iter().filter_map(|(code, sentences)| {
                let translated = filled_in(line, sentences)?;
                Some(if code == "en" { translated } else { mark(&translated, code) })
            });
            let before = lines.len();
            lines.extend(translations);
            if lines.len() == before {
                lines.push(line.to_owned());
            }
        }
        lines.join("\n") + "\n"
    }
}

/// The line with a sentence in place of its id in braces, if it contains one. A sentence loses its full stop.
fn filled_in(line: &str, sentences: &str) -> Option<String> {
    let (before, rest) = line.split_once('{')?;
    let (id, after) = rest.split_once('}')?;
    let sentence = sentences.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))?;
    Some(format!("{before}{}{after}", sentence.trim_end_matches(['.', '。'])))
}

/// `Comment=…` as `Comment[pt_BR]=…`.
fn desktop_key(line: &str, language: &str) -> String {
    line.replacen('=', &format!("[{}]=", language.replace('-', "_")), 1)
}

/// `<summary>…` as `<summary xml:lang="pt-BR">…`.
fn xml_language(line: &str, language: &str) -> String {
    line.replacen('>', &format!(" xml:lang=\"{language}\">"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translations() -> Translations {
        let language = |code: &str, text: &str| (code.to_owned(), format!("other = x\nabout = {text}\n"));
        Translations { languages: vec![language("en", "Four games."), language("pt-BR", "Quatro jogos.")] }
    }

    #[test]
    fn a_line_with_an_id_appears_in_each_language() {
        let filled = translations().fill_in("Name=Talon\nComment={about}\n", desktop_key);
        assert_eq!(filled, "Name=Talon\nComment=Four games\nComment[pt_BR]=Quatro jogos\n");
        let filled = translations().fill_in("  <summary>{about}</summary>\n", xml_language);
        let expected =
            "  <summary>Four games</summary>\n  <summary xml:lang=\"pt-BR\">Quatro jogos</summary>\n";
        assert_eq!(filled, expected);
    }

    #[test]
    fn another_word_in_braces_stays() {
        assert_eq!(
            translations().fill_in("<release version=\"{version}\"/>", xml_language).trim_end(),
            "<release version=\"{version}\"/>"
        );
    }
}
