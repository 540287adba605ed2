package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.reason.Hint;

/**
 * Misunderstandings of the language and its library that the line of the source tells, or a message that nothing else
 * has: looked for before unknown names, and before the patterns that know the message alone.
 */
final class UsageRules {

    /** The head of a statement. */
    private static final Shape CONDITION = Shape.of("«}»? «else»? «if | while | for | switch» (");

    private static final Pattern BEFORE_DOT =
            Pattern.compile("^expected (primary-expression|unqualified-id|expression) before '\\.'");

    private static final Shape WORD_AND_DOT = Shape.of("«not after: .» $x . $_");

    private static final Shape CONDITION_HEAD = Shape.of("«}»? «else»? «if | while» (");

    /** A word right behind a value. */
    static final Shape SECOND_VALUE = Shape.of("«after: $_:word | \"\" | ) | ]» $x:word");

    private static final Pattern BEFORE_VALUE = Pattern.compile("^expected '\\)' before"
            + " '((?!(?:cout|cin|return|break|continue|printf|scanf|puts|then|do|and|or|not)')[A-Za-z_]\\w*)'");

    private static final Pattern OPERANDS = Pattern.compile("^invalid operands .* to binary 'operator<<'");

    private static final Pattern NOT_CLOSED = Pattern.compile("^expected ('\\)'|';'|primary-expression) before");

    private static final Pattern AFTER_CLOSED =
            Pattern.compile(" before '\\)'|^expected (?:primary-)?expression before '(?:[=!<>]=|<|>|\\|\\||%|/)'");

    private static final Shape STATEMENT = Shape.of("«}»? «else»? ««if | while | for | switch» ( | cin | cout | return"
            + " | «$_:type»? $_:place «= | += | -= | *= | /= | %=»»");

    private UsageRules() {}

    /** Returns the hint of the first rule that fits. */
    static Optional<Hint> first(Complaint said) {
        return definedName(said)
                .or(() -> typeAsVariable(said))
                .or(() -> brackets(said))
                .or(() -> Catalogue.first(Speaker.GCC_USAGE, said.trouble()));
    }

    /** A name is declared that the preprocessor has replaced by then. */
    private static Optional<Hint> definedName(Complaint said) {
        return said.begins("expected unqualified-id before ")
                ? said.lines().definedName(said.place()).map(name -> Hint.of("cpp-defined-name", "name", name))
                : Optional.empty();
    }

    /** A struct where a variable of it is meant: {@code Point.x = 3}. */
    private static Optional<Hint> typeAsVariable(Complaint said) {
        return said.says(BEFORE_DOT)
                ? said.names(WORD_AND_DOT)
                        .filter(name -> said.lines().lineOfStruct(name).isPresent())
                        .findFirst()
                        .map(name -> Hint.of("cpp-type-as-variable", "name", name))
                : Optional.empty();
    }

    /** A condition or a statement of one line whose parentheses are not closed, or closed too often. */
    private static Optional<Hint> brackets(Complaint said) {
        Fragment code = said.code();
        if (said.says(OPERANDS)) {
            return notClosed(code, "(", ")").or(() -> notClosed(code, "[", "]"));
        }
        boolean expected = said.begins("expected ");
        long missing = expected ? count(code, "(") - count(code, ")") : 0;
        if (missing > 0 && CONDITION.at(code).isPresent() && ends(code) && said.says(NOT_CLOSED)) {
            return Optional.of(Hint.of("bracket-missing", "wanted", ")"));
        }
        if (expected && missing == 0 && lacksOperator(said)) {
            return Optional.of(Hint.of("cpp-operator-missing"));
        }
        return missing < 0 && STATEMENT.at(code).isPresent() && said.says(AFTER_CLOSED)
                ? Optional.of(Hint.of("bracket-missing", "wanted", "("))
                : Optional.empty();
    }

    private static boolean ends(Fragment code) {
        Token last = code.token(code.to() - 1);
        return last.endsValue() || last.isName() || last.is("{") || last.is(";");
    }

    /** Two values in a row that belong to the condition itself and to no call in it. */
    private static boolean lacksOperator(Complaint said) {
        Fragment code = said.code();
        return CONDITION_HEAD.at(code).isPresent()
                && said.group(BEFORE_VALUE)
                        .flatMap(word -> SECOND_VALUE.with("x", word).first(code))
                        .filter(second -> count(code.part(0, second.code().from()), "(") == 1)
                        .isPresent();
    }

    private static Optional<Hint> notClosed(Fragment code, String open, String closed) {
        return count(code, open) > count(code, closed)
                        && code.has("<<")
                        && code.at(code.to() - 1).equals(";")
                ? Optional.of(Hint.of("bracket-missing", "wanted", closed))
                : Optional.empty();
    }

    private static long count(Fragment code, String sign) {
        return code.tokens().stream().filter(one -> one.is(sign)).count();
    }
}
