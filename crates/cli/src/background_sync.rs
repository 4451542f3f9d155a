//! Syncs files to the disk in the background, so that the player never waits.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The longest time between a write and its sync.
const PATIENCE: Duration = Duration::from_secs(1);

/// A thread that syncs the files that it receives, at most once a second. Dropping it syncs the rest.
#[derive(Debug, Default)]
pub(crate) struct Syncer {
    running: Option<(Sender<Arc<File>>, JoinHandle<()>)>,
}

impl Syncer {
    /// Syncs this file within a second.
    pub(crate) fn soon(&mut self, file: &Arc<File>) {
        let (sender, _) = self.running.get_or_insert_with(|| {
            let (sender, files) = channel();
            (sender, thread::spawn(move || sync_all(&files)))
        });
        // The thread lives as long as its sender.
        let _ = sender.send(Arc::clone(file));
    }

    /// Syncs the names in this folder within a second, where the system can do that.
    pub(crate) fn folder_soon(&mut self, folder: &Path) {
        if cfg!(unix)
            && let Ok(folder) = File::open(folder)
        {
            self.soon(&Arc::new(folder));
        }
    }
}

impl Drop for Syncer {
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.running.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

fn sync_all(files: &Receiver<Arc<File>>) {
    let mut waiting: Vec<Arc<File>> = Vec::new();
    while let Ok(first) = files.recv() {
        let deadline = Instant::now() + PATIENCE;
        waiting.push(first);
        let more = loop {
            match files.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(file) if waiting.iter().any(|other| Arc::ptr_eq(other, &file)) => {}
                Ok(file) => waiting.push(file),
                Err(end) => break end == RecvTimeoutError::Timeout,
            }
        };
        for file in waiting.drain(..) {
            // If the disk fails here, the next write fails too and tells the player.
            let _ = file.sync_data();
        }
        if !more {
            return;
        }
    }
}
