// The search of cpp-acwing-mask with std::bitset for the masks. That would not be slow in itself; but the candidates are
// kept as text and counted letter by letter, as one does who has just learnt that a bitset prints so nicely.
#include <bitset>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Board {
    vector<string> cells = vector<string>(9, string(9, '.'));
    vector<bitset<9>> row = vector<bitset<9>>(9), column = row, box = row;
};

string choices(const Board &board, int r, int c) {
    bitset<9> used = board.row[r] | board.column[c] | board.box[r / 3 * 3 + c / 3];
    return used.to_string();
}

void put(Board &board, int r, int c, int digit) {
    board.cells[r][c] = char('1' + digit);
    board.row[r].set(digit);
    board.column[c].set(digit);
    board.box[r / 3 * 3 + c / 3].set(digit);
}

// A board that is handed on is a copy: nothing has to be taken back.
bool fill(Board board, int blanks, Board &solved) {
    if (blanks == 0) {
        solved = board;
        return true;
    }
    int bestRow = 0, bestColumn = 0;
    size_t fewest = 10;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            if (board.cells[r][c] == '.') {
                string used = choices(board, r, c);
                size_t open = 0;
                for (char bit : used) {
                    open += bit == '0';
                }
                if (open < fewest) {
                    fewest = open;
                    bestRow = r;
                    bestColumn = c;
                }
            }
        }
    }
    string used = choices(board, bestRow, bestColumn);
    for (int digit = 0; digit < 9; digit++) {
        if (used[8 - digit] == '0') {
            Board next = board;
            put(next, bestRow, bestColumn, digit);
            if (fill(next, blanks - 1, solved)) {
                return true;
            }
        }
    }
    return false;
}

int main() {
    string line;
    while (cin >> line && line != "end") {
        Board board;
        int blanks = 0;
        for (int i = 0; i < 81; i++) {
            if (line[i] == '.') {
                blanks++;
            } else {
                put(board, i / 9, i % 9, line[i] - '1');
            }
        }
        Board solved;
        fill(board, blanks, solved);
        for (const string &cells : solved.cells) {
            cout << cells;
        }
        cout << '\n';
    }
}
