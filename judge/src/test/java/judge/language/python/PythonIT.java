package judge.language.python;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.host.CacheFolder;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.Spot;
import judge.language.python.image.PythonHost;
import judge.language.python.image.PythonImages;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.reason.ReasonCode;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Programs in Python through the real sandbox. */
class PythonIT {

    private static final ProblemLimits LIMITS = new ProblemLimits(
            Duration.ofSeconds(1), LanguageRules.NONE, 64 << 20, 8 << 20, 1 << 20, Duration.ofSeconds(3), 256L << 20);

    @AutoClose
    private static Toolchain toolchain;

    private static Language python;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
        python = toolchain.languages().of(submission(Map.of("a.py", "")));
    }

    private static Submission submission(Map<String, String> sources) {
        List<SourceFile> files = new ArrayList<>();
        new TreeMap<>(sources).forEach((name, text) -> files.add(new SourceFile(name, text.getBytes(UTF_8))));
        return Submission.of("1", "anna", "sum", files, 10 << 20);
    }

    private static Compilation compile(Map<String, String> sources) throws Exception {
        return python.compiler().compile(submission(sources), LIMITS, Set.of());
    }

    private static Refused refused(String source) throws Exception {
        return (Refused) compile(Map.of("a.py", source));
    }

    private static RunLimits limits() {
        long memory = LIMITS.memoryBytes();
        return new RunLimits(
                Duration.ofSeconds(5),
                Duration.ofSeconds(15),
                memory,
                python.runtime().allowance().runtimeBytes(memory),
                1 << 20);
    }

    private static Execution run(Map<String, String> sources) throws Exception {
        try (Program program = python.runtime().layDown((Compiled) compile(sources))) {
            return program.run(RunInput.empty(), limits(), Set.of());
        }
    }

    private static String printed(String source) throws Exception {
        Execution execution = run(Map.of("a.py", source));
        assertThat(execution.end())
                .as(new String(execution.outcome().stderr(), UTF_8))
                .isEqualTo(new ProgramEnd.Well());
        return new String(execution.answer(), UTF_8).strip();
    }

    @Test
    void hasARootWithTheInterpreterAndItsLibraryAndNothingElse() throws Exception {
        Path root = PythonImages.of(PythonHost.find(System.getenv()), CacheFolder.of(System.getenv()))
                .root();

        try (Stream<Path> files = Files.list(root)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .isSubsetOf(
                            "complete",
                            "dev",
                            "judge",
                            "lib",
                            "lib64",
                            "proc",
                            "program",
                            "python",
                            "scratch",
                            "scripts",
                            "usr",
                            "root",
                            "home",
                            "opt");
        }
        try (Stream<Path> files = Files.walk(root)) {
            assertThat(files.map(file -> root.relativize(file).toString()))
                    .noneMatch(
                            file -> file.matches("etc/.*|.*/(bin/(?!python3$).*|site-packages|dist-packages|_?ctypes.*"
                                    + "|.*\\.opt-1\\.pyc|_ssl.*|_sqlite3.*|test|EXTERNALLY-MANAGED)"));
        }
    }

    @Test
    void runsWithTheSameHashesEveryTimeAndInUtf8() throws Exception {
        String source = "import sys\nprint(hash('judge'), sys.stdin.encoding, sys.stdout.encoding, '数独')";

        assertThat(printed(source)).isEqualTo(printed(source)).endsWith("utf-8 utf-8 数独");
    }

    @Test
    void seesNoVariablesButItsOwnAndNoModulesButTheLibrarys() throws Exception {
        assertThat(printed("import os, sys\nprint(sorted(os.environ), sys.path)"))
                .matches("\\['HOME', 'LC_ALL', 'ONLINE_JUDGE', ('PWD', )?'PYTHONHASHSEED'\\] .*")
                .doesNotContain("packages");
        assertThat(
                        printed(
                                """
                        found = []
                        for name in ("ctypes", "_ctypes", "numpy", "pip", "apt", "yaml", "sqlite3", "ssl"):
                            try:
                                __import__(name)
                                found.append(name)
                            except ImportError:
                                pass
                        print(found)
                        """))
                .isEqualTo("[]");
    }

    @Test
    void cannotWriteToItsOwnFolderNorToTheLibrary() throws Exception {
        assertThat(
                        printed(
                                """
                        written = []
                        for folder in ("/program", "/python/lib", "/judge", "/"):
                            try:
                                open(folder + "/x", "w")
                                written.append(folder)
                            except OSError:
                                pass
                        print(written)
                        """))
                .isEqualTo("[]");
    }

    @Test
    void runsNothingOfTheSourcesWhenTheyAreChecked() throws Exception {
        assertThat(compile(Map.of("a.py", "while True:\n    pass\n"))).isInstanceOf(Compiled.class);
        assertThat(compile(Map.of("main.py", "", "sys.py", "raise SystemExit(1)", "warnings.py", "1 // 0")))
                .isInstanceOf(Compiled.class);
    }

    @Test
    void tellsWhereAnErrorIsWithTheLineAsItWasWritten() throws Exception {
        Refused refused = refused("x = 1\ny = （2\n");

        assertThat(refused.reason().code()).isEqualTo(ReasonCode.COMPILE_ERROR);
        assertThat(refused.diagnostics())
                .containsExactly(new Diagnostic(
                        "error", "a.py", 2, 5, refused.diagnostics().get(0).message(), "y = （2", "SyntaxError"));
        assertThat(refused.reason().hints()).extracting(hint -> hint.code()).containsExactly("character-full-width");
    }

    @Test
    void tellsInWhichLineANulIs() throws Exception {
        assertThat(refused("x = 1\nprint(3)\0\n").reason().hints())
                .containsExactly(
                        Hint.of("character-invisible", "character", "U+0000").with("line", 2L));
        assertThat(refused("p\0r\0i\0n\0t\0(\0)\0\n\0").reason().hints())
                .extracting(Hint::code)
                .containsExactly("python-null-bytes");
    }

    @Test
    void tellsOfWarningsOfWhatCompiles() throws Exception {
        assertThat(compile(Map.of("a.py", "a = 1\nif a is 1:\n    print(a)\n")).diagnostics())
                .extracting(Diagnostic::kind, Diagnostic::line)
                .containsExactly(tuple("warning", 2L));
    }

    @Test
    void boundsSourcesThatAreMadeToBreakTheCompiler() throws Exception {
        for (String bomb : List.of(
                "-".repeat(200_000) + "1",
                "(".repeat(100_000),
                "x = " + "lambda:".repeat(50_000) + "1",
                "a" + ".b".repeat(300_000),
                "x = " + "[".repeat(150) + "1" + "]".repeat(150),
                "x=((1<<19**8,)*4**7,)*4**7\n",
                "f'" + "{1:{1:".repeat(1_000) + "'",
                "if 1:\n" + " if 1:\n".repeat(10_000))) {
            Compilation compilation = compile(Map.of("a.py", bomb));

            if (compilation instanceof Refused refused) {
                assertThat(refused.reason().code())
                        .isIn(
                                ReasonCode.COMPILE_ERROR,
                                ReasonCode.COMPILER_CRASHED,
                                ReasonCode.COMPILE_TIME_EXCEEDED,
                                ReasonCode.COMPILE_MEMORY_EXCEEDED);
            }
            assertThat(compilation.cpuTime()).isLessThan(LIMITS.compileTime().multipliedBy(2));
        }
    }

    @Test
    void countsMemoryAsResidentBesideWhatTheInterpreterNeeds() throws Exception {
        assertThat(printed("x = bytes(range(256)) * (60 << 12)\nprint(len(x))")).isEqualTo("62914560");
        assertThat(run(Map.of("a.py", "x = bytes(range(256)) * (90 << 12)\nprint(len(x))"))
                        .end())
                .isEqualTo(new ProgramEnd.OverMemory());
        assertThat(run(Map.of("a.py", "x = [0] * 10 ** 13")).end()).isInstanceOf(ProgramEnd.Failed.class);
    }

    @Test
    void namesAFileAsItWasHandedInWhateverTheFileSystemTakes() throws Exception {
        String odd = "x".repeat(300) + ".py";

        ProgramEnd end =
                run(Map.of("main.py", "import sys\n" + "sys.exit(3)", odd, "")).end();
        ProgramEnd raised = run(Map.of(odd, "1 // 0")).end();

        assertThat(((ProgramEnd.Failed) end).why().parameters()).containsEntry("status", 3);
        assertThat(((ProgramEnd.Failed) raised).why().parameters())
                .containsEntry("file", odd)
                .containsEntry("line", 1);
    }

    @Test
    void looksWhereTheTimeGoes() throws Exception {
        String source =
                """
                def work(n):
                    total = 0
                    for i in range(n):
                        total += i * i % 7
                    return total


                def main():
                    print(sum(work(1000000) for _ in range(20)))


                main()
                """;
        List<Spot> spots;
        try (Program program = python.runtime().layDown((Compiled) compile(Map.of("a.py", source)))) {
            spots = program.sampled(RunInput.empty(), limits(), Set.of());
        }

        assertThat(spots.get(0).method()).isEqualTo("a.work");
        assertThat(spots.get(0).percent()).isGreaterThan(80);
        assertThat(spots.get(0).line()).isBetween(3, 4);
        assertThat(spots.get(0).callerLine()).isEqualTo(9);
    }

    @Test
    void isNotTakenInByAProgramThatWritesTheSamplesItself() throws Exception {
        String source =
                """
                import time
                while True:
                    with open("/scratch/runtime/judge-samples", "w") as out:
                        out.write("\\x1b[2J 1 - - 0\\nnot a sample\\n" * 100)
                """;
        try (Program program = python.runtime().layDown((Compiled) compile(Map.of("a.py", source)))) {
            assertThat(program.sampled(
                            RunInput.empty(), limits().within(Duration.ofMillis(500), Duration.ofSeconds(5)), Set.of()))
                    .allSatisfy(spot -> assertThat(spot.method()).matches("[\\w.<>]+"));
        }
    }
}
