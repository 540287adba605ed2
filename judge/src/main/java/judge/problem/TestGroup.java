package judge.problem;

import java.util.List;
import java.util.stream.Stream;

/**
 * A test data group: either cases or further groups, never both; beside groups only the case of a static validator.
 *
 * @param name its path below {@code data}, such as {@code secret} or {@code secret/group1}
 * @param maxScore the most points it can earn; 1 in pass-fail problems, positive infinity where there is no bound
 * @param aggregation the way in which its score comes from its parts
 * @param requirePass names of groups (or {@code sample}) that must pass before this one is run
 * @param cases in the order of their names
 * @param groups in the order of their names
 */
public record TestGroup(
        String name,
        double maxScore,
        Aggregation aggregation,
        List<String> requirePass,
        List<TestCase> cases,
        List<TestGroup> groups) {

    public TestGroup {
        requirePass = List.copyOf(requirePass);
        cases = List.copyOf(cases);
        groups = List.copyOf(groups);
    }

    /** The ways in which the score of a group comes from its parts. */
    public enum Aggregation {
        /** All points where every case is accepted, else none. */
        PASS_FAIL,
        /** The sum of its parts' points. */
        SUM,
        /** The least of its parts' points. */
        MIN
    }

    /** The cases of this group and of the groups in it, in order. */
    public Stream<TestCase> allCases() {
        return Stream.concat(cases.stream(), groups.stream().flatMap(TestGroup::allCases));
    }
}
