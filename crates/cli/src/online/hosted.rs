//! The link of the match that this program hosts, in a file, so that the player can continue the match after the program
//! was killed.

use std::path::PathBuf;
use std::{fs, io};

use talon_serve::DataFolder;
use talon_store::make_private;

use super::address::MatchLink;

/// The name of the file in the data folder. It contains the link of the match, with the invitation.
pub(crate) const HOSTED: &str = "online-hosted.txt";

/// The file of the hosted match.
#[derive(Debug)]
pub(crate) struct HostedMatch(PathBuf);

impl HostedMatch {
    /// The file in a data folder, which need not be there.
    ///
    /// # Errors
    /// If the system has no folder for data of programs.
    pub(crate) fn of(folder: &DataFolder) -> anyhow::Result<HostedMatch> {
        Ok(HostedMatch(folder.path()?.join(HOSTED)))
    }

    /// The file at this path.
    pub(crate) fn at(path: PathBuf) -> HostedMatch {
        HostedMatch(path)
    }

    /// The link of the match that was not over when it was last noted.
    pub(crate) fn link(&self) -> Option<MatchLink> {
        fs::read_to_string(&self.0).ok()?.trim().parse().ok()
    }

    /// Notes the link of the match that goes on; `None` if there is none.
    ///
    /// # Errors
    /// If the file cannot be written or removed.
    pub(crate) fn note(&self, link: Option<&MatchLink>) -> io::Result<()> {
        match link {
            Some(link) => {
                fs::write(&self.0, format!("{link}\n"))?;
                // Whoever reads the invitation can sit down.
                make_private(&self.0)
            }
            None if fs::exists(&self.0)? => fs::remove_file(&self.0),
            None => Ok(()),
        }
    }

    /// Returns the command that continues a match.
    pub(crate) fn command(link: &MatchLink) -> String {
        format!("talon play --host --join '{link}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_noted_until_it_is_over() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let hosted = HostedMatch::of(&DataFolder { data: Some(folder.path().to_owned()) }).expect("a folder");
        assert_eq!(hosted.link(), None);
        let link = "http://192.168.0.7:8642/#/match/BwcHBwcHBwcHBwcHBwcHBw/BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc";
        let link: MatchLink = link.parse().expect("a link");
        hosted.note(Some(&link)).expect("it can be written");
        assert_eq!(hosted.link(), Some(link));
        hosted.note(None).expect("it can be removed");
        hosted.note(None).expect("it is gone");
        assert_eq!(hosted.link(), None);
    }
}
