import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * Accepts (exit status 42) nine lines of nine digits with single spaces between them, at least 24 of them given, and none given
 * twice in a row, a column or a box.
 */
public class GridFormat {
    private static final int VALID = 42;
    private static final int INVALID = 43;
    private static final int LEAST_GIVENS = 24;

    public static void main(String[] args) throws IOException {
        String fault = fault(new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1));
        if (fault != null) {
            System.err.println(fault);
        }
        System.exit(fault == null ? VALID : INVALID);
    }

    private static String fault(String input) {
        String[] lines = input.split("\n", -1);
        if (lines.length != 10 || !lines[9].isEmpty()) {
            return "not nine lines, each with its line feed";
        }
        for (int i = 0; i < 9; i++) {
            if (!lines[i].matches("[0-9]( [0-9]){8}")) {
                return "line " + (i + 1) + " is not nine digits with single spaces between them";
            }
        }
        long givens = Stream.of(lines).flatMapToInt(String::chars).filter(c -> c >= '1').count();
        return givens < LEAST_GIVENS ? "only " + givens + " digits are given" : clash(lines);
    }

    private static String clash(String[] lines) {
        boolean[][] seen = new boolean[27][10];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int digit = lines[row].charAt(2 * column) - '0';
                int box = row / 3 * 3 + column / 3;
                if (digit != 0 && seen[row][digit] | seen[9 + column][digit] | seen[18 + box][digit]) {
                    return "the " + digit + " in row " + (row + 1) + ", column " + (column + 1) + " clashes with another";
                }
                seen[row][digit] = true;
                seen[9 + column][digit] = true;
                seen[18 + box][digit] = true;
            }
        }
        return null;
    }
}
