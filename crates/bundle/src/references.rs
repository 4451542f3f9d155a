//! References between files. In the sources they are plain names; in the site each name contains a hash.

use anyhow::{Result, ensure};

/// The characters that can follow a name in a page, a script or a style.
const ENDS: [char; 3] = ['"', '\'', ')'];

/// Replaces each plain name after a slash with the file's name in the site. `names` are pairs of both.
///
/// # Errors
/// If the text names a file in `assets/` that does not exist.
pub(crate) fn replace(text: &str, names: &[(String, String)]) -> Result<String> {
    let mut replaced = text.to_owned();
    for (plain, named) in names {
        for end in ENDS {
            replaced = replaced.replace(&format!("/{plain}{end}"), &format!("/{named}{end}"));
        }
    }
    for rest in replaced.split("assets/").skip(1) {
        let name = rest.split(ENDS).next().unwrap_or_default();
        ensure!(names.iter().any(|(_, named)| named == name), "there is no file assets/{name} to name");
    }
    Ok(replaced)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<(String, String)> {
        [("page.js", "page-1.js"), ("talon-page.js", "talon-page-2.js"), ("icon.svg", "icon-3.svg")]
            .map(|(plain, named)| (plain.to_owned(), named.to_owned()))
            .to_vec()
    }

    #[test]
    fn plain_names_are_replaced() {
        for (text, expected) in [
            (r#"<script src="assets/page.js">"#, r#"<script src="assets/page-1.js">"#),
            (r#"import a from "./talon-page.js";"#, r#"import a from "./talon-page-2.js";"#),
            (
                "url('../assets/icon.svg') url(../assets/icon.svg)",
                "url('../assets/icon-3.svg') url(../assets/icon-3.svg)",
            ),
            ("page.js is the first, ./my-page.js another", "page.js is the first, ./my-page.js another"),
        ] {
            assert_eq!(replace(text, &names()).unwrap(), expected);
        }
    }

    #[test]
    fn a_missing_file_is_an_error() {
        let error = replace(r#"<link href="assets/icons.svg">"#, &names()).unwrap_err().to_string();
        assert_eq!(error, "there is no file assets/icons.svg to name");
    }
}
