package judge.language.gnu.compile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import judge.language.Compilation.Diagnostic;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.submission.SourceFile;
import judge.submission.SourceTexts;
import judge.submission.Submission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContestFilesTest {

    private static final Judging FILES = judging(Optional.of("sum.in"), Optional.of("sum.out"));
    private static final Judging STREAMS = judging(Optional.empty(), Optional.empty());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "freopen(\"sum.in\", \"r\", stdin); freopen(\"sum.out\", \"w\", stdout); | ",
                "freopen(\"./sum.in\",\"rb\",stdin); | ",
                "freopen(\"sum.txt\",\"r\",stdin); | 2 contest.file-name",
                "freopen(\"Sum.in\",\"r\",stdin); | 2 contest.file-name",
                "freopen(\"sum.in\",\"w\",stdout); | 2 contest.file-name",
                "#ifdef LOCAL\\nfreopen(\"my.txt\",\"r\",stdin);\\n#endif | ",
                "#ifdef X\\n#endif\\nfreopen(\"my.txt\",\"r\",stdin); | 4 contest.file-name",
                "// freopen(\"sum.in\",\"r\",stdin); | 2 contest.commented-out",
                "/* x\\n freopen(\"sum.out\",\"w\",stdout); */ | 3 contest.commented-out",
                "// freopen(\"a.in\",\"r\",stdin);\\nfreopen(\"sum.in\",\"r\",stdin); | ",
                "// freopen(\"a.in\",\"r\",stdin);\\nifstream in(\"sum.in\"); | ",
                "puts(\"// freopen(\\\\\"sum.in\\\\\", \\\\\"r\\\\\", stdin)\"); | ",
                "char c = '\"'; // freopen(\"sum.in\",\"r\",stdin); ' | 2 contest.commented-out",
            })
    void toldWhereTheProblemHasFiles(String line, String expected) {
        assertThat(told("int main() {\n" + line.replace("\\n", "\n") + "\n}", FILES))
                .isEqualTo(expected == null ? List.of() : List.of(expected));
    }

    @Test
    void toldWhereTheProblemHasNoneAndSomeAreOpened() {
        assertThat(told("freopen(\"sum.in\", \"r\", stdin);", STREAMS)).containsExactly("1 contest.no-file");
        assertThat(told("// freopen(\"sum.in\", \"r\", stdin);", STREAMS)).isEmpty();
    }

    @Test
    void toldOfASourceThatIsTooLong() {
        String full = "x".repeat(100 << 10);

        assertThat(told(full, STREAMS)).isEmpty();
        assertThat(told(full + "y", STREAMS)).containsExactly("0 contest.size");
    }

    @Test
    void namesBothFilesAndShowsTheLine() {
        Diagnostic warning =
                warnings("  freopen(\"a.in\", \"r\", stdin);", FILES).get(0);

        assertThat(warning.message()).isEqualTo("the file \"a.in\" is opened, and the problem's is \"sum.in\"");
        assertThat(warning.column()).isEqualTo(3);
        assertThat(warning.sourceLine()).isEqualTo("  freopen(\"a.in\", \"r\", stdin);");
    }

    private static List<String> told(String source, Judging judging) {
        return warnings(source, judging).stream()
                .map(one -> one.line() + " " + one.code())
                .toList();
    }

    private static List<Diagnostic> warnings(String source, Judging judging) {
        List<SourceFile> files = List.of(new SourceFile("a.cpp", source.getBytes(UTF_8)));
        Submission submission = Submission.of("1", "x", "sum", files, 1 << 20);
        return ContestFiles.warnings(SourceTexts.of(submission).texts(), submission, judging);
    }

    private static Judging judging(Optional<String> input, Optional<String> output) {
        return new Judging(new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN), Optional.empty(), input, output);
    }
}
