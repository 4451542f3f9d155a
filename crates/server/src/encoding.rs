//! Which form of a file a browser is given.

/// A form in which a file can be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// Brotli, the smallest.
    Brotli,
    /// Gzip.
    Gzip,
    /// As it is.
    Identity,
}

impl Encoding {
    /// What an `Accept-Encoding` header allows, the smallest first. The file as it is comes last, and also when it
    /// is forbidden: that is better than no answer.
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

    /// What its files have behind the file's name.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }
}

/// Whether the header (RFC 9110, section 12.5.3) accepts the encoding: its own entry decides, else that of `*`.
fn accepts(header: &str, name: &str) -> bool {
    let weight = |wanted: &str| {
        header.split(',').find_map(|entry| {
            let (coding, parameters) = entry.split_once(';').unwrap_or((entry, ""));
            coding.trim().eq_ignore_ascii_case(wanted).then(|| quality(parameters))
        })
    };
    weight(name).or_else(|| weight("*")).is_some_and(|quality| quality > 0.0)
}

/// The number in `q=0.5`; 1 when there is none, 0 when it cannot be read.
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
    fn the_smallest_form_that_is_accepted_comes_first() {
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
