package judge.engine;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import judge.check.Checker;
import judge.check.ExternalChecker;
import judge.language.java.compile.Javac;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.JvmImages;
import judge.language.java.run.Jvm;
import judge.language.java.run.StartUp;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.ValidatorLimits;
import judge.program.PackageProgram;
import judge.reason.Reason;
import judge.sandbox.Isolation;
import judge.sandbox.Processors;
import judge.sandbox.Sandbox;
import judge.sandbox.SandboxException;
import judge.schedule.Cores;
import judge.schedule.Turn;

/** The tools of a judge on this machine, set up once and shared by all its threads. */
public final class Workshop implements AutoCloseable {

    private final Sandbox sandbox;
    private final JvmImage image;
    private final Javac javac;
    private final Jvm jvm;
    private final Cores cores;
    private final ExecutorService caseThreads;
    private final Duration startUp;
    private final Map<Path, PreparedProblem> problems = new HashMap<>();
    private final Map<Path, PackageProgram> programs = new HashMap<>();

    Workshop(Sandbox sandbox, JvmImage image, Javac javac, Jvm jvm, Duration startUp, Cores cores) {
        this.sandbox = sandbox;
        this.image = image;
        this.javac = javac;
        this.jvm = jvm;
        this.startUp = startUp;
        this.cores = cores;
        // Half of them wait for JVMs, the other half check answers.
        this.caseThreads = Executors.newFixedThreadPool(2 * cores.count(), new CaseThreads());
    }

    /** Sets up for as many programs at the same time as there are processors. */
    public static Workshop open(Sandbox sandbox, Path cache) throws SandboxException, InterruptedException {
        return open(sandbox, cache, Integer.MAX_VALUE);
    }

    /**
     * Sets up: makes the JVM images and measures the JVM's start-up where the cache does not have them yet.
     *
     * @param cache folder for what is kept between runs
     * @param jobs how many programs may run at the same time, at most
     */
    public static Workshop open(Sandbox sandbox, Path cache, int jobs) throws SandboxException, InterruptedException {
        requireCompiler();
        try {
            ClassFolder.sweep();
        } catch (IOException e) {
            throw new SandboxException("cannot tidy up the folder for temporary files: " + e, e);
        }
        JvmImages images = JvmImages.in(cache);
        JvmImage image = images.forRunning();
        JvmImage compileImage = images.forCompiling();
        Jvm jvm = new Jvm(sandbox, image);
        List<Integer> allowed = Processors.allowed();
        Cores cores = new Cores(allowed.subList(0, Math.min(jobs, allowed.size())));
        try (Cores.Lease core = cores.take(Turn.FIRST)) {
            String key = image.root().getFileName() + sandbox.isolation().toString();
            Duration startUp = StartUp.of(jvm, cache, key, core.processor());
            return new Workshop(sandbox, image, new Javac(sandbox, compileImage), jvm, startUp, cores);
        }
    }

    /** A runtime without a compiler would make a compile error of every submission. */
    private static void requireCompiler() throws SandboxException {
        if (ModuleFinder.ofSystem().find("jdk.compiler").isEmpty()) {
            throw new SandboxException("the Java in " + System.getProperty("java.home")
                    + " is a runtime without a compiler; a JDK of version 17 or newer is needed");
        }
    }

    public Javac javac() {
        return javac;
    }

    public Jvm jvm() {
        return jvm;
    }

    public Cores cores() {
        return cores;
    }

    /** Runs cases, and checks them. */
    Executor caseThreads() {
        return caseThreads;
    }

    public Duration startUp() {
        return startUp;
    }

    /** What keeps submissions away from the host. */
    public Isolation isolation() {
        return sandbox.isolation();
    }

    /**
     * What the figures of a run depend on besides the submission, the problem and this program, as text without a fixed
     * format.
     */
    public String surroundings() {
        return String.join(
                "; ",
                image.root().getFileName().toString(),
                JvmArguments.fingerprint(),
                sandbox.isolation().toString(),
                startUp.toString(),
                Processors.model());
    }

    /** The problem with its checker, and its validator compiled if it brings one; made once. */
    synchronized PreparedProblem prepare(Problem problem) throws SandboxException, InterruptedException {
        PreparedProblem prepared = problems.get(problem.folder());
        if (prepared == null) {
            prepared = new PreparedProblem(problem, checker(problem.judging()));
            problems.put(problem.folder(), prepared);
        }
        return prepared;
    }

    /** The checker of a problem. */
    public Checker checker(Problem problem) throws SandboxException, InterruptedException {
        return prepare(problem).checker();
    }

    /** Why a test case cannot be judged, if it cannot. */
    public Optional<Reason> fault(Problem problem, TestCase testCase)
            throws IOException, SandboxException, InterruptedException {
        return prepare(problem).expected(testCase).fault();
    }

    private Checker checker(Judging judging) throws SandboxException, InterruptedException {
        if (judging.checker() instanceof CheckerChoice.External external) {
            return new ExternalChecker(packageProgram(external.program(), external.limits()));
        }
        return Checkers.of((CheckerChoice.BuiltIn) judging.checker());
    }

    /** A validator or generator of a problem package, compiled once. */
    public synchronized PackageProgram packageProgram(Path source, ValidatorLimits limits)
            throws SandboxException, InterruptedException {
        PackageProgram program = programs.get(source);
        if (program == null) {
            program = PackageProgram.compile(source, limits, sandbox, image, javac);
            programs.put(source, program);
        }
        return program;
    }

    /** Daemon threads, which do not keep the judge from ending. */
    private static final class CaseThreads implements ThreadFactory {
        private final AtomicInteger made = new AtomicInteger();

        @Override
        public Thread newThread(Runnable work) {
            Thread thread = new Thread(work, "case-" + made.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        }
    }

    @Override
    public void close() throws IOException {
        caseThreads.shutdown();
        javac.close();
        for (PackageProgram program : programs.values()) {
            program.close();
        }
    }
}
