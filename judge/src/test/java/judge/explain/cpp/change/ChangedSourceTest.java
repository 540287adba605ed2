package judge.explain.cpp.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.util.Set;
import judge.Eventually;
import judge.explain.change.HelpfulChange;
import judge.explain.change.HelpfulChange.Kind;
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
                    for (; t; t--) f(t); @ ; t; t-- @ ; t; t++
                    if (a > b) f(); @ a > b @ a >= b
                    x = w[(a - 1) % 7]; @ x = w[(a - 1) % 7]; @ x = w[(a) % 7];
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
                    for (int i = 0; i < n; i++)\\n for (int j = 0; j < n; j++) s += a[i][i]; @ s += a[i][i]; \
                    @ s += a[i][j];
                    vector<pair<int, int>> v;\\nsort(v.begin(), v.end()); @ sort(v.begin(), v.end()); \
                    @ sort(v.begin(), v.end(), [](auto &a, auto &b) { return a.second < b.second; });
                    sort(a, a + n); @ sort(a, a + n); @ sort(a, a + n, greater<>());
                    cin >> n >> a >> b; @ cin >> n >> a >> b; @ cin >> a >> b >> n;
                    cin >> w >> n; @ cin >> w >> n; @ cin >> n >> w;
                    scanf("%d%d", &a[i].y, &a[i].x); @ scanf("%d%d", &a[i].y, &a[i].x); \
                    @ scanf("%d%d", &a[i].x, &a[i].y);
                    cin >> b >> a >> d >> c; @ cin >> b >> a >> d >> c; @ cin >> a >> b >> c >> d;
                    printf("-1"); @ printf("-1"); @ printf("-1\\n");
                    stack<char> s; bool ok; f(ok ? 1 : 0); @ f(ok ? 1 : 0); @ f(ok && s.empty() ? 1 : 0);
                    b[(i + k) % n] = a[i]; @ b[(i + k) % n] = a[i]; @ b[(((i + k) % n + n) % n)] = a[i];
                    int i = 0, s; s = *lower_bound(v.begin(), v.end(), i); @ s = *lower_bound(v.begin(), v.end(), i); \
                    @ s = *lower_bound(v.begin() + i + 1, v.end(), i);
                    cout << x; @ cout << x; @ cout << x << '\\n';
                    cout << x; @ cout << x; @ cout << x << ' ';
                    """)
    void hasTheChangeThatMendsASlip(String body, String written, String other) {
        assertThat(changed(body).changes())
                .anyMatch(change -> change.told().written().equals(written)
                        && change.told().changed().equals(other == null ? "" : other));
    }

    @Test
    void hasTheMemberThatIsDeclaredBesideTheOneCompared() {
        String source = "struct M { int s, e; };\nbool before(M x, M y) { return x.s < y.s; }\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .anyMatch(change ->
                        change.told().line() == 2 && change.told().changed().equals("return x.e < y.e;"));
    }

    @Test
    void takesBackWhatIsMarkedBeforeAFunctionCallsItself() {
        String source = "bool u[9];\nvoid go(int r) {\n  u[r] = true;\n  go(r + 1);\n}\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .extracting(SmallChange::told)
                .contains(HelpfulChange.of(4, "", "u[r] = false;"));
    }

    @Test
    void hasTheVariableThatIsDeclaredBesideAnotherOutsideOfFunctions() {
        String source = "int n, m, d[9];\nint main() {\n  if (x < n && y < n) f();\n}\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .extracting(change -> change.told().changed())
                .contains("x < n && y < m")
                .doesNotContain("x < n && y < d");
    }

    @Test
    void clearsAnArrayInEachRoundOfALoopThatReads() {
        String source = "int cnt[26];\nint main() {\n  while (t--) {\n    cin >> s;\n    cnt[s]++;\n  }\n}\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .extracting(change -> change.told().changed())
                .contains("memset(cnt, 0, sizeof(cnt));");
    }

    @Test
    void linksTheRootsOfGroups() {
        String source = "int f[9];\nint root(int x) { return f[x] == x ? x : f[x] = root(f[x]); }\n"
                + "int main() {\n  int a, b;\n  f[a] = b;\n}\n";

        assertThat(ChangedSource.of(source, Set.of()).changes())
                .anyMatch(change ->
                        change.told().line() == 5 && change.told().changed().equals("f[root(a)] = root(b);"));
    }

    /** The change is made around statements, or in several places at once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int best = 0; if (c > best) best = c; @ best = 0 @ best = -1000000000
                    long long low = 0; low = min(low, x); @ low = 0 @ low = 1000000000000000000LL
                    int f, g; vector<int> a(g), b(g, 0); @ 0 @ 1
                    if (a > b) b = a;\\nelse if (a < c) c = a; @ else @ ``
                    if (q.empty()) f();\\nq.pop(); @ `` @ else
                    if (q.empty()) f();\\nq.pop(); @ q.pop(); @ if (!q.empty()) q.pop();
                    for (int j = 0; j < n; j++) if (j > a) f[i][j] = max(f[i - 1][j], 2); @ `` \
                    @ else f[i][j] = f[i - 1][j];
                    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) \
                    d[i][j] = min(d[i][j], d[i][k] + d[k][j]); \
                    @ for (i...) for (j...) for (k...) @ for (k...) for (i...) for (j...)
                    int a, b; if (b > 1 && a > n) f(); @ b > 1 && a > n @ a > 1 && b > n
                    int a, b; g[a].push_back(b); @ `` @ g[b].push_back(a);
                    f[a] = f[b] = w; @ f[a] = f[b] = w; @ if (w < f[a]) f[a] = f[b] = w;
                    sort(a, a + n, less); @ sort(a, a + n, less); @ sort(a + 1, a + n + 1, less);
                    sort(b + 1, b + n + 1); @ sort(b + 1, b + n + 1); @ sort(b, b + n);
                    for (int k = i; k < j; k++) f[i][j] = min(f[i][j], f[i][k] + f[k][j]); @ `` @ f[i][j] = 1000000000;
                    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) cout << a[j][i]; @ i < n and j < m \
                    @ i < m and j < n
                    for (int j = c; j <= s; j++) w[j] += w[j - c]; @ `` @ w[0] = 1;
                    stack<int> q; for (i = 0; i < n; i++) q.push(i); for (i = n; i > 0; i--) q.push(i); @ `` \
                    @ while (!q.empty()) q.pop();
                    const int MOD = 1000007; x = f(y); @ x = f(y); @ x = (f(y)) % MOD;
                    cout << l << ' ' << g; @ cout << l << ' ' << g; @ cout << g << ' ' << l;
                    const int INF = 1e9; printf("%d", d[n]); @ printf("%d", d[n]); \
                    @ printf("%d", (d[n] >= INF ? -1 : d[n]));
                    if (t[i] != t[m - i]) f(); @ t[i] != t[m - i] @ t[i] != t[m - i - 1]
                    int c = __builtin_popcount(x); @ __builtin_popcount(x) @ __builtin_popcountll(x)
                    f[a][b] = w; f[b][a] = w; @ f[a][b] = w; @ f[a][b] = min(f[a][b], w);
                    x = s[c][d] - s[a - 1][d] - s[c][b - 1]; @ x = s[c][d] - s[a - 1][d] - s[c][b - 1]; \
                    @ x = s[c][d] - s[a - 1][d] - s[c][b - 1] + s[a - 1][b - 1];
                    x = s[c][d] - s[c][b - 1] - s[a - 1][d]; @ x = s[c][d] - s[c][b - 1] - s[a - 1][d]; \
                    @ x = s[c][d] - s[c][b - 1] - s[a - 1][d] + s[a - 1][b - 1];
                    if (s[i] == t[j]) f(); @ s[i] == t[j] @ s[i - 1] == t[j - 1]
                    int n; if (v.empty()) f(); @ v.empty() @ v.size() < (size_t) n
                    while (in >> w) if (w[0] == '-') f(); @ w[0] == '-' @ (w[0] == '-') && w.size() == 1
                    sort(a + 1, a + n); @ sort(a + 1, a + n); @ sort(a + 1, a + n + 1);
                    multiset<int> s; s.erase(x); @ s.erase(x); @ s.erase(s.find(x));
                    multiset<int> s; s.erase(s.find(x)); @ s.erase(s.find(x)); @ if (s.count(x)) s.erase(s.find(x));
                    scanf("%c", &c); @ scanf("%c", &c); @ scanf(" %c", &c);
                    scanf("%d%c", &n, &c); @ scanf("%d%c", &n, &c); @ scanf("%d %c", &n, &c);
                    int d[9], e[N][2]; @ `` @ memset(d, 0, sizeof(d)); memset(e, 0, sizeof(e));
                    for (int j = w; j <= m; j++) { f[i][j] = f[i - 1][j]; g(j); } @ `` \
                    @ for (int j = 0; j < w; j++) f[i][j] = f[i - 1][j];
                    cout << a[i] << " " << b << endl; @ cout << a[i] << " " << b << endl; \
                    @ cout << a[i] + 1 << " " << b << endl;
                    printf("%d %d", f(a, b), c); @ printf("%d %d", f(a, b), c); @ printf("%d %d", f(a, b), c - 1);
                    printf("%f", s / 2); @ printf("%f", s / 2); @ printf("%f", abs(s / 2));
                    double x = 0; cout << x; @ `` @ cout << fixed << setprecision(2);
                    map<int, int> m; cout << m[x]; @ cout << m[x]; @ cout << (m.count(x) ? m[x] : 0);
                    double x = abs(s) / 2; @ abs(s) / 2 @ abs(s) / 2.0
                    if (f[n] > f[m]) g(); f[0] = 0; @ f[0] = 0; @ f[0] = -1000000000;
                    int p = upper_bound(d, d + n, x) - d; @ upper_bound(d, d + n, x) - d @ lower_bound(d, d + n, x) - d
                    if (y % 4 == 0 && y % 100 != 0) f(); @ y % 4 == 0 && y % 100 != 0 \
                    @ y % 4 == 0 && y % 100 != 0 || y % 400 == 0
                    if (c == 'a' || 'e') f(); @ c == 'a' || 'e' @ c == 'a' || c == 'e'
                    int x = p - q; @ p - q @ abs(p - q)
                    l = m; @ l = m; @ l = m + 1;
                    f(); g(); @ f(); g(); @ g(); f();
                    while (t <= b && l <= r) {\\nt++;\\nfor (int j = r; j >= l; j--) f(j);\\n} @ `` @ if (t <= b)
                    for (char c : s) {\\nif (c == 'x') w += c;\\nelse {\\nif (w != e) f(w);\\nw = e;\\n}\\n} @ `` \
                    @ if (w != e) f(w);
                    for (int i = 0; i < n; i++) {\\nr += char(s % 10 + '0');\\ncarry = s / 10;\\n} @ `` \
                    @ if (carry) r += char(carry + '0');
                    """)
    void hasTheChangeOfMoreThanAnExpression(String body, String written, String other) {
        assertThat(changed(body).changes())
                .anyMatch(change -> change.told().written().equals(written)
                        && change.told().changed().equals(other == null ? "" : other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int f[9];\\nint root(int x) { return f[x] == x ? x : root(f[x]); }\\n\
                    int main() {\\nint i;\\nc[f[i]]++;\\n} @ c[root(i)]++;
                    bool odd(int x) {\\nif (x % 2 == 0) return false;\\nreturn true;\\n} @ if (x < 2) return false;
                    bool ok() {\\nstack<char> st;\\nst.pop();\\nreturn true;\\n} @ return st.empty();
                    struct S { int id; int m; };\\nbool by(S a, S b) {\\nreturn a.m > b.m;\\n} \
                    @ return a.m != b.m ? a.m > b.m : a.id < b.id;
                    int top = 0;\\nvoid f() { top++; }\\nint main() {\\nwhile (t--) {\\ncin >> n;\\nf();\\n}\\n} \
                    @ top = 0;
                    vector<int> v;\\nint main() {\\nwhile (t--) {\\ncin >> n;\\nv.push_back(n);\\n}\\n} @ v.clear();
                    int m[3] = {0, 31, 28};\\nint main() {\\nwhile (t--) {\\ncin >> n;\\nif (n > 1) m[2] = 29;\\n}\\n} \
                    @ m[2] = 28;
                    int best = 0;\\nint main() {\\nif (x > best) best = x;\\n} @ best = -1000000000;
                    int a[9];\\n#include <algorithm>\\nint main() {\\ncout << a[n];\\n} \
                    @ cout << *max_element(a, a + n + 1);
                    const int INF = 1000;\\nint main() {\\ncout << d[n] << endl;\\n} \
                    @ cout << (d[n] >= INF ? -1 : d[n]) << endl;
                    void down(int u) { t[u]++; }\\nvoid add(int u) {\\ndown(u);\\nadd(u + 1);\\n}\\n\
                    int ask(int u) {\\nif (u > n) return 0;\\nint m = 2;\\nreturn ask(m);\\n} @ down(u);
                    int ask(int u) {\\nif (u > n) return 0;\\nreturn ask(u + 1);\\n} @ return -1000000000;
                    bool by(S a, S b) {\\nif (a.x > b.x) return 1;\\nif (a.y > b.y) return 1;\\nreturn 0;\\n} \
                    @ a.x == b.x && a.y > b.y
                    bool by(S a, S b) {\\nif (a.x > b.x) return true;\\nreturn a.y > b.y;\\n} \
                    @ return a.x == b.x && a.y > b.y;
                    int i;\\nvoid go(int k) {\\nfor (i = k; i <= n; i++) {\\ngo(i + 1);\\n}\\n} @ for (int i =
                    void walk(int u, int d) {\\nwalk(u + 1, ++d);\\n} @ walk(u + 1, d + 1);
                    vector<int> st;\\nint main() {\\nwhile (getline(cin, line)) {\\nst.push_back(f(line));\\n}\\n} \
                    @ st.clear();
                    struct S { int x, y, z; };\\nint sum(S r) {\\nreturn r.x + r.y + r.y;\\n} @ return r.x + r.y + r.z;
                    int ask(int p) { return p; }\\nint main() {\\nint v = ask(p) + 1;\\n} @ ask(p - 1) + 1
                    void go(int from) {\\nfor (int i = from; i <= n; i++) {\\nb();\\ngo(from + 1);\\n}\\n} @ go(i + 1);
                    int main() {\\ninit();\\nwhile (t--) {\\ncin >> n;\\nf();\\n}\\n} @ init();
                    void go(int k) {\\nif (k == n) {\\nf();\\n}\\ngo(k + 1);\\n} @ return;
                    """)
    void hasTheChangeThatAsksForOtherParts(String source, String other) {
        assertThat(ChangedSource.of(source.replace("\\n", "\n"), Set.of()).changes())
                .anyMatch(change -> change.told().changed().equals(other));
    }

    @Test
    void writesAChangeWithinWhatAnotherChangesAsAWhole() {
        ChangedSource source = changed("for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (a > b) f(i, j);");

        assertThat(source.changes())
                .anyMatch(change -> change.told().written().equals("a > b"))
                .anyMatch(change -> change.told().changed().equals("for (j...) for (i...)"));
        assertThat(source.places().lines().keySet())
                .containsAll(source.changes().stream().map(SmallChange::number).toList());
    }

    /** The report was {@code while(1)} with "2 in place of 1". */
    @ParameterizedTest
    @ValueSource(strings = {"while (1) f();", "for (; 1; ) f();", "do f(); while (1);", "if (1) f();"})
    void writesNoOtherNumberForAConditionThatAlwaysHolds(String body) {
        assertThat(changed(body).changes())
                .noneMatch(change -> change.told().changed().matches("0|2"));
    }

    @Test
    void opensNoBracketThatItDoesNotClose() {
        assertThat(changed("if (n && (a > b || a > c)) f();").changes())
                .noneMatch(change -> change.told()
                                .changed()
                                .chars()
                                .filter(c -> c == '(')
                                .count()
                        != change.told().changed().chars().filter(c -> c == ')').count());
    }

    @Test
    void namesNothingThatIsNotKnownAtTheIsNotKnownAtThePlace() {
        assertThat(changed("for (int i = 0; i < 9; i++) f(i);\nint x = 0;\nfor (int k = 0; k < 9; k++) f(k);")
                        .changes())
                .noneMatch(change ->
                        change.told().line() == 3 && change.told().changed().equals("k"))
                .noneMatch(change ->
                        change.told().line() == 3 && change.told().changed().equals("i"));
    }

    /** A condition around it would end what it declares. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "S *a = new S[n];",
                "S &a = b[0];",
                "multiset<int> a;",
                "array<pair<int, int>, 3> a;",
                "map<int, vector<int>>::iterator a = b.begin();"
            })
    void leavesADeclarationWhereItIs(String declaration) {
        assertThat(changed(declaration + "\nf(a);").changes())
                .noneMatch(change -> change.told().line() == 2
                        && (change.told().written().equals(declaration)
                                || change.told().kind() == Kind.LEFT_OUT));
    }

    @Test
    void givesNoVariableItsOwnValueToBeginWith() {
        assertThat(changed("for (int i = 0; i < 4; i++) f(i);\nfor (auto &q : t) q.join();")
                        .changes())
                .extracting(change -> change.told().changed())
                .contains("int i = 1; i <= 4; i++")
                .doesNotContain("int i = i; i < 4; i++");
    }

    @Test
    void readsNothingFromTheEnd() {
        assertThat(changed("for (int i = 0; i < n; i++) cin >> a[i];\nfor (int i = 0; i < n; i++) f(a[i]);")
                        .changes())
                .filteredOn(change -> change.told().changed().contains("i >= 0"))
                .allMatch(change -> change.told().line() == 3)
                .isNotEmpty();
    }

    /** The whole expression would be one with a fraction, which has fewer digits. */
    @Test
    void hasNoFractionBesideAWholeNumber() {
        assertThat(changed("long long l = a / g * b;\ndouble d = a / g;").changes())
                .filteredOn(change -> change.told().changed().contains("1.0"))
                .allMatch(change -> change.told().line() == 3)
                .isNotEmpty();
    }

    @Test
    void asksNothingOfWhatIsDeclaredLater() {
        assertThat(changed("if (a > b) { vector<int> st(1, a); f(st); }").changes())
                .noneMatch(change -> change.told().changed().contains("st.empty()"));
    }

    @Test
    void writesNothingTwiceThatCounts() {
        assertThat(changed("t[m++] = f(c);\nx = f(c);").changes())
                .extracting(change -> change.told().changed())
                .contains("x = max(x, f(c));")
                .doesNotContain("t[m++] = max(t[m++], f(c));");
    }

    @Test
    void putsNoTextInPlaceOfANumber() {
        assertThat(changed("string s, t;\nint a, b;\nint k = 0;").changes())
                .extracting(change -> change.told().changed())
                .contains("k = a")
                .doesNotContain("k = s", "k = t");
    }

    @Test
    void knowsTheLinesOfAChangeInItsText() {
        ChangedSource source = changed("if (a > b) f();");
        SmallChange first = source.changes().get(0);
        long line = source.places().lines().get(first.number()).get(0);

        assertThat(source.text().lines().skip(line - 1).findFirst())
                .hasValue(first.told().changed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cout << \"yes\" << endl;",
                "cout << fixed << setprecision(2);",
                "cout << (a > b ? 1 : 2);",
                "puts(\"yes\");"
            })
    void countsNothingInWhatIsNoNumber(String statement) {
        assertThat(changed(statement).changes())
                .noneMatch(change -> change.told().changed().matches(".*[-+] 1[^0-9].*|.*abs.*"));
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
    @ValueSource(
            strings = {
                "(",
                "{",
                "ll ",
                "for(;;)f[i]=min(f[i],",
                "int x=0;",
                "for (",
                "if (a",
                "x[",
                "\"",
                "'",
                "/*",
                "for (;;) {",
                "a = b ? c : "
            })
    void isMadeOfAnyText(String text) {
        assertTimeoutPreemptively(
                Eventually.HANG, () -> ChangedSource.of("int main() {" + text.repeat(3_000), Set.of()));
    }
}
