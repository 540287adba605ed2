package judge.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.Growth;
import org.junit.jupiter.api.Test;

class PlainTextTest {

    /** The inputs that are smaller by a single piece. */
    private static List<String> smaller(String input) {
        List<Integer> pieces = PlainText.pieces(input);
        return IntStream.range(0, pieces.size())
                .boxed()
                .flatMap(kind -> IntStream.range(0, pieces.get(kind))
                        .mapToObj(piece -> PlainText.without(input, kind, piece, piece + 1)))
                .distinct()
                .toList();
    }

    @Test
    void takesAwayLinesAndWordsAndMakesNumbersSmaller() {
        assertThat(smaller("a -7\nb\n"))
                .containsExactlyInAnyOrder(
                        "b\n",
                        "a -7\n",
                        "a -8\n",
                        "-7\nb\n",
                        "a\nb\n",
                        "a -7\n\n",
                        "a -8\n\n",
                        "a 0\nb\n",
                        "a -3\nb\n",
                        "a -6\nb\n");
    }

    /** A hunt of 20 s took nine minutes on an input of 20,000 words, before it tried a smaller one. */
    @Test
    void takesLinearTimeForManyDifferentWords() {
        Growth.isLinear(40_000, words -> {
            String input = IntStream.range(1, words).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            List<Integer> pieces = PlainText.pieces(input);

            assertThat(IntStream.range(0, pieces.size())
                            .mapToObj(kind -> PlainText.without(input, kind, 0, pieces.get(kind))))
                    .hasSameSizeAs(pieces);
        });
    }

    @Test
    void countsDownTheNumberThatSaysHowManyWordsFollow() {
        assertThat(smaller("3\n5 6 7\n")).contains("2\n6 7\n", "2\n5 7\n", "2\n5 6\n");
    }

    @Test
    void countsDownTheNumberThatSaysHowManyLinesFollow() {
        assertThat(smaller("9 2\nx 1\ny 2\n")).contains("9 1\ny 2\n", "9 1\nx 1\n", "8 2\ny 2\n");
    }

    @Test
    void takesAwayManyPiecesAtATime() {
        String input = "4\n5 6 7 8\n";
        List<Integer> pieces = PlainText.pieces(input);

        assertThat(IntStream.range(0, pieces.size())
                        .filter(kind -> pieces.get(kind) >= 3)
                        .mapToObj(kind -> PlainText.without(input, kind, 0, 3)))
                .contains("1\n8\n", "\n7 8\n", "0\n0 0 7 8\n", "2\n2 3 7 8\n", "3\n4 5 7 8\n");
    }

    @Test
    void changesEqualNumbersTogether() {
        assertThat(smaller("7 8 7\n")).contains("0 8 0\n", "0 8 7\n", "7 0 7\n");
    }

    @Test
    void takesWhatIsTooLongForANumberForAWord() {
        String digits = "9".repeat(40);

        assertThat(smaller(digits + "\n")).containsExactlyInAnyOrder("", "\n");
    }

    @Test
    void exchangesWordsWhenItLooksAround() {
        List<String> around = IntStream.range(0, 60)
                .mapToObj(seed -> PlainText.neighbour("1 2\n3\n", seed))
                .toList();

        assertThat(around).contains("2 1\n3\n", "1 1\n3\n", "1 3\n2\n", "1 2\n1\n");
        assertThat(PlainText.neighbour("\n", 1)).isEqualTo("\n");
    }

    @Test
    void leavesNothingToTakeAwayOfAnEmptyInput() {
        assertThat(smaller("")).isEmpty();
    }

    @Test
    void saysHowManyLinesAndWordsThereAre() {
        assertThat(PlainText.size("a b\nc\n"))
                .isEqualTo(InputExplanation.Note.of("hunt.size-text", "lines", 2, "words", 3));
    }
}
