use std::path::PathBuf;

use anyhow::Result;
use tempfile::TempDir;

/// The folder where Debian keeps the libraries of each kind of processor.
const LIBRARIES: &str = "/usr/lib";

/// The library that lies about the time, in a folder of such a kind.
const LIBRARY: &str = "faketime/libfaketime.so.1";

/// A clock that shows what a trial wants.
#[derive(Debug)]
pub(crate) struct FakeClock {
    library: PathBuf,
    folder: TempDir,
}

impl FakeClock {
    /// A clock that is right; `None` without the library.
    pub(crate) fn new() -> Result<Option<FakeClock>> {
        let folders = std::fs::read_dir(LIBRARIES)?.filter_map(Result::ok);
        let library = folders.map(|folder| folder.path().join(LIBRARY)).find(|library| library.exists());
        let Some(library) = library else { return Ok(None) };
        let clock = FakeClock { library, folder: tempfile::tempdir()? };
        clock.set(0)?;
        Ok(Some(clock))
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("offset")
    }

    /// Lets it be off by this many seconds from now on.
    pub(crate) fn set(&self, offset: i32) -> Result<()> {
        // Under another name first, so that nobody reads half of it.
        let new = self.folder.path().join("new");
        std::fs::write(&new, format!("{offset:+}\n"))?;
        Ok(std::fs::rename(new, self.file())?)
    }

    /// The environment of a process that uses it. Timers and durations stay right, as when a person sets a clock.
    pub(crate) fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![
            ("LD_PRELOAD", self.library.clone()),
            ("FAKETIME_TIMESTAMP_FILE", self.file()),
            ("FAKETIME_NO_CACHE", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ]
    }
}
