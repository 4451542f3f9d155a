//! The players whom this one has blocked, in a file: they are never paired with this player, and nothing is heard of
//! them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use talon_hall::PlayerId;
use talon_table::text_lines;

use super::address::ServerUrl;

/// The name of the file in the data folder. Each line is the address of a server, the id of a player there, and the name
/// that the player had.
pub(crate) const BLOCKED: &str = "online-blocked.txt";

/// The blocked players of all servers. Without a file, for a program that blocks nobody, it stays empty.
#[derive(Clone, Debug, Default)]
pub(crate) struct BlockList {
    file: PathBuf,
    entries: Vec<(ServerUrl, PlayerId, String)>,
}

impl BlockList {
    /// Reads the file. Lines that cannot be read count for nothing.
    pub(crate) fn read(file: PathBuf) -> BlockList {
        let text = fs::read_to_string(&file).unwrap_or_default();
        BlockList { file, entries: text_lines(&text).filter_map(|(_, line)| entry(line)).collect() }
    }

    /// Returns true if a player of a server is blocked.
    pub(crate) fn contains(&self, server: &ServerUrl, player: PlayerId) -> bool {
        self.of(server).any(|(id, _)| id == player)
    }

    /// The blocked players of a server, with their names.
    pub(crate) fn of<'a>(&'a self, server: &ServerUrl) -> impl Iterator<Item = (PlayerId, &'a str)> {
        let entries = self.entries.iter().filter(move |(owner, ..)| owner == server);
        entries.map(|(_, id, name)| (*id, name.as_str()))
    }

    /// Blocks a player.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn add(&mut self, server: &ServerUrl, player: PlayerId, name: &str) -> io::Result<()> {
        self.entries.retain(|(owner, id, _)| (owner, *id) != (server, player));
        self.entries.push((server.clone(), player, name.to_owned()));
        self.write()
    }

    /// Blocks a player no more.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn remove(&mut self, server: &ServerUrl, player: PlayerId) -> io::Result<()> {
        self.entries.retain(|(owner, id, _)| (owner, *id) != (server, player));
        self.write()
    }

    fn write(&self) -> io::Result<()> {
        fs::create_dir_all(self.file.parent().unwrap_or(Path::new("")))?;
        let lines = self.entries.iter().map(|(server, id, name)| format!("{server} {id} {name}\n"));
        fs::write(&self.file, lines.collect::<String>())
    }
}

fn entry(line: &str) -> Option<(ServerUrl, PlayerId, String)> {
    let mut words = line.splitn(3, ' ');
    Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_stays_blocked_at_their_server_until_that_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join(BLOCKED);
        let servers =
            ["https://talon.example", "http://127.0.0.1:8642"].map(|text| text.parse().expect("an address"));
        let [here, elsewhere]: [ServerUrl; 2] = servers;
        let player = PlayerId::new([7; 16]);
        let mut list = BlockList::read(file.clone());
        list.add(&here, player, "Quick Otter").expect("a file");
        let list = BlockList::read(file.clone());
        assert!(list.contains(&here, player) && !list.contains(&elsewhere, player));
        assert_eq!(list.of(&here).collect::<Vec<_>>(), [(player, "Quick Otter")]);
        let text = fs::read_to_string(&file).expect("the file");
        fs::write(&file, format!("\u{feff}{}\r\n", text.replace('\n', " \r\n"))).expect("it can be written");
        let mut list = BlockList::read(file.clone());
        assert_eq!(list.of(&here).collect::<Vec<_>>(), [(player, "Quick Otter")], "an editor was there");
        list.remove(&here, player).expect("a file");
        assert!(!BlockList::read(file).contains(&here, player));
    }
}
