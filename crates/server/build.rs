//! Creates an empty folder for the browser table's files, so that the crate builds before they exist.

fn main() {
    let folder = "../web/dist";
    std::fs::create_dir_all(folder).expect("the folder of the crate beside this one can be written to");
    // New and removed files must be embedded again.
    println!("cargo::rerun-if-changed={folder}");
}
