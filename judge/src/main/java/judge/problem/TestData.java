package judge.problem;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.question.Questions;

/**
 * The test cases of a problem.
 *
 * @param sample the cases that contestants have seen; they earn no points
 * @param secret the group that decides the score
 * @param beyond the cases that the contest does not have: neither judged nor scored
 * @param grading the way in which the score of a scoring problem in an older package comes about; empty for all
 *     others
 * @param questions the questions whose cases these are; empty where cases are inputs
 */
public record TestData(
        List<TestCase> sample,
        TestGroup secret,
        List<BeyondCase> beyond,
        Optional<GradingTree> grading,
        Optional<Questions> questions) {

    private static final TestGroup NO_SECRET =
            new TestGroup("secret", 0, TestGroup.Aggregation.SUM, List.of(), List.of(), List.of());

    public TestData {
        sample = List.copyOf(sample);
        beyond = List.copyOf(beyond);
    }

    /** Makes data without cases beyond the contest. */
    public TestData(List<TestCase> sample, TestGroup secret) {
        this(sample, secret, List.of());
    }

    /** A problem without questions. */
    public TestData(List<TestCase> sample, TestGroup secret, List<BeyondCase> beyond, Optional<GradingTree> grading) {
        this(sample, secret, beyond, grading, Optional.empty());
    }

    /** The questions of a problem, and their cases. */
    public TestData(TestGroup secret, Questions questions) {
        this(List.of(), secret, List.of(), Optional.empty(), Optional.of(questions));
    }

    /** A problem that no grader is asked for. */
    public TestData(List<TestCase> sample, TestGroup secret, List<BeyondCase> beyond) {
        this(sample, secret, beyond, Optional.empty());
    }

    /** Some samples and nothing else. */
    static TestData ofSamples(List<TestCase> some) {
        return new TestData(some, NO_SECRET);
    }

    /** Tells whether these are samples and nothing else. */
    boolean isOfSamples() {
        return secret.equals(NO_SECRET);
    }

    public TestData with(List<BeyondCase> others) {
        return new TestData(sample, secret, others, grading);
    }

    public TestData with(GradingTree other) {
        return new TestData(sample, secret, beyond, Optional.of(other));
    }

    TestData withoutBreaks() {
        return new TestData(sample, secret, beyond, grading.map(GradingTree::withoutBreaks), questions);
    }

    /** All cases that are judged, in that order: the samples first. */
    public List<TestCase> cases() {
        return Stream.concat(sample.stream(), secret.allCases()).toList();
    }

    /** The samples that are an input and an answer. */
    public List<TestCase> sampleRuns() {
        return sample.stream().filter(TestCase::isRun).toList();
    }

    /** Returns all cases in which a program is run, with an input and an answer. */
    public List<TestCase> runs() {
        return cases().stream().filter(TestCase::isRun).toList();
    }
}
