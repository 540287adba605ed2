package judge.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.engine.BatchJudge;
import judge.engine.Judge;
import judge.engine.JudgingRules;
import judge.engine.JurySources;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.jury.ExpectedOutcome;
import judge.problem.jury.ExpectedOutcome.Judged;
import judge.problem.jury.JurySubmission;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.schedule.EnoughSlow;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.verdict.CaseResult;
import judge.verdict.GroupGrader;
import judge.verdict.Scores;
import judge.verdict.Scores.Scored;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Judges the jury's submissions with one and a half times the time limit and on every case, also after one that failed.
 * One run tells three things: the verdict under the limit itself, how far from the limit each case is, and which cases
 * fail.
 */
final class JuryTrial {

    private final Judges judges;
    private final Map<Optional<EnoughSlow>, Judge> usual;
    private final Patience patience;
    private final Problem problem;
    private final Problem stretched;
    private final Map<String, Report> measured;

    private JuryTrial(
            Judges judges, Map<Optional<EnoughSlow>, Judge> usual, Patience patience, Map<String, Report> measured) {
        this.judges = judges;
        this.usual = usual;
        this.patience = patience;
        this.measured = measured;
        problem = patience.problem();
        stretched = patience.stretched();
    }

    /** Opens judges. */
    @FunctionalInterface
    interface Judges {

        /** One for these rules. */
        BatchJudge by(JudgingRules rules);
    }

    /**
     * The trial of these submissions.
     *
     * @param measured reports of those that were judged on every case, by their names: where they had no less time
     *     than they have here, or were not too slow by what they had, they need not be judged again
     * @param atATime the number of submissions that are judged at the same time
     */
    static JuryTrial of(
            Judges judges,
            Problem problem,
            List<JurySubmission> submissions,
            Map<String, Report> measured,
            Coverage coverage,
            int atATime) {
        Problem stretched = problem.stretched(Margin.LEAST_PART_IF_SLOW);
        Map<String, Report> enough = new LinkedHashMap<>(measured);
        enough.values()
                .removeIf(report ->
                        report.verdict() == Verdict.JE || (!hadAsMuchTime(report, stretched) && isTooSlow(report)));
        Patience patience = new Patience(problem, stretched, coverage);
        Map<Optional<EnoughSlow>, List<JurySubmission>> alike = submissions.stream()
                .filter(one -> !patience.mayBeSlowOften(one))
                .collect(Collectors.groupingBy(patience::usual));
        Map<Optional<EnoughSlow>, Judge> usual = new HashMap<>();
        alike.forEach((rule, some) -> {
            List<SubmissionFiles> readable = some.stream()
                    .filter(one -> !enough.containsKey(one.name()))
                    .flatMap(one -> readable(one, problem))
                    .toList();
            usual.put(
                    rule,
                    judges.by(JudgingRules.trying(factor(problem, stretched), rule))
                            .forRun(Map.of(stretched, readable), atATime));
        });
        return new JuryTrial(judges, usual, patience, enough);
    }

    /** A package's own grader has its say under the limit itself. */
    private static double factor(Problem problem, Problem stretched) {
        return stretched.equals(problem) ? 1 : Margin.LEAST_PART_IF_SLOW;
    }

    private static boolean hadAsMuchTime(Report report, Problem stretched) {
        Duration had = Duration.ofMillis(
                report.limits().cpuTimeMillis() - report.limits().startupMillis());
        return had.compareTo(stretched.limits().cpuTime(report.language())) >= 0;
    }

    private static boolean isTooSlow(Report report) {
        return report.cases().stream().anyMatch(section -> section.verdict() == Verdict.TLE);
    }

    /** Returns the files of a submission; one that cannot be read is reported when its turn comes. */
    private static Stream<SubmissionFiles> readable(JurySubmission submission, Problem problem) {
        try {
            return Stream.of(found(submission, problem));
        } catch (SubmissionException e) {
            return Stream.empty();
        }
    }

    private static SubmissionFiles found(JurySubmission submission, Problem problem) throws SubmissionException {
        return SubmissionFinder.single(
                submission.path(), problem.id(), problem.type().handedIn());
    }

    Patience patience() {
        return patience;
    }

    JuryResult judged(JurySubmission submission) throws InterruptedException {
        return judged(submission, stretched, Objects.requireNonNull(usual.get(patience.usual(submission))));
    }

    /**
     * The result of one that may be too slow often.
     *
     * @param wanted names of cases that it is run on even if it was too slow on enough others before
     * @param most after so many on which it was too slow it is run on none of these either
     */
    JuryResult judged(JurySubmission submission, Set<String> wanted, int most) throws InterruptedException {
        EnoughSlow enough = Patience.often(wanted, most);
        BatchJudge often = judges.by(JudgingRules.trying(factor(problem, stretched), Optional.of(enough)));
        return judged(submission, stretched, alone(often, stretched));
    }

    /** The result of one that may get any verdict: nothing more is wanted than that. */
    JuryResult judgedOnce(JurySubmission submission) throws InterruptedException {
        return judged(submission, problem, alone(judges.by(JudgingRules.once()), problem));
    }

    private static Judge alone(BatchJudge judge, Problem given) {
        return judge.forRun(Map.of(given, List.of()), 1);
    }

    /** Judges a submission by this problem, which gives as much time as a program gets. */
    private JuryResult judged(JurySubmission submission, Problem given, Judge with) throws InterruptedException {
        @Nullable Report known = measured.get(submission.name());
        if (known != null) {
            return result(submission, known);
        }
        try {
            Submission read = JurySources.read(submission, given);
            Report report = Retrial.ofLateFailures(
                    read,
                    with.judge(read, given),
                    problem,
                    () -> alone(judges.by(JudgingRules.trying(1, Optional.empty())), problem));
            JuryResult result = result(submission, report);
            if (isFlooding(submission, report, result)) {
                return orTooSlow(submission, read, report, given, with);
            }
            return mayBeMetByOthers(submission, result) ? onAllCases(submission, read, given) : result;
        } catch (SubmissionException e) {
            return JuryResult.of(
                    submission.name(),
                    Verdict.JE,
                    0,
                    List.of(Fault.of(PackageFault.SAID, String.valueOf(e.getMessage()))));
        }
    }

    /** Tells whether it may be as expected by a case on which it was not run, as its verdict was known before. */
    private boolean mayBeMetByOthers(JurySubmission submission, JuryResult result) {
        return !result.isAsExpected()
                && result.verdicts().containsValue(Verdict.SK)
                && !problem.scoring()
                && submission.expected().mayBeMetByOthers(judged(result.verdicts(), result.verdicts()));
    }

    private JuryResult onAllCases(JurySubmission submission, Submission read, Problem given)
            throws InterruptedException {
        Judge patient = alone(judges.by(JudgingRules.trying(factor(problem, stretched), Optional.empty())), given);
        return result(submission, patient.judge(read, given));
    }

    /** Tells whether it prints too much where the package means that it is too slow, and knows no limit of output. */
    private boolean isFlooding(JurySubmission submission, Report report, JuryResult result) {
        return !result.isAsExpected()
                && submission.expected().permits("TLE")
                && !problem.type().needsValidator()
                && report.cases().stream().anyMatch(section -> section.verdict() == Verdict.OLE);
    }

    /** Judges a submission with its output thrown away: where that takes too long, it is too slow as well. */
    private JuryResult orTooSlow(JurySubmission submission, Submission read, Report flooding, Problem given, Judge with)
            throws InterruptedException {
        JuryResult slow = result(submission, Retrial.withOutputThrownAway(read, flooding, given, with));
        return slow.isAsExpected() ? slow : result(submission, flooding);
    }

    private JuryResult result(JurySubmission submission, Report report) throws InterruptedException {
        double limitMillis = Retrial.limitMillis(report, problem);
        Map<String, CaseResult> results = new LinkedHashMap<>();
        for (CaseSection section : report.cases()) {
            results.put(section.name(), underTheLimit(section, limitMillis));
        }
        boolean ran = report.verdict() != Verdict.CE && !results.isEmpty();
        if (!ran) {
            Map<String, Verdict> verdicts = new LinkedHashMap<>();
            results.keySet().forEach(name -> verdicts.put(name, report.verdict()));
            Judged judged = judged(verdicts, verdicts);
            List<Fault> complaints = new ArrayList<>(submission.expected().complaints(judged, 0, Map.of(), Map.of()));
            if (!complaints.isEmpty()) {
                CaseFailure.ofCompiler(report).ifPresent(complaints::add);
            }
            return new JuryResult(submission.name(), report.verdict(), 0, complaints, verdicts, List.of());
        }
        return result(submission, report, limitMillis, scored(report, new ArrayList<>(results.values())));
    }

    /** The package's own grader has said what it says already. */
    private Scored scored(Report report, List<CaseResult> results) throws InterruptedException {
        if (problem.data().grading().flatMap(GradingTree::grader).isEmpty()) {
            return Scores.of(problem, results, GroupGrader.NONE);
        }
        Set<String> judged = results.stream()
                .filter(result -> result.verdict() != Verdict.SK)
                .map(CaseResult::name)
                .collect(Collectors.toSet());
        return new Scored(verdict(report, results), report.score(), Map.of(), judged, true, results);
    }

    /** Returns the grader's verdict, but TLE in place of OLE where the submission is too slow by now. */
    private static Verdict verdict(Report report, List<CaseResult> results) {
        boolean flooding = results.stream().anyMatch(result -> result.verdict() == Verdict.OLE);
        return report.verdict() == Verdict.OLE && !flooding ? Verdict.TLE : report.verdict();
    }

    private JuryResult result(JurySubmission submission, Report report, double limitMillis, Scored scored) {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        Map<String, Verdict> counted = new LinkedHashMap<>();
        for (CaseResult result : scored.results()) {
            verdicts.put(result.name(), result.verdict());
            if (scored.counted().contains(result.name())) {
                counted.put(result.name(), result.verdict());
            }
        }
        ExpectedOutcome expected = submission.expected();
        List<Fault> complaints = new ArrayList<>(
                isAsGraded(submission, scored)
                        ? expected.complaints(scored.score(), scored.groups())
                        : expected.complaints(
                                judged(counted, verdicts), scored.score(), scored.groups(), said(report)));
        if (!complaints.isEmpty()) {
            CaseFailure.in(report).ifPresent(complaints::add);
            if (scored.verdict() == Verdict.RTE && !submission.expected().permits("RTE")) {
                CaseFailure.ofProgram(report).ifPresent(complaints::add);
            }
            if (submission.expected().permits("TLE") && !verdicts.containsValue(Verdict.TLE)) {
                Leniency.in(report, problem.limits()).ifPresent(complaints::add);
            }
        }
        if (submission.name().startsWith("partially_accepted/")) {
            complaints.addAll(notPartly(scored));
        }
        List<Margin> margins = Margin.narrow(report.cases(), limitMillis, submission.isAmongAccepted());
        List<Fault> remarks = complaints.isEmpty()
                ? submission.expected().remarks(judged(counted, verdicts), said(report))
                : List.of();
        return new JuryResult(
                submission.name(), scored.verdict(), scored.score(), complaints, remarks, verdicts, margins);
    }

    /** Returns the messages of the problem's own validator on the cases that it rejects. */
    private static Map<String, String> said(Report report) {
        Map<String, String> said = new LinkedHashMap<>();
        for (CaseSection section : report.cases()) {
            Reason reason = section.reason();
            if (reason != null && reason.code() == ReasonCode.VALIDATOR_REJECTS) {
                said.put(section.name(), String.valueOf(reason.parameters().get("message")));
            }
        }
        return said;
    }

    /** Tells whether it gets the expected result from the graders of an older package, whatever single cases get. */
    private boolean isAsGraded(JurySubmission submission, Scored scored) {
        Optional<GradingTree> grading = problem.data().grading();
        if (grading.isEmpty()) {
            return false;
        }
        if (submission.expected().asksForAcceptance()) {
            return grading.get().accepts(scored.score(), scored.accepted());
        }
        return !scored.accepted()
                && submission.expected().asksFor(scored.verdict().name());
    }

    /**
     * Returns complaints where a submission in an older package whose cases earn points is not accepted with less than
     * the best score.
     */
    private List<Fault> notPartly(Scored scored) {
        Optional<GradingTree> grading = problem.data().grading();
        if (grading.isEmpty()) {
            return List.of();
        }
        if (!scored.accepted()) {
            return List.of(Fault.of(VerifyFault.GRADER_NOT_CONTENT, scored.verdict()));
        }
        return grading.get().isBest(scored.score()) ? List.of(Fault.of(VerifyFault.BEST_SCORE_REACHED)) : List.of();
    }

    /** Returns the case's result if the program had been stopped at the limit itself. */
    private static CaseResult underTheLimit(CaseSection section, double limitMillis) {
        @Nullable Double cpuTimeMillis = section.cpuTimeMillis();
        boolean late = cpuTimeMillis != null && cpuTimeMillis > limitMillis && section.verdict() != Verdict.JE;
        return new CaseResult(
                section.name(),
                late ? Verdict.TLE : section.verdict(),
                late ? 0 : section.score(),
                section.maxScore(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * Returns the verdicts; in a scoring problem, a case that is not judged by the rules of its groups counts for
     * nothing.
     */
    private Judged judged(Map<String, Verdict> counted, Map<String, Verdict> all) {
        Map<String, String> cases = judgedCases(counted);
        Map<String, String> every = new LinkedHashMap<>();
        Set<String> notRun = new HashSet<>();
        all.forEach((name, verdict) -> {
            if (verdict != Verdict.SK) {
                every.put(name, verdict.name());
            } else {
                notRun.add(name);
            }
        });
        return new Judged(cases, problem.scoring() ? cases : every, notRun);
    }

    /**
     * The cases that contestants' submissions are judged on: in a pass-fail problem none after the first that fails.
     */
    private Map<String, String> judgedCases(Map<String, Verdict> verdicts) {
        Map<String, String> judged = new LinkedHashMap<>();
        for (Map.Entry<String, Verdict> each : verdicts.entrySet()) {
            if (each.getValue() != Verdict.SK) {
                judged.put(each.getKey(), each.getValue().name());
            }
            if (!problem.scoring() && each.getValue() != Verdict.AC) {
                break;
            }
        }
        return judged;
    }
}
