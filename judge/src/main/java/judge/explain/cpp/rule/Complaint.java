package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cause.Cause.Trouble;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Tree;
import judge.language.Compilation.Diagnostic;

/**
 * The words of the compiler or the linker, made alike for all versions, and the sources that they are about.
 *
 * @param trouble the same as patterns see it
 * @param code of the line that it is about
 */
record Complaint(Trouble trouble, Diagnostic diagnostic, SourceLines lines, Fragment code) {

    /** The length in characters up to which rules see a message; it has words of a stranger. */
    private static final int MOST = 4_000;

    /** The length in characters beyond which it is told without the other names of types. */
    private static final int LONG = 400;

    private static final Pattern ALSO_KNOWN = Pattern.compile(" \\{aka '[^'{}]*+'\\}");

    static Complaint of(Diagnostic diagnostic, SourceLines lines) {
        return new Complaint(trouble(diagnostic), diagnostic, lines, SourceLines.read(diagnostic.sourceLine()));
    }

    static Trouble trouble(Diagnostic diagnostic) {
        String kind = diagnostic.kind().endsWith("error") ? "error" : diagnostic.kind();
        return new Trouble(kind, diagnostic.sourceLine(), plain(diagnostic.message()));
    }

    boolean isError() {
        return trouble.kind().equals("error");
    }

    /** Tells whether it is about a file that is compiled as C. */
    boolean isC() {
        return file().endsWith(".c");
    }

    String message() {
        return trouble.message();
    }

    /** The line that it is about, as it is written. */
    String place() {
        return trouble.place();
    }

    String file() {
        return diagnostic.file();
    }

    /** The number of the line, from 1; 0 where it is about none. */
    long line() {
        return diagnostic.line();
    }

    /** The file that it is about. */
    Tree tree() {
        return lines.tree(file());
    }

    /** The struct around the line that it is about. */
    Optional<String> structAround() {
        return lines.structs(file()).around(line());
    }

    boolean says(Pattern pattern) {
        return pattern.matcher(message()).find();
    }

    boolean begins(String words) {
        return message().startsWith(words);
    }

    /** The first place of a pattern in the message. */
    Optional<MatchResult> find(Pattern pattern) {
        Matcher found = pattern.matcher(message());
        return found.find() ? Optional.of(found.toMatchResult()) : Optional.empty();
    }

    /** The names that stand for $x where a shape fits the line that it is about. */
    Stream<String> names(Shape shape) {
        return shape.all(code).map(found -> found.text("x"));
    }

    /** The first group of the first place of a pattern in the message. */
    Optional<String> group(Pattern pattern) {
        return find(pattern).map(found -> found.group(1));
    }

    /** The first of two groups, or the other one where that is not there. */
    static String either(MatchResult found, int first, int other) {
        return found.group(first) == null ? found.group(other) : found.group(first);
    }

    /** Quotation marks as all versions have them, without the expression that some repeat, and not too long. */
    static String plain(String message) {
        String plain = message.replace('\u2018', '\'').replace('\u2019', '\'');
        int expression = plain.indexOf(" in '");
        int operands = plain.lastIndexOf(" (operand types are");
        String shorter = plain.startsWith("no match for") && expression >= 0 && expression < operands
                ? plain.substring(0, expression) + plain.substring(operands)
                : plain;
        String seen = shorter.substring(0, Math.min(shorter.length(), MOST));
        return seen.length() > LONG ? ALSO_KNOWN.matcher(seen).replaceAll("") : seen;
    }
}
