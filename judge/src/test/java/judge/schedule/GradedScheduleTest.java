package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import judge.problem.Graded;
import judge.problem.GraderFlags;
import judge.problem.TestCase;
import judge.schedule.CaseStep.Kind;
import judge.verdict.CaseResult;
import judge.verdict.Grades;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GradedScheduleTest {

    private static final double INFINITE = Double.POSITIVE_INFINITY;

    private final List<TestCase> cases = new ArrayList<>();
    private final Map<String, Verdict> verdicts = new HashMap<>();

    private Graded.Case testCase(Verdict verdict) {
        String name = "c" + cases.size();
        cases.add(new TestCase(name, Path.of(name), Path.of(name), List.of(), List.of(), 1));
        verdicts.put(name, verdict);
        return new Graded.Case(name);
    }

    private static Graded.Group group(String name, boolean breaks, boolean custom, String flag, List<Graded> parts) {
        return new Graded.Group(name, breaks, custom, new GraderFlags(List.of(flag)), -INFINITE, INFINITE, parts);
    }

    private CaseResult result(int number) {
        TestCase testCase = cases.get(number);
        Verdict verdict = verdicts.getOrDefault(testCase.name(), Verdict.AC);
        return new CaseResult(
                testCase.name(), verdict, verdict == Verdict.AC ? 1 : 0, 1, Optional.empty(), Optional.empty());
    }

    /** Plays a schedule as {@link CaseExecutor} does, with results that come in the order of the random numbers. */
    private List<CaseResult> played(Graded.Group root, int lookAhead, Random random) {
        GradedSchedule schedule = new GradedSchedule(root, cases, lookAhead);
        Map<Integer, CaseResult> results = new HashMap<>();
        while (true) {
            List<Integer> open = new ArrayList<>();
            for (int i = 0; i < cases.size(); i++) {
                if (!results.containsKey(i)) {
                    CaseStep step = schedule.step(cases.get(i), results);
                    if (step.kind() == Kind.SKIPPED) {
                        results.put(i, CaseResult.skipped(cases.get(i), step.why()));
                    } else if (step.kind() != Kind.WAITING) {
                        open.add(i);
                    }
                }
            }
            if (open.isEmpty()) {
                break;
            }
            int next = open.get(random.nextInt(open.size()));
            results.put(next, result(next));
        }
        return IntStream.range(0, cases.size())
                .mapToObj(i -> {
                    CaseStep step = schedule.step(cases.get(i), results);
                    return step.kind() == Kind.SKIPPED || !results.containsKey(i)
                            ? CaseResult.skipped(cases.get(i), step.why())
                            : results.get(i);
                })
                .toList();
    }

    private Graded.Group randomTree(String name, int depth, Random random) {
        List<Graded> parts = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            parts.add(
                    depth > 0 && random.nextInt(3) > 0
                            ? randomTree(name + "/" + i, depth - 1, random)
                            : testCase(random.nextInt(3) == 0 ? Verdict.WA : Verdict.AC));
        }
        String[] flags = {"worst_error", "always_accept", "accept_if_any_accepted"};
        return group(name, random.nextBoolean(), false, flags[random.nextInt(flags.length)], parts);
    }

    @Test
    void givesTheSameResultsInWhateverOrderTheyCome() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            cases.clear();
            verdicts.clear();
            Graded.Group root = randomTree("data", 3, random);

            List<CaseResult> oneByOne = played(root, 1, random);

            assertThat(played(root, 8, random)).as("seed " + seed).isEqualTo(oneByOne);
            Map<String, CaseResult> all = new HashMap<>();
            IntStream.range(0, cases.size()).forEach(i -> all.put(cases.get(i).name(), result(i)));
            List<String> run = oneByOne.stream()
                    .filter(one -> one.verdict() != Verdict.SK)
                    .map(CaseResult::name)
                    .toList();
            assertThat(Grades.byDefault(root, all).counted()).as("seed " + seed).containsExactlyElementsOf(run);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void endsAtARejectedFolderUnlessThePackagesGraderDecidesOnIt(boolean custom) {
        Graded.Group root = group(
                "data",
                true,
                false,
                "sum",
                List.of(group("data/a", true, custom, "sum", List.of(testCase(Verdict.WA))), testCase(Verdict.AC)));

        assertThat(played(root, 4, new Random(1)))
                .extracting(CaseResult::verdict)
                .containsExactly(Verdict.WA, custom ? Verdict.AC : Verdict.SK);
    }
}
