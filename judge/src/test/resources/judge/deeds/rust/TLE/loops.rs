use std::sync::atomic::{AtomicU64, Ordering};
fn main() { let x = AtomicU64::new(1); loop { x.fetch_add(1, Ordering::SeqCst); } }
