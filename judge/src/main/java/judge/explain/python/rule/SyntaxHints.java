package judge.explain.python.rule;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.explain.said.Characters;
import judge.explain.said.Spelling;
import judge.explain.said.WordLists;
import judge.reason.Hint;

/**
 * The table of the interpreter's syntax errors and their usual causes; the first line that fits counts. The wording of
 * the messages is that of versions 3.8 to 3.13, which differ.
 */
public final class SyntaxHints {

    private static final Pattern CHARACTER =
            Pattern.compile("invalid (?:character|non-printable character).*U\\+(\\p{XDigit}{4})\\b");

    /** A number that goes on with what no number has: a full-width sign right after it is not named. */
    private static final Pattern LITERAL = Pattern.compile("^invalid (?:decimal|imaginary|hexadecimal) literal");

    private static final Pattern OPENED = Pattern.compile("does not match opening parenthesis '.' on line (\\d{1,9})$");

    private static final Pattern BESIDE_NUMBER = Pattern.compile("\\d([^\\x00-\\x7f])");

    private static final Set<String> KEYWORDS = new WordLists("python").of("keywords");

    private static final Pattern FIRST_WORD = Pattern.compile("^\\s*([a-z]+)(?:\\s+[\\w(\"'-]|\\s*:|\\s*\\(.*:\\s*$)");

    private SyntaxHints() {}

    /**
     * Returns the usual cause of a syntax error.
     *
     * @param type the error's class
     * @param message the message in English
     * @param sourceLine the line that it is about; empty where there is none
     */
    public static Optional<Hint> of(String type, String message, String sourceLine) {
        Trouble trouble = new Trouble(type, sourceLine, message);
        return character(message, sourceLine)
                .or(() -> misspelt(trouble))
                .or(() -> Catalogue.first(Speaker.PYTHON_SYNTAX, trouble));
    }

    /** The line in which the mistake is sought: of a bracket that is closed by another one, where it was opened. */
    public static long line(String message, long line) {
        Matcher opened = OPENED.matcher(message);
        return opened.find() ? Long.parseLong(opened.group(1)) : line;
    }

    /** A word at the beginning of a line that is a slip of one of the language, and not assigned to or called. */
    private static Optional<Hint> misspelt(Trouble trouble) {
        Matcher first = FIRST_WORD.matcher(trouble.place());
        if (!trouble.message().startsWith("invalid syntax") || !first.find()) {
            return Optional.empty();
        }
        String written = first.group(1);
        return KEYWORDS.contains(written)
                ? Optional.empty()
                : KEYWORDS.stream()
                        .filter(word -> Spelling.isSlip(written, word))
                        .findFirst()
                        .map(word -> Hint.of("python-misspelt", "name", written, "wanted", word));
    }

    private static Optional<Hint> character(String message, String line) {
        if (message.contains("null byte") && line.indexOf(0) >= 0) {
            return Optional.of(Characters.hint('\0', line));
        }
        Matcher named = CHARACTER.matcher(message);
        if (named.find()) {
            return Optional.of(Characters.hint((char) Integer.parseInt(named.group(1), 16), line));
        }
        Matcher beside = BESIDE_NUMBER.matcher(line);
        return LITERAL.matcher(message).find() && beside.find()
                ? Optional.of(beside.group(1).charAt(0))
                        .filter(one -> Characters.meant(one).isPresent())
                        .map(one -> Characters.hint(one, line))
                : Optional.empty();
    }
}
