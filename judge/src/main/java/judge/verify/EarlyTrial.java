package judge.verify;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.engine.Judge;
import judge.engine.JudgingRules;
import judge.engine.JurySources;
import judge.problem.Problem;
import judge.problem.TimeLimitRule;
import judge.problem.jury.JurySubmission;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.SubmissionException;
import judge.verdict.Verdict;

/**
 * Judges some of the jury's submissions while the time limit is being measured by others, on a processor that is idle
 * meanwhile. Submissions that end long before the limit, whatever it is, get the same verdicts under it.
 */
final class EarlyTrial implements AutoCloseable {

    /** The CPU time of an early trial: a slower submission is judged when the limit is known. */
    private static final Duration GIVEN = Duration.ofSeconds(2);

    private final Map<String, Report> reports = new ConcurrentHashMap<>();
    private final Future<Boolean> judging;

    /** Makes the trial; where there is a limit already, or no processor to spare, it judges nothing. */
    EarlyTrial(
            JuryTrial.Judges judges,
            Problem problem,
            List<JurySubmission> submissions,
            Coverage coverage,
            Lanes lanes) {
        Problem given = problem.withTimeLimit(GIVEN, List.of("any")).stretched(1);
        Patience patience = new Patience(problem, given, coverage);
        Optional<TimeLimitRule> rule = problem.inferred().filter(any -> problem.lacksTimeLimit() && lanes.count() > 1);
        List<JurySubmission> others = rule.stream()
                .flatMap(measuring -> submissions.stream().filter(one -> !one.sets(measuring)))
                .filter(one -> !patience.mayBeSlowOften(one))
                .toList();
        Judge judge = judges.by(JudgingRules.once()).forRun(Map.of(given, List.of()), 1);
        judging = lanes.begun(() -> judge(judge, others, given));
    }

    private boolean judge(Judge judge, List<JurySubmission> submissions, Problem given) throws InterruptedException {
        for (JurySubmission one : submissions) {
            try {
                Report report = judge.judge(JurySources.read(one, given), given);
                if (Thread.currentThread().isInterrupted()) {
                    return false;
                }
                reports.put(one.name(), report);
            } catch (SubmissionException e) {
                // The judging of this submission reports the fault.
            }
        }
        return true;
    }

    /** Ends it: the reports on those that were far from this problem's limit on every case, by their names. */
    Map<String, Report> reports(Problem limited) {
        close();
        return reports.entrySet().stream()
                .filter(one -> one.getValue().verdict() != Verdict.JE && isFar(one.getValue(), limited))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static boolean isFar(Report report, Problem limited) {
        double limitMillis = limited.limits().cpuTime(report.language()).toNanos() / 1e6;
        return report.cases().stream()
                .allMatch(section -> section.verdict() != Verdict.TLE
                        && section.verdict() != Verdict.SK
                        && times(section).allMatch(time -> time <= limitMillis * Margin.MOST_PART_IF_ACCEPTED));
    }

    private static Stream<Double> times(CaseSection section) {
        return Stream.of(Optional.ofNullable(section.cpuTimeMillis()), Optional.ofNullable(section.wallTimeMillis()))
                .flatMap(Optional::stream);
    }

    @Override
    public void close() {
        judging.cancel(true);
    }
}
