package judge.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import judge.digest.Sha256;
import judge.problem.Problem;
import judge.problem.TimeLimitRule;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.yaml.ProblemFormatException;
import judge.program.ProgramFailure;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.store.KeptResults;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Infers the time limits of problems that give none: by the jury's accepted submissions, each run once on every case of
 * the problem on this host. Any number of threads may use it: who needs a limit that is being measured waits for it,
 * nobody else does.
 */
public final class TimeLimits {

    /** The time for each run while the limit is measured: nobody sets a problem whose own solutions take longer. */
    private static final Duration MEASURING = Duration.ofSeconds(60);

    /**
     * The multiple of the limit that the others set; a rejected submission that takes longer than this is too slow,
     * whatever its folder says.
     */
    private static final int MOST_TIMES = 4;

    private static final Duration LEAST_MEASURED = Duration.ofSeconds(5);

    private static final String ACCEPTED = "accepted/";

    private final Toolchain toolchain;
    private final Judge judge;
    private final Fingerprints fingerprints = new Fingerprints(true);
    private final Optional<KeptResults> kept;
    private final Optional<KeptResults> agreed;
    private final Consumer<String> measuring;
    private final Map<String, OfVersion> versions = new ConcurrentHashMap<>();
    private volatile Reports newest = new Reports("", Map.of());

    /**
     * Makes the time limits of a host.
     *
     * @param kept the place where they are kept beyond the end of this program
     * @param agreed the limits that other hosts have measured, by the versions of problems: they hold here, too.
     *     The first limit kept there stays.
     * @param measuring is told the id of a problem before its limit is measured, which may take minutes
     */
    public TimeLimits(
            Toolchain toolchain, Optional<KeptResults> kept, Optional<KeptResults> agreed, Consumer<String> measuring) {
        this(toolchain, new LocalJudge(toolchain, JudgingRules.MEASURING), kept, agreed, measuring);
    }

    /** Measured by a judge that runs each case once, and all cases. */
    TimeLimits(
            Toolchain toolchain,
            Judge judge,
            Optional<KeptResults> kept,
            Optional<KeptResults> agreed,
            Consumer<String> measuring) {
        this.toolchain = toolchain;
        this.judge = judge;
        this.kept = kept;
        this.agreed = agreed;
        this.measuring = measuring;
    }

    /** The reports on the jury's submissions to a version of a problem, by their names. */
    private record Reports(String version, Map<String, Report> byName) {}

    /** A submission of the jury, as it is judged. */
    private record Measured(JurySubmission jury, Submission read) {

        boolean isAccepted() {
            return jury.isAmongAccepted();
        }
    }

    private record Ended(Measured submission, Report report) {}

    /** The time of a submission, in seconds of the limit that the problem grants it. */
    private record Taken(String name, Duration time) {}

    /**
     * The problem with its time limit known; the same one where its package gives it.
     *
     * @throws SandboxException if it cannot be inferred, with the reason
     */
    public Problem of(Problem problem) throws SandboxException, InterruptedException {
        if (!problem.lacksTimeLimit()) {
            return problem;
        }
        InferredLimit limit = versions.computeIfAbsent(version(problem), any -> new OfVersion())
                .limit(problem);
        return problem.withTimeLimit(limit.cpuTime(), limit.setBy());
    }

    /** The limit of a version of a problem: measured once, by the thread that asks first. */
    private final class OfVersion {

        private final ReentrantLock measuring = new ReentrantLock();
        private @Nullable InferredLimit known;
        private @Nullable Reason unknowable;

        InferredLimit limit(Problem problem) throws SandboxException, InterruptedException {
            measuring.lockInterruptibly();
            try {
                if (unknowable != null) {
                    throw new SandboxException(unknowable);
                }
                if (known == null) {
                    known = agreed(problem);
                }
                return known;
            } catch (NoLimit e) {
                unknowable = e.why();
                throw new SandboxException(unknowable);
            } finally {
                measuring.unlock();
            }
        }
    }

    /** The package is such that nothing can be inferred, however often it is tried. */
    private static final class NoLimit extends Exception {

        private static final long serialVersionUID = 1L;
        private final transient Reason why;

        NoLimit(Problem problem, Reason why) {
            super(why.toString());
            this.why = sentence(problem, why);
        }

        Reason why() {
            return why;
        }
    }

    /**
     * Returns the report on a submission of the jury from the measuring of this problem's limit: judged on every case,
     * each run once, with more time than the limit. Empty if it was not judged then, or if another problem has been
     * measured since.
     */
    public Optional<Report> measured(JurySubmission submission, Problem problem) {
        Reports reports = newest;
        return reports.version().equals(version(problem))
                ? Optional.ofNullable(reports.byName().get(submission.name()))
                : Optional.empty();
    }

    private static String version(Problem problem) {
        return problem.id() + " " + problem.version() + problem.limits().runtimes();
    }

    /** The report on a submission that cannot be judged because there is no limit. */
    Report failed(Submission submission, Problem problem, Object why) {
        AppliedLimits limits =
                AppliedLimits.without(problem.limits(), toolchain.languages().nameOf(submission, problem));
        return new ReportMaker(
                        submission, problem, limits, Optional.empty(), List.of(), toolchain.isolation(), fingerprints)
                .failed(Reason.of(ReasonCode.HOST_FAILED, "message", why));
    }

    private InferredLimit agreed(Problem problem) throws NoLimit, SandboxException, InterruptedException {
        String key = new Sha256()
                .addText("agreed time limit")
                .addText(version(problem))
                .addText(rule(problem).toString())
                .hex();
        Optional<InferredLimit> there =
                agreed.flatMap(limits -> limits.find(key)).flatMap(InferredLimit::read);
        if (there.isPresent()) {
            return there.get();
        }
        InferredLimit own = inferred(problem);
        agreed.ifPresent(limits -> limits.keep(key, own.written()));
        return agreed.flatMap(limits -> limits.find(key))
                .flatMap(InferredLimit::read)
                .orElse(own);
    }

    private InferredLimit inferred(Problem problem) throws NoLimit, SandboxException, InterruptedException {
        Problem measured = problem.withTimeLimit(MEASURING, List.of(ACCEPTED));
        List<Measured> submissions = new ArrayList<>();
        Sha256 all = new Sha256().addText("time limits").addText(rule(problem).toString());
        for (JurySubmission one : bounding(problem)) {
            try {
                Submission submission = JurySources.read(one, problem);
                submissions.add(new Measured(one, submission));
                all.addText(one.expected().toString());
                all.addText(fingerprints.of(submission, measured)).addText(toolchain.surroundings(submission, problem));
            } catch (SubmissionException e) {
                if (one.isAmongAccepted()) {
                    throw failure(
                            problem,
                            ProgramFailure.SUBMISSION_UNREADABLE.of(one.name(), String.valueOf(e.getMessage())));
                }
            }
        }
        String key = all.hex();
        Optional<byte[]> earlier = kept.flatMap(store -> store.find(key));
        Optional<String> none = earlier.flatMap(InferredLimit::whyNone);
        if (none.isPresent()) {
            throw failure(problem, ProgramFailure.NONE_ACCEPTED.of(none.get()));
        }
        Optional<InferredLimit> there = earlier.flatMap(InferredLimit::read);
        if (there.isPresent()) {
            return there.get();
        }
        requireLanguages(problem, submissions);
        measuring.accept(problem.id());
        InferredLimit fresh = measured(measured, submissions, verdicts -> keep(key, InferredLimit.none(verdicts)));
        keep(key, fresh.written());
        return fresh;
    }

    private void keep(String key, byte[] content) {
        kept.ifPresent(store -> store.keep(key, content));
    }

    /**
     * Fails if a language is missing for one of the submissions, before the others are measured, which may take minutes
     * each time.
     */
    private void requireLanguages(Problem problem, List<Measured> submissions)
            throws NoLimit, SandboxException, InterruptedException {
        if (submissions.stream().noneMatch(Measured::isAccepted)) {
            throw failure(problem, ProgramFailure.NO_ACCEPTED_LANGUAGE_KNOWN.of());
        }
        for (Measured one : submissions) {
            try {
                toolchain.languages().of(one.read(), problem);
            } catch (SandboxException e) {
                throw unrunnable(problem, one.jury(), e.why());
            }
        }
    }

    /**
     * Makes the failure of a submission that the host could not run: without it, the limit would be that of the others,
     * for good.
     */
    private static SandboxException unrunnable(Problem problem, JurySubmission jury, Object why) {
        return new SandboxException(sentence(problem, ProgramFailure.SUBMISSION_NOT_RUN.of(jury.name(), why)));
    }

    private static TimeLimitRule rule(Problem problem) {
        return problem.inferred().orElseThrow();
    }

    /** Returns the submissions that the limit follows from, those that must be accepted first. */
    private static List<JurySubmission> bounding(Problem problem) throws NoLimit {
        try {
            return JuryReader.read(problem).submissions().stream()
                    .filter(submission -> submission.sets(rule(problem)))
                    .sorted(Comparator.comparing(submission -> !submission.isAmongAccepted()))
                    .toList();
        } catch (ProblemFormatException e) {
            throw failure(
                    problem,
                    ProgramFailure.SUBMISSIONS_UNREADABLE.of(e.faults().get(0).what()));
        }
    }

    /**
     * Measures it.
     *
     * @param lastingly told why there is none, where that is not the judge's own failure
     */
    private InferredLimit measured(Problem problem, List<Measured> submissions, Consumer<String> lastingly)
            throws NoLimit, SandboxException, InterruptedException {
        List<Taken> taken = new ArrayList<>();
        List<String> others = new ArrayList<>();
        Map<String, Report> reports = new HashMap<>();
        for (boolean accepted : List.of(true, false)) {
            List<Measured> some = submissions.stream()
                    .filter(one -> one.isAccepted() == accepted)
                    .toList();
            List<Report> judged = judged(some, accepted ? problem : atMost(problem, taken));
            for (int i = 0; i < some.size(); i++) {
                JurySubmission jury = some.get(i).jury();
                Report report = judged.get(i);
                Optional<Object> broken = report.hostFailure();
                if (broken.isPresent()) {
                    throw unrunnable(problem, jury, broken.get());
                }
                reports.put(jury.name(), report);
                Optional<Duration> time = JuryTimes.slowest(report, jury, problem);
                time.ifPresent(net -> taken.add(new Taken(jury.name(), net)));
                if (time.isEmpty() && accepted) {
                    others.add(jury.name() + " " + report.verdict());
                }
            }
        }
        newest = new Reports(version(problem), reports);
        if (taken.stream().noneMatch(one -> one.name().startsWith(ACCEPTED))) {
            String verdicts = String.join(", ", others);
            if (reports.values().stream().noneMatch(report -> report.verdict() == Verdict.JE)) {
                lastingly.accept(verdicts);
            }
            throw failure(problem, ProgramFailure.NONE_ACCEPTED.of(verdicts));
        }
        Taken slowest = Collections.max(taken, Comparator.comparing(Taken::time));
        Duration limit = rule(problem).limit(slowest.time());
        List<String> setBy = taken.stream()
                .filter(one -> rule(problem).limit(one.time()).equals(limit))
                .sorted(Comparator.comparing(Taken::time).reversed())
                .map(Taken::name)
                .toList();
        return new InferredLimit(limit, setBy);
    }

    /**
     * Judges the submissions, as many at a time as there are processors: while one is compiled, another one runs.
     *
     * @throws NoLimit if the problem's own validator had to be ended on one of them: it may take as long on all
     *     others
     */
    private List<Report> judged(List<Measured> submissions, Problem problem) throws NoLimit, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(toolchain.pool().count());
        try {
            CompletionService<Ended> ends = new ExecutorCompletionService<>(threads);
            for (Measured one : submissions) {
                ends.submit(() -> new Ended(one, judge.judge(one.read(), problem)));
            }
            Map<String, Report> reports = new HashMap<>();
            for (int left = submissions.size(); left > 0; left--) {
                Ended ended = ends.take().get(); // Whichever ends first: the others may take a minute each.
                String name = ended.submission().jury().name();
                Optional<String> hung = JuryTimes.hungValidator(ended.report());
                if (hung.isPresent()) {
                    throw failure(problem, ProgramFailure.VALIDATOR_HANGS_ON.of(hung.get(), name));
                }
                reports.put(name, ended.report());
            }
            return submissions.stream()
                    .map(one -> Objects.requireNonNull(reports.get(one.jury().name())))
                    .toList();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a jury submission could not be measured", e.getCause());
        } finally {
            threads.shutdownNow();
            threads.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    /** The problem with as much time as what is rejected may take to count. */
    private static Problem atMost(Problem problem, List<Taken> taken) {
        Optional<Duration> most = taken.stream()
                .map(one -> rule(problem).limit(one.time()).multipliedBy(MOST_TIMES))
                .map(limit -> limit.compareTo(LEAST_MEASURED) < 0 ? LEAST_MEASURED : limit)
                .max(Comparator.naturalOrder())
                .filter(limit -> limit.compareTo(MEASURING) < 0);
        return most.map(limit -> problem.withTimeLimit(limit, List.of(ACCEPTED)))
                .orElse(problem);
    }

    private static NoLimit failure(Problem problem, Reason why) {
        return new NoLimit(problem, why);
    }

    private static Reason sentence(Problem problem, Reason why) {
        return ProgramFailure.TIME_LIMIT_UNKNOWN.of(problem.id(), why);
    }
}
