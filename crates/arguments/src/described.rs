//! Reading the arguments that this crate describes into types.

use clap::ArgMatches;

/// Implements clap's traits for a type by two functions: one adds the arguments to a command, and one reads the type from
/// the matches.
#[macro_export]
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

/// The value of an argument, if it has one.
///
/// # Panics
/// If the description has no such argument, or one with values of another type.
pub fn one<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one(name).cloned()
}

/// All values of an argument.
///
/// # Panics
/// As [`one`].
pub fn all<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Vec<T> {
    matches.get_many(name).unwrap_or_default().cloned().collect()
}
