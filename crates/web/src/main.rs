//! The browser's first program: the page. The second one, `talon-worker`, answers its queries.

fn main() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(talon_web::app::start());
}
