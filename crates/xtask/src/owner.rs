//! The publisher of Talon, as `[workspace.metadata.owner]` in `Cargo.toml` names it, and the addresses
//! of the repository and the site.

use anyhow::{Context, Result};
use serde_json::Value;

/// The publisher's names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Owner {
    /// The id of the program in software centers, in the form `com.example.program`.
    pub(crate) id: String,
    /// The mail address for messages about packages, security and conduct.
    pub(crate) contact: String,
    /// The address of the repository, without a slash at its end.
    pub(crate) repository: String,
    /// The address of the site, without a slash at its end.
    pub(crate) site: String,
}

impl Owner {
    /// Reads the names from the answer of `cargo metadata`. The repository and the site are those of the published
    /// packages.
    ///
    /// # Errors
    /// If one is missing.
    pub(crate) fn read(metadata: &Value) -> Result<Owner> {
        let packages = metadata["packages"].as_array().context("cargo metadata has no list `packages`")?;
        let address = |key: &str| -> Result<String> {
            let value = packages.iter().find_map(|package| package[key].as_str());
            Ok(value.with_context(|| format!("no package names its {key}"))?.to_owned())
        };
        let name = |key: &str| -> Result<String> {
            let value = metadata["metadata"]["owner"][key].as_str();
            Ok(value.with_context(|| format!("Cargo.toml names no {key} of the owner"))?.to_owned())
        };
        Ok(Owner {
            id: name("id")?,
            contact: name("contact")?,
            repository: address("repository")?,
            site: address("homepage")?,
        })
    }

    /// The id of the developer: that of the program without its last part.
    pub(crate) fn developer_id(&self) -> &str {
        self.id.rsplit_once('.').map_or(self.id.as_str(), |(developer, _)| developer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_name_is_an_error() {
        let mut metadata = serde_json::json!({
            "metadata": { "owner": { "id": "net.club.talon", "contact": "a@club.net" } },
            "packages": [{ "repository": null }, { "repository": "https://club.net/t", "homepage": "https://t.club.net" }],
        });
        let owner = Owner::read(&metadata).unwrap();
        assert_eq!((owner.developer_id(), owner.contact.as_str()), ("net.club", "a@club.net"));
        assert_eq!(owner.repository, "https://club.net/t");
        metadata["metadata"]["owner"]["contact"] = Value::Null;
        assert!(Owner::read(&metadata).unwrap_err().to_string().contains("contact"));
    }
}
