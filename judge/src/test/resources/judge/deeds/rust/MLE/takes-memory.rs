fn main() { let mut all: Vec<Vec<u8>> = Vec::new(); loop { all.push(vec![1; 1000000]); if all.len() == 1 << 40 { println!("{}", all[7][7]); } } }
