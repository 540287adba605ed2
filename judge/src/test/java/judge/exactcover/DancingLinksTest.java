package judge.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import judge.exactcover.DancingLinks.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DancingLinksTest {
    /** Counts the solutions, checks the structure where the search ended and after going back, and its cost. */
    private static void assertSolutions(ExactCover problem, long solutions, long nodes) {
        DancingLinks search = new DancingLinks(problem);
        assertThat(search.search(DancingLinks.UNLIMITED, options -> isSolution(problem, options)))
                .isEqualTo(Ending.EXHAUSTED);
        search.matrix().reset();
        assertThat(search.count(Long.MAX_VALUE)).isEqualTo(solutions);
        search.checkInvariants();
        assertThat(search.statistics().nodes()).isEqualTo(nodes);
        search.matrix().undoTo(0);
        search.checkInvariants();
        search.matrix().reset();
        search.checkInvariants();
        assertThat(search.count(Long.MAX_VALUE)).isEqualTo(solutions);
    }

    /** Makes sure that the options cover every primary item once and no secondary item twice. */
    private static boolean isSolution(ExactCover problem, int... options) {
        int[] covered = Arrays.stream(options)
                .flatMap(option -> Arrays.stream(problem.option(option)))
                .sorted()
                .toArray();
        assertThat(covered).doesNotHaveDuplicates();
        assertThat(Arrays.stream(covered).filter(item -> item < problem.primaryItems()))
                .hasSize(problem.primaryItems());
        return true;
    }

    @Test
    void solvesKnuthsExampleAtTheCostWorkedOutByHand() {
        DancingLinks search = new DancingLinks(ClassicProblems.knuthsSevenItems());
        assertThat(search.search(DancingLinks.UNLIMITED, options -> {
                    assertThat(options).containsExactlyInAnyOrder(0, 3, 4);
                    return true;
                }))
                .isEqualTo(Ending.EXHAUSTED);
        search.checkInvariants();
        assertThat(search.statistics().levels())
                .containsExactly(
                        new SearchStatistics.Level(2, 11),
                        new SearchStatistics.Level(2, 1),
                        new SearchStatistics.Level(1, 0));
        assertThat(search.statistics().nodes()).isEqualTo(5);
        assertThat(search.statistics().updates()).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 0, 2", "3, 0, 5", "4, 2, 14", "5, 10, 51", "6, 4, 95", "8, 92, 1121", "10, 724, 15414"})
    void countsQueensWithDiagonalsAsSecondaryItems(int n, long solutions, long nodes) {
        assertSolutions(ClassicProblems.queens(n), solutions, nodes);
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 6", "4, 2, 15", "5, 0, 34", "7, 52, 582", "8, 300, 2752"})
    void countsLangfordPairs(int n, long solutions, long nodes) {
        assertSolutions(ClassicProblems.langford(n), solutions, nodes);
    }

    @Test
    void branchesOnTheOnlyOpenItem() {
        assertSolutions(new ExactCover(1, 0, List.of(new int[] {0}, new int[] {0}, new int[] {0})), 3, 3);
    }

    @Test
    void findsTheEmptySolutionOfAProblemWithoutPrimaryItems() {
        assertSolutions(new ExactCover(0, 2, List.of()), 1, 0);
    }

    @Test
    void findsNothingWhereAnItemHasNoOption() {
        assertSolutions(new ExactCover(2, 0, List.of(new int[] {0})), 0, 0);
    }

    @Test
    void stopsWhenTheVisitorHasSeenEnough() {
        DancingLinks search = new DancingLinks(ClassicProblems.queens(8));
        assertThat(search.first()).get().satisfies(options -> assertThat(options)
                .hasSize(8));
        search.checkInvariants();
        search.matrix().reset();
        assertThat(search.count(5)).isEqualTo(5);
        search.checkInvariants();
    }

    @Test
    void stopsWhenTheNodeBudgetIsUsedUp() {
        DancingLinks search = new DancingLinks(ClassicProblems.langford(5));
        assertThat(search.search(3, options -> true)).isEqualTo(Ending.OUT_OF_NODES);
        assertThat(search.statistics().nodes()).isBetween(3L, 15L);
        search.checkInvariants();
    }

    @Test
    void endsExhaustedIfTheBudgetIsAmple() {
        DancingLinks search = new DancingLinks(ClassicProblems.langford(4));
        assertThat(search.search(1_000, options -> true)).isEqualTo(Ending.EXHAUSTED);
        search.checkInvariants();
    }

    @Test
    void rejectsALimitBelowOne() {
        DancingLinks search = new DancingLinks(ClassicProblems.langford(4));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.count(0))
                .withMessage("the limit of a count must be at least 1, not 0");
    }
}
