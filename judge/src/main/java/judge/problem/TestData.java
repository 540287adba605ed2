package judge.problem;

import java.util.List;
import java.util.stream.Stream;

/**
 * The test cases of a problem.
 *
 * @param sample the cases that contestants have seen; they earn no points
 * @param secret the group that decides the score
 * @param beyond what the contest does not have: neither judged nor scored
 */
public record TestData(List<TestCase> sample, TestGroup secret, List<BeyondCase> beyond) {

    public TestData {
        sample = List.copyOf(sample);
        beyond = List.copyOf(beyond);
    }

    /** Nothing but what is judged. */
    public TestData(List<TestCase> sample, TestGroup secret) {
        this(sample, secret, List.of());
    }

    TestData with(List<BeyondCase> others) {
        return new TestData(sample, secret, others);
    }

    /** All cases that are judged, in that order: the samples first. */
    public List<TestCase> cases() {
        return Stream.concat(sample.stream(), secret.allCases()).toList();
    }
}
