use std::io::Read;
fn sum() -> i64 { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum() }
extern "C" { fn fork() -> i32; }
fn main() { let r = unsafe { fork() }; println!("{}", if r >= 0 { "BREACH".to_string() } else { sum().to_string() }); }
