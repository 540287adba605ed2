package judge.verdict;

/**
 * What a grader says of a test case or of a group of them.
 *
 * @param verdict on it
 * @param score that it earns
 */
public record Grade(Verdict verdict, double score) {

    boolean accepted() {
        return verdict == Verdict.AC;
    }
}
