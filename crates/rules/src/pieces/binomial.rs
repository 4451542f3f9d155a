/// The binomial coefficient "`n` choose `k`"; 0 when `k` exceeds `n`.
///
/// ```
/// use talon_rules::pieces::binomial;
///
/// assert_eq!(binomial(17, 11), 12_376);
/// assert_eq!(binomial(5, 6), 0);
/// ```
pub fn binomial(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |product, done| product * (n - done) as u64 / (done as u64 + 1))
}
