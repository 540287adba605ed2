package judge.online.contest;

import java.util.HashMap;
import java.util.Map;
import judge.online.Points;
import judge.online.contest.ScoreInput.Ruled;

/**
 * Works out the points at a problem of an olympiad: each group of tests counts with the most that any submission has
 * earned in it. A submission whose groups are not known counts as a whole, where that is more.
 */
public final class BestOfGroups {

    private final double points;
    private final Map<String, Double> best = new HashMap<>();
    private double whole;

    /** Begins for a problem of so many points. */
    public BestOfGroups(double points) {
        this.points = points;
    }

    /** Takes one more submission in, and says what is earned by all of them. */
    public double add(Ruled ruling) {
        ruling.groups().forEach((group, score) -> best.merge(group, earned(score, ruling), Math::max));
        whole = Math.max(whole, earned(ruling.score(), ruling));
        double groups = best.values().stream().mapToDouble(Double::doubleValue).sum();
        return Points.rounded(Math.max(whole, groups));
    }

    /** Returns the points of a submission, not rounded: that is for the sum. */
    private double earned(double score, Ruled ruling) {
        if (Double.isInfinite(ruling.maxScore())) {
            return score;
        }
        return ruling.maxScore() > 0 ? points * score / ruling.maxScore() : 0;
    }
}
