use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use talon_client::net::{Key, Method, Server};
use talon_server::Mutation;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use super::fake_clock::FakeClock;
use crate::memory::Sample;

/// The time that a server can take until it listens.
const STARTING: Duration = Duration::from_secs(60);

/// The time that a server can take to end after it was asked to.
const ENDING: Duration = Duration::from_secs(5);

/// A server in a process of its own, on a port that it keeps over restarts.
#[derive(Debug)]
pub(crate) struct Node {
    port: u16,
    place: String,
    without: Option<Mutation>,
    child: Option<Child>,
    environment: Vec<(&'static str, PathBuf)>,
}

impl Node {
    /// A server that is not started yet, with all protections or without one.
    pub(crate) fn new(place: &str, without: Option<Mutation>) -> Result<Node> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        Ok(Node { port, place: place.to_owned(), without, child: None, environment: Vec::new() })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Uses this clock from the next start on.
    pub(crate) fn use_clock(&mut self, clock: &FakeClock) {
        self.environment = clock.environment();
    }

    /// The number of the running process.
    pub(crate) fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    fn spawn(&mut self) -> Result<()> {
        let mut program = Command::new("sh");
        // A write beyond a limit fails then, and does not end the server.
        program.args(["-c", r#"trap "" XFSZ; exec "$@""#, "sh"]).arg(std::env::current_exe()?);
        program.args(["node", "--store", &self.place, "--port", &self.port.to_string()]);
        if let Some(mutation) = self.without.as_ref().and_then(Mutation::to_possible_value) {
            program.args(["--without", mutation.get_name()]);
        }
        program.envs(self.environment.iter().map(|(name, value)| (name, value)));
        // Its input ends with this process.
        self.child = Some(program.stdin(Stdio::piped()).spawn().context("a server cannot be started")?);
        Ok(())
    }

    /// Starts the server, again and again if it ends, until it listens.
    pub(crate) async fn start(&mut self) -> Result<()> {
        let end = Instant::now() + STARTING;
        self.spawn()?;
        while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            ensure!(Instant::now() < end, "the server on port {} does not start", self.port);
            sleep(Duration::from_millis(20)).await;
            let child = self.child.as_mut().context("a process")?;
            if child.try_wait()?.is_some() {
                sleep(Duration::from_millis(500)).await;
                self.spawn()?;
            }
        }
        Ok(())
    }

    /// Returns true if the server says that it can serve.
    pub(crate) async fn is_ready(&self) -> bool {
        let Ok(server) = Server::new(&[self.address()], Key::draw()) else { return false };
        server.call::<String>(Method::GET, "/ready", &()).await.is_ok()
    }

    /// The memory that the server has now, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let process = self.process().context("a running server")?;
        let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("its memory")?;
        let kibibytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kibibytes * 1024)
    }

    /// A look at its memory and its entries.
    pub(crate) async fn sample(&self) -> Result<Sample> {
        let names = ["talon_entries", "talon_appends_total{outcome=\"done\"}"];
        let [alive, appended] = self.series(names).await?;
        Ok(Sample { memory: self.memory()?, alive, appended })
    }

    /// The time that processors worked for the server.
    pub(crate) fn work(&self) -> Result<Duration> {
        let process = self.process().context("a running server")?;
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
        let (_, fields) = stat.rsplit_once(')').context("its times")?;
        // The fields 14 and 15 are the times as a user and in the system, in hundredths of a second.
        let mut times = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
        let (user, system) = (times.next().context("a time")??, times.next().context("a time")??);
        Ok(Duration::from_millis((user + system) * 10))
    }

    /// The values of these series of the server; 0 for one that has not begun.
    pub(crate) async fn series<const COUNT: usize>(&self, names: [&str; COUNT]) -> Result<[u64; COUNT]> {
        let metrics = self.metrics().await?;
        let value = |name| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or_default()
        };
        Ok(names.map(value))
    }

    /// The figures that the server gives an operator.
    pub(crate) async fn metrics(&self) -> Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await?;
        let request =
            format!("GET /metrics HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\n\r\n", self.port);
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    }

    /// Kills the server, which cannot notice.
    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Asks the server to end, and returns how long that took.
    pub(crate) async fn end(&mut self) -> Result<Duration> {
        let mut child = self.child.take().context("a running server")?;
        let begin = Instant::now();
        signal("TERM", child.id())?;
        loop {
            if let Some(status) = child.try_wait()? {
                ensure!(status.success(), "a server that was asked to end says {status}");
                return Ok(begin.elapsed());
            }
            if begin.elapsed() > ENDING {
                child.kill()?;
                bail!("a server does not end within {ENDING:?}");
            }
            sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // What is gone already cannot be killed.
        let _ = self.kill();
    }
}

/// Sends a signal to a process of this trial.
pub(crate) fn signal(name: &str, process: u32) -> Result<()> {
    let status = Command::new("kill").args([format!("-{name}"), process.to_string()]).status()?;
    ensure!(status.success(), "the signal {name} cannot be sent");
    Ok(())
}
