package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.Remnants;
import judge.Surroundings;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import judge.sandbox.kernel.Processors;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Every submission of the zoo gets, through the real sandbox, the verdict of the folder that it lies in, and harms
 * nothing outside. {@code -Dzoo=TEXT} chooses deeds, {@code -Dzoo.jobs=N} says how many are judged at a time: one more
 * than there are processors, as {@code grade} does. {@code -Dzoo.cases=3} is the long form, with a third case.
 */
@Isolated("measures, and looks for remnants")
class ZooIT {

    /** The key of deeds that are judged by a judge of their own, on the processors that the others use. */
    private static final String BESIDE = "beside";

    /** The milliseconds of a processor that a waiting deed may take: others are measured meanwhile. */
    private static final double MOST_WHILE_WAITING = 500;

    @TempDir
    private static Path temp;

    @TestFactory
    Stream<DynamicTest> everyDeedGetsTheVerdictOfItsFolder() throws Exception {
        // Or accepted/reads-environments would have nothing to find.
        assertThat(System.getenv("JUDGE_ZOO_SECRET")).isNotBlank();
        Path folder = Zoo.problem(temp);
        Problem problem = PackageReader.read(folder);
        Map<Path, Report> reports;
        List<String> harm;
        List<Path> temporary;
        try (Surroundings surroundings = Surroundings.watch(folder)) {
            try (Toolchain toolchain = Toolchains.isolated(Integer.MAX_VALUE);
                    Toolchain beside = Toolchains.isolated(Integer.MAX_VALUE)) {
                temporary = List.of(toolchain.temporary(), beside.temporary());
                reports = judge(toolchain, beside, problem);
            }
            harm = surroundings.harm();
        }
        long own = ProcessHandle.current().pid();
        List<String> processes = new ArrayList<>();
        List<String> mounts = new ArrayList<>();
        for (Path one : temporary) {
            processes.addAll(Remnants.processes(one, own));
            mounts.addAll(Remnants.mounts(one));
        }
        assertThat(reports).hasSizeGreaterThan(System.getProperty("zoo") == null ? 150 : 0);
        Stream<DynamicTest> verdicts = reports.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        Zoo.DEEDS.relativize(entry.getKey()).toString(),
                        () -> check(entry.getKey(), entry.getValue())));
        Stream<DynamicTest> outside = Stream.of(
                DynamicTest.dynamicTest("no deed reaches what lies outside", () -> assertThat(harm)
                        .isEmpty()),
                DynamicTest.dynamicTest(
                        "no process is left", () -> assertThat(processes).isEmpty()),
                DynamicTest.dynamicTest(
                        "no mount is left", () -> assertThat(mounts).isEmpty()),
                DynamicTest.dynamicTest(
                        "no folder is left",
                        () -> assertThat(temporary).hasSize(2).noneMatch(Files::exists)));
        return Stream.concat(verdicts, outside);
    }

    /**
     * The reports; deeds that are to be judged beside the others do not keep those from a processor. Those that never
     * end are run once: that is as fair on any machine.
     */
    private static Map<Path, Report> judge(Toolchain toolchain, Toolchain beside, Problem problem) throws Exception {
        JudgingRules rules = new JudgingRules(true, false, false);
        Map<Path, SubmissionFiles> endless = new LinkedHashMap<>();
        Map<Path, SubmissionFiles> others = new LinkedHashMap<>();
        Map<Path, SubmissionFiles> besideThem = new LinkedHashMap<>();
        for (Path deed : deeds()) {
            (Zoo.expected(deed).containsKey(BESIDE) ? besideThem : Zoo.verdict(deed) == Verdict.TLE ? endless : others)
                    .put(deed, SubmissionFinder.single(deed, problem.id()));
        }
        int processors = Processors.allowed().size();
        int jobs = Integer.getInteger("zoo.jobs", processors + 1);
        Map<Path, Future<Report>> judged = new TreeMap<>();
        LocalJudge once = new LocalJudge(toolchain, JudgingRules.once());
        judged.putAll(submitted(
                endless, once.forRun(Map.of(problem, List.copyOf(endless.values())), jobs), processors, problem));
        Judge judge = new LocalJudge(toolchain, rules).forRun(Map.of(problem, List.copyOf(others.values())), jobs);
        judged.putAll(submitted(others, judge, jobs, problem));
        judged.putAll(submitted(besideThem, new LocalJudge(beside, rules), processors, problem));
        Map<Path, Report> reports = new TreeMap<>();
        for (Map.Entry<Path, Future<Report>> entry : judged.entrySet()) {
            reports.put(entry.getKey(), entry.getValue().get());
        }
        return reports;
    }

    private static Map<Path, Future<Report>> submitted(
            Map<Path, SubmissionFiles> submissions, Judge judge, int jobs, Problem problem) {
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        Map<Path, Future<Report>> judged = new TreeMap<>();
        submissions.forEach((deed, submission) -> judged.put(
                deed,
                threads.submit(
                        () -> judge.judge(submission.read(problem.limits().codeBytes()), problem))));
        threads.shutdown();
        return judged;
    }

    /** Returns the deeds, the longest first: otherwise the last ones would be judged alone. */
    private static List<Path> deeds() {
        String wanted = System.getProperty("zoo", "");
        return Zoo.deeds().stream()
                .filter(deed -> Zoo.DEEDS.relativize(deed).toString().contains(wanted))
                .sorted(Comparator.comparing(deed -> Zoo.verdict(deed) != Verdict.TLE))
                .toList();
    }

    private static void check(Path deed, Report report) throws IOException {
        Verdict wanted = Zoo.verdict(deed);
        String what = "why: " + Files.readString(deed.resolve("why.txt")).strip() + "\n" + Reasons.of(report);
        SoftAssertions.assertSoftly(softly -> {
            softly.assertThat(report.verdict()).as(what).isEqualTo(wanted);
            Zoo.expected(deed).forEach((key, value) -> {
                switch (key) {
                    case "mainClass" -> softly.assertThat(report.compile().mainClass())
                            .as(what)
                            .isEqualTo(value);
                    case "charset" -> softly.assertThat(report.compile().charset())
                            .as(what)
                            .isEqualTo(value);
                    case "reasonContains" -> softly.assertThat(Reasons.of(report))
                            .contains(value);
                    case "reasonLacks" -> softly.assertThat(Reasons.of(report)).doesNotContain(value);
                    case "hint" -> softly.assertThat(hints(report)).as(what).contains(value);
                    case Zoo.VERDICT -> softly.assertThat(report.verdict()).isEqualTo(wanted);
                    case BESIDE -> {
                        if (value.equals("waits")) {
                            softly.assertThat(report.cases())
                                    .extracting(CaseSection::cpuTimeMillis)
                                    .allMatch(cpuTime -> cpuTime == null || cpuTime < MOST_WHILE_WAITING);
                        } else {
                            softly.assertThat(value).isEqualTo("compiles");
                        }
                    }
                    default -> softly.fail("unknown key " + key + " in " + deed);
                }
            });
        });
    }

    /** The codes of what is said about the first reason. */
    private static List<String> hints(Report report) {
        Stream<Reason> reasons = Stream.concat(
                Stream.ofNullable(report.compile().reason()),
                report.cases().stream().flatMap(one -> Stream.ofNullable(one.reason())));
        return reasons.findFirst().map(Reasons::hints).orElse(List.of());
    }
}
