//! The folder from which a browser loads the games.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use talon_lang::Lang;

use crate::compress::compressed;
use crate::references::replace;
use crate::sources::File;
use crate::start_page;

/// The folder of the files with a hash in their names. A browser can keep them forever.
const ASSETS: &str = "assets/";

/// The file that is written last, because it names all others.
pub(crate) const LAST: &str = "index.html";

/// The sentences in the page itself, for the time before its program runs. Each replaces its id in braces.
const SENTENCES: [&str; 6] =
    ["start-title", "start-description", "start-no-script", "start-failed", "web-tagline", "daily-title"];

/// The extensions of files that name other files.
const REFERRERS: [&str; 4] = [".html", ".js", ".css", ".webmanifest"];

/// The files, by their paths.
#[derive(Default, Debug)]
pub(crate) struct Site {
    files: BTreeMap<String, Vec<u8>>,
    /// The plain names of the files in [`ASSETS`], with their names there.
    names: Vec<(String, String)>,
}

impl Site {
    /// Adds a file with a hash of its content in its name. The files that it names must have been added before.
    pub(crate) fn add_named_by_content(&mut self, file: File) -> Result<()> {
        let bytes = self.finished(&file)?;
        let name = name_by_content(&file.name, &bytes);
        self.files.insert(format!("{ASSETS}{name}"), bytes);
        self.names.push((file.name, name));
        Ok(())
    }

    /// Adds a file under its own name. The files that it names must have been added before.
    pub(crate) fn add(&mut self, file: File) -> Result<()> {
        let bytes = self.finished(&file)?;
        self.files.insert(file.name, bytes);
        Ok(())
    }

    /// The content of a file with names and sentences filled in.
    fn finished(&self, file: &File) -> Result<Vec<u8>> {
        if !is_referrer(&file.name) {
            return Ok(file.bytes.clone());
        }
        let text = std::str::from_utf8(&file.bytes).with_context(|| format!("{} is no text", file.name))?;
        let text = text.replace("{fetched}", &self.fetched());
        let mut text = replace(&text, &self.names).with_context(|| file.name.clone())?;
        let lang = Lang::english();
        for id in SENTENCES {
            text = text.replace(&format!("{{{id}}}"), &lang.text(id));
        }
        Ok(text.replace("{games}", &start_page::games(&lang)).into_bytes())
    }

    /// A line for each text that the page fetches on demand, which says where it is.
    fn fetched(&self) -> String {
        let lines = self.names.iter().filter_map(|(name, _)| {
            let stem = name.strip_suffix(".ftl").or_else(|| name.strip_suffix(".txt"))?;
            Some(format!("<meta name=\"{stem}\" content=\"./{ASSETS}{name}\">"))
        });
        lines.collect::<Vec<_>>().join("\n  ")
    }

    /// Removes the pictures that no file names. Some are part of the programs.
    pub(crate) fn leave_out_unnamed(&mut self) {
        let referrers = self.files.iter().filter(|(path, _)| is_referrer(path));
        let texts: Vec<_> = referrers.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).collect();
        let is_named = |name: &str| texts.iter().any(|text| text.contains(name));
        self.files.retain(|path, _| path.strip_prefix(ASSETS).is_none_or(is_named));
    }

    /// The paths of the files for offline use. PNG pictures are not among them: only an installed app shows them, and
    /// the browser fetches them once, during the installation.
    pub(crate) fn paths_without_network(&self) -> Vec<String> {
        self.files.keys().filter(|path| !path.ends_with(".png")).cloned().collect()
    }

    /// A hash of all files.
    pub(crate) fn hash(&self) -> String {
        let lines = self.files.iter().map(|(path, bytes)| format!("{path} {}\n", hash(bytes)));
        hash(lines.collect::<String>().as_bytes())
    }

    /// Writes the files to the folder, optionally with their compressed forms, and removes all other files there.
    pub(crate) fn write(self, folder: &Path, with_compressed: bool) -> Result<()> {
        let files: Vec<File> = self.files.into_iter().map(|(name, bytes)| File { name, bytes }).collect();
        let mut written = if with_compressed { all_compressed(&files)? } else { Vec::new() };
        written.extend(files);
        // A page that is opened meanwhile finds the files that it names.
        written.sort_by_key(|file| file.name == LAST);
        fs::create_dir_all(folder.join(ASSETS))?;
        for file in &written {
            let path = folder.join(&file.name);
            fs::write(&path, &file.bytes).with_context(|| format!("cannot write {}", path.display()))?;
        }
        remove_others(folder, "", &written)
    }
}

/// Compresses all files in parallel.
fn all_compressed(files: &[File]) -> Result<Vec<File>> {
    thread::scope(|scope| {
        let threads: Vec<_> = files.iter().map(|file| scope.spawn(|| compressed(file))).collect();
        let mut forms = Vec::new();
        for thread in threads {
            forms.extend(thread.join().expect("compressing does not panic")?);
        }
        Ok(forms)
    })
}

/// Removes all files but those in `written`.
fn remove_others(folder: &Path, below: &str, written: &[File]) -> Result<()> {
    for entry in fs::read_dir(folder.join(below))? {
        let entry = entry?;
        let path = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            remove_others(folder, &format!("{path}/"), written)?;
        } else if !written.iter().any(|file| file.name == path) {
            fs::remove_file(entry.path()).with_context(|| format!("cannot remove {path}"))?;
        }
    }
    Ok(())
}

/// Returns true if a file can name other files.
fn is_referrer(name: &str) -> bool {
    REFERRERS.iter().any(|ending| name.ends_with(ending))
}

/// A hash of the content: sixteen hexadecimal digits.
pub(crate) fn hash(content: &[u8]) -> String {
    Sha256::digest(content).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The name with the hash of the content before its extension: `style-0123456789abcdef.css`.
pub(crate) fn name_by_content(name: &str, content: &[u8]) -> String {
    let (stem, ending) = name.rsplit_once('.').map_or((name, ""), |(stem, _)| (stem, &name[stem.len()..]));
    format!("{stem}-{}{ending}", hash(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> File {
        File { name: name.to_owned(), bytes: text.as_bytes().to_vec() }
    }

    fn site() -> Site {
        let mut site = Site::default();
        site.add_named_by_content(file("icon.svg", "<svg/>")).unwrap();
        site.add(file("index.html", r#"<title>{start-title}</title><img src="assets/icon.svg">"#)).unwrap();
        site
    }

    fn paths(site: &Site) -> Vec<&str> {
        site.files.keys().map(String::as_str).collect()
    }

    #[test]
    fn names_and_sentences_are_filled_in() {
        let site = site();
        assert_eq!(paths(&site), ["assets/icon-d4dc56669143034f.svg", "index.html"]);
        let page = String::from_utf8(site.files["index.html"].clone()).unwrap();
        assert_eq!(page, r#"<title>Talon</title><img src="assets/icon-d4dc56669143034f.svg">"#);
    }

    #[test]
    fn an_unreferenced_picture_is_left_out() {
        let mut site = site();
        site.add_named_by_content(file("other.svg", "<svg></svg>")).unwrap();
        assert_eq!(paths(&site).len(), 3);
        site.leave_out_unnamed();
        assert_eq!(paths(&site), paths(&self::site()));
    }

    #[test]
    fn png_pictures_are_not_kept_for_offline_use() {
        let mut site = site();
        site.add(file("icon.png", "points")).unwrap();
        assert_eq!(site.paths_without_network(), paths(&self::site()));
    }

    #[test]
    fn the_hash_changes_with_the_content() {
        let mut other = site();
        other.add(file("manifest.webmanifest", "{}")).unwrap();
        assert_ne!(site().hash(), other.hash());
        assert_eq!(site().hash(), self::site().hash());
    }

    #[test]
    fn the_folder_holds_the_site_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("assets")).unwrap();
        fs::write(folder.path().join("assets/old.js"), "").unwrap();
        let names = |below: &str| {
            let entries = fs::read_dir(folder.path().join(below)).unwrap();
            let mut names: Vec<_> =
                entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            names.sort();
            names
        };
        site().write(folder.path(), true).unwrap();
        let icon = |ending: &str| format!("icon-d4dc56669143034f.svg{ending}");
        assert_eq!(names(""), ["assets", "index.html", "index.html.br", "index.html.gz"]);
        assert_eq!(names("assets"), [icon(""), icon(".br"), icon(".gz")]);
        site().write(folder.path(), false).unwrap();
        assert_eq!(names("assets"), [icon("")]);
    }

    #[test]
    fn a_name_contains_the_hash() {
        assert_eq!(name_by_content("style.css", b"abc"), "style-ba7816bf8f01cfea.css");
        assert_eq!(name_by_content("a.b.svg", b"abc"), "a.b-ba7816bf8f01cfea.svg");
        assert_eq!(name_by_content("NOTICE", b""), "NOTICE-e3b0c44298fc1c14");
    }
}
