package judge.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.message.Messages;
import judge.render.SubmissionPage.Board;
import judge.render.SubmissionPage.Square;
import judge.report.ProblemSection;
import judge.report.TextSection;
import org.jspecify.annotations.Nullable;

/** Draws the sudokus of a case, with the cells marked that break a rule. */
record Boards(Messages messages) {

    /** The most grids that are drawn: one wrong grid explains as much as ten. */
    static final int MOST = 3;

    private static final int SIZE = 9;
    private static final int BOX = 3;
    private static final int CELLS = SIZE * SIZE;

    /** The pictures, at most one more than is shown. */
    List<Board> of(ProblemSection problem, TextSection input, @Nullable TextSection output) {
        if ("target-sudoku".equals(problem.grid())) {
            return target(input);
        }
        return "sudoku".equals(problem.grid()) && output != null ? puzzles(input, output) : List.of();
    }

    /** The givens; where some contradict each other, these are marked. */
    private List<Board> target(TextSection input) {
        String digits = input.text().replaceAll("\\s+", "");
        return digits.matches("[0-9]{81}")
                ? List.of(new Board(messages.text("page.board-givens"), true, rows(digits, digits, true)))
                : List.of();
    }

    /** The grids that were filled in wrongly; where none was, the first one. */
    private List<Board> puzzles(TextSection input, TextSection output) {
        List<String> givens = ShownLines.of(input.text());
        List<String> filled = ShownLines.of(output.text());
        List<Board> wrong = new ArrayList<>();
        Optional<Board> first = Optional.empty();
        for (int i = 0; i < Math.min(givens.size(), filled.size()) && wrong.size() <= MOST; i++) {
            String answer = filled.get(i).strip();
            if (givens.get(i).strip().length() == CELLS && answer.length() == CELLS) {
                String caption = messages.text("page.board-puzzle", "number", i + 1);
                Board board = new Board(caption, false, rows(givens.get(i).strip(), answer, false));
                first = first.or(() -> Optional.of(board));
                if (board.wrong()) {
                    wrong.add(board);
                }
            }
        }
        return wrong.isEmpty() ? first.stream().toList() : wrong;
    }

    private static List<List<Square>> rows(String givens, String filled, boolean blanksAreRight) {
        List<List<Square>> rows = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            List<Square> squares = new ArrayList<>();
            for (int column = 0; column < SIZE; column++) {
                squares.add(square(givens, filled, row * SIZE + column, blanksAreRight));
            }
            rows.add(squares);
        }
        return rows;
    }

    private static Square square(String givens, String filled, int cell, boolean blanksAreRight) {
        int row = cell / SIZE;
        int column = cell % SIZE;
        char digit = filled.charAt(cell);
        boolean isGiven = isDigit(givens.charAt(cell));
        boolean isBlank = digit == '0' || digit == '.';
        boolean wrong = !(isBlank && blanksAreRight)
                && (!isDigit(digit) || (isGiven && givens.charAt(cell) != digit) || isTwice(filled, row, column));
        int ring = Math.min(Math.min(row, SIZE - 1 - row), Math.min(column, SIZE - 1 - column));
        String kind = "ring" + ring + (isGiven ? " given" : "") + (wrong ? " wrong" : "");
        return new Square(kind, isBlank ? "" : ShownLines.shown(Character.toString(digit)), wrong);
    }

    private static boolean isTwice(String filled, int row, int column) {
        for (int other = 0; other < CELLS; other++) {
            int otherRow = other / SIZE;
            int otherColumn = other % SIZE;
            boolean seen = otherRow == row
                    || otherColumn == column
                    || (otherRow / BOX == row / BOX && otherColumn / BOX == column / BOX);
            boolean itself = otherRow == row && otherColumn == column;
            if (seen && !itself && filled.charAt(other) == filled.charAt(row * SIZE + column)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDigit(char digit) {
        return digit >= '1' && digit <= '9';
    }
}
