package judge.verdict;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;

/** Scoring: the results of the cases become the verdict and the score of the submission. */
public final class Scores {

    private Scores() {}

    /**
     * The verdict and the score that follow from the results of the cases.
     *
     * @param verdict of the submission
     * @param score of the submission
     * @param groups scores by group, where groups have any
     * @param counted names of the cases that count: none after the first rejected part of a group that breaks off
     *     there
     * @param accepted whether a grader accepts the submission, even if not all cases were; true where there is none
     * @param results the results of the cases, with a judge error where a group could not be graded
     */
    public record Scored(
            Verdict verdict,
            double score,
            Map<String, Double> groups,
            Set<String> counted,
            boolean accepted,
            List<CaseResult> results) {}

    /**
     * Works out verdict and score from the results of the cases.
     *
     * @param results at least one, in the order of the problem
     * @param grader the package's own, for the groups that ask for it
     */
    public static Scored of(Problem problem, List<CaseResult> results, GroupGrader grader) throws InterruptedException {
        Map<String, CaseResult> byName = new LinkedHashMap<>();
        results.forEach(result -> byName.put(result.name(), result));
        Optional<GradingTree> grading = problem.data().grading();
        if (grading.isPresent()) {
            return graded(grading.get(), results, Grades.of(grading.get().root(), byName, grader));
        }
        Map<String, Double> groups = new LinkedHashMap<>();
        if (problem.scoring()) {
            collect(problem.data().secret(), byName, groups);
        }
        return new Scored(verdict(problem, results), score(problem, byName), groups, byName.keySet(), true, results);
    }

    private static void collect(TestGroup group, Map<String, CaseResult> results, Map<String, Double> groups) {
        groups.put(group.name(), score(group, results));
        group.groups().forEach(part -> collect(part, results, groups));
    }

    private static Scored graded(GradingTree grading, List<CaseResult> results, Grades grades) {
        Optional<Grades.Fault> fault = grades.fault();
        if (fault.isPresent()) {
            List<CaseResult> failed = results.stream()
                    .map(result -> result.name().equals(fault.get().lastCase())
                            ? result.failed(fault.get().reason())
                            : result)
                    .toList();
            return new Scored(Verdict.JE, 0, grades.scores(), grades.counted(), false, failed);
        }
        Grade whole = grades.grade("");
        Verdict worst = results.stream()
                .filter(result -> grades.counted().contains(result.name()))
                .map(CaseResult::verdict)
                .filter(verdict -> verdict != Verdict.SK)
                .max(Verdict::compareTo)
                .orElse(Verdict.AC);
        // A contestant who loses points by a rejected case is not told that all cases were accepted, though the grader
        // accepts.
        boolean complete = worst == Verdict.AC || grading.isBest(whole.score());
        Verdict verdict = !whole.accepted() || complete ? whole.verdict() : worst;
        return new Scored(verdict, whole.score(), grades.scores(), grades.counted(), whole.accepted(), results);
    }

    /**
     * The submission's verdict: of the first failing case for a pass-fail problem, the worst of all cases for a scoring
     * one. A judge error counts before all others.
     *
     * @param results at least one, in the order of the problem
     */
    private static Verdict verdict(Problem problem, List<CaseResult> results) {
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
    private static double score(Problem problem, Map<String, CaseResult> results) {
        if (!problem.scoring()) {
            boolean allAccepted = results.values().stream().allMatch(result -> result.verdict() == Verdict.AC);
            return allAccepted ? 1 : 0;
        }
        return score(problem.data().secret(), results);
    }

    static double score(TestGroup group, Map<String, CaseResult> results) {
        boolean allAccepted = group.allCases().allMatch(testCase -> isAccepted(testCase, results));
        DoubleStream parts = DoubleStream.concat(
                group.cases().stream().mapToDouble(testCase -> points(testCase, results)),
                group.groups().stream().mapToDouble(part -> score(part, results)));
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
