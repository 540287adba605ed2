package judge.language.gnu.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChangedSourceTest {

    private static ChangedSource changed(String body) {
        return ChangedSource.of("int main() {\n" + body.replace("\\n", "\n") + "\n}\n", Set.of());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int i, n; for (i = 1; i < n; i++) f(i); @ i = 1; i < n; i++ @ i = 1; i <= n; i++
                    for (int i = 0; i < n; i++) f(i); @ int i = 0; i < n; i++ @ int i = 1; i <= n; i++
                    for (int i = 1; i <= n; i++) f(i); @ int i = 1; i <= n; i++ @ int i = 0; i < n; i++
                    for (int j = a; j <= b; j++) f(j); @ int j = a; j <= b; j++ @ int j = b; j >= a; j--
                    for (int j = b; j > a; j--) f(j); @ int j = b; j > a; j-- @ int j = a + 1; j <= b; j++
                    for (int i = 0; i < n; i++)\\n for (int j = 0; j < n; j++) f(j); @ int j = 0; j < n; j++ \
                    @ int j = i; j < n; j++
                    if (a > b) f(); @ a > b @ a >= b
                    if (m & i) f(); @ m & i @ m & (1LL << i)
                    stack<char> k;\\nif (ok) f(); @ ok @ (ok) && k.empty()
                    c[i] = a * b; @ c[i] = a * b; @ c[i] += a * b;
                    int x = a[i] + b[i] - '0'; @ a[i] + b[i] - '0' @ a[i] + b[i] - '0' - '0'
                    int x = ceil(p / s); @ ceil(p / s) @ ceil(1.0 * p / s)
                    int a, b; a = max(a, b); @ a = max(a, b); @ a = min(a, b);
                    int a, b; f[a] = g[b]; @ f[a] = g[b]; @ if (a != b) f[a] = g[b];
                    x = a * b % m;\\ny = x + c; @ y = x + c; @ y = (x + c) % m;
                    s[i][j] = v + s[i - 1][j] + s[i][j - 1]; @ s[i][j] = v + s[i - 1][j] + s[i][j - 1]; \
                    @ s[i][j] = v + s[i - 1][j] + s[i][j - 1] - s[i - 1][j - 1];
                    f(x); @ f(x); @ ``
                    """)
    void hasTheChangeThatMendsASlip(String body, String written, String other) {
        assertThat(changed(body).changes())
                .anyMatch(change ->
                        change.written().equals(written) && change.changed().equals(other == null ? "" : other));
    }

    @Test
    void hasTheMemberThatIsDeclaredBesideTheOneCompared() {
        String source = "struct M { int s, e; };\nbool before(M x, M y) { return x.s < y.s; }\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .anyMatch(change -> change.line() == 2 && change.changed().equals("return x.e < y.e;"));
    }

    @Test
    void takesBackWhatIsMarkedBeforeAFunctionCallsItself() {
        String source = "bool u[9];\nvoid go(int r) {\n  u[r] = true;\n  go(r + 1);\n}\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .contains(new SmallChange(
                        ChangedSource.of(source, Set.of()).changes().stream()
                                .filter(change -> change.written().isEmpty())
                                .findFirst()
                                .orElseThrow()
                                .number(),
                        4,
                        "",
                        "u[r] = false;"));
    }

    @Test
    void linksTheRootsOfGroups() {
        String source = "int f[9];\nint root(int x) { return f[x] == x ? x : f[x] = root(f[x]); }\n"
                + "int main() {\n  int a, b;\n  f[a] = b;\n}\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .anyMatch(change -> change.line() == 5 && change.changed().equals("f[root(a)] = root(b);"));
    }

    @Test
    void namesNothingThatIsNotKnownAtThePlace() {
        assertThat(changed("for (int i = 0; i < 9; i++) f(i);\nint x = 0;\nfor (int k = 0; k < 9; k++) f(k);")
                        .changes())
                .noneMatch(change -> change.line() == 3 && change.changed().equals("k"))
                .noneMatch(change -> change.line() == 3 && change.changed().equals("i"));
    }

    @Test
    void knowsTheLinesOfAChangeInItsText() {
        ChangedSource source = changed("if (a > b) f();");
        SmallChange first = source.changes().get(0);
        long line = source.places().get(first.number()).get(0);

        assertThat(source.text().lines().skip(line - 1).findFirst()).hasValue(first.changed());
    }

    @Test
    void leavesOutWhatDidNotCompile() {
        int number = changed("if (a > b) f();").changes().get(0).number();

        assertThat(ChangedSource.of("int main() {\nif (a > b) f();\n}\n", Set.of(number))
                        .changes())
                .noneMatch(change -> change.number() == number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cin >> n;", "scanf(\"%d\", &n);", "int a[] = {1, 2};", "// if (a > b)"})
    void leavesOtherThingsAlone(String body) {
        assertThat(changed(body).changes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "{", "for (", "if (a", "x[", "\"", "'", "/*", "for (;;) {", "a = b ? c : "})
    void isMadeOfAnyText(String text) {
        assertTimeout(Duration.ofSeconds(5), () -> ChangedSource.of("int main() {" + text.repeat(3_000), Set.of()));
    }
}
