//! Random bytes from the operating system.

/// Draws random bytes.
///
/// # Panics
/// If the operating system has none, since nothing can be kept secret then.
pub(crate) fn random<const LENGTH: usize>() -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}
