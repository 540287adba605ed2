package judge.explain.java.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;

class RepeatedCallsTest {

    private static final String HOT = "Main.f";

    private static String method(String body) {
        return "class Main {\n    static long f(int n, int m) {\n" + body + "\n    }\n}\n";
    }

    @Test
    void namesAMethodThatCallsItselfOftenAndKeepsNothing() {
        Hint hint = Hint.of("calls-repeated", "function", "f").with("line", 4L);

        assertThat(RepeatedCalls.hint(method("if (n == 0) return 1;\nreturn f(n - 1, m) + f(n, m - 1);"), 97, HOT))
                .contains(hint);
        assertThat(RepeatedCalls.hint(method("for (int c : coins)\nbest = Math.min(best, f(n - c, m));"), 97, HOT))
                .contains(hint);
    }

    @Test
    void saysNothingOfOneThatKeepsItsResultsOrCallsItselfOnce() {
        assertThat(RepeatedCalls.hint(method("return memo[n][m] = f(n - 1, m) + f(n, m - 1);"), 97, HOT))
                .isEmpty();
        assertThat(RepeatedCalls.hint(method("return f(n - 1, m);"), 97, HOT)).isEmpty();
        assertThat(RepeatedCalls.hint(method("return 1;"), 40, HOT)).isEmpty();
        assertThat(RepeatedCalls.hint("class Main { void f(int n) { f(n - 1); f(n - 2); } }", 97, HOT))
                .isEmpty();
    }

    @Test
    void saysNothingOfHalvesOrOfWhatIsNotANumber() {
        for (String source : List.of(
                "class Main { static long f(int[] a, int[] t, int l, int r) {\n"
                        + "int m = (l + r) / 2;\nreturn f(a, t, l, m) + f(a, t, m + 1, r);\n} }",
                "class Main { static int f(int l, int r) {\nint m = (l + r) / 2;\nreturn f(l, m) + f(m + 1, r);\n} }",
                "class Main { static int f(Node n) {\nreturn n == null ? 0 : 1 + f(n.left) + f(n.right);\n} }",
                "class Main { static int f(int row, int cols) {\nint c = 0;\n"
                        + "for (int j = 0; j < n; j++) c += f(row + 1, cols | 1 << j);\nreturn c;\n} }")) {
            assertThat(RepeatedCalls.hint(source, 97, HOT)).isEmpty();
        }
        assertThat(RepeatedCalls.hint(method("t[k++] = n; return f(n - 1, m) + f(n, m - 1);"), 97, HOT))
                .isEmpty();
        assertThat(RepeatedCalls.hint(method("used[n] |= m; return f(n - 1, m) + f(n, m - 1);"), 97, HOT))
                .isEmpty();
    }

    @Test
    void looksAtLongSourcesInLittleTime() {
        for (String part : List.of("a<", "a[", "f f (", "f(n, m) + ", "x ")) {
            Growth.isLinear(99_000 / part.length(), size -> RepeatedCalls.hint(part.repeat(size), 97, HOT));
        }
    }
}
