//! The packages with the program for Linux. All contain the same files, below `/usr` or anywhere.
//!
//! The programs of Debian and Fedora make the packages from that one folder. `cargo-deb` and `cargo-generate-rpm` each want a
//! list of the files of their own, and do not know archives for any Linux.

use std::env::consts::ARCH;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::files::{all_files, copy, ensure_nowhere, fill_in, make_readable, rename};
use super::packaging::{Packaging, VERSION};
use super::validators::{LINTIAN, RPMLINT, validate_package};
use super::{archive, share};
use crate::command::{Outcome, printed, run, works};
use crate::rustup::has_target;
use crate::web::{self, Kind};
use crate::workspace::cargo;

/// The place of documents below the prefix.
const DOCUMENTS: &str = "share/doc/talon";

/// Makes an archive with a program that needs no library of the system, for any Linux.
pub(super) fn tarball(packaging: &Packaging) -> Result<Outcome> {
    let target = format!("{ARCH}-unknown-linux-musl");
    if !has_target(&target) || !works(Command::new("musl-gcc").arg("--version")) {
        return Ok(Outcome::Skipped(format!("rustup target add {target}; apt-get install musl-tools")));
    }
    let name = format!("talon-{VERSION}-{ARCH}-linux");
    let folder = packaging.staging("tarball")?.join(&name);
    if let Outcome::Skipped(command) = install(packaging, &folder, Some(&target))? {
        return Ok(Outcome::Skipped(command));
    }
    let path = packaging.out.join(format!("{name}.tar.gz"));
    archive::tar(&folder, packaging.time, &["gzip", "-9", "--no-name"], &path)?;
    Ok(Outcome::Passed)
}

/// Makes a package for Debian and its relatives, with Debian's own tools.
pub(super) fn deb(packaging: &Packaging) -> Result<Outcome> {
    if !works(Command::new("dpkg-shlibdeps").arg("--version")) {
        return Ok(Outcome::Skipped("apt-get install dpkg-dev".into()));
    }
    let staging = packaging.staging("deb")?;
    let root = staging.join("root");
    let usr = root.join("usr");
    if let Outcome::Skipped(command) = install(packaging, &usr, None)? {
        return Ok(Outcome::Skipped(command));
    }
    let linux = packaging.workspace.root.join("packaging/linux");
    rename(&usr, "bin", "games")?;
    rename(&usr, "share/zsh/site-functions", "share/zsh/vendor-completions")?;
    rename(&usr, &format!("{DOCUMENTS}/CHANGELOG.md"), &format!("{DOCUMENTS}/changelog"))?;
    copy(&linux.join("lintian-overrides"), &usr.join("share/lintian/overrides/talon"))?;
    write_debian_documents(packaging, &usr.join(DOCUMENTS))?;

    let architecture = printed(Command::new("dpkg").arg("--print-architecture"))?.trim().to_owned();
    write_control(packaging, &staging, &root, &architecture)?;
    make_readable(&root)?;
    let path = packaging.out.join(format!("talon_{VERSION}-1_{architecture}.deb"));
    run(Command::new("dpkg-deb")
        .args(["--root-owner-group", "-Zxz", "--build"])
        .args([&root, &path])
        .env("SOURCE_DATE_EPOCH", packaging.time.to_string()))?;
    validate_package(&LINTIAN, &path)
}

/// Replaces the documents of other packages by those that Debian wants.
fn write_debian_documents(packaging: &Packaging, documents: &Path) -> Result<()> {
    let linux = packaging.workspace.root.join("packaging/linux");
    // Debian wants all licenses of the program in one file.
    fs::remove_file(documents.join("LICENSE-APACHE"))?;
    fs::remove_file(documents.join("LICENSE-MIT"))?;
    copy(&linux.join("copyright"), &documents.join("copyright"))?;
    let changelog = documents.join("changelog.Debian");
    let date = packaging.date("%a, %d %b %Y %T %z")?;
    let contact = packaging.workspace.owner.contact.as_str();
    let values = [("{version}", VERSION), ("{date}", &date), ("{contact}", contact)];
    fill_in(&linux.join("debian-changelog"), &changelog, &values)?;
    run(Command::new("gzip").args(["-9", "--no-name"]).args([&changelog, &documents.join("changelog")]))
        .map(|_| ())
}

/// Writes the description of a package for Debian, and the checksums of its files.
fn write_control(packaging: &Packaging, staging: &Path, root: &Path, architecture: &str) -> Result<()> {
    let files = all_files(root)?;
    let bytes: u64 = files.iter().map(|file| Ok(fs::metadata(file)?.len())).sum::<Result<u64>>()?;
    let size = bytes.div_ceil(1024).to_string();
    // The tool works only beside the sources of a package.
    fs::create_dir_all(staging.join("debian"))?;
    fs::write(staging.join("debian/control"), "Source: talon\n\nPackage: talon\nArchitecture: any\n")?;
    let programs = share::PROGRAMS.map(|name| format!("root/usr/games/{name}"));
    let depends = printed(Command::new("dpkg-shlibdeps").current_dir(staging).arg("-O").args(programs))?;
    let depends =
        depends.trim().strip_prefix("shlibs:Depends=").context("dpkg-shlibdeps names no library")?;
    let values = [
        ("{version}", VERSION),
        ("{architecture}", architecture),
        ("{contact}", packaging.workspace.owner.contact.as_str()),
        ("{size}", &size),
        ("{depends}", depends),
    ];
    let template = packaging.workspace.root.join("packaging/linux/debian-control");
    fill_in(&template, &root.join("DEBIAN/control"), &values)?;
    let names = files.iter().filter_map(|file| file.strip_prefix(root).ok());
    let sums = printed(Command::new("md5sum").args(names).current_dir(root))?;
    fs::write(root.join("DEBIAN/md5sums"), sums)?;
    Ok(())
}

/// Makes a package for Fedora, openSUSE and their relatives, with rpm's own tool.
pub(super) fn rpm(packaging: &Packaging) -> Result<Outcome> {
    if !works(Command::new("rpmbuild").arg("--version")) {
        return Ok(Outcome::Skipped("apt-get install rpm (Fedora: dnf install rpm-build)".into()));
    }
    let staging = packaging.staging("rpm")?;
    let root = staging.join("root");
    let usr = root.join("usr");
    if let Outcome::Skipped(command) = install(packaging, &usr, None)? {
        return Ok(Outcome::Skipped(command));
    }
    for name in ["LICENSE-APACHE", "LICENSE-MIT", share::LIBRARY_LICENSES] {
        rename(&usr, &format!("{DOCUMENTS}/{name}"), &format!("share/licenses/talon/{name}"))?;
    }
    make_readable(&root)?;
    let spec = staging.join("talon.spec");
    let folder = root.to_string_lossy();
    let template = packaging.workspace.root.join("packaging/linux/talon.spec");
    let date = packaging.date("%a %b %d %Y")?;
    let contact = packaging.workspace.owner.contact.as_str();
    let values = [("[version]", VERSION), ("[date]", &date), ("[root]", &folder), ("[contact]", contact)];
    fill_in(&template, &spec, &values)?;
    let definitions = [
        format!("_topdir {}", staging.join("top").display()),
        format!("_rpmdir {}", packaging.out.display()),
        "_rpmfilename %{name}-%{version}-%{release}.%{arch}.rpm".to_owned(),
        "_buildhost localhost".to_owned(),
        // As Fedora compresses packages.
        "_binary_payload w19.zstdio".to_owned(),
        "use_source_date_epoch_as_buildtime 1".to_owned(),
        "clamp_mtime_to_source_date_epoch 1".to_owned(),
    ];
    run(Command::new("rpmbuild")
        .args(["-bb", "--quiet"])
        .args(definitions.iter().flat_map(|definition| ["--define", definition]))
        .arg(&spec)
        .env("SOURCE_DATE_EPOCH", packaging.time.to_string()))?;
    validate_package(&RPMLINT, &packaging.out.join(format!("talon-{VERSION}-1.{ARCH}.rpm")))
}

/// Fills a prefix, an empty folder, with the programs, for this machine or another target, and their files.
fn install(packaging: &Packaging, prefix: &Path, target: Option<&str>) -> Result<Outcome> {
    // The program embeds the browser table.
    if let Outcome::Skipped(command) = web::build(packaging.workspace, Kind::Release)? {
        return Ok(Outcome::Skipped(command));
    }
    let mut build = cargo();
    build.args([
        "build",
        "--release",
        "--locked",
        "--package",
        "talon-cli",
        "--package",
        "talon-lab",
        "--bins",
    ]);
    let mut built = packaging.workspace.target.clone();
    if let Some(target) = target {
        build.args(["--target", target]);
        built.push(target);
    }
    run(&mut build)?;
    let programs = prefix.join("bin");
    for name in share::PROGRAMS {
        copy(&built.join("release").join(name), &programs.join(name))?;
        run(Command::new("strip").arg("--strip-all").arg(programs.join(name)))?;
    }
    fs::rename(share::make(packaging, &programs)?, prefix.join("share"))
        .context("cannot move the folder share")?;
    ensure_nowhere(&packaging.workspace.root, prefix)?;
    Ok(Outcome::Passed)
}
