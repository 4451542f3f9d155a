//! Names that follow from the content of a file.

use sha2::{Digest, Sha256};

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

    #[test]
    fn a_name_contains_the_hash() {
        assert_eq!(name_by_content("style.css", b"abc"), "style-ba7816bf8f01cfea.css");
        assert_eq!(name_by_content("a.b.svg", b"abc"), "a.b-ba7816bf8f01cfea.svg");
        assert_eq!(name_by_content("NOTICE", b""), "NOTICE-e3b0c44298fc1c14");
    }
}
