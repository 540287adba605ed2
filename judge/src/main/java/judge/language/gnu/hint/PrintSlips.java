package judge.language.gnu.hint;

import static judge.reason.HintCode.PRECISION_NOT_FIXED;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Slips with what is printed. */
final class PrintSlips {

    private static final Pattern PRECISION = Pattern.compile("\\bsetprecision\\s*+\\(|\\.precision\\s*+\\(\\s*+\\w");

    private PrintSlips() {}

    /** Digits that count those before the point, too, and leave out zeros at the end. */
    static Optional<Hint> precision(BareSource source) {
        Matcher precision = PRECISION.matcher(source.code());
        return precision.find() && !source.has("\\bfixed\\b")
                ? Optional.of(source.at(Hint.of(PRECISION_NOT_FIXED), precision.start()))
                : Optional.empty();
    }
}
