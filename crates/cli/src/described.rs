//! Arguments that `talon_arguments` describes, and how clap reads them into types.

use clap::ArgMatches;

/// Implements clap's traits for a type by two functions: one adds the arguments to a command, and one reads the type from
/// the matches.
macro_rules! described {
    ($type:ty, $describe:expr, $read:expr) => {
        impl clap::FromArgMatches for $type {
            fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
                Ok($read(matches))
            }

            fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
                *self = $read(matches);
                Ok(())
            }
        }

        impl clap::Args for $type {
            fn augment_args(command: clap::Command) -> clap::Command {
                $describe(command)
            }

            fn augment_args_for_update(command: clap::Command) -> clap::Command {
                $describe(command)
            }
        }
    };
}

pub(crate) use described;

/// The value of an argument, if it has one.
///
/// # Panics
/// If the description has no such argument, or one with values of another type.
pub(crate) fn one<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one(name).cloned()
}

/// All values of an argument.
///
/// # Panics
/// As [`one`].
pub(crate) fn all<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Vec<T> {
    matches.get_many(name).unwrap_or_default().cloned().collect()
}

#[cfg(test)]
mod tests {
    use talon_arguments::reading::{read, serve_and_play};
    use talon_arguments::values::{GAMES, LANGUAGES, LAST_DEAL, LEVELS};
    use talon_lang::Language;
    use talon_query::Level;
    use talon_rules::GameName;
    use talon_rules::pieces::DealNumber;

    #[test]
    fn the_descriptions_have_the_names_of_the_other_crates() {
        assert_eq!(GAMES.as_slice(), GameName::ALL.map(GameName::as_str));
        assert_eq!(LEVELS, Level::ALL.map(Level::as_str));
        assert_eq!(LANGUAGES, Language::ALL.map(Language::code));
        assert_eq!(LAST_DEAL, DealNumber::MAX.get());
    }

    /// `cargo play` checks the arguments by the descriptions alone.
    #[test]
    fn talon_and_cargo_play_refuse_in_the_same_words() {
        for line in [
            "serve --help",
            "serve chess",
            "serve yield 17",
            "serve yield --deal -1",
            "serve yield --deal 9007199254740992",
            "serve --deal 17",
            "serve --port 99999",
            "serve --address here",
            "serve --copy-to x --copy-every 1d",
            "serve --no-opne",
            "serve --version",
            "play -h",
            "play chess",
            "play yield x",
            "play yield 17 --deal 18",
            "play --again",
            "play curse --opponent grandmaster",
            "play curse --opponent club --hot-seat",
            "play curse --clock fast",
            "play curse --friend --host",
            "play --language tlh",
            "--version",
        ] {
            let words = || ["talon"].into_iter().chain(line.split(' '));
            let [early, late] = [serve_and_play(), crate::command_line()]
                .map(|command| read(command, words()).expect_err(line).render().to_string());
            assert_eq!(early, late, "{line}");
        }
    }
}
