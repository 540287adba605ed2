package judge.explain.said;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import judge.Growth;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;

class NestedLoopsTest {

    @Test
    void namesTwoLoopsAroundTheLineThatTakesTheTime() {
        String java =
                """
                void run(int n) {
                    for (int i = 0; i < n; i++) {
                        int c = 0;

                        for (int j = i; j < a.length; j++) {
                            if (a[i] == a[j]) c++;
                        }
                    }
                }
                """;
        String python =
                """
                n = int(input())
                for i in range(n):
                    for j in range(i):
                        if a[i] == a[j]:
                            c += 1
                """;

        assertThat(NestedLoops.hint(java, 90, 6))
                .contains(Hint.of("loops-nested", "first", 2L).with("line", 5L));
        assertThat(NestedLoops.hint(python, 90, 5))
                .contains(Hint.of("loops-nested", "first", 2L).with("line", 3L));
    }

    @Test
    void saysNothingOfOneLoopOrOfWhatIsInAnotherMethod() {
        String source =
                """
                for i in range(n):
                    def f(x):
                        while x:
                            for y in range(x):
                                x -= 1
                """;

        assertThat(NestedLoops.hint(source, 90, 5)).isEmpty();
        assertThat(NestedLoops.hint(source, 90, 0)).isEmpty();
        assertThat(NestedLoops.hint(source, 40, 5)).isEmpty();
    }

    private static Optional<Hint> around(String... heads) {
        String indent = "";
        StringBuilder source = new StringBuilder();
        for (String head : heads) {
            source.append(indent).append(head).append('\n');
            indent += "    ";
        }
        return NestedLoops.hint(source + indent + "c += 1;\n", 90, heads.length + 1);
    }

    @Test
    void saysNothingOfLoopsOfAFewRounds() {
        String loop = "for (int i = 0; i < n; i++) {";

        assertThat(around("for (int k = 0; k < 3; k++) {", loop)).isEmpty();
        assertThat(around(loop, "for (int k = 31; k >= 0; k--) {")).isEmpty();
        assertThat(around(loop, "for (int k = 0; k <= 100; k++) {")).isEmpty();
        assertThat(around("for i in range(n):", "for k in range(1, 10):")).isEmpty();
        assertThat(around("int[][] dirs = {{0, 1}, {1, 0}};", loop, "for (int[] d : dirs) {"))
                .isEmpty();
        assertThat(around(loop, "for (int k = 0; k < 1000; k++) {")).isPresent();
        assertThat(around(loop, "for (int k = n; k > 0; k--) {")).isPresent();
        assertThat(around("for i in range(n):", "for k in range(i, 0, -1):")).isPresent();
    }

    @Test
    void countsLoopsThroughAllOfSomething() {
        Hint hint = Hint.of("loops-nested", "first", 1L).with("line", 2L);

        assertThat(around("for (int x : a) {", "for (int y : a) {")).contains(hint);
        assertThat(around("for x in a:", "for y in a:")).contains(hint);
        assertThat(around("for (int i = 0; i < n; i++) {", "for (Edge e : edges) {"))
                .contains(hint);
        assertThat(around("for (int[] row : grid) {", "for (int x : row) {")).isEmpty();
        assertThat(around("for (int u = 0; u < n; u++) {", "for (int v : next[u]) {"))
                .isEmpty();
    }

    @Test
    void takesNoBlockForAMethod() {
        String loop = "for (int i = 0; i < n; i++) {";

        assertThat(around(loop, "catch (Exception e) {", loop)).isPresent();
        assertThat(around(loop, "synchronized (x) {", loop)).isPresent();
    }

    @Test
    void looksAtLongLinesInLittleTime() {
        for (String part : List.of("<", "range ", "x: ", "a(", "{ ")) {
            Growth.isLinear(100_000, size -> around("for " + part.repeat(size)));
        }
    }
}
