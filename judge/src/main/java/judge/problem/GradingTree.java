package judge.problem;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The grading of a scoring problem in an older package: how verdict and score come about.
 *
 * @param root the folder {@code data}
 * @param lowestIsBest whether the lowest score is the best
 * @param best the score that no submission can beat; infinite where there is none
 * @param grader the package's own grader, where a group asks for it
 */
public record GradingTree(Graded.Group root, boolean lowestIsBest, double best, Optional<Grader> grader) {

    /**
     * A program that grades groups.
     *
     * @param program a folder of sources or a single one
     * @param limits the limits of the grader for one group
     */
    public record Grader(Path program, ValidatorLimits limits) {}

    /** Tells whether no score can be better than this one. */
    public boolean isBest(double score) {
        double tolerance = 1e-6;
        return lowestIsBest ? score <= best + tolerance : score >= best - tolerance;
    }

    /**
     * Tells whether a submission is accepted. A package's own grader says only by a score of 0 that it rejects.
     *
     * @param byDefault the default grader's decision, where the package has none
     */
    public boolean accepts(double score, boolean byDefault) {
        return grader.isPresent() ? score > 0 : byDefault;
    }

    /** The same with every case judged, also after one that was rejected. */
    GradingTree withoutBreaks() {
        return new GradingTree(root.withoutBreaks(), lowestIsBest, best, grader);
    }
}
