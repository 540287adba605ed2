package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import judge.language.Language;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import judge.workspace.Workspace;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A judge with more languages than one opens those that are needed, and tells them apart. */
class SeveralLanguagesTest {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    private static final LanguageName OTHER =
            new LanguageName("other", "Other", List.of(".other"), List.of(".head"), List.of("new", "old"), 3);

    @TempDir
    Path temp;

    private final List<String> opened = new ArrayList<>();
    private boolean cancelled;
    private Toolchain toolchain;
    private LocalJudge judge;

    @BeforeEach
    void opens() throws Exception {
        Language fake = FakeLanguage.language();
        Languages languages = Languages.opened(
                List.of(
                        new Languages.Later(FakeLanguage.NAME, () -> {
                            opened.add("fake");
                            return fake;
                        }),
                        new Languages.Later(OTHER, () -> {
                            opened.add("other");
                            if (cancelled) {
                                Thread.currentThread().interrupt(); // As who writes a file then finds it.
                            }
                            throw new SandboxException("install the other");
                        })),
                UnaryOperator.identity());
        toolchain =
                new Toolchain(new ScriptedSandbox(), Workspace.open(temp), languages, new ProcessorPool(List.of(0, 1)));
        judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));
        PathUtils.copyDirectory(SUM, temp.resolve("sum"));
    }

    @AfterEach
    void closes() throws Exception {
        toolchain.close();
    }

    private Problem problem() throws Exception {
        return PackageReader.read(temp.resolve("sum"), toolchain.languages().names());
    }

    private Report judged(String... names) throws Exception {
        List<SourceFile> sources = Stream.of(names)
                .map(name -> new SourceFile(name, "prints -1".getBytes(UTF_8)))
                .toList();
        return judge.judge(Submission.of("1", "anna", "sum", sources, 1_000), problem());
    }

    @Test
    void neverOpensALanguageThatNobodyWritesIn() throws Exception {
        assertThat(judged("a.fake", "b.head").verdict()).isEqualTo(Verdict.WA);

        assertThat(opened).containsExactly("fake");
    }

    @Test
    void saysWhatIsMissingAndAsksAgain() throws Exception {
        Report report = judged("a.other");
        judged("a.other");

        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(report.language()).isEqualTo("other");
        assertThat(report.compile().reason())
                .isEqualTo(Reason.of(ReasonCode.HOST_FAILED, "message", "install the other"));
        assertThat(opened).containsExactly("other", "other");
    }

    @Test
    void doesNotTakeItForAFailureOfTheHostThatItWasCancelled() {
        cancelled = true;

        assertThatThrownBy(() -> judged("a.other")).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void refusesTwoLanguagesInOneSubmission() throws Exception {
        Report report = judged("a.fake", "a.other");

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(report.compile().reason())
                .isEqualTo(Reason.of(ReasonCode.MIXED_LANGUAGES, "languages", "fake, other"));
    }

    /** A compiler finds a hundred errors in a program: one sentence says what it is instead. */
    @ParameterizedTest
    @CsvSource({
        "7f454c460201010000000000, elf, a compiled program, 编译好的程序",
        "cafebabe0000003d00010203, class, a compiled class of Java (.class), 编译好的 Java 类（.class）",
    })
    void saysInOneSentenceWhatAFileIsThatIsNoSource(String hex, String kind, String english, String chinese)
            throws Exception {
        SourceFile file = new SourceFile("a.fake", HexFormat.of().parseHex(hex));

        Report report = judge.judge(Submission.of("1", "anna", "sum", List.of(file), 1_000), problem());

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        Reason reason = report.compile().reason();
        assertThat(reason).isEqualTo(Reason.of(ReasonCode.NO_TEXT, "file", "a.fake", "filekind", kind));
        assertThat(report.compile().diagnostics()).isEmpty();
        assertThat(Messages.in(DisplayLanguage.EN).sentence(reason))
                .startsWith("a.fake is " + english + ": hand in the source");
        assertThat(Messages.in(DisplayLanguage.ZH).sentence(reason)).startsWith("a.fake 是" + chinese + "：请提交");
    }

    @Test
    void refusesALanguageThatTheProblemDoesNotTake() throws Exception {
        Path yaml = temp.resolve("sum/problem.yaml");
        Files.writeString(yaml, Files.readString(yaml) + "\nlanguages: [other]\n");

        Report report = judged("a.fake");

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(report.compile().reason())
                .isEqualTo(Reason.of(ReasonCode.LANGUAGE_NOT_ALLOWED, "language", "fake", "allowed", "other"));
    }

    @Test
    void hasTheStandardTheMultiplierAndTheMemoryRuleOfTheProblem() throws Exception {
        var usual = problem().limits().languages();
        Files.writeString(
                temp.resolve("sum/judge.yaml"), "other: {option: old, time_multiplier: 2}\nmemory: declared\n");

        var asked = problem().limits().languages();

        assertThat(usual.standard(OTHER)).isEqualTo("new");
        assertThat(usual.timeMultiplier("other")).isEqualTo(3);
        assertThat(usual).hasToString("{other=3.0} {} RESIDENT []");
        assertThat(asked).hasToString("{other=2.0} {other=old} DECLARED []");
    }
}
