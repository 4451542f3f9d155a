//! The number of a version.

use std::fmt::{self, Display};
use std::str::FromStr;

use anyhow::{Context, Error};

/// The three numbers of a released version, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Version([u32; 3]);

impl FromStr for Version {
    type Err = Error;

    fn from_str(text: &str) -> Result<Version, Error> {
        let numbers: Option<Vec<u32>> = text.split('.').map(number).collect();
        let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
        numbers
            .map(Version)
            .with_context(|| format!("a version has three numbers, such as 1.2.3, not `{text}`"))
    }
}

/// A number without a sign and leading zeros.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

impl Display for Version {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Version([major, minor, patch]) = self;
        write!(formatter, "{major}.{minor}.{patch}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_ordered_by_their_numbers() {
        let version = |text: &str| text.parse::<Version>().unwrap();
        assert!(version("0.9.9") < version("0.10.0") && version("0.10.0") < version("1.0.0"));
        assert_eq!(version("10.0.2").to_string(), "10.0.2");
    }

    #[test]
    fn anything_else_is_no_version() {
        for text in ["", "1.2", "1.2.3.4", "v1.2.3", "1.2.x", "1.02.3", "1.2.+3", "1.2.3-rc.1"] {
            let error = text.parse::<Version>().unwrap_err().to_string();
            assert_eq!(error, format!("a version has three numbers, such as 1.2.3, not `{text}`"));
        }
    }
}
