package judge.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextMistakesTest {

    private static final String NO_NAME = "";

    private static byte[] bytes(String text) {
        return text.replace("~", "\n").getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            textBlock =
                    """
            17             | The answer is 17.  | ''
            17             | x17                | ''
            17             | x-17               | ''
            17             | 16 17 18           | ''
            17             | 3 is less than 17  | ''
            3 4            | Case 1: 3~Case 2: 4 | ''
            3 4            | a: 4~b: 3          | ''
            1~2            | 2~1                | lines-in-other-order {}
            1~2            | 2 1                | ''
            3000000000     | -1294967296        | number-overflows {expected=3000000000, found=-1294967296}
            3000000000     | 1294967296         | ''
            100            | 356                | ''
            1998990000001  | 1.99899e+12        | number-shortened {expected=1998990000001, found=1.99899e+12}
            -20000000      | -2e+07             | number-shortened {expected=-20000000, found=-2e+07}
            1 12345.678    | 1 12345.7          | number-shortened {expected=12345.678, found=12345.7}
            0.0000123456   | 1.23456e-05        | number-shortened {expected=0.0000123456, found=1.23456e-05}
            2.500 1.118034 | 2.5 1.11803        | number-shortened {expected=1.118034, found=1.11803}
            2.500 1.118034 | 2.4 1.11803        | ''
            89.599998      | 89.6               | ''
            0.333333333    | 0.333333           | number-shortened {expected=0.333333333, found=0.333333}
            1234567 5      | 1.23457e+06 6      | ''
            1998990000001  | 1.99898e+12        | ''
            2 3            | 2.0 3.0            | number-as-fraction {expected=2, found=2.0}
            12345678       | 1.2345678E7        | number-as-fraction {expected=12345678, found=1.2345678E7}
            2              | 2.5                | ''
            2              | 02                 | ''
            2.50           | 2.5                | ''
            1              | 1e999999999        | ''
            Yes            | YES                | letters-of-other-case {expected=Yes, found=YES}
            Yes 1          | YES 2              | ''
            5 6            | 2 3                | input-printed {}
            23             | 2 3                | ''
            5              | 7                  | ''
            """)
    void haveAName(String answer, String output, String mistake) {
        Attempt attempt = new Attempt(bytes("2 3\n"), bytes(answer), bytes(output), List.of());

        assertThat(TextMistakes.name(attempt)
                        .map(reason -> reason.code().code() + " " + reason.parameters())
                        .orElse(NO_NAME))
                .isEqualTo(mistake);
    }
}
