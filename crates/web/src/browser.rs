//! Access to the browser: time, chance, the address, local storage, the clipboard, files.
//!
//! Each function is a few lines over `web-sys`. Libraries such as `leptos-use` have signals and options for all of it, which the
//! small first load has no room for.

use std::time::Duration;

use js_sys::{Function, Promise};
use leptos::prelude::{request_animation_frame, set_timeout};
use talon_app::commands::Now;
use talon_table::Day;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlElement, Response, Url};

/// The time that the browser can take to fetch a file that the page offers for download.
const DOWNLOAD: Duration = Duration::from_secs(60);

/// The time that a page without frames, for example in a hidden tab, waits for the next one.
const NO_FRAME: Duration = Duration::from_millis(250);

/// Waits until the next frame has been shown.
pub async fn next_frame() {
    let shown = Promise::new(&mut |resolve, _| {
        // A second call has no effect on the promise.
        let call = move |resolve: &Function| drop(resolve.call0(&JsValue::UNDEFINED));
        let at_last = resolve.clone();
        set_timeout(move || call(&at_last), NO_FRAME);
        request_animation_frame(move || set_timeout(move || call(&resolve), Duration::ZERO));
    });
    // It is never rejected.
    drop(JsFuture::from(shown).await);
}

/// Milliseconds since 1970.
pub fn milliseconds() -> u64 {
    // A number holds whole milliseconds exactly for hundreds of thousands of years.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let milliseconds = js_sys::Date::now().max(0.0) as u64;
    milliseconds
}

/// Seconds since 1970.
pub fn now() -> u64 {
    milliseconds() / 1000
}

/// Today on the player's calendar.
pub fn today() -> Day {
    let minutes_behind_utc = js_sys::Date::new_0().get_timezone_offset();
    // An offset is a whole number of minutes, less than a day.
    #[expect(clippy::cast_possible_truncation)]
    let ahead_of_utc = -(minutes_behind_utc as i64) * 60;
    Day::of(now().saturating_add_signed(ahead_of_utc))
}

/// A random number below 2⁵³.
pub fn random() -> u64 {
    // A float holds all integers up to 2⁵³ exactly.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let number = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    number
}

/// The moment of a command.
pub fn moment() -> Now {
    Now { seconds: now(), chance: random() }
}

/// The part of the address from the `#` on. Programs that pass links on write some of its characters as `%2F`, and the next one
/// writes that as `%252F`.
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    let decode = |hash: String| js_sys::decode_uri_component(&hash).map_or(hash, String::from);
    decode(decode(hash))
}

/// Goes to another page of the program.
pub fn go_to(address: &str) {
    if let Some(window) = web_sys::window() {
        // Setting the fragment cannot fail.
        window.location().set_hash(address).ok();
    }
}

/// Goes to another page of the program and replaces this one in the history.
pub fn replace_with(address: &str) {
    if let Some(window) = web_sys::window() {
        // Replacing the fragment cannot fail.
        window.location().replace(address).ok();
    }
}

/// Shows another address of the page that is open.
pub fn show_address(address: &str) {
    if let Some(history) = history() {
        // An address of the same document is always allowed.
        let state = history.state().unwrap_or_default();
        history.replace_state_with_url(&state, "", Some(address)).ok();
    }
}

/// Returns true if the device may be able to vibrate.
pub fn can_vibrate() -> bool {
    navigator().is_some_and(|navigator| js_sys::Reflect::has(&navigator, &"vibrate".into()) == Ok(true))
}

/// Lets the device vibrate for a number of milliseconds, if it can.
pub fn vibrate(milliseconds: u32) {
    if can_vibrate()
        && let Some(navigator) = navigator()
    {
        // A device without a motor, or a page that nobody has touched yet, stays still.
        navigator.vibrate_with_duration(milliseconds);
    }
}

fn navigator() -> Option<web_sys::Navigator> {
    Some(web_sys::window()?.navigator())
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        // Nothing can stop a page from this.
        window.location().reload().ok();
    }
}

/// The mark of an entry of the history.
const MARK: &str = "dialog";

/// Returns true if the current entry of the history is marked.
pub fn is_marked() -> bool {
    let state = history().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_string()).is_some_and(|state| state == MARK)
}

/// Adds a marked entry with the same address to the history.
pub fn add_marked_entry() {
    if let Some(history) = history() {
        // Without an entry of its own the dialog closes with its page.
        history.push_state(&MARK.into(), "").ok();
    }
}

/// Goes back by one entry of the history.
pub fn go_back() {
    if let Some(history) = history() {
        // At its beginning nothing happens.
        history.back().ok();
    }
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}

/// The full address of the program with this fragment.
pub fn with_hash(address: &str) -> String {
    let whole = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = whole.split('#').next().unwrap_or_default();
    format!("{page}{address}")
}

/// Asks the browser to keep the data of this page even when its disk space runs low. The answer does not matter.
pub fn ask_to_persist() {
    let Some(window) = web_sys::window() else { return };
    // There is no storage manager unless the page came over a secure connection.
    let manager = js_sys::Reflect::get(&window.navigator(), &"storage".into());
    if manager.is_ok_and(|manager| manager.is_object())
        && let Ok(asked) = window.navigator().storage().persist()
    {
        wasm_bindgen_futures::spawn_local(async move { drop(JsFuture::from(asked).await) });
    }
}

/// A new element outside the document.
///
/// # Panics
/// If no element can have this name.
pub fn new_element(name: &'static str) -> HtmlElement {
    let element = leptos::prelude::document().create_element(name);
    element.expect("the name is an element of HTML").unchecked_into()
}

/// Scrolls a list to show one of its entries. The page does not scroll. The list must be positioned (CSS `position`).
pub fn show_in_list(entry: &HtmlElement) {
    let Some(list) = entry.offset_parent() else { return };
    let (top, height) = (entry.offset_top(), entry.offset_height());
    let scrolled = list.scroll_top();
    if top < scrolled || top + height > scrolled + list.client_height() {
        list.set_scroll_top(top + height / 2 - list.client_height() / 2);
    }
}

/// The content of the document's `<meta>` of this name; empty if there is none.
pub fn meta_content(name: &str) -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document.and_then(|page| page.query_selector(&format!("meta[name={name}]")).ok().flatten());
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Loads a style sheet of the site, once however often this is called.
///
/// # Errors
/// If it cannot be fetched. The next call tries again.
pub async fn load_style(address: &str) -> Result<(), JsValue> {
    let document = leptos::prelude::document();
    let existing = document.query_selector(&format!("link[rel=stylesheet][href='{address}']"))?;
    let link = match existing {
        Some(link) => link.unchecked_into(),
        None => {
            let link = new_element("link");
            link.set_attribute("rel", "stylesheet")?;
            link.set_attribute("href", address)?;
            document.head().ok_or(JsValue::UNDEFINED)?.append_child(&link)?;
            link
        }
    };
    // A style sheet that is still under way has no rules yet.
    if !js_sys::Reflect::get(&link, &"sheet".into())?.is_null() {
        return Ok(());
    }
    let loaded = Promise::new(&mut |resolve, reject| {
        for (event, call) in [("load", resolve), ("error", reject)] {
            // Adding a listener to an element cannot fail.
            link.add_event_listener_with_callback(event, &call).ok();
        }
    });
    let loaded = JsFuture::from(loaded).await;
    if loaded.is_err() {
        link.remove();
    }
    loaded.map(drop)
}

/// The text of a file of the site.
///
/// # Errors
/// If it cannot be fetched: there is no such file, or neither a network nor a cached copy.
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
/// If the browser does not allow it.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    // There is no clipboard unless the page came over a secure connection.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into())?;
    if clipboard.is_undefined() {
        return Err(clipboard);
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.map(drop)
}

/// A day and its month in the words of a language: `23 November`.
pub fn day_and_month(day: Day, language: &str) -> String {
    day_text(day, language, &[("day", "numeric"), ("month", "long")])
}

/// The month and the year of a day: `November 2026`.
pub fn month(day: Day, language: &str) -> String {
    day_text(day, language, &[("month", "long"), ("year", "numeric")])
}

/// The day of the week in short: `Mon`.
pub fn weekday(day: Day, language: &str) -> String {
    day_text(day, language, &[("weekday", "short")])
}

fn day_text(day: Day, language: &str, parts: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (name, value) in parts.iter().chain(&[("timeZone", "UTC")]) {
        // Setting a field of a new object cannot fail.
        drop(js_sys::Reflect::set(&options, &(*name).into(), &(*value).into()));
    }
    #[expect(clippy::cast_precision_loss)]
    let milliseconds = day.get() as f64 * 86_400_000.0;
    js_sys::Date::new(&milliseconds.into()).to_locale_date_string(language, &options).into()
}

/// The text that the local storage holds under a name.
pub fn stored(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Stores a small text under a name in the local storage, where the browser allows it.
pub fn store(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // A text that cannot be stored lasts as long as the page.
        storage.set_item(name, text).ok();
    }
}

/// Removes the text of a name from the local storage.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed is overwritten next time.
        storage.remove_item(name).ok();
    }
}

/// Returns true if the browser can hand a link to other programs.
pub fn can_share() -> bool {
    web_sys::window().is_some_and(|window| {
        // Browsers without it lack the property, and insecure pages too.
        js_sys::Reflect::get(&window.navigator(), &"share".into()).is_ok_and(|share| share.is_function())
    })
}

/// Offers the player to send a link with a sentence by another program. What comes of it does not matter.
pub fn share(text: &str, link: &str) {
    let data = web_sys::ShareData::new();
    data.set_text(text);
    data.set_url(link);
    if let Some(window) = web_sys::window() {
        let shared = window.navigator().share_with_data(&data);
        wasm_bindgen_futures::spawn_local(async move { drop(JsFuture::from(shared).await) });
    }
}

/// The date in UTC, such as `2026-11-22`.
pub fn day() -> String {
    let written = String::from(js_sys::Date::new_0().to_iso_string());
    written.chars().take_while(|letter| *letter != 'T').collect()
}

/// A day in the words of a language, such as `23 Nov 2026`, from seconds since 1970. It is the day where the player is.
pub fn date(seconds: u64, language: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(seconds as f64 * 1000.0));
    let options = js_sys::Object::new();
    for (part, style) in [("year", "numeric"), ("month", "short"), ("day", "numeric")] {
        // Setting a property of a plain object cannot fail.
        js_sys::Reflect::set(&options, &part.into(), &style.into()).ok();
    }
    date.to_locale_date_string(language, &options).into()
}

/// Offers the player a file for download.
///
/// # Errors
/// If the browser does not allow it.
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
    // The browser may still be asking the player where to save the file.
    let revoke = move || Url::revoke_object_url(&address).unwrap_or_default();
    set_timeout(revoke, DOWNLOAD);
    Ok(())
}

/// The text of a file that the player chose.
///
/// # Errors
/// If it cannot be read: it has vanished, or the player has no permission.
pub async fn read(file: &File) -> Result<String, JsValue> {
    JsFuture::from(file.text()).await.map(|text| text.as_string().unwrap_or_default())
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
