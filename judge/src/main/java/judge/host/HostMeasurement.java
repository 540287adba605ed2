package judge.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.host.HostMeasures.Spread;
import judge.language.Execution;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.run.Jvm;
import judge.language.java.run.StartableClasses;
import judge.language.java.run.probe.Empty;
import judge.language.java.run.probe.FixedWork;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.Command;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import org.apache.commons.io.file.PathUtils;

/**
 * Measures the host: how much the CPU time of one and the same program varies, and what isolation costs.
 *
 * @param pool to measure on
 * @param temporary folder for what is laid down meanwhile
 */
public record HostMeasurement(ProcessorPool pool, Jvm jvm, Path temporary) {

    private static final int RUNS = 15;
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(60), Duration.ofSeconds(200), 64 << 20, JvmArguments.GENEROUS_BYTES, 1024);

    /** Takes about half a minute. */
    public HostMeasures take() throws IOException, SandboxException, InterruptedException {
        try (ClassFolder classes = ClassFolder.in(temporary)) {
            classes.add(Empty.class);
            classes.add(FixedWork.class);
            StartableClasses work = new StartableClasses(classes.path(), FixedWork.class.getName());
            StartableClasses empty = new StartableClasses(classes.path(), Empty.class.getName());
            int processors = pool.count();
            List<Double> alone = cpuMillis(work, RUNS);
            List<Double> sideBySide = sideBySide(work, processors);
            List<Spread> clock = isolatedAndBare(empty);
            return new HostMeasures(RUNS, processors, spread(alone), spread(sideBySide), clock.get(0), clock.get(1));
        }
    }

    /** Measures both in turn, so that both meet the same moods of the host. */
    private List<Spread> isolatedAndBare(StartableClasses empty)
            throws IOException, SandboxException, InterruptedException {
        List<Double> isolated = new ArrayList<>();
        List<Double> bare = new ArrayList<>();
        Path folder = Files.createTempDirectory(temporary, "bare-");
        try {
            Path work = Files.createDirectory(folder.resolve(Command.WORK));
            Files.createDirectory(folder.resolve(Command.RUNTIME));
            for (int i = 0; i < RUNS; i++) {
                long start = System.nanoTime();
                run(empty);
                isolated.add(millisSince(start));
                start = System.nanoTime();
                runBare(empty, work);
                bare.add(millisSince(start));
            }
        } finally {
            PathUtils.deleteDirectory(folder);
        }
        return List.of(spread(isolated), spread(bare));
    }

    private List<Double> sideBySide(StartableClasses work, int processors)
            throws SandboxException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(processors);
        try {
            Callable<List<Double>> share = () -> cpuMillis(work, (RUNS + processors - 1) / processors);
            List<Double> all = new ArrayList<>();
            for (Future<List<Double>> done : threads.invokeAll(Collections.nCopies(processors, share))) {
                all.addAll(done.get());
            }
            return all;
        } catch (ExecutionException e) {
            throw new SandboxException("cannot measure: " + e.getCause(), e);
        } finally {
            threads.shutdownNow();
        }
    }

    private List<Double> cpuMillis(StartableClasses program, int runs) throws SandboxException, InterruptedException {
        List<Double> millis = new ArrayList<>();
        for (int i = 0; i < runs; i++) {
            millis.add(run(program).outcome().usage().cpuTime().toNanos() / 1e6);
        }
        return millis;
    }

    private Execution run(StartableClasses program) throws SandboxException, InterruptedException {
        try (ProcessorPool.Lease core = pool.take(Priority.FIRST)) {
            Execution execution = jvm.run(program, RunInput.empty(), LIMITS, core.processor());
            if (!execution.outcome().ending().isSuccess()) {
                throw new SandboxException("the judge's own program does not run: "
                        + execution.outcome().ending() + " "
                        + new String(execution.outcome().stderr(), StandardCharsets.UTF_8));
            }
            return execution;
        }
    }

    /** The same JVM as an ordinary process, as a shell would start it. */
    private void runBare(StartableClasses program, Path work)
            throws IOException, SandboxException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(jvm.bareCommand(program, LIMITS))
                .directory(work.toFile())
                .redirectErrorStream(true);
        Process process = Processors.start(builder, pool.given());
        process.getOutputStream().close();
        process.getInputStream().readAllBytes();
        process.waitFor();
    }

    private static double millisSince(long startNanos) {
        return (System.nanoTime() - startNanos) / 1e6;
    }

    private static Spread spread(List<Double> figures) {
        List<Double> sorted = figures.stream().sorted().toList();
        return new Spread(sorted.get(0), sorted.get(sorted.size() / 2), sorted.get(sorted.size() - 1));
    }
}
