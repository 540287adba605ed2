package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import judge.Growth;
import judge.language.CauseExample;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The stored messages of g++ 12 about typical mistakes; CauseExamplesIT has those of the host's compiler. */
class CompileCausesTest {

    static List<CauseExample> stored() throws IOException {
        return CauseExample.all("gnu/compile");
    }

    @ParameterizedTest
    @MethodSource("stored")
    void namesTheUsualCauseAndItsLine(CauseExample error) {
        List<Hint> hints = CompileCauses.of(error.diagnostics(), error.sources());

        assertThat(hints).as(error.says()).isNotEmpty();
        Hint first = hints.get(0);
        assertThat(first.code()).as(error.says()).isEqualTo(error.code());
        if (error.line() > 0) {
            assertThat(first.parameters()).as(error.says()).containsEntry("line", error.line());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a-global-of-the-library-is-used-in-other-ways",
                "a-namespace-is-misspelt-and-cin-is-not-known",
                "a-line-has-two-messages",
                "declaration-of-a-function-without-semicolon-in-c",
                "using-on-the-line-of-an-include",
                "template-without-typename",
                "constructor-is-called-otherwise",
                "queue-without-its-container",
                "parameter-is-of-a-type-whose-header-is-missing",
                "a-member-has-its-size-in-parentheses-and-is-used"
            })
    void saysNothingOfWhatFollowsFromAnEarlierMistake(String name) throws IOException {
        CauseExample error = CauseExample.named(name, "gnu/compile");

        assertThat(CompileCauses.of(error.diagnostics(), error.sources())).hasSize(1);
    }

    @Test
    void whatIsReadByHalfIsToldRatherThanASumThatIsTooLarge() {
        Hint read = Hint.of("cpp-format-type", "wanted", "%d", "name", "long long int*")
                .with("line", 3L);
        Hint sum =
                Hint.of("run-overflow", "sum", "1 + 2", "name", "long long int").with("line", 5L);
        Hint ofInt = Hint.of("run-overflow", "sum", "1 + 2", "name", "int").with("line", 5L);

        assertThat(CompileCauses.plainer(sum, List.of(read))).isEqualTo(read);
        assertThat(CompileCauses.plainer(ofInt, List.of(read))).isEqualTo(ofInt);
    }

    /** The message called a damaged file UTF-16, and a text with a NUL in it as well, which is no mistake. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    null character(s) ignored | re~turn 0; | character-invisible
                    null character(s) preserved in literal | puts("a~b"); | cpp-misspelt
                    null character(s) preserved in literal | puts("ab"); | cpp-utf16
                    """)
    void aNulIsNoUtf16(String message, String line, String code) {
        String read = line.replace('~', '\0');
        List<Diagnostic> diagnostics = List.of(
                new Diagnostic("warning", "main.cpp", 2, 1, message, read, ""),
                new Diagnostic("error", "main.cpp", 3, 1, "'retrun' was not declared in this scope", "retrun 0;", ""));
        String source = "int main() {\n" + read + "\nretrun 0;\n}\n";

        Hint first = CompileCauses.of(diagnostics, Map.of("main.cpp", source)).get(0);

        assertThat(first.code()).isEqualTo(code);
    }

    @Test
    void isDoneWithHostileSourcesAtOnce() {
        String line = "int a, b; ".repeat(29) + "a[0];\n";
        List<Diagnostic> diagnostics = LongStream.rangeClosed(1, 100)
                .mapToObj(number -> new Diagnostic(
                        "error",
                        "main.cpp",
                        number,
                        1,
                        number % 2 == 0
                                ? "invalid types 'int[int]' for array subscript"
                                : "assignment of read-only location 'a'",
                        line.strip(),
                        ""))
                .toList();

        Growth.isLinear(150, size -> assertThat(CompileCauses.of(diagnostics, Map.of("main.cpp", line.repeat(size))))
                .isNotEmpty());
    }

    @Test
    void showsTheHeadOfAFunctionThatIsCalledWithOtherArguments() throws IOException {
        CauseExample error = CauseExample.named("too-few-arguments", "gnu/compile");

        assertThat(CompileCauses.of(error.diagnostics(), error.sources()).get(0).parameters())
                .containsEntry("name", "add")
                .containsEntry("wanted", "int add(int, int)");
    }

    static List<CauseExample> warned() throws IOException {
        return CauseExample.all("gnu/warning");
    }

    @ParameterizedTest
    @MethodSource("warned")
    void namesWhatAWarningIsAbout(CauseExample warning) {
        List<Hint> hints = CompileCauses.ofWarnings(warning.diagnostics());

        assertThat(hints).as(warning.says()).isNotEmpty();
        assertThat(hints.get(0).code()).as(warning.says()).isEqualTo(warning.code());
        assertThat(hints.get(0).parameters()).as(warning.says()).containsEntry("line", warning.line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (scanf(\"%lld\", &x) == 1) s += x; printf(\"%lld\", s); return 0; }",
                "    for (int i = 0; i < n; i++) cin >> a[i]; long long s = 0;",
                "if (a) b++; c++;",
            })
    void statementsOnOneLineAreNotIndentedWrongly(String line) {
        assertThat(CompileCauses.ofWarnings(List.of(guard(line)))).isEmpty();
        assertThat(CompileCauses.ofWarnings(List.of(guard(line.substring(0, line.indexOf(')') + 1) + " s += x;"))))
                .extracting(Hint::code)
                .containsExactly("cpp-indent-misleads");
    }

    private static Diagnostic guard(String line) {
        return new Diagnostic("warning", "main.cpp", 6, 1, "this 'while' clause does not guard...", line, "");
    }

    /** A value that is read into half of a long, or beside an int, may keep a loop from its end. */
    @ParameterizedTest
    @ValueSource(strings = {"cpp-scanf-address", "cpp-format-type", "cpp-i64d"})
    void aWrongFormatIsToldOfAProgramThatDoesNotEnd(String code) {
        assertThat(CompileCauses.keepsFromEnding(Hint.of(code))).isTrue();
    }
}
