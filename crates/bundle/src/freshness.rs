//! The check that the site is up to date.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::site;
use crate::sources::{FILES, FOLDERS, paths};

/// Returns true if the site was made from the current files with the same options. The file that is written last has
/// its time.
pub(crate) fn is_fresh(arguments: &Arguments) -> Result<bool> {
    let last = arguments.out.join(site::LAST);
    let Ok(built_at) = changed(&last) else { return Ok(false) };
    let was_compressed = arguments.out.join(format!("{}.br", site::LAST)).exists();
    if was_compressed == arguments.quick {
        return Ok(false);
    }
    let mut inputs = vec![std::env::current_exe()?];
    inputs.extend(arguments.programs.iter().cloned());
    inputs.extend(FILES.map(|name| arguments.sources.join(name)));
    for folder in FOLDERS.map(|name| arguments.sources.join(name)) {
        inputs.extend(paths(&folder)?);
        // A removed file changes the time of its folder.
        inputs.push(folder);
    }
    let times = inputs.iter().map(|path| changed(path)).collect::<Result<Vec<_>>>()?;
    Ok(times.iter().all(|time| *time < built_at))
}

/// The time of the last change of a file or folder.
fn changed(path: &Path) -> Result<SystemTime> {
    let time = fs::metadata(path).and_then(|about| about.modified());
    time.with_context(|| format!("cannot read {}", path.display()))
}
