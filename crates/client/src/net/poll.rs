//! The same messages in requests of their own, for networks without WebSockets.

use std::time::Duration;

use hyper::Method;
use hyper::body::Bytes;
use talon_hall::{FromHall, Request, Seen, ToHall, View};
use tokio::task::{JoinHandle, JoinSet};

use super::error::CallError;
use super::place::Place;
use super::report::{Report, WireEnd};
use super::server::Server;

/// The time that the server can wait for news before it answers, in milliseconds: less than the silence after which the
/// client gives a connection up.
const WAIT: u64 = 4_000;

/// The time that an answer can take.
const PATIENCE: Duration = Duration::from_secs(8);

/// Asks for news again and again, and sends each command by itself, until a request fails.
pub(super) async fn carry(
    server: &Server,
    place: &Place,
    origin: usize,
    end: &mut WireEnd,
) -> Result<(), CallError> {
    let mut line = Line { server: server.clone(), place: place.clone(), origin };
    if end.reports.send(Report::Open).await.is_err() {
        return Ok(());
    }
    // The client's first message says what it has seen.
    let (mut seen, mut news, mut answers) = (None, None, JoinSet::new());
    loop {
        let messages = tokio::select! {
            message = end.messages.recv() => {
                match message {
                    None => return Ok(()),
                    // The request that waits for news answers this too.
                    Some(ToHall::Resume(_)) if news.is_some() => {}
                    Some(ToHall::Resume(now_seen)) => seen = now_seen,
                    Some(ToHall::Command(request)) => drop(answers.spawn(line.clone().command(request))),
                }
                Vec::new()
            }
            Some(answer) = answers.join_next() => match answer {
                Ok(Ok(messages)) => messages,
                Ok(Err(CallError::Newer)) => return Err(CallError::Newer),
                // A command without an answer stays with the client, which sends it again.
                Ok(Err(_)) | Err(_) => Vec::new(),
            },
            messages = arrival(&mut news) => {
                news = None;
                messages?
            }
        };
        for message in messages {
            if let FromHall::Update { view, .. } = &message {
                seen = Some(View::seen(view));
            }
            if end.reports.send(Report::Message(message)).await.is_err() {
                return Ok(());
            }
        }
        news.get_or_insert_with(|| line.ask(seen));
    }
}

type News = JoinHandle<Result<Vec<FromHall>, CallError>>;

/// The answer of a request that waits for news; never, if there is none.
async fn arrival(news: &mut Option<News>) -> Result<Vec<FromHall>, CallError> {
    match news {
        Some(task) => task.await.map_err(|error| CallError::Unreachable(error.to_string()))?,
        None => std::future::pending().await,
    }
}

/// The address of the requests.
#[derive(Clone)]
struct Line {
    server: Server,
    place: Place,
    origin: usize,
}

impl Line {
    /// Asks for news since then.
    fn ask(&mut self, seen: Option<Seen>) -> News {
        let line = self.clone();
        tokio::spawn(async move {
            let since =
                seen.map(|Seen { seq, chain }| format!("seq={seq}&chain={chain}&")).unwrap_or_default();
            let path = format!("/api/games/{}/events?{since}wait_ms={WAIT}", line.place.game);
            let body = line.server.call_one(line.origin, Method::GET, &path, &(), PATIENCE).await?;
            read_lines(&body)
        })
    }

    async fn command(self, request: Request) -> Result<Vec<FromHall>, CallError> {
        let path = format!("/api/games/{}/commands", self.place.game);
        let body = self.server.call_one(self.origin, Method::POST, &path, &request, PATIENCE).await?;
        read_lines(&body)
    }
}

/// Messages, one a line.
fn read_lines(body: &Bytes) -> Result<Vec<FromHall>, CallError> {
    let text = str::from_utf8(body).map_err(|_| CallError::Foreign)?;
    text.lines().filter_map(|line| FromHall::read(line).transpose()).map(|message| Ok(message?)).collect()
}
