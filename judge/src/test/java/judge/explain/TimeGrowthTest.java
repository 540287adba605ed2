package judge.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import judge.explain.TimeGrowth.Point;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;

class TimeGrowthTest {

    private static final Point SLOW = new Point(57, 2000, false);

    @Test
    void tellsHowMuchEachFurtherBlankCosts() {
        List<Point> doubling = IntStream.range(0, 7)
                .mapToObj(i -> new Point(40 + i, 2 << i, true))
                .toList();

        assertThat(TimeGrowth.hint(doubling, SLOW))
                .contains(Hint.of(
                        "time-grows", "points", "40: 2.0 ms, 42: 8.0 ms, 44: 32 ms, 46: 128 ms", "percent", 100));
    }

    @Test
    void saysNothingWhereTheBlanksDoNotExplainTheTime() {
        List<Point> scattered = List.of(new Point(40, 50, true), new Point(45, 3, true), new Point(50, 40, true));
        List<Point> falling = List.of(
                new Point(45, 1.8, true), new Point(50, 30, true), new Point(55, 459, true), new Point(56, 45, true));

        assertThat(TimeGrowth.hint(scattered, SLOW)).isEmpty();
        assertThat(TimeGrowth.hint(falling, new Point(59, 9.6, false))).isEmpty();
    }

    @Test
    void saysNothingWhereMoreBlanksWereNoTrouble() {
        List<Point> points = List.of(
                new Point(40, 2, true), new Point(41, 4, true), new Point(42, 8, true), new Point(60, 900, true));

        assertThat(TimeGrowth.hint(points, SLOW)).isEmpty();
    }

    @Test
    void takesTheMedianOfEquallyManyBlanks() {
        List<Point> points = List.of(
                new Point(40, 2, true),
                new Point(41, 900, true),
                new Point(41, 4, true),
                new Point(41, 3, true),
                new Point(42, 8, true),
                SLOW);

        assertThat(TimeGrowth.hint(points, SLOW).orElseThrow().parameters())
                .containsEntry("points", "40: 2.0 ms, 41: 4.0 ms, 42: 8.0 ms");
    }

    @Test
    void saysNothingWhereNothingWithFewerBlanksHasPassed() {
        assertThat(TimeGrowth.hint(List.of(), SLOW)).isEmpty();
        assertThat(TimeGrowth.hint(List.of(SLOW, new Point(60, 10, true)), SLOW))
                .isEmpty();
    }

    @Test
    void countsNoTimesThatAreTheClocksNoise() {
        List<Point> tiny = List.of(new Point(40, 0.1, true), new Point(41, 0.3, true), new Point(42, 0.9, true));

        assertThat(TimeGrowth.hint(tiny, SLOW)).isEmpty();
    }
}
