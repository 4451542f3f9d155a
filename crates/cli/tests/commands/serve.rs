//! `talon serve` as a real program on a real port.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The program and the address that it printed.
pub(crate) struct Serving {
    program: Child,
    output: BufReader<ChildStdout>,
    address: String,
    folder: Arc<TempDir>,
}

impl Serving {
    pub(crate) fn start(arguments: &[&str]) -> Serving {
        Serving::start_in(Arc::new(tempfile::tempdir().expect("a folder")), arguments)
    }

    fn start_in(folder: Arc<TempDir>, arguments: &[&str]) -> Serving {
        Serving::run(folder, talon(arguments).stderr(Stdio::null()))
    }

    fn run(folder: Arc<TempDir>, command: &mut Command) -> Serving {
        let command = command.env("TALON_DATA", folder.path()).stdout(Stdio::piped());
        let mut program = command.spawn().expect("the program starts");
        let mut output = BufReader::new(program.stdout.take().expect("a pipe"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("Talon is at ").unwrap_or_else(|| panic!("{line}"));
        Serving { address: address.to_owned(), program, output, folder }
    }

    /// Kills the program, which cannot notice.
    pub(crate) fn kill(&mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it ends");
    }

    /// Kills the program, and starts another one in the same folder on the same port.
    pub(crate) fn restart(mut self) -> Serving {
        self.kill();
        let folder = Arc::clone(&self.folder);
        let origin = self.origin();
        let (_, port) = origin.rsplit_once(':').expect("a port");
        Serving::start_in(folder, &["--port", port])
    }

    /// The scheme, host and port of the server.
    pub(crate) fn origin(&self) -> String {
        self.address.split("/#").next().expect("an address").trim_end_matches('/').to_owned()
    }

    /// The response to a request for this path, with its headers.
    fn get(&self, path: &str) -> String {
        let host = self.address.trim_start_matches("http://").split('/').next().expect("a host");
        let mut stream = TcpStream::connect(host).expect("the server listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn talon(arguments: &[&str]) -> Command {
    let mut talon = Command::new(env!("CARGO_BIN_EXE_talon"));
    talon.args(["serve", "--no-open"]).args(arguments);
    talon
}

#[test]
fn it_prints_its_address_and_responds_there() {
    let serving = Serving::start(&["--port", "0", "yield", "--deal", "17"]);
    assert!(serving.address.starts_with("http://127.0.0.1:"), "{}", serving.address);
    assert!(serving.address.ends_with("/#/yield/17"), "{}", serving.address);
    let answer = serving.get("/health");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\nok"), "{answer}");
    assert!(serving.get("/gone").starts_with("HTTP/1.1 404 Not Found\r\n"));
}

#[test]
#[cfg(unix)]
fn it_ends_successfully_on_a_signal() {
    for signal in ["TERM", "INT"] {
        let mut serving = Serving::start(&["--port", "0"]);
        // It listens for signals once it responds.
        assert!(serving.get("/health").ends_with("ok"));
        // A browser with an open connection does not keep the program running.
        let address = serving.address.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let _idle = TcpStream::connect(address).unwrap();
        let kill = format!("kill -s {signal} {}", serving.program.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert_eq!(serving.program.wait().unwrap().code(), Some(0), "{signal}");
        let mut rest = String::new();
        serving.output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
    }
}

#[test]
#[cfg(unix)]
fn it_answers_probes_however_many_connections_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let script = r#"ulimit -n 128; exec "$0" serve --no-open --port 0 --log 2>"$1""#;
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_talon")]).arg(&log);
    let serving = Serving::run(Arc::new(folder), &mut command);
    assert!(serving.get("/gone").starts_with("HTTP/1.1 404"));
    let host = serving.origin().trim_start_matches("http://").to_owned();
    let unfinished = format!("GET / HTTP/1.1\r\nHost: {host}\r\n");
    let connections: Vec<TcpStream> = (0..150)
        .map(|_| {
            let mut stream = TcpStream::connect(&host).unwrap();
            // The server can have closed it already.
            let _ = stream.write_all(unfinished.as_bytes());
            stream
        })
        .collect();
    let begin = Instant::now();
    assert!(serving.get("/health").ends_with("ok"));
    assert!(serving.get("/ready").starts_with("HTTP/1.1 200"));
    assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
    assert!(serving.get("/gone").contains("\"crowded\""));
    let warnings = std::fs::read_to_string(&log).unwrap();
    assert_eq!(warnings.matches("too many connections").count(), 1, "{warnings}");
    drop(connections);
    while !serving.get("/gone").starts_with("HTTP/1.1 404") {
        assert!(begin.elapsed() < Duration::from_secs(20), "there is no room again");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_wanted_port_that_is_taken_is_an_error() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port().to_string();
    let output = talon(&["--port", &port]).output().unwrap();
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(1), &b""[..]));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.starts_with(&format!("talon: port {port} is taken by another program")), "{errors}");
}

#[test]
fn it_prints_no_address_when_the_matches_cannot_be_kept_or_copied() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("file"), "").unwrap();
    for (argument, place) in [("--store", path("missing/matches.sqlite")), ("--copy-to", path("file"))] {
        let mut talon = talon(&["--port", "0", argument, &place]);
        let output = talon.env("TALON_DATA", folder.path()).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), &output.stdout[..]), (Some(1), &b""[..]), "{argument}: {errors}");
        assert!(errors.contains(&place), "{errors}");
    }
}

#[test]
fn it_keeps_matches_in_the_datafolder_and_check_log_reads_them() {
    let mut serving = Serving::start(&["--port", "0"]);
    assert!(serving.get("/ready").starts_with("HTTP/1.1 200 OK\r\n"));
    let folder = Arc::clone(&serving.folder);
    let check = |arguments: &[&str]| {
        let mut talon = Command::new(env!("CARGO_BIN_EXE_talon"));
        talon.arg("check-log").args(arguments).env("TALON_DATA", folder.path()).output().unwrap()
    };
    let output = check(&[]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "matches: 0\nentries: 0\nfaults: 0\n");
    assert_eq!(output.status.code(), Some(0));
    serving.kill();
    assert_eq!(check(&[]).stdout, output.stdout, "a store whose server was killed");
    let missing = check(&["--store", "/nowhere/matches.sqlite"]);
    let errors = String::from_utf8(missing.stderr).unwrap();
    assert_eq!(missing.status.code(), Some(1));
    assert!(errors.starts_with("talon: the matches in /nowhere/matches.sqlite cannot be used: "), "{errors}");
}
