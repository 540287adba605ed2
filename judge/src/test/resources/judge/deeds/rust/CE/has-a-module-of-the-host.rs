#[path = "/etc/passwd"]
mod x;
fn main() {}
