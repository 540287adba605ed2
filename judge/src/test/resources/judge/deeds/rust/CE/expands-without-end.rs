macro_rules! m { ($($x:tt)*) => { m!($($x)* $($x)* a) } }
fn main() { m!(a); }
