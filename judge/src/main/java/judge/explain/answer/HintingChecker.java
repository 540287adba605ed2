package judge.explain.answer;

import java.util.List;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.ForeignLineEnds;
import judge.check.Ruling;
import judge.reason.Hint;
import judge.reason.Reason;

/**
 * Rules as another checker does. Where an output is nearly right, adds what is wrong with it as a whole to the first
 * difference.
 */
public record HintingChecker(Checker checker) implements Checker {

    @Override
    public Ruling check(Attempt attempt) {
        Ruling ruling = checker.check(attempt);
        if (ruling instanceof Ruling.Wrong wrong) {
            return wrong.with(hinted(wrong.reason(), attempt));
        }
        return ruling instanceof Ruling.Misformatted misformatted
                ? new Ruling.Misformatted(hinted(misformatted.reason(), attempt))
                : ruling;
    }

    private static Reason hinted(Reason reason, Attempt attempt) {
        List<Hint> hints = NearlyRight.hint(attempt.answer(), attempt.output())
                .map(code -> isRead(code, attempt.input()) ? "input-line-ends" : code)
                .map(Hint::of)
                .stream()
                .toList();
        return hints.isEmpty() ? reason : reason.with(hints);
    }

    /** Tells whether line ends that are printed are those of the lines that were read. */
    private static boolean isRead(String code, byte[] input) {
        return code.equals("output-crlf") && ForeignLineEnds.in(input).isPresent();
    }
}
