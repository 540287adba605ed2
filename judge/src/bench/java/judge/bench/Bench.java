package judge.bench;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Runs a benchmark by its name: {@code ./runner.sh bench NAME}. To add one, add it to {@link #BENCHMARKS}. */
public final class Bench {
    /** Prints what it measured. */
    @FunctionalInterface
    interface Benchmark {
        void run() throws Exception;
    }

    private static final Map<String, Benchmark> BENCHMARKS = new TreeMap<>(
            Map.of("grading", GradingBench::run, "online", OnlineBench::run, "reference", ReferenceBench::run));

    private Bench() {}

    public static void main(String[] names) throws Exception {
        if (names.length == 0 || !BENCHMARKS.keySet().containsAll(Arrays.asList(names))) {
            System.err.println("usage: ./runner.sh bench NAME..., where NAME is one of " + BENCHMARKS.keySet());
            System.exit(2);
        }
        for (String name : names) {
            BENCHMARKS.get(name).run();
        }
    }
}
