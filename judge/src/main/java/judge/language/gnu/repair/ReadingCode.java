package judge.language.gnu.repair;

import java.util.regex.Pattern;

/** Code that reads the input: a change of it reads something else, and helps by chance alone. */
final class ReadingCode {

    private static final Pattern CALLS = Pattern.compile("\\b(?:cin|scanf|getline|gets|fgets|getchar)\\b");

    private ReadingCode() {}

    /** Tells whether the code reads input. */
    static boolean isIn(String code) {
        return CALLS.matcher(code).find();
    }
}
