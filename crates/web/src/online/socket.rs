//! A WebSocket to the server.

use talon_hall::{FromHall, NewerHall, ToHall};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, WebSocket};

/// An event of a socket.
pub(super) enum SocketEvent {
    /// It is open.
    Opened,
    /// A message came.
    Received(FromHall),
    /// A message came that this version cannot read.
    Unreadable,
    /// It is closed, or could not be opened.
    Closed,
}

/// A socket. It closes when it is dropped, and says nothing more then.
pub(super) struct Socket {
    socket: WebSocket,
    // The browser calls these as long as the socket exists.
    _opened: Closure<dyn FnMut()>,
    _received: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Socket {
    /// Begins to open a socket.
    ///
    /// # Errors
    /// If the browser has no sockets or does not allow this address.
    pub(super) fn open(
        address: &str,
        handle: impl Fn(SocketEvent) + Clone + 'static,
    ) -> Result<Socket, JsValue> {
        let socket = WebSocket::new(address)?;
        let handle_opened = handle.clone();
        let opened = Closure::<dyn FnMut()>::new(move || handle_opened(SocketEvent::Opened));
        let handle_closed = handle.clone();
        let closed = Closure::<dyn FnMut()>::new(move || handle_closed(SocketEvent::Closed));
        let received = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match FromHall::read(&text) {
                Ok(Some(message)) => handle(SocketEvent::Received(message)),
                Ok(None) => {}
                Err(NewerHall) => handle(SocketEvent::Unreadable),
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(received.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Ok(Socket { socket, _opened: opened, _received: received, _closed: closed })
    }

    /// Sends a message. A socket that cannot send closes by itself.
    pub(super) fn send(&self, message: &ToHall) {
        let text = serde_json::to_string(message).expect("a message has only string keys");
        self.socket.send_with_str(&text).ok();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // A socket can be closed at any time.
        self.socket.close().ok();
    }
}
