//! Files that only their owner can read: they hold hidden tiles and keys.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The files that SQLite keeps beside a store while programs use it.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Lets only the owner read and write a file that is there. A file of another user, and one in a file system without
/// permissions, stay as they are. Elsewhere than on Unix it does nothing.
///
/// # Errors
/// If the file is not there, or its permissions cannot be read.
///
/// # Examples
/// ```
/// # let folder = tempfile::tempdir()?;
/// let path = folder.path().join("keys.txt");
/// std::fs::write(&path, "a key")?;
/// talon_store::make_private(&path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn make_private(path: &Path) -> io::Result<()> {
    let permissions = fs::metadata(path)?.permissions();
    match restrict(path, permissions) {
        Err(error)
            if !matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::Unsupported) =>
        {
            Err(error)
        }
        _ => Ok(()),
    }
}

#[cfg(unix)]
fn restrict(path: &Path, mut permissions: fs::Permissions) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    if permissions.mode() & 0o077 == 0 {
        return Ok(());
    }
    permissions.set_mode(0o600);
    fs::set_permissions(path, permissions)
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: fs::Permissions) -> io::Result<()> {
    Ok(())
}

/// Makes an empty file for a store if none is there. SQLite gives the files that it makes beside a store the
/// permissions of the store.
///
/// A file that is there is never opened here: closing it would end the locks of this program on it.
pub(crate) fn make(path: &Path) -> io::Result<()> {
    if path.exists() {
        return Ok(());
    }
    options().create(true).truncate(false).open(path).map(drop)
}

/// The files that SQLite can leave beside the file of a store. Remove them before you put another store in its place: SQLite
/// would apply them to the new store.
///
/// # Examples
/// ```
/// use std::path::Path;
///
/// let log = &talon_store::files_beside(Path::new("matches.sqlite"))[0];
/// assert_eq!(log, Path::new("matches.sqlite-wal"));
/// ```
pub fn files_beside(path: &Path) -> [PathBuf; 3] {
    BESIDE.map(|end| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    })
}

/// Makes the file of a store and those beside it private, which an earlier version left for all to read.
pub(crate) fn make_all_private(path: &Path) -> io::Result<()> {
    make_private(path)?;
    for beside in files_beside(path) {
        match make_private(&beside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Makes an empty file that is private from the beginning. It is an error if one is there.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    options().create_new(true).open(path)
}

/// The options with which a private file is made.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
