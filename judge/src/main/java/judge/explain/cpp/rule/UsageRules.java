package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/**
 * Misunderstandings of the language and its library that the line of the source tells, or a message that nothing else
 * has: looked for before unknown names, and before the patterns that know the message alone.
 */
final class UsageRules {

    /** The head of a statement that is not continued on the next line. */
    private static final Pattern CONDITION =
            Pattern.compile("^\\s*\\}?\\s*(else\\s+)?(if|while|for|switch)\\s*\\(.*[\\w\\])\"'{;]\\s*$");

    private static final Pattern BEFORE_DOT =
            Pattern.compile("^expected (primary-expression|unqualified-id|expression) before '\\.'");

    private static final Pattern WORD_AND_DOT = Pattern.compile("(?<![\\w.])([A-Za-z_]\\w{0,40}+)\\s*\\.\\s*[A-Za-z_]");

    private static final Pattern CONDITION_HEAD = Pattern.compile("^\\s*\\}?\\s*(else\\s+)?(if|while)\\s*\\(");

    private static final Pattern BEFORE_VALUE = Pattern.compile("^expected '\\)' before"
            + " '((?!(?:cout|cin|return|break|continue|printf|scanf|puts|then|do|and|or|not)')[A-Za-z_]\\w*)'");

    private static final Pattern OPERANDS = Pattern.compile("^invalid operands .* to binary 'operator<<'");

    private static final Pattern NOT_CLOSED = Pattern.compile("^expected ('\\)'|';'|primary-expression) before");

    private static final Pattern AFTER_CLOSED =
            Pattern.compile(" before '\\)'|^expected (?:primary-)?expression before '(?:[=!<>]=|<|>|\\|\\||%|/)'");

    private static final Pattern STATEMENT = Pattern.compile("^\\s*\\}?\\s*(else\\s+)?((if|while|for|switch)\\s*\\("
            + "|(std::)?(cin|cout)\\b|return\\b|(\\w+\\s+)?[\\w\\[\\].]+\\s*[-+*/%]?=)");

    private UsageRules() {}

    /** Returns the hint of the first rule that fits. */
    static Optional<Hint> first(Trouble trouble, SourceLines lines) {
        return definedName(trouble, lines)
                .or(() -> typeAsVariable(trouble, lines))
                .or(() -> brackets(trouble))
                .or(() -> Catalogue.first(Speaker.GCC_USAGE, trouble));
    }

    /** A name is declared that the preprocessor has replaced by then. */
    private static Optional<Hint> definedName(Trouble trouble, SourceLines lines) {
        return trouble.kind().equals("error") && trouble.message().startsWith("expected unqualified-id before ")
                ? lines.definedName(trouble.place()).map(name -> Hint.of("cpp-defined-name", "name", name))
                : Optional.empty();
    }

    /** A struct where a variable of it is meant: {@code Point.x = 3}. */
    private static Optional<Hint> typeAsVariable(Trouble trouble, SourceLines lines) {
        return trouble.kind().equals("error")
                        && BEFORE_DOT.matcher(trouble.message()).find()
                ? WORD_AND_DOT
                        .matcher(SourceLines.code(trouble.place()))
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> lines.lineOfStruct(name).isPresent())
                        .findFirst()
                        .map(name -> Hint.of("cpp-type-as-variable", "name", name))
                : Optional.empty();
    }

    /** A condition or a statement of one line whose parentheses are not closed, or closed too often. */
    private static Optional<Hint> brackets(Trouble trouble) {
        String code = SourceLines.code(trouble.place());
        if (trouble.kind().equals("error")
                && OPERANDS.matcher(trouble.message()).find()) {
            return notClosed(code, '(', ')').or(() -> notClosed(code, '[', ']'));
        }
        if (!trouble.kind().equals("error") || !trouble.message().startsWith("expected ")) {
            return Optional.empty();
        }
        long missing = count(code, '(') - count(code, ')');
        if (missing > 0
                && CONDITION.matcher(code).find()
                && NOT_CLOSED.matcher(trouble.message()).find()) {
            return Optional.of(Hint.of("bracket-missing", "wanted", ")"));
        }
        if (missing == 0 && lacksOperator(code, trouble.message())) {
            return Optional.of(Hint.of("cpp-operator-missing"));
        }
        return missing < 0
                        && STATEMENT.matcher(code).find()
                        && AFTER_CLOSED.matcher(trouble.message()).find()
                ? Optional.of(Hint.of("bracket-missing", "wanted", "("))
                : Optional.empty();
    }

    /** Two values in a row that belong to the condition itself and to no call in it. */
    private static boolean lacksOperator(String code, String message) {
        Matcher word = BEFORE_VALUE.matcher(message);
        if (!CONDITION_HEAD.matcher(code).find() || !word.find()) {
            return false;
        }
        Matcher second = Pattern.compile("[\\w\\])]\\s+" + Pattern.quote(word.group(1)) + "\\b")
                .matcher(code);
        return second.find() && code.lastIndexOf('(', second.start()) == code.indexOf('(');
    }

    private static Optional<Hint> notClosed(String code, char open, char closed) {
        return count(code, open) > count(code, closed)
                        && code.contains("<<")
                        && code.stripTrailing().endsWith(";")
                ? Optional.of(Hint.of("bracket-missing", "wanted", String.valueOf(closed)))
                : Optional.empty();
    }

    private static long count(String text, char sign) {
        return text.chars().filter(one -> one == sign).count();
    }
}
