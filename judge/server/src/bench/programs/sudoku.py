# Target sudoku: the digits that rows, columns and boxes still lack; the cell with the fewest candidates first.
import sys

grid = [[int(word) for word in line.split()] for line in sys.stdin.read().splitlines() if line.strip()]
rows = [set(range(1, 10)) for _ in range(9)]
columns = [set(range(1, 10)) for _ in range(9)]
boxes = [set(range(1, 10)) for _ in range(9)]
blanks = []
best = -1


def weight(row, column):
    return 10 - max(abs(row - 4), abs(column - 4))


def box_of(row, column):
    return row // 3 * 3 + column // 3


def candidates(cell):
    row, column = cell
    return rows[row] & columns[column] & boxes[box_of(row, column)]


def place(cell, digit):
    row, column = cell
    rows[row].discard(digit)
    columns[column].discard(digit)
    boxes[box_of(row, column)].discard(digit)


def take_back(cell, digit):
    row, column = cell
    rows[row].add(digit)
    columns[column].add(digit)
    boxes[box_of(row, column)].add(digit)


def search(left, score):
    global best
    if not left:
        best = max(best, score)
        return
    cell = min(left, key=lambda one: len(candidates(one)))
    others = [one for one in left if one != cell]
    for digit in sorted(candidates(cell), reverse=True):
        place(cell, digit)
        search(others, score + digit * weight(*cell))
        take_back(cell, digit)


def main():
    given = 0
    for row in range(9):
        for column in range(9):
            digit = grid[row][column]
            if digit == 0:
                blanks.append((row, column))
                continue
            if digit not in candidates((row, column)):
                print(-1)
                return
            place((row, column), digit)
            given += digit * weight(row, column)
    search(blanks, given)
    print(best)


main()
