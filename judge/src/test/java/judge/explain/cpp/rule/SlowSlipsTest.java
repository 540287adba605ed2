package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import judge.language.Spot;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlowSlipsTest {

    private static String codes(String source) {
        return HintCodes.of(SlowSlips.hints(List.of(HintCodes.lines(source)), List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    for (size_t i = v.size() - 1; i >= 0; i--) x += v[i]; @ unsigned-countdown{name=i, line=1}
                    int l, r;\\nwhile (l < r) {\\n int m = (l + r) / 2;\\n if (ok(m)) l = m; else r = m - 1; } \
                    @ search-stalls{name=l, line=2}
                    ll lo = 0, hi = n;\\nwhile (lo < hi) { m = lo + (hi - lo) / 2; if (f(m)) lo = m; else hi = m; } \
                    @ search-stalls{name=lo, line=2}
                    double a, b;\\nwhile (a != b) { m = (a + b) / 2; if (f(m)) a = m; else b = m; } \
                    @ doubles-unequal{line=2}
                    for (double t = 0; t != 1.0; t += 0.1) c++; @ doubles-unequal{line=1}
                    int main() {\\n  int i = 0, m;\\n  while (i < m) { cin >> a; g[a].push_back(b); } } \
                    @ loop-fixed{name=i, line=3}
                    int digits(int s) {\\n  int k = 0;\\n  while (s > 0)\\n  k++;\\n  return k; } \
                    @ loop-fixed{name=s, line=3}
                    queue<int> q;\\nwhile (!q.empty()) {\\n  u = q.front(); q.pop();\\n  for (int v : g[u])\\n \
                    q.push(v); } \
                    @ queue-not-marked{name=q, line=5}
                    queue<P> q;\\nwhile (!q.empty()) {\\n  auto [x, y] = q.front(); q.pop();\\n\
                      for (int k = 0; k < 4; k++)\\n\
                      if (s[x + dx[k]][y + dy[k]] != '#') q.push({x + dx[k], y + dy[k]}); } \
                    @ queue-not-marked{name=q, line=5}
                    queue<P> q;\\nwhile (!q.empty()) {\\n  x = q.front(); q.pop();\\n  int d[2] = {1, -1};\\n\
                      for (int k = 0; k < 2; k++)\\n  if (s[y][x + d[k]] != '#') q.push({x + d[k]}); } \
                    @ queue-not-marked{name=q, line=6}
                    map<int, int> c;\\nfor (auto p : c)\\n  s += c[p.first + 1]; @ map-grows{name=c, line=3}
                    double b = 1, a = 0;\\nwhile (a != b) m = (a + b) / 2; @ doubles-unequal{line=2}
                    for (int i = 0; i < n; i++)\\n  for (int j = i + i; j < n; j += i) c[j] = 1; \
                    @ step-zero{name=i, line=1}
                    while (i < s.size()) {\\n  if (s[i] >= 'a' && s[i] <= 'z') {\\n n++;\\n continue; }\\n  i++; } \
                    @ continue-skips{name=i, line=4}
                    while (!q.empty()) {\\n  x = q.front();\\n  q2.push(x);\\n} @ never-popped{name=q, line=1}
                    queue<S> q;\\nwhile (!q.empty()) {\\n  c = q.front(); q.pop();\\n  vis[c.x][c.y] = true;\\n \
                    for (int k = 0; k < 4; k++) if (!vis[x][y]) q.push({x, y}); } @ marked-late{name=vis, line=4}
                    for (i = 0; i < strlen(s); i++) s[i]++; @ loop-strlen{line=1}
                    int h[9];\\nfor (int i = h[u]; ~i; i = ne[i]) f(i); @ head-not-set{name=h, line=2}
                    if (memo[i][j]) return memo[i][j]; @ memo-zero{name=memo, line=1}
                    if (d[x] != 0) {\\n  return d[x]; } @ memo-zero{name=d, line=1}
                    set<int> s;\\nauto it = lower_bound(s.begin(), s.end(), x); @ set-searched{name=s, line=2}
                    int find(int x) {\\n  while (p[x] != x) x = p[x];\\n  return x; } \
                    @ paths-not-shortened{name=p, line=2}
                    int find(int x) { if (f[x] == x) return x;\\n return find(f[x]); } \
                    @ paths-not-shortened{name=f, line=1}
                    string s;\\nfor (char c : t) s = s + c; @ string-copied{name=s, line=2}
                    string s;\\nfor (char c : t)\\n s = char(c + 1) + s; @ string-copied{name=s, line=3}
                    int f(vector<int> v, int i) {\\n  return i == 0 ? 0 : v[i] + f(v, i - 1); } \
                    @ copied-each-call{name=v, function=f, line=1}
                    typedef vector<vector<int>> G;\\nvoid dfs(G g, int u) {\\n  for (int v : g[u]) dfs(g, v); } \
                    @ copied-each-call{name=g, function=dfs, line=2}
                    bool has(vector<int> v, int x) { return v[x] == 1; }\\nfor (int i = 0; i < n; i++) c += has(v, i); \
                    @ copied-each-call{name=v, function=has, line=1}
                    """)
    void areSeen(String source, String found) {
        assertThat(codes(source)).isEqualTo(found);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queue<int> q;\nwhile (!q.empty()) { u = q.front(); q.pop();\n"
                        + "for (int v : g[u]) if (--deg[v] == 0) q.push(v); }",
                "queue<int> q;\nwhile (!q.empty()) { u = q.front(); q.pop();\n"
                        + "for (int v : g[u]) if (s.insert(v).second) q.push(v); }",
                "queue<int> q;\nwhile (!q.empty()) { u = q.front(); q.pop();\n"
                        + "for (int k = 1; k < 10; k++) if (u < n) q.push(u * 10 + k); }",
                "queue<S> q;\nwhile (!q.empty()) { c = q.front(); q.pop(); vis[c.x] = true;\n"
                        + "for (int k = 0; k < 4; k++) if (!vis[x]) { vis[x] = true; q.push(x); } }",
                "queue<S> q;\nwhile (!q.empty()) { c = q.front(); q.pop(); if (vis[c.x]) continue; vis[c.x] = true;\n"
                        + "for (int k = 0; k < 4; k++) if (!vis[x]) q.push(x); }",
                "priority_queue<S> q;\nwhile (!q.empty()) { c = q.top(); q.pop(); vis[c.x] = true;\n"
                        + "for (auto e : g[c.x]) if (!vis[e.to]) q.push({c.d + e.w, e.to}); }",
                "queue<S> q;\nwhile (!q.empty()) { c = q.front(); q.pop(); in[c] = 1;\n"
                        + "for (int v : g[c]) if (d[v] > d[c] + 1 && !in[v]) q.push(v); }",
                "int main() { int i = 0, n; while (i < n) { cin >> a; i++; } }",
                "int main() { int i = 0, n; while (i < n) { step(i); } }",
                "int main() { int i = 0, n; while (i < n) { if (f()) break; } }",
                "int i, n; int main() { while (i < n) { step(); } }",
                "queue<int> q; while (!q.empty()) { u = q.front(); q.pop(); for (int v : g[u]) if (!s[v]) q.push(v); }",
                "map<int, int> c; for (auto p : c) s += c[p.first];",
                "map<int, int> c; for (auto p : d) s += c[p.first + 1];",
                "for (int t = 0; t != 10; t += 2) c++;",
                "for (double t = 0; t < 1.0; t += 0.1) c++;",
                "for (int i = n; i >= 0; i--) x += v[i];",
                "int l, r; while (l < r) { int m = (l + r + 1) / 2; if (ok(m)) l = m; else r = m - 1; }",
                "int l, r; while (l < r) { int m = (l + r) / 2; if (ok(m)) r = m; else l = m + 1; }",
                "int l, r; while (l + 1 < r) { int m = (l + r) / 2; if (ok(m)) l = m; else r = m; }",
                "int a, b; while (a != b) a++;",
                "int a = 0, b = 1; while (a != b) a++;",
                "for (int i = 2; i < n; i++) for (int j = i + i; j < n; j += i) c[j] = 1;",
                "for (int i = 0; i < n; i++) if (i > 1) for (int j = i + i; j < n; j += i) c[j] = 1;",
                "c[0] = 1; for (int i = 0; i < n; i++) if (!c[i]) for (int j = i + i; j < n; j += i) c[j] = 1;",
                "while (i < v.size()) { if (v[i] == 0) { v.erase(v.begin() + i); continue; } i++; }",
                "while (i < n) { if (v[i] == 0) { i++; continue; } c++; i++; }",
                "while (i < n) { if (v[i] == 0) { n--; continue; } i++; }",
                "while (i < n) { skip(s, i); if (s[i] == 0) continue; i++; }",
                "while (!q.empty()) { x = q.front(); q.pop(); }",
                "while (!q.empty()) { x = q.front(); take(q); }",
                "n = strlen(s); for (i = 0; i < n; i++) s[i]++;",
                "string s; for (char c : t) s += c; int n; n = n + 1;",
                "int f(const vector<int> &v, int i) { return i == 0 ? 0 : v[i] + f(v, i - 1); }",
                "int f(vector<int> v) { sort(v.begin(), v.end()); return v[0]; } while (n--) f(v);",
                "int f(vector<int> v) { return v[0]; } int main() { cout << f(v); }",
                "int f(string s) { return s[0]; } while (n--) f(s);",
                "memset(h, -1, sizeof h); for (int i = h[u]; ~i; i = ne[i]) f(i);",
                "if (memo[i] != -1) return memo[i];",
                "set<int> s; auto it = s.lower_bound(x);",
                "vector<int> v; auto it = lower_bound(v.begin(), v.end(), x);",
                "int find(int x) { while (p[x] != x) x = p[x] = p[p[x]]; return x; }",
                "int find(int x) { return f[x] == x ? x : f[x] = find(f[x]); }",
                "int find(int x) { if (f[x] == x) return x; return f[x] = find(f[x]); }",
                "int find(int x) { while (p[x] != x) x = p[x]; return x; } if (size[a] < size[b]) p[a] = b;",
            })
    void areNotSeenInWhatIsRight(String source) {
        assertThat(codes(source)).isEmpty();
    }

    @Test
    void nameTheCallOfAFunctionThatDivides() {
        String source = "bool prime(int x) {\n  for (int i = 2; i * i <= x; i++)\n    if (x % i == 0) return false;\n"
                + "  return x > 1;\n}\nint main() {\n  while (l < r) c += prime(l++);\n}\n";
        List<Spot> hot = List.of(new Spot(99, "prime", 2, "", 7));

        assertThat(HintCodes.of(SlowSlips.hints(List.of(source), hot))).isEqualTo("trial-division{name=prime, line=7}");
        assertThat(SlowSlips.hints(List.of(source), List.of(new Spot(99, "main", 7, "", 0))))
                .isEmpty();
        assertThat(SlowSlips.hints(List.of(source.replace("x % i == 0", "x / i == 0")), hot))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    v.erase(v.begin()); @ scanned-each-round{name=erase, line=3}
                    v.insert(v.begin(), x); @ scanned-each-round{name=insert, line=3}
                    s.erase(0, 1); @ scanned-each-round{name=erase, line=3}
                    m.erase(m.begin()); @ ``
                    v.erase(v.begin() + i); @ ``
                    """)
    void nameWhatMovesAllOthersInEachRound(String statement, String found) {
        String source =
                "int main() { vector<int> v; string s; set<int> m;\n  while (n--) {\n    " + statement + "\n  }\n}\n";

        assertThat(HintCodes.of(SlowSlips.hints(List.of(source), List.of(new Spot(99, "main", 3, "", 0)))))
                .isEqualTo(found);
    }

    @Test
    void nameWhatIsCopiedByCallsThatAreAllThereAtOnce() {
        String called = "int f(string s, int i) { return i == 0 ? 0 : f(s, i - 1); }\n";

        assertThat(HintCodes.of(SlowSlips.memory(List.of(called)).stream().toList()))
                .isEqualTo("copied-each-call{name=s, function=f, line=1}");
        assertThat(SlowSlips.memory(List.of("int f(vector<int> v) { return v[0]; } int main() { while (n--) f(v); }")))
                .isEmpty();
    }

    @Test
    void nameWhatGoesThroughARangeInEachRound() {
        String source =
                "int main() {\n  for (int i = 0; i + k <= n; i++) {\n    m = *max_element(a + i, a + i + k);\n  }\n"
                        + "  m = *max_element(a, a + n);\n}\n";

        assertThat(HintCodes.of(SlowSlips.hints(List.of(source), List.of(new Spot(99, "main", 3, "", 0)))))
                .isEqualTo("scanned-each-round{name=max_element, line=3}");
        assertThat(SlowSlips.hints(List.of(source), List.of(new Spot(99, "main", 5, "", 0))))
                .isEmpty();
        assertThat(SlowSlips.hints(
                        List.of(source.replace("*max_element(", "s.find(")), List.of(new Spot(99, "main", 3, "", 0))))
                .isEmpty();
    }

    @Test
    void areMiddlesWhereTwoNumbersAreAdded() {
        Hint found = Hint.of("run-overflow").with("line", 1L);

        assertThat(List.of("int m = (l + r) / 2;", "m = (l + r + 1) >> 1;", "int mid = l + r >> 1;"))
                .allMatch(line -> SlowSlips.isMiddle(List.of(line), found));
        assertThat(List.of("h = h * 31 + c;", "s = (a + b) % 2;"))
                .noneMatch(line -> SlowSlips.isMiddle(List.of(line), found));
    }

    @Test
    void findSortingInALoopOnlyWhereTheTimeGoesThere() {
        List<String> source = List.of("while (v.size() > 1) {\n  sort(v.begin(), v.end());\n}");
        List<Spot> sorting = List.of(new Spot(90, "main", 2, "std::sort", 0));
        List<Spot> other = List.of(new Spot(90, "main", 2, "", 0));

        assertThat(HintCodes.of(SlowSlips.hints(source, sorting))).isEqualTo("sort-each-round{line=2}");
        assertThat(SlowSlips.hints(source, other)).isEmpty();
    }

    @Test
    void findSortingByExchangingOnlyWhereTheTimeGoesThere() {
        List<String> source = List.of(
                "for (int i = 0; i < n; i++)\n  for (int j = i; j < n; j++)\n    if (a[i] > a[j]) swap(a[i], a[j]);");

        assertThat(HintCodes.of(SlowSlips.hints(source, List.of(new Spot(90, "main", 3, "", 0)))))
                .isEqualTo("sort-by-exchanging{line=3}");
        assertThat(SlowSlips.hints(source, List.of(new Spot(90, "main", 7, "", 0))))
                .isEmpty();
        assertThat(SlowSlips.hints(source, List.of())).isEmpty();
    }

    @Test
    void areLookedForInAnyText() {
        Growth.isLinear(1_000, size -> assertThat(codes("while (!q.empty()) {".repeat(size)
                        + "f(vector<int> v) {".repeat(size)
                        + "while (a < b) {".repeat(size)))
                .doesNotContain("string-copied"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int a;{while(a<b){c;}}",
                "{int a;while(a<b){",
                "int a, b, c; while (a < b) ",
                "queue<int>q;while(!q.empty()){for(;;){q.push(",
                "queue<int>q;while(!q.empty()){for(;;)if(g[a][b]==''){q.push(",
                "priority_queue<pii>q;for(x:g[u]){d[v]=d[u]+++++++w;",
                "map<int,int>m;for(auto p:m){m[p+1]",
                "double t;for(t=0;t!=",
                "for(int i;;)a[i]<a[j];swap(a[",
            })
    void areFoundSoonOrNotAtAll(String part) {
        List<Spot> spots = List.of(new Spot(90, "main", 1, "", 0));

        Growth.isLinear(95_000 / part.length(), size -> SlowSlips.hints(List.of(part.repeat(size)), spots));
    }
}
