package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.util.List;
import judge.Eventually;
import judge.Growth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceSlipsTest {

    private static String codes(String source) {
        return HintCodes.of(SourceSlips.hints(List.of(HintCodes.lines(source)), "1 2\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int x;\\nwhile (!cin.eof()) {\\n  cin >> x;\\n  s += x;\\n} @ loop-until-eof{line=2}
                    /* a\\n b */ while(!feof(stdin)) { scanf("%d", &x); s += x; } @ loop-until-eof{line=2}
                    while (!fin.eof()) fin >> x, s += x; @ loop-until-eof{line=1}
                    cin >> n;\\ngetline(cin, s);\\ncout << s; @ getline-after-number{name=s, line=2}
                    cin >> n;\\nwhile (n--) {\\n  getline(cin, s);\\n  f(s); } @ getline-after-number{name=s, line=3}
                    int d[100], e[5];\\nmemset(d, 1, sizeof(d)); @ memset-value{name=d, line=2}
                    long long d[5][N];\\nmemset(d, 1000000, sizeof d); @ memset-value{name=d, line=2}
                    int a, d[N];\\nmemset(d, INT_MAX, sizeof d); @ memset-value{name=d, line=2}
                    x = pow(v, 1 / 3); @ fraction-lost{line=1}
                    double h = 1/2; @ fraction-lost{line=1}
                    int n, m;\\ndouble p = 1 / n; @ fraction-lost{line=2}
                    long long sum, n;\\ndouble mean = sum / n; @ fraction-lost{line=2}
                    int sum; double a;\\na = sum / v.size(); @ fraction-lost{line=2}
                    int d[9];\\nmemset(d, (int) 1e9, sizeof d); @ memset-value{name=d, line=2}
                    #define F(x) x % 26\\ny = F(a + b); @ macro-parentheses{name=F, line=1}
                    #define N 100 + 5\\nint a[2 * N]; @ macro-parentheses{name=N, line=1}
                    sort(a, a + n - 1); @ range-end{line=1}
                    int d[] = {31, 28, 31, 30, 31, 30, 31, 30, 31, 30, 31, 30}; @ month-lengths{name=d, line=1}
                    int d[13] = {0, 31, 28, 31, 30, 31, 30, 31, 30, 31, 31, 30, 31}; @ month-lengths{name=d, line=1}
                    f[i] = f[i - 1] * i % M;\\nx = f[n] / (f[k] * f[n - k] % M) % M; @ remainder-divided{line=2}
                    for (auto it = m.lower_bound(x); it != m.end(); ++it)\\n  m.erase(it); \
                    @ erased-iterator{name=m, line=2}
                    for (; p != s.end() && *p < x; p++) s.erase(p); @ erased-iterator{name=s, line=1}
                    priority_queue<P> q;\\nfor (auto e : g[u]) { d[e.to] = d[u] + e.w;\\n q.push(P(d[e.to], e.to)); } \
                    @ heap-largest-first{name=q, line=1}
                    priority_queue<pii> q;\\nfor (auto e : g[u]) { d[e.to] = d[u] + e.w;\\n q.push({d[e.to], e.to}); } \
                    @ heap-largest-first{name=q, line=1}
                    int n;\\nlong long m;\\nint can() { return m; }\\nint main() {\\n  int n;\\n  long long m;\\n\
                      cin >> n >> m; } @ global-hidden{name=m, line=6}
                    cout << ok ? "yes" : "no"; @ ternary-printed{line=1}
                    f(x);\\ncout << a[i] > b ? 1 : 2; @ ternary-printed{line=2}
                    cin >> a[i];\\nx = lower_bound(a, a + n, y) - a; @ sort-missing{name=a, line=2}
                    cin >> v[i];\\nif (binary_search(v.begin(), v.end(), y)) n++; @ sort-missing{name=v, line=2}
                    long long x = (a ^ b) % m; @ power-xor{line=1}
                    int head[9];\\nfor (int i = head[u]; i != -1; i = nxt[i]) f(i); @ head-not-set{name=head, line=2}
                    int h[9];\\nfor (int i = h[u]; ~i; i = ne[i]) f(i); @ head-not-set{name=h, line=2}
                    x;\\nsort(v.begin(), v.end() - 1, cmp); @ range-end{line=2}
                    stringstream ss;\\nwhile (n--) {\\n  ss.str(s);\\n  while (ss >> w) c++; } \
                    @ stream-not-cleared{name=ss, line=3}
                    for (int i = 0; i < v.size(); i++)\\n  if (v[i] == x) v.erase(v.begin() + i); \
                    @ loop-erases{name=v, line=1}
                    for (int i = 0; i < s.size(); ++i) { if (s[i] == c) s.erase(i, 1); } @ loop-erases{name=s, line=1}
                    for (auto it = m.begin(); it != m.end(); ++it)\\n  if (it->second == 0) m.erase(it); \
                    @ erased-iterator{name=m, line=2}
                    q = 1 / n * q;\\nint n;\\ndouble q; @ fraction-lost{line=1}
                    vector<double> a;\\nint s = 0;\\nfor (auto& x : a) cin >> x, s += x; @ sum-whole{name=s, line=3}
                    void order(vector<int> a) {\\n  sort(a.begin(), a.end()); } \
                    @ parameter-copy{name=a, function=order, line=1}
                    for (int i = 0; i < q.size(); i++) { f(q.front()); q.pop(); } @ loop-size-shrinks{name=q, line=1}
                    map<int, int> m;\\nif (m[x] == 0) n++;\\nm[x] = 1; cout << m.size(); @ map-inserts{name=m, line=2}
                    priority_queue<pair<int, int>> q;\\nfor (auto &e : g[u])\\n  q.push({d + e.second, e.first}); \
                    @ heap-largest-first{name=q, line=1}
                    priority_queue<pair<ll, int> > q;\\nfor (auto e : g[u]) q.push(make_pair(d + e.w, e.to)); \
                    @ heap-largest-first{name=q, line=1}
                    void serve(queue<int> q) {\\n  q.pop();\\n} @ parameter-copy{name=q, function=serve, line=1}
                    typedef map<string, vector<int>> M;\\nvoid add(M m, string s) { m[s].push_back(1); } \
                    @ parameter-copy{name=m, function=add, line=2}
                    using L = vector<int>;\\nvoid add(int x, L l) {\\n  l.push_back(x); } \
                    @ parameter-copy{name=l, function=add, line=2}
                    void add(Node *p, int x) {\\n  if (p == NULL) {\\n    p = new Node(x);\\n    return; } } \
                    @ pointer-copy{name=p, function=add, line=3}
                    void add(Node* p) {\\n if (!p) p = (Node *) malloc(sizeof(Node)); } \
                    @ pointer-copy{name=p, function=add, line=2}
                    bool cmp(int a, int b) {\\n  return a <= b;\\n}\\nsort(v, v + n, cmp); \
                    @ comparator-not-strict{line=2}
                    bool operator<(const P &a, const P &b) {\\n  return a.x >= b.x; } @ comparator-not-strict{line=2}
                    sort(b, e, [](const P &a, const P &b) {\\n  return a.x <= b.x; }); @ comparator-not-strict{line=2}
                    bool f(P a, P b) {\\n if (a.x > b.x) return true;\\n return a.y < b.y; }\\nsort(v, w, f); \
                    @ comparator-not-strict{line=2}
                    void f(char *s) {\\n  int n = sizeof(s) / sizeof(char); } @ cpp-sizeof-pointer{line=2}
                    void f(int a[8][8]) {\\n  memset(a, 0, sizeof(a)); } @ cpp-sizeof-pointer{line=2}
                    short cnt[9];\\ncnt[i]++; @ short-too-small{name=cnt, line=1}
                    bool d[N][N];\\nd[x][y] = d[u][v] + 1; @ bool-number{name=d, line=2}
                    for (char c : s) {\\n  c += k;\\n  if (c > 'z') c -= 26; t += c; } \
                    @ char-too-small{name=c, line=2}
                    string s;\\ns[i] = s[i] + k;\\nif (s[i] > 'z') s[i] -= 26; @ char-too-small{name=s[i], line=2}
                    scanf("%d", &n);\\nscanf("%c", &c); @ char-reads-line-end{line=2}
                    scanf("%d %d", &n, &m);\\nscanf("%c", &c); @ char-reads-line-end{line=2}
                    string s;\\nfor (char c : s) {\\n  c = toupper(c);\\n} @ element-copy{name=s, line=2}
                    for (int x : a) if (x < 0) x *= 2; @ element-copy{name=a, line=1}
                    long long s =\\naccumulate(v.begin(), v.end(), 0); @ accumulate-start{line=2}
                    vector<long long> v(n);\\ncout << accumulate(v.begin(), v.end(), 0); @ accumulate-start{line=2}
                    read();\\nremove(v.begin(), v.end(), x);\\n @ remove-only{name=v, line=2}
                    read();\\nunique(v.begin(), v.end());\\n @ remove-only{name=v, line=2}
                    cout << x;\\ncout << k + '0'; @ char-code-printed{line=2}
                    cout << 'a' + s[i] << endl; @ char-code-printed{line=1}
                    for (int i = 1; i <= n; i++)\\n  cin >> a[i].x;\\nsort(a, a + n); @ sort-from-one{name=a, line=3}
                    for (int i = 1; i <= n; i++)\\n  scanf("%d", &a[i]);\\nsort(a, a + n, f); \
                    @ sort-from-one{name=a, line=3}
                    for (unsigned i = n; i >= 0; i--) s += i; @ unsigned-countdown{name=i, line=1}
                    const int INF = 1000000000;\\nint d[9];\\nmemset(d, INF, sizeof d); @ memset-value{name=d, line=3}
                    #define INF 1e9\\nint d[9];\\nmemset(d, INF, sizeof d); @ memset-value{name=d, line=3}
                    double s;\\nlong long d = sqrt(x * x + y * y);\\ns += d; @ fraction-lost{line=2}
                    string s;\\nv.push_back(move(s));\\nint c = 0;\\nistringstream in(s); \
                    @ used-after-move{name=s, line=4}
                    int main() { long long sum = 0;\
                    \\nfor (int x : a) {\\nlong long sum = sum + x;\\n}\\ncout << sum; } \
                    @ local-hidden{name=sum, line=3}
                    int main() { int n = 1, best = 0;\\nif (n) {\\nint best = n;\\n}\\nf(best); } \
                    @ local-hidden{name=best, line=3}
                    int i;\\nvoid f(int n) {\\nfor (i = 0; i < n; i++) g(i);\\n}\\nint main() { \
                    for (i = 0; i < n; i++) f(n); } @ counter-shared{name=i, line=3}
                    for (i = 0; i < n; i++) {\\nfor (i = 0; i < m; i++) s += i; } @ counter-shared{name=i, line=2}
                    void exchange(int a, int b) {\\nint t = a; a = b; b = t; } \
                    @ function-no-effect{function=exchange, line=1}
                    map<int, int> c;\\nc[x]++;\\nfor (int v = 1; v < 9; v++) {\\nif (c[v] > c[b]) b = v; }\\n\
                    cout << c.size(); @ map-inserts{name=c, line=4}
                    vector<int> v;\\nw = std::move(v);\\ncout << v.size(); @ used-after-move{name=v, line=3}
                    double x, y;\\ncout << setprecision(2) << y; @ precision-not-fixed{line=2}
                    int dx[4] = {0, 1, 0, -1}, dy[4] = {1, 0, 1, 0}; @ direction-twice{name=dy, line=1}
                    const int dx[] = {-1, 1, 0, 0};\\nconst int dy[] = {0, 0, 1, 1}; @ direction-twice{name=dy, line=2}
                    int d[4][2] = {{0, 1}, {1, 0}, {0, 1}, {-1, 0}}; @ direction-twice{name=d, line=1}
                    bool cmp(P a, P b) {\\n  return a.x * 9 + a.y >= b.x * 9 + b.y; }\\nsort(v, w, cmp); \
                    @ comparator-not-strict{line=2}
                    bool f(P a, P b) { if (a.s > b.s) return 1;\\n if (a.s < b.s) return 0;\\n if (a.c > b.c) return 1;\
                    \\n return a.n < b.n; }\\nsort(v, w, f); @ comparator-not-strict{line=3}
                    """)
    void areSeen(String source, String found) {
        assertThat(codes(source)).isEqualTo(found);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int d[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};",
                "int d[13] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};",
                "int d[12] = {31, 59, 90, 12, 15, 18, 21, 24, 27, 30, 33, 36};",
                "f[i] = f[i - 1] * i % M;\nx = f[n] * g[k] % M;\ny = f[n] / 2;",
                "for (; p != s.end(); ++p) { s.erase(p); break; }",
                "for (; p != s.end(); ++p) p = s.erase(p);",
                "priority_queue<pii> q;\nfor (auto e : g[u]) { d[e.to] = d[u] + e.w;\nq.push({-d[e.to], e.to}); }",
                "vector<int> v;\nwhile (n--) { w.push_back(std::move(v)); v = {}; f(v); }",
                "string s;\nwhile (n--) { v.push_back(move(s));\ngetline(cin, s);\nf(s); }",
                "string s;\nif (ok) v.push_back(move(s));\nelse f(s);",
                "int s;\nv.push_back(move(s));\nf(s);",
                "string s;\ns = g(move(s));\nf(s);",
                "int main() { int sum = 0;\nfor (int x : a) {\nint sum = x;\nf(sum); }\ncout << sum; }",
                "int main() { for (;;) { int k = 1; f(k); }\nfor (;;) { int k = 2; }\nint k = 3; f(k); }",
                "void f() { int k = 1; f(k); }\nvoid g() { if (1) { int k = 2; }\n}\nint k; int h() { return k; }",
                "for (i = 0; i < n; i++) { if (i > 2) { for (i = 0; i < m; i++) s += i; break; } }",
                "for (int i = 0; i < n; i++) { for (int i = 0; i < m; i++) s += i; }",
                "int i;\nvoid f(int n) { int i; for (i = 0; i < n; i++) g(i); }"
                        + "\nint main() { for (i = 0; i < n; i++) f(n); }",
                "map<int, int> c;\nc[x]++;\ncout << c.size();\nfor (int v = 1; v < 9; v++) if (c[v] > 1) b = v;",
                "void exchange(int &a, int &b) { int t = a; a = b; b = t; }",
                "int best; void keep(int a) { a = a + 1; best = a; }",
                "int d[9]; void keep(int a) { a++; d[a] = a; }",
                "void keep(int a) { a++; printf(f, a); }",
                "while (cin >> x) s += x;",
                "for (auto it = m.begin(); it != m.end();) if (f(it)) it = m.erase(it); else ++it;",
                "for (auto it = m.begin(); it != m.end(); ++it) if (f(it)) { m.erase(it); break; }",
                "for (auto it = m.begin(); it != m.end(); ++it) if (f(it)) other.erase(it);",
                "int n, q;\nq = 1 / n * q;",
                "vector<double> a;\ndouble s = 0;\nfor (auto& x : a) s += x;",
                "void show(vector<int> a) { sort(a.begin(), a.end()); cout << a[0]; }",
                "int least(vector<int> a) { sort(a.begin(), a.end()); return a[0]; }",
                "const int INF = 0x3f3f3f3f; int d[9];\nmemset(d, INF, sizeof d);",
                "const int FREE = -1; int d[9];\nmemset(d, FREE, sizeof d);",
                "int m;\nlong long d = sqrt(n);\nfor (int i = 2; i <= d; i++) m += i;",
                "int m;\nlong long d = sqrt(n);\nm += d;",
                "double y; cout << fixed << setprecision(2) << y;",
                "int y; cout.precision(2); cout << y;",
                "double y; cout << setprecision(17) << y;",
                "cin >> n;\nwhile (n--) { getline(cin, s);\nif (s.empty()) { n++; continue; }\nf(s); }",
                "int dx[4] = {0, 1, 0, -1}, dy[4] = {1, 0, -1, 0};",
                "int dx[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, dy[8] = {-1, 0, 1, -1, 1, -1, 0, 1};",
                "int a[4] = {1, 1, 0, 0};\nint f(int x) { return x; }\nint b[4] = {0, 0, 1, 1};",
                "bool cmp(P a, P b) { return a.x * b.y > b.x * a.y; }\nsort(v, w, cmp);",
                "bool cmp(P a, P b) { return a.x + a.y >= b.x; }\nsort(v, w, cmp);",
                "bool f(P a, P b) { if (a.s != b.s) return a.s > b.s;\n return a.n < b.n; }\nsort(v, w, f);",
                "while (!cin.eof()) { if (!(cin >> x)) break; s += x; }",
                "while (!cin.eof()) { cin >> x; if (cin.fail()) break; s += x; }",
                "while (!feof(stdin)) { if (scanf(\"%d\", &x) != 1) break; s += x; }",
                "// while (!cin.eof())",
                "cin >> n;\ncin.ignore();\ngetline(cin, s);\ncout << s;",
                "cin >> n >> ws;\ngetline(cin, s);\ncout << s;",
                "cin >> n;\ngetline(cin >> ws, s);\ncout << s;",
                "cin >> n;\ngetchar();\ngetline(cin, s);\ncout << s;",
                "cin >> n;\ngetline(cin, s);\nwhile (n--) { getline(cin, s); f(s); }",
                "cin >> n;\n}\nvoid f() { getline(cin, s); g(s); }",
                "getline(cin, s);\ncin >> n;\ncout << s;",
                "int d[9];\nmemset(d, 0, sizeof d); memset(d, -1, sizeof d); memset(d, 0x3f, sizeof d);",
                "int d[9];\nmemset(d, 127, sizeof d); memset(d, 63, sizeof d); memset(d, INF, sizeof d);",
                "bool d[9];\nint e[9];\nmemset(d, 1, sizeof d);",
                "int n; char d[9];\nmemset(d, 1, sizeof d);",
                "x = v * 1 / 3; y = 1.0 / 3; z = 1 / 3.0; w = 4 / 2; u = (n + 1) / 2; t = 0 / 5;",
                "double n;\ndouble p = 1 / n;",
                "(cin >> n).ignore();\ngetline(cin, s);\ncout << s;",
                "int sum, n;\nint mean = sum / n; double x = (double) sum / n; double y = 1.0 * sum / n;",
                "double n; int sum; double mean = sum / n;",
                "#define F(x) ((x) % 26)\ny = F(a + b);",
                "#define F(x) x % 26\ny = F(a) + F(b[i + 1]) + F(f(a - b));",
                "#define N 100005 + 5\nint a[N];",
                "#define MOD 1000000007\n#define E 1e-9\nx = y % MOD * E;",
                "#define rep(i, n) for (int i = 0; i < n; i++)\nrep(i, n - 1) x++;",
                "sort(a, a + n); sort(a + 1, a + n + 1); sort(a + 1, a + n); sort(v.begin(), v.end());",
                "stringstream ss;\nwhile (n--) {\n  ss.clear();\n  ss.str(s);\n  ss >> w; }",
                "while (n--) {\n  stringstream ss;\n  ss.str(s);\n  ss >> w; }",
                "for (int i = 0; i < v.size(); i++) if (v[i] == x) { v.erase(v.begin() + i); break; }",
                "for (int i = 0; i < v.size(); i++) if (v[i] == x) { v.erase(v.begin() + i); i--; }",
                "for (int i = 0; i < v.size(); i++) w.push_back(v[i]);",
                "for (char &c : s) c = toupper(c);",
                "for (char c : s) { c = toupper(c); t += c; }",
                "for (auto p : v) { p.x = 3; w.push_back(p); }",
                "int s = accumulate(v.begin(), v.end(), 0); long long t = accumulate(v.begin(), v.end(), 0LL);",
                "f();\nv.erase(remove(v.begin(), v.end(), x), v.end());\nint n = unique(a, a + 9) - a;",
                "f();\nremove(\"out.txt\");",
                "cout << char(k + '0') << (char) (k + 'a') << x; s += k + '0'; putchar(k + '0');",
                "for (int i = 1; i <= n; i++) cin >> a[i];\nsort(a + 1, a + n + 1);",
                "for (int i = 0; i < n; i++) cin >> a[i];\nsort(a, a + n);",
                "for (int i = 1; i <= n; i++) cin >> b[i];\nsort(a, a + n);",
                "map<int, int> m;\nm[x]++;\nif (m[x] > 1) n++;\ncout << m.size();",
                "map<int, int> m;\nif (m.count(x) && m[x] == 0) n++;\ncout << m.size();",
                "priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> q;\nq.push({d + w, v});",
                "priority_queue<pair<int, int>> q;\nfor (auto &e : g[u]) q.push({-(d + e.w), e.to});",
                "priority_queue<pair<int, int>> q;\nfor (auto &e : g[u]) q.push({min(d, e.w), e.to});",
                "void serve(queue<int> &q) { q.pop(); }",
                "typedef vector<int> L;\nvoid add(L &l) { l.push_back(1); }",
                "void show(queue<int> q) { while (!q.empty()) { cout << q.front(); q.pop(); } }",
                "void f(int i, vector<int> v) { v.push_back(i); f(i + 1, v); }",
                "vector<int> with(vector<int> v, int x) { v.push_back(x); return v; }",
                "void add(Node *&p, int x) { if (p == NULL) p = new Node(x); }",
                "Node *add(Node *p, int x) { if (p == NULL) p = new Node(x); return p; }",
                "void add(Node *p, int x) { if (!p) { p = new Node(x); root = p; } }",
                "bool cmp(P a, P b) { if (a.x != b.x) return a.x > b.x; return a.y < b.y; }\nsort(v, w, cmp);",
                "bool cmp(P a, P b) { if (a.x != b.x) return a.x >= b.x; return a.y < b.y; }\nsort(v, w, cmp);",
                "bool cmp(P a, P b) { if (a.x > b.x) return 1; if (a.x < b.x) return 0; return a.y < b.y; }\n"
                        + "sort(v, w, cmp);",
                "bool cmp(P a, P b) { return a.x > b.x || (a.x == b.x && a.y < b.y); }\nsort(v, w, cmp);",
                "bool cmp(P a, P b) { if (fabs(a.x - b.x) < E) return a.y < b.y; return a.x > b.x; }\nsort(v, w, cmp);",
                "bool less(int a, int b) { return a <= b; }\nif (less(x, y)) z++;",
                "void f(char *s) { int n = sizeof(s[0]) + sizeof(*s) + strlen(s); }",
                "short dx[4] = {0, 1};\nx += dx[i];",
                "bool seen[N];\nint d[N];\nseen[v] = true; d[v] = d[u] + 1;",
                "int c = s[i];\nc += k;\nif (c > 'z') c -= 26;",
                "scanf(\"%d\", &n);\nscanf(\" %c\", &c);",
                "scanf(\"%d\", &n);\ngetchar();\nscanf(\"%c\", &c);",
                "for (int i = n; i >= 0; i--) s += i; for (unsigned i = n; i > 0; i--) s += i;",
                "int n; double m;\ndouble p = 1 / m; double q = 1.0 / n;",
                "cout << (ok ? 1 : 2); x = a ? b : c; cout << f(a ? b : c) << x;",
                "cin >> a[i]; sort(a, a + n); x = lower_bound(a, a + n, y) - a;",
                "cin >> a[i]; x = lower_bound(d, d + n, y) - d;",
                "s = s ^ x; t = t ^ y;",
                "x = a ^ (1 << b);",
                "int head[9]; memset(head, -1, sizeof head); for (int i = head[u]; i != -1; i = nxt[i]) f(i);",
                "for (int i = head[u]; i; i = nxt[i]) f(i);",
            })
    void areNotSeenInWhatIsRight(String source) {
        assertThat(codes(source)).isEmpty();
    }

    @Test
    void areLookedForInAnyText() {
        String text = "cin >> n;".repeat(3_000)
                + "/*".repeat(3_000)
                + "while (!".repeat(2_000)
                + "int a, ".repeat(3_000)
                + "f(){".repeat(2_000)
                + "for(;i<a.size();i++)".repeat(500)
                + "#define A a+a".repeat(1_000);

        assertThat(codes(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#define A a+a\n",
                "bool a[",
                "c+=k;",
                "f(){",
                "map<a>b;",
                "x=0;",
                "for(;i<a.size();i++)",
                "int f(){int a;cin>>a;}\n",
                "f(){int a;cin>>a;",
                "int a;\n{int a;",
                "cin>>a>>b[1]>>c;",
                "for(auto it=m.begin();it!=m.end();++it){m.erase(it);",
                "for(auto&x:a)s+=x;",
                "x=1/n*2;",
            })
    void areFoundSoonOrNotAtAll(String part) {
        Growth.isLinear(95_000 / part.length(), size -> codes(part.repeat(size)));
    }

    /** A hint looks through all functions for each of these variables. */
    @Test
    void manyVariablesThatHideOthersAreNotAllLookedAt() {
        String text = "int abc;\n".repeat(10) + ("void f(){" + ";int abc;".repeat(50) + "cin>>z;}\n").repeat(180);

        assertTimeoutPreemptively(Eventually.HANG, () -> codes(text));
    }
}
