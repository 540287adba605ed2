package judge.verify;

import java.util.regex.Pattern;

/**
 * Tells programs in Python 2, which have the ending of Python 3, by what Python 3 says of them. Packages of their time
 * need not say what they are in.
 */
final class PythonOfOld {

    private static final Pattern SAID =
            Pattern.compile("Missing parentheses in call to 'print'|name '(?:raw_input|xrange)' is not defined");

    private PythonOfOld() {}

    /** Tells whether a message is about something that only Python 2 has. */
    static boolean isMeantBy(String words) {
        return SAID.matcher(words).find();
    }
}
