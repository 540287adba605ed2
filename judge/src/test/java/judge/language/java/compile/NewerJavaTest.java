package judge.language.java.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import judge.Growth;
import judge.language.Compilation.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewerJavaTest {

    /** Messages of javac 17. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    21 | : or -> expected                                        \
                    | case Pair(int a, int b) -> print(a + b);
                    21 | ')' expected                                            \
                    | if (pair instanceof Pair(int a, int b)) {
                    21 | patterns in switch statements are a preview feature     | case Integer i -> 1;
                    21 | cannot find symbol; symbol: method reversed()           | list.reversed()
                    21 | cannot find symbol; symbol: method clamp(int,int,int); location: class Math \
                    | Math.clamp(1, 2, 3)
                    22 | as of release 9, '_' is a keyword                       | } catch (RuntimeException _) {
                    22 | as of release 9, '_' is a keyword                       | list.forEach(_ -> count());
                    25 | class, interface, enum, or record expected              | void main() {
                    25 | '.' expected                                            | import module java.base;
                    """)
    void namesTheLevelOfWhatTheSourceUses(int level, String message, String line) {
        assertThat(NewerJava.neededFor(List.of(error(message, line)), 17)).hasValue(level);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ';' expected                                              | int x = 1
                    class, interface, enum, or record expected                | public static void main(String[] args) {
                    as of release 9, '_' is a keyword                         | int _ = 3;
                    cannot find symbol; symbol: method clamp(int); location: class Main | clamp(3)
                    cannot find symbol; symbol: variable first                | first
                    """)
    void holdsItsTongueWhereNothingSaysSo(String message, String line) {
        assertThat(NewerJava.neededFor(List.of(error(message, line)), 17)).isEmpty();
    }

    /** Javac 21 takes it for a preview of what has been there for good since 25. */
    @Test
    void aMethodBelowTheEndOfAClassIsABraceTooMany() {
        Diagnostic outside = new Diagnostic(
                "error",
                "Main.java",
                7,
                12,
                "unnamed classes are a preview feature and are disabled by default.",
                "    static void solve() {",
                "compiler.err.preview.feature.disabled.plural");

        assertThat(NewerJava.inClasses(List.of(outside), List.of("public class Main { } static void solve() { } }")))
                .extracting(Diagnostic::code, Diagnostic::line)
                .containsExactly(tuple("compiler.err.expected4", 7L));
        assertThat(NewerJava.inClasses(List.of(outside), List.of("void main() { }")))
                .containsExactly(outside);
    }

    @Test
    void namesTheHighestOfSeveralLevels() {
        List<Diagnostic> errors = List.of(
                error("cannot find symbol; symbol: method reversed()", ""),
                error("class, interface, enum, or record expected", "void main() {"));

        assertThat(NewerJava.neededFor(errors, 17)).hasValue(25);
    }

    @Test
    void namesNoLevelThatIsThereAlready() {
        List<Diagnostic> errors = List.of(error("cannot find symbol; symbol: method reversed()", ""));

        assertThat(NewerJava.neededFor(errors, 21)).isEqualTo(OptionalInt.empty());
    }

    /** Each line would be scanned again from each of its characters, a hundred times over. */
    @Test
    void looksAtTheBeginningOfALineOnly() {
        Growth.isLinear(60_000, size -> {
            Diagnostic error = error("illegal start of expression", "case A(B " + "x".repeat(size));

            assertThat(NewerJava.neededFor(Collections.nCopies(100, error), 17)).isEmpty();
        });
    }

    private static Diagnostic error(String message, String line) {
        return new Diagnostic("error", "Main.java", 1, 1, message, line, "");
    }
}
