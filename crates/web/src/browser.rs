//! What the browser is asked: the time, a random number, the address, what was kept, the clipboard.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

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

/// Goes to another page of the program in place of this one, which is not gone back to.
pub fn go_on_to(address: &str) {
    if let Some(window) = web_sys::window() {
        // Replacing what is behind the # cannot fail.
        window.location().replace(address).ok();
    }
}

/// The whole address of the program with this behind the `#`.
pub fn with_hash(address: &str) -> String {
    let whole = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let place = whole.split('#').next().unwrap_or_default();
    format!("{place}{address}")
}

/// Copies a text to the clipboard.
///
/// # Errors
/// When the browser does not allow it.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    // There is no clipboard where the page did not come over a safe connection.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into())?;
    if clipboard.is_undefined() {
        return Err(clipboard);
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.map(drop)
}

/// The small text that is kept under a name in this browser, if any.
pub fn kept(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps a small text under a name, where the browser allows it.
pub fn keep(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // What cannot be kept lasts as long as the page.
        storage.set_item(name, text).ok();
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
