use std::io::{self, Read};

/* Takes an island away. */
fn fill(map: &mut Vec<Vec<u8>>, row: usize, column: usize) {
    if map[row][column] != 35 {
        return;
    }
    map[row][column] = 46; // sea
    if row > 0 {
        fill(map, row - 1, column);
    }
    if row + 1 < map.len() {
        fill(map, row + 1, column);
    }
    if column > 0 {
        fill(map, row, column - 1);
    }
    if column + 1 < map[row].len() {
        fill(map, row, column + 1);
    }
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut map: Vec<Vec<u8>> = text.lines().skip(1).map(|line| line.as_bytes().to_vec()).collect();
    let mut islands = 0;
    for row in 0..map.len() {
        for column in 0..map[row].len() {
            if map[row][column] == 35 {
                islands += 1;
                fill(&mut map, row, column);
            }
        }
    }
    println!("there are {}", islands);
}
