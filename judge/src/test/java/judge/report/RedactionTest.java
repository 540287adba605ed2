package judge.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import judge.message.English;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RedactionTest {

    private static final List<SourceSection> SOURCES =
            List.of(new SourceSection("src/main.py", "class Mine(Exception): pass\nopen('right.txt')\nraise Mine\n"));
    private static final Redaction REDACTION = new Redaction(SOURCES);

    private static Reason thrown(String exception, String file, int line) {
        return Reason.of(
                ReasonCode.UNCAUGHT_EXCEPTION,
                "exception",
                exception,
                "message",
                "Index 4711",
                "file",
                file,
                "line",
                line);
    }

    /** A program that uses its input as an index would make the judge's message show it. */
    @Test
    void leavesTheUsualCauseWithoutItsFigures() {
        Reason reason = thrown("IndexError", "main.py", 3)
                .with(List.of(Hint.of("array-index-beyond", "index", 4711, "length", 9)));

        Reason open = REDACTION.of(reason);

        assertThat(open.hints()).containsExactly(Hint.of("array-index-beyond"));
        assertThat(open.toString()).doesNotContain("4711");
        assertThat(open.parameters()).containsEntry("line", 3).containsEntry("exception", "IndexError");
    }

    /** The words of an own source are no secret; a value of the input is, and words in an order may say one. */
    @Test
    void tellsLinesAndNamesAndChangesOfTheSourceOfTheUsualCause() {
        List<Hint> hints = List.of(
                Hint.of("run-index", "index", 4711, "name", "Mine").with("line", 3),
                Hint.of("run-exception", "name", "S4711", "found", "Mine").with("line", 4711),
                Hint.of("changed-helps", "written", "open('right.txt')", "changed", "open('right.txt') or None"),
                Hint.of("changed-helps", "written", "raise Mine", "changed", "raise 4711"),
                Hint.of("null-pointer", "name", "Mine raise Mine Mine raise raise Mine"));

        Reason open = REDACTION.of(thrown("IndexError", "main.py", 3).with(hints));

        assertThat(open.hints())
                .containsExactly(
                        Hint.of("run-index", "name", "Mine").with("line", 3),
                        Hint.of("run-exception"),
                        hints.get(2),
                        Hint.of("changed-helps", "written", "raise Mine"),
                        Hint.of("null-pointer"));
    }

    /** A program chooses the status that it ends with: eight bits of a secret input with each attempt. */
    @Test
    void tellsNoStatusOrSignalThatAProgramChooses() {
        Reason status = REDACTION.of(Reason.of(ReasonCode.EXIT_STATUS, "status", 47));
        Reason crash = REDACTION.of(Reason.of(ReasonCode.VM_CRASHED, "status", 134));
        Reason signal = REDACTION.of(Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", "SIGUSR2"));
        Reason segment = REDACTION.of(Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", "SIGSEGV"));

        assertThat(status.code()).isEqualTo(ReasonCode.EXIT_STATUS);
        assertThat(List.of(status, crash, signal).toString()).doesNotContain("47", "134", "USR2");
        assertThat(English.of(status)).isEqualTo("ended with exit status …");
        assertThat(segment.parameters()).containsEntry("signal", "SIGSEGV");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.ArrayIndexOutOfBoundsException",
                "java.util.InputMismatchException",
                "std::out_of_range",
                "json.decoder.JSONDecodeError",
                "__main__.Mine",
                "Mine"
            })
    void namesExceptionsOfLibrariesAndOfTheSource(String exception) {
        assertThat(REDACTION.of(thrown(exception, "main.py", 3)).parameters()).containsEntry("exception", exception);
    }

    /** {@code raise type(input(), (Exception,), {})}, or a trace that is made up. */
    @ParameterizedTest
    @ValueSource(
            strings = {"S4711", "java.lang.S4711", "std::S4711", "Mine.S4711", "4711", "S4711 Mine", "java.lang.String"
            })
    void namesNoExceptionThatTheInputMayHaveNamed(String exception) {
        assertThat(REDACTION.of(thrown(exception, "main.py", 3)).parameters()).containsEntry("exception", "…");
    }

    /** {@code exec(compile("\n" * int(input()) + "1/0", input(), "exec"))}. */
    @Test
    void saysNoPlaceThatIsNotInTheSource() {
        assertThat(REDACTION.of(thrown("Mine", "S4711", 2)).parameters())
                .containsEntry("file", "")
                .containsEntry("line", 0);
        assertThat(REDACTION.of(thrown("Mine", "main.py", 4711)).parameters()).containsEntry("line", 0);
    }

    @Test
    void namesNoFileThatTheInputMayHaveNamed() {
        assertThat(REDACTION
                        .of(Reason.of(ReasonCode.NO_OUTPUT_BUT_FILE, "file", "S4711", "wanted", "sum.out"))
                        .parameters())
                .containsEntry("file", "…")
                .containsEntry("wanted", "sum.out");
        assertThat(REDACTION
                        .of(Reason.of(ReasonCode.NO_OUTPUT_BUT_FILE, "file", "right.txt", "wanted", ""))
                        .parameters())
                .containsEntry("file", "right.txt");
    }

    @Test
    void saysNeitherWhatTheInputHasNorWhatProgramsOfThePackageSayOfIt() {
        assertThat(REDACTION
                        .of(Reason.of(
                                SudokuCode.SUDOKU_GIVEN_CHANGED,
                                "puzzle",
                                1,
                                "row",
                                2,
                                "column",
                                3,
                                "given",
                                7,
                                "found",
                                8))
                        .parameters())
                .doesNotContainKey("given");
        for (ReasonCode code :
                List.of(ReasonCode.VALIDATOR_REJECTS, ReasonCode.CHECKER_FAILED, ReasonCode.GRADER_FAILED)) {
            assertThat(REDACTION.of(Reason.of(code, "message", "4711")).toString())
                    .doesNotContain("4711");
        }
    }

    /** The output of a program on an input beyond the contest, and all that it says there. */
    @Test
    void holdsForCasesBeyondTheContestAsWell() {
        CaseSection printed = Reports.failing("beyond/1", Verdict.WA, Reason.of(ReasonCode.DIFFERENT_TOKEN))
                .withOutput(Reports.text("the whole input 4711\n"));
        CaseSection broken = Reports.failing("beyond/2", Verdict.RTE, thrown("S4711", "S4711", 4711))
                .withOutput(Reports.text("2845\n"));
        Report open = Reports.accepted("anna", "sum")
                .withBeyond(List.of(printed, broken))
                .withSources(SOURCES)
                .withoutSecrets();

        assertThat(new String(new ReportJson().write(open), StandardCharsets.UTF_8))
                .doesNotContain("4711")
                .contains("2845");
    }
}
