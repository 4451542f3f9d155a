//! The terminal is given back, whatever ends the program. Each test runs in a terminal of its own.

use std::io::{ErrorKind, Read, Write};
use std::process::Command;

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::play::terminal::TerminalGuard;

/// Set for the part of a test that runs inside the terminal.
const INSIDE: &str = "TALON_TEST_INSIDE";

/// The bytes that give a terminal back its main screen, its mouse and its cursor.
const GIVEN_BACK: [&str; 3] = ["\u{1b}[?1049l", "\u{1b}[?1000l", "\u{1b}[?25h"];

/// Runs this program's part `test` in a terminal, under a shell that tells the terminal's settings
/// afterwards. `act` is called once the alternate screen has come. Returns all that was written.
fn in_terminal(test: &str, act: impl FnOnce(&dyn MasterPty)) -> String {
    let pair = native_pty_system()
        .openpty(PtySize { rows: 24, cols: 80, ..PtySize::default() })
        .expect("a terminal for the test");
    let program = std::env::current_exe().expect("the test knows its own name");
    // The shell outlives the signals that its children get.
    let script = r#"trap : TERM HUP INT; "$0" --exact "$1" --nocapture; stty -a; echo the end"#;
    let mut command = CommandBuilder::new("/bin/sh");
    command.args(["-c", script, &program.to_string_lossy(), test]);
    command.env(INSIDE, "1");
    command.env("TERM", "xterm-256color");
    // This side of the terminal stays open: with nobody there, even for a moment between two programs of the shell,
    // reading could fail.
    let slave = pair.slave;
    let mut child = slave.spawn_command(command).expect("there is a shell");
    let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
    let mut written = Vec::new();
    read_until(&mut *reader, "\u{1b}[?1000h", &mut written);
    act(&*pair.master);
    read_until(&mut *reader, "the end", &mut written);
    child.wait().expect("the shell ends");
    String::from_utf8_lossy(&written).into_owned()
}

/// Reads until a text has come.
fn read_until(reader: &mut dyn Read, text: &str, written: &mut Vec<u8>) {
    let mut byte = [0];
    while !String::from_utf8_lossy(&written[written.len().saturating_sub(40)..]).contains(text) {
        match reader.read(&mut byte) {
            Ok(1..) => written.push(byte[0]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            end => panic!("{text:?} never came, but {end:?}: {}", String::from_utf8_lossy(written)),
        }
    }
}

/// Sends a signal to all that runs in the terminal.
fn signal(master: &dyn MasterPty, name: &str) {
    let group = master.process_group_leader().expect("something runs in the terminal");
    let done = Command::new("kill").args([&format!("-{name}"), "--", &format!("-{group}")]).status();
    assert!(done.expect("there is a kill").success());
}

fn assert_given_back(written: &str) {
    let taken = written.rfind("\u{1b}[?1000h").expect("the mouse was taken");
    for code in GIVEN_BACK {
        assert!(written[taken..].contains(code), "{code:?} is missing: {written:?}");
    }
    let settings = &written[taken..];
    assert!(settings.contains(" icanon") && settings.contains(" echo "), "{settings}");
}

/// Returns true if this is the part of a test that runs inside a terminal.
fn is_inside() -> bool {
    std::env::var_os(INSIDE).is_some()
}

/// Plays in the terminal that the test made, with a folder of its own.
fn play_inside() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = crate::play::Arguments {
        folder: talon_serve::DataFolder { data: Some(folder.path().to_owned()) },
        ..crate::play::Arguments::default()
    };
    crate::play::run(&arguments).expect("it plays");
}

#[test]
fn after_a_signal() {
    if is_inside() {
        return play_inside();
    }
    for name in ["TERM", "INT", "HUP"] {
        let written = in_terminal("play::tests::pty::after_a_signal", |master| signal(master, name));
        assert_given_back(&written);
    }
}

#[test]
fn after_ctrl_c() {
    if is_inside() {
        return play_inside();
    }
    let written = in_terminal("play::tests::pty::after_ctrl_c", |master| {
        let mut writer = master.take_writer().expect("the terminal can be written to");
        writer.write_all(b"\x03").expect("a key can be pressed");
        // A writer that goes away would end the input.
        std::mem::forget(writer);
    });
    assert_given_back(&written);
}

#[test]
fn ctrl_l_draws_the_screen_again() {
    const CLEARED: &str = "\u{1b}[2J";
    if is_inside() {
        return play_inside();
    }
    let written = in_terminal("play::tests::pty::ctrl_l_draws_the_screen_again", |master| {
        let mut writer = master.take_writer().expect("the terminal can be written to");
        writer.write_all(b"\x0c\x03").expect("keys can be pressed");
        std::mem::forget(writer);
    });
    let drawn = written.find("T A L O N").expect("the menu was drawn");
    assert!(written[drawn..].contains(CLEARED), "{written:?}");
}

/// The window is closed: nobody reads or writes any more, and the program must not stay behind.
#[test]
fn after_the_terminal_has_gone() {
    if is_inside() {
        return play_inside();
    }
    let pair = native_pty_system().openpty(PtySize::default()).expect("a terminal for the test");
    let mut command = CommandBuilder::new(std::env::current_exe().expect("the test knows its own name"));
    command.args(["--exact", "play::tests::pty::after_the_terminal_has_gone", "--nocapture"]);
    command.env(INSIDE, "1");
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("the test can run itself");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
    read_until(&mut *reader, "\u{1b}[?1000h", &mut Vec::new());
    drop(reader);
    drop(pair.master);
    let status = child.wait().expect("the program ends");
    assert!(!status.success(), "it was ended by the signal");
}

#[test]
fn after_a_panic() {
    if is_inside() {
        let _screen = TerminalGuard::enter().expect("a terminal");
        panic!("on purpose");
    }
    let written = in_terminal("play::tests::pty::after_a_panic", |_| {});
    assert_given_back(&written);
    let message = written.find("on purpose").expect("the panic says what happened");
    let given_back = written.find("\u{1b}[?1049l").expect("the screen was given back");
    assert!(given_back < message, "the message would be lost with the alternate screen: {written:?}");
}

/// A solver that fails does so in its own thread: the screen stays, and the game goes on.
#[test]
fn after_a_panic_in_another_thread() {
    if is_inside() {
        let _screen = TerminalGuard::enter().expect("a terminal");
        let failed = std::thread::spawn(|| panic!("on purpose")).join();
        assert!(failed.is_err());
        std::io::stdout().write_all(b"still here").expect("the terminal can be written to");
        return;
    }
    let written = in_terminal("play::tests::pty::after_a_panic_in_another_thread", |_| {});
    assert_given_back(&written);
    let still_here = written.find("still here").expect("it goes on");
    let given_back = written.find("\u{1b}[?1049l").expect("the screen was given back");
    assert!(still_here < given_back && !written.contains("on purpose"), "{written:?}");
}
