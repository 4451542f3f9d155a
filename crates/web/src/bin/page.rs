//! The page: the four games as a player meets them.

use leptos::prelude::*;
use talon_web::app::App;

fn main() {
    console_error_panic_hook::set_once();
    mount_to_body(App);
}
