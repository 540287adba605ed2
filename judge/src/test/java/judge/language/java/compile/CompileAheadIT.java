package judge.language.java.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import judge.WrittenFiles;
import judge.host.CacheFolder;
import judge.language.CauseExample;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.JvmImages;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.reason.ReasonCode;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.LongSeconds;
import judge.sandbox.run.Sandbox;
import judge.sandbox.run.ToldSandbox;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.workspace.Workspace;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many submissions in one compiler, through the real sandbox. */
@Order(2)
class CompileAheadIT {

    private static final Path DEEDS = Path.of("judge/src/test/resources/judge/submissions");
    private static final ProblemLimits LIMITS = new ProblemLimits(
            Duration.ofSeconds(1), LanguageRules.NONE, 64 << 20, 8 << 20, 1 << 20, Duration.ofSeconds(3), 256L << 20);

    private static Workspace workspace;
    private static Sandbox sandbox;
    private static JvmImages images;
    private static JvmImage image;

    @TempDir
    Path temp;

    @BeforeAll
    static void looksAtTheHost() throws Exception {
        workspace = Workspace.open(Workspace.usualRoot());
        sandbox = new LongSeconds(HostCheck.run().sandbox(workspace.folder()), 4);
        images = JvmImages.in(CacheFolder.of(System.getenv()));
        image = images.forCompiling();
    }

    @AfterAll
    static void closes() throws Exception {
        sandbox.close();
        workspace.close();
    }

    @Test
    void comesToTheSameAsCompilingEachAlone() throws Exception {
        List<SubmissionFiles> submissions = new ArrayList<>();
        for (String deed : List.of(
                "compile_error/error-in-a-very-long-line",
                "compile_error/no-source-at-all",
                "compile_error/nesting-bomb",
                "accepted/several-files-that-need-each-other")) {
            submissions.add(SubmissionFinder.single(DEEDS.resolve(deed), "sum"));
        }
        for (String name : List.of("forgets-a-semicolon", "two-classes-of-one-name", "has-no-main")) {
            CauseExample example = CauseExample.named(name, "java/compile");
            submissions.add(SubmissionFinder.single(WrittenFiles.in(temp.resolve(name), example.sources()), "sum"));
        }
        submissions.add(
                written("right", "class Main { public static void main(String[] a) { Runnable r = () -> {}; } }"));

        assertThat(together(submissions))
                .usingRecursiveComparison()
                .ignoringFields("cpuTime")
                .isEqualTo(alone(submissions));
    }

    @Test
    void compilesAloneWhatSharedTheCompilerWithABomb() throws Exception {
        List<SubmissionFiles> submissions = List.of(
                written("before", "class Before { public static void main(String[] a) {} }"),
                SubmissionFinder.single(DEEDS.resolve("compile_error/inference-bomb"), "sum"),
                written("after", "class After { public static void main(String[] a) {} }"));

        List<Compilation> compilations = together(submissions);

        assertThat(((Compiled) compilations.get(0)).entry()).isEqualTo("Before");
        assertThat(((Refused) compilations.get(1)).reason().code())
                .isIn(ReasonCode.COMPILE_TIME_EXCEEDED, ReasonCode.COMPILE_MEMORY_EXCEEDED);
        assertThat(((Compiled) compilations.get(2)).entry()).isEqualTo("After");
    }

    @Test
    void compilesAgainWhatHasChangedSince() throws Exception {
        SubmissionFiles first = written("first", "class First { public static void main(String[] a) {} }");
        SubmissionFiles changed = written("changed", "class Old { public static void main(String[] a) {} }");
        Javac javac = new Javac(sandbox, image, images::withAll, workspace.folder());
        SourceCompiler compiler = javac.forMany(List.of(first, changed), LIMITS, 1);
        compiler.compile(first.read(LIMITS.codeBytes()), LIMITS, Set.of());
        written("changed", "class New { public static void main(String[] a) {} }");

        Compilation compilation = compiler.compile(changed.read(LIMITS.codeBytes()), LIMITS, Set.of());

        assertThat(((Compiled) compilation).entry()).isEqualTo("New");
    }

    @Test
    void compilesAloneWhatNeedsMoreOfTheStandardLibrary() throws Exception {
        List<Compilation> compilations = together(List.of(
                written("usual", "class Usual { public static void main(String[] a) {} }"),
                written("points", "class P { public static void main(String[] a) { new java.awt.Point(1, 2); } }"),
                written("faulty", "class F { public static void main(String[] a) { new java.awt.Pint(1, 2); } }")));

        assertThat(((Compiled) compilations.get(0)).entry()).isEqualTo("Usual");
        assertThat(((Compiled) compilations.get(1)).entry()).isEqualTo("P");
        assertThat(((Refused) compilations.get(2)).diagnostics())
                .singleElement()
                .satisfies(error -> assertThat(error.message()).contains("class Pint"));
    }

    /** The jury's submissions are so, all called Main.java. */
    @Test
    void startsOneCompilerForSeveralOfOneName() throws Exception {
        List<SubmissionFiles> submissions = new ArrayList<>();
        for (String folder : List.of("accepted", "slow", "wrong")) {
            Path file = written(folder, "class Main { public static void main(String[] a) {} }")
                    .sources()
                    .get(0);
            submissions.add(SubmissionFinder.single(file, "sum"));
        }
        AtomicInteger started = new AtomicInteger();
        Javac javac = new Javac(
                new ToldSandbox(sandbox, any -> started.incrementAndGet()), image, images::withAll, workspace.folder());
        SourceCompiler compiler = javac.forMany(submissions, LIMITS, 1);

        assertThat(all(compiler, submissions)).hasSize(3).hasOnlyElementsOfType(Compiled.class);
        assertThat(started).hasValue(1);
    }

    private static List<Compilation> together(List<SubmissionFiles> submissions) throws Exception {
        Javac javac = new Javac(sandbox, image, images::withAll, workspace.folder());
        return all(javac.forMany(submissions, LIMITS, 1), submissions);
    }

    private static List<Compilation> alone(List<SubmissionFiles> submissions) throws Exception {
        Javac javac = new Javac(sandbox, image, images::withAll, workspace.folder());
        return all(javac, submissions);
    }

    private static List<Compilation> all(SourceCompiler javac, List<SubmissionFiles> submissions) throws Exception {
        List<Compilation> compilations = new ArrayList<>();
        for (SubmissionFiles submission : submissions) {
            compilations.add(javac.compile(submission.read(LIMITS.codeBytes()), LIMITS, Set.of()));
        }
        return compilations;
    }

    private SubmissionFiles written(String name, String source) throws Exception {
        Path folder = Files.createDirectories(temp.resolve(name));
        Files.writeString(folder.resolve("Main.java"), source);
        return SubmissionFinder.single(folder, "sum");
    }
}
