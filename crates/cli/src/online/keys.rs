//! The player's keys, one for each server, in a file that only the player can read: what a cookie is to a browser.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use talon_client::net::Key;
use talon_store::make_private;
use talon_table::text_lines;

use super::address::ServerUrl;

/// The file in the data folder. Each line is the address of a server and the key there, or a new key that the server
/// has not confirmed.
const FILE: &str = "online-keys.txt";

/// The keys of the player.
#[derive(Debug)]
pub(crate) struct Keys {
    path: PathBuf,
    entries: Vec<(ServerUrl, Key)>,
}

impl Keys {
    /// Reads the keys in a data folder; there are none if the file is not there.
    ///
    /// # Errors
    /// If the file cannot be read, or contains something else. It stays as it is then.
    pub(crate) fn read(folder: &Path) -> anyhow::Result<Keys> {
        let path = folder.join(FILE);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let entries = text_lines(&text).map(|(_, line)| entry(line)).collect::<Option<Vec<_>>>();
        let entries = entries.with_context(|| format!("{} is not a file of keys", path.display()))?;
        if !entries.is_empty() {
            // It could be copied from elsewhere, with other permissions.
            make_private(&path).with_context(|| format!("cannot protect {}", path.display()))?;
        }
        Ok(Keys { path, entries })
    }

    /// The key for a server, if there is one.
    pub(crate) fn get(&self, server: &ServerUrl) -> Option<Key> {
        self.entries.iter().find(|(owner, _)| owner == server).map(|(_, key)| *key)
    }

    /// The new key for a server that was asked for it without an answer.
    pub(crate) fn get_new(&self, server: &ServerUrl) -> Option<Key> {
        self.entries.iter().filter(|(owner, _)| owner == server).nth(1).map(|(_, key)| *key)
    }

    /// Writes a new key down behind the one for a server, before the server is asked to replace that.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn add_new(&mut self, server: &ServerUrl, key: Key) -> anyhow::Result<()> {
        self.entries.push((server.clone(), key));
        self.sort_and_write()
    }

    /// The key for a server. The first time, it is drawn and written down.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn get_or_draw(&mut self, server: &ServerUrl) -> anyhow::Result<Key> {
        match self.get(server) {
            Some(key) => Ok(key),
            None => {
                let key = Key::draw();
                self.set(server, Some(key))?;
                Ok(key)
            }
        }
    }

    /// Sets the key for a server, or removes it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn set(&mut self, server: &ServerUrl, key: Option<Key>) -> anyhow::Result<()> {
        self.entries.retain(|(owner, _)| owner != server);
        self.entries.extend(key.map(|key| (server.clone(), key)));
        self.sort_and_write()
    }

    /// Writes the keys by server. The new key of a server stays behind the old one.
    fn sort_and_write(&mut self) -> anyhow::Result<()> {
        self.entries.sort_by(|(one, _), (other, _)| one.cmp(other));
        self.write().with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// The servers that know the player.
    pub(crate) fn servers(&self) -> impl Iterator<Item = &ServerUrl> {
        self.entries.iter().map(|(server, _)| server)
    }

    /// Writes a new file and puts it in the place of the old one, so that a crash leaves one of them.
    fn write(&self) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = self.path.with_extension("new");
        // A file that is there already could be readable for others.
        match fs::remove_file(&new) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut file = private_file().open(&new)?;
        for (server, key) in &self.entries {
            writeln!(file, "{server} {key}")?;
        }
        file.sync_all()?;
        fs::rename(&new, &self.path)
    }
}

fn entry(line: &str) -> Option<(ServerUrl, Key)> {
    let (server, key) = line.split_once(' ')?;
    Some((server.parse().ok()?, key.parse().ok()?))
}

/// The options of a file that only the player can read.
fn private_file() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server(text: &str) -> ServerUrl {
        text.parse().expect("an address")
    }

    #[test]
    fn each_server_has_its_own_key_which_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let (one, other) = (server("https://one.example"), server("http://localhost:8642"));
        let mut keys = Keys::read(folder.path()).expect("no keys");
        let first = keys.get_or_draw(&one).expect("it can be written");
        let second = keys.get_or_draw(&other).expect("it can be written");
        assert_ne!(first, second);
        let mut again = Keys::read(folder.path()).expect("the keys");
        assert_eq!(again.get_or_draw(&one).expect("it is there"), first);
        again.set(&one, None).expect("it can be written");
        assert_eq!(Keys::read(folder.path()).expect("the keys").servers().collect::<Vec<_>>(), [&other]);
    }

    #[test]
    #[cfg(unix)]
    fn only_the_player_can_read_the_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("online-keys.new"), "left over").expect("it can be written");
        Keys::read(folder.path())
            .and_then(|mut keys| keys.get_or_draw(&server("https://one.example")))
            .expect("a key");
        let mode = fs::metadata(folder.path().join(FILE)).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        fs::set_permissions(folder.path().join(FILE), PermissionsExt::from_mode(0o644))
            .expect("its owner can");
        Keys::read(folder.path()).expect("the keys");
        let mode = fs::metadata(folder.path().join(FILE)).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "a file with other permissions");
    }

    #[test]
    fn what_an_editor_adds_to_the_file_means_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let one = server("https://one.example");
        let key = Keys::read(folder.path()).and_then(|mut keys| keys.get_or_draw(&one)).expect("a key");
        let path = folder.path().join(FILE);
        let text = fs::read_to_string(&path).expect("the file");
        for edited in [format!("\u{feff}{text}"), text.replace('\n', " \r\n"), format!("{text}\n\n")] {
            fs::write(&path, &edited).expect("it can be written");
            assert_eq!(Keys::read(folder.path()).expect("the keys").get(&one), Some(key), "{edited:?}");
        }
    }

    #[test]
    fn another_file_is_left_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(FILE), "hello\n").expect("it can be written");
        let error = Keys::read(folder.path()).expect_err("it is no file of keys");
        assert!(error.to_string().ends_with("is not a file of keys"), "{error}");
    }
}
