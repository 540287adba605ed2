package judge.schedule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.problem.Graded;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.schedule.CaseStep.Kind;
import judge.verdict.CaseResult;
import judge.verdict.Grades;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Decides which cases of an older package are to be run, where folders may break off after a rejected part. A folder
 * that the package's own grader decides on never breaks off: that grader is asked when everything has run.
 */
final class GradedSchedule {

    private final int lookAhead;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, List<Graded>> earlier = new HashMap<>();

    GradedSchedule(Graded.Group root, List<TestCase> cases, int lookAhead) {
        this.lookAhead = lookAhead;
        for (int i = 0; i < cases.size(); i++) {
            numbers.put(cases.get(i).name(), i);
        }
        collect(root, List.of());
    }

    private void collect(Graded.Group group, List<Graded> before) {
        List<Graded> mine = new ArrayList<>(before);
        for (Graded part : group.parts()) {
            if (part instanceof Graded.Group inner) {
                collect(inner, mine);
            } else {
                earlier.put(part.name(), List.copyOf(mine));
            }
            if (group.breaks()) {
                mine.add(part);
            }
        }
    }

    CaseStep step(TestCase testCase, Map<Integer, CaseResult> results) {
        long open = 0;
        for (Graded part : earlier.getOrDefault(testCase.name(), List.of())) {
            long unknown =
                    part.cases().filter(name -> result(name, results) == null).count();
            open += unknown;
            if (unknown == 0 && isRejected(part, results)) {
                return CaseStep.skipped(
                        part instanceof Graded.Group
                                ? Reason.of(ReasonCode.GROUP_NOT_PASSED, "group", part.name())
                                : Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", part.name()));
            }
        }
        return CaseStep.of(open == 0 ? Kind.NEEDED : open < lookAhead ? Kind.AHEAD : Kind.WAITING);
    }

    private boolean isRejected(Graded part, Map<Integer, CaseResult> results) {
        if (part instanceof Graded.Group group) {
            if (group.groups().anyMatch(Graded.Group::custom)) {
                return false;
            }
            Map<String, CaseResult> mine = new HashMap<>();
            part.cases().forEach(name -> Optional.ofNullable(result(name, results))
                    .ifPresent(result -> mine.put(name, result)));
            Verdict verdict = Grades.byDefault(group, mine).grade(group.name()).verdict();
            return verdict != Verdict.AC && verdict != Verdict.SK;
        }
        CaseResult result = result(part.name(), results);
        return result != null && result.verdict() != Verdict.AC && result.verdict() != Verdict.SK;
    }

    private @Nullable CaseResult result(String name, Map<Integer, CaseResult> results) {
        return results.get(numbers.get(name));
    }
}
