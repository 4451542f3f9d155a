use talon_lang::Lang;
use talon_rules::AnyEffect;

/// A sentence for the player.
///
/// # Examples
/// ```
/// use talon_app::network::News;
///
/// let news = News::Notice("North resigns.".to_owned());
/// assert_eq!(news.text(), "North resigns.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A move on the table.
    Event(String),
    /// A message that the player must not miss.
    Notice(String),
    /// The reason why the server refuses a command.
    Refusal(String),
}

impl News {
    /// The sentences about these effects of moves.
    pub(super) fn of_effects(effects: &[AnyEffect], lang: &Lang) -> Vec<News> {
        effects.iter().map(|effect| News::Event(lang.effect(effect))).collect()
    }

    /// The sentence.
    pub fn text(&self) -> &str {
        let (News::Event(text) | News::Notice(text) | News::Refusal(text)) = self;
        text
    }
}
