package judge.check;

import static judge.check.Rulings.attempt;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import judge.problem.CheckerChoice;
import judge.problem.ReferenceName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PossibleScoreCheckerTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            2829         | accepted
            2852         | wrong different-token {line=1, token=1, expected=2829, found=2852}
            2793         | wrong score-impossible {found=2793}
            2794         | wrong different-token {line=1, token=1, expected=2829, found=2794}
            2906         | wrong different-token {line=1, token=1, expected=2829, found=2906}
            2907         | wrong score-impossible {found=2907}
            0            | wrong score-impossible {found=0}
            -1           | wrong different-token {line=1, token=1, expected=2829, found=-1}
            -2           | wrong score-impossible {found=-2}
            0002829      | wrong different-token {line=1, token=1, expected=2829, found=0002829}
            score:0      | wrong different-token {line=1, token=1, expected=2829, found=score:0}
            1 2          | wrong different-token {line=1, token=1, expected=2829, found=1}
            99999999999999999999 | wrong score-impossible {found=99999999999999999999}
            -2147483648  | wrong score-impossible {found=-2147483648}
            """)
    void saysThatNoGridCanScoreSo(String output, String ruling) {
        Checker checker = Checkers.of(
                new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN), Optional.of(ReferenceName.TARGET_SUDOKU));

        assertThat(Rulings.describe(checker.check(attempt("2829\n", output)))).isEqualTo(ruling);
    }
}
