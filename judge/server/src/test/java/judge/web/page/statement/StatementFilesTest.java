package judge.web.page.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import judge.host.TexTool;
import judge.message.DisplayLanguage;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatementFilesTest {

    private static final String YAML =
            """
            problem_format_version: 2025-09
            name: Sum
            limits: {time_limit: 1}
            constants: {most: {value: 1000, tex: '1\\,000'}}
            """;

    @TempDir
    Path temp;

    private final StatementFiles statements = new StatementFiles();

    private Problem problem(Map<String, String> files) throws Exception {
        Path folder = temp.resolve("sum");
        write(folder, "problem.yaml", YAML);
        write(folder, "data/secret/1.in", "secret 1\n");
        write(folder, "data/secret/1.ans", "secret 2\n");
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(folder, file.getKey(), file.getValue());
        }
        return PackageReader.read(folder);
    }

    private static void write(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String html(Problem problem) {
        return statements
                .of(1, problem, DisplayLanguage.EN, "/p", key -> "[" + key + "]")
                .html();
    }

    private Optional<String> file(Problem problem, String name) {
        return statements
                .content(problem, name)
                .map(content -> new String(content.bytes(), StandardCharsets.UTF_8) + content.type());
    }

    @Test
    void showsSamplesWhereTheStatementWantsThemAndTheOthersAtTheEnd() throws Exception {
        Problem problem = problem(Map.of(
                "statement/problem.en.md",
                "At most {{most}} and {{other}}.\n\nFirst {{nextsample}} then\n\n## Notes\n\nNone.\n",
                "data/sample/1.in",
                "<1> & 2\n",
                "data/sample/1.ans",
                "3\n",
                "data/sample/2.in",
                "two\n",
                "data/sample/2.ans",
                "not shown\n",
                "data/sample/2.out",
                "another right one\n"));

        assertThat(html(problem))
                .containsSubsequence(
                        "At most 1000 and {",
                        "[sample] 1",
                        "[sample-input]",
                        "<pre>&lt;1&gt; &amp; 2\n</pre>",
                        "[sample-output]",
                        "<pre>3\n</pre>",
                        "href=\"/p/statement/sample/1.in\" download",
                        "Notes",
                        "[sample] 2",
                        "another right one")
                .doesNotContain("not shown", "secret");
        assertThat(file(problem, "sample/1.in")).contains("<1> & 2\ntext/plain; charset=utf-8");
        assertThat(file(problem, "sample/2.ans"))
                .hasValueSatisfying(text -> assertThat(text).startsWith("another right one"));
        assertThat(file(problem, "sample/../secret/1.in")).isEmpty();
        assertThat(file(problem, "sample/1.yaml")).isEmpty();
    }

    @Test
    void showsTheStatementThatLiesBesideTheYamlAndNothingElseThere() throws Exception {
        Problem problem = problem(Map.of("problem.pdf", "%PDF\n", "solution.pdf", "%PDF\n", "problem.sty", "x\n"));

        assertThat(statements
                        .of(2, problem, DisplayLanguage.EN, "/p", key -> key)
                        .files())
                .containsExactly("problem.pdf");
        assertThat(file(problem, "problem.pdf")).contains("%PDF\napplication/pdf");
        assertThat(file(problem, "solution.pdf")).isEmpty();
        assertThat(html(problem(Map.of("problem.en.md", "Add *them*.\n")))).contains("<em>them</em>");
        assertThat(file(problem(Map.of("statement/problem.en.md", "Other.\n")), "problem.pdf"))
                .isEmpty();
    }

    /** LaTeX names pictures without an ending, and in folders below the statement's. */
    @Test
    void givesAwayPicturesInFoldersBelowTheStatementAndNothingElse() throws Exception {
        Problem problem = problem(Map.of(
                "statement/problem.en.md", "![](img/a%20b.png) ![](../data/secret/1.png)\n",
                "statement/img/a b.png", "one ",
                "statement/board.jpg", "two ",
                "statement/photo.WEBP", "three ",
                "statement/old.bmp", "four ",
                "data/secret/1.png", "secret "));

        assertThat(html(problem)).contains("src=\"/p/statement/img/a%20b.png\"").doesNotContain("statement/../");
        assertThat(file(problem, "img/a b.png")).contains("one image/png");
        assertThat(file(problem, "img/a b")).contains("one image/png");
        assertThat(file(problem, "board")).contains("two image/jpeg");
        assertThat(file(problem, "photo.WEBP")).contains("three image/webp");
        assertThat(file(problem, "old.bmp")).contains("four image/bmp");
        assertThat(file(problem, "../data/secret/1.png")).isEmpty();
        assertThat(file(problem, "img/../../data/secret/1.png")).isEmpty();
        assertThat(file(problem, "/etc/passwd.png")).isEmpty();
        assertThat(file(problem, "img/\0.png")).isEmpty();
        assertThat(file(problem, "problem.en")).isEmpty();
    }

    @Test
    void givesAwayWhatIsAttachedAndNothingElse() throws Exception {
        Problem problem = problem(Map.of(
                "attachments/tool.py", "print(1)\n",
                "attachments/templates/cpp/main.cpp", "int main() {}\n",
                "attachments/.hidden", "x\n",
                "attachments/private/notes.txt", "x\n"));
        Files.createSymbolicLink(problem.folder().resolve("attachments/answer"), Path.of("../data/secret/1.ans"));

        assertThat(Attachments.of(problem)).containsOnlyKeys("tool.py", "templates/cpp/main.cpp");
        assertThat(file(problem, "attachment/tool.py")).contains("print(1)\napplication/octet-stream");
        assertThat(file(problem, "attachment/templates/cpp/main.cpp"))
                .contains("int main() {}\napplication/octet-stream");
        assertThat(file(problem, "attachment/../data/secret/1.ans")).isEmpty();
        assertThat(file(problem, "attachment/answer")).isEmpty();
        assertThat(English.of(PackageReader.remarks(problem).warnings()))
                .anyMatch(
                        warning -> warning.contains("attachments/private: is a folder that the format does not know"));
    }

    /** Data with another form for showing are shown, and given away, in that form alone. */
    @Test
    void showsAnInteractionAndOtherFormsInsteadOfInputAndAnswer() throws Exception {
        Problem problem = problem(Map.of(
                "statement/problem.en.tex",
                "At most \\constant{most.tex}.\n\\remainingsamples\n",
                "data/sample/1.in",
                "hidden\n",
                "data/sample/1.ans",
                "hidden\n",
                "problem.yaml",
                YAML + "type: interactive\n",
                "output_validator/Talk.java",
                "class Talk {}\n",
                "data/sample/1.interaction",
                "<5\n>yes\n---\n<6\n",
                "data/sample/1.in.download",
                "for the tool\n",
                "data/sample/2.in.statement",
                "N numbers\n",
                "data/sample/2.ans.statement",
                "their sum\n"));

        assertThat(html(problem))
                .contains("[sample-talk]", "&lt;5\n&gt;yes\n---\n&lt;6", "N numbers", "their sum")
                // As text, or by pandoc where it is installed.
                .containsPattern("1(\\\\,|\\p{Zs})000")
                .doesNotContain("hidden", "sample/1.ans", "sample/2.");
        assertThat(file(problem, "sample/1.in"))
                .hasValueSatisfying(text -> assertThat(text).startsWith("for the tool"));
        assertThat(file(problem, "sample/1.ans")).isEmpty();
        assertThat(file(problem, "sample/2.in")).isEmpty();
        assertThat(English.of(PackageReader.remarks(problem).warnings()))
                .noneMatch(warning -> warning.contains("data/sample/2"))
                .noneMatch(warning -> warning.contains("data/sample/1"));
    }

    @Test
    void showsPolygonsTexWithSamplesAndWithoutItsCommentsAndSaysWhereItIsTheSource() throws Exception {
        String tex = "\\begin{problem}{Sum}{standard input}{standard output}{1 second}{256 megabytes}\n"
                + "Add $a$. % for the jury\n\\InputFile\nTwo.\n\\Examples\n\\begin{example}\n\\exmp{8 8}{16}%\n"
                + "\\end{example}\n\\illustration{0.3}{pic.png}{A caption}\n\\end{problem}\n";
        Problem problem = problem(
                Map.of("statement/problem.en.tex", tex, "data/sample/1.in", "1 2\n", "data/sample/1.ans", "3\n"));

        assertThat(html(problem))
                .contains("Input", "A caption", "pic.png", "<pre>1 2\n")
                .doesNotContain("for the jury", "standard input", "megabytes", "8 8", "InputFile", "exmp");
        if (TexTool.find(System.getenv()).isEmpty()) {
            assertThat(html(problem)).startsWith("<p class=\"note\">[tex-source]</p><pre>");
        } else {
            assertThat(html(problem)).contains("<h2>Input</h2>", "<figcaption>A caption", "width=\"30%\"");
        }
        assertThat(English.of(PackageReader.remarks(problem).warnings()))
                .anyMatch(warning -> warning.contains("names the picture pic.png"))
                .noneMatch(warning -> warning.contains("commands"));
        assertThat(English.of(PackageReader.remarks(problem(Map.of("statement/problem.en.tex", "\\foo{bar}")))
                        .warnings()))
                .anyMatch(warning -> warning.contains("leave out with what is in them: \\foo"));
    }

    @Test
    void showsInputAndAnswerWhereNobodyTalks() throws Exception {
        Problem problem = problem(Map.of(
                "statement/problem.en.md", "Add.\n",
                "data/sample/1.in", "1 2\n",
                "data/sample/1.ans", "3\n",
                "data/sample/1.interaction", "<unseen\n"));

        assertThat(html(problem)).contains("<pre>1 2\n", "<pre>3\n").doesNotContain("unseen");
        assertThat(file(problem, "sample/1.in")).isPresent();
    }
}
