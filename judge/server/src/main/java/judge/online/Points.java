package judge.online;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import judge.verdict.Verdict;

/** Works out the points of attempts. */
public final class Points {

    /** Sums of thirds must not make grades differ. */
    private static final double PRECISION = 1e6;

    private static final String JUDGE_ERROR = Verdict.JE.name();

    private Points() {}

    /**
     * An attempt that is judged.
     *
     * @param attempt from 1
     * @param late whether it was
     * @param factor the factor on its points, less than 1 where it was late
     * @param score by the package
     * @param maxScore by the package
     */
    public record Attempt(
            long submission, int attempt, boolean late, double factor, String verdict, double score, double maxScore) {

        /** Tells whether the verdict says something about the student: nobody loses by an error of the judge. */
        public boolean counts() {
            return !verdict.equals(JUDGE_ERROR);
        }

        /** Returns the points that the attempt earns at a problem of so many points. */
        public double earned(double points) {
            return Points.earned(points, score, maxScore, factor);
        }
    }

    /**
     * The share of a problem's points.
     *
     * @param points of the problem in its assignment
     * @param score by the package
     * @param maxScore by the package; a package without points gives none. Where it is infinite the score itself is
     *     earned, as nothing says what part of the points it is
     * @param factor for being late, from 0 to 1
     */
    public static double earned(double points, double score, double maxScore, double factor) {
        if (Double.isInfinite(maxScore)) {
            return rounded(score * factor);
        }
        return maxScore > 0 ? rounded(points * factor * score / maxScore) : 0;
    }

    /** Points without what adding up fractions leaves behind. */
    public static double rounded(double points) {
        return Math.rint(points * PRECISION) / PRECISION;
    }

    /**
     * The attempt that counts: of several that are worth the same the first.
     *
     * @param attempts the attempts that are judged, in any order
     */
    public static Optional<Attempt> counting(Counting counting, List<Attempt> attempts) {
        Comparator<Attempt> later = Comparator.comparingInt(Attempt::attempt);
        Comparator<Attempt> better = Comparator.comparingDouble((Attempt one) -> one.earned(1));
        Comparator<Attempt> order = counting == Counting.LAST ? later : better.thenComparing(later.reversed());
        return attempts.stream().filter(Attempt::counts).max(order);
    }
}
