extern "C" { fn kill(p: i32, s: i32) -> i32; fn getpid() -> i32; }
fn main() { unsafe { kill(getpid(), 9); } println!("BREACH"); }
