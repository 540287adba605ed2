package judge.engine;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import judge.check.Checker;
import judge.check.ExternalChecker;
import judge.language.java.compile.Javac;
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
import judge.workspace.Workspace;

/** The tools of a judge on this machine, set up once and shared by all its threads. */
public final class Workshop implements AutoCloseable {

    private final Sandbox sandbox;
    private final Workspace workspace;
    private final JvmImage image;
    private final Javac javac;
    private final Jvm jvm;
    private final Cores cores;
    private final ExecutorService caseThreads;
    private final Duration startUp;
    private final Map<Path, PreparedProblem> problems = new HashMap<>();
    private final Map<Path, PackageProgram> programs = new HashMap<>();

    Workshop(
            Sandbox sandbox, Workspace workspace, JvmImage image, Javac javac, Jvm jvm, Duration startUp, Cores cores) {
        this.sandbox = sandbox;
        this.workspace = workspace;
        this.image = image;
        this.javac = javac;
        this.jvm = jvm;
        this.startUp = startUp;
        this.cores = cores;
        // Half of them wait for JVMs, the other half check what those have answered.
        this.caseThreads = Executors.newFixedThreadPool(2 * cores.count(), new CaseThreads());
    }

    /**
     * Sets up: makes the JVM images and measures the JVM's start-up where the cache does not have them yet. The
     * sandbox and the workspace are closed with the workshop, or at once if that cannot be set up.
     *
     * @param cache folder for what is kept between runs
     * @param cores the processors that programs run on
     * @throws SandboxException also if this process must not use one of the processors
     */
    public static Workshop open(Sandbox sandbox, Workspace workspace, Path cache, Cores cores)
            throws SandboxException, InterruptedException {
        try {
            return setUp(sandbox, workspace, cache, cores);
        } catch (SandboxException | InterruptedException | RuntimeException | Error e) {
            sandbox.close();
            try {
                workspace.close();
            } catch (IOException closing) {
                e.addSuppressed(closing);
            }
            throw e;
        }
    }

    private static Workshop setUp(Sandbox sandbox, Workspace workspace, Path cache, Cores cores)
            throws SandboxException, InterruptedException {
        requireCompiler();
        requireAllowed(cores.given());
        JvmImages images = JvmImages.in(cache);
        JvmImage image = images.forRunning();
        JvmImage compileImage = images.forCompiling();
        Jvm jvm = new Jvm(sandbox, image);
        try (Cores.Lease core = cores.take(Turn.FIRST)) {
            String key = image.root().getFileName() + sandbox.isolation().toString();
            Duration startUp = StartUp.of(jvm, cache, key, workspace.folder(), core.processor());
            Javac javac = new Javac(sandbox, compileImage, workspace.folder());
            return new Workshop(sandbox, workspace, image, javac, jvm, startUp, cores);
        }
    }

    /** A runtime without a compiler would make a compile error of every submission. */
    private static void requireCompiler() throws SandboxException {
        if (ModuleFinder.ofSystem().find("jdk.compiler").isEmpty()) {
            throw new SandboxException("the Java in " + System.getProperty("java.home")
                    + " is a runtime without a compiler; a JDK of version 17 or newer is needed");
        }
    }

    private static void requireAllowed(Set<Integer> processors) throws SandboxException {
        List<Integer> allowed = Processors.allowed();
        if (!allowed.containsAll(processors)) {
            throw new SandboxException("not all of the processors " + Processors.list(processors)
                    + " may be used here, only " + Processors.list(allowed));
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

    /** The judge's own folder for temporary files, deleted when the workshop is closed. */
    public Path temporary() {
        return workspace.folder();
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

    /** What the figures of a run depend on besides the submission, the problem and this program; in no certain form. */
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
            program = PackageProgram.compile(
                    source, limits, new PackageProgram.Tools(sandbox, image, javac, workspace.folder(), cores.given()));
            programs.put(source, program);
        }
        return program;
    }

    /** They do not keep the judge from ending. */
    private static final class CaseThreads implements ThreadFactory {
        private final AtomicInteger made = new AtomicInteger();

        @Override
        public Thread newThread(Runnable work) {
            Thread thread = new Thread(work, "case-" + made.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        }
    }

    /** Ends what is running, and deletes what was laid down; the second time does nothing. */
    @Override
    public void close() throws IOException {
        caseThreads.shutdown();
        sandbox.close();
        workspace.close();
    }
}
