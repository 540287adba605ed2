/* Target sudoku: masks of the digits that rows, columns and boxes still lack; the fewest candidates first. */
#include <stdio.h>
#include <stdlib.h>

#define ALL 0x1FF

int row_lacks[9], column_lacks[9], box_lacks[9];
int blanks[81];
int count = 0;
int best = -1;

int weight(int cell) {
    int down = abs(cell / 9 - 4);
    int across = abs(cell % 9 - 4);
    return 10 - (down > across ? down : across);
}

int box_of(int cell) {
    return cell / 27 * 3 + cell % 9 / 3;
}

int candidates(int cell) {
    return row_lacks[cell / 9] & column_lacks[cell % 9] & box_lacks[box_of(cell)];
}

void toggle(int cell, int bit) {
    row_lacks[cell / 9] ^= bit;
    column_lacks[cell % 9] ^= bit;
    box_lacks[box_of(cell)] ^= bit;
}

void swap(int one, int other) {
    int kept = blanks[one];
    blanks[one] = blanks[other];
    blanks[other] = kept;
}

void search(int filled, int score) {
    if (filled == count) {
        if (score > best)
            best = score;
        return;
    }
    int chosen = filled;
    int fewest = 10;
    for (int i = filled; i < count; i++) {
        int left = __builtin_popcount(candidates(blanks[i]));
        if (left < fewest) {
            fewest = left;
            chosen = i;
        }
    }
    swap(filled, chosen);
    int cell = blanks[filled];
    for (int digit = 1; digit <= 9; digit++) {
        int bit = 1 << (digit - 1);
        if ((candidates(cell) & bit) == 0)
            continue;
        toggle(cell, bit);
        search(filled + 1, score + digit * weight(cell));
        toggle(cell, bit);
    }
    swap(filled, chosen);
}

int main(void) {
    int possible = 1;
    int given = 0;
    for (int i = 0; i < 9; i++)
        row_lacks[i] = column_lacks[i] = box_lacks[i] = ALL;
    for (int cell = 0; cell < 81; cell++) {
        int digit;
        if (scanf("%d", &digit) != 1)
            return 1;
        if (digit == 0) {
            blanks[count++] = cell;
            continue;
        }
        int bit = 1 << (digit - 1);
        if ((candidates(cell) & bit) == 0)
            possible = 0;
        if (possible)
            toggle(cell, bit);
        given += digit * weight(cell);
    }
    if (possible)
        search(0, given);
    printf("%d\n", best);
    return 0;
}
