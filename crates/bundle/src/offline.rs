//! The service worker, which keeps the site for offline use.

use anyhow::{Result, ensure};

use crate::sources::File;

/// Fills in the name of the cache, the files to keep from the start, and those to keep once they have been fetched: the
/// languages, the lessons and the puzzles.
///
/// # Errors
/// If the script has no place for them.
pub(crate) fn service_worker(script: File, paths: &[String], build: &str) -> Result<File> {
    let mut text = String::from_utf8(script.bytes)?;
    let (on_demand, files) = paths
        .iter()
        .partition(|path| path.ends_with(".ftl") || path.contains("/course-") || path.contains("/puzzles-"));
    let lists = [("__FILES__", list(files)), ("__ON_DEMAND__", list(on_demand))];
    for (place, value) in lists.into_iter().chain([("__BUILD__", build.to_owned())]) {
        ensure!(text.matches(place).count() == 1, "{} must have {place} once", script.name);
        text = text.replace(place, &value);
    }
    Ok(File { name: script.name, bytes: text.into_bytes() })
}

/// The items of a list in JavaScript. Browsers request the page by its folder, not by its name.
fn list(paths: Vec<&String>) -> String {
    let quoted = paths.iter().map(|path| format!("\"./{}\"", if *path == "index.html" { "" } else { path }));
    quoted.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_are_filled() {
        let script = |text: &str| File { name: "worker.js".to_owned(), bytes: text.as_bytes().to_vec() };
        let paths = ["assets/a.js", "assets/puzzles-yield-way.txt", "assets/sentences-de.ftl", "index.html"]
            .map(str::to_owned);
        let places = script("b = '__BUILD__'; f = [__FILES__]; d = [__ON_DEMAND__];");
        let filled = service_worker(places, &paths, "12").unwrap();
        let expected = r#"b = '12'; f = ["./assets/a.js", "./"]; d = ["./assets/puzzles-yield-way.txt", "./assets/sentences-de.ftl"];"#;
        assert_eq!(filled, script(expected));
        let error = service_worker(script("b = '__BUILD__';"), &paths, "12").unwrap_err();
        assert_eq!(error.to_string(), "worker.js must have __FILES__ once");
    }
}
