//! Codes that a phone can read.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// A text as a code of half cells, line by line: drawn light on dark, with the light border that readers need. `None` if
/// the text is too long.
pub fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}
