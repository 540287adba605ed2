use std::io::Read;
fn sum() -> i64 { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum() }
fn main() { let r = std::net::UdpSocket::bind("127.0.0.1:5000").is_ok() || std::net::TcpStream::connect("127.0.0.1:22").is_ok(); println!("{}", if r { "BREACH".to_string() } else { sum().to_string() }); }
