const fn f(n: u64) -> u64 { let mut i = 0; while i < n { i += 1; } i }
const X: u64 = f(u64::MAX);
fn main() { println!("{}", X); }
