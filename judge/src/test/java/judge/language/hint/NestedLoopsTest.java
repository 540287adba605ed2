package judge.language.hint;

import static org.assertj.core.api.Assertions.assertThat;

import judge.reason.Hint;
import judge.reason.HintCode;
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
                .contains(Hint.of(HintCode.LOOPS_NESTED, "first", 2L).with("line", 5L));
        assertThat(NestedLoops.hint(python, 90, 5))
                .contains(Hint.of(HintCode.LOOPS_NESTED, "first", 2L).with("line", 3L));
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
}
