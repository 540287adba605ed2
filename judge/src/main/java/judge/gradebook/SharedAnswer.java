package judge.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * A wrong answer that several gave to the same case: likely the same mistake.
 *
 * @param testCase the name of the case
 * @param answer where it differs from the right one
 * @param contestants who gave it, at least two, by name
 */
public record SharedAnswer(String testCase, String answer, List<String> contestants) {

    public SharedAnswer {
        contestants = List.copyOf(contestants);
    }

    /** Those that most share first, then in the order of the cases' names. */
    static List<SharedAnswer> of(List<Report> reports) {
        Map<String, Map<String, List<String>>> found = new TreeMap<>();
        for (Report report : reports) {
            for (CaseSection one : report.cases()) {
                String answer = answer(one.reason());
                if (!answer.isEmpty()) {
                    found.computeIfAbsent(one.name(), any -> new TreeMap<>())
                            .computeIfAbsent(answer, any -> new ArrayList<>())
                            .add(report.contestant());
                }
            }
        }
        List<SharedAnswer> shared = new ArrayList<>();
        found.forEach((testCase, answers) -> answers.forEach((answer, contestants) -> {
            if (contestants.size() > 1) {
                shared.add(new SharedAnswer(testCase, answer, contestants));
            }
        }));
        shared.sort(
                Comparator.comparingInt((SharedAnswer one) -> one.contestants().size())
                        .reversed());
        return shared;
    }

    /** What was found in place of the right token or score; empty where the reason is of another kind. */
    private static String answer(@Nullable Reason reason) {
        if (reason == null) {
            return "";
        }
        return switch (reason.code()) {
            case DIFFERENT_TOKEN, DIFFERENT_TEXT, SCORE_IMPOSSIBLE -> String.valueOf(
                    reason.parameters().getOrDefault("found", ""));
            default -> "";
        };
    }
}
