package judge.engine;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.problem.JuryReader;
import judge.problem.JurySubmission;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.problem.TimeLimitRule;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
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

    /** Nobody sets a problem whose own solutions take longer. */
    private static final Duration MEASURING = Duration.ofSeconds(60);

    /** What is rejected and takes so many times the limit that the others set is too slow, whatever its folder says. */
    private static final int MOST_TIMES = 4;

    private static final Duration LEAST_MEASURED = Duration.ofSeconds(5);

    private static final String ACCEPTED = "accepted/";

    private final Toolchain toolchain;
    private final Judge judge;
    private final Fingerprints fingerprints = new Fingerprints(true);
    private final Optional<KeptResults> kept;
    private final Optional<KeptResults> agreed;
    private final Map<String, OfVersion> versions = new ConcurrentHashMap<>();
    private volatile Reports newest = new Reports("", Map.of());

    /**
     * Those of a host.
     *
     * @param kept where they are kept beyond the end of this program
     * @param agreed what other hosts have measured, by the versions of problems: it holds here, too. What is kept there
     *     first stays.
     */
    public TimeLimits(Toolchain toolchain, Optional<KeptResults> kept, Optional<KeptResults> agreed) {
        this(toolchain, new LocalJudge(toolchain, new JudgingRules(true, true, false, 1, false)), kept, agreed);
    }

    /** Measured by a judge that runs each case once, and all cases. */
    TimeLimits(Toolchain toolchain, Judge judge, Optional<KeptResults> kept, Optional<KeptResults> agreed) {
        this.toolchain = toolchain;
        this.judge = judge;
        this.kept = kept;
        this.agreed = agreed;
    }

    /** A limit, and who has set it. */
    private record Inferred(Duration cpuTime, List<String> setBy) {}

    /** Of the jury's submissions to a version of a problem, by their names. */
    private record Reports(String version, Map<String, Report> byName) {}

    /** Of the jury, as it is judged. */
    private record Measured(JurySubmission jury, Submission read) {

        boolean isAccepted() {
            return jury.name().startsWith(ACCEPTED);
        }
    }

    /** What a submission has taken of what the problem's limit grants it, in seconds of that. */
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
        Inferred limit = versions.computeIfAbsent(version(problem), any -> new OfVersion())
                .limit(problem);
        return problem.withTimeLimit(limit.cpuTime(), limit.setBy());
    }

    /** What is known of a version of a problem: once, by whoever asks first. */
    private final class OfVersion {

        private final ReentrantLock measuring = new ReentrantLock();
        private @Nullable Inferred known;
        private @Nullable String unknowable;

        Inferred limit(Problem problem) throws SandboxException, InterruptedException {
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
                unknowable = String.valueOf(e.getMessage());
                throw new SandboxException(unknowable);
            } finally {
                measuring.unlock();
            }
        }
    }

    /** The package is such that nothing can be inferred, however often it is tried. */
    private static final class NoLimit extends Exception {

        private static final long serialVersionUID = 1L;

        NoLimit(Problem problem, String why) {
            super(sentence(problem, why));
        }
    }

    /**
     * How a submission of the jury was judged when the limit of this problem was measured: on every case, each run
     * once, by more time than the limit is. Empty if it was not, or others have been measured since.
     */
    public Optional<Report> measured(JurySubmission submission, Problem problem) {
        Reports reports = newest;
        return reports.version().equals(version(problem))
                ? Optional.ofNullable(reports.byName().get(submission.name()))
                : Optional.empty();
    }

    private static String version(Problem problem) {
        return problem.id() + " " + problem.version();
    }

    /** The report on a submission that cannot be judged because there is no limit. */
    Report failed(Submission submission, Problem problem, String why) {
        AppliedLimits limits =
                AppliedLimits.without(problem.limits(), toolchain.languages().nameOf(submission));
        return new ReportMaker(
                        submission, problem, limits, Optional.empty(), List.of(), toolchain.isolation(), fingerprints)
                .failed(Reason.of(ReasonCode.HOST_FAILED, "message", why));
    }

    private Inferred agreed(Problem problem) throws NoLimit, SandboxException, InterruptedException {
        String key = new Sha256()
                .addText("agreed time limit")
                .addText(version(problem))
                .addText(rule(problem).toString())
                .hex();
        Optional<Inferred> there = agreed.flatMap(limits -> limits.find(key)).flatMap(TimeLimits::read);
        if (there.isPresent()) {
            return there.get();
        }
        Inferred own = inferred(problem);
        agreed.ifPresent(limits -> limits.keep(key, written(own)));
        return agreed.flatMap(limits -> limits.find(key))
                .flatMap(TimeLimits::read)
                .orElse(own);
    }

    private Inferred inferred(Problem problem) throws NoLimit, SandboxException, InterruptedException {
        Problem measured = problem.withTimeLimit(MEASURING, List.of(ACCEPTED));
        List<Measured> submissions = new ArrayList<>();
        Sha256 all = new Sha256().addText("time limits").addText(rule(problem).toString());
        for (JurySubmission one : bounding(problem)) {
            try {
                Submission submission = JurySources.read(one, problem);
                submissions.add(new Measured(one, submission));
                all.addText(one.expected().toString());
                all.addText(fingerprints.of(submission, measured)).addText(toolchain.surroundings(submission));
            } catch (SubmissionException e) {
                if (isAccepted(one)) {
                    throw failure(problem, "submissions/" + one.name() + " cannot be read: " + e.getMessage());
                }
            }
        }
        String key = all.hex();
        Optional<Inferred> earlier = kept.flatMap(store -> store.find(key)).flatMap(TimeLimits::read);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        Inferred fresh = measured(measured, submissions);
        kept.ifPresent(store -> store.keep(key, written(fresh)));
        return fresh;
    }

    private static TimeLimitRule rule(Problem problem) {
        return problem.inferred().orElseThrow();
    }

    /** Those that the limit follows from: what is accepted first. */
    private static List<JurySubmission> bounding(Problem problem) throws NoLimit {
        try {
            return JuryReader.read(problem).submissions().stream()
                    .filter(submission -> rule(problem).acceptedOnly()
                            ? isAccepted(submission)
                            : submission.expected().boundsLimitBelow())
                    .sorted(Comparator.comparing(submission -> !isAccepted(submission)))
                    .toList();
        } catch (ProblemFormatException e) {
            throw failure(problem, "its submissions cannot be read: " + e.getMessage());
        }
    }

    private static boolean isAccepted(JurySubmission submission) {
        return submission.name().startsWith(ACCEPTED);
    }

    private Inferred measured(Problem problem, List<Measured> submissions)
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
                Optional<String> broken = hostFailure(report);
                if (broken.isPresent()) {
                    // Without it the limit would be that of the others, for good.
                    throw new SandboxException(sentence(
                            problem, "the judge could not run submissions/" + jury.name() + ": " + broken.get()));
                }
                reports.put(jury.name(), report);
                Optional<Duration> time = slowest(report, jury);
                time.ifPresent(net -> taken.add(new Taken(jury.name(), net)));
                if (time.isEmpty() && accepted) {
                    others.add(jury.name() + " gets " + report.verdict());
                }
            }
        }
        newest = new Reports(version(problem), reports);
        Taken slowest = taken.stream()
                .max(Comparator.comparing(Taken::time))
                .filter(any -> taken.stream().anyMatch(one -> one.name().startsWith(ACCEPTED)))
                .orElseThrow(() -> failure(
                        problem,
                        others.isEmpty()
                                ? "submissions/accepted has no submission in a language of this judge"
                                : "of submissions/accepted none is accepted here: " + String.join(", ", others)));
        Duration limit = rule(problem).limit(slowest.time());
        List<String> setBy = taken.stream()
                .filter(one -> rule(problem).limit(one.time()).equals(limit))
                .sorted(Comparator.comparing(Taken::time).reversed())
                .map(Taken::name)
                .toList();
        return new Inferred(limit, setBy);
    }

    /** As many at a time as there are processors: while one is compiled, another one runs. */
    private List<Report> judged(List<Measured> submissions, Problem problem) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(toolchain.pool().count());
        try {
            List<Report> reports = new ArrayList<>();
            for (Future<Report> report : threads.invokeAll(submissions.stream()
                    .map(one -> (Callable<Report>) () -> judge.judge(one.read(), problem))
                    .toList())) {
                reports.add(report.get());
            }
            return reports;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a jury submission could not be measured", e.getCause());
        } finally {
            threads.shutdownNow();
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

    /** What its slowest case takes of those that the limit follows from; empty where it is not as it must be. */
    private static Optional<Duration> slowest(Report report, JurySubmission submission) {
        Map<String, String> verdicts = report.cases().stream()
                .collect(Collectors.toMap(
                        CaseSection::name, section -> section.verdict().name()));
        Set<String> bounding = submission.expected().boundLimitBelow(verdicts);
        return report.verdict() == Verdict.CE || report.verdict() == Verdict.JE || bounding.isEmpty()
                ? Optional.empty()
                : Optional.of(slowest(report, bounding));
    }

    /** Without what its language is granted on top: the limit is that of all languages. */
    private static Duration slowest(Report report, Set<String> cases) {
        double millis = report.cases().stream()
                .filter(section -> cases.contains(section.name()))
                .map(CaseSection::cpuTimeMillis)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
        double net = Math.max(0, millis - report.limits().startupMillis());
        return Duration.ofNanos(Math.round(net * 1e6 / report.limits().timeMultiplier()));
    }

    /** What kept the judge from judging; what the package itself is to blame for is the same each time. */
    private static Optional<String> hostFailure(Report report) {
        return Stream.concat(
                        Stream.ofNullable(report.compile().reason()),
                        report.cases().stream().map(CaseSection::reason).filter(Objects::nonNull))
                .filter(reason -> reason.code() == ReasonCode.HOST_FAILED)
                .map(reason -> String.valueOf(reason.parameters().get("message")))
                .findFirst();
    }

    private static NoLimit failure(Problem problem, String why) {
        return new NoLimit(problem, why);
    }

    private static String sentence(Problem problem, String why) {
        return "the package of " + problem.id()
                + " gives no time limit, and it cannot be inferred: " + why
                + "; give seconds as limits.time_limit in its problem.yaml or in a file .timelimit";
    }

    private static byte[] written(Inferred inferred) {
        return (inferred.cpuTime().toMillis() + "\n" + String.join("\n", inferred.setBy()))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Optional<Inferred> read(byte[] bytes) {
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        if (lines.size() < 2 || !lines.get(0).matches("[0-9]{1,8}")) {
            return Optional.empty();
        }
        Duration limit = Duration.ofMillis(Long.parseLong(lines.get(0)));
        return Optional.of(new Inferred(limit, lines.subList(1, lines.size())));
    }
}
