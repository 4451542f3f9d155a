//! `cargo xtask recipes`: files from which Flatpak, Homebrew, Scoop, Arch Linux and Nix install the programs of a release, in
//! `target/recipes`.
//!
//! Each is a template in `packaging/recipes` with words between two `@`. [`Description`] knows what they mean.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use super::files::write;
use super::packaging::VERSION;
use super::share::summary;
use super::validators::{BASH, FLATPAK, JSON, NIX, RUBY, Validator, validate_all};
use crate::command::Outcome;
use crate::owner::Owner;
use crate::workspace::Workspace;

/// A template, the path of the recipe with `*` for the program's id, and the program that checks it.
type Recipe = (&'static str, &'static str, Option<&'static Validator>);

const RECIPES: [Recipe; 6] = [
    ("PKGBUILD", "arch/PKGBUILD", Some(&BASH)),
    ("SRCINFO", "arch/.SRCINFO", None),
    ("flatpak.json", "flatpak/*.json", Some(&FLATPAK)),
    ("homebrew.rb", "homebrew/talon.rb", Some(&RUBY)),
    ("scoop.json", "scoop/talon.json", Some(&JSON)),
    ("package.nix", "nix/package.nix", Some(&NIX)),
];

/// Makes the recipes for the packages whose checksums are in a file like `SHA256SUMS`.
///
/// # Errors
/// If a package has no checksum, a recipe cannot be made, or a validator complains.
pub(crate) fn recipes(workspace: &Workspace, sums: Option<&str>) -> Result<ExitCode> {
    let sums = sums.map_or_else(|| workspace.root.join("target/package/SHA256SUMS"), PathBuf::from);
    let text = fs::read_to_string(&sums)
        .with_context(|| format!("cannot read the checksums of a release in {}", sums.display()))?;
    let out = workspace.root.join("target/recipes");
    if let Outcome::Fallback(note) = make(workspace, &read_sums(&text), &out)? {
        println!("note: {note}");
    }
    println!("{} recipes in {}", RECIPES.len(), out.display());
    Ok(ExitCode::SUCCESS)
}

/// Makes recipes with made-up checksums in a folder, and checks them.
pub(super) fn check(workspace: &Workspace, out: &Path) -> Result<Outcome> {
    make(workspace, &sample_sums(VERSION), out)
}

/// Made-up checksums of all packages that recipes name.
fn sample_sums(version: &str) -> BTreeMap<String, String> {
    const PACKAGES: [&str; 5] = [
        "aarch64-linux.tar.gz",
        "aarch64-macos.tar.gz",
        "x86_64-linux.tar.gz",
        "x86_64-macos.tar.gz",
        "x86_64-windows.zip",
    ];
    let sums = (1..).zip(PACKAGES);
    sums.map(|(number, package)| (format!("talon-{version}-{package}"), format!("{number:064x}"))).collect()
}

/// Writes all recipes, and checks them with the validators that are installed.
fn make(workspace: &Workspace, sums: &BTreeMap<String, String>, out: &Path) -> Result<Outcome> {
    let Workspace { root, owner, .. } = workspace;
    let summary = summary(root)?;
    let description = Description { version: VERSION, summary: &summary, owner, sums };
    let mut checks = Vec::new();
    for (path, text, validator) in description.recipes(root)? {
        let path = out.join(path);
        write(&path, &text)?;
        checks.extend(validator.map(|validator| (validator, vec![path])));
    }
    let missing = validate_all(&checks)?;
    if missing.is_empty() {
        return Ok(Outcome::Passed);
    }
    Ok(Outcome::Fallback(format!("to check all recipes: apt-get install {}", missing.join(" "))))
}

/// The checksum of each file.
fn read_sums(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter_map(|line| line.split_once("  "));
    lines.map(|(sum, name)| (name.to_owned(), sum.to_owned())).collect()
}

/// The description of a release that all recipes share.
struct Description<'a> {
    version: &'a str,
    summary: &'a str,
    owner: &'a Owner,
    /// The checksum of each file by its name.
    sums: &'a BTreeMap<String, String>,
}

impl Description<'_> {
    /// The path, the text and the validator of each recipe.
    fn recipes(&self, root: &Path) -> Result<Vec<(String, String, Option<&'static Validator>)>> {
        let recipe = |(template, path, validator): Recipe| {
            let template = root.join("packaging/recipes").join(template);
            let text = fs::read_to_string(&template)
                .with_context(|| format!("cannot read {}", template.display()))?;
            let text =
                self.fill_in(&text).with_context(|| format!("cannot fill in {}", template.display()))?;
            Ok((path.replace('*', &self.owner.id), text, validator))
        };
        RECIPES.into_iter().map(recipe).collect()
    }

    /// A template with the meanings of its words between two `@`.
    fn fill_in(&self, template: &str) -> Result<String> {
        let parts: Vec<&str> = template.split('@').collect();
        ensure!(parts.len() % 2 == 1, "an `@` has no partner");
        let parts = parts
            .iter()
            .enumerate()
            .map(|(index, part)| if index % 2 == 0 { Ok((*part).to_owned()) } else { self.meaning(part) });
        parts.collect()
    }

    fn meaning(&self, word: &str) -> Result<String> {
        if let Some(ending) = word.strip_prefix("sha256 ") {
            let name = format!("talon-{}-{ending}", self.version);
            return self.sums.get(&name).cloned().with_context(|| format!("there is no checksum of {name}"));
        }
        let Owner { id, contact, repository, .. } = self.owner;
        Ok(match word {
            "version" => self.version.to_owned(),
            "summary" => self.summary.to_owned(),
            "id" => id.clone(),
            "contact" => contact.clone(),
            "repository" => repository.clone(),
            "files" => format!("{repository}/releases/download/v{}", self.version),
            _ => anyhow::bail!("@{word}@ has no meaning"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folder of the workspace.
    fn root() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
    }

    /// The recipes of version 1.2.3 of a club, by their paths.
    fn recipes_of_a_club() -> BTreeMap<String, String> {
        let owner = Owner {
            id: "net.club.talon".to_owned(),
            contact: "talon@club.net".to_owned(),
            repository: "https://club.net/talon".to_owned(),
            ..Owner::default()
        };
        let sums = sample_sums("1.2.3");
        let description = Description { version: "1.2.3", summary: "Four games", owner: &owner, sums: &sums };
        description.recipes(root()).unwrap().into_iter().map(|(path, text, _)| (path, text)).collect()
    }

    #[test]
    fn each_recipe_names_the_files_of_the_release() {
        for (path, text) in recipes_of_a_club() {
            insta::assert_snapshot!(path.replace('/', "_"), text);
        }
    }

    /// Arch Linux wants what a recipe says in a second form, which its tool makes only for other users than root.
    #[cfg(unix)]
    #[test]
    fn both_files_for_arch_linux_say_the_same() {
        const SCRIPT: &str = r#"
            eval "$1"
            printf 'pkgbase = %s\n' "$pkgname"
            for key in pkgdesc pkgver pkgrel url arch license optdepends provides conflicts options \
                source_x86_64 sha256sums_x86_64 source_aarch64 sha256sums_aarch64; do
                declare -n values=$key
                printf "\t$key = %s\n" "${values[@]}"
            done
            printf '\npkgname = %s\n' "$pkgname"
        "#;
        let recipes = recipes_of_a_club();
        let mut bash = std::process::Command::new("bash");
        let said =
            crate::command::printed(bash.args(["-c", SCRIPT, "bash", &recipes["arch/PKGBUILD"]])).unwrap();
        assert_eq!(said, recipes["arch/.SRCINFO"]);
    }

    #[test]
    fn a_word_without_meaning_and_a_missing_checksum_are_errors() {
        let (owner, sums) = (Owner::default(), read_sums("00ff  talon-1.2.3-site.zip\n"));
        let description = Description { version: "1.2.3", summary: "Four games", owner: &owner, sums: &sums };
        let fill_in = |text| description.fill_in(text).map_err(|error| error.to_string());
        assert_eq!(fill_in("@version@: @sha256 site.zip@"), Ok("1.2.3: 00ff".to_owned()));
        assert_eq!(fill_in("@name@"), Err("@name@ has no meaning".to_owned()));
        assert_eq!(fill_in("a@b"), Err("an `@` has no partner".to_owned()));
        let missing = "there is no checksum of talon-1.2.3-x86_64-linux.tar.gz";
        assert_eq!(fill_in("@sha256 x86_64-linux.tar.gz@"), Err(missing.to_owned()));
    }
}
