use std::io::Read;
fn sum() -> i64 { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum() }
fn main() { let r = std::process::Command::new("/program/program").spawn(); println!("{}", if r.is_ok() { "BREACH".to_string() } else { sum().to_string() }); }
