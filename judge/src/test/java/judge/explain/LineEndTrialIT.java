package judge.explain;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Hint;
import judge.report.Report;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that are right but for the line ends of an input that was made on another system. */
@Tag("explanations")
class LineEndTrialIT {

    @TempDir
    private static Path temp;

    @AutoClose
    private static Toolchain toolchain;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.unhurried();
    }

    private static Problem problem(String input) throws Exception {
        Path folder = Files.createTempDirectory(temp, "p").resolve("sum");
        PathUtils.copyDirectory(Path.of("judge/src/test/resources/judge/problems/sum"), folder);
        PathUtils.deleteDirectory(folder.resolve("data"));
        Files.createDirectories(folder.resolve("data/secret"));
        Files.writeString(folder.resolve("data/secret/1.in"), input);
        Files.writeString(folder.resolve("data/secret/1.ans"), "YES\n");
        Files.writeString(folder.resolve("judge.yaml"), "checker: token\n");
        return PackageReader.read(folder);
    }

    private static List<String> hints(String file, String source, String input) throws Exception {
        Problem problem = problem(input);
        List<SourceFile> sources = List.of(new SourceFile(file, source.getBytes(UTF_8)));
        Submission submission = Submission.of("1", "anna", problem.id(), sources, 1 << 16);
        Report report = new LocalJudge(toolchain, new JudgingRules(false, false, true)).judge(submission, problem);
        Report explained = new FailureExplainer(toolchain)
                .explain(submission, problem, report)
                .applied(report);
        return explained.firstFailing().orElseThrow().reason().hints().stream()
                .map(Hint::code)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            a.py      | print("YES" if input() == "right" else "NO")
            a.cpp     | #include <iostream>~int main(){std::string s;getline(std::cin,s);puts(s=="right"?"YES":"NO");}
            a.c       | #include <stdio.h>~int main(){int n=0;while(getchar()!='\\n')n++;puts(n==5?"YES":"NO");}
            Main.java | class Main{public static void main(String[] a){\
            System.out.print(new java.util.Scanner(System.in).useDelimiter("\\n").next().length()==5?"YES":"NO");}}
            """)
    void areToldWhatTheirInputIsLike(String file, String source) throws Exception {
        assertThat(hints(file, source.replace('~', '\n'), "right\r\nword\r\n")).containsExactly("input-line-ends");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            a.py      | print("YES" if int(input()) == 3 else "NO")
            a.cpp     | #include <cstdio>~int main(){int n=0;scanf("%d",&n);puts(n==3?"YES":"NO");}
            Main.java | class Main{public static void main(String[] a){\
            System.out.print(new java.util.Scanner(System.in).nextInt()==3?"YES":"NO");}}
            """)
    void areToldOfAByteOrderMark(String file, String source) throws Exception {
        assertThat(hints(file, source.replace('~', '\n'), "\ufeff3\n")).containsExactly("input-mark");
    }

    @ParameterizedTest
    @CsvSource({"'right\r\nword\r\n'", "'right\nword\n'"})
    void areNotToldSoWhereTheyAreWrongOtherwise(String input) throws Exception {
        assertThat(hints("a.py", "print('YES' if input() == 'left' else 'NO')", input))
                .doesNotContain("input-line-ends");
    }
}
