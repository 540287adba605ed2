package judge.language.java.hint;

import static org.assertj.core.api.Assertions.assertThat;

import judge.reason.Hint;
import judge.reason.HintCode;
import org.junit.jupiter.api.Test;

class RepeatedCallsTest {

    private static final String HOT = "Main.f";

    private static String method(String body) {
        return "class Main {\n    static long f(int n, int m) {\n" + body + "\n    }\n}\n";
    }

    @Test
    void namesAMethodThatCallsItselfOftenAndKeepsNothing() {
        Hint hint = Hint.of(HintCode.CALLS_REPEATED, "function", "f").with("line", 4L);

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
}
