//! Asking the disk to keep what was written, without making the player wait.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long what was written may not be on the disk yet.
const PATIENCE: Duration = Duration::from_secs(1);

/// A thread that syncs the files it is told about, at most once a second; dropping it syncs the rest.
#[derive(Debug, Default)]
pub(crate) struct Syncer {
    running: Option<(Sender<Arc<File>>, JoinHandle<()>)>,
}

impl Syncer {
    /// Has this file synced within a second.
    pub(crate) fn soon(&mut self, file: &Arc<File>) {
        let (sender, _) = self.running.get_or_insert_with(|| {
            let (sender, files) = channel();
            (sender, thread::spawn(move || sync_all(&files)))
        });
        // The thread lives as long as its sender.
        let _ = sender.send(Arc::clone(file));
    }

    /// Has the names in this folder synced within a second, where the system can do that.
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
                Ok(file) if waiting.iter().any(|known| Arc::ptr_eq(known, &file)) => {}
                Ok(file) => waiting.push(file),
                Err(end) => break end == RecvTimeoutError::Timeout,
            }
        };
        for file in waiting.drain(..) {
            // A disk that fails here fails at the next write too, and that one tells the player.
            let _ = file.sync_data();
        }
        if !more {
            return;
        }
    }
}
