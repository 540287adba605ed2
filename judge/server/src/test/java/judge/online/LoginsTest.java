package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoginsTest {

    /** A class list often has names alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    2023001         | 2023001
                    Pat O'Sullivan  | pat.o.sullivan
                    Jeanne d’Arc    | jeanne.d.arc
                    't Hooft        | t.hooft
                    "Smith, John"   | smith.john
                    阿依古丽·买买提 | 阿依古丽.买买提
                    Ann (2)         | ann.2
                    José García     | josé.garcía
                    अनिल कुमार        | अनिल.कुमार
                    o'brien@uni.ie  | o.brien@uni.ie
                    ann+b@uni.ie    | ann+b@uni.ie
                    """)
    void aNameIsALoginWithDotsWhereItIsParted(String name, String login) {
        assertThat(Logins.listed(name)).contains(login);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "'", "<b>", "=cmd", "+1+cmd", "../x", "a\u202eb", "-x", "\u0301a"})
    void whatIsMarkupAPathOrAFormulaIsNone(String name) {
        assertThat(Logins.listed(name)).isEmpty();
    }
}
