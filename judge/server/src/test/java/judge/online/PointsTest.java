package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.online.Points.Attempt;
import org.junit.jupiter.api.Test;

class PointsTest {

    private static final Attempt HALF = new Attempt(1, 1, false, 1, "WA", 5, 10);
    private static final Attempt FULL_BUT_LATE = new Attempt(2, 2, true, 0.75, "AC", 10, 10);
    private static final Attempt NOTHING = new Attempt(3, 3, false, 1, "CE", 0, 10);
    private static final Attempt JUDGE_FAILED = new Attempt(4, 4, false, 1, "JE", 0, 10);

    @Test
    void aShareOfTheScoreIsTheSameShareOfThePoints() {
        assertThat(Points.earned(30, 1, 3, 1)).isEqualTo(10);
        assertThat(Points.earned(30, 3, 3, 0.5)).isEqualTo(15);
    }

    @Test
    void aPackageWithoutPointsGivesNone() {
        assertThat(Points.earned(30, 0, 0, 1)).isZero();
    }

    @Test
    void aScoreWithoutBoundIsEarnedAsItIs() {
        assertThat(Points.earned(10, 1234.5, Double.POSITIVE_INFINITY, 1)).isEqualTo(1234.5);
        assertThat(Points.earned(10, 1234.5, Double.POSITIVE_INFINITY, 0.5)).isEqualTo(617.25);
    }

    @Test
    void thatThereIsNoBoundIsANumberInTheDatabase() {
        assertThat(Bounds.stored(Double.POSITIVE_INFINITY)).isFinite();
        assertThat(Bounds.ofStored(Bounds.stored(Double.POSITIVE_INFINITY))).isInfinite();
        assertThat(Bounds.ofStored(Bounds.stored(0))).isZero();
        assertThat(Bounds.ofStored(Bounds.stored(100))).isEqualTo(100);
    }

    @Test
    void thirdsAddUpToTheWhole() {
        assertThat(Points.rounded(0.1 + 0.2)).isEqualTo(0.3);
    }

    @Test
    void theBestIsTheOneThatIsWorthMostAlsoWhenLate() {
        assertThat(Points.counting(Counting.BEST, List.of(NOTHING, HALF, FULL_BUT_LATE)))
                .contains(FULL_BUT_LATE);
        Attempt veryLate = new Attempt(2, 2, true, 0.25, "AC", 10, 10);
        assertThat(Points.counting(Counting.BEST, List.of(HALF, veryLate))).contains(HALF);
    }

    @Test
    void ofSeveralThatAreWorthTheSameTheFirstCounts() {
        Attempt again = new Attempt(9, 9, false, 1, "WA", 5, 10);
        assertThat(Points.counting(Counting.BEST, List.of(again, HALF))).contains(HALF);
    }

    @Test
    void theLastCountsWhateverItIsWorth() {
        assertThat(Points.counting(Counting.LAST, List.of(FULL_BUT_LATE, NOTHING, HALF)))
                .contains(NOTHING);
    }

    @Test
    void nobodyLosesByAnErrorOfTheJudge() {
        assertThat(Points.counting(Counting.LAST, List.of(HALF, JUDGE_FAILED))).contains(HALF);
        assertThat(Points.counting(Counting.BEST, List.of(JUDGE_FAILED))).isEmpty();
    }
}
