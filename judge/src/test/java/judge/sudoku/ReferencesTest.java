package judge.sudoku;

import static judge.check.Rulings.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.check.TokenChecker;
import judge.problem.ReferenceName;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.check.SudokuChecker;
import org.junit.jupiter.api.Test;

class ReferencesTest {

    private static final TestCase CASE =
            new TestCase("secret/01", Path.of("01.in"), Path.of("01.ans"), List.of(), List.of(), 0);
    private static final ReferenceSolver TARGET = ReferenceSolver.of(ReferenceName.TARGET_SUDOKU);
    private static final ReferenceSolver SUDOKU = ReferenceSolver.of(ReferenceName.SUDOKU);

    @Test
    void agreesWithTheSameTokens() throws Exception {
        byte[] input = bytes("0 ".repeat(81));

        assertThat(References.disagreement(TARGET, new TokenChecker(), CASE, input, bytes("2906")))
                .isEmpty();
        assertThat(References.disagreement(TARGET, new TokenChecker(), CASE, input, bytes("2905")))
                .isEqualTo(Optional.of(Reason.of(ReasonCode.REFERENCE_DISAGREES, "answer", "secret/01.ans")));
    }

    @Test
    void agreesWithAnyRightAnswerWhereThereAreSeveral() throws Exception {
        byte[] input = bytes(".".repeat(81) + "\nend\n");
        String other = "527389416819426735436751829375692184194538267268174593643217958951843672782965341";

        assertThat(References.disagreement(SUDOKU, new SudokuChecker(), CASE, input, bytes(other)))
                .isEmpty();
        assertThat(References.disagreement(SUDOKU, new SudokuChecker(), CASE, input, bytes("1".repeat(81))))
                .isEqualTo(Optional.of(Reason.of(ReasonCode.REFERENCE_DISAGREES, "answer", "secret/01.ans")));
    }

    @Test
    void saysThatTheReferenceHasNoAnswer() throws Exception {
        assertThat(References.disagreement(TARGET, new TokenChecker(), CASE, bytes("x"), bytes("1")))
                .hasValueSatisfying(reason -> {
                    assertThat(reason.code()).isEqualTo(ReasonCode.REFERENCE_FAILED);
                    assertThat(reason.parameters().get("message")).asString().startsWith("01.in: ");
                });
    }
}
