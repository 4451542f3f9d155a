use std::path::Path;
use std::process::Command;

use anyhow::Result;

/// The size of the small file system, in bytes.
pub(crate) const SIZE: usize = 16 << 20;

/// A small file system in memory. It is unmounted when it is dropped.
#[derive(Debug)]
pub(crate) struct Mount(tempfile::TempDir);

impl Mount {
    /// Mounts one; `None` if this user cannot.
    pub(crate) fn new() -> Result<Option<Mount>> {
        let folder = tempfile::tempdir()?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={SIZE}"), "talon-trials"]).arg(folder.path());
        let is_mounted = mount.output().is_ok_and(|output| output.status.success());
        Ok(if is_mounted { Some(Mount(folder)) } else { None })
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        // What cannot be unmounted goes when the machine does.
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}
