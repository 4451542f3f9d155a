//! The worker: the solvers, away from the page, so that nothing there waits for them.

fn main() {
    console_error_panic_hook::set_once();
    talon_web::worker::answer_questions();
}
