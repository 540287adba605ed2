package judge.problem;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Problems for tests that never look at their files. */
public final class Problems {

    private Problems() {}

    /** A pass-fail problem with two secret cases. */
    public static Problem passFail(String id) {
        return problem(id, false, 0);
    }

    /** A scoring problem with two secret cases of the given points. */
    public static Problem scoring(String id, double points) {
        return problem(id, true, points);
    }

    /** The problem with another limit of source code. */
    public static Problem withCodeBytes(Problem problem, long codeBytes) {
        ProblemLimits limits = problem.limits();
        ProblemLimits roomy = new ProblemLimits(
                limits.cpuTime(),
                limits.languages(),
                limits.memoryBytes(),
                limits.outputBytes(),
                codeBytes,
                limits.compileTime(),
                limits.compileMemoryBytes());
        return of(
                problem.id(),
                problem.folder(),
                problem.names(),
                problem.scoring(),
                roomy,
                problem.judging(),
                problem.data(),
                problem.content());
    }

    /** A problem whose package gives the time limit. */
    public static Problem of(
            String id,
            Path folder,
            Map<String, String> names,
            boolean scoring,
            ProblemLimits limits,
            Judging judging,
            TestData data,
            PackageContent content) {
        ProblemType type = ProblemType.plain(scoring);
        return new Problem(
                id, folder, names, type, limits, Optional.empty(), judging, data, PackageExtras.NONE, content);
    }

    private static Problem problem(String id, boolean scoring, double points) {
        Path folder = Path.of("/problems", id);
        List<TestCase> cases = IntStream.rangeClosed(1, 2)
                .mapToObj(number -> "secret/0" + number)
                .map(name -> new TestCase(
                        name,
                        folder.resolve(name + ".in"),
                        folder.resolve(name + ".ans"),
                        List.of(),
                        List.of(),
                        points))
                .toList();
        TestGroup secret = new TestGroup(
                "secret",
                2 * points,
                scoring ? TestGroup.Aggregation.SUM : TestGroup.Aggregation.PASS_FAIL,
                List.of(),
                cases,
                List.of());
        ProblemLimits limits = new ProblemLimits(
                Duration.ofSeconds(2),
                new LanguageRules(Map.of("java", 1.5), Map.of(), MemoryRule.RESIDENT, Set.of()),
                64 << 20,
                8 << 20,
                1 << 20,
                Duration.ofSeconds(30),
                512 << 20);
        Judging judging = new Judging(
                new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return of(
                id,
                folder,
                Map.of("en", id),
                scoring,
                limits,
                judging,
                new TestData(List.of(), secret),
                new PackageContent(folder));
    }
}
