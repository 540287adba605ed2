package judge.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValidatorWordsTest {

    @Test
    void aTracebackIsItsExceptionAndTheInnermostLineOfTheValidatorsOwn() {
        assertThat(
                        ValidatorWords.withoutTracebacks(
                                """
                        Traceback (most recent call last):
                          File "/program/check.py", line 9, in <module>
                            read(input())
                          File "/program/lib/read.py", line 3, in read
                            return Fraction(line)
                                   ^^^^^^^^^^^^^^
                          File "/usr/lib/python3/fractions.py", line 300, in __new__
                            raise ValueError('Invalid literal for Fraction: %r' %
                        ValueError: Invalid literal for Fraction: 'x'
                        x
                        """))
                .isEqualTo("ValueError: Invalid literal for Fraction: 'x' in line 3 of lib/read.py\nx\n");
        assertThat(
                        ValidatorWords.withoutTracebacks(
                                """
                        in line 1:
                        Traceback (most recent call last):
                          File "/program/check.py", line 13, in <module>
                            assert n > 0
                                   ^^^^^
                        AssertionError"""))
                .isEqualTo("in line 1:\nAssertionError in line 13 of check.py");
    }

    @Test
    void otherWordsStay() {
        String words = "Traceback (most recent call last):\nnothing of it\n  File \"x\"\n";

        assertThat(ValidatorWords.withoutTracebacks(words)).isEqualTo(words);
    }

    @Test
    void readsTracebacksOfAnyLength() {
        String words = "Traceback (most recent call last):\n"
                + "  File \"/program/validate.py\", line 7, in deep\n".repeat(200_000)
                + "ValueError: no\n";

        assertThat(ValidatorWords.withoutTracebacks(words)).isEqualTo("ValueError: no in line 7 of validate.py\n");
    }
}
