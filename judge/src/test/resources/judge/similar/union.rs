use std::io::stdin;

struct Sets {
    parent: Vec<usize>,
}

impl Sets {
    fn root(&mut self, cell: usize) -> usize {
        let above = self.parent[cell];
        if above == cell {
            return cell;
        }
        let top = self.root(above);
        self.parent[cell] = top;
        top
    }

    fn join(&mut self, one: usize, other: usize) -> i32 {
        let (first, second) = (self.root(one), self.root(other));
        self.parent[first] = second;
        if first == second { 0 } else { 1 }
    }
}

fn main() {
    let mut head = String::new();
    stdin().read_line(&mut head).expect("head");
    let sizes: Vec<usize> = head.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut sets = Sets { parent: (0..sizes[0] * sizes[1]).collect() };
    let mut before: Vec<char> = vec!['.'; sizes[1]];
    let mut count = 0;
    for row in 0..sizes[0] {
        let mut line = String::new();
        stdin().read_line(&mut line).expect("line");
        let signs: Vec<char> = line.trim().chars().collect();
        for (column, sign) in signs.iter().enumerate().filter(|pair| *pair.1 == '#') {
            let cell = row * sizes[1] + column;
            count += 1;
            if before[column] == *sign {
                count -= sets.join(cell, cell - sizes[1]);
            }
            if column > 0 && signs[column - 1] == *sign {
                count -= sets.join(cell, cell - 1);
            }
        }
        before = signs;
    }
    println!("there are {}", count);
}
