package judge.schedule;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.schedule.CaseStep.Kind;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/**
 * Decides which cases of a problem are to be run, by the results so far, which may have come in any order. The decision
 * does not depend on that order: a submission gets the report that it would get with one case run after the other.
 */
public final class CaseSchedule {

    private final boolean scoring;
    private final List<TestCase> cases;
    private final boolean allCases;
    private final int lookAhead;
    private final List<List<Requirement>> requirements;
    private final Optional<GradedSchedule> graded;
    private final Optional<EnoughSlow> enough;
    /** Tells which cases such a rule is about, where that is not all. */
    private final Optional<GradedSchedule> breaking;

    /** True if the package's own grader is asked when all is run: until then nobody knows which cases count. */
    private final boolean ownGrader;

    /** A group that must pass, and the numbers of its cases. */
    private record Requirement(String group, List<Integer> cases) {}

    /**
     * The schedule of one submission.
     *
     * @param allCases whether pass-fail problems are judged to the last case
     * @param lookAhead the most cases of a pass-fail problem that are run while it is not known whether they are
     *     needed, the needed one among them
     */
    public CaseSchedule(Problem problem, boolean allCases, int lookAhead) {
        this(problem, allCases, lookAhead, Optional.empty());
    }

    /** The same of one that may be too slow on many cases. */
    public CaseSchedule(Problem problem, boolean allCases, int lookAhead, Optional<EnoughSlow> enough) {
        this.enough = enough;
        this.scoring = problem.scoring();
        this.cases = problem.data().cases();
        this.allCases = allCases;
        this.lookAhead = lookAhead;
        this.requirements = IntStream.range(0, cases.size())
                .mapToObj(number -> requirements(problem, number))
                .toList();
        this.ownGrader = problem.data().grading().flatMap(GradingTree::grader).isPresent();
        this.breaking = enough.flatMap(EnoughSlow::breaking).map(root -> new GradedSchedule(root, cases, lookAhead));
        this.graded = problem.data().grading().map(grading -> new GradedSchedule(grading.root(), cases, lookAhead));
    }

    private CaseSchedule(List<TestCase> cases) {
        this.enough = Optional.empty();
        this.scoring = false;
        this.cases = cases;
        this.allCases = true;
        this.lookAhead = cases.size();
        this.requirements = List.of();
        this.graded = Optional.empty();
        this.breaking = Optional.empty();
        this.ownGrader = false;
    }

    /** Every case is needed, whatever the results of the others. */
    public static CaseSchedule ofEvery(List<TestCase> cases) {
        return new CaseSchedule(cases);
    }

    List<TestCase> cases() {
        return cases;
    }

    /**
     * Tells whether a case that is to be skipped stays skipped: in pass-fail problems an earlier case may fail yet, and
     * is then the reason.
     */
    boolean isSettledWhenSkipped() {
        return scoring;
    }

    /**
     * Decides what to do with the case of the given number.
     *
     * @param results so far, by the number of the case
     */
    CaseStep step(int number, Map<Integer, CaseResult> results) {
        Optional<Reason> slow =
                enough.flatMap(rule -> rule.skipped(number, cases, results, i -> isConcerned(i, results)));
        if (slow.isPresent()) {
            return CaseStep.skipped(slow.get());
        }
        CaseStep usual = usualStep(number, results);
        boolean waits = usual.kind() != Kind.SKIPPED
                && enough.filter(rule -> rule.mayBeSkipped(number, cases, results, i -> isConcerned(i, results)))
                        .isPresent();
        return waits ? CaseStep.of(Kind.WAITING) : usual;
    }

    private boolean isConcerned(int number, Map<Integer, CaseResult> results) {
        return breaking.map(schedule -> schedule.step(cases.get(number), results))
                .map(step -> step.kind() == Kind.SKIPPED)
                .orElse(true);
    }

    /** The same of a program that may be too slow on any number of cases. */
    private CaseStep usualStep(int number, Map<Integer, CaseResult> results) {
        if (graded.isPresent() && !allCases) {
            return graded.get().step(cases.get(number), results);
        }
        if (scoring) {
            return byGroups(number, results);
        }
        if (allCases) {
            return CaseStep.of(Kind.NEEDED);
        }
        int open = 0;
        for (int i = 0; i < number; i++) {
            CaseResult result = results.get(i);
            if (result == null) {
                open++;
            } else if (result.verdict() != Verdict.AC) {
                return CaseStep.skipped(Reason.of(
                        ReasonCode.EARLIER_CASE_FAILED, "case", cases.get(i).name()));
            }
        }
        return CaseStep.of(open == 0 ? Kind.NEEDED : open < lookAhead ? Kind.AHEAD : Kind.WAITING);
    }

    /**
     * Returns the same where the problem's validator had to be ended for its time on some case: it would take all of
     * that on each further one, and the judging is a judge error already. No case after the first such one is run.
     */
    CaseStep stepAfterHang(int number, Map<Integer, CaseResult> results) {
        CaseStep usual = step(number, results);
        return usual.kind() == Kind.SKIPPED || ownGrader
                ? usual
                : firstHang(number, results)
                        .map(first -> CaseStep.skipped(Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", first)))
                        .orElse(usual);
    }

    /**
     * Returns the first case before this one on which the validator hung: only when all cases before it are known, and
     * none can make it superfluous.
     */
    private Optional<String> firstHang(int number, Map<Integer, CaseResult> results) {
        for (int i = 0; i < number; i++) {
            CaseResult result = results.get(i);
            boolean counts = result == null || result.isByHungValidator();
            if (counts && isRun(i, results)) {
                return Optional.ofNullable(result).map(CaseResult::name);
            }
        }
        return Optional.empty();
    }

    private boolean isRun(int number, Map<Integer, CaseResult> results) {
        boolean breaksOff = graded.isPresent()
                && graded.get().step(cases.get(number), results).kind() == Kind.SKIPPED;
        return !breaksOff && step(number, results).kind() != Kind.SKIPPED;
    }

    private CaseStep byGroups(int number, Map<Integer, CaseResult> results) {
        for (Requirement needed : requirements.get(number)) {
            if (!results.keySet().containsAll(needed.cases())) {
                return CaseStep.of(Kind.WAITING);
            }
            if (needed.cases().stream()
                    .anyMatch(i -> requireNonNull(results.get(i)).verdict() != Verdict.AC)) {
                return CaseStep.skipped(Reason.of(ReasonCode.GROUP_NOT_PASSED, "group", needed.group()));
            }
        }
        return CaseStep.of(Kind.NEEDED);
    }

    /** Returns the groups that must be judged before this case, as the case's group depends on them. */
    private List<Requirement> requirements(Problem problem, int number) {
        TestCase testCase = cases.get(number);
        if (!problem.scoring() || testCase.isSample()) {
            return List.of();
        }
        return groups(problem.data().secret())
                .filter(group -> !group.requirePass().isEmpty())
                .filter(group -> group.allCases().anyMatch(testCase::equals))
                .flatMap(group -> group.requirePass().stream())
                .map(name -> new Requirement(
                        name,
                        IntStream.range(0, number)
                                .filter(i -> cases.get(i).name().startsWith(name + "/"))
                                .boxed()
                                .toList()))
                .toList();
    }

    private static Stream<TestGroup> groups(TestGroup group) {
        return Stream.concat(Stream.of(group), group.groups().stream().flatMap(CaseSchedule::groups));
    }
}
