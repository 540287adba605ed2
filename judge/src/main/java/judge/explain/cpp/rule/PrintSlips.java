package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Slips with what is printed. */
final class PrintSlips {

    private static final int MAX_PRINTS = 50;

    private static final Pattern PRINTS = Pattern.compile("\\bcout\\s*+<<");

    private static final Pattern PRECISION =
            Pattern.compile("(?:\\bsetprecision|\\.precision)\\s*+\\(\\s*+(?!(?:1[5-9]|[2-9][0-9])\\s*+\\))\\w");

    /** Values with a fraction, for which a precision is of use. */
    private static final String FRACTIONS = "\\b(?:double|float|ld|LD|db|lf|sqrtl?|[0-9]++\\.[0-9]*+)";

    private PrintSlips() {}

    /** Digits that count those before the point, too, and leave out zeros at the end: but not where they are many. */
    static Optional<Hint> precision(BareSource source) {
        Matcher precision = PRECISION.matcher(source.code());
        return precision.find() && !source.has("\\bfixed\\b") && source.has(FRACTIONS)
                ? Optional.of(source.at(Hint.of("precision-not-fixed"), precision.start()))
                : Optional.empty();
    }

    /** A condition that is printed itself. */
    static Optional<Hint> ternary(BareSource source) {
        return PRINTS.matcher(source.code())
                .results()
                .limit(MAX_PRINTS)
                .filter(prints -> asks(source.code(), prints.end()))
                .findFirst()
                .map(prints -> source.at(Hint.of("ternary-printed"), prints.start()));
    }

    /** Tells whether a question mark comes before the end of the statement, in no brackets. */
    private static boolean asks(String code, int from) {
        int depth = 0;
        for (int i = from; i < code.length() && depth >= 0 && code.charAt(i) != ';'; i++) {
            if (depth == 0 && code.charAt(i) == '?') {
                return true;
            }
            depth += "([{".indexOf(code.charAt(i)) >= 0 ? 1 : ")]}".indexOf(code.charAt(i)) >= 0 ? -1 : 0;
        }
        return false;
    }
}
