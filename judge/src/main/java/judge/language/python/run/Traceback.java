package judge.language.python.run;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.ProgramEnd.Thrown;

/**
 * The exception that a program ended with, as its traceback on stderr tells. It explains a verdict and never decides
 * one: a program can print what it likes.
 *
 * @param type of the exception, with its module where that is not the program itself or a built-in
 * @param message its own, its first line, cut to 300 characters; empty where it has none
 * @param file of the innermost line that is the contestant's, its path within the submission; empty where there is none
 * @param line in that file; 0 where there is none
 * @param called the library's function that this line had called; empty where the exception came about in the line
 *     itself
 */
record Traceback(String type, String message, String file, int line, String called) {

    private static final int MAX_MESSAGE = 300;

    private static final Pattern HEAD = Pattern.compile("^Traceback \\(most recent call last\\):$", Pattern.MULTILINE);

    /**
     * The text before the head and the lines of the traceback of a group; lines of tracebacks within the group have
     * more before them.
     */
    private static final Pattern GROUP = Pattern.compile(
            "^  (?:\\+ Exception Group (?=Traceback \\(most recent call last\\):$)|\\| )", Pattern.MULTILINE);

    private static final Pattern FRAME = Pattern.compile(
            "^  File \"([^\"\n]{1,500})\", line (\\d{1,9})(?:, in ([^\n]{1,300}))?$", Pattern.MULTILINE);
    private static final Pattern END =
            Pattern.compile("^([\\p{L}_][\\p{L}\\p{N}_.]{0,200})(?:: ([^\n]*))?$", Pattern.MULTILINE);

    /**
     * The last one that a text tells of.
     *
     * @param folder the folder that the program lies in, as the program sees it
     */
    static Optional<Traceback> in(String printed, String folder) {
        String stderr = GROUP.matcher(printed).replaceAll("");
        Matcher head = HEAD.matcher(stderr);
        int after = -1;
        while (head.find()) {
            after = head.end();
        }
        if (after < 0) {
            return Optional.empty();
        }
        Matcher end = END.matcher(stderr).region(after, stderr.length());
        return end.find() ? Optional.of(read(stderr, folder, after, end.toMatchResult())) : Optional.empty();
    }

    private static Traceback read(String stderr, String folder, int from, MatchResult end) {
        String own = folder + "/";
        String file = "";
        int line = 0;
        String called = "";
        Matcher frame = FRAME.matcher(stderr).region(from, end.start());
        while (frame.find()) {
            if (frame.group(1).startsWith(own)) {
                file = frame.group(1).substring(own.length());
                line = Integer.parseInt(frame.group(2));
                called = "";
            } else if (frame.group(3) != null) {
                called = frame.group(3);
            }
        }
        return new Traceback(end.group(1), cut(end.group(2) == null ? "" : end.group(2)), file, line, called);
    }

    private static String cut(String message) {
        return message.substring(0, Math.min(message.length(), MAX_MESSAGE));
    }

    /** The exception without its place. */
    Thrown thrown() {
        return new Thrown(type, message, called);
    }
}
