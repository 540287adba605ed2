use std::io::Read;
fn sum() -> i64 { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum() }
fn main() { let r = ["/program/x", "/x", "/program/program"].iter().any(|f| std::fs::write(f, "x").is_ok()); println!("{}", if r { "BREACH".to_string() } else { sum().to_string() }); }
