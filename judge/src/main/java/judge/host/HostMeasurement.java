package judge.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.engine.Workshop;
import judge.host.HostMeasures.Spread;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.run.Execution;
import judge.language.java.run.Program;
import judge.language.java.run.RunInput;
import judge.language.java.run.RunLimits;
import judge.language.java.run.probe.Empty;
import judge.language.java.run.probe.FixedWork;
import judge.sandbox.Command;
import judge.sandbox.Processors;
import judge.sandbox.SandboxException;
import judge.schedule.Cores;
import judge.schedule.Turn;
import org.apache.commons.io.file.PathUtils;

/** Measures the host: how much the CPU time of one and the same program varies, and what isolation costs. */
public final class HostMeasurement {

    private static final int RUNS = 15;
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(60), Duration.ofSeconds(200), 64 << 20, 1024);
    private static final RunInput NOTHING = new RunInput(new byte[0], Optional.empty(), Optional.empty(), List.of());

    private final Workshop workshop;

    public HostMeasurement(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Takes about half a minute. */
    public HostMeasures take() throws IOException, SandboxException, InterruptedException {
        try (ClassFolder classes = ClassFolder.create()) {
            classes.add(Empty.class);
            classes.add(FixedWork.class);
            Program work = new Program(classes.path(), FixedWork.class.getName());
            Program empty = new Program(classes.path(), Empty.class.getName());
            int processors = Processors.allowed().size();
            List<Double> alone = cpuMillis(work, RUNS);
            List<Double> sideBySide = sideBySide(work, processors);
            List<Spread> clock = isolatedAndBare(empty);
            return new HostMeasures(RUNS, processors, spread(alone), spread(sideBySide), clock.get(0), clock.get(1));
        }
    }

    /** Alternating, so that changes in the host's speed affect both alike. */
    private List<Spread> isolatedAndBare(Program empty) throws IOException, SandboxException, InterruptedException {
        List<Double> isolated = new ArrayList<>();
        List<Double> bare = new ArrayList<>();
        Path folder = Files.createTempDirectory("judge-bare-");
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

    private List<Double> sideBySide(Program work, int processors) throws SandboxException, InterruptedException {
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

    private List<Double> cpuMillis(Program program, int runs) throws SandboxException, InterruptedException {
        List<Double> millis = new ArrayList<>();
        for (int i = 0; i < runs; i++) {
            millis.add(run(program).outcome().usage().cpuTime().toNanos() / 1e6);
        }
        return millis;
    }

    private Execution run(Program program) throws SandboxException, InterruptedException {
        try (Cores.Lease core = workshop.cores().take(Turn.FIRST)) {
            Execution execution = workshop.jvm().run(program, NOTHING, LIMITS, core.processor());
            if (!execution.outcome().ending().isSuccess()) {
                throw new SandboxException("the judge's own program does not run: "
                        + execution.outcome().ending() + " "
                        + new String(execution.outcome().stderr(), StandardCharsets.UTF_8));
            }
            return execution;
        }
    }

    /** The same JVM as an ordinary process, as a shell would start it. */
    private void runBare(Program program, Path work) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(workshop.jvm().bareCommand(program, LIMITS))
                .directory(work.toFile())
                .redirectErrorStream(true)
                .start();
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
