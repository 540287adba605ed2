package judge.gradebook;

import java.util.Arrays;
import java.util.List;

/**
 * The distribution of the points of a class.
 *
 * @param count the number of submissions
 * @param mean of their points; 0 where there is none
 * @param median of their points; 0 where there is none
 * @param bins the number of submissions with points in each tenth of the most that there can be; full points in the
 *     last one
 */
public record ScoreFigures(int count, double mean, double median, List<Integer> bins) {

    /** The number of bins. */
    public static final int BINS = 10;

    public ScoreFigures {
        bins = List.copyOf(bins);
    }

    static ScoreFigures of(List<Double> points, double maxScore) {
        List<Double> sorted = points.stream().sorted().toList();
        int count = sorted.size();
        int[] bins = new int[BINS];
        for (double one : sorted) {
            double share = maxScore > 0 ? one / maxScore : 0;
            bins[Math.max(0, Math.min(BINS - 1, (int) Math.floor(share * BINS + 1e-9)))]++;
        }
        double median = count == 0 ? 0 : (sorted.get((count - 1) / 2) + sorted.get(count / 2)) / 2;
        return new ScoreFigures(
                count,
                sorted.stream().mapToDouble(Double::doubleValue).average().orElse(0),
                median,
                Arrays.stream(bins).boxed().toList());
    }
}
