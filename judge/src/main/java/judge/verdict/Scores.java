package judge.verdict;

import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;

/** Scoring: the results of the cases become the verdict and the score of the submission. */
public final class Scores {

    private Scores() {}

    /**
     * The submission's verdict: of the first failing case for a pass-fail problem, the worst of all cases for a scoring
     * one. A judge error counts before all others.
     *
     * @param results at least one, in the order of the problem
     */
    public static Verdict verdict(Problem problem, List<CaseResult> results) {
        List<Verdict> failures = results.stream()
                .map(CaseResult::verdict)
                .filter(verdict -> verdict != Verdict.AC && verdict != Verdict.SK)
                .toList();
        if (failures.contains(Verdict.JE)) {
            return Verdict.JE;
        }
        return problem.scoring()
                ? failures.stream().max(Verdict::compareTo).orElse(Verdict.AC)
                : failures.stream().findFirst().orElse(Verdict.AC);
    }

    /**
     * The submission's points.
     *
     * @param results by the name of the case
     */
    public static double score(Problem problem, Map<String, CaseResult> results) {
        if (!problem.scoring()) {
            boolean allAccepted = results.values().stream().allMatch(result -> result.verdict() == Verdict.AC);
            return allAccepted ? 1 : 0;
        }
        return score(problem.data().secret(), results);
    }

    private static double score(TestGroup group, Map<String, CaseResult> results) {
        boolean allAccepted = group.allCases().allMatch(testCase -> isAccepted(testCase, results));
        DoubleStream parts = group.groups().isEmpty()
                ? group.cases().stream().mapToDouble(testCase -> points(testCase, results))
                : group.groups().stream().mapToDouble(part -> score(part, results));
        return switch (group.aggregation()) {
            case PASS_FAIL -> allAccepted ? group.maxScore() : 0;
            case SUM -> parts.sum();
            case MIN -> parts.min().orElse(0);
        };
    }

    private static boolean isAccepted(TestCase testCase, Map<String, CaseResult> results) {
        CaseResult result = results.get(testCase.name());
        return result != null && result.verdict() == Verdict.AC;
    }

    private static double points(TestCase testCase, Map<String, CaseResult> results) {
        CaseResult result = results.get(testCase.name());
        return result == null ? 0 : result.score();
    }
}
