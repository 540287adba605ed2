package judge.language.file;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.ProgramEnd.Thrown;

/**
 * The error that a program ended with, as its runtime told on stderr. It explains a verdict and never decides one: a
 * program can print what it likes.
 *
 * @param thrown its type and its message
 * @param file path within the submission; empty where unknown
 * @param line from 1; 0 where unknown
 */
record UncaughtError(Thrown thrown, String file, int line) {

    private static final int MOST_CHARACTERS = 20_000;
    private static final int MOST_MESSAGE = 300;
    private static final int MOST_TYPE = 100;

    /**
     * The one that a text tells of, if any.
     *
     * @param form with the groups type, message, file and line, of which message is needed
     * @param folder the folder that the program lies in, as the program sees it, with a slash at its end
     */
    static Optional<UncaughtError> in(String stderr, Pattern form, String folder) {
        String end = stderr.substring(Math.max(0, stderr.length() - MOST_CHARACTERS));
        Matcher matcher = form.matcher(end);
        if (!matcher.find()) {
            return Optional.empty();
        }
        String file = group(form, matcher, "file");
        String own = file.startsWith(folder) ? file.substring(folder.length()) : "";
        String line = group(form, matcher, "line");
        int number = !own.isEmpty() && line.matches("[0-9]{1,9}") ? Integer.parseInt(line) : 0;
        String type = cut(group(form, matcher, "type"), MOST_TYPE);
        Thrown thrown =
                new Thrown(type.isEmpty() ? "error" : type, cut(group(form, matcher, "message"), MOST_MESSAGE), "");
        return Optional.of(new UncaughtError(thrown, own, number));
    }

    private static String group(Pattern form, Matcher matcher, String name) {
        String found = form.pattern().contains("(?<" + name + ">") ? matcher.group(name) : null;
        return found == null ? "" : found;
    }

    private static String cut(String text, int most) {
        return text.substring(0, Math.min(text.length(), most));
    }
}
