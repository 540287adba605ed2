package judge.check;

import java.util.Arrays;
import java.util.OptionalDouble;
import judge.problem.TokenOptions;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/** Compares byte by byte; an output whose tokens are right but whose white space is not is misformatted. */
public final class ExactChecker implements Checker {

    private static final TokenOptions TOKENS_AND_SPACE =
            new TokenOptions(true, true, OptionalDouble.empty(), OptionalDouble.empty());

    @Override
    public Ruling check(Attempt attempt) {
        int at = Arrays.mismatch(attempt.answer(), attempt.output());
        if (at < 0) {
            return new Ruling.Accepted(1);
        }
        Ruling byTokens = TokenChecker.compare(attempt, TOKENS_AND_SPACE);
        return byTokens instanceof Ruling.Misformatted ? byTokens : new Ruling.Wrong(different(attempt, at));
    }

    private static Reason different(Attempt attempt, int at) {
        Place place = Place.of(attempt.output(), at);
        String expected = line(attempt.answer(), place.lineStart(), at);
        String found = line(attempt.output(), place.lineStart(), at);
        return Reason.of(
                ReasonCode.DIFFERENT_TEXT,
                "line",
                place.line(),
                "column",
                place.column(),
                "expected",
                Lookalikes.told(expected, found),
                "found",
                Lookalikes.told(found, expected));
    }

    private static String line(byte[] text, int from, int difference) {
        int end = Math.min(text.length, difference);
        while (end < text.length && text[end] != '\n') {
            end++;
        }
        return Excerpt.around(text, from, end, difference);
    }
}
