package judge.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CoverMatrixTest {
    private final CoverMatrix matrix = new CoverMatrix(ClassicProblems.knuthsSevenItems());

    @Test
    void closesTheItemsOfAChosenOptionAndRulesOutItsRivals() {
        matrix.choose(3);
        matrix.checkInvariants();
        assertThat(matrix.isOpen(0)).isFalse();
        assertThat(matrix.optionCovering(0)).isEqualTo(3);
        assertThat(matrix.isOpen(1)).isTrue();
        assertThat(matrix.optionCovering(1)).isEqualTo(-1);
        assertThat(available()).containsExactly(0, 4);
    }

    @Test
    void listsTheOptionsThatAreLeftToAnItem() {
        int[] options = new int[6];
        assertThat(matrix.optionsOf(6, options)).isEqualTo(3);
        assertThat(options).startsWith(1, 4, 5);
        matrix.exclude(4);
        matrix.checkInvariants();
        assertThat(matrix.optionsOf(6, options)).isEqualTo(2);
        assertThat(options).startsWith(1, 5);
        assertThat(matrix.isAvailable(4)).isFalse();
    }

    @Test
    void countsTheUpdatesOfAnExclusionAtItsLevel() {
        matrix.exclude(4);
        assertThat(matrix.statistics().levels()).containsExactly(new SearchStatistics.Level(0, 2));
        assertThat(matrix.statistics().nodes()).isZero();
        matrix.choose(3);
        assertThat(matrix.statistics().levels().get(0).nodes()).isEqualTo(1);
        assertThat(matrix.statistics().updates()).isGreaterThan(2);
    }

    @Test
    void settlesWhatAnExclusionForces() {
        matrix.exclude(1);
        assertThat(matrix.settle()).isTrue();
        assertThat(matrix.chosenOptions()).containsExactlyInAnyOrder(0, 3, 4);
        assertThat(matrix.itemToBranchOn()).isEqualTo(-1);
    }

    @Test
    void noticesThatAnItemHasNoOptionLeft() {
        matrix.exclude(3);
        assertThat(matrix.settle()).isFalse();
        assertThatIllegalStateException().isThrownBy(matrix::mark);
        matrix.undoTo(0);
        matrix.checkInvariants();
        assertThat(available()).containsExactly(0, 1, 2, 3, 4, 5);
    }

    @Test
    void noticesThatAllOptionsOfAnItemWereExcluded() {
        CoverMatrix small = new CoverMatrix(new ExactCover(1, 0, List.of(new int[] {0}, new int[] {0})));
        small.exclude(0);
        small.exclude(1);
        assertThat(small.settle()).isFalse();
    }

    @Test
    void branchesOnTheItemOfTwoOptionsThatHaveTheMostRivals() {
        List<int[]> options = List.of(
                new int[] {0},
                new int[] {0, 1},
                new int[] {1, 2},
                new int[] {2, 3},
                new int[] {1},
                new int[] {3},
                new int[] {1, 3});
        // Items 0 and 2 have two options each; those of item 0 meet the four of item 1, those of item 2 these and three
        // more.
        assertThat(new CoverMatrix(new ExactCover(4, 0, options)).itemToBranchOn())
                .isEqualTo(2);
    }

    @Test
    void branchesOnAnItemOfThreeOptionsWhereNoneHasFewer() {
        List<int[]> options = new ArrayList<>();
        for (int option = 0; option < 3; option++) {
            options.add(new int[] {0, 1});
            options.add(new int[] {0, 2});
            options.add(new int[] {1, 2});
            options.add(new int[] {3});
        }
        assertThat(new CoverMatrix(new ExactCover(4, 0, options)).itemToBranchOn())
                .isEqualTo(3);
    }

    @Test
    void doesNotTakeARuledOutSecondaryItemForOneThatRunsDry() {
        CoverMatrix small =
                new CoverMatrix(new ExactCover(2, 1, List.of(new int[] {0, 2}, new int[] {1, 2}, new int[] {1})));
        assertThat(small.settle()).isTrue();
        assertThat(small.chosenOptions()).containsExactly(0, 2);
        small.checkInvariants();
    }

    @Test
    void startsWithGivenOptionsAsIfTheyHadBeenChosen() {
        assertThat(matrix.start(3)).isTrue();
        matrix.checkInvariants();
        assertThat(matrix.optionCovering(0)).isEqualTo(3);
        assertThat(available()).containsExactly(0, 4);
        assertThat(matrix.settle()).isTrue();
        assertThat(matrix.chosenOptions()).startsWith(3).containsExactlyInAnyOrder(0, 3, 4);
        assertThat(matrix.nodes()).isEqualTo(2);
        matrix.undoTo(1);
        matrix.checkInvariants();
        assertThat(available()).containsExactly(0, 4);
    }

    @Test
    void doesNotUndoGivenOptions() {
        matrix.start(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> matrix.undoTo(0))
                .withMessage("mark 0 is before the 1 given options");
    }

    @Test
    void doesNotStartWithGivenOptionsThatShareAnItem() {
        assertThat(matrix.start(1, 3)).isFalse();
        matrix.reset();
        matrix.checkInvariants();
        assertThat(available()).hasSize(6);
    }

    @Test
    void refusesToMarkAStateInWhichSomethingIsForced() {
        matrix.exclude(1);
        assertThatIllegalStateException().isThrownBy(matrix::mark);
    }

    @Test
    void comesBackToEveryMarkOfARandomWalk() {
        Random random = new Random(2009);
        CoverMatrix queens = new CoverMatrix(ClassicProblems.queens(8));
        for (int walk = 0; walk < 200; walk++) {
            int[] before = availableIn(queens);
            int mark = queens.mark();
            for (int step = 0; step < 6; step++) {
                int[] available = availableIn(queens);
                if (available.length == 0) {
                    break;
                }
                int option = available[random.nextInt(available.length)];
                if (random.nextBoolean()) {
                    queens.choose(option);
                } else {
                    queens.exclude(option);
                }
                queens.checkInvariants();
            }
            queens.undoTo(mark);
            queens.checkInvariants();
            assertThat(availableIn(queens)).containsExactly(before);
        }
    }

    @Test
    void takesAsManyNodesAsFitIn16BitsAndRefusesMore() {
        List<int[]> options = new ArrayList<>(Collections.nCopies(Links.MOST_NODES - 1, new int[] {0}));
        CoverMatrix largest = new CoverMatrix(new ExactCover(1, 0, options));
        largest.checkInvariants();
        int last = options.size() - 1;
        assertThat(largest.isAvailable(last)).isTrue();
        largest.choose(last);
        largest.checkInvariants();
        assertThat(largest.optionCovering(0)).isEqualTo(last);
        options.add(new int[] {0});
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CoverMatrix(new ExactCover(1, 0, options)))
                .withMessage("the problem has 16385 items and items of options, the dancing links take at most 16384");
    }

    private static Links sevenItems() {
        Links links = new Links(ClassicProblems.knuthsSevenItems());
        new Linker(links).start(new int[0]);
        return links;
    }

    @Test
    void seesAWrongNumberOfOpenItems() {
        Links links = sevenItems();
        links.openItems--;
        assertThatIllegalStateException()
                .isThrownBy(new LinkInvariants(links)::check)
                .withMessage("7 primary items are open, but not as many were counted");
    }

    @Test
    void seesABrokenLink() {
        Links links = sevenItems();
        links.nodes[Links.head(3) + Links.UP] = (char) Links.head(2);
        assertThatIllegalStateException().isThrownBy(new LinkInvariants(links)::check);
    }

    @Test
    void seesAWrongCount() {
        Links links = sevenItems();
        links.size[6]++;
        assertThatIllegalStateException()
                .isThrownBy(new LinkInvariants(links)::check)
                .withMessage("the list of item 6 is shorter than its count");
    }

    private int[] available() {
        return availableIn(matrix);
    }

    private static int[] availableIn(CoverMatrix matrix) {
        int[] all = new int[matrix.problem().options()];
        Arrays.setAll(all, option -> option);
        return Arrays.stream(all).filter(matrix::isAvailable).toArray();
    }
}
