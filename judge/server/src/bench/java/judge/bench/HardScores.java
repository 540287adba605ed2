package judge.bench;

import java.io.IOException;
import java.util.Arrays;
import judge.sudoku.bitboard.BandTargetScore;
import judge.sudoku.solve.TargetSudoku;

/** The greatest score of each input that hurts, on both engines: the median CPU time of some runs after warming up. */
final class HardScores {
    private static final int ROUNDS = 7;

    /** The most milliseconds for the worst input. */
    private static final double BANDS_LIMIT_MILLIS = 25;

    private static final double LINKS_LIMIT_MILLIS = 300;

    private HardScores() {}

    static void print() throws IOException {
        TargetSudoku links = new TargetSudoku();
        BandTargetScore bands = new BandTargetScore();
        System.out.println("| greatest score of | bands, ms | guesses | dancing links, ms | nodes |");
        System.out.println("|---|---|---|---|---|");
        double worstOfBands = 0;
        double worstOfLinks = 0;
        for (int pass = 0; pass < 2; pass++) { // the first warms up
            worstOfBands = 0;
            worstOfLinks = 0;
            for (BenchData.Named input : BenchData.scores()) {
                int[] givens = BenchData.digits(input.grid());
                double bandsMillis = medianMillis(() -> bands.bestScore(givens));
                double linksMillis = medianMillis(() -> links.best(input.grid()));
                worstOfBands = Math.max(worstOfBands, bandsMillis);
                worstOfLinks = Math.max(worstOfLinks, linksMillis);
                if (pass == 1 && Math.max(bandsMillis, linksMillis) >= 1) {
                    System.out.printf(
                            "| %s | %.2f | %d | %.1f | %d |%n",
                            input.name(),
                            bandsMillis,
                            bands.guesses(),
                            linksMillis,
                            links.statistics().nodes());
                }
            }
        }
        System.out.println("All others of the file take less than 1 ms on both.");
        printWorst("bands", worstOfBands, BANDS_LIMIT_MILLIS);
        printWorst("dancing links", worstOfLinks, LINKS_LIMIT_MILLIS);
    }

    private static void printWorst(String engine, double millis, double limitMillis) {
        System.out.printf(
                "The worst on the %s takes %.1f ms: %s the limit of %.0f ms.%n",
                engine, millis, millis <= limitMillis ? "within" : "BEYOND", limitMillis);
    }

    private static double medianMillis(Runnable work) {
        double[] millis = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long start = CpuTime.now();
            work.run();
            millis[round] = (CpuTime.now() - start) / 1e6;
        }
        Arrays.sort(millis);
        return millis[ROUNDS / 2];
    }
}
