//! The program that a browser loads: in a window it is the page, in a worker it is the solvers.
//!
//! They are one program because most of what they are made of is the same: so there is less to load.

fn main() {
    console_error_panic_hook::set_once();
    if web_sys::window().is_some() {
        wasm_bindgen_futures::spawn_local(talon_web::app::start());
    } else {
        talon_web::worker::answer_queries();
    }
}
