// Target sudoku. A row, a column and a box each keep a mask of the digits that they still lack; what a cell may hold is
// the intersection of three masks. The cell with the fewest candidates is filled first, from the lowest bit upwards.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int ALL = 0x1FF;

int rowLacks[9], columnLacks[9], boxLacks[9];
std::vector<int> blanks;
int best = -1;

int rowOf(int cell) { return cell / 9; }
int columnOf(int cell) { return cell % 9; }
int boxOf(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

// 10 in the middle, 6 at the rim: the distance counts as a king walks.
int weight(int cell) { return 10 - std::max(std::abs(rowOf(cell) - 4), std::abs(columnOf(cell) - 4)); }

int candidates(int cell) { return rowLacks[rowOf(cell)] & columnLacks[columnOf(cell)] & boxLacks[boxOf(cell)]; }

void toggle(int cell, int bit) {
    rowLacks[rowOf(cell)] ^= bit;
    columnLacks[columnOf(cell)] ^= bit;
    boxLacks[boxOf(cell)] ^= bit;
}

// The cells blanks[filled..] are empty; score is what the others bring.
void search(std::size_t filled, int score) {
    if (filled == blanks.size()) {
        best = std::max(best, score);
        return;
    }
    std::size_t chosen = filled;
    int fewest = 10;
    for (std::size_t i = filled; i < blanks.size(); ++i) {
        const int count = __builtin_popcount(candidates(blanks[i]));
        if (count < fewest) {
            fewest = count;
            chosen = i;
        }
    }
    std::swap(blanks[filled], blanks[chosen]);
    const int cell = blanks[filled];
    for (int left = candidates(cell); left != 0; left &= left - 1) {
        const int bit = left & -left;
        toggle(cell, bit);
        search(filled + 1, score + (__builtin_ctz(bit) + 1) * weight(cell));
        toggle(cell, bit);
    }
    std::swap(blanks[filled], blanks[chosen]);
}

}  // namespace

int main() {
    std::fill_n(rowLacks, 9, ALL);
    std::fill_n(columnLacks, 9, ALL);
    std::fill_n(boxLacks, 9, ALL);
    bool possible = true;
    int given = 0;
    for (int cell = 0; cell < 81; ++cell) {
        int digit;
        if (std::scanf("%d", &digit) != 1) {
            return 1;
        }
        if (digit == 0) {
            blanks.push_back(cell);
            continue;
        }
        const int bit = 1 << (digit - 1);
        possible = possible && (candidates(cell) & bit) != 0;
        if (possible) {
            toggle(cell, bit);
        }
        given += digit * weight(cell);
    }
    if (possible) {
        search(0, given);
    }
    std::printf("%d\n", best);
}
