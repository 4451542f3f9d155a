//! Compressed forms of a file. The server sends the one that the browser accepts.

use std::io::Write;

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};

use crate::sources::File;

/// The extensions of files that compression makes smaller.
const TEXTS: [&str; 8] = [".html", ".js", ".css", ".wasm", ".svg", ".webmanifest", ".txt", ".ftl"];

/// Compresses the file with brotli and gzip at their highest levels; the results have `.br` and `.gz` added to the name.
/// Returns none for a format that is compressed already.
pub(crate) fn compressed(file: &File) -> Result<Vec<File>> {
    if !TEXTS.iter().any(|ending| file.name.ends_with(ending)) {
        return Ok(Vec::new());
    }
    let small = |ending: &str, bytes| File { name: format!("{}{ending}", file.name), bytes };
    Ok(vec![small(".br", brotli(&file.bytes)?), small(".gz", gzip(&file.bytes)?)])
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let best = BrotliEncoderParams { quality: 11, lgwin: 22, ..BrotliEncoderParams::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut small, &best)?;
    Ok(small)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn file(name: &str) -> File {
        File { name: name.to_owned(), bytes: b"the same again and again. ".repeat(100) }
    }

    #[test]
    fn both_forms_hold_the_same_content() {
        let original = file("assets/style.css");
        let [br, gz] = &compressed(&original).unwrap()[..] else { panic!("there are two forms") };
        assert_eq!((&br.name[..], &gz.name[..]), ("assets/style.css.br", "assets/style.css.gz"));
        let mut read = Vec::new();
        brotli::Decompressor::new(&br.bytes[..], 4096).read_to_end(&mut read).unwrap();
        assert_eq!(read, original.bytes);
        read.clear();
        flate2::read::GzDecoder::new(&gz.bytes[..]).read_to_end(&mut read).unwrap();
        assert_eq!(read, original.bytes);
        assert!(br.bytes.len() < 60 && gz.bytes.len() < 100);
    }

    #[test]
    fn a_compressed_format_stays_as_it_is() {
        assert_eq!(compressed(&file("assets/icon.png")).unwrap(), []);
    }
}
