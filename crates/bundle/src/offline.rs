//! The service worker, which keeps the site for offline use.

use anyhow::{Result, ensure};

use crate::sources::File;

/// Fills in the files to keep and the name of the cache.
///
/// # Errors
/// If the script has no place for them.
pub(crate) fn service_worker(script: File, paths: &[String], build: &str) -> Result<File> {
    let mut text = String::from_utf8(script.bytes)?;
    // Browsers request the page by its folder, not by its name.
    let quoted = paths.iter().map(|path| format!("\"./{}\"", if path == "index.html" { "" } else { path }));
    let files = quoted.collect::<Vec<_>>().join(", ");
    for (place, value) in [("__BUILD__", build), ("__FILES__", &files)] {
        ensure!(text.matches(place).count() == 1, "{} must have {place} once", script.name);
        text = text.replace(place, value);
    }
    Ok(File { name: script.name, bytes: text.into_bytes() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_are_filled() {
        let script = |text: &str| File { name: "worker.js".to_owned(), bytes: text.as_bytes().to_vec() };
        let paths = ["assets/a.js".to_owned(), "index.html".to_owned()];
        let filled = service_worker(script("b = '__BUILD__'; f = [__FILES__];"), &paths, "12").unwrap();
        assert_eq!(filled, script(r#"b = '12'; f = ["./assets/a.js", "./"];"#));
        let error = service_worker(script("b = '__BUILD__';"), &paths, "12").unwrap_err();
        assert_eq!(error.to_string(), "worker.js must have __FILES__ once");
    }
}
