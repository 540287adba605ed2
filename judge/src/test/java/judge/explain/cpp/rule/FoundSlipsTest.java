package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoundSlipsTest {

    private static String beside(String found, long line, String source) {
        Hint hint = Hint.of(found).with("line", line);
        return FoundSlips.hint(hint, List.of(source.replace("\\n", "\n")))
                .map(slip -> slip.code() + slip.parameters())
                .orElse("nothing");
    }

    @Test
    void goesBackToTheLineThatReadsTheElement() {
        Hint index = Hint.of("run-index", "index", "9", "name", "int [9]").with("line", 2L);

        assertThat(FoundSlips.read(index, List.of("cin >> a[i];\ns += a[i];")).parameters())
                .containsEntry("line", 1L);
        assertThat(FoundSlips.read(index, List.of("scanf(\"%d\", &a[i]);\ns += a[i];"))
                        .parameters())
                .containsEntry("line", 1L);
        assertThat(FoundSlips.read(index, List.of("cin >> a[i];\ns += a[i + 1];"))
                        .parameters())
                .containsEntry("line", 2L);
    }

    @Test
    void doesNotTakeAQuestionThatIsNotAskedForTheReason() {
        Hint constant = Hint.of("changed-helps", "written", "i % k == 0", "changed", "1");
        Hint other = Hint.of("changed-helps", "written", "i % k == 0", "changed", "i % k == 1");

        assertThat(FoundSlips.avoidsOnly(constant, Hint.of("run-division-by-zero")))
                .isTrue();
        assertThat(FoundSlips.avoidsOnly(other, Hint.of("run-division-by-zero")))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            textBlock =
                    """
                    memset(seen, 0, sizeof(seen)); @ true
                    v.clear(); @ true
                    while (!q.empty()) q.pop(); @ true
                    v.push_back(x); @ false
                    """)
    void knowsWhatBeginsAnew(String added, boolean anew) {
        assertThat(FoundSlips.beginsAnew(Hint.of("added-helps", "changed", added)))
                .isEqualTo(anew);
    }

    @Test
    void goesToWhereAFunctionCallsItself() {
        Hint deep = Hint.of("run-recursion", "function", "go").with("line", 2L);

        assertThat(FoundSlips.read(deep, List.of("void go(int u) {\n  int x = 1;\n  go(u + x);\n}"))
                        .parameters())
                .containsEntry("line", 3L);
        assertThat(FoundSlips.read(deep, List.of("void go(int u) {\n  run(u);\n}"))
                        .parameters())
                .containsEntry("line", 2L);
    }

    @Test
    void callsWhatIsFoundInAFunctionWithoutAnEndByItsName() {
        Hint index = Hint.of("run-index", "index", "-1", "name", "int [9]").with("line", 2L);

        Hint endless = FoundSlips.read(index, List.of("int sum(int i) {\n  return a[i] + sum(i - 1);\n}"));
        assertThat(endless.code()).isEqualTo("run-recursion");
        assertThat(endless.parameters()).containsEntry("function", "sum").containsEntry("line", 2L);
        assertThat(FoundSlips.read(index, List.of("int sum(int i) {\n  return i < 0 ? 0 : a[i] + sum(i - 1);\n}")))
                .isEqualTo(index);
        assertThat(FoundSlips.read(
                        index,
                        List.of("int sum(int i) {\n  return a[i] + sum(i, 1);\n}\n"
                                + "int sum(int i, int k) { return 1; }")))
                .isEqualTo(index);
    }

    @Test
    void aLoopThatIsTurnedRoundMendsNoIndex() {
        Hint turned =
                Hint.of("changed-helps", "written", "int i = 0; i < n; i++", "changed", "int i = n - 1; i >= 0; i--");
        Hint shorter =
                Hint.of("changed-helps", "written", "int i = 0; i <= n; i++", "changed", "int i = 0; i < n; i++");

        assertThat(FoundSlips.avoidsOnly(turned, Hint.of("run-buffer"))).isTrue();
        assertThat(FoundSlips.avoidsOnly(shorter, Hint.of("run-buffer"))).isFalse();
        assertThat(FoundSlips.avoidsOnly(turned, Hint.of("run-shift"))).isFalse();
    }

    @Test
    void goesToTheCallWhoseResultIsLost() {
        Hint none = Hint.of("run-no-return").with("line", 1L);

        assertThat(FoundSlips.read(none, List.of("int g(int a, int b) {\n  if (!b) return a;\n  g(b, a % b);\n}"))
                        .parameters())
                .containsEntry("line", 3L);
        assertThat(FoundSlips.read(none, List.of("int g(int a) {\n  if (a) return g(a - 1);\n}"))
                        .parameters())
                .containsEntry("line", 1L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    run-container-index @ 2 @ for (int i = 0; i < s.size() - 1; i++)\\n  t += s[i]; \
                    @ size-minus-one{line=1}
                    run-heap @ 2 @ while (i <= v[k].size() - 1) {\\n t += v[k][i++]; } @ size-minus-one{line=1}
                    run-container-index @ 2 @ for (int i = 0; i < (int) s.size() - 1; i++)\\n  t += s[i]; @ nothing
                    run-container-index @ 1 @ t += s[i];\\nfor (int i = 0; i < s.size() - 1; i++) @ nothing
                    run-container-index @ 2 @ for (size_t i = n; i >= 0; i--)\\n  t += s[i]; \
                    @ unsigned-countdown{name=i, line=1}
                    run-overflow @ 1 @ s = accumulate(v.begin(), v.end(), 0); @ accumulate-start{line=1}
                    run-overflow @ 1 @ s = accumulate(v.begin(), v.end(), 0LL) * n; @ nothing
                    run-overflow @ 2 @ s = accumulate(v.begin(), v.end(), 0);\\ns = n * n; @ nothing
                    run-null @ 2 @ auto it = lower_bound(d.begin(), d.end(), x);\\nif (*it >= x) *it = x; \
                    @ iterator-end{name=it, line=2}
                    run-heap @ 2 @ it = m.find(x);\\ncout << it->second; @ iterator-end{name=it, line=2}
                    run-heap @ 2 @ it = m.find(x); if (it != m.end())\\ncout << it->second; @ nothing
                    run-null @ 2 @ Node *p = t->next;\\ncout << p->x; @ nothing
                    run-heap @ 2 @ int *a = (int *) malloc(n + 1);\\nscanf("%d", &a[i]); @ malloc-bytes{name=a, line=1}
                    run-heap @ 2 @ int *a = malloc(n * sizeof(int));\\na[i] = 0; @ nothing
                    run-heap @ 2 @ int *a = malloc(n);\\nb[i] = 0; @ nothing
                    run-null @ 2 @ for (int i = 0; i < s.size() - 1; i++)\\n  t += p->x; @ nothing
                    """)
    void nameTheReasonOfWhatWasFound(String found, long line, String source, String slip) {
        assertThat(beside(found, line, source)).isEqualTo(slip);
    }
}
