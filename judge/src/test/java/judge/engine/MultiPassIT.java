package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Measured;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each line is a case of one problem: what its validator does, what the submission does, and what comes of it. */
class MultiPassIT {

    private static final Path PASSES = Path.of("judge/src/test/resources/judge/problems/passes");
    private static final String INTERACTIVE = "[interactive, multi-pass]";

    /** The cases with their verdicts; where there is a reason, it comes with the pass in which the submission ended. */
    private static final String TABLE =
            """
            once           yes            AC
            twice          yes            AC
            thrice         yes            AC
            twice          work           AC
            twice          no-second      WA  validator-rejects 2
            twice          crash-second   RTE killed-by-signal 2
            twice          spin-second    TLE cpu-time-exceeded 2
            twice          grow-second    MLE resident-memory-exceeded 2
            reject-second  yes            WA  validator-rejects 2
            fail-second    yes            JE  checker-failed 2
            reject-and-ask yes            JE  checker-failed 1
            fail-and-ask   yes            JE  checker-failed 1
            blank          yes            RTE exit-status 2
            ever           yes            JE  checker-failed 3
            ask-by-folder  yes            JE  checker-failed 1
            """;

    /** The cases in which it makes a difference whether the two talk. */
    private static final String WITHOUT_TALK =
            """
            twice          nothing-second NO  no-output-but-file 2
            twice          flood-second   OLE output-exceeded 2
            """;

    private static final String WITH_TALK =
            """
            twice          nothing-second WA  validator-rejects 2
            twice          flood-second   WA  validator-rejects 2
            """;

    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.isolated(Integer.MAX_VALUE);
    }

    @AfterAll
    static void closesTheToolchain() throws Exception {
        toolchain.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"multi-pass", INTERACTIVE})
    void everyWayToGoOnAndToEndHasItsVerdict(String type) throws Exception {
        boolean talks = type.equals(INTERACTIVE);
        // An interactive validator that is given an empty input fails before it says anything.
        List<String> lines = (TABLE + (talks ? WITH_TALK : WITHOUT_TALK))
                .lines()
                .map(line -> talks ? line.replace("RTE exit-status 2", "JE  checker-failed 2") : line)
                .toList();
        Problem problem = problem(type, lines);
        Report report = judged(problem);
        Map<String, CaseSection> cases =
                report.cases().stream().collect(Collectors.toMap(CaseSection::name, Function.identity()));

        assertThat(lines.stream().map(line -> line(line, cases.get(name(line)))))
                .isEqualTo(lines);
        CaseSection sample = cases.get("sample/1");
        assertThat(sample.answerSource()).isEqualTo(Measured.CONVERSATION);
        assertThat(sample.output().text())
                .isEqualTo("< reject-second yes 1\n> yes\n---\n< reject-second yes 2\n> yes\n");
        assertThat(sample.reason().parameters()).containsEntry("message", "pass 1 pass 2");
        // The words of a validator belong to the contest.
        assertThat(report.cases()).filteredOn(one -> !one.sample()).allSatisfy(one -> {
            assertThat(one.answerSource()).isEqualTo("stdout");
            assertThat(one.output() == null ? "" : one.output().text()).doesNotContain("<", "second");
        });
    }

    private static String line(String line, CaseSection found) {
        String[] words = line.strip().split(" +");
        Optional<Reason> reason = Optional.ofNullable(found.reason());
        return "%-14s %-14s %-3s %s"
                .formatted(
                        words[0],
                        words[1],
                        found.verdict(),
                        reason.map(why -> why.code().code() + " "
                                        + why.parameters().get(ReasonCode.PASS))
                                .orElse(""))
                .stripTrailing();
    }

    private static String name(String line) {
        String[] words = line.strip().split(" +");
        return "secret/" + words[0] + "--" + words[1];
    }

    private Problem problem(String type, List<String> lines) throws Exception {
        Path folder = temp.resolve("passes");
        PathUtils.copyDirectory(PASSES, folder);
        Path yaml = folder.resolve("problem.yaml");
        Files.writeString(yaml, Files.readString(yaml).replace("multi-pass", type));
        if (type.equals(INTERACTIVE)) {
            for (String data : List.of("sample", "secret")) {
                Path settings = folder.resolve("data/" + data + "/test_group.yaml");
                Files.createDirectories(settings.getParent());
                Files.writeString(settings, "output_validator_args: [talk]\n");
            }
        }
        for (String line : lines) {
            String[] words = line.strip().split(" +");
            write(folder, name(line), words[0] + " " + words[1]);
        }
        write(folder, "sample/1", "reject-second yes");
        return PackageReader.read(folder);
    }

    private static void write(Path folder, String name, String deeds) throws Exception {
        Files.createDirectories(folder.resolve("data/" + name).getParent());
        Files.writeString(folder.resolve("data/" + name + ".in"), deeds + " 1\n");
        Files.writeString(folder.resolve("data/" + name + ".ans"), "");
    }

    private static Report judged(Problem problem) throws Exception {
        byte[] source = Files.readString(PASSES.resolve("player/player.c")).getBytes(StandardCharsets.UTF_8);
        Submission submission = Submission.of(
                "anna",
                "anna",
                problem.id(),
                List.of(new SourceFile("player.c", source)),
                problem.limits().codeBytes());
        return new LocalJudge(toolchain, new JudgingRules(false, true, false)).judge(submission, problem);
    }
}
