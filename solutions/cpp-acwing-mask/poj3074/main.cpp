// Sudoku, many puzzles in a run: always the blank with the fewest digits left, and a count table for how many a mask has.
#include <array>
#include <iostream>
#include <string>

class Puzzle {
public:
    explicit Puzzle(const std::string &cells) : grid(cells) {
        row.fill(FULL);
        column.fill(FULL);
        box.fill(FULL);
        for (int cell = 0; cell < 81; ++cell) {
            if (grid[cell] == '.') {
                ++blanks;
            } else {
                flip(cell, grid[cell] - '1');
            }
        }
    }

    // Completes the grid; false where it cannot be completed.
    bool solve() {
        if (blanks == 0) {
            return true;
        }
        const int cell = narrowest();
        const int choices = lacking(cell);
        for (int digit = 0; digit < 9; ++digit) {
            if ((choices >> digit & 1) == 0) {
                continue;
            }
            flip(cell, digit);
            grid[cell] = static_cast<char>('1' + digit);
            --blanks;
            if (solve()) {
                return true;
            }
            ++blanks;
            grid[cell] = '.';
            flip(cell, digit);
        }
        return false;
    }

    const std::string &cells() const { return grid; }

private:
    static constexpr int FULL = (1 << 9) - 1;

    static const std::array<int, FULL + 1> &counts() {
        static const std::array<int, FULL + 1> table = [] {
            std::array<int, FULL + 1> made{};
            for (int mask = 1; mask <= FULL; ++mask) {
                made[mask] = made[mask >> 1] + (mask & 1);
            }
            return made;
        }();
        return table;
    }

    int lacking(int cell) const { return row[cell / 9] & column[cell % 9] & box[cell / 27 * 3 + cell % 9 / 3]; }

    void flip(int cell, int digit) {
        const int bit = 1 << digit;
        row[cell / 9] ^= bit;
        column[cell % 9] ^= bit;
        box[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }

    int narrowest() const {
        int chosen = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81; ++cell) {
            if (grid[cell] == '.' && counts()[lacking(cell)] < fewest) {
                fewest = counts()[lacking(cell)];
                chosen = cell;
            }
        }
        return chosen;
    }

    std::string grid;
    std::array<int, 9> row{}, column{}, box{};
    int blanks = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::cin >> line && line != "end") {
        Puzzle puzzle(line);
        puzzle.solve();
        std::cout << puzzle.cells() << '\n';
    }
}
