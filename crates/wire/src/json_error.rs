//! Reading JSON with errors that name the field and what belongs there, in words that need no knowledge of Rust.

use serde::Deserialize;

/// Reads a value from JSON.
///
/// # Errors
/// A clause that says which field is wrong, and why.
pub(crate) fn read_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| {
        // Keeping track of the path costs time, so only a text that cannot be read is read again.
        let mut reader = serde_json::Deserializer::from_str(text);
        let path =
            serde_path_to_error::deserialize::<_, T>(&mut reader).err().map(|error| error.path().to_string());
        match path.filter(|path| path != ".") {
            Some(path) => format!("{path}: {}", clause(&error)),
            None => clause(&error),
        }
    })
}

/// The error without its place in the line and without names of types.
fn clause(error: &serde_json::Error) -> String {
    let text = error.to_string();
    if !error.is_data() {
        return text;
    }
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(clause, _)| clause);
    if text.starts_with("unknown field `") {
        // The path ends with the field.
        return "there is no such field".to_owned();
    }
    if let Some(field) = quoted(text, "missing field `") {
        return format!("{field:?} is missing");
    }
    if let Some(field) = quoted(text, "duplicate field `") {
        return format!("{field:?} is there twice");
    }
    let mismatch = text.strip_prefix("invalid type: ").or_else(|| text.strip_prefix("invalid value: "));
    match mismatch.and_then(|mismatch| mismatch.rsplit_once(", expected ")) {
        Some((given, wanted)) => format!("{} is not {}", given_value(given), wanted_value(wanted)),
        None => text.to_owned(),
    }
}

/// The text between the end of `start` and the next backtick.
fn quoted<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    text.strip_prefix(start)?.split('`').next()
}

/// The value that was given. serde names its type, and only then quotes it.
fn given_value(given: &str) -> &str {
    match given {
        "map" => "an object",
        "sequence" => "a list",
        _ => match given.split_once(['`', '"']) {
            // A text keeps its quotation marks.
            Some((kind, _)) if kind == "string " => &given[kind.len()..],
            Some((_, value)) => value.trim_end_matches('`'),
            None => given,
        },
    }
}

/// The name of what belongs there.
fn wanted_value(wanted: &str) -> &str {
    match wanted {
        "u8" => "a whole number from 0 to 255",
        "u32" | "u64" | "usize" => "a whole number from 0",
        "a boolean" => "true or false",
        "a map" => "an object",
        "a sequence" => "a list",
        "a string" | "a borrowed string" | "string" | "str" => "a text",
        _ => wanted,
    }
}
