package judge.verdict;

/**
 * A grader's result for a test case or a group of them.
 *
 * @param verdict the verdict on it
 * @param score the points that it earns
 */
public record Grade(Verdict verdict, double score) {

    boolean accepted() {
        return verdict == Verdict.AC;
    }
}
