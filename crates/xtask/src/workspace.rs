//! The workspace as `cargo metadata` describes it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::owner::Owner;

/// The folders and packages of the workspace.
#[derive(Debug)]
pub(crate) struct Workspace {
    /// The folder of the workspace's `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// Cargo's target folder.
    pub(crate) target: PathBuf,
    /// The packages of the workspace.
    pub(crate) packages: Vec<Package>,
    /// The publisher.
    pub(crate) owner: Owner,
}

/// One package of the workspace.
#[derive(Clone, Debug, Default)]
pub(crate) struct Package {
    /// The name, for example `talon-rules`.
    pub(crate) name: String,
    /// The package's folder, relative to the workspace, with forward slashes.
    pub(crate) folder: String,
    /// True if it has a library, whose documentation can have examples.
    pub(crate) has_library: bool,
    /// True if it is published.
    pub(crate) is_published: bool,
    /// The names of its dependencies, for building or running.
    pub(crate) dependencies: Vec<String>,
    /// The names of the dependencies that only its tests and benches need.
    pub(crate) dev_dependencies: Vec<String>,
    /// The names of the dependencies that a feature adds. They are among `dependencies` too.
    pub(crate) optional: Vec<String>,
    /// The features that the package switches on: its own default ones, and those of its dependencies.
    pub(crate) features: Vec<String>,
}

/// A command of the `cargo` that started this program.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

impl Workspace {
    /// Loads the workspace around the current folder.
    pub(crate) fn load() -> Result<Workspace> {
        let output = cargo()
            .args(["metadata", "--no-deps", "--format-version", "1"])
            .output()
            .context("cannot start cargo metadata")?;
        ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
        Workspace::parse(&serde_json::from_slice(&output.stdout)?)
    }

    fn parse(metadata: &Value) -> Result<Workspace> {
        let root = PathBuf::from(text(metadata, "workspace_root")?);
        let packages = array(metadata, "packages")?
            .iter()
            .map(|package| {
                let manifest = PathBuf::from(text(package, "manifest_path")?);
                let folder = manifest.parent().unwrap_or(&root);
                let folder = folder.strip_prefix(&root).unwrap_or(folder);
                Ok(Package {
                    name: text(package, "name")?.to_owned(),
                    folder: folder.to_string_lossy().replace('\\', "/"),
                    has_library: has_library(package)?,
                    // For others, it is the list of the registries that may have them: none.
                    is_published: package["publish"].is_null(),
                    dependencies: dependencies(package, |kind| kind != Some("dev"))?,
                    dev_dependencies: dependencies(package, |kind| kind == Some("dev"))?,
                    optional: optional(package)?,
                    features: features(package)?,
                })
            })
            .collect::<Result<_>>()?;
        let target = text(metadata, "target_directory")?.into();
        Ok(Workspace { target, root, packages, owner: Owner::read(metadata)? })
    }
}

/// Returns true if a package has a library.
fn has_library(package: &Value) -> Result<bool> {
    let kinds = |target: &Value| target["kind"].as_array().cloned().unwrap_or_default();
    Ok(array(package, "targets")?.iter().any(|target| kinds(target).iter().any(|kind| kind == "lib")))
}

/// The names of a package's dependencies of the wanted kinds (`None` is the ordinary kind).
fn dependencies(package: &Value, wanted: impl Fn(Option<&str>) -> bool) -> Result<Vec<String>> {
    array(package, "dependencies")?
        .iter()
        .filter(|dependency| wanted(dependency["kind"].as_str()))
        .map(|dependency| Ok(text(dependency, "name")?.to_owned()))
        .collect()
}

/// The names of a package's optional dependencies.
fn optional(package: &Value) -> Result<Vec<String>> {
    let dependencies = array(package, "dependencies")?.iter();
    let optional = dependencies.filter(|dependency| dependency["optional"] == true);
    optional.map(|dependency| Ok(text(dependency, "name")?.to_owned())).collect()
}

/// The default features of a package, and the features of its dependencies that it switches on, tests aside.
fn features(package: &Value) -> Result<Vec<String>> {
    let dependencies = array(package, "dependencies")?.iter();
    let of_dependencies = dependencies.filter(|dependency| dependency["kind"] != "dev");
    let lists = of_dependencies.map(|dependency| &dependency["features"]);
    let lists = lists.chain([&package["features"]["default"]]);
    let names = lists.filter_map(Value::as_array).flatten();
    Ok(names.filter_map(Value::as_str).map(str::to_owned).collect())
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("cargo metadata has no text `{key}`"))
}

fn array<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("cargo metadata has no list `{key}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_of_tests_are_separate() {
        let metadata = serde_json::json!({
            "workspace_root": "/x",
            "target_directory": "/x/target",
            "metadata": { "owner": { "id": "net.x", "contact": "a@x.net" } },
            "packages": [{
                "name": "talon-query",
                "repository": "https://x.net",
                "homepage": "https://t.x.net",
                "manifest_path": "/x/crates/query/Cargo.toml",
                "dependencies": [
                    { "name": "talon-rules", "kind": null },
                    { "name": "cc", "kind": "build" },
                    { "name": "serde", "kind": null, "optional": true, "features": ["derive"] },
                    { "name": "proptest", "kind": "dev", "features": ["std"] },
                ],
                "targets": [{ "kind": ["lib"] }, { "kind": ["test"] }],
                "features": { "default": ["text"], "serde": ["dep:serde"], "text": [] },
            }],
        });
        let workspace = Workspace::parse(&metadata).unwrap();
        let [query] = workspace.packages.as_slice() else { panic!("there is one package: {workspace:?}") };
        assert_eq!(query.name, "talon-query");
        assert_eq!(query.folder, "crates/query");
        assert!(query.has_library && query.is_published);
        assert_eq!(query.dependencies, ["talon-rules", "cc", "serde"]);
        assert_eq!(query.dev_dependencies, ["proptest"]);
        assert_eq!(query.optional, ["serde"]);
        assert_eq!(query.features, ["derive", "text"]);
    }

    #[test]
    fn unexpected_metadata_is_an_error() {
        let metadata = serde_json::json!({ "workspace_root": "/x", "target_directory": "/x/target" });
        assert!(Workspace::parse(&metadata).unwrap_err().to_string().contains("packages"));
    }
}
