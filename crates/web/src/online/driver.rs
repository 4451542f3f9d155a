//! Drives the client of a match: carries out what it wants done, and hands on what it says.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_app::network::NetworkMatch;
use talon_client::{Client, Input, LinkState, Notice, Output, Route, Routes};
use talon_hall::{Command, FromHall, MatchId, Request, Time, ToHall};

use super::calls::{self, CallError};
use super::kept;
use super::key::{Key, command_id};
use super::socket::{Socket, SocketEvent};
use super::state::{Machine, MatchState, Wire};
use crate::actions::app_state::AppState;
use crate::browser;

/// The period of the client's ticks.
const TICK: Duration = Duration::from_millis(500);

/// The local time.
fn local_time() -> Time {
    Time::from_ms(browser::milliseconds())
}

impl MatchState {
    /// Connects to a match until the current owner ends.
    pub(super) fn connect_to(app: AppState, id: MatchId, watches: bool) -> MatchState {
        let now = local_time();
        let pending = kept::pending(id);
        let mut table = NetworkMatch::new(true);
        pending.iter().for_each(|request| table.send(request.command));
        let client = Client::new(browser::random(), now).with_pending(pending.iter().copied());
        let seed = Key::own().seed(&id);
        let machine =
            Machine { client, wire: Wire::None, attempt: 0, routes: Routes::default(), seed, kept: pending };
        let state = MatchState {
            app,
            id,
            watches,
            is_shown: RwSignal::new(false),
            has_arrived: RwSignal::new(false),
            table: RwSignal::new(table),
            problem: RwSignal::new(None),
            now: RwSignal::new(now),
            machine: StoredValue::new_local(machine),
        };
        state.keep_ticking();
        state.listen_to_tabs();
        state
    }

    /// Ticks, and at once when the player or the network comes back.
    fn keep_ticking(self) {
        let tick = move || {
            self.update(Input::Tick);
            let now = self.machine.with_value(|machine| machine.client.server_time(local_time()));
            if now.ms() / 1000 != self.now.get_untracked().ms() / 1000 {
                self.now.set(now);
            }
        };
        tick();
        let ticking = set_interval_with_handle(tick, TICK);
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| tick());
        let online = window_event_listener(leptos::ev::online, move |_| tick());
        on_cleanup(move || {
            seen.remove();
            online.remove();
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
    }

    /// Listens for the answers of other tabs, so that this one does not send their commands again.
    fn listen_to_tabs(self) {
        let name = kept::pending_name(self.id);
        let listener = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() != Some(&name) {
                return;
            }
            let kept = kept::pending(self.id);
            let is_gone = |request: &Request| kept.iter().all(|other| other.id != request.id);
            let gone: Vec<Request> =
                self.machine.with_value(|machine| machine.kept.iter().copied().filter(is_gone).collect());
            gone.into_iter().for_each(|request| self.update(Input::Answered(request.id)));
        });
        on_cleanup(move || listener.remove());
    }

    /// The player does something; it is sent until the server has answered.
    pub(super) fn act(self, command: Command) {
        let expect = self.machine.with_value(|machine| machine.client.board());
        self.table.update(|table| table.send(command));
        if matches!(command, Command::Move(_)) {
            let news = self.lay_out();
            self.tell(&news, false);
        }
        self.update(Input::Act(Request { id: command_id(), expect, command }));
    }

    /// Hands something to the client, and does what it wants.
    fn update(self, input: Input) {
        if self.problem.with_untracked(Option::is_some) {
            return;
        }
        let outputs = self.machine.try_update_value(|machine| {
            let mut outputs = machine.client.update(input, local_time());
            if let Some(command) = machine.client.deal_command(&self.id, &machine.seed) {
                let request = Request { id: command_id(), expect: machine.client.board(), command };
                outputs.extend(machine.client.update(Input::Act(request), local_time()));
            }
            outputs
        });
        let Some(outputs) = outputs else { return };
        let notices: Vec<Notice> = outputs.into_iter().filter_map(|output| self.carry_out(output)).collect();
        self.follow(&notices);
    }

    /// Does what the client wants; returns what the player learns.
    fn carry_out(self, output: Output) -> Option<Notice> {
        match output {
            Output::Connect => self.connect(),
            Output::Close => self.machine.update_value(Machine::close),
            Output::Send(message) => self.send(message),
            Output::Show(notice) => return Some(notice),
        }
        None
    }

    /// Opens a connection.
    fn connect(self) {
        let attempt = self.machine.try_update_value(|machine| {
            machine.close();
            machine.attempt += 1;
            machine.attempt
        });
        let Some(attempt) = attempt else { return };
        spawn_local(async move {
            let admission =
                if self.watches { calls::watch(self.id).await } else { calls::sit(self.id, None).await };
            if !self.is_current(attempt) {
                return;
            }
            match admission {
                Ok(admission) => self.open(attempt, &admission.ticket),
                Err(error) if error.is_passing() => {
                    self.update(Input::Disconnected);
                    if error.is_away() {
                        self.update(Input::ServerAway);
                    }
                }
                Err(CallError::Newer) => self.receive_unreadable(),
                Err(error) => self.give_up(error),
            }
        });
    }

    /// Connects again after a message or an answer that cannot be read, unless the server must be newer.
    fn receive_unreadable(self) {
        let is_newer = self.machine.try_update_value(|machine| {
            machine.close();
            machine.routes.is_newer()
        });
        match is_newer {
            Some(true) => self.give_up(CallError::Newer),
            Some(false) => self.update(Input::Disconnected),
            None => {}
        }
    }

    /// Closes the connection for good, and says why.
    fn give_up(self, error: CallError) {
        self.machine.update_value(Machine::close);
        self.problem.set(Some(error));
    }

    /// Returns true if this is still the newest connection of a page that is still there.
    fn is_current(self, attempt: u32) -> bool {
        self.machine.try_with_value(|machine| machine.attempt) == Some(attempt)
    }

    /// Opens a socket, or after some failures waits for news without one.
    fn open(self, attempt: u32, ticket: &str) {
        let route = self.machine.with_value(|machine| machine.routes.next_route());
        self.machine.update_value(|machine| machine.routes.opened(route));
        let handle = move |event| {
            if self.is_current(attempt) {
                self.receive(event);
            }
        };
        let socket = if route == Route::Socket {
            Socket::open(&calls::socket_address(self.id, ticket), handle).ok()
        } else {
            None
        };
        if let Some(socket) = socket {
            self.machine.update_value(|machine| machine.wire = Wire::Socket(socket));
        } else {
            self.machine.update_value(|machine| {
                machine.wire = Wire::Calls { is_waiting: false };
                machine.routes.opened(Route::Requests);
            });
            self.update(Input::Connected);
        }
    }

    fn receive(self, event: SocketEvent) {
        match event {
            SocketEvent::Opened => self.update(Input::Connected),
            SocketEvent::Received(message) => {
                self.machine.update_value(|machine| machine.routes.carried());
                self.update(Input::Received(message));
            }
            SocketEvent::Unreadable => self.receive_unreadable(),
            SocketEvent::Closed => {
                self.machine.update_value(Machine::close);
                self.update(Input::Disconnected);
            }
        }
    }

    fn send(self, message: ToHall) {
        let is_by_calls = self.machine.with_value(|machine| match &machine.wire {
            Wire::Socket(socket) => {
                socket.send(&message);
                false
            }
            Wire::Calls { .. } => true,
            Wire::None => false,
        });
        match message {
            ToHall::Command(request) if is_by_calls => spawn_local(async move {
                let answer = calls::command(self.id, &request).await;
                self.answered(answer);
            }),
            ToHall::Resume(_) if is_by_calls => self.wait_for_news(),
            _ => {}
        }
    }

    /// Asks for news by a call that waits for them.
    fn wait_for_news(self) {
        let seen = self.machine.try_update_value(|machine| {
            let was_waiting =
                std::mem::replace(&mut machine.wire, Wire::Calls { is_waiting: true }).is_waiting();
            let seen = machine.client.view().map(talon_hall::View::seen);
            (!was_waiting).then_some((machine.attempt, seen))
        });
        let Some(Some((attempt, seen))) = seen else {
            // The call that waits shows that the connection lives.
            let now = self.machine.with_value(|machine| machine.client.server_time(local_time()));
            return self.update(Input::Received(FromHall::UpToDate { now }));
        };
        spawn_local(async move {
            let news = calls::events(self.id, seen).await;
            if self.is_current(attempt) {
                self.machine.update_value(|machine| machine.wire = Wire::Calls { is_waiting: false });
                if self.answered(news) {
                    self.wait_for_news();
                }
            }
        });
    }

    /// Takes what a call brought; returns whether it brought something.
    fn answered(self, messages: Result<Vec<FromHall>, CallError>) -> bool {
        if self.machine.try_with_value(|_| ()).is_none() {
            return false;
        }
        match messages {
            Ok(messages) => {
                for message in messages {
                    self.machine.update_value(|machine| machine.routes.carried());
                    self.update(Input::Received(message));
                }
            }
            Err(CallError::Newer) => self.receive_unreadable(),
            Err(_) => self.update(Input::Disconnected),
        }
        self.table.with_untracked(|table| table.link() == LinkState::Up)
    }
}

impl Wire {
    fn is_waiting(&self) -> bool {
        matches!(self, Wire::Calls { is_waiting: true })
    }
}
