// Target sudoku, the plain way: from the first cell to the last, each digit that does not clash with what is there.
#include <cstdio>

int grid[9][9];
int best = -1;

bool clashes(int r, int c, int digit) {
    for (int i = 0; i < 9; i++) {
        if (grid[r][i] == digit || grid[i][c] == digit || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) {
            return true;
        }
    }
    return false;
}

int weight(int r, int c) {
    int down = r < 4 ? r : 8 - r;
    int across = c < 4 ? c : 8 - c;
    return 6 + (down < across ? down : across);
}

int total() {
    int sum = 0;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            sum += grid[r][c] * weight(r, c);
        }
    }
    return sum;
}

void search(int cell) {
    if (cell == 81) {
        int sum = total();
        best = sum > best ? sum : best;
        return;
    }
    int r = cell / 9;
    int c = cell % 9;
    if (grid[r][c] != 0) {
        search(cell + 1);
        return;
    }
    for (int digit = 1; digit <= 9; digit++) {
        if (!clashes(r, c, digit)) {
            grid[r][c] = digit;
            search(cell + 1);
            grid[r][c] = 0;
        }
    }
}

// Whether no given stands in the way of another.
bool legal() {
    bool fine = true;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            int digit = grid[r][c];
            grid[r][c] = 0;
            fine = fine && (digit == 0 || !clashes(r, c, digit));
            grid[r][c] = digit;
        }
    }
    return fine;
}

int main() {
    for (int cell = 0; cell < 81; cell++) {
        if (scanf("%d", &grid[cell / 9][cell % 9]) != 1) {
            return 1;
        }
    }
    if (legal()) {
        search(0);
    }
    printf("%d\n", best);
}
