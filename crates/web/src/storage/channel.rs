//! What the tabs tell each other: which records have changed, and who has one.

use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

/// The name of the channel.
const NAME: &str = "talon";

/// How long other tabs have to say that a record is theirs, in milliseconds.
const PATIENCE: i32 = 200;

/// What a tab says: a word, and mostly the name of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Message {
    /// A record was changed, made or set aside, and is in the database so.
    Changed(String),
    /// Many records were changed.
    Everything,
    /// Who has this record?
    Whose(String),
    /// I have this record.
    Mine(String),
}

impl Message {
    fn text(&self) -> String {
        match self {
            Message::Changed(name) => format!("changed {name}"),
            Message::Everything => "everything".to_owned(),
            Message::Whose(name) => format!("whose {name}"),
            Message::Mine(name) => format!("mine {name}"),
        }
    }

    /// Reads a message; `None` for what only another version of Talon says.
    fn read(text: &str) -> Option<Message> {
        let (word, name) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "everything" => Some(Message::Everything),
            "changed" => Some(Message::Changed(name.to_owned())),
            "whose" => Some(Message::Whose(name.to_owned())),
            "mine" => Some(Message::Mine(name.to_owned())),
            _ => None,
        }
    }
}

/// The line to the other tabs. A browser without one has one tab only, as far as Talon knows.
#[derive(Debug, Default)]
pub(super) struct Channel {
    channel: Option<BroadcastChannel>,
    /// The records that other tabs have said are theirs.
    theirs: Rc<RefCell<HashSet<String>>>,
    _heard: Option<Closure<dyn FnMut(MessageEvent)>>,
}

impl Channel {
    /// Opens the line; what others say about their changes and ask is handed to `hear`.
    pub(super) fn open(hear: impl Fn(Message) + 'static) -> Channel {
        let Ok(channel) = BroadcastChannel::new(NAME) else { return Channel::default() };
        let theirs = Rc::new(RefCell::new(HashSet::new()));
        let said = Rc::clone(&theirs);
        let heard = Closure::new(move |event: MessageEvent| {
            match event.data().as_string().as_deref().and_then(Message::read) {
                Some(Message::Mine(name)) => _ = said.borrow_mut().insert(name),
                Some(message) => hear(message),
                None => {}
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Channel { channel: Some(channel), theirs, _heard: Some(heard) }
    }

    /// Says something to all other tabs.
    pub(super) fn say(&self, message: &Message) {
        if let Some(channel) = &self.channel {
            // A channel that was closed has nobody to listen.
            let _ = channel.post_message(&message.text().into());
        }
    }

    /// Asks the other tabs whether one of them has a record.
    pub(super) async fn is_theirs(&self, name: &str) -> bool {
        self.theirs.borrow_mut().remove(name);
        self.say(&Message::Whose(name.to_owned()));
        wait(PATIENCE).await;
        self.theirs.borrow().contains(name)
    }
}

/// Waits so many milliseconds.
async fn wait(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        }
    });
    let _ = JsFuture::from(promise).await;
}

#[cfg(test)]
mod tests {
    use super::Message;

    #[test]
    fn what_a_tab_says_is_understood() {
        for message in ["changed", "whose", "mine"] {
            let text = format!("{message} yield-1790000000-1790000000123-0badcafe");
            assert_eq!(Message::read(&text).map(|message| message.text()), Some(text));
        }
        assert_eq!(Message::read(&Message::Everything.text()), Some(Message::Everything));
        assert_eq!(Message::read("forgotten yield-1"), None);
        assert_eq!(Message::read(""), None);
    }
}
