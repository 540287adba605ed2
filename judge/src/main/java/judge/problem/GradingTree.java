package judge.problem;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How verdict and score of a scoring problem in an older package come about.
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
     * @param limits what it may use for one group
     */
    public record Grader(Path program, ValidatorLimits limits) {}

    /** Whether nothing can be better than this score. */
    public boolean isBest(double score) {
        double tolerance = 1e-6;
        return lowestIsBest ? score <= best + tolerance : score >= best - tolerance;
    }

    /**
     * Whether a submission is accepted: what a grader of the package's own rejects earns nothing, which is all that is
     * known of it.
     *
     * @param byDefault what the default grader says, where the package has none
     */
    public boolean accepts(double score, boolean byDefault) {
        return grader.isPresent() ? score > 0 : byDefault;
    }

    /** The same with every case judged, also after one that was rejected. */
    GradingTree withoutBreaks() {
        return new GradingTree(root.withoutBreaks(), lowestIsBest, best, grader);
    }
}
