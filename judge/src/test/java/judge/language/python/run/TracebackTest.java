package judge.language.python.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import judge.Growth;
import judge.explain.python.rule.ExceptionCauses;
import judge.language.CauseExample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TracebackTest {

    @Test
    void namesTheInnermostLineThatIsTheContestantsAndWhatItHadCalled() {
        String stderr =
                """
                Traceback (most recent call last):
                  File "/program/main.py", line 12, in <module>
                    solve()
                  File "/program/tools/read.py", line 5, in numbers
                    return statistics.mean([])
                           ^^^^^^^^^^^^^^^^^^^
                  File "/python/lib/python3.11/statistics.py", line 328, in mean
                    raise StatisticsError('mean requires at least one data point')
                statistics.StatisticsError: mean requires at least one data point
                """;

        assertThat(Traceback.in(stderr, "/program"))
                .contains(new Traceback(
                        "statistics.StatisticsError",
                        "mean requires at least one data point",
                        "tools/read.py",
                        5,
                        "mean"));
    }

    static List<CauseExample> examples() throws IOException {
        return CauseExample.all("python/run");
    }

    /** The examples have the words of CPython 3.11. */
    @ParameterizedTest
    @MethodSource("examples")
    void tellsTheUsualCauseAndTheLineOfEachExample(CauseExample example) {
        Traceback exception = Traceback.in(example.says(), "/program").orElseThrow();

        assertThat(exception.line()).isEqualTo(Math.toIntExact(example.line()));
        assertThat(ExceptionCauses.of(exception.type(), exception.message(), exception.called()))
                .map(hint -> hint.code())
                .contains(example.code());
    }

    @Test
    void takesTheLastOfSeveralAndOfAnExceptionThatCameOfAnother() {
        String stderr =
                """
                Traceback (most recent call last):
                  File "/program/a.py", line 2, in <module>
                KeyError: 'x'

                During handling of the above exception, another exception occurred:

                Traceback (most recent call last):
                  File "/program/a.py", line 4, in <module>
                    1 // 0
                ZeroDivisionError: integer division or modulo by zero
                """;

        assertThat(Traceback.in(stderr, "/program"))
                .contains(new Traceback("ZeroDivisionError", "integer division or modulo by zero", "a.py", 4, ""));
    }

    @Test
    void takesAGroupOfExceptionsByItsOwnName() {
        String stderr =
                """
                  + Exception Group Traceback (most recent call last):
                  |   File "/program/a.py", line 5, in <module>
                  |     raise ExceptionGroup("two", [ValueError("x"), KeyError(1)])
                  | ExceptionGroup: two (2 sub-exceptions)
                  +-+---------------- 1 ----------------
                    | Traceback (most recent call last):
                    |   File "/program/a.py", line 3, in <module>
                    | ValueError: x
                    +---------------- 2 ----------------
                    | KeyError: 1
                    +------------------------------------
                """;

        assertThat(Traceback.in(stderr, "/program"))
                .contains(new Traceback("ExceptionGroup", "two (2 sub-exceptions)", "a.py", 5, ""));
    }

    @Test
    void readsTypesAndFilesInOtherScriptsAndTypesWithoutMessage() {
        String stderr =
                """
                Traceback (most recent call last):
                  File "/program/数独.py", line 3, in 求解
                    raise 无解
                无解
                """;

        assertThat(Traceback.in(stderr, "/program")).contains(new Traceback("无解", "", "数独.py", 3, ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ValueError: x",
                "Traceback (most recent call last):",
                "  Traceback (most recent call last):\nValueError: x",
                "Traceback (most recent call last):\n  File \"/program/a.py\", line 1\n"
            })
    void isNoneInOtherText(String stderr) {
        assertThat(Traceback.in(stderr, "/program")).isEmpty();
    }

    @Test
    void takesNoLongerThanALookAtWhatAProgramCanPrint() {
        String head = "Traceback (most recent call last):\n";

        Growth.isLinear(30_000, size -> assertThat(Traceback.in(head + "  File \"".repeat(size), "/program"))
                .isEmpty());
        Growth.isLinear(7_000, size -> assertThat(Traceback.in(head.repeat(size), "/program"))
                .isEmpty());
        Growth.isLinear(250_000, size -> assertThat(Traceback.in(head + "a".repeat(size), "/program"))
                .isEmpty());
    }
}
