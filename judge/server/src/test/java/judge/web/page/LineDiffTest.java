package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import judge.web.page.LineDiff.Kind;
import judge.web.page.LineDiff.Line;
import org.junit.jupiter.api.Test;

class LineDiffTest {

    @Test
    void findsTheFewestLines() {
        List<Line> lines = LineDiff.of(List.of("a", "b", "c", "d"), List.of("a", "c", "x", "d"));

        assertThat(lines)
                .containsExactly(
                        new Line(Kind.SAME, 1, 1, "a"),
                        new Line(Kind.GONE, 2, 0, "b"),
                        new Line(Kind.SAME, 3, 2, "c"),
                        new Line(Kind.NEW, 0, 3, "x"),
                        new Line(Kind.SAME, 4, 4, "d"));
    }

    @Test
    void hasNothingToSayOfNothing() {
        assertThat(LineDiff.of(List.of(), List.of())).isEmpty();
        assertThat(LineDiff.of(List.of(), List.of("a"))).containsExactly(new Line(Kind.NEW, 0, 1, "a"));
        assertThat(LineDiff.of(List.of("a"), List.of())).containsExactly(new Line(Kind.GONE, 1, 0, "a"));
    }

    @Test
    void givesBothTextsBackWithTheLongestCommonPart() {
        Random random = new Random(15);
        for (int i = 0; i < 2000; i++) {
            List<String> older = text(random);
            List<String> newer = text(random);
            List<Line> lines = LineDiff.of(older, newer);

            assertThat(side(lines, Kind.NEW)).isEqualTo(older);
            assertThat(side(lines, Kind.GONE)).isEqualTo(newer);
            assertThat(lines.stream().filter(line -> line.kind() == Kind.SAME).count())
                    .isEqualTo(common(older, newer));
        }
    }

    private static List<String> text(Random random) {
        List<String> text = new ArrayList<>();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.add(Character.toString('a' + random.nextInt(4)));
        }
        return text;
    }

    private static List<String> side(List<Line> lines, Kind without) {
        return lines.stream()
                .filter(line -> line.kind() != without)
                .map(Line::text)
                .toList();
    }

    private static long common(List<String> one, List<String> other) {
        int[][] longest = new int[one.size() + 1][other.size() + 1];
        for (int i = 1; i <= one.size(); i++) {
            for (int j = 1; j <= other.size(); j++) {
                longest[i][j] = one.get(i - 1).equals(other.get(j - 1))
                        ? longest[i - 1][j - 1] + 1
                        : Math.max(longest[i - 1][j], longest[i][j - 1]);
            }
        }
        return longest[one.size()][other.size()];
    }

    @Test
    void givesUpOnTextsThatHaveNothingInCommon() {
        List<String> older = new ArrayList<>();
        List<String> newer = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            older.add("old " + i);
            newer.add("new " + i);
        }

        assertThat(LineDiff.of(older, newer)).hasSize(4000);
    }

    @Test
    void showsWhatIsNearAChangeAndASignForEachGap() {
        List<String> older = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9");
        List<String> newer = List.of("1", "2", "3", "4", "five", "6", "7", "8", "9");

        assertThat(LineDiff.near(LineDiff.of(older, newer), 1))
                .extracting(LineDiff.Shown::text)
                .containsExactly("…", "4", "5", "five", "6", "…");
    }
}
