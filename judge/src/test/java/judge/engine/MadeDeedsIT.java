package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.problem.reading.PackageReader;
import judge.reason.Code;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.submission.Found;
import judge.submission.Selection;
import judge.submission.Skipped;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The deeds that git cannot keep, or only at a high cost: the zoo's README lists them. */
class MadeDeedsIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final Path RIGHT =
            Path.of("judge/src/test/resources/judge/submissions/accepted/prints-the-sum/Main.java");

    private static Problem problem;

    @AutoClose
    private static Toolchain toolchain;

    private final Path folder;

    MadeDeedsIT(@TempDir Path temp) throws IOException {
        folder = Files.createDirectories(temp.resolve("solutions/contestant/sum"));
    }

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        problem = PackageReader.read(SUM);
        toolchain = Toolchains.open();
    }

    @Test
    void readsNoLinkOutOfTheSubmission() throws Exception {
        Files.createSymbolicLink(folder.resolve("Main.java"), Path.of("/etc/passwd"));
        Files.createSymbolicLink(folder.resolve("Right.java"), RIGHT.toAbsolutePath());

        assertThat(skipped()).containsExactlyInAnyOrder(Skipped.Cause.LINK, Skipped.Cause.LINK);
        assertThat(refused()).isEqualTo(ReasonCode.NO_SOURCE);
    }

    @Test
    void endsTheSearchWhereLinksGoInACircle() throws Exception {
        Files.createSymbolicLink(folder.resolve("Main.java"), Path.of("Main.java"));
        Files.createSymbolicLink(folder.resolve("parent"), Path.of(".."));

        assertThat(refused()).isEqualTo(ReasonCode.NO_SOURCE);
    }

    @Test
    void doesNotWaitForAFifo() throws Exception {
        int status = new ProcessBuilder("mkfifo", folder.resolve("Main.java").toString())
                .start()
                .waitFor();
        assertThat(status).isZero();

        assertThat(refused()).isEqualTo(ReasonCode.NO_SOURCE);
        assertThat(skipped()).containsExactly(Skipped.Cause.NOT_A_FILE);
    }

    @Test
    void looksIntoAFolderThatIsCalledLikeASource() throws Exception {
        put("Main.java/Main.java");

        assertAccepted();
    }

    @Test
    void saysWhichSourceCannotBeRead() throws Exception {
        if ("root".equals(System.getProperty("user.name"))) {
            // Maven's summary counts what is skipped and does not say why.
            System.out.println("MadeDeedsIT: the unreadable source is skipped, because root can read everything");
        }
        assumeTrue(!"root".equals(System.getProperty("user.name")), "root can read everything");
        put("Main.java");
        Files.setPosixFilePermissions(folder.resolve("Main.java"), Set.of());

        assertThat(refused()).isEqualTo(ReasonCode.SOURCE_UNREADABLE);
    }

    @Test
    void takesAFileNameWithAnEmoji() throws Exception {
        put("😀.java");

        assertAccepted();
    }

    @ParameterizedTest
    @CsvSource({"Main.JAVA", "A.PY", "B.CPP"})
    void takesEndingsInCapitals(String name) throws Exception {
        Files.writeString(folder.resolve(name), right(name, ""));

        assertAccepted();
    }

    /** Bytes of no charset, in a comment alone, harm no compiler; Python reads no such file. */
    @ParameterizedTest
    @CsvSource({"Main.java, AC", "b.cpp, AC", "c.c, AC", "a.py, CE"})
    void takesACommentInLatin1AsTheLanguageDoes(String name, Verdict verdict) throws Exception {
        Files.writeString(folder.resolve(name), right(name, "é"), StandardCharsets.ISO_8859_1);

        Report report = judged(problem);

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(verdict);
        if (verdict == Verdict.CE) {
            assertThat(Reasons.hints(report.compile().reason())).contains("python-charset");
        }
    }

    /** A right program with a comment at the end of its first line. */
    private static String right(String name, String comment) {
        String program =
                switch (name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "")) {
                    case "java" -> """
                    import java.util.Scanner; // %s
                    public class Main {
                        public static void main(String[] args) throws Exception {
                            Scanner in = new Scanner(new java.io.File("sum.in"));
                            try (var out = new java.io.PrintStream("sum.out")) {
                                out.println(in.nextLong() + in.nextLong());
                            }
                        }
                    }
                    """;
                    case "cpp" -> """
                    #include <fstream> // %s
                    int main() {
                        long long a, b;
                        std::ifstream("sum.in") >> a >> b;
                        std::ofstream("sum.out") << a + b << "\\n";
                    }
                    """;
                    case "c" -> """
                    #include <stdio.h> // %s
                    int main(void) {
                        long long a, b;
                        if (fscanf(fopen("sum.in", "r"), "%%lld %%lld", &a, &b) != 2) return 1;
                        fprintf(fopen("sum.out", "w"), "%%lld\\n", a + b);
                        return 0;
                    }
                    """;
                    default -> """
                    a, b = map(int, open("sum.in").read().split()) # %s
                    print(a + b, file=open("sum.out", "w"))
                    """;
                };
        return program.formatted(comment);
    }

    @Test
    void takesAFileNameOf255Bytes() throws Exception {
        put("x".repeat(250) + ".java");

        assertAccepted();
    }

    @Test
    void takesAFileNameWithANewline() throws Exception {
        put("a\nb.java");

        assertAccepted();
    }

    @Test
    void takesAFileNameThatIsNotUtf8() throws Exception {
        int status = new ProcessBuilder(
                        "bash", "-c", "cp \"$1\" \"$2\"/$'\\xff\\xfe.java'", "-", RIGHT.toString(), folder.toString())
                .inheritIO()
                .start()
                .waitFor();
        assertThat(status).isZero();

        assertAccepted();
    }

    @Test
    void refusesTenMegabytesOfLinesByTheirSize() throws Exception {
        Files.writeString(
                folder.resolve("Main.java"),
                Files.readString(RIGHT) + "// a comment of no use to anybody\n".repeat(300_000));

        assertThat(refused()).isEqualTo(ReasonCode.SOURCE_TOO_LARGE);
    }

    @Test
    void refusesTenMegabytesOfOneLineByTheirSize() throws Exception {
        Files.writeString(folder.resolve("Main.java"), Files.readString(RIGHT) + "// " + "x".repeat(10 << 20));

        assertThat(refused()).isEqualTo(ReasonCode.SOURCE_TOO_LARGE);
    }

    @Test
    void takesASourceOfTheLargestSizeAndRefusesOneByteMore() throws Exception {
        int room = (int) (problem.limits().codeBytes() - Files.size(RIGHT));
        Files.writeString(folder.resolve("Main.java"), Files.readString(RIGHT) + " ".repeat(room));
        assertAccepted();

        Files.writeString(folder.resolve("Main.java"), Files.readString(RIGHT) + " ".repeat(room + 1));
        assertThat(refused()).isEqualTo(ReasonCode.SOURCE_TOO_LARGE);
    }

    @Test
    void keepsTheFirstOfAHundredThousandErrors() throws Exception {
        Problem roomy = Problems.withCodeBytes(problem, 16 << 20);
        String source = Files.readString(RIGHT);
        int end = source.indexOf("System.out");
        Files.writeString(
                folder.resolve("Main.java"),
                source.substring(0, end) + "x = y;\n".repeat(100_000) + source.substring(end));

        Report report = judged(roomy);

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.CE);
        assertThat(report.compile().diagnostics()).as(Reasons.of(report)).hasSizeBetween(1, 20);
    }

    @Test
    void judgesTenMegabytesWithinTheLimitsOfCompilationWhereTheProblemAllowsThem() throws Exception {
        Problem roomy = Problems.withCodeBytes(problem, 16 << 20);
        Files.writeString(
                folder.resolve("Main.java"),
                Files.readString(RIGHT) + "// a comment of no use to anybody\n".repeat(300_000));

        Report report = judged(roomy);

        assertThat(report.verdict()).as(Reasons.of(report)).isIn(Verdict.AC, Verdict.CE);
        assertThat(report.compile().cpuTimeMillis())
                .isLessThan(2 * problem.limits().compileTime().toMillis());
    }

    @Test
    void compilesAThousandFiles() throws Exception {
        for (int i = 0; i < 1_000; i++) {
            String next = i < 900 ? "C" + (i + 100) + ".sum(a, b)" : "a + b";
            Files.writeString(
                    folder.resolve("C" + i + ".java"),
                    "class C" + i + " { static int sum(int a, int b) { return " + next + "; } }\n");
        }
        Files.writeString(folder.resolve("Main.java"), Files.readString(RIGHT).replace("a + b", "C0.sum(a, b)"));

        assertAccepted();
    }

    @Test
    void findsASourceTwoHundredFoldersDeep() throws Exception {
        put("a/".repeat(200) + "Main.java");

        assertAccepted();
    }

    @Test
    void callsAnEmptyFolderACompileError() throws Exception {
        assertThat(refused()).isEqualTo(ReasonCode.NO_SOURCE);
    }

    private void put(String file) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.copy(RIGHT, folder.resolve(file));
    }

    private Found found() throws SubmissionException {
        return SubmissionFinder.find(folder.getParent().getParent(), Selection.all(Set.of(problem.id())));
    }

    private List<Skipped.Cause> skipped() throws SubmissionException {
        return found().skipped().stream().map(Skipped::cause).toList();
    }

    private Report judged(Problem by) throws Exception {
        assertThat(found().submissions()).hasSize(1);
        return new LocalJudge(toolchain, new JudgingRules(true, false, false))
                .judge(found().submissions().get(0).read(by.limits().codeBytes()), by);
    }

    private void assertAccepted() throws Exception {
        Report report = judged(problem);
        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.AC);
    }

    private Code refused() throws Exception {
        Report report = judged(problem);
        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.CE);
        return report.compile().reason().code();
    }
}
