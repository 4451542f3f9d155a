/// Declares the collections that come with the program.
macro_rules! shipped {
    ($($name:literal,)+) => {
        /// The collections that come with the program: their file names and their texts.
        pub const SHIPPED: [(&str, &str); [$($name),+].len()] =
            [$(($name, include_str!(concat!("../../puzzles/", $name)))),+];
    };
}

shipped! {
    "doublets-way.txt",
    "yield-way.txt",
    "yield-fair-choice.txt",
    "lady-jane-way.txt",
    "curse-double-dummy.txt",
    "curse-inference.txt",
    "curse-safety-play.txt",
}
