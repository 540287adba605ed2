// Target sudoku after the plain one (see ../poj3074): every completion is looked at, the dearest one wins, and where
// there is none the answer is -1.
#include <algorithm>
#include <iostream>

using namespace std;

const int WEIGHT[9][9] = {
    {6, 6, 6, 6, 6, 6, 6, 6, 6},
    {6, 7, 7, 7, 7, 7, 7, 7, 6},
    {6, 7, 8, 8, 8, 8, 8, 7, 6},
    {6, 7, 8, 9, 9, 9, 8, 7, 6},
    {6, 7, 8, 9, 10, 9, 8, 7, 6},
    {6, 7, 8, 9, 9, 9, 8, 7, 6},
    {6, 7, 8, 8, 8, 8, 8, 7, 6},
    {6, 7, 7, 7, 7, 7, 7, 7, 6},
    {6, 6, 6, 6, 6, 6, 6, 6, 6},
};

int grid[9][9];
// Bit d of a line or box is set if it has the digit d.
int rowHas[9], columnHas[9], boxHas[3][3];
int howMany[1 << 10];
bool found = false;
int best = 0;

int open(int r, int c) {
    return ~(rowHas[r] | columnHas[c] | boxHas[r / 3][c / 3]) & 0x3FE;
}

void put(int r, int c, int digit) {
    grid[r][c] = digit;
    rowHas[r] |= 1 << digit;
    columnHas[c] |= 1 << digit;
    boxHas[r / 3][c / 3] |= 1 << digit;
}

void take(int r, int c) {
    int others = ~(1 << grid[r][c]);
    grid[r][c] = 0;
    rowHas[r] &= others;
    columnHas[c] &= others;
    boxHas[r / 3][c / 3] &= others;
}

void keepScore() {
    int score = 0;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            score += grid[r][c] * WEIGHT[r][c];
    best = max(best, score);
    found = true;
}

void fill(int blanks) {
    if (blanks == 0) {
        keepScore();
        return;
    }
    int r = -1, c = -1, fewest = 10;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++)
            if (grid[i][j] == 0 && howMany[open(i, j)] < fewest) {
                fewest = howMany[open(i, j)];
                r = i;
                c = j;
            }
    int choices = open(r, c);
    for (int digit = 1; digit <= 9; digit++)
        if (choices >> digit & 1) {
            put(r, c, digit);
            fill(blanks - 1);
            take(r, c);
        }
}

int main() {
    for (int mask = 1; mask < 1 << 10; mask++)
        howMany[mask] = howMany[mask / 2] + mask % 2;
    int blanks = 0;
    bool clash = false;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            int digit;
            cin >> digit;
            if (digit == 0)
                blanks++;
            else if (open(r, c) >> digit & 1)
                put(r, c, digit);
            else
                clash = true;
        }
    if (!clash)
        fill(blanks);
    cout << (found ? best : -1) << endl;
}
