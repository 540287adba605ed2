package judge.check;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.TargetScore;

/** For target sudoku: says of a wrong answer that no grid at all can score so, as then the weights are wrong, not the search. */
final class PossibleScoreChecker implements Checker {

    private static final BigInteger NO_COMPLETION = BigInteger.ONE.negate();
    private static final BigInteger LEAST = BigInteger.valueOf(TargetScore.LEAST);
    private static final BigInteger GREATEST = BigInteger.valueOf(TargetScore.GREATEST);

    /** A longer token is not looked at: nobody who prints so much means a number. */
    private static final int MAX_DIGITS = 40;

    private final Checker checker;

    PossibleScoreChecker(Checker checker) {
        this.checker = checker;
    }

    @Override
    public Ruling check(Attempt attempt) {
        Ruling ruling = checker.check(attempt);
        if (!(ruling instanceof Ruling.Wrong)) {
            return ruling;
        }
        return onlyNumber(attempt.output())
                .filter(score -> !isPossible(score))
                .<Ruling>map(
                        score -> new Ruling.Wrong(Reason.of(ReasonCode.SCORE_IMPOSSIBLE, "found", score.toString())))
                .orElse(ruling);
    }

    private static boolean isPossible(BigInteger score) {
        return score.equals(NO_COMPLETION) || (score.compareTo(LEAST) >= 0 && score.compareTo(GREATEST) <= 0);
    }

    /** The output's token if it is the only one and a whole number. */
    private static Optional<BigInteger> onlyNumber(byte[] output) {
        Tokens tokens = new Tokens(output);
        if (!tokens.next() || tokens.length() > MAX_DIGITS) {
            return Optional.empty();
        }
        String token = new String(output, tokens.start(), tokens.length(), StandardCharsets.ISO_8859_1);
        return token.matches("-?[0-9]+") && !tokens.next() ? Optional.of(new BigInteger(token)) : Optional.empty();
    }
}
