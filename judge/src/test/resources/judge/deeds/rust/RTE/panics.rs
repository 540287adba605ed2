fn main() { let v: Vec<i32> = Vec::new(); println!("{}", v[sum()]); }
fn sum() -> usize { 7 }
