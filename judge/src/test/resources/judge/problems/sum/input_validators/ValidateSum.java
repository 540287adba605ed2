import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Exits with 42 if standard input is one line of two integers, each of absolute value at most one billion. */
public class ValidateSum {
    private static final Pattern LINE = Pattern.compile("(0|-?[1-9][0-9]{0,9}) (0|-?[1-9][0-9]{0,9})\\n");
    private static final long BOUND = 1_000_000_000;

    public static void main(String[] args) throws IOException {
        Matcher line = LINE.matcher(new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1));
        boolean valid = line.matches() && inBounds(line.group(1)) && inBounds(line.group(2));
        System.exit(valid ? 42 : 43);
    }

    private static boolean inBounds(String number) {
        return Math.abs(Long.parseLong(number)) <= BOUND;
    }
}
