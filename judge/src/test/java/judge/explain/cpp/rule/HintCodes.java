package judge.explain.cpp.rule;

import java.util.List;
import java.util.stream.Collectors;
import judge.reason.Hint;

/** Hints as the tables of tests have them. */
final class HintCodes {

    private HintCodes() {}

    /** The codes and parameters of hints, on one line. */
    static String of(List<Hint> hints) {
        return hints.stream().map(hint -> hint.code() + hint.parameters()).collect(Collectors.joining(" "));
    }

    /** A source or an input whose lines are written on one. */
    static String lines(String text) {
        return text.replace("\\n", "\n");
    }
}
