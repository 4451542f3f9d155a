//! What the browser is asked: the time, a random number, the address, what was kept, the clipboard, files.

use std::time::Duration;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlElement, Response, Url};

/// So long a file is there to be taken by the browser.
const DOWNLOAD: Duration = Duration::from_secs(60);

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

/// Asks the browser to keep what it has of this page even when its room runs out. What it says to that makes no
/// difference.
pub fn ask_to_persist() {
    let Some(window) = web_sys::window() else { return };
    // There is no such thing where the page did not come over a safe connection.
    let manager = js_sys::Reflect::get(&window.navigator(), &"storage".into());
    if manager.is_ok_and(|manager| manager.is_object())
        && let Ok(asked) = window.navigator().storage().persist()
    {
        wasm_bindgen_futures::spawn_local(async move { drop(JsFuture::from(asked).await) });
    }
}

/// A new element that is on no page yet.
///
/// # Panics
/// If elements cannot have this name.
pub fn new_element(name: &'static str) -> HtmlElement {
    let element = leptos::prelude::document().create_element(name);
    element.expect("it is the name of an element of HTML").unchecked_into()
}

/// Brings an entry of a list that scrolls into sight; the page stays where it is. The list must be placed (`position`).
pub fn show_in_list(entry: &HtmlElement) {
    let Some(list) = entry.offset_parent() else { return };
    let (top, high) = (entry.offset_top(), entry.offset_height());
    let shown = list.scroll_top();
    if top < shown || top + high > shown + list.client_height() {
        list.set_scroll_top(top + high / 2 - list.client_height() / 2);
    }
}

/// What the page's `<meta>` of this name says; nothing if it has none.
pub fn told_by_page(name: &str) -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document.and_then(|page| page.query_selector(&format!("meta[name={name}]")).ok().flatten());
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// The text of a file of the site.
///
/// # Errors
/// When it cannot be fetched: there is no network and it was not kept, or there is no such file.
pub async fn fetch_text(address: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    let response: Response = JsFuture::from(window.fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(text)
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

/// The day as it is written in UTC: `2026-11-22`.
pub fn day() -> String {
    let written = String::from(js_sys::Date::new_0().to_iso_string());
    written.chars().take_while(|letter| *letter != 'T').collect()
}

/// Hands the player a file to be kept. Where it goes is the browser's business.
///
/// # Errors
/// When the browser does not allow it.
pub fn download(name: &str, media_type: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media_type);
    let parts = js_sys::Array::of1(&text.into());
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::UNDEFINED)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser may still be asking where the file is to go.
    let forget = move || Url::revoke_object_url(&address).unwrap_or_default();
    leptos::prelude::set_timeout(forget, DOWNLOAD);
    Ok(())
}

/// The text of a file that the player has chosen.
///
/// # Errors
/// When it cannot be read: it has gone, or is not this player's to read.
pub async fn read(file: &File) -> Result<String, JsValue> {
    JsFuture::from(file.text()).await.map(|text| text.as_string().unwrap_or_default())
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
