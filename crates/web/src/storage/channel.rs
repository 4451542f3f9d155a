//! Messages between tabs: which records have changed, and which tab has a record.

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

/// The time that other tabs have to claim a record, in milliseconds.
const PATIENCE: i32 = 200;

/// A message of a tab: a word, and mostly the name of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Message {
    /// The database has a new or changed record, or one less.
    Changed(String),
    /// The database has many changed records.
    Everything,
    /// A question: which tab has this record?
    Whose(String),
    /// An answer: this tab has the record.
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

    /// Reads a message; `None` for one that only another version of Talon sends.
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

/// The channel to the other tabs. In a browser without channels each tab seems to be the only one.
#[derive(Debug, Default)]
pub(super) struct Channel {
    channel: Option<BroadcastChannel>,
    /// The records that other tabs have claimed.
    theirs: Rc<RefCell<HashSet<String>>>,
    _heard: Option<Closure<dyn FnMut(MessageEvent)>>,
}

impl Channel {
    /// Opens the channel. Changes and questions of other tabs go to `handle`.
    pub(super) fn open(handle: impl Fn(Message) + 'static) -> Channel {
        let Ok(channel) = BroadcastChannel::new(NAME) else { return Channel::default() };
        let theirs = Rc::new(RefCell::new(HashSet::new()));
        let said = Rc::clone(&theirs);
        let listener = Closure::new(move |event: MessageEvent| {
            match event.data().as_string().as_deref().and_then(Message::read) {
                Some(Message::Mine(name)) => _ = said.borrow_mut().insert(name),
                Some(message) => handle(message),
                None => {}
            }
        });
        channel.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        Channel { channel: Some(channel), theirs, _heard: Some(listener) }
    }

    /// Sends a message to all other tabs.
    pub(super) fn send(&self, message: &Message) {
        if let Some(channel) = &self.channel {
            // A closed channel has no listeners.
            let _ = channel.post_message(&message.text().into());
        }
    }

    /// Asks the other tabs whether one of them has a record.
    pub(super) async fn is_theirs(&self, name: &str) -> bool {
        self.theirs.borrow_mut().remove(name);
        self.send(&Message::Whose(name.to_owned()));
        wait(PATIENCE).await;
        self.theirs.borrow().contains(name)
    }
}

/// Waits for some milliseconds.
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
    fn messages_read_back_as_themselves() {
        for message in ["changed", "whose", "mine"] {
            let text = format!("{message} yield-1790000000-1790000000123-0badcafe");
            assert_eq!(Message::read(&text).map(|message| message.text()), Some(text));
        }
        assert_eq!(Message::read(&Message::Everything.text()), Some(Message::Everything));
        assert_eq!(Message::read("forgotten yield-1"), None);
        assert_eq!(Message::read(""), None);
    }
}
