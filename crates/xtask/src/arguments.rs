//! The command line of `cargo xtask` and `cargo verify`. That of `cargo play` is in `talon_arguments`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, Command, value_parser};
use talon_arguments::shared::flag;

use crate::release::version::Version;

/// The commands, with their arguments.
pub(crate) fn command_line() -> Command {
    Command::new("cargo xtask")
        .bin_name("cargo xtask")
        .about("The workspace's own commands")
        .arg_required_else_help(true)
        .subcommand_required(true)
        .subcommand(play())
        .subcommand(verify())
        .subcommand(Command::new("tidy").about("Check the sources for what the compiler does not check"))
        .subcommand(web())
        .subcommand(browser("browser", "Test the browser table in Chromium"))
        .subcommand(browser("firefox", "Test it in Firefox; without PATTERN, what differs between browsers"))
        .subcommand(Command::new("webkit").about("Test what differs between browsers in WebKit"))
        .subcommand(Command::new("speed").about("Measure the browser table in Chromium"))
        .subcommand(Command::new("verdicts").about("Compare the solvers' answers with those in a browser"))
        .subcommand(online())
        .subcommand(package())
        .subcommand(recipes())
        .subcommand(release())
        .subcommand(site())
        .subcommand(pictures())
        .subcommand(Command::new("python").about("Test the Python package"))
        .subcommand(untranslated())
        .subcommand(fuzz())
}

/// The entry of `cargo play` in the list of commands. Its arguments are read elsewhere.
fn play() -> Command {
    Command::new("play").about("Build the games and open them in a browser, with --terminal in the terminal")
}

fn verify() -> Command {
    let page_reports = Arg::new("page-reports").long("page-reports").value_name("FILE").hide(true);
    let page_reports = page_reports.value_parser(value_parser!(PathBuf));
    Command::new("verify")
        .about("Run every check and print a summary")
        .override_usage("cargo verify [OPTIONS]")
        .arg(
            flag(
                "quick",
                "Check the packages that the work tree changes: format, clippy and their own tests",
            )
            .conflicts_with("changed"),
        )
        .arg(flag(
            "changed",
            "Run what the changes since main can break, in all packages that depend on them",
        ))
        .arg(flag("no-skip", "Fail if a check cannot run on this machine, as if CI were set"))
        .arg(page_reports)
}

fn web() -> Command {
    Command::new("web")
        .about("Build the browser table")
        .arg(flag("dev", "Build it quickly; the page is large and slow"))
}

fn browser(name: &'static str, about: &'static str) -> Command {
    let pattern = Arg::new("pattern").value_name("PATTERN");
    Command::new(name).about(about).arg(pattern.help("Run only the files with this in their names"))
}

fn online() -> Command {
    Command::new("online")
        .about("Try network matches out while everything fails that can")
        .arg(rest("trial", "TRIAL").required(true).help("A trial and its arguments; `help` lists the trials"))
}

fn package() -> Command {
    let part = Arg::new("part").value_name("PART").action(ArgAction::Append).num_args(0..);
    Command::new("package")
        .about("Make packages to install, in target/package")
        .arg(part.help("A package: check, source, tarball, deb, rpm, site or wheel [default: all]"))
}

fn recipes() -> Command {
    let sums = Arg::new("sums").value_name("SUMS");
    Command::new("recipes")
        .about("Make the files from which other package managers install a release, in target/recipes")
        .arg(sums.help("The checksums of the packages [default: target/package/SHA256SUMS]"))
}

fn release() -> Command {
    let version =
        Arg::new("version").value_name("VERSION").required(true).value_parser(value_parser!(Version));
    Command::new("release")
        .about("Make the commit and the tag of a release, without pushing them")
        .arg(version.help("The version, such as 1.2.3"))
        .arg(flag("dry-run", "Only print what would change"))
}

fn site() -> Command {
    Command::new("site")
        .about("Build the site, with the documents, the rules and the browser table, in target/site")
        .arg(flag("card", "Draw the picture for links to the site anew, with Chromium; build nothing else"))
}

fn pictures() -> Command {
    Command::new("pictures")
        .about("Make the pictures of the README from the program")
        .arg(flag("check", "Only fail if what they show has changed since they were made"))
}

fn untranslated() -> Command {
    let language = Arg::new("language").value_name("LANGUAGE");
    Command::new("untranslated")
        .about("List the messages that a language lacks and shows in English")
        .arg(language.help("The code of a language, such as fr or pt-BR [default: all]"))
}

fn fuzz() -> Command {
    let target = Arg::new("target").value_name("TARGET").required(true);
    Command::new("fuzz")
        .about("Run one fuzz target on the stable toolchain")
        .arg(target.help("The target; fuzz/README.md lists all"))
        .arg(rest("arguments", "ARGS").help("Arguments of libFuzzer"))
}

/// All words from here on, which another program reads.
fn rest(name: &'static str, value_name: &'static str) -> Arg {
    let words = Arg::new(name).value_name(value_name).action(ArgAction::Append).num_args(1..);
    words.trailing_var_arg(true).allow_hyphen_values(true)
}

/// Prints a message about the command line: a mistake, or the help that was asked for.
pub(crate) fn complain(error: &clap::Error) -> anyhow::Result<ExitCode> {
    error.print()?;
    Ok(u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use talon_arguments::reading::read;

    use super::*;

    /// The exit code and the message of a command line that runs nothing.
    fn answer(line: &str) -> (i32, String) {
        let words = ["cargo xtask"].into_iter().chain(line.split_whitespace());
        let error = read(command_line(), words).expect_err(line);
        (error.exit_code(), error.to_string())
    }

    #[test]
    fn the_command_line_is_consistent() {
        command_line().debug_assert();
    }

    #[test]
    fn help_is_no_error_and_a_mistake_is_one() {
        let (code, help) = answer("verify --help");
        assert!(code == 0 && help.contains("Usage: cargo verify [OPTIONS]"), "{help}");
        let (code, message) = answer("nonsense");
        assert!(code == 2 && message.contains("unrecognized subcommand 'nonsense'"), "{message}");
        let (code, message) = answer("verify --no-skp");
        assert!(code == 2 && message.contains("a similar argument exists: '--no-skip'"), "{message}");
        let (code, message) = answer("release 1.2");
        assert!(
            code == 2 && message.contains("a version has three numbers, such as 1.2.3, not `1.2`"),
            "{message}"
        );
        let (code, message) = answer("");
        assert!(code == 2 && message.contains("Usage: cargo xtask <COMMAND>"), "{message}");
    }

    #[test]
    fn arguments_of_other_programs_pass() {
        let words = ["cargo xtask", "fuzz", "random_play", "-max_total_time=60", "--help"];
        let matches = read(command_line(), words).expect("libFuzzer reads the rest");
        let arguments =
            matches.subcommand_matches("fuzz").expect("the command").get_many::<String>("arguments");
        assert_eq!(arguments.expect("arguments").count(), 2);
    }
}
