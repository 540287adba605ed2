import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Accepts (exit status 42) nine lines of nine digits with single spaces between them, at least 24 of them given. */
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
        return givens < LEAST_GIVENS ? "only " + givens + " digits are given" : null;
    }
}
