//! Makes the folder of the browser table's files, empty, so that the rest builds before it was filled.

fn main() {
    let folder = "../web/dist";
    std::fs::create_dir_all(folder).expect("the folder of the crate beside this one can be written to");
    // A new file, or one that is gone, is a new embedding.
    println!("cargo::rerun-if-changed={folder}");
}
