package judge.worker;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import judge.database.judging.TakenTry;
import judge.engine.BrokenDown;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.report.Report;
import judge.report.TextSection;
import judge.sandbox.SandboxException;
import judge.service.submission.TryResult;
import judge.source.LanguageChoice;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A program that was tried.
 *
 * @param problem the excerpt of the problem that it was run on: samples, or an input of somebody's own
 */
record TriedProgram(Submission submission, Problem problem, TryResult result) {

    /**
     * Runs a program that is tried. A failure of the judge becomes a report as well, as where it is handed in.
     *
     * @param choice the languages that are taken where it is tried
     * @throws RuntimeException if the judge breaks down on it
     */
    static TriedProgram of(TakenTry taken, LanguageChoice choice, Judge judge, PackageVersions packages)
            throws InterruptedException {
        Problem whole = packages.problem(taken.version());
        Problem problem = excerpt(whole, taken);
        Submission submission =
                StoredSources.submission(String.valueOf(taken.id()), taken.contestant(), taken.sources(), problem);
        Map<String, TextSection> errors = new ConcurrentHashMap<>();
        try {
            Problem limited = excerpt(judge.limited(StoredSources.running(whole, submission, choice)), taken);
            Report report = judge.judge(submission, limited, errors(errors));
            if (report.verdict() == Verdict.JE) {
                packages.isDamaged(taken.version(), whole); // Then it is fetched again.
            }
            return new TriedProgram(submission, limited, new TryResult(report, input(taken), errors));
        } catch (SandboxException e) {
            return new TriedProgram(submission, problem, broken(taken, problem, e));
        } catch (RuntimeException e) {
            if (Thread.interrupted()) {
                throw new InterruptedException("cancelled: " + e);
            }
            throw e;
        }
    }

    private static TryResult broken(TakenTry taken, Problem problem, SandboxException e) {
        return new TryResult(BrokenDown.report(taken.contestant(), problem.id(), e), input(taken), Map.of());
    }

    private static @Nullable TextSection input(TakenTry taken) {
        byte @Nullable [] input = taken.input();
        return input == null ? null : TextSection.of(input, input.length);
    }

    private static Problem excerpt(Problem problem, TakenTry taken) {
        byte @Nullable [] input = taken.input();
        if (input != null) {
            return problem.onInput(input);
        }
        List<TestCase> samples = problem.data().sampleRuns();
        return problem.onSamples(
                taken.sample() == null
                        ? samples
                        : samples.stream()
                                .filter(one -> one.name().equals(taken.sample()))
                                .toList());
    }

    private static JudgingListener errors(Map<String, TextSection> errors) {
        return new JudgingListener() {
            @Override
            public void ended(CaseResult result) {
                result.measured()
                        .filter(one -> one.errorBytes() > 0)
                        .map(one -> TextSection.of(one.errors(), one.errorBytes()))
                        .ifPresent(text -> errors.put(result.name(), text));
            }
        };
    }
}
