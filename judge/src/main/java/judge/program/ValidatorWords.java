package judge.program;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shortens what a validator says to what its author needs. */
final class ValidatorWords {

    private static final String HEAD = "Traceback (most recent call last):\n";
    private static final Pattern TRACEBACK =
            Pattern.compile("^" + Pattern.quote(HEAD) + "(?:[ \\t][^\n]*+\n)++([^\\s][^\n]*+)", Pattern.MULTILINE);
    private static final Pattern FRAME =
            Pattern.compile("^  File \"(?:/program/)?([^\"\n]+)\", line (\\d{1,9})", Pattern.MULTILINE);

    private ValidatorWords() {}

    /**
     * Returns the words with the exception alone, and the innermost line of the validator's own, in place of Python's
     * tracebacks.
     */
    static String withoutTracebacks(String words) {
        return TRACEBACK.matcher(words).replaceAll(found -> {
            Matcher frame = FRAME.matcher(words.substring(found.start(), found.end()));
            String place = "";
            while (frame.find()) {
                if (!frame.group(1).startsWith("/") && !frame.group(1).startsWith("<")) {
                    place = " in line " + frame.group(2) + " of " + frame.group(1);
                }
            }
            String end = words.substring(found.start(1), found.end(1)).strip();
            return Matcher.quoteReplacement(end + place);
        });
    }
}
