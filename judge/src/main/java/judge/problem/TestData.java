package judge.problem;

import java.util.List;
import java.util.stream.Stream;

/**
 * The test cases of a problem.
 *
 * @param sample the cases that contestants have seen; they earn no points
 * @param secret the group that decides the score
 */
public record TestData(List<TestCase> sample, TestGroup secret) {

    public TestData {
        sample = List.copyOf(sample);
    }

    /** All cases in the order in which they are judged: the samples first. */
    public List<TestCase> cases() {
        return Stream.concat(sample.stream(), secret.allCases()).toList();
    }
}
