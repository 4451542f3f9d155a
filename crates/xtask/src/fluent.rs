//! The messages of Fluent files, as far as commands need them that must build in seconds.

/// A message of a Fluent file.
pub(crate) struct Message<'a> {
    pub(crate) id: &'a str,
    /// The last lines with a comment before it.
    pub(crate) comment: String,
    /// All its lines.
    pub(crate) text: String,
}

impl Message<'_> {
    /// The sentence, on one line.
    pub(crate) fn sentence(&self) -> String {
        let (_, sentence) = self.text.split_once('=').expect("a message has an equals sign");
        sentence.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// The messages of a Fluent file. A message starts with its id at the beginning of a line, and an equals sign.
pub(crate) fn messages(file: &str) -> Vec<Message<'_>> {
    let mut messages: Vec<Message<'_>> = Vec::new();
    let mut comment = String::new();
    let mut was_comment = false;
    for line in file.lines() {
        let is_comment = line.starts_with('#');
        if is_comment && !was_comment {
            comment.clear();
        }
        was_comment = is_comment;
        let start =
            line.split_once(" =").filter(|_| line.starts_with(|letter: char| letter.is_ascii_alphabetic()));
        match (start, messages.last_mut()) {
            _ if is_comment => comment.extend([line, "\n"]),
            (Some((id, _)), _) => {
                messages.push(Message { id, comment: comment.clone(), text: format!("{line}\n") })
            }
            (None, Some(message)) => message.text.extend([line, "\n"]),
            (None, None) => {}
        }
    }
    messages
}
