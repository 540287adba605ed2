package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.TargetScore;

/** For target sudoku: says of a wrong answer that no grid at all can score so, as then the weights are wrong, not the search. */
final class PossibleScoreChecker implements Checker {

    private static final int NO_COMPLETION = -1;

    /** Longer numbers are no scores either, but need no parsing to tell. */
    private static final int MAX_DIGITS = 15;

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
        OptionalLong score = onlyNumber(attempt.output());
        boolean possible = score.isEmpty()
                || score.getAsLong() == NO_COMPLETION
                || (score.getAsLong() >= TargetScore.LEAST && score.getAsLong() <= TargetScore.GREATEST);
        return possible
                ? ruling
                : new Ruling.Wrong(Reason.of(ReasonCode.SCORE_IMPOSSIBLE, "found", Long.toString(score.getAsLong())));
    }

    /** The output's token if it is the only one and a whole number. */
    private static OptionalLong onlyNumber(byte[] output) {
        Tokens tokens = new Tokens(output);
        if (!tokens.next() || tokens.length() > MAX_DIGITS) {
            return OptionalLong.empty();
        }
        String token = new String(output, tokens.start(), tokens.length(), StandardCharsets.ISO_8859_1);
        return token.matches("-?[0-9]+") && !tokens.next()
                ? OptionalLong.of(Long.parseLong(token))
                : OptionalLong.empty();
    }
}
