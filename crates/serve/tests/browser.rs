//! The program on a machine without a browser.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn a_missing_browser_is_reported_and_the_games_are_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut talon = Command::new(env!("CARGO_BIN_EXE_talon-serve"))
        .args(["serve", "--port", "0", "--data"])
        .arg(folder.path())
        .env("PATH", folder.path())
        .env_remove("BROWSER")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut remark = String::new();
    let stderr = talon.stderr.take().expect("a pipe");
    BufReader::new(stderr).read_line(&mut remark).expect("a line");
    talon.kill().expect("the program still serves");
    talon.wait().expect("it ends");
    assert_eq!(
        remark,
        "talon: no browser can be started on this machine: open the address in one yourself\n"
    );
}
