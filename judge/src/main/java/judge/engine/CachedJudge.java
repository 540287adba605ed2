package judge.engine;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.digest.Sha256;
import judge.problem.Problem;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportId;
import judge.report.ReportJson;
import judge.store.KeptResults;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.verdict.Verdict;

/**
 * Judges what is not known yet, and keeps the reports. A report is found again by all that its verdict depends on: the
 * fingerprint of submission and problem, and the surroundings in which it is run.
 *
 * <p>Within one run of many only reports from before the run are used: which of two equal submissions comes first does
 * not show.
 */
public final class CachedJudge implements Judge, BatchJudge {

    /** Endings that say more about the machine than about the submission. */
    private static final Set<ReasonCode> NOT_TO_BE_KEPT = Set.of(ReasonCode.COMPILER_CRASHED, ReasonCode.VM_CRASHED);

    private final Judge judge;
    private final BatchJudge many;
    private final KeptResults kept;
    private final Fingerprints fingerprints;
    private final Surroundings surroundings;
    private final Options options;
    private final ReportJson json = new ReportJson();

    /**
     * The conditions on which kept reports are accepted.
     *
     * @param fresh whether everything is judged anew, and replaces the kept reports
     * @param beyond whether a report must say what accepted programs do beyond the contest; otherwise it must not
     */
    public record Options(boolean fresh, boolean beyond) {}

    /** Describes everything besides the submission and the problem that a verdict depends on. */
    @FunctionalInterface
    public interface Surroundings {

        /** Returns the text, in no certain form. */
        String of(Submission submission, Problem problem);
    }

    /**
     * A judge that keeps reports.
     *
     * @param judge of what is not known
     * @param many the same for runs of many submissions
     * @param surroundings the things besides submission and problem that verdicts depend on
     */
    public CachedJudge(
            Judge judge,
            BatchJudge many,
            KeptResults kept,
            Fingerprints fingerprints,
            Surroundings surroundings,
            Options options) {
        this.judge = judge;
        this.many = many;
        this.kept = kept;
        this.fingerprints = fingerprints;
        this.surroundings = surroundings;
        this.options = options;
    }

    @Override
    public Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException {
        return judge(judge, ReportId.next(), submission, problem, listener);
    }

    @Override
    public Judge forRun(Map<Problem, List<SubmissionFiles>> expected, int threads) {
        Map<Problem, List<SubmissionFiles>> unknown = new LinkedHashMap<>();
        expected.forEach((problem, submissions) -> unknown.put(
                problem,
                submissions.stream()
                        .filter(submission -> options.fresh() || options.beyond() || !isKept(submission, problem))
                        .toList()));
        Judge forUnknown = many.forRun(unknown, threads);
        String run = ReportId.next();
        return (submission, problem, listener) -> judge(forUnknown, run, submission, problem, listener);
    }

    /** Tells whether a report is kept for the files as they are now: they are read again when they are judged. */
    private boolean isKept(SubmissionFiles files, Problem problem) {
        Submission submission = files.read(problem.limits().codeBytes());
        return kept.has(key(fingerprints.of(submission, problem), submission, problem));
    }

    private Report judge(Judge other, String run, Submission submission, Problem problem, JudgingListener listener)
            throws InterruptedException {
        if (problem.isExcerpt()) { // What was found out of it does not hold for the problem.
            return other.judge(submission, problem, listener);
        }
        Optional<Report> known = options.fresh() ? Optional.empty() : known(run, submission, problem);
        if (known.isPresent()) {
            return known.get().asCachedFor(submission.contestant());
        }
        Report report = other.judge(submission, problem, listener);
        String fingerprint = report.fingerprint();
        if (fingerprint != null && saysSomething(report)) {
            kept.keep(key(fingerprint, submission, problem), entry(run, json.write(report)));
        }
        return report;
    }

    private Optional<Report> known(String run, Submission submission, Problem problem) {
        String fingerprint = fingerprints.of(submission, problem);
        Optional<Report> report = read(run, fingerprint, key(fingerprint, submission, problem), problem);
        return options.beyond() ? report.filter(one -> saysAllBeyond(one, problem)) : report.map(Report::withoutBeyond);
    }

    /** Tells whether a report says what the program does beyond the contest, where there is anything to say. */
    public static boolean saysAllBeyond(Report report, Problem problem) {
        return report.beyond() != null
                || report.verdict() != Verdict.AC
                || problem.data().beyond().isEmpty();
    }

    /** A report behind the run that it is from, whose name is as long as that of any other. */
    private static byte[] entry(String run, byte[] report) {
        byte[] head = run.getBytes(US_ASCII);
        byte[] entry = Arrays.copyOf(head, head.length + report.length);
        System.arraycopy(report, 0, entry, head.length, report.length);
        return entry;
    }

    /** Returns the report that an earlier run has kept. */
    private Optional<Report> read(String run, String fingerprint, String key, Problem problem) {
        byte[] head = run.getBytes(US_ASCII);
        Optional<byte[]> entry = kept.find(key)
                .filter(bytes -> bytes.length > head.length)
                .filter(bytes -> !Arrays.equals(bytes, 0, head.length, head, 0, head.length));
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        try {
            byte[] content = Arrays.copyOfRange(entry.get(), head.length, entry.get().length);
            Report report = json.readReport(content, Path.of(key));
            boolean right =
                    fingerprint.equals(report.fingerprint()) && problem.id().equals(report.problem());
            return Optional.of(report).filter(one -> right && saysSomething(one));
        } catch (IOException | ReportFormatException e) {
            return Optional.empty();
        }
    }

    /**
     * A judge error says nothing about the submission, and what came of a busy machine not enough: both are always
     * judged again.
     */
    public static boolean saysSomething(Report report) {
        return report.verdict() != Verdict.JE
                && report.settled()
                && (report.compile().reason() == null
                        || !NOT_TO_BE_KEPT.contains(report.compile().reason().code()))
                && report.cases().stream()
                        .noneMatch(one -> one.reason() != null
                                && NOT_TO_BE_KEPT.contains(one.reason().code()));
    }

    private String key(String fingerprint, Submission submission, Problem problem) {
        return Sha256.of(fingerprint + surroundings.of(submission, problem)).hex();
    }
}
