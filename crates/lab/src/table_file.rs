//! A table of results in a file, whatever its rows are.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context;

/// The path of a table. Its extension chooses the format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableFile {
    path: PathBuf,
    format: Format,
}

/// The format of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// Comma-separated values.
    Csv,
    /// Apache Parquet.
    Parquet,
}

/// A path with an unknown extension.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name of a table ends with .csv or .parquet")]
pub(crate) struct EndingError;

impl FromStr for TableFile {
    type Err = EndingError;

    fn from_str(text: &str) -> Result<TableFile, EndingError> {
        let path = PathBuf::from(text);
        let format = match path.extension().and_then(|ending| ending.to_str()) {
            Some("csv") => Format::Csv,
            Some("parquet") => Format::Parquet,
            _ => return Err(EndingError),
        };
        Ok(TableFile { path, format })
    }
}

impl TableFile {
    /// The path.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The path with this text appended.
    pub(crate) fn path_with(&self, ending: &str) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(ending);
        name.into()
    }

    /// The format, from the extension.
    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// Writes a new file and then replaces the table with it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn replace(
        &self,
        write: impl FnOnce(File, Format) -> anyhow::Result<File>,
    ) -> anyhow::Result<()> {
        let path = self.path_with(".new");
        let write = || -> anyhow::Result<()> {
            let file = write(File::create(&path)?, self.format)?;
            file.sync_all()?;
            fs::rename(&path, &self.path)?;
            Ok(())
        };
        write().with_context(|| {
            // On a full disk, the incomplete file would only take up space.
            let _ = fs::remove_file(&path);
            let name = self.path.display();
            format!("{name} cannot be written, but nothing is lost: the results are in {name}.partial")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_chooses_the_format() {
        for name in ["", "table", "table.txt", "csv", ".csv", "table.csv.gz", "table.CSV"] {
            assert_eq!(name.parse::<TableFile>(), Err(EndingError), "{name}");
        }
    }
}
