package judge.verdict;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.Graded;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.TestGroup;

/**
 * The groups of tests whose points add up to the score of a submission: what is best in each can be added up over
 * several submissions.
 */
public final class SumGroups {

    private static final double ROUNDING = 1e-6;

    private SumGroups() {}

    /**
     * The points of such groups, by their names.
     *
     * @param results of the cases that were judged
     * @param score the submission's score
     * @return empty where there are no such groups
     */
    public static Map<String, Double> of(Problem problem, List<CaseResult> results, double score) {
        Map<String, CaseResult> byName = new LinkedHashMap<>();
        results.forEach(result -> byName.put(result.name(), result));
        Map<String, Double> groups = new LinkedHashMap<>();
        Optional<GradingTree> grading = problem.data().grading();
        if (!problem.scoring()) {
            return Map.of();
        }
        if (grading.isEmpty()) {
            leaves(problem.data().secret()).forEach(group -> groups.put(group.name(), Scores.score(group, byName)));
        } else if (!grading.get().lowestIsBest() && isByDefault(grading.get().root())) {
            Grades grades = Grades.byDefault(grading.get().root(), byName);
            leaves(grading.get().root())
                    .forEach(group ->
                            groups.put(group.name(), grades.grade(group.name()).score()));
        }
        double sum = groups.values().stream().mapToDouble(Double::doubleValue).sum();
        return groups.size() > 1 && Math.abs(sum - score) < ROUNDING ? groups : Map.of();
    }

    private static Stream<TestGroup> leaves(TestGroup group) {
        boolean adds = group.aggregation() == TestGroup.Aggregation.SUM
                && !group.groups().isEmpty();
        return adds ? group.groups().stream().flatMap(SumGroups::leaves) : Stream.of(group);
    }

    private static boolean isByDefault(Graded.Group root) {
        return root.groups().noneMatch(Graded.Group::custom);
    }

    private static Stream<Graded.Group> leaves(Graded.Group group) {
        List<Graded> parts = group.parts();
        boolean adds =
                group.flags().sums() && !parts.isEmpty() && parts.stream().allMatch(Graded.Group.class::isInstance);
        if (!adds) {
            return Stream.of(group);
        }
        List<Graded> counted = group.flags().ignoresSample() ? parts.subList(parts.size() - 1, parts.size()) : parts;
        return counted.stream().map(Graded.Group.class::cast).flatMap(SumGroups::leaves);
    }
}
