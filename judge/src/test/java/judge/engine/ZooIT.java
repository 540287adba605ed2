package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.Remnants;
import judge.Surroundings;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.Report;
import judge.sandbox.Processors;
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
        Path temporary;
        try (Surroundings surroundings = Surroundings.watch(folder)) {
            try (Toolchain toolchain = Toolchains.isolated(Integer.MAX_VALUE)) {
                temporary = toolchain.temporary();
                reports = judge(new LocalJudge(toolchain, new JudgingRules(true, false, false)), problem);
            }
            harm = surroundings.harm();
        }
        long own = ProcessHandle.current().pid();
        List<String> processes = Remnants.processes(temporary, own);
        List<String> mounts = Remnants.mounts(temporary);
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
                        "no folder is left", () -> assertThat(temporary).doesNotExist()));
        return Stream.concat(verdicts, outside);
    }

    private static Map<Path, Report> judge(BatchJudge judges, Problem problem) throws Exception {
        int jobs = Integer.getInteger("zoo.jobs", Processors.allowed().size() + 1);
        Map<Path, SubmissionFiles> submissions = new TreeMap<>();
        for (Path deed : deeds()) {
            submissions.put(deed, SubmissionFinder.single(deed, problem.id()));
        }
        Judge judge = judges.forRun(Map.of(problem, List.copyOf(submissions.values())), jobs);
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        Map<Path, Future<Report>> judged = new TreeMap<>();
        submissions.forEach((deed, submission) -> judged.put(
                deed,
                threads.submit(
                        () -> judge.judge(submission.read(problem.limits().codeBytes()), problem))));
        threads.shutdown();
        Map<Path, Report> reports = new TreeMap<>();
        for (Map.Entry<Path, Future<Report>> entry : judged.entrySet()) {
            reports.put(entry.getKey(), entry.getValue().get());
        }
        return reports;
    }

    private static List<Path> deeds() {
        String wanted = System.getProperty("zoo", "");
        return Zoo.deeds().stream()
                .filter(deed -> Zoo.DEEDS.relativize(deed).toString().contains(wanted))
                .toList();
    }

    private static void check(Path deed, Report report) throws IOException {
        Verdict wanted = Zoo.verdict(deed);
        String what = "why: " + Files.readString(deed.resolve("why.txt")).strip() + "\n" + Reasons.of(report);
        SoftAssertions.assertSoftly(softly -> {
            softly.assertThat(report.verdict()).as(what).isEqualTo(wanted);
            Properties expected = expected(deed);
            expected.forEach((key, value) -> {
                switch ((String) key) {
                    case "mainClass" -> softly.assertThat(report.compile().mainClass())
                            .as(what)
                            .isEqualTo(value);
                    case "charset" -> softly.assertThat(report.compile().charset())
                            .as(what)
                            .isEqualTo(value);
                    case "reasonContains" -> softly.assertThat(Reasons.of(report))
                            .contains((String) value);
                    case "reasonLacks" -> softly.assertThat(Reasons.of(report)).doesNotContain((String) value);
                    case "hint" -> softly.assertThat(hints(report)).as(what).contains((String) value);
                    case "hintLine" -> softly.assertThat(hintLine(report))
                            .as(what)
                            .isEqualTo(value);
                    default -> softly.fail("unknown key " + key + " in " + deed);
                }
            });
        });
    }

    /** The line that the first hint names. */
    private static String hintLine(Report report) {
        return Stream.ofNullable(report.compile().reason())
                .flatMap(reason -> reason.hints().stream())
                .findFirst()
                .map(hint -> String.valueOf(hint.parameters().get("line")))
                .orElse("none");
    }

    /** The codes of what is said about the first reason; each must have its sentence in both languages. */
    private static List<String> hints(Report report) {
        Stream<Reason> reasons = Stream.concat(
                Stream.ofNullable(report.compile().reason()),
                report.cases().stream().flatMap(one -> Stream.ofNullable(one.reason())));
        List<Hint> hints = reasons.findFirst().map(Reason::hints).orElse(List.of());
        for (Hint hint : hints) {
            assertThat(Messages.in(DisplayLanguage.EN).sentence(hint)).doesNotContainPattern("[?]\\w|\\p{IsHan}");
            assertThat(Messages.in(DisplayLanguage.ZH).sentence(hint)).containsPattern("\\p{IsHan}");
        }
        return hints.stream().map(hint -> hint.code().code()).toList();
    }

    private static Properties expected(Path deed) {
        Properties expected = new Properties();
        Path file = deed.resolve("expect.txt");
        if (Files.exists(file)) {
            try (Stream<String> lines = Files.lines(file)) {
                lines.filter(line -> !line.isBlank())
                        .forEach(line -> expected.setProperty(
                                line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1)));
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
        return expected;
    }
}
