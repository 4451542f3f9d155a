//! Archives that depend on nothing but their files: entries in order, one time, one owner
//! (<https://reproducible-builds.org/docs/archives/>).

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, ensure};

use super::files::{all_files, make_readable};
use crate::command::{printed, run};

/// The name of the file with the checksums.
const CHECKSUMS: &str = "SHA256SUMS";

/// Packs a folder with GNU tar, and compresses it with a program.
pub(super) fn tar(folder: &Path, time: u64, compressor: &[&str], archive: &Path) -> Result<()> {
    let (parent, name) = (folder.parent().context("no parent")?, folder.file_name().context("no name")?);
    let plain = archive.with_extension("");
    run(Command::new("tar")
        .args(["--create", "--format=gnu", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
        .args(["--mode=u+rw,go+r,go-w,a+X", &format!("--mtime=@{time}")])
        .arg("--file")
        .arg(&plain)
        .arg("--directory")
        .arg(parent)
        .arg(name))?;
    run(Command::new(compressor[0]).args(&compressor[1..]).arg("--force").arg(&plain))?;
    ensure!(archive.exists(), "{} did not make {}", compressor[0], archive.display());
    Ok(())
}

/// Packs the content of a folder with Info-ZIP.
pub(super) fn zip(folder: &Path, time: u64, archive: &Path) -> Result<()> {
    // The format keeps the rights of files, too.
    make_readable(folder)?;
    let files = all_files(folder)?;
    let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(time);
    for file in &files {
        File::options().append(true).open(file)?.set_modified(changed)?;
    }
    if archive.exists() {
        fs::remove_file(archive)?;
    }
    let names = files.iter().filter_map(|file| Some(file.strip_prefix(folder).ok()?.to_string_lossy()));
    let list = archive.with_extension("list");
    fs::write(&list, names.collect::<Vec<_>>().join("\n"))?;
    run(Command::new("zip")
        .args(["-9", "-X", "--quiet", "--names-stdin"])
        .arg(archive)
        .stdin(File::open(&list)?)
        .current_dir(folder)
        // The format keeps local times.
        .env("TZ", "UTC"))?;
    fs::remove_file(&list).context("cannot remove the list of files")
}

/// Writes the checksums of all packages in a folder, and prints their sizes.
pub(super) fn write_checksums(folder: &Path) -> Result<()> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let mut packages: Vec<_> = entries.iter().filter(|path| path.is_file()).collect();
    packages.retain(|path| !path.ends_with(CHECKSUMS));
    packages.sort();
    let names: Vec<_> = packages.iter().filter_map(|path| path.file_name()).collect();
    // Without names, the program would read what is typed.
    if names.is_empty() {
        return Ok(());
    }
    let sums = printed(Command::new("sha256sum").args(&names).current_dir(folder).stderr(Stdio::inherit()))?;
    fs::write(folder.join(CHECKSUMS), sums)?;
    println!("\n{:>10}  {}", "bytes", folder.display());
    for (path, name) in packages.iter().zip(names) {
        println!("{:>10}  {}", fs::metadata(path)?.len(), name.display());
    }
    Ok(())
}

#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::files::write;

    #[test]
    fn an_archive_of_the_site_does_not_depend_on_the_rights_of_new_files() {
        use std::os::unix::fs::PermissionsExt;
        if !crate::command::works(Command::new("zip").arg("-v")) {
            return;
        }
        let folder = std::env::temp_dir().join(format!("talon-zip-{}", std::process::id()));
        let archive_of = |mode| {
            write(&folder.join("content/a/b"), "b").unwrap();
            for (path, mode) in [("content/a/b", mode), ("content/a", mode | 0o100)] {
                fs::set_permissions(folder.join(path), fs::Permissions::from_mode(mode)).unwrap();
            }
            let archive = folder.join("site.zip");
            zip(&folder.join("content"), 1_000_000_000, &archive).unwrap();
            let bytes = fs::read(archive).unwrap();
            fs::remove_dir_all(&folder).unwrap();
            bytes
        };
        assert_eq!(archive_of(0o600), archive_of(0o644));
    }

    /// The bytes of an archive of two files, which are written in this order and changed at this time.
    fn archive_of(folder: &Path, names: [&str; 2], changed: u64) -> Vec<u8> {
        let content = folder.join("content");
        for name in names {
            write(&content.join(name), name).unwrap();
            let file = File::options().append(true).open(content.join(name)).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(changed)).unwrap();
        }
        let archive = folder.join("content.tar.gz");
        tar(&content, 1_000_000_000, &["gzip", "-9", "--no-name"], &archive).unwrap();
        let bytes = fs::read(archive).unwrap();
        fs::remove_dir_all(folder).unwrap();
        bytes
    }

    #[test]
    fn a_folder_without_packages_has_no_checksums() {
        let folder = std::env::temp_dir().join(format!("talon-checksums-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        write_checksums(&folder).unwrap();
        // Fails if there is a file.
        fs::remove_dir(&folder).unwrap();
    }

    #[test]
    fn an_archive_depends_on_nothing_but_its_files() {
        let folder = std::env::temp_dir().join(format!("talon-archive-{}", std::process::id()));
        let one = archive_of(&folder.join("one"), ["a", "b/c"], 1);
        let other = archive_of(&folder.join("other"), ["b/c", "a"], 2);
        fs::remove_dir(&folder).unwrap();
        assert_eq!(one, other);
    }
}
