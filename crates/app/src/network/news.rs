use talon_client::{LinkState, Notice};
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

    /// The sentence about a notice of the client, apart from the course of the match; `None` if the player needs none.
    pub(super) fn of_notice(notice: &Notice, lang: &Lang) -> Option<News> {
        match notice {
            Notice::Refused(_, refusal) => Some(News::Refusal(lang.match_refusal(refusal))),
            Notice::ServerAway => Some(News::Notice(lang.text("online-server-away"))),
            Notice::Rewound(_) => Some(News::Notice(lang.text("online-rewound"))),
            Notice::Updated(_) | Notice::Accepted(..) | Notice::Answered(_) => None,
        }
    }

    /// The sentence.
    pub fn text(&self) -> &str {
        let (News::Event(text) | News::Notice(text) | News::Refusal(text)) = self;
        text
    }
}

/// The state of the connection in words: `Connecting …`
///
/// # Examples
/// ```
/// use talon_app::network::link_sentence;
/// use talon_client::LinkState;
/// use talon_lang::Lang;
///
/// assert_eq!(link_sentence(LinkState::Connecting, &Lang::english()), "Connecting …");
/// ```
pub fn link_sentence(link: LinkState, lang: &Lang) -> String {
    lang.text(match link {
        LinkState::Waiting => "online-link-waiting",
        LinkState::Connecting => "online-link-connecting",
        LinkState::Up => "online-link-up",
    })
}
