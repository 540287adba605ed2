package judge.language.gnu.hint;

import static judge.reason.HintCode.PRECISION_NOT_FIXED;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Slips with what is printed. */
final class PrintSlips {

    private static final Pattern PRECISION =
            Pattern.compile("(?:\\bsetprecision|\\.precision)\\s*+\\(\\s*+(?!(?:1[5-9]|[2-9][0-9])\\s*+\\))\\w");

    /** Values with a fraction, for which a precision is of use. */
    private static final String FRACTIONS = "\\b(?:double|float|ld|LD|db|lf|sqrtl?|[0-9]++\\.[0-9]*+)";

    private PrintSlips() {}

    /** Digits that count those before the point, too, and leave out zeros at the end: but not where they are many. */
    static Optional<Hint> precision(BareSource source) {
        Matcher precision = PRECISION.matcher(source.code());
        return precision.find() && !source.has("\\bfixed\\b") && source.has(FRACTIONS)
                ? Optional.of(source.at(Hint.of(PRECISION_NOT_FIXED), precision.start()))
                : Optional.empty();
    }
}
