package judge.verify;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.jury.JurySubmission;
import judge.sandbox.SandboxException;
import judge.verdict.Verdict;
import judge.verify.Lanes.Work;

/**
 * Judges the jury's submissions side by side, as in a grading run: a jury is as large as a class. Submissions that may
 * be too slow come last and, as long as there are cases that nobody fails, one after the other: each is run on those,
 * and on no more of the others than show that it is too slow. Therefore the purpose of each case is known as if all had
 * been run on all, unless that took more than {@link #LEARNING}. A submission that may get any verdict teaches nobody
 * the purpose of cases: where there is a lane for it, it is judged beside the others, as it may take longest.
 */
final class JuryRun {

    /** The time that programs may be too slow, all together, only to learn what cases are for. */
    private static final Duration LEARNING = Duration.ofSeconds(5);

    private final JuryTrial trial;
    private final Problem problem;
    private final Lanes lanes;
    private final VerificationListener told;
    private final Map<String, JuryResult> results = new HashMap<>();

    JuryRun(JuryTrial trial, Problem problem, Lanes lanes, VerificationListener told) {
        this.trial = trial;
        this.problem = problem;
        this.lanes = lanes;
        this.told = told;
    }

    /** The results, in the same order. */
    List<JuryResult> of(List<JurySubmission> submissions) throws SandboxException, InterruptedException {
        Deque<JurySubmission> slow = new ArrayDeque<>();
        Queue<JurySubmission> anyVerdict = new ConcurrentLinkedQueue<>();
        for (JurySubmission one : submissions) {
            if (trial.patience().mayBeSlowOften(one)) {
                (one.expected().asksForNothing() ? anyVerdict : slow).add(one);
            }
        }
        Queue<JurySubmission> besideOthers = lanes.count() > 1 ? anyVerdict : new ConcurrentLinkedQueue<>();
        Future<List<JuryResult>> beside = lanes.begun(() -> oneByOne(besideOthers));
        judge(submissions.stream()
                .filter(one -> !trial.patience().mayBeSlowOften(one))
                .map(one -> told(one, () -> trial.judged(one)))
                .toList());
        Duration left = LEARNING;
        for (Set<String> open = failedByNobody(); !slow.isEmpty() && !open.isEmpty(); open = failedByNobody()) {
            JurySubmission next = slow.remove();
            Set<String> wanted = open;
            Duration each = trial.patience().tooLong(next);
            int most = (int) Math.min(Integer.MAX_VALUE, Math.max(0, left.dividedBy(each)));
            judge(List.of(told(next, () -> trial.judged(next, wanted, most))));
            left = left.minus(each.multipliedBy(tooSlowOn(next)));
        }
        Stream<JurySubmission> others = Stream.generate(anyVerdict::poll).takeWhile(Objects::nonNull);
        judge(Stream.concat(
                        slow.stream().map(one -> told(one, () -> trial.judged(one, Set.of(), 0))),
                        others.map(this::once))
                .toList());
        note(() -> lanes.ended(beside));
        return submissions.stream()
                .map(one -> Objects.requireNonNull(results.get(one.name())))
                .toList();
    }

    private List<JuryResult> oneByOne(Queue<JurySubmission> some)
            throws IOException, SandboxException, InterruptedException {
        List<JuryResult> judged = new ArrayList<>();
        for (JurySubmission one = some.poll(); one != null; one = some.poll()) {
            judged.add(once(one).done());
        }
        return judged;
    }

    private Work<JuryResult> once(JurySubmission one) {
        return told(one, () -> trial.judgedOnce(one));
    }

    /** Reports the result, unless an interruption has cut it short. */
    private Work<JuryResult> told(JurySubmission one, Work<JuryResult> judging) {
        return () -> {
            told.started(one.name());
            JuryResult result = judging.done();
            if (!Thread.currentThread().isInterrupted()) {
                told.judged(result);
            }
            return result;
        };
    }

    private int tooSlowOn(JurySubmission one) {
        JuryResult result = Objects.requireNonNull(results.get(one.name()));
        return Collections.frequency(result.verdicts().values(), Verdict.TLE);
    }

    private void judge(List<Work<JuryResult>> some) throws SandboxException, InterruptedException {
        note(() -> lanes.all(some));
    }

    private void note(Work<List<JuryResult>> work) throws SandboxException, InterruptedException {
        try {
            work.done().forEach(result -> results.put(result.path(), result));
        } catch (IOException e) {
            throw new IllegalStateException("judging reads files of its own alone", e);
        }
    }

    private Set<String> failedByNobody() {
        Set<String> open = new LinkedHashSet<>();
        for (TestCase testCase : problem.data().cases()) {
            String name = testCase.name();
            boolean failed = results.values().stream()
                    .map(result -> result.verdicts().getOrDefault(name, Verdict.SK))
                    .anyMatch(verdict -> verdict != Verdict.AC && verdict != Verdict.SK);
            if (!failed && !testCase.isSample()) {
                open.add(name);
            }
        }
        return open;
    }
}
