package judge.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.reason.Code;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * A wrong answer that several gave to the same case: likely the same mistake.
 *
 * @param testCase the name of the case
 * @param answer the part where it differs from the right one
 * @param mistake the mistake that leads to it, where it has a name
 * @param contestants the contestants who gave it, at least two, by name
 */
public record SharedAnswer(String testCase, String answer, Optional<String> mistake, List<String> contestants) {

    public SharedAnswer {
        contestants = List.copyOf(contestants);
    }

    /** Answers that most contestants share come first, then by the cases' names. */
    static List<SharedAnswer> of(List<Report> reports) {
        Map<String, Map<String, List<String>>> found = new TreeMap<>();
        Map<String, String> mistakes = new HashMap<>();
        for (Report report : reports) {
            for (CaseSection one : report.cases()) {
                String answer = answer(one.reason());
                if (!answer.isEmpty()) {
                    found.computeIfAbsent(one.name(), any -> new TreeMap<>())
                            .computeIfAbsent(answer, any -> new ArrayList<>())
                            .add(report.contestant());
                    Mistake.of(one).ifPresent(code -> mistakes.put(one.name() + " " + answer, code));
                }
            }
        }
        List<SharedAnswer> shared = new ArrayList<>();
        found.forEach((testCase, answers) -> answers.forEach((answer, contestants) -> {
            if (contestants.size() > 1) {
                Optional<String> mistake = Optional.ofNullable(mistakes.get(testCase + " " + answer));
                shared.add(new SharedAnswer(testCase, answer, mistake, contestants));
            }
        }));
        shared.sort(Comparator.comparingInt(one -> -one.contestants().size()));
        return shared;
    }

    /**
     * Returns the answer that was found in place of the right token or score; empty where the reason is of another
     * kind.
     */
    private static String answer(@Nullable Reason reason) {
        if (reason == null) {
            return "";
        }
        Code code = reason.code();
        boolean different = code == ReasonCode.DIFFERENT_TOKEN || code == ReasonCode.DIFFERENT_TEXT;
        // Only whole answers: the text around one says little, and a number of lines is not an answer.
        return different || code.showsAnswer()
                ? String.valueOf(reason.parameters().getOrDefault("found", ""))
                : "";
    }
}
