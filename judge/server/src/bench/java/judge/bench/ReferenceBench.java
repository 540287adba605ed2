package judge.bench;

import java.io.IOException;
import java.util.Collection;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures the cost of the two engines, and beside them programs in C++ if there are any. */
final class ReferenceBench {
    private ReferenceBench() {}

    static void run() throws IOException, RunnerException, InterruptedException {
        System.out.printf(
                "JDK %s, %d processors, grids from %s; CPU time of one thread, median of the iterations%n%n",
                System.getProperty("java.runtime.version"),
                Runtime.getRuntime().availableProcessors(),
                BenchData.source());
        System.out.println("| what | set | a second | nodes each |");
        System.out.println("|---|---|---|---|");
        print("(links|bands)(First|Unique)", "17 givens", "magictour", "hardest");
        print("(links|bands)Enumerate", "many");
        print("(links|bands)Score", "random 24");
        System.out.println();
        HardScores.print();
        System.out.println();
        SeedPrograms.print();
    }

    private static void print(String methods, String... sets) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(PuzzleBenchmark.class.getName() + "\\." + methods + "$")
                .param("set", sets)
                .mode(Mode.AverageTime)
                .forks(1)
                .jvmArgsAppend("-XX:+UseSerialGC", "-Djudge.bench.data=" + System.getProperty("judge.bench.data", ""))
                .warmupIterations(3)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(5)
                .measurementTime(TimeValue.seconds(1))
                .verbosity(VerboseMode.SILENT);
        Collection<RunResult> results = new Runner(options.build()).run();
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            System.out.printf(
                    "| %s | %s | %,.0f | %,.1f |%n",
                    name.substring(name.lastIndexOf('.') + 1),
                    result.getParams().getParam("set"),
                    median(result, "perSecond"),
                    median(result, "nodesEach"));
        }
    }

    private static double median(RunResult result, String counter) {
        return result.getSecondaryResults().get(counter).getStatistics().getPercentile(50);
    }
}
