package judge.engine;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import judge.problem.CheckerChoice;
import judge.problem.GradingTree;
import judge.problem.PackageExtras.StaticValidator;
import judge.problem.PackagePrograms;
import judge.problem.Problem;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.Constants;
import judge.program.Checktestdata;
import judge.program.CompiledBefore;
import judge.program.InputValidator;
import judge.program.PackageProgram;
import judge.program.ScriptPrograms;
import judge.program.ScriptedFolder;
import judge.sandbox.HostPace;
import judge.sandbox.Isolation;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.Sandbox;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.store.KeptResults;
import judge.submission.Submission;
import judge.workspace.Workspace;

/** The tools of a judge on this machine, set up once and shared by all its threads. */
public final class Toolchain implements AutoCloseable {

    private final Sandbox sandbox;
    private final Workspace workspace;
    private final Languages languages;
    private final ProcessorPool pool;
    private final ExecutorService caseThreads;
    private final PreparedProblems problems = new PreparedProblems(this::made);
    private final AtomicLong numbers = new AtomicLong();
    private volatile PackageProgram.Workshop workshop;
    private volatile HostPace pace = HostPace.UNKNOWN;
    private int judgings;
    private boolean closed;

    /** Makes a toolchain of parts that are ready; closing it closes them. */
    public Toolchain(Sandbox sandbox, Workspace workspace, Languages languages, ProcessorPool pool) {
        this.sandbox = sandbox;
        this.workspace = workspace;
        this.languages = languages;
        this.pool = pool;
        this.workshop = new PackageProgram.Workshop(
                languages::of, new ScriptPrograms(sandbox, workspace.folder()), CompiledBefore.NOTHING, pool.given());
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                pool.count(), pool.count(), 0, SECONDS, new LinkedBlockingQueue<>(), new CaseThreads());
        // All at once: a thread that cannot be made is told of here, and not to whoever gave a processor back.
        threads.prestartAllCoreThreads();
        this.caseThreads = threads;
    }

    /** Makes languages ready. */
    @FunctionalInterface
    public interface LanguageOpener {

        /**
         * The languages that submissions may be in.
         *
         * @param sandbox everything of them runs in it
         * @param folder for what is temporary
         * @param processors to measure on
         */
        Languages open(Sandbox sandbox, Path folder, Set<Integer> processors)
                throws SandboxException, InterruptedException;
    }

    /**
     * Sets up. The sandbox and the workspace are closed with the toolchain, or at once if that cannot be set up.
     *
     * @param languages makes the languages ready
     * @param pool the processors that programs run on
     * @throws SandboxException also if this process must not use one of the processors
     */
    public static Toolchain open(Sandbox sandbox, Workspace workspace, LanguageOpener languages, ProcessorPool pool)
            throws SandboxException, InterruptedException {
        try (ProcessorPool.Lease core = pool.take(Priority.FIRST)) {
            requireAllowed(pool.given());
            Languages ready = languages.open(sandbox, workspace.folder(), core.processor());
            return new Toolchain(sandbox, workspace, ready, pool);
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

    private static void requireAllowed(Set<Integer> processors) throws SandboxException {
        List<Integer> allowed = Processors.allowed();
        if (!allowed.containsAll(processors)) {
            throw new SandboxException("not all of the processors " + Processors.list(processors)
                    + " may be used here, only " + Processors.list(allowed));
        }
    }

    /**
     * Keeps programs of packages from now on: they are compiled once only.
     *
     * @param build of the judge
     */
    public void keepProgramsIn(KeptResults shelf, String build) {
        workshop = workshop.keepingIn(new KeptPrograms(shelf, build));
    }

    /** Compares runs that come to their limit of time, from now on, with how slow the machine is. */
    public void measureBy(HostPace other) {
        pace = other;
    }

    /** Returns the measure of how slow this machine is at the moment. */
    public HostPace pace() {
        return pace;
    }

    /** Measures whether this machine is about as fast now as it is when nothing else runs on it. */
    public boolean isQuiet() throws InterruptedException {
        try (ProcessorPool.Lease core = pool.take(new Priority(true, Priority.BACKGROUND, 0))) {
            return pace.slowness(core.processor()) <= HostPace.BUSY;
        }
    }

    public Languages languages() {
        return languages;
    }

    public ProcessorPool pool() {
        return pool;
    }

    /** The judge's own folder for temporary files, deleted when the toolchain is closed. */
    public Path temporary() {
        return workspace.folder();
    }

    /** Runs cases, and checks them. */
    Executor caseThreads() {
        return caseThreads;
    }

    /** Returns the next number for submissions, in the order in which they are begun, from 0. */
    public long nextNumber() {
        return numbers.getAndIncrement();
    }

    /** Returns the protections that keep submissions away from the host. */
    public Isolation isolation() {
        return sandbox.isolation();
    }

    /**
     * Returns the things besides the submission, the problem and this program that the figures of a run depend on, as
     * text without a fixed format.
     */
    public String surroundings(Submission submission, Problem problem) {
        String own = languages.surroundings(submission, problem);
        return String.join("; ", own, sandbox.isolation().toString(), Processors.model());
    }

    /** The problem with its checker, and its validator compiled if it brings one; for the caller to close. */
    public ReadyProblem prepare(Problem problem) throws SandboxException, InterruptedException {
        return problems.take(problem);
    }

    private PreparedProblem made(Problem problem) throws SandboxException, InterruptedException {
        PreparedProblem made = checked(problem).tellingBy(languages::telling);
        try {
            Optional<StaticValidator> looking = problem.extras().staticValidator();
            if (looking.isPresent()) {
                made = made.withStaticValidator(unchanged(
                        problem, looking.get().program(), looking.get().limits()));
            }
            Optional<GradingTree.Grader> grader = problem.data().grading().flatMap(GradingTree::grader);
            if (grader.isPresent()) {
                made = made.with(new PackageGrader(
                        unchanged(problem, grader.get().program(), grader.get().limits())));
            }
            return made;
        } catch (SandboxException | InterruptedException | RuntimeException | Error e) {
            made.discard();
            throw e;
        }
    }

    private PreparedProblem checked(Problem problem) throws SandboxException, InterruptedException {
        if (problem.judging().checker() instanceof CheckerChoice.External external) {
            return new PreparedProblem(problem, validators(problem, external));
        }
        CheckerChoice.BuiltIn builtIn =
                (CheckerChoice.BuiltIn) problem.judging().checker();
        return new PreparedProblem(problem, Checkers.of(builtIn));
    }

    private List<PackageProgram> validators(Problem problem, CheckerChoice.External external)
            throws SandboxException, InterruptedException {
        List<PackageProgram> made = new ArrayList<>();
        try {
            for (Path program : external.programs()) {
                made.add(unchanged(problem, program, external.limits()));
            }
            return made;
        } catch (SandboxException | InterruptedException | RuntimeException | Error e) {
            for (PackageProgram program : made) {
                PreparedProblem.discard(program::close);
            }
            throw e;
        }
    }

    /** Makes a program of a package ready; fails if its source is not the one that the problem's version says. */
    private PackageProgram unchanged(Problem problem, Path source, ValidatorLimits limits)
            throws SandboxException, InterruptedException {
        PackageProgram program = packageProgram(source, problem.extras().constants(), limits);
        try {
            problem.content().requireUnchanged(source);
            return program;
        } catch (IOException e) {
            throw new SandboxException(
                    "the package's " + source.getFileName() + " has changed since the package was read: " + e, e);
        }
    }

    /** A validator or generator of a problem package, compiled; for the caller to close. */
    public PackageProgram packageProgram(Path source, ValidatorLimits limits)
            throws SandboxException, InterruptedException {
        return packageProgram(source, Constants.NONE, limits);
    }

    /** The same of a problem with constants. */
    public PackageProgram packageProgram(Path source, Constants constants, ValidatorLimits limits)
            throws SandboxException, InterruptedException {
        return PackageProgram.made(source, constants, limits, workshop);
    }

    /**
     * Runs a script in a folder with files of a package, in the sandbox.
     *
     * @param files contents in the folder, by their paths in it
     * @param script its path; it is run in the folder that it lies in
     * @param time the time that it may take
     * @param taken gets each of the files that are in the script's folder at the end, by its path in that
     * @throws SandboxException where it does not end well, with what it said
     */
    public void runScript(Map<String, Path> files, String script, Duration time, ScriptedFolder.Taken taken)
            throws IOException, SandboxException, InterruptedException {
        ScriptedFolder.run(workshop.scripts(), files, script, time, taken, workshop.processors());
    }

    /** Makes the program ready that recognizes valid inputs of a problem; the caller closes it. */
    public InputValidator inputValidator(PackagePrograms.Found found, Problem problem)
            throws SandboxException, InterruptedException {
        Constants constants = problem.extras().constants();
        return found.kind() == PackagePrograms.Kind.CHECKTESTDATA
                ? Checktestdata.of(found.path(), constants, PackagePrograms.LIMITS, workshop)
                : packageProgram(found.path(), constants, PackagePrograms.LIMITS);
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

    /** Notes that a judging has begun, which {@link #ended} ends: the tools are not put away under it. */
    synchronized void begun() {
        if (closed) {
            throw new IllegalStateException("the judge is closed");
        }
        judgings++;
    }

    synchronized void ended() {
        judgings--;
        notifyAll();
    }

    /** Ends what is running, waits until no judging is under way, and deletes what was laid down. */
    @Override
    public void close() throws IOException {
        synchronized (this) {
            closed = true;
        }
        sandbox.close();
        awaitJudgings();
        caseThreads.shutdown();
        try {
            problems.close();
        } finally {
            workspace.close();
        }
    }

    private synchronized void awaitJudgings() {
        boolean interrupted = false;
        while (judgings > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
