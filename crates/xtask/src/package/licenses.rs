//! The licenses of the libraries that the program contains, with their texts from the libraries themselves.
//!
//! This is our own code because `cargo about` asks a server on the internet unless it is told not to, and takes longer to
//! install than Talon to build.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::command::printed;
use crate::workspace::cargo;

/// The programs in a package, each with the target that decides about its libraries.
const PROGRAMS: [(&str, &str); 4] = [
    ("talon-cli", "x86_64-unknown-linux-gnu"),
    ("talon-lab", "x86_64-unknown-linux-gnu"),
    ("talon-web", "wasm32-unknown-unknown"),
    ("talon-worker", "wasm32-unknown-unknown"),
];

/// The beginnings of the names of files with licenses, in capital letters.
const TEXTS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// A library with its license as an SPDX expression.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Library {
    name: String,
    version: String,
    license: String,
}

/// The text of all licenses of all libraries.
///
/// # Errors
/// If a library states no license, or cargo does not know the libraries.
pub(super) fn text() -> Result<String> {
    let mut libraries = BTreeSet::new();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (program, target) in PROGRAMS {
        let arguments = ["metadata", "--locked", "--format-version", "1", "--filter-platform", target];
        let metadata: Value = serde_json::from_str(&printed(cargo().args(arguments))?)?;
        for package in linked(&metadata, program)? {
            let library = library(package)?;
            let manifest = Path::new(package["manifest_path"].as_str().context("a package has a manifest")?);
            for text in texts_in(manifest.parent().context("a manifest lies in a folder")?)? {
                texts.entry(text).or_default().insert(format!("{} {}", library.name, library.version));
            }
            libraries.insert(library);
        }
    }
    Ok(document(&libraries, &texts))
}

/// The packages from elsewhere that a program of the workspace is linked with.
fn linked<'a>(metadata: &'a Value, program: &str) -> Result<Vec<&'a Value>> {
    let by_id = |list: &'a Value| -> BTreeMap<&'a str, &'a Value> {
        let entries = list.as_array().into_iter().flatten();
        entries.filter_map(|entry| Some((entry["id"].as_str()?, entry))).collect()
    };
    let (packages, nodes) = (by_id(&metadata["packages"]), by_id(&metadata["resolve"]["nodes"]));
    let root = packages.iter().find(|(_, package)| package["name"] == program);
    let mut open = vec![*root.with_context(|| format!("there is no package {program}"))?.0];
    let mut seen: BTreeSet<&str> = open.iter().copied().collect();
    while let Some(id) = open.pop() {
        for dependency in nodes[id]["deps"].as_array().into_iter().flatten() {
            let mut kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
            let is_linked = kinds.any(|kind| kind["kind"].is_null());
            if let Some(id) = dependency["pkg"].as_str().filter(|id| is_linked && !seen.contains(id)) {
                seen.insert(id);
                open.push(id);
            }
        }
    }
    let packages = seen.into_iter().map(|id| packages[id]);
    Ok(packages.filter(|package| !package["source"].is_null()).collect())
}

fn library(package: &Value) -> Result<Library> {
    let field = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
    let library = Library { name: field("name"), version: field("version"), license: field("license") };
    ensure!(!library.license.is_empty(), "{} {} states no license", library.name, library.version);
    Ok(library)
}

/// The texts of the licenses in a library's folder.
fn texts_in(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if entry.file_type()?.is_file() && TEXTS.iter().any(|start| name.starts_with(start)) {
            let text = String::from_utf8_lossy(&fs::read(entry.path())?).replace("\r\n", "\n");
            // The same text ends with more or fewer empty lines.
            texts.push(text.trim().to_owned());
        }
    }
    Ok(texts)
}

/// The list of the libraries, and below it each text with the libraries that contain it.
fn document(libraries: &BTreeSet<Library>, texts: &BTreeMap<String, BTreeSet<String>>) -> String {
    let mut document = "Talon contains these libraries:\n\n".to_owned();
    for Library { name, version, license } in libraries {
        writeln!(document, "  {name} {version}: {license}").expect("writing to a String cannot fail");
    }
    for (text, users) in texts {
        let users = users.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        let line = "-".repeat(80);
        write!(document, "\n{line}\n{users}\n{line}\n\n{text}\n").expect("writing to a String cannot fail");
    }
    document
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_for_building_and_tests_are_left_out() {
        let package = |name: &str, source: Option<&str>| serde_json::json!({ "id": name, "name": name, "source": source });
        let dependency = |name: &str, kind: Option<&str>| serde_json::json!({ "pkg": name, "dep_kinds": [{ "kind": kind, "target": null }] });
        let metadata = serde_json::json!({
            "packages": [
                package("talon-cli", None), package("talon-rules", None), package("clap", Some("registry")),
                package("cc", Some("registry")), package("insta", Some("registry")),
            ],
            "resolve": { "nodes": [
                { "id": "talon-cli", "deps": [
                    dependency("talon-rules", None), dependency("cc", Some("build")), dependency("insta", Some("dev")),
                ] },
                { "id": "talon-rules", "deps": [dependency("clap", None)] },
                { "id": "clap", "deps": [] },
            ] },
        });
        let names: Vec<_> =
            linked(&metadata, "talon-cli").unwrap().iter().map(|package| package["name"].clone()).collect();
        assert_eq!(names, ["clap"]);
        assert!(linked(&metadata, "gone").is_err());
    }

    #[test]
    fn a_library_without_a_license_is_an_error() {
        let package = serde_json::json!({ "name": "odd", "version": "1.0.0", "license": null });
        assert_eq!(library(&package).unwrap_err().to_string(), "odd 1.0.0 states no license");
    }

    #[test]
    fn a_text_appears_once() {
        let library = |name: &str| Library {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: "MIT".to_owned(),
        };
        let users = ["one 1.0.0", "two 1.0.0"].map(str::to_owned);
        let texts = [("Permission is granted".to_owned(), users.into_iter().collect())].into();
        let document = document(&[library("one"), library("two")].into(), &texts);
        assert!(document.contains("  one 1.0.0: MIT\n  two 1.0.0: MIT\n"), "{document}");
        assert_eq!(document.matches("Permission").count(), 1, "{document}");
        assert!(document.contains("one 1.0.0, two 1.0.0\n"), "{document}");
    }
}
