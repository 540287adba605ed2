package judge.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import judge.digest.Sha256;
import judge.problem.Problem;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.schedule.CaseTimes;
import judge.store.ResultStore;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.verdict.Verdict;

/**
 * Judges what earlier runs have not judged yet, and keeps the reports for later ones. A report is found again by all
 * that its verdict depends on: the fingerprint of submission and problem, and the surroundings in which it is run.
 *
 * <p>Only reports of earlier runs are used, so that the order of two equal submissions makes no difference.
 */
public final class CachedJudge implements Judge {

    /** Endings that say more about the machine than about the submission. */
    private static final Set<ReasonCode> NOT_TO_BE_KEPT = Set.of(ReasonCode.COMPILER_CRASHED, ReasonCode.VM_CRASHED);

    private final Judge judge;
    private final ResultStore store;
    private final Fingerprints fingerprints;
    private final String surroundings;
    private final Wish wish;
    private final CaseTimes times;
    private final ReportJson json = new ReportJson();
    private final Map<Path, String> problemStamps = new ConcurrentHashMap<>();
    private final Map<String, Boolean> timesAreKnown = new ConcurrentHashMap<>();
    private final Set<String> keptByThisRun = ConcurrentHashMap.newKeySet();

    /**
     * Which reports are accepted.
     *
     * @param fresh whether everything is judged anew, and replaces what is kept
     * @param beyond whether they must say what accepted programs do beyond the contest; otherwise they do not
     */
    public record Wish(boolean fresh, boolean beyond) {}

    /**
     * A judge that keeps reports.
     *
     * @param judge for what is not kept
     * @param surroundings what verdicts depend on besides submission and problem
     * @param times receives what is known from earlier runs
     */
    public CachedJudge(
            Judge judge,
            ResultStore store,
            Fingerprints fingerprints,
            String surroundings,
            Wish wish,
            CaseTimes times) {
        this.times = times;
        this.judge = judge;
        this.store = store;
        this.fingerprints = fingerprints;
        this.surroundings = surroundings;
        this.wish = wish;
    }

    @Override
    public Report judge(Submission submission, Problem problem) throws InterruptedException {
        // Taken before the problem's files are read: if they change while judging, even if they change back, the report
        // is not kept.
        String problemStamp = problemStamps.computeIfAbsent(problem.folder(), key -> Fingerprints.stamp(problem));
        Optional<Report> known = wish.fresh() ? Optional.empty() : known(submission, problem);
        if (known.isPresent()) {
            times.learn(known.get());
            return known.get().asCachedFor(submission.contestant());
        }
        String timesKey = key("case times " + problem.folder().toAbsolutePath());
        timesAreKnown.computeIfAbsent(timesKey, any -> learnTimes(timesKey, problem));
        Report report = judge.judge(submission, problem);
        byte[] accepted = times.ofAccepted(problem.id());
        if (accepted.length > 0) {
            store.keep(timesKey, accepted);
        }
        // As long as nobody has touched a file of the problem, the report is valid for the key that it is kept under.
        boolean sameProblem = problemStamp.equals(Fingerprints.stamp(problem));
        String fingerprint = report.fingerprint();
        if (sameProblem && fingerprint != null && saysSomething(report)) {
            keptByThisRun.add(key(fingerprint));
            store.keep(key(fingerprint), json.write(report));
        }
        return report;
    }

    private Optional<Report> known(Submission submission, Problem problem) {
        String fingerprint = fingerprints.of(submission, problem);
        String key = key(fingerprint);
        if (keptByThisRun.contains(key)) {
            return Optional.empty();
        }
        Optional<Report> kept = kept(key, fingerprint, problem);
        return wish.beyond() ? kept.filter(report -> saysAllBeyond(report, problem)) : kept.map(Report::withoutBeyond);
    }

    /** Whether a report says what the program does beyond the contest, where there is anything to say. */
    public static boolean saysAllBeyond(Report report, Problem problem) {
        return report.beyond() != null
                || report.verdict() != Verdict.AC
                || problem.data().beyond().isEmpty();
    }

    /** The times of other submissions on the cases, in earlier runs. */
    private boolean learnTimes(String key, Problem problem) {
        store.find(key).ifPresent(text -> times.learnAccepted(problem.id(), text));
        return true;
    }

    /** Known for submissions that are judged again. */
    @Override
    public Optional<Duration> forecast(SubmissionFiles submission, Problem problem) {
        if (!wish.fresh()) {
            return Optional.empty();
        }
        problemStamps.computeIfAbsent(problem.folder(), key -> Fingerprints.stamp(problem));
        String fingerprint = fingerprint(submission, problem);
        Optional<Report> before = kept(key(fingerprint), fingerprint, problem);
        before.ifPresent(times::learn);
        return before.map(CachedJudge::cpuTime);
    }

    /** Nothing need be prepared for what is already known. */
    @Override
    public void expect(List<SubmissionFiles> submissions, Problem problem, int threads) {
        List<SubmissionFiles> unknown = submissions.stream()
                .filter(submission -> wish.fresh() || !store.has(key(fingerprint(submission, problem))))
                .toList();
        judge.expect(unknown, problem, threads);
    }

    /** From the files as they are now: they are read again when the submission is judged. */
    private String fingerprint(SubmissionFiles submission, Problem problem) {
        return fingerprints.of(submission.read(problem.limits().codeBytes()), problem);
    }

    private static Duration cpuTime(Report report) {
        double millis = report.cases().stream()
                .map(CaseSection::cpuTimeMillis)
                .filter(Objects::nonNull)
                .mapToDouble(one -> one)
                .sum();
        return Duration.ofNanos((long) (millis * 1e6));
    }

    private Optional<Report> kept(String key, String fingerprint, Problem problem) {
        Optional<byte[]> content = store.find(key);
        if (content.isEmpty()) {
            return Optional.empty();
        }
        try {
            Report report = json.readReport(content.get(), Path.of(key));
            boolean right =
                    fingerprint.equals(report.fingerprint()) && problem.id().equals(report.problem());
            return Optional.of(report).filter(one -> right && saysSomething(one));
        } catch (IOException | ReportFormatException e) {
            return Optional.empty();
        }
    }

    /** A judge error says nothing about the submission, which is therefore always judged again. */
    private static boolean saysSomething(Report report) {
        return report.verdict() != Verdict.JE
                && (report.compile().reason() == null
                        || !NOT_TO_BE_KEPT.contains(report.compile().reason().code()))
                && report.cases().stream()
                        .noneMatch(one -> one.reason() != null
                                && NOT_TO_BE_KEPT.contains(one.reason().code()));
    }

    private String key(String fingerprint) {
        return Sha256.of(fingerprint + surroundings).hex();
    }
}
