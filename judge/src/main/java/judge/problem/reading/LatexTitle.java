package judge.problem.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The title that a statement in LaTeX gives itself, as packages before 2025-09 have it. */
final class LatexTitle {

    private static final int MOST_BYTES = 1 << 16;
    private static final int MOST_CHARACTERS = 200;

    private static final Pattern PLAIN =
            Pattern.compile("(?m)^[ \\t]*+%++[ \\t]*+plainproblemname:[ \\t]*+(\\S[^\\r\\n]*)");
    /**
     * The command of a title. Nothing is tried twice: a text without an end would take as deep a stack as it has
     * characters.
     */
    private static final Pattern COMMAND =
            Pattern.compile("(?m)^[^%\\r\\n]*\\\\problemname\\s*\\{((?:[^{}]++|\\{[^{}]*+\\})*+)\\}");

    private LatexTitle() {}

    /**
     * Returns the title of a file: the plain one where there is one; empty where there is none, or it is not plain
     * text.
     */
    static Optional<String> of(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return in(new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Optional.empty(); // A statement that cannot be read has no title to give.
        }
    }

    static Optional<String> in(String text) {
        Matcher plain = PLAIN.matcher(text);
        Matcher command = COMMAND.matcher(text);
        Optional<String> title = plain.find()
                ? Optional.of(plain.group(1))
                : command.find() ? Optional.of(text(command.group(1))) : Optional.empty();
        return title.map(String::strip)
                .filter(found -> !found.isEmpty() && found.length() <= MOST_CHARACTERS)
                .filter(found -> found.chars().noneMatch(c -> c == '\\' || c == '{' || c == '$'));
    }

    /** Returns the plain text of commands that stand for characters. */
    private static String text(String latex) {
        return latex.replaceAll("\\s+", " ")
                .replace("---", "\u2014")
                .replace("--", "\u2013")
                .replace("``", "\u201c")
                .replace("''", "\u201d")
                .replace('~', ' ')
                .replaceAll("\\\\([&%$#_])", "$1");
    }
}
