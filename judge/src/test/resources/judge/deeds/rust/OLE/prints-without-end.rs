fn main() { loop { println!("answer answer answer"); } }
