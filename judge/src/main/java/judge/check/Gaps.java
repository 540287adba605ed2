package judge.check;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/** Compares the white space before two tokens. */
final class Gaps {

    private Gaps() {}

    /** Characters of the words after a difference that are shown. */
    private static final int SHOWN = 12;

    /** Finds the first difference between the white space before the output's token and that before the answer's. */
    static Optional<Reason> difference(Tokens answer, Tokens output) {
        int at = Arrays.mismatch(
                answer.text(), answer.gapStart(), answer.start(), output.text(), output.gapStart(), output.start());
        return at < 0 ? Optional.empty() : Optional.of(differentAt(answer, output, at));
    }

    private static Reason differentAt(Tokens answer, Tokens output, int at) {
        Place place = Place.of(output.text(), output.gapStart() + at);
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("line", place.line());
        parameters.put("column", place.column());
        put(parameters, "found", output, at);
        put(parameters, "expected", answer, at);
        return new Reason(ReasonCode.DIFFERENT_WHITE_SPACE, parameters, List.of());
    }

    /** Tells what stands there, unless it is the end. */
    private static void put(Map<String, Object> parameters, String name, Tokens text, int at) {
        int from = text.gapStart() + at;
        int to = Math.min(text.end(), Math.max(text.start(), from) + SHOWN);
        if (from < to) {
            parameters.put(name, Excerpt.of(text.text(), from, to));
        }
    }
}
