//! Content encodings of files.

/// A content encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// Brotli, the smallest.
    Brotli,
    /// Gzip.
    Gzip,
    /// Uncompressed.
    Identity,
}

impl Encoding {
    /// The encodings that an `Accept-Encoding` header allows, the smallest first. The uncompressed file comes last,
    /// even if the header forbids it: that is better than no answer.
    pub(crate) fn accepted(header: &str) -> impl Iterator<Item = Encoding> {
        let compressed = [Encoding::Brotli, Encoding::Gzip];
        let accepted = compressed.into_iter().filter(|encoding| accepts(header, encoding.name()));
        accepted.chain([Encoding::Identity])
    }

    /// Its name in headers.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }

    /// The extension of files in this encoding.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }
}

/// Returns true if the header (RFC 9110, section 12.5.3) accepts the encoding: its own entry decides, otherwise that of
/// `*`.
fn accepts(header: &str, name: &str) -> bool {
    let weight = |wanted: &str| {
        header.split(',').find_map(|entry| {
            let (coding, parameters) = entry.split_once(';').unwrap_or((entry, ""));
            if coding.trim().eq_ignore_ascii_case(wanted) { Some(quality(parameters)) } else { None }
        })
    };
    weight(name).or_else(|| weight("*")).is_some_and(|quality| quality > 0.0)
}

/// The number in `q=0.5`; 1 if it is absent, 0 if it is invalid.
fn quality(parameters: &str) -> f32 {
    match parameters.trim().strip_prefix(['q', 'Q']) {
        Some(value) => {
            value.trim_start().strip_prefix('=').and_then(|q| q.trim().parse().ok()).unwrap_or(0.0)
        }
        None => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_accepted_encoding_comes_first() {
        use Encoding::{Brotli, Gzip, Identity};
        let cases: [(&str, &[Encoding]); 9] = [
            ("", &[Identity]),
            ("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity]),
            ("gzip", &[Gzip, Identity]),
            ("GZIP;q=1.0, br;q=0.1", &[Brotli, Gzip, Identity]),
            ("br;q=0, gzip", &[Gzip, Identity]),
            ("br ; q = 0.0 , gzip", &[Gzip, Identity]),
            ("*", &[Brotli, Gzip, Identity]),
            ("*;q=0.5, br;q=0", &[Gzip, Identity]),
            ("brotli, x-gzip, br;q=many, identity;q=0", &[Identity]),
        ];
        for (header, expected) in cases {
            assert_eq!(Encoding::accepted(header).collect::<Vec<_>>(), expected, "{header}");
        }
    }
}
