package judge.language.gnu.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.reason.Hint;
import judge.reason.HintCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What g++ 12 says of typical mistakes, as it is stored in {@code errors.txt}; the zoo has what the host's says. */
class CompileCausesTest {

    static Stream<StoredError> stored() throws IOException {
        return StoredError.all("errors.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("stored")
    void namesTheUsualCauseAndItsLine(StoredError error) {
        List<Hint> hints = CompileCauses.of(error.diagnostics(), error.sources());

        assertThat(hints).as(error.toString()).isNotEmpty();
        Hint first = hints.get(0);
        assertThat(first.code().code()).as(error.toString()).isEqualTo(error.code());
        if (error.line() > 0) {
            assertThat(first.parameters()).as(error.toString()).containsEntry("line", error.line());
        }
    }

    @Test
    void hasAProgramForEachCause() throws IOException {
        Set<String> shown = Stream.concat(stored(), StoredError.all("warnings.txt").stream())
                .map(StoredError::code)
                .collect(Collectors.toSet());

        assertThat(Arrays.stream(HintCode.values()).map(HintCode::code).filter(code -> code.startsWith("cpp-")))
                .allSatisfy(code -> assertThat(shown).contains(code));
        assertThat(shown).hasSizeGreaterThan(90);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a-global-of-the-library-is-used-in-other-ways",
                "a-namespace-is-misspelt-and-cin-is-not-known",
                "a-line-has-two-messages",
                "a-member-has-its-size-in-parentheses-and-is-used"
            })
    void saysNothingOfWhatFollowsFromAnEarlierMistake(String name) throws IOException {
        StoredError error =
                stored().filter(one -> one.name().equals(name)).findFirst().orElseThrow();

        assertThat(CompileCauses.of(error.diagnostics(), error.sources())).hasSize(1);
    }

    static Stream<StoredError> warned() throws IOException {
        return StoredError.all("warnings.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("warned")
    void namesWhatAWarningIsAbout(StoredError warning) {
        List<Hint> hints = CompileCauses.ofWarnings(warning.diagnostics());

        assertThat(hints).as(warning.toString()).isNotEmpty();
        assertThat(hints.get(0).code().code()).as(warning.toString()).isEqualTo(warning.code());
        assertThat(hints.get(0).parameters()).as(warning.toString()).containsEntry("line", warning.line());
    }
}
