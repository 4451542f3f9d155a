use talon_client::Notice;
use talon_lang::Lang;

/// A sentence for the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// An event of the match.
    Event(String),
    /// A message that the player must not miss.
    Notice(String),
    /// The reason why the server refuses something.
    Refusal(String),
}

impl News {
    /// The sentence.
    pub(crate) fn text(&self) -> &str {
        let (News::Event(text) | News::Notice(text) | News::Refusal(text)) = self;
        text
    }

    /// The text for the player about a notice of the server, if there is any.
    pub(super) fn of_notice(notice: &Notice, lang: &Lang) -> Vec<News> {
        let text = lang.client_notice(notice);
        let kind = if matches!(notice, Notice::Refused(..)) { News::Refusal } else { News::Notice };
        text.into_iter().map(kind).collect()
    }
}
