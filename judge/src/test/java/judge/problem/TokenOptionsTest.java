package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalDouble;
import judge.message.English;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenOptionsTest {

    @Test
    void readsTheArgumentsOfTheFormat() {
        assertThat(TokenOptions.parse(List.of()))
                .isEqualTo(new TokenOptions(false, false, OptionalDouble.empty(), OptionalDouble.empty()));
        assertThat(TokenOptions.parse(
                        List.of("case_sensitive", "float_absolute_tolerance", "1e-6", "space_change_sensitive")))
                .isEqualTo(new TokenOptions(true, true, OptionalDouble.empty(), OptionalDouble.of(1e-6)));
        assertThat(TokenOptions.parse(List.of("float_tolerance", ".5")))
                .isEqualTo(new TokenOptions(false, false, OptionalDouble.of(0.5), OptionalDouble.of(0.5)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            exactly                                                | the argument exactly is unknown to this checker
            float_tolerance                                        | needs a number after it
            float_tolerance -1                                     | needs a number of at least 0 after it, found "-1"
            float_tolerance NaN                                    | needs a number of at least 0 after it, found "NaN"
            float_tolerance 1e9999                                 | needs a number of at least 0 after it
            float_tolerance 1e99999                                | needs a number of at least 0 after it
            """)
    void namesAWrongArgument(String arguments, String fault) {
        assertThatThrownBy(() -> TokenOptions.parse(List.of(arguments.split(" "))))
                .isInstanceOf(IllegalArgumentException.class)
                .extracting(English::message)
                .asString()
                .contains(fault);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "float_tolerance 1 float_tolerance 1",
                "float_relative_tolerance 2 float_tolerance 1",
                "float_tolerance 1 float_absolute_tolerance 1"
            })
    void refusesAToleranceThatIsGivenTwiceWhereTheFormatDoes(String arguments) {
        assertThatThrownBy(() -> TokenOptions.parseOnce(List.of(arguments.split(" "))))
                .isInstanceOf(IllegalArgumentException.class)
                .extracting(English::message)
                .asString()
                .contains("gives a tolerance a second time");
        assertThat(TokenOptions.parse(List.of(arguments.split(" "))).absolute()).hasValue(1);
    }
}
