package judge.similar;

import java.util.Arrays;

/** Numbers for all passages of a fixed length: equal passages have equal numbers, others nearly never. */
final class Grams {

    /** Any two programs have shorter passages in common. */
    static final int LENGTH = 16;

    private static final long BASE = 0x9E3779B97F4A7C15L;

    private Grams() {}

    /** A number for each place where a passage begins. */
    static long[] of(SourceTokens tokens) {
        long[] grams = new long[Math.max(0, tokens.count() - LENGTH + 1)];
        for (int from = 0; from < grams.length; from++) {
            long gram = 0;
            for (int i = from; i < from + LENGTH; i++) {
                gram = (gram ^ tokens.kind(i)) * BASE;
                gram ^= gram >>> 29;
            }
            grams[from] = gram;
        }
        return grams;
    }

    /**
     * The places of fingerprints by winnowing: of each window of so many passages that follow each other the least
     * number, the last one of equal ones; so whatever two works share that is as long as a window and a passage
     * together gives both a fingerprint. After Schleimer, Wilkerson and Aiken, "Winnowing: local algorithms for
     * document fingerprinting", SIGMOD 2003.
     */
    static int[] winnow(long[] grams, int window) {
        int[] places = new int[grams.length];
        int count = 0;
        for (int from = 0; from + window <= grams.length; from++) {
            int least = from;
            for (int i = from + 1; i < from + window; i++) {
                least = grams[i] <= grams[least] ? i : least;
            }
            if (count == 0 || places[count - 1] != least) {
                places[count++] = least;
            }
        }
        return Arrays.copyOf(places, count);
    }
}
