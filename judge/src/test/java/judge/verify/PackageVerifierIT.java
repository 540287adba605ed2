package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated("measures")
@Tag("packages")
class PackageVerifierIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @ParameterizedTest
    @ValueSource(strings = {"problems/noip2009sudoku", "problems/poj3074"})
    void findsThePackagesThatShipSound(String folder) throws Exception {
        Verification verification = verify(Path.of(folder));

        assertThat(English.of(verification.faults())).isEmpty();
        assertThat(verification.submissions()).hasSizeGreaterThan(5).allMatch(JuryResult::isAsExpected);
    }

    @Test
    void saysWhichJurySubmissionDoesNotGetTheVerdictOfItsFolder() throws Exception {
        Path folder = copyOfSum();
        Files.copy(
                folder.resolve("submissions/accepted/Sum.java"), folder.resolve("submissions/wrong_answer/Right.java"));

        assertThat(verify(folder).submissions())
                .filteredOn(result -> !result.isAsExpected())
                .singleElement()
                .satisfies(result -> assertThat(result.path()).isEqualTo("wrong_answer/Right.java"));
    }

    @Test
    void saysWhichInputItsValidatorRefuses() throws Exception {
        Path folder = copyOfSum();
        Files.writeString(folder.resolve("data/secret/2.in"), "one two\n");

        assertThat(English.of(verify(folder).faults())).anyMatch(fault -> fault.contains("2.in is refused by"));
    }

    @Test
    void holdsTheReferenceAgainstTheAnswersBeyondTheContestToo() throws Exception {
        Path folder = temp.resolve("poj3074");
        PathUtils.copyDirectory(Path.of("problems/poj3074"), folder);
        PathUtils.deleteDirectory(folder.resolve("submissions"));
        Files.createDirectories(folder.resolve("beyond"));
        Files.writeString(folder.resolve("beyond/z.in"), "end\n");
        Files.writeString(folder.resolve("beyond/z.ans"), "1\n");
        Files.writeString(folder.resolve("beyond/z.yaml"), "description: {en: there is no puzzle}\n");

        assertThat(English.of(verify(folder).faults()))
                .anyMatch(fault -> fault.contains("beyond/z.ans is not what the reference solver answers"));
    }

    @Test
    void judgesByTheProblemsOwnOutputValidator() throws Exception {
        Path folder = withValidator(
                """
                import java.nio.file.*;
                import java.util.*;
                class Validate {
                    public static void main(String[] args) throws Exception {
                        String answer = Files.readString(Path.of(args[1])).strip();
                        String found = new String(System.in.readAllBytes()).strip();
                        Files.writeString(Path.of(args[2] + "judgemessage.txt"), "found " + found);
                        System.exit(answer.equals(found) ? 42 : 43);
                    }
                }
                """);

        assertThat(verify(folder).submissions()).isNotEmpty().allMatch(JuryResult::isAsExpected);
    }

    @Test
    void saysThatACheckerDoesNotNoticeAChangedAnswer() throws Exception {
        Path folder = withValidator("class Validate { public static void main(String[] a) { System.exit(42); } }");

        assertThat(English.of(verify(folder).faults()))
                .anyMatch(fault -> fault.contains("does not notice that the answer was changed"));
    }

    @Test
    void judgesEveryCaseAndSaysWhatEachIsFor() throws Exception {
        Verification verification = verify(copyOfSum());

        int cases = PackageReader.read(SUM).data().cases().size();
        assertThat(verification.submissions())
                .allSatisfy(one -> assertThat(one.verdicts()).hasSize(cases).doesNotContainValue(Verdict.SK));
        assertThat(verification.cases()).isNotEmpty().allSatisfy(one -> assertThat(one.failedBy())
                .isEqualTo((int) verification.submissions().stream()
                        .filter(each -> each.verdicts().get(one.testCase()) != Verdict.AC)
                        .count()));
    }

    @Test
    void callsWhatIsLateTooSlowAndSaysByHowLittle() throws Exception {
        Path folder = copyOfSum();
        Path problemYaml = folder.resolve("problem.yaml");
        Files.writeString(problemYaml, Files.readString(problemYaml).replace("time_limit: 2.0", "time_limit: 1.0"));
        Files.createDirectories(folder.resolve("submissions/time_limit_exceeded"));
        Files.writeString(
                folder.resolve("submissions/time_limit_exceeded/Slow.java"),
                """
                class Slow {
                    static volatile long sink;
                    static long millis() {
                        return ProcessHandle.current().info().totalCpuDuration().get().toMillis();
                    }
                    // In its own code: what the kernel needs for memory does not count on every host. A quarter of the
                    // limit lies between this and the least and the most that is late, beside the VM's start.
                    public static void main(String[] args) {
                        long end = millis() + 1_250;
                        while (millis() < end) {
                            for (int i = 0; i < 1_000_000; i++) {
                                sink += i;
                            }
                        }
                        java.util.Scanner in = new java.util.Scanner(System.in);
                        System.out.println(in.nextInt() + in.nextInt());
                    }
                }
                """);

        JuryResult slow = verify(folder).submissions().stream()
                .filter(one -> one.path().endsWith("Slow.java"))
                .findFirst()
                .orElseThrow();

        assertThat(slow.verdict()).isEqualTo(Verdict.TLE);
        assertThat(slow.isAsExpected()).isTrue();
        assertThat(slow.margins()).isNotEmpty().allMatch(margin -> !margin.accepted());
    }

    @Test
    void callsAValidatorThatCrashesAFailureOfTheJudge() throws Exception {
        Path folder = withValidator("class Validate { public static void main(String[] a) { int[] b = {}; b[1]++; } }");

        assertThat(verify(folder).submissions()).isNotEmpty().allMatch(result -> result.verdict() == Verdict.JE);
    }

    private Path withValidator(String source) throws Exception {
        Path folder = copyOfSum();
        Files.createDirectory(folder.resolve("output_validator"));
        Files.writeString(folder.resolve("output_validator/Validate.java"), source);
        Path judgeYaml = folder.resolve("judge.yaml");
        Files.writeString(
                judgeYaml, Files.readString(judgeYaml, StandardCharsets.UTF_8).replaceAll("(?m)^checker:.*$", ""));
        return folder;
    }

    private Path copyOfSum() throws Exception {
        Path folder = temp.resolve("sum");
        PathUtils.copyDirectory(SUM, folder);
        return folder;
    }

    private static Verification verify(Path folder) throws Exception {
        Problem problem = PackageReader.read(folder);
        return new PackageVerifier(toolchain, false).verify(problem);
    }
}
