use std::io::Read;
fn sum() -> i64 { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum() }
fn main() { let r = ["/etc/passwd", "/etc/shadow", "/usr/bin", "/proc/1/root/etc/passwd"].iter().any(|f| std::path::Path::new(f).exists()); println!("{}", if r { "BREACH".to_string() } else { sum().to_string() }); }
