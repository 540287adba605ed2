package judge.bench;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import judge.database.Database;

/** Runs a benchmark by its name: {@code ./runner.sh bench NAME}. To add one, add it to {@link #BENCHMARKS}. */
public final class Bench {
    /** Prints what it measured. */
    @FunctionalInterface
    interface Benchmark {
        void run() throws Exception;
    }

    private static final Map<String, Benchmark> BENCHMARKS = new TreeMap<>(Map.of(
            "explain",
            ExplainBench::run,
            "grading",
            GradingBench::run,
            "languages",
            LanguagesBench::run,
            "machines",
            MachinesBench::run,
            "online",
            OnlineBench::run,
            "queue",
            QueueBench::run,
            "reference",
            ReferenceBench::run,
            "scoreboard",
            ScoreboardBench::run,
            "serve",
            ServeBench::run));

    private Bench() {}

    /** The address of the database to measure on: as {@code -Djudge.bench.db=URL} says, else a file in the folder. */
    static String database(Path folder) {
        String given = System.getProperty("judge.bench.db", "");
        return given.isEmpty() ? Database.inFolder(folder) : given;
    }

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
