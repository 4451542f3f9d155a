//! The page: the four games as a player meets them.

fn main() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(talon_web::app::start());
}
