package judge.explain.cpp.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changes to something near, and additions of forgotten steps. */
class NearbyChangesTest {

    private static ChangedSource changed(String source) {
        return ChangedSource.of(source.replace("\\n", "\n"), Set.of());
    }

    private static void hasChange(String source, String written, String other) {
        assertThat(changed(source).changes())
                .anyMatch(change -> change.told().written().equals(written)
                        && change.told().changed().equals(other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int l = 1, r = n; @ r = n @ r = n + 1
                    p = (p + k) % v.size(); @ p = (p + k) % v.size(); @ p = (p + k - 1) % v.size();
                    p = i % n; @ p = i % n; @ p = (i + 1) % n;
                    return x; @ return x; @ return x - 1;
                    x = lower_bound(a, a + n, v) - a; @ x = lower_bound(a, a + n, v) - a; \
                    @ x = lower_bound(a, a + n, v) - a + 1;
                    t = s.substr(l, r); @ t = s.substr(l, r); @ t = s.substr(l, r - l + 1);
                    b = i / 3 + j / 3; @ b = i / 3 + j / 3; @ b = i / 3 * 3 + j / 3;
                    m = l + r / 2; @ m = l + r / 2; @ m = (l + r) / 2;
                    m = a / b * c; @ m = a / b * c; @ m = a * c / b;
                    string s; x = x * 10 + s[i]; @ x = x * 10 + s[i]; @ x = x * 10 + s[i] - '0';
                    if (a && b || c) f(); @ a && b || c @ a && (b || c)
                    if (a || b && c) f(); @ a || b && c @ (a || b) && c
                    int x, y; int n, m; if (x >= 0 && x < n && y >= 0) f(); @ x >= 0 && x < n && y >= 0 \
                    @ x >= 0 && x < n && y >= 0 && y < m
                    int i, j; w = min(min(i, j), 8 - i); @ w = min(min(i, j), 8 - i); \
                    @ w = min(min(min(i, j), 8 - i), 8 - j);
                    for (;;) { if (a) continue; } @ continue; @ break;
                    memset(d, 0, sizeof(d)); @ memset(d, 0, sizeof(d)); @ memset(d, -1, sizeof(d));
                    for (int i = 0; i < n; i++) f(i); @ int i = 0; i < n; i++ @ int i = 0; i < n - 1; i++
                    for (int i = 0; i < n; i++)\\n for (int j = 0; j < n; j++) f(j); @ int j = 0; j < n; j++ \
                    @ int j = 0; j < n - i - 1; j++
                    for (int i = 0; i < n; i++)\\n for (int j = i; j < n; j++) f(j); @ int j = i; j < n; j++ \
                    @ int j = i + 1; j < n; j++
                    vector<int> f; cout << f[n - 1]; @ cout << f[n - 1]; @ cout << *max_element(f.begin(), f.end());
                    int f[9], n; cout << f[n - 1]; @ cout << f[n - 1]; @ cout << *max_element(f, f + n);
                    vector<pair<int, int>> v; sort(v.rbegin(), v.rend()); @ sort(v.rbegin(), v.rend()); \
                    @ sort(v.begin(), v.end(), [](auto &a, auto &b) { return a.first != b.first ? a.first > b.fi...
                    int c = 'a'; c = s[i]; cout << c << endl; @ cout << c << endl; @ cout << (char) c << endl;
                    q.push({a, b + 1}); @ q.push({a, b + 1}); @ ``
                    int a[9];\\nint b[9];\\nx = a[i]; @ x = a[i]; @ x = b[i];
                    """)
    void areTriedInPlaceOfWhatIsThere(String body, String written, String other) {
        hasChange("#include <algorithm>\nint main() {\n" + body + "\n}\n", written, other == null ? "" : other);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    for (int i = 0; i < n; i++) cin >> a[i]; @ sort(a, a + n);
                    vector<int> v(n); for (auto &x : v) cin >> x; @ sort(v.begin(), v.end());
                    bool s[9]; while (f()) { if (!s[y]) { q.push(y); } } @ s[y] = true;
                    int l = 0; while (f()) { if (a[i] != l) { g(); } } @ l = a[i];
                    while (f()) { if (a == b) { c++; } } @ else c = 1;
                    while (f()) { if (a == b) { best = max(best, c); } } @ best = max(best, c);
                    int d[9]; for (;;) { d[i] = min(d[i], d[i - x] + 1); } @ d[0] = 0;
                    int e = 0; for (;;) { if (p[i].second >= e) { c++; } } @ e = p[i].first;
                    for (;;) { r[i] |= b; c[j] |= b; f(); r[i] &= ~b; } @ c[j] &= ~b;
                    long long w[9][9]; for (;;) { w[i][j] = w[i - 1][j] + w[i][j - 1]; } @ w[0][0] = 1;
                    """)
    void areForgotten(String body, String added) {
        hasChange("#include <algorithm>\nint main() {\n" + body + "\n}\n", "", added);
    }

    @Test
    void whatIsCountedIsThereAtAll() {
        String body = "string w; for (char c : s) { if (c == ' ') { k++; w = \"\"; } else w += c; }";

        hasChange("int main() {\n" + body + "\n}\n", "k++;", "if (!w.empty()) k++;");
    }

    @Test
    void theLastStepOfALoopMayBelongBehindIt() {
        hasChange("int main() {\nint k; for (;;) { f(); k++; } }\n", "k++; }", "} k++;");
    }

    @Test
    void aCountOfAGroupIsKeptAtItsRoot() {
        String source = "int p[9], c[9];\nint root(int x) { return p[x] == x ? x : p[x] = root(p[x]); }\n"
                + "void join(int a, int b) { c[a] += c[b]; }\nint main() { int a; f(c[a]); }\n";

        hasChange(source, "f(c[a]);", "f(c[root(a)]);");
    }

    /** The comparison is not placed before a statement that belongs to an if without braces. */
    @Test
    void anotherValueIsComparedBeforeTheLastOne() {
        String source = "struct S { int a, b, c; };\nbool less(S x, S y) {\n if (x.a != y.a) return x.a > y.a;\n"
                + " return x.b < y.b;\n}\n";

        assertThat(changed(source).changes())
                .filteredOn(change -> change.told().changed().startsWith("if (x.c != y.c)"))
                .extracting(change -> change.told().line())
                .containsOnly(4L);
    }

    @Test
    void allThatIsKeptBeginsAnewInEachCase() {
        String source = "int a[9];\nbool b[9];\nint main() { while (cin >> n) { a[n] = 1; b[n] = true; } }\n";

        hasChange(source, "", "memset(a, 0, sizeof(a)); memset(b, 0, sizeof(b));");
    }

    @Test
    void aQueueThatAFunctionFillsBeginsAnewInEachCase() {
        String source =
                "queue<int> q;\nint f() {\n q.push(1);\n return 0;\n}\nint main() { while (cin >> n) { f(); } }\n";

        hasChange(source, "", "while (!q.empty()) q.pop();");
    }
}
