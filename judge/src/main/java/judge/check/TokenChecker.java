package judge.check;

import java.util.Optional;
import java.util.function.UnaryOperator;
import judge.problem.TokenOptions;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/**
 * The default output validator of the problem package format: compares token by token, letters by their case or not,
 * numbers as text or within a tolerance, as the test case's arguments say.
 */
public final class TokenChecker implements Checker {

    @Override
    public Ruling check(Attempt attempt) {
        return check(attempt, options -> options);
    }

    /** The ruling with the options of the arguments after a change to them. */
    static Ruling check(Attempt attempt, UnaryOperator<TokenOptions> change) {
        TokenOptions options;
        try {
            options = change.apply(TokenOptions.parse(attempt.arguments()));
        } catch (TokenOptions.WrongArgumentException e) {
            return new Ruling.Failed(Reason.of(ReasonCode.CHECKER_FAILED, "message", e.reason()));
        }
        return compare(attempt, options);
    }

    static Ruling compare(Attempt attempt, TokenOptions options) {
        TokenComparison comparison = new TokenComparison(options);
        Tokens answer = new Tokens(attempt.answer());
        Tokens output = new Tokens(attempt.output());
        Optional<Reason> firstGap = Optional.empty();
        while (true) {
            boolean expected = answer.next();
            boolean found = output.next();
            if (options.spaceSensitive() && firstGap.isEmpty()) {
                firstGap = Gaps.difference(answer, output);
            }
            if (!expected && !found) {
                return firstGap.<Ruling>map(Ruling.Misformatted::new).orElse(new Ruling.Accepted(1));
            }
            if (!found) {
                return new Ruling.Wrong(endsEarly(answer, output));
            }
            if (!expected) {
                return new Ruling.Wrong(goesOn(output));
            }
            if (!comparison.accepts(answer, output)) {
                return new Ruling.Wrong(different(answer, output, comparison));
            }
        }
    }

    private static Reason different(Tokens answer, Tokens output, TokenComparison comparison) {
        int difference = comparison.difference(answer, output);
        String expected = answer.shown(difference);
        String found = output.shown(difference);
        Reason different = Reason.of(
                ReasonCode.DIFFERENT_TOKEN,
                "line",
                output.line(),
                "token",
                output.numberInLine(),
                "expected",
                Lookalikes.told(expected, found),
                "found",
                Lookalikes.told(found, expected));
        return comparison.withDistance(different, answer, output);
    }

    private static Reason endsEarly(Tokens answer, Tokens output) {
        String missing = answer.shown();
        return Reason.of(
                ReasonCode.OUTPUT_ENDS_EARLY,
                "line",
                output.line(),
                "expected",
                missing,
                "expectedTokens",
                answer.countAll(),
                "foundTokens",
                output.count());
    }

    private static Reason goesOn(Tokens output) {
        return Reason.of(
                ReasonCode.OUTPUT_GOES_ON,
                "line",
                output.line(),
                "found",
                output.shown(),
                "foundTokens",
                output.count() - 1);
    }
}
