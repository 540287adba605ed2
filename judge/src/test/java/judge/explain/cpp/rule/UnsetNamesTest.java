package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnsetNamesTest {

    private static List<String> texts(String source) {
        return List.of(source.replace("\\n", "\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    void f() {\\n  int n, sum;\\n  cin >> n; sum += n; } @ {name=sum, line=2}
                    int main() {\\n  int cnt[26];\\n  cnt[x]++;\\n  if (cnt[i] > cnt[b]) b = i; } @ {name=cnt, line=2}
                    struct D {\\n  int groups;\\n  D(int n) { p.resize(n); }\\n  void join() { groups--; } }; \
                    @ {name=groups, line=2}
                    int main() {\\n  bool seen[9];\\n  if (!seen[v]) { seen[v] = true; f(v); } } @ {name=seen, line=2}
                    int main() {\\n  int best;\\n  if (x > best) best = x; } @ {name=best, line=2}
                    struct S {\\n  int most;\\n  void add(int x) { most = max(most, x); } }; @ {name=most, line=2}
                    int main() { int best;\\n  if (i == 0 || x > best) best = x; } @ nothing
                    int main() { int best;\\n  best = a[0]; if (x > best) best = x; } @ nothing
                    int main() {\\n  int n, s;\\n  s = 0; s += n; scanf("%d", &n); } @ nothing
                    int cnt[26];\\nint main() { cnt[x]++; } @ nothing
                    int main() { int c[9];\\n  memset(c, 0, sizeof c); c[x]++; } @ nothing
                    int main() { int c[9];\\n  read(c, n); c[x]++; } @ nothing
                    int main() { bool s[9];\\n  s[i] = false; if (!s[v]) s[v] = true; } @ nothing
                    struct P {\\n  int x;\\n  P(int x) : x(x) {}\\n  void go() { x++; } }; @ nothing
                    """)
    void nameWhatIsCountedOrAskedForAndSetNowhere(String source, String named) {
        assertThat(UnsetNames.hint(texts(source))
                        .map(hint -> hint.parameters().toString())
                        .orElse("nothing"))
                .isEqualTo(named);
    }

    @Test
    void knowTheOnlyPlaceAtWhichMemoryIsTaken() {
        assertThat(UnsetNames.allocated(texts("int n;\\nint *f = new int[n];\\nf[0]++;"))
                        .parameters())
                .containsEntry("line", 2L);
        assertThat(UnsetNames.allocated(texts("int *f = new int[n];\\nint *g = (int *) malloc(4 * n);"))
                        .parameters())
                .doesNotContainKey("line");
    }

    @Test
    void knowNoMemoryThatIsSetAsItIsTaken() {
        assertThat(UnsetNames.allocates(texts("int *f = new int[n]();\\nNode *p = new Node{1, 2};")))
                .isFalse();
        assertThat(UnsetNames.allocates(texts("Node *p = new Node;"))).isTrue();
    }

    @Test
    void knowThatTheTimeMakesEachRunAnotherOne() {
        assertThat(UnsetNames.differsAnyway(texts("srand(time(0));"))).isTrue();
        assertThat(UnsetNames.differsAnyway(texts("int times = 0;"))).isFalse();
    }

    @Test
    void takeNoTimeForManyBlankLines() {
        Growth.isLinear(95_000, size -> assertThat(UnsetNames.hint(List.of("int main() {" + "\n".repeat(size) + "}")))
                .isEmpty());
    }
}
