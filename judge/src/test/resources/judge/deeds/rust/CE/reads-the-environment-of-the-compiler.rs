fn main() { println!("{}", env!("JUDGE_ZOO_SECRET")); }
