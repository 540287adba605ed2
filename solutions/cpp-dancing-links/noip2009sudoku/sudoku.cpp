// Target sudoku as an exact cover: 324 things must each be so exactly once (a cell has a digit; a row, a column, a box
// has a digit), and each digit in each cell takes care of four of them. Reads sudoku.in, writes sudoku.out.
#include <cstdio>
#include <cstdlib>

#include "links.h"

static int weight(int row, int column) {
    const int down = std::abs(row - 4);
    const int across = std::abs(column - 4);
    return 10 - (down > across ? down : across);
}

int main() {
    if (std::freopen("sudoku.in", "r", stdin) == nullptr || std::freopen("sudoku.out", "w", stdout) == nullptr) {
        return 1;
    }
    Links links(4 * 81);
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            int given;
            if (std::scanf("%d", &given) != 1) {
                return 2;
            }
            const int box = row / 3 * 3 + column / 3;
            for (int digit = 1; digit <= 9; ++digit) {
                if (given == 0 || given == digit) {
                    links.add(
                        {
                            row * 9 + column,
                            81 + row * 9 + digit - 1,
                            162 + column * 9 + digit - 1,
                            243 + box * 9 + digit - 1,
                        },
                        digit * weight(row, column));
                }
            }
        }
    }
    std::printf("%d\n", links.dearest());
}
