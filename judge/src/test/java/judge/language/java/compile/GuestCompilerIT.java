package judge.language.java.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.host.CacheFolder;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Refused;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.SourceCompiler;
import judge.language.file.FileLanguages;
import judge.language.java.GuestLanguage;
import judge.language.java.jvm.JvmArguments;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.reason.ReasonCode;
import judge.sandbox.kernel.Processors;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.LongSeconds;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.workspace.Workspace;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compilers of guest languages, through the real sandbox. */
@Tag("languages")
class GuestCompilerIT {

    private static final ProblemLimits LIMITS = new ProblemLimits(
            Duration.ofSeconds(1), LanguageRules.NONE, 64 << 20, 8 << 20, 1 << 20, Duration.ofSeconds(10), 512L << 20);

    private static Workspace workspace;
    private static Sandbox sandbox;
    private static SourceCompiler kotlin;
    private static Language scala;

    @TempDir
    Path temp;

    @BeforeAll
    static void opensTheLanguage() throws Exception {
        workspace = Workspace.open(Workspace.usualRoot());
        sandbox = new LongSeconds(HostCheck.run().sandbox(workspace.folder()), 4);
        kotlin = opened("kotlin").compiler();
        scala = opened("scala");
    }

    private static Language opened(String code) throws Exception {
        return GuestLanguage.open(
                FileLanguages.find(LanguageNames.known().ofCode(code).orElseThrow())
                        .orElseThrow(),
                sandbox,
                CacheFolder.of(System.getenv()),
                workspace.folder(),
                Set.of(Processors.allowed().iterator().next()));
    }

    @AfterAll
    static void closes() throws Exception {
        sandbox.close();
        workspace.close();
    }

    private SubmissionFiles written(String name, String text) throws Exception {
        Path file = Files.createDirectories(temp.resolve(name)).resolve("main.kt");
        return SubmissionFinder.single(Files.writeString(file, text).getParent(), "sum");
    }

    private static Compilation compiled(SourceFile... sources) throws Exception {
        return compiled(kotlin, sources);
    }

    private static Compilation compiled(SourceCompiler compiler, SourceFile... sources) throws Exception {
        Submission submission = Submission.of("it", "ann", "sum", List.of(sources), LIMITS.codeBytes());
        return compiler.compile(submission, LIMITS, Set.of());
    }

    private static SourceFile source(String path, String text) {
        return new SourceFile(path, text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void severalInOneProcessComeToTheSameAsEachAlone() throws Exception {
        List<SubmissionFiles> submissions = List.of(
                written("right", "fun main() { println(listOf(1, 2).map { it + 1 }) }"),
                written("wrong", "fun main() { println(x) }"),
                written("warned", "fun main() { val unused: Int? = 3\n println(unused!!) }"),
                written("empty", ""));
        SourceCompiler many = kotlin.forMany(submissions, LIMITS, 1);
        List<Compilation> together = new ArrayList<>();
        List<Compilation> alone = new ArrayList<>();
        for (SubmissionFiles files : submissions) {
            together.add(many.compile(files.read(LIMITS.codeBytes()), LIMITS, Set.of()));
            alone.add(kotlin.compile(files.read(LIMITS.codeBytes()), LIMITS, Set.of()));
        }

        assertThat(together)
                .usingRecursiveComparison()
                .ignoringFields("cpuTime")
                .isEqualTo(alone);
        assertThat(together.get(0)).isInstanceOf(Compiled.class);
    }

    @Test
    void errorsHaveFileLineAndColumnAsTheyWereHandedIn() throws Exception {
        Refused refused = (Refused) compiled(
                source("-odd name/@main.kt", "fun main() {\n    val n: Int = \"text\"\n}\n"),
                source("b.kt", "val b = 1"));

        assertThat(refused.reason().code()).isEqualTo(ReasonCode.COMPILE_ERROR);
        assertThat(refused.diagnostics()).anySatisfy(error -> {
            assertThat(error.file()).isEqualTo("-odd name/@main.kt");
            assertThat(error.line()).isEqualTo(2);
            assertThat(error.sourceLine()).contains("\"text\"");
            assertThat(error.message()).contains("String").doesNotContain("/scratch");
        });
    }

    @Test
    void theMainClassIsThatOfTheFileThatIsCalledMainOrAfterTheProblem() throws Exception {
        SourceFile helper = source("helper.kt", "fun main(arguments: Array<String>) = println(arguments.size)\n");
        SourceFile main = source("Main.kt", "package a\nfun main() = println(1)\n");
        SourceFile sum = source("sum.kt", "package b\nfun main() = println(2)\n");

        assertThat(((Compiled) compiled(helper, main, sum)).entry()).isEqualTo("a.MainKt");
        assertThat(((Compiled) compiled(helper, sum)).entry()).isEqualTo("b.SumKt");
        assertThat(((Compiled) compiled(helper)).entry()).isEqualTo("HelperKt");
    }

    /** Macros run while their submission is compiled: so in Scala each is compiled in a process of its own. */
    @Test
    void aMacroSeesNeitherTheHostNorOtherSubmissions() throws Exception {
        SourceFile macro = source(
                "Look.scala",
                """
                import scala.quoted.*
                import java.nio.file.*
                object Look:
                  def found(using Quotes): Expr[String] =
                    val host = List("/etc/passwd", "/root", "/home").filter(name => Files.exists(Path.of(name)))
                    val started = scala.util.Try(ProcessBuilder("/bin/sh", "-c", "true").start()).isSuccess
                    val sources = Files.walk(Path.of(".")).filter(_.toString.endsWith(".scala")).count()
                    Expr(s"${host.size} $started $sources")
                  inline def look: String = ${ found }
                """);
        SourceFile main = source("Main.scala", "@main def main() = println(Look.look)\n");
        List<SubmissionFiles> two = List.of(written("one", ""), written("two", ""));

        assertThat(scala.compiler().forMany(two, LIMITS, 1)).isSameAs(scala.compiler());
        Compiled compiled = (Compiled) compiled(scala.compiler(), macro, main);
        try (Program program = scala.runtime().layDown(compiled)) {
            RunLimits limits = new RunLimits(
                    Duration.ofSeconds(5), Duration.ofSeconds(20), 64 << 20, JvmArguments.GENEROUS_BYTES, 1024);
            assertThat(program.run(RunInput.empty(), limits, Set.of()).answer())
                    .asString()
                    .isEqualTo("0 false 2\n");
        }
    }
}
