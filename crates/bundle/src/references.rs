//! Files name each other by their plain names. In the site they are named by their contents, so the names are
//! replaced.

use anyhow::{Result, ensure};

/// What may stand behind a name in a page, a script or a style.
const ENDS: [char; 3] = ['"', '\'', ')'];

/// Replaces each plain name that stands behind a slash by the name that the file has in the site.
/// `names` are pairs of these two.
///
/// # Errors
/// When the text names a file of `assets/`, relative to the root or to the file itself, that there is not.
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
    fn a_file_that_is_not_there_is_noticed() {
        let error = replace(r#"<link href="assets/icons.svg">"#, &names()).unwrap_err().to_string();
        assert_eq!(error, "there is no file assets/icons.svg to name");
    }
}
