package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellWordTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            textBlock =
                    """
                    /srv/judge-1.0, /srv/judge-1.0
                    /srv/my data, '/srv/my data'
                    数据, '数据'
                    it's, 'it'\\''s'
                    $(id), '$(id)'
                    """)
    void isInQuotesWhereAShellWouldTakeItApart(String word, String quoted) {
        assertThat(ShellWord.quoted(word)).isEqualTo(quoted);
    }
}
