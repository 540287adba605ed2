package judge.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import judge.engine.CachedJudge;
import judge.engine.Fingerprints;
import judge.engine.JudgeBuild;
import judge.engine.LimitedJudge;
import judge.engine.LocalJudge;
import judge.engine.TimeLimits;
import judge.engine.Toolchain;
import judge.explain.Explainer;
import judge.explain.Explanation;
import judge.explain.FailureExplainer;
import judge.explain.KeptExplanations;
import judge.host.HostFinding;
import judge.host.HostMeasurement;
import judge.host.HostMeasures;
import judge.hunt.TrialException;
import judge.knowledge.InputSpace;
import judge.language.java.jvm.JvmImages;
import judge.language.java.run.Jvm;
import judge.problem.Problem;
import judge.problem.jury.JurySubmission;
import judge.report.HostSection;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.Sandbox;
import judge.schedule.ProcessorPool;
import judge.store.KeptResults;
import judge.store.ResultStore;
import judge.trial.PackageInputs;
import judge.trial.SandboxTrial;
import judge.verify.Coverage;
import judge.verify.Limiting;
import judge.verify.PackageVerifier;
import judge.verify.Verification;
import judge.verify.VerificationListener;
import judge.workspace.Workspace;

/**
 * This machine as a place to judge on: opens judges, and reports what the machine has and how steadily it measures.
 *
 * @param clock for the age of kept results
 */
public record ThisHost(ToolchainPreloader preloader, Clock clock) {

    private static final String RESULTS = "results";
    private static final String PROGRAMS = "programs";
    private static final int MOST_PROGRAM_BYTES = 16 << 20;
    private static final String NO_ISOLATION = "none";

    /**
     * A judge, for the caller to close.
     *
     * @throws HostFailure if nothing can be judged here
     */
    public OpenJudge open(JudgeOptions options) throws HostFailure, InterruptedException {
        return open(options, Optional.empty());
    }

    /**
     * The same with results of earlier runs from elsewhere.
     *
     * @param kept the place that they come from, and that new ones go to
     * @throws HostFailure if nothing can be judged here
     */
    public OpenJudge open(JudgeOptions options, KeptResults kept) throws HostFailure, InterruptedException {
        return open(options, Optional.of(kept));
    }

    private OpenJudge open(JudgeOptions options, Optional<KeptResults> given) throws HostFailure, InterruptedException {
        try {
            Path cache = options.cacheFolder();
            Toolchain toolchain = preloader.toolchain(options);
            try {
                return opened(options, given, cache, toolchain);
            } catch (RuntimeException | Error e) {
                toolchain.close();
                throw e;
            }
        } catch (SandboxException | IOException e) {
            throw new HostFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private OpenJudge opened(JudgeOptions options, Optional<KeptResults> given, Path cache, Toolchain toolchain) {
        Optional<ResultStore> store = given.isPresent()
                ? Optional.empty()
                : kept(toolchain, cache.resolve(RESULTS), KeptResults.MAX_ENTRY_BYTES);
        Optional<ResultStore> programs = kept(toolchain, cache.resolve(PROGRAMS), MOST_PROGRAM_BYTES);
        programs.ifPresent(
                shelf -> toolchain.keepProgramsIn(shelf, JudgeBuild.id().orElseThrow()));
        LocalJudge local = new LocalJudge(toolchain, options.rules());
        Optional<CachedJudge> cached = given.or(() -> store).map(kept -> cached(local, kept, toolchain, options));
        TimeLimits limits = new TimeLimits(toolchain, given.or(() -> store), options.agreed(), options.measuring());
        LimitedJudge judge = cached.map(one -> new LimitedJudge(limits, one, one))
                .orElseGet(() -> new LimitedJudge(limits, local, local));
        return new OpenJudge(
                judge,
                judge,
                (problem, coverage, watcher) -> verify(problem, coverage, toolchain, limits, watcher),
                (submission, problem) -> SandboxTrial.open(toolchain, submission, limited(limits, problem)),
                problem -> inputs(toolchain, problem),
                explainer(toolchain, limits, given.or(() -> store), options),
                hostSection(toolchain),
                toolchain::isQuiet,
                () -> close(toolchain, store, programs));
    }

    /** Makes the explainer; what it has found out before is kept where reports are. */
    private static Explainer explainer(
            Toolchain toolchain, TimeLimits limits, Optional<KeptResults> kept, JudgeOptions options) {
        Explainer looking = new FailureExplainer(toolchain);
        String build = JudgeBuild.explainingId().orElse("");
        Explainer explainer = kept.<Explainer>map(place ->
                        new KeptExplanations(looking, place, options.surroundings(toolchain), build, options.fresh()))
                .orElse(looking);
        return (submission, problem, report) -> {
            try {
                return explainer.explain(submission, limits.of(problem), report);
            } catch (SandboxException e) {
                return Explanation.NONE; // What could not be judged has nothing to explain.
            }
        };
    }

    private static CachedJudge cached(LocalJudge local, KeptResults kept, Toolchain toolchain, JudgeOptions options) {
        return new CachedJudge(
                local,
                local,
                kept,
                new Fingerprints(options.rules().allCases()),
                options.surroundings(toolchain),
                new CachedJudge.Options(options.fresh(), options.rules().beyond()));
    }

    /**
     * Opens the store for results or programs; empty during development, when one build cannot be told from another,
     * and where submissions have all the rights of the judge and could write there themselves.
     */
    private Optional<ResultStore> kept(Toolchain toolchain, Path folder, int mostBytes) {
        boolean safe =
                JudgeBuild.id().isPresent() && !toolchain.isolation().name().equals(NO_ISOLATION);
        return safe ? ResultStore.open(folder, clock, mostBytes) : Optional.empty();
    }

    /** Measures the host; takes about half a minute. */
    public static HostMeasures measures() throws HostFailure, InterruptedException {
        JudgeOptions options = JudgeOptions.usual();
        try (Workspace workspace = Workspace.open(options.temporaryRoot());
                HostCheck host = HostCheck.run();
                Sandbox sandbox = host.sandbox(workspace.folder())) {
            Jvm jvm = new Jvm(sandbox, JvmImages.in(options.cacheFolder()).forRunning());
            return new HostMeasurement(new ProcessorPool(options.processors()), jvm, workspace.folder()).take();
        } catch (SandboxException | IOException e) {
            throw new HostFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private static void close(Toolchain toolchain, Optional<ResultStore> results, Optional<ResultStore> programs) {
        try (toolchain) {
            results.ifPresent(ResultStore::sweep);
            programs.ifPresent(ResultStore::sweep);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HostSection hostSection(Toolchain toolchain) {
        return new HostSection(
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                Processors.model(),
                toolchain.pool().given().size(),
                System.getProperty("java.vm.version") + " " + System.getProperty("java.vendor"),
                toolchain.isolation().name(),
                toolchain.isolation().measures());
    }

    private static Problem limited(TimeLimits limits, Problem problem) throws TrialException, InterruptedException {
        try {
            return limits.of(problem);
        } catch (SandboxException e) {
            throw new TrialException(e.why());
        }
    }

    private static Verification verify(
            Problem problem,
            Coverage coverage,
            Toolchain toolchain,
            TimeLimits limits,
            Optional<VerificationListener> watcher)
            throws InterruptedException {
        try {
            PackageVerifier verifier = new PackageVerifier(
                    toolchain, watcher.isEmpty(), coverage, watcher.orElse(VerificationListener.NOBODY));
            return verifier.verify(problem, new Limiting() {
                @Override
                public Problem limited(Problem given) throws SandboxException, InterruptedException {
                    return limits.of(given);
                }

                @Override
                public Optional<Report> measured(JurySubmission submission, Problem given) {
                    return limits.measured(submission, given);
                }
            });
        } catch (SandboxException e) {
            return Verification.impossible(problem.id(), e);
        }
    }

    private static Optional<InputSpace> inputs(Toolchain toolchain, Problem problem)
            throws TrialException, InterruptedException {
        try {
            return PackageInputs.of(toolchain, problem);
        } catch (SandboxException e) {
            throw new TrialException(e.why());
        } catch (IOException e) {
            throw new TrialException(String.valueOf(e.getMessage()));
        }
    }

    /** Checks whether this host has everything that a judge needs. */
    public static List<HostFinding> findings() {
        return HostFindings.all();
    }
}
