//! A PostgreSQL server of our own, in a temporary folder and on a free port of this machine.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The folder where Debian keeps the programs, in a folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Starts, stops and kills the server at the lines of its input, and ends it when the input ends. After a kill the
/// server does not start before all its processes are gone.
const SCRIPT: &str = r#"
bin=$1 folder=$2 port=$3
cd "$folder"
"$bin/initdb" --pgdata=data --auth=trust --username=talon --no-sync --no-locale --encoding=UTF8 >log 2>&1 || exit 1
begin() { "$bin/pg_ctl" --pgdata=data --log=log --wait --options="-h 127.0.0.1 -p $port -k '' -N 200" start >/dev/null 2>&1; }
start() { for try in $(seq 100); do begin && echo started && return; sleep 0.2; done; echo failed; }
stop() { "$bin/pg_ctl" --pgdata=data --mode=immediate --wait stop >/dev/null 2>&1; echo stopped; }
crash() { kill -9 "$(head -n 1 data/postmaster.pid)"; echo killed; }
start
while read -r line; do "$line"; done
stop >/dev/null
cd / && rm -rf "$folder"
"#;

/// A server that ends with this process, however that ends: the shell around it waits for the end of its input.
#[derive(Debug)]
pub(crate) struct Postgres {
    port: u16,
    folder: PathBuf,
    control: ChildStdin,
    answers: BufReader<ChildStdout>,
    _shell: Child,
}

impl Postgres {
    /// Returns true if the programs are installed.
    pub(crate) fn is_installed() -> bool {
        programs().is_some()
    }

    /// Makes a database and starts its server. What it says is committed is on the disk.
    pub(crate) fn launch() -> Result<Postgres> {
        let programs = programs().context("PostgreSQL is not installed: apt-get install postgresql")?;
        let folder = tempfile::tempdir()?.keep();
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh"]).arg(programs).arg(&folder).arg(port.to_string());
        run_unprivileged(&mut shell, &folder)?;
        let mut shell = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let control = shell.stdin.take().context("an input")?;
        let answers = BufReader::new(shell.stdout.take().context("an output")?);
        let mut server = Postgres { port, folder, control, answers, _shell: shell };
        server.wait_for("started")?;
        Ok(server)
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The folder with its files.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts the server again.
    pub(crate) fn start(&mut self) -> Result<()> {
        self.tell("start", "started")
    }

    /// Stops the server at once.
    pub(crate) fn stop(&mut self) -> Result<()> {
        self.tell("stop", "stopped")
    }

    /// Kills the server, which cannot notice. Its connections end soon after.
    pub(crate) fn crash(&mut self) -> Result<()> {
        self.tell("crash", "killed")
    }

    fn tell(&mut self, line: &str, answer: &str) -> Result<()> {
        writeln!(self.control, "{line}")?;
        self.wait_for(answer)
    }

    fn wait_for(&mut self, answer: &str) -> Result<()> {
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        ensure!(line.trim() == answer, "PostgreSQL: {line:?} instead of {answer}");
        Ok(())
    }
}

/// The folder with the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let folders = std::fs::read_dir(PROGRAMS).ok()?;
    folders.filter_map(Result::ok).map(|folder| folder.path().join("bin")).max()
}

/// Elsewhere PostgreSQL is not looked for.
#[cfg(not(unix))]
fn run_unprivileged(_: &mut Command, _: &Path) -> Result<()> {
    Ok(())
}

/// Runs a command as the user `postgres` if this one is root, which PostgreSQL refuses.
#[cfg(unix)]
fn run_unprivileged(command: &mut Command, folder: &Path) -> Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    use std::os::unix::process::CommandExt;

    if std::fs::metadata("/proc/self")?.uid() != 0 {
        return Ok(());
    }
    let users = std::fs::read_to_string("/etc/passwd")?;
    let user = users.lines().find(|line| line.starts_with("postgres:")).context("a user postgres")?;
    let mut ids = user.split(':').skip(2).map(str::parse::<u32>);
    let (user, group) = (ids.next().context("an id")??, ids.next().context("an id")??);
    chown(folder, Some(user), Some(group))?;
    command.uid(user).gid(group);
    Ok(())
}
