package judge.language.java.run;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.ProgramEnd.Thrown;

/**
 * The exception that a program's thread ended with, as its stack trace on stderr tells. It explains a verdict and never
 * decides one: a program can print what it likes.
 *
 * @param type class name
 * @param message its own, cut to 300 characters; empty where it has none
 * @param file of the innermost line that is the contestant's; empty where there is none
 * @param line in that file; 0 where there is none
 * @param called the JDK's method that this line had called, such as {@code java.util.Scanner.nextInt}; empty where the
 *     exception came about in the line itself
 */
record UncaughtException(String type, String message, String file, int line, String called) {

    private static final int MAX_MESSAGE = 300;
    private static final Pattern HEAD = Pattern.compile(
            "^Exception in thread \"[^\"\n]{0,200}\" ([\\w.$]{1,200})(?:: ([^\n]*))?$", Pattern.MULTILINE);
    private static final Pattern CAUSE =
            Pattern.compile("^Caused by: ([\\w.$]{1,200})(?:: ([^\n]*))?$", Pattern.MULTILINE);
    /** The JDK in the sandbox knows no lines of its own. */
    private static final Pattern FRAME =
            Pattern.compile("^[ \t]+at ([^\\s(]+)\\(([^():\n]+)(?::(\\d{1,9}))?\\)$", Pattern.MULTILINE);

    private static final Pattern PLATFORM = Pattern.compile("^(java\\.|jdk\\.|sun\\.|javax\\.|kotlin\\.|scala\\.).*");

    /** The last one that a text tells of. */
    public static Optional<UncaughtException> in(String stderr) {
        Matcher head = HEAD.matcher(stderr);
        Optional<MatchResult> last = Optional.empty();
        while (head.find()) {
            last = Optional.of(head.toMatchResult());
        }
        return last.map(found -> read(found, stderr));
    }

    private static UncaughtException read(MatchResult head, String stderr) {
        String type = head.group(1);
        MatchResult root = head;
        if (type.equals("java.lang.ExceptionInInitializerError")) {
            Matcher cause = CAUSE.matcher(stderr).region(head.end(), stderr.length());
            root = cause.find() ? cause.toMatchResult() : head;
        }
        String message = root.group(2) == null ? "" : root.group(2);
        Matcher frame = FRAME.matcher(stderr).region(root.end(), stderr.length());
        String called = "";
        while (frame.find()) {
            String method = frame.group(1).substring(frame.group(1).indexOf('/') + 1);
            if (PLATFORM.matcher(method).matches()) {
                called = method;
            } else if (frame.group(3) != null) {
                return new UncaughtException(
                        root.group(1), cut(message), frame.group(2), Integer.parseInt(frame.group(3)), called);
            }
        }
        return new UncaughtException(root.group(1), cut(message), "", 0, called);
    }

    private static String cut(String message) {
        return message.substring(0, Math.min(message.length(), MAX_MESSAGE));
    }

    /** The exception without its place. */
    Thrown thrown() {
        return new Thrown(type, message, called);
    }
}
