package judge.sudoku.generate;

/**
 * Pseudo-random numbers that follow from a seed alone: SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom
 * Number Generators, 2014), written out here because the JDK may change how it derives bounded numbers.
 */
final class SeededRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    SeededRandom(long seed) {
        state = seed;
    }

    private long next() {
        state += GOLDEN_GAMMA;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** A number from 0 to below the bound, which is at most 2^31; the bias is below 2^-32. */
    int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    /** The numbers from 0 to below the size, in any order. */
    int[] shuffled(int size) {
        int[] numbers = new int[size];
        for (int i = 0; i < size; i++) {
            int other = below(i + 1);
            numbers[i] = numbers[other];
            numbers[other] = i;
        }
        return numbers;
    }
}
