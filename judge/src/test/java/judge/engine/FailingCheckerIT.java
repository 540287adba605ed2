package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.Submission;
import judge.submission.SubmissionFinder;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A fault of a problem's own checker or files never counts against the contestant. */
class FailingCheckerIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final Path RIGHT = Path.of("judge/src/test/resources/judge/submissions/accepted/prints-the-sum");

    /** Seconds that every checker which ends by itself ends in. */
    private static final int MORE_THAN_ENOUGH = 300;

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of("crashes", "int[] none = {}; none[1]++;"),
                Arguments.of("says neither yes nor no", "System.exit(0);"),
                Arguments.of("computes for ever", "while (true) { a = a.clone(); }"),
                Arguments.of("sleeps for ever", "Thread.sleep(1_000_000);"),
                Arguments.of("runs out of memory", "long[] all = new long[1_000_000_000]; System.exit(42);"),
                Arguments.of("floods", "byte[] b = new byte[1 << 20]; for (;;) { System.out.write(b, 0, b.length); }"),
                Arguments.of(
                        "prints no number",
                        "java.nio.file.Files.write(java.nio.file.Path.of(a[2] + \"score_multiplier.txt\"),"
                                + " new byte[] {-1, 27, 91, 51, 49, 109, 0}); System.exit(42);"),
                Arguments.of(
                        "prints more than everything",
                        "java.nio.file.Files.writeString(java.nio.file.Path.of(a[2] + \"score_multiplier.txt\"),"
                                + " \"1e9\"); System.exit(42);"),
                Arguments.of(
                        "writes more points than fit",
                        "java.nio.file.Files.write(java.nio.file.Path.of(a[2] + \"score.txt\"), new byte[9 << 20]);"
                                + " System.exit(42);"),
                Arguments.of("is killed", "Runtime.getRuntime().halt(137);"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failures")
    void isAJudgeErrorWhereTheChecker(String what, String body) throws Exception {
        Path folder = copyOfSum();
        if (what.startsWith("prints")) { // In a pass-fail problem nobody asks for points.
            Path yaml = folder.resolve("problem.yaml");
            Files.writeString(yaml, Files.readString(yaml).replace("pass-fail", "scoring"));
        }

        Report report = judged(withChecker(folder, body, what.endsWith("for ever") ? 1 : MORE_THAN_ENOUGH));

        assertThat(report.verdict()).as(what + Reasons.of(report)).isEqualTo(Verdict.JE);
        assertThat(report.cases())
                .filteredOn(one -> one.verdict() == Verdict.JE)
                .first()
                .extracting(one -> Objects.requireNonNull(one.reason()).code())
                .isEqualTo(what.endsWith("for ever") ? ReasonCode.CHECKER_HUNG : ReasonCode.CHECKER_FAILED);
    }

    @Test
    void whatACheckerWritesOfPointsIsNotLookedAtWhereThereAreNone() throws Exception {
        Report report = judged(withChecker("for (String name : new String[] {\"score.txt\", \"score_multiplier.txt\"})"
                + " java.nio.file.Files.writeString(java.nio.file.Path.of(a[2] + name), \"none\");"
                + " System.exit(42);"));

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.AC);
    }

    @Test
    void isAJudgeErrorWhereTheCheckerDoesNotCompile() throws Exception {
        Report report = judged(withChecker("no java"));

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.JE);
    }

    /** Otherwise the new checker would be kept, and used, under the version of the earlier one. */
    @Test
    void isAJudgeErrorWhereTheCheckerWasSavedBetweenTheVersionAndItsCompiler() throws Exception {
        Problem problem = withChecker("System.exit(42);");
        problem.version();
        Path checker = problem.folder().resolve("output_validator");
        try (Stream<Path> files = Files.list(checker)) {
            Path source = files.findFirst().orElseThrow();
            Files.writeString(source, Files.readString(source).replace("System.exit(42)", "System.exit(43)"));
        }

        assertThat(judged(problem).verdict()).isEqualTo(Verdict.JE);
    }

    @Test
    void isAJudgeErrorWhereAnAnswerVanishesWhileSubmissionsAreJudged() throws Exception {
        Problem problem = PackageReader.read(copyOfSum());
        Files.delete(temp.resolve("sum/data/secret/1.ans"));

        Report report = judged(problem);

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.JE);
        assertThat(report.cases()).extracting(CaseSection::verdict).contains(Verdict.AC, Verdict.JE);
        assertThat(Reasons.of(report)).contains("1.ans");
    }

    @Test
    void isAFaultOfThePackageWhereAnAnswerIsMissing() throws Exception {
        Files.delete(copyOfSum().resolve("data/secret/1.ans"));

        Assertions.assertThatThrownBy(() -> PackageReader.read(temp.resolve("sum")))
                .isInstanceOfSatisfying(ProblemFormatException.class, e -> assertThat(English.of(e.faults()))
                        .singleElement()
                        .asString()
                        .contains("data/secret/1.in: has no answer"));
    }

    @Test
    void isAFaultOfThePackageWhereAnAnswerCannotBeRead() throws Exception {
        Path answer = copyOfSum().resolve("data/secret/1.ans");
        if (System.getProperty("user.name").equals("root")) {
            // Root can read everything but a folder.
            Files.delete(answer);
            Files.createDirectory(answer);
        } else {
            Files.setPosixFilePermissions(answer, Set.of());
        }

        Assertions.assertThatThrownBy(() -> PackageReader.read(temp.resolve("sum")))
                .isInstanceOfSatisfying(ProblemFormatException.class, e -> assertThat(English.of(e.faults()))
                        .anyMatch(fault -> fault.contains("1.ans") || fault.contains("1.in")));
    }

    /** One wait, and not one for each case: no further case is run, and the report says so. */
    @Test
    void oneThatHangsIsWaitedForOnce() throws Exception {
        Path folder = copyOfSum();
        for (int number = 2; number <= 9; number++) {
            for (String ending : List.of(".in", ".ans")) {
                Files.copy(
                        folder.resolve("data/secret/1" + ending), folder.resolve("data/secret/more" + number + ending));
            }
        }
        Problem problem = withChecker(folder, "while (true) { a = a.clone(); }", 1);
        List<CaseResult> run = Collections.synchronizedList(new ArrayList<>());

        Report report;
        try (Toolchain alone = Toolchains.open(1)) {
            report = new LocalJudge(alone, new JudgingRules(true, false, false))
                    .judge(right(problem), problem, new JudgingListener() {
                        @Override
                        public void ended(CaseResult result) {
                            run.add(result);
                        }
                    });
        }

        assertThat(run).hasSize(1);
        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(report.cases().get(0).reason()).isEqualTo(Reason.of(ReasonCode.CHECKER_HUNG, "seconds", 1L));
        assertThat(report.cases().subList(1, report.cases().size()))
                .hasSizeGreaterThan(8)
                .allMatch(one -> one.verdict() == Verdict.SK);
        Report beside = judged(problem);
        assertThat(beside.cases())
                .extracting(CaseSection::verdict)
                .isEqualTo(report.cases().stream().map(CaseSection::verdict).toList());
    }

    private Problem withChecker(String body) throws Exception {
        return withChecker(copyOfSum(), body, MORE_THAN_ENOUGH);
    }

    private static Problem withChecker(Path folder, String body, int seconds) throws Exception {
        Path yaml = folder.resolve("problem.yaml");
        String limits =
                "limits:\n  validation_time: " + seconds + "\n  validation_memory: 32\n  validation_output: 1\n";
        Files.writeString(yaml, Files.readString(yaml).replace("limits:\n", limits));
        Files.writeString(folder.resolve("judge.yaml"), "input_file: sum.in\noutput_file: sum.out\n");
        Files.createDirectory(folder.resolve("output_validator"));
        Files.writeString(
                folder.resolve("output_validator/Check.java"),
                "class Check { public static void main(String[] a) throws Exception { " + body + " } }\n");
        return PackageReader.read(folder);
    }

    private Path copyOfSum() throws Exception {
        PathUtils.copyDirectory(SUM, temp.resolve("sum"));
        return temp.resolve("sum");
    }

    private static Report judged(Problem problem) throws Exception {
        return new LocalJudge(toolchain, new JudgingRules(true, false, false)).judge(right(problem), problem);
    }

    private static Submission right(Problem problem) throws Exception {
        return SubmissionFinder.single(RIGHT, problem.id())
                .read(problem.limits().codeBytes());
    }
}
