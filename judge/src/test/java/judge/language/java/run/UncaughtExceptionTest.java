package judge.language.java.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import judge.Growth;
import judge.explain.java.rule.ExceptionHints;
import judge.language.CauseExample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UncaughtExceptionTest {

    @Test
    void namesTheInnermostLineThatIsTheContestants() {
        assertThat(
                        UncaughtException.in(
                                """
                        Exception in thread "main" java.util.InputMismatchException: For input string: "4...3."
                        \tat java.base/java.util.Scanner.throwFor(Scanner.java:939)
                        \tat java.base/java.util.Scanner.nextInt(Scanner.java:2263)
                        \tat sudoku.Main.read(Main.java:16)
                        \tat sudoku.Main.main(Main.java:5)
                        """))
                .contains(new UncaughtException(
                        "java.util.InputMismatchException",
                        "For input string: \"4...3.\"",
                        "Main.java",
                        16,
                        "java.util.Scanner.nextInt"));
    }

    @Test
    void knowsTheMethodThatWasCalledWhereTheJdkHasNoLines() {
        assertThat(
                        UncaughtException.in(
                                """
                        Exception in thread "main" java.util.NoSuchElementException
                        \tat java.base/java.util.Scanner.throwFor(Unknown Source)
                        \tat java.base/java.util.Scanner.next(Unknown Source)
                        \tat Main.main(Main.java:8)
                        """))
                .contains(new UncaughtException(
                        "java.util.NoSuchElementException", "", "Main.java", 8, "java.util.Scanner.next"));
    }

    @Test
    void looksBehindAFailedInitialiser() {
        assertThat(
                        UncaughtException.in(
                                """
                        Exception in thread "main" java.lang.ExceptionInInitializerError
                        Caused by: java.lang.ArithmeticException: / by zero
                        \tat Main.<clinit>(Main.java:3)
                        """))
                .contains(new UncaughtException("java.lang.ArithmeticException", "/ by zero", "Main.java", 3, ""));
    }

    @Test
    void countsTheLastThreadThatFailed() {
        String stderr = "Exception in thread \"a\" java.lang.Error\n\tat A.run(A.java:1)\n"
                + "Exception in thread \"b\" java.lang.StackOverflowError\n\tat B.run(B.java:2)\n";

        assertThat(UncaughtException.in(stderr))
                .contains(new UncaughtException("java.lang.StackOverflowError", "", "B.java", 2, ""));
    }

    static List<CauseExample> examples() throws IOException {
        return CauseExample.all("java/run");
    }

    /** The examples have the words of JDK 17's VM. */
    @ParameterizedTest
    @MethodSource("examples")
    void tellsTheUsualCauseAndTheLineOfEachExample(CauseExample example) {
        UncaughtException exception = UncaughtException.in(example.says()).orElseThrow();

        assertThat(exception.line()).isEqualTo(Math.toIntExact(example.line()));
        assertThat(ExceptionHints.of(exception.type(), exception.message(), exception.called()))
                .map(hint -> hint.code())
                .contains(example.code());
    }

    @Test
    void findsNothingInOrdinaryText() {
        assertThat(UncaughtException.in("Exception in thread, or so\n\tat nowhere\n"))
                .isEmpty();
        assertThat(UncaughtException.in("Exception in thread \"".repeat(50_000)))
                .isEmpty();
    }

    /** Such an output would delay the judge for minutes, if each line was examined again from each of the others. */
    @Test
    void readsTextsThatWerePrintedToHoldUpTheJudge() {
        String head = "Exception in thread \"main\" ";

        Growth.isLinear(250_000, size -> assertThat(UncaughtException.in(head + "X\n" + "\n".repeat(size)))
                .contains(new UncaughtException("X", "", "", 0, "")));
        Growth.isLinear(6_000, size -> assertThat(
                        UncaughtException.in((head + "java.lang.Error: x\n").repeat(size) + "\t".repeat(8 * size)))
                .contains(new UncaughtException("java.lang.Error", "x", "", 0, "")));
        Growth.isLinear(60_000, size -> assertThat(UncaughtException.in(head + "java.io." + "File".repeat(size)))
                .isEmpty());
    }
}
