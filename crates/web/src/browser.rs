//! What the browser is asked: the time, a random number, the address.

/// Seconds since 1970.
pub fn now() -> u64 {
    // Whole milliseconds are exact in a number with so many digits for hundreds of thousands of years.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let milliseconds = js_sys::Date::now().max(0.0) as u64;
    milliseconds / 1000
}

/// Any number.
pub fn random() -> u64 {
    // 2⁵³ numbers, as many as fit exactly.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let number = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    number
}

/// What stands behind the `#` of the address, with it.
pub fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// Goes to another page of the program.
pub fn go_to(address: &str) {
    if let Some(window) = web_sys::window() {
        // Setting what is behind the # cannot fail.
        window.location().set_hash(address).ok();
    }
}
