package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.cli.command.RememberedProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewCommandTest {

    private final Workbench bench;

    NewCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .write("problems/sum/data/sample/1.in", "3 4\n")
                .write("problems/sum/data/sample/1.ans", "7\n");
    }

    private Run begin(String arguments) {
        return bench.run(("new " + arguments).split(" "));
    }

    /** Returns the output of the program, compiled here and run in this JVM. */
    private String output(Path source, String input) throws Exception {
        Path classes = Files.createTempDirectory(bench.path(""), "classes");
        int failed =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), source.toString());
        assertThat(failed).isZero();
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (java.net.URLClassLoader loader =
                new java.net.URLClassLoader(new java.net.URL[] {classes.toUri().toURL()})) {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Test
    void writesAProgramAndTheSamplesAndSaysHowToCheckIt() throws IOException {
        Run run = begin("sum --dir @start --problems @problems");

        assertThat(run)
                .isEqualTo(new Run(
                        0,
                        """
                        Wrote @start/Main.java
                        Wrote @start/sample/1.in
                        Wrote @start/sample/1.ans
                        Wrote @start/statement.en.md
                        Wrote @start/.judge-problem
                        To check it:
                          ./runner.sh check @start/Main.java --problem sum --problems @problems
                        """,
                        ""));
        assertThat(bench.path("start/sample/1.in")).hasContent("3 4\n");
        assertThat(Files.readString(bench.path("start/Main.java"))).contains("// Your solution goes here.");
    }

    @Test
    void neverOverwritesAFileAndWritesNoneWhereOneIsThere() {
        bench.write("start/sample/1.ans", "mine\n").write("start/sample/1.in", "3 4\n");

        Run run = begin("sum --dir @start --problems @problems");

        assertThat(run.err())
                .isEqualTo("judge: @start/sample/1.ans is there already and is never overwritten; "
                        + "--dir names another place\n");
        assertThat(run.status()).isEqualTo(2);
        assertThat(bench.path("start/sample/1.ans")).hasContent("mine\n");
        assertThat(bench.path("start/Main.java")).doesNotExist();
    }

    @Test
    void writesWhatIsMissingAndLeavesWhatIsThereAndTheSame() throws IOException {
        begin("sum --dir @start --problems @problems");
        bench.write("start/Main.java", "class Main {}\n");

        for (String language : List.of("cpp", "c", "python3")) {
            assertThat(begin("sum --dir @start --problems @problems --language " + language)
                            .out())
                    .startsWith("Wrote @start/main.")
                    .doesNotContain("sample");
        }
        assertThat(begin("sum --dir @start --problems @problems --language c").out())
                .startsWith("All of it is there already; nothing was written.\nTo check it:\n");
        assertThat(begin("sum --dir @start --problems @problems").err())
                .isEqualTo("judge: @start/Main.java is there already and is never overwritten; --dir names another"
                        + " place\n");
        assertThat(Files.readString(bench.path("start/Main.java"))).isEqualTo("class Main {}\n");
    }

    @Test
    void leavesTheStatementWithItsPicturesInTheLanguageThatIsAskedFor() {
        bench.write("problems/sum/statement/problem.en.md", "Add them. ![](plus.png)\n")
                .write("problems/sum/statement/plus.png", "picture")
                .write("problems/sum/statement/other.png", "picture")
                .write("problems/sum/statement/problem.zh.md", "相加。\n")
                .write("problems/sum/problem.yaml", "problem_format_version: 2025-09\nname: {en: sum, zh: 和}\n");

        begin("sum --dir @en --problems @problems");
        begin("sum --dir @zh --problems @problems --lang zh");

        assertThat(bench.path("en/statement.en.md")).hasContent("Add them. ![](plus.png)\n");
        assertThat(bench.path("en/plus.png")).exists();
        assertThat(bench.path("en/other.png")).doesNotExist();
        assertThat(bench.path("zh/statement.zh.md")).hasContent("相加。\n");
    }

    @Test
    void remembersTheProblemForOtherCommands() throws Exception {
        begin("sum --dir @start --problems @problems");
        begin("poj3074 --dir @shipped");

        assertThat(RememberedProblem.of(bench.path("start/Main.java")))
                .isEqualTo(bench.path("problems/sum").toString());
        assertThat(RememberedProblem.of(bench.path("shipped"))).isEqualTo("poj3074");
        assertThat(bench.run("check", "@problems").err())
                .contains("it is not known which problem @problems is for: name it with --problem");
        assertThat(bench.run("hunt", "@problems").status()).isEqualTo(2);
        assertThat(bench.run("check", "@start/Mian.java").err())
                .contains("there is no file or folder @start/Mian.java");
    }

    @Test
    void startsTargetSudokuWithAProgramThatReadsTheGridAndPrintsANumber() throws Exception {
        begin("noip2009sudoku --dir @start");

        assertThat(output(bench.path("start/Main.java"), Files.readString(bench.path("start/sample/01.in"))))
                .isEqualToIgnoringNewLines("-1");
    }

    @Test
    void startsSudokuWithAProgramThatPrintsALineForEachPuzzle() throws Exception {
        begin("poj3074 --dir @start");

        String input = Files.readString(bench.path("start/sample/01.in"));
        assertThat(output(bench.path("start/Main.java"), input) + "end\n").isEqualTo(input);
    }

    @Test
    void commentsInTheLanguageThatWasChosen() throws IOException {
        begin("poj3074 --dir @start --lang zh");

        assertThat(Files.readString(bench.path("start/Main.java"))).contains("// 在这里写你的解法。");
    }

    @ParameterizedTest
    @CsvSource({"cpp,main.cpp,// Your", "C++,main.cpp,// Your", "c,main.c,// Your", "python3,main.py,# Your"})
    void writesInTheLanguageThatWasAskedFor(String language, String file, String todo) throws IOException {
        for (String problem : List.of("poj3074", "noip2009sudoku")) {
            Run run = begin(problem + " --language " + language + " --dir @" + problem);

            assertThat(run.out()).contains("Wrote @" + problem + "/" + file, "check @" + problem + "/" + file);
            assertThat(Files.readString(bench.path(problem + "/" + file))).contains(todo + " solution goes here.");
        }
        begin("sum --dir @any --problems @problems --language " + language);
        assertThat(Files.readString(bench.path("any/" + file))).contains(todo + " solution goes here.");
    }

    @Test
    void saysWhichLanguagesThereAre() {
        assertThat(begin("poj3074 --language cobol").err())
                .contains("--language cannot be \"cobol\"; it must be one of java, cpp, c, python3, ");
    }

    @Test
    void quotesFoldersThatAShellWouldTakeApart() {
        assertThat(bench.run("new", "sum", "--dir", "@it's", "--problems", "@problems")
                        .out())
                .containsPattern("check '.*it'\\\\''s/Main.java' --problem sum");
    }
}
