package judge.check;

import java.util.Arrays;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/** Compares the white space before two tokens. */
final class Gaps {

    private Gaps() {}

    /** Finds the first difference between the white space before the output's token and that before the answer's. */
    static Optional<Reason> difference(Tokens answer, Tokens output) {
        int at = Arrays.mismatch(
                answer.text(), answer.gapStart(), answer.start(), output.text(), output.gapStart(), output.start());
        return at < 0 ? Optional.empty() : Optional.of(differentAt(output.text(), output.gapStart() + at));
    }

    private static Reason differentAt(byte[] output, int place) {
        Place at = Place.of(output, place);
        return Reason.of(ReasonCode.DIFFERENT_WHITE_SPACE, "line", at.line(), "column", at.column());
    }
}
