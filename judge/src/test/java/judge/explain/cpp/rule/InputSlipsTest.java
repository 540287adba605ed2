package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InputSlipsTest {

    private static String codes(String source, String input) {
        return HintCodes.of(SourceSlips.hints(List.of(HintCodes.lines(source)), HintCodes.lines(input)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int m = 0;\\ncin >> x; m = max(m, x); @ 2 -3 -5 @ max-from-zero{name=m, line=1}
                    cin >> a[i];\\nint m = 0;\\nif (a[i] > m) m = a[i]; @ 2 -3 -5 @ max-from-zero{name=m, line=2}
                    scanf("%d", &x);\\nlow = 0;\\nif (x < low) { low = x; } @ 2 3 5 @ max-from-zero{name=low, line=2}
                    long long s;\\nint t, n;\\ncin >> t;\\nwhile (t--) {\\n cin >> n; s += n; } @ 1 3000000000 \
                    @ input-beyond-int{found=3000000000, line=5}
                    int n, k;\\ncin >> n >> k; @ 2 3000000000 @ input-beyond-int{name=k, found=3000000000, line=2}
                    int t, x;\\ncin >> t;\\nwhile (t--) cin >> x; @ 2 5 3000000000 \
                    @ input-beyond-int{found=3000000000, line=3}
                    unsigned long long a;\\ncin >> a; @ 123456789012345678901 @ input-beyond-long{digits=21, line=2}
                    #include <string>\\nunsigned long long a;\\ncin >> t;\\ncin >> a; @ 1 98765432109876543210 \
                    @ input-beyond-long{digits=20, line=4}
                    char s[10];\\nfgets(s, 10, stdin); @ a long line\\n \
                    @ text-too-long{name=s, length=9, found=11, line=1}
                    char s[6], t[90];\\nfgets(s, 6, stdin); @ hello world \
                    @ text-too-long{name=s, length=5, found=11, line=1}
                    #define N 5\\nstruct T { char name[N]; } t;\\nscanf("%s", t.name); @ 1 abcde \
                    @ text-too-long{name=name, length=4, found=5, line=2}
                    char s[5];\\nscanf("%s", &s); @ 1 abcde @ text-too-long{name=s, length=4, found=5, line=1}
                    cin.tie(0); unsigned n;\\ncin >> n; @ -5 @ input-negative{name=n, found=-5, line=2}
                    #define INF 1000000007\\nlong long d; @ 1000000000 2000000000 @ infinity-small{name=INF, line=1}
                    template <class T> T g();\\nint n;\\ncin >> n; @ 1.5 @ input-decimals{found=1.5, line=3}
                    scanf("%i:%i", &h, &m); @ 08:30 @ scanf-octal{found=08, line=1}
                    s[i] = 'a' + (s[i] - 'a' + k) % 26; @ -3 abc @ remainder-negative{line=1}
                    s[i] = (s[i] - 'A' + k) % 26 + 'A'; @ -3 abc @ remainder-negative{line=1}
                    const ll INF = 1e9; @ 1000000000 1000000000 1000000000 @ infinity-small{name=INF, line=1}
                    #define inf 0x3f3f3f3f\\nlong long d; @ 1000000000 2000000000 @ infinity-small{name=inf, line=1}
                    int c[9];\\nint t;\\nwhile (t--) { cin >> n; for (;;) { c[x]++; } cout << c[0]; } @ 2 1 1 \
                    @ not-reset{name=c, line=1}
                    vector<int> g[9];\\nwhile (cin >> n >> m) { for (;;) g[a].push_back(b); cout << f(); } @ 2 1 1 \
                    @ not-reset{name=g, line=1}
                    int c[9];\\nwhile (t--) { cin >> n; while (n--) { cin >> x; m = max(m, ++c[x]); } cout << m; } \
                    @ 2 1 1 \
                    @ not-reset{name=c, line=1}
                    int t, n;\\ncin >> t;\\ncin >> n; for (;;) cin >> x; @ 2 1 1 1 1 @ cases-unused{name=t, line=2}
                    int t;\\ncin >> t;\\nwhile (!cin.eof()) cin >> x; @ 2 1 1 @ loop-until-eof{line=3}
                    unsigned a, b;\\ncin >> a >> b; @ 3 -5 @ input-negative{name=b, found=-5, line=2}
                    char a, b;\\ncin >> a >> b; x = a - '0'; @ 12 5 @ input-beyond-char{name=a, found=12, line=2}
                    vector<int> v(n);\\nfor (auto& x : v) cin >> x; @ 1.5 2 @ input-decimals{found=1.5, line=2}
                    int n;\\nvoid f() {\\n  int n;\\n  cin >> n;\\n}\\nint main() { f(); cout << n; } @ 1 \
                    @ global-hidden{name=n, line=3}
                    int main() {\\n  int a, b;\\n  cin >> a >> b;\\n  cout << a + b; } @ 1 2\\n3 4 \
                    @ input-unread{count=2, found=4, line=3}
                    """)
    void areSeen(String source, String input, String found) {
        assertThat(codes(source, input)).isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int m = 0;\\ncin >> x; m = max(m, x); @ 2 3 5
                    int t;\\ncin >> t;\\nwhile (t--) cin >> x; @ 2 1 1
                    int n, t;\\nscanf("%d %d", &n, &t);\\nfor (;;) cin >> n; @ 2 1 1
                    int n;\\ncin >> n; for (;;) cin >> x; @ 2 1 1
                    int a, b;\\ncin >> a >> b; for (;;) cin >> a; @ 3 -5
                    double x;\\nint n;\\nfor (;;) { cin >> n >> x; } @ 1 2.5
                    char a;\\nfor (;;) cin >> a; x = a - '0'; @ 1 5
                    int x, m = 0;\\ncin >> x; if (i == 0) m = x; else if (x > m) m = x; @ 2 -3 -5
                    int m;\\nchar w[m + 2];\\nscanf("%s", w); @ hello
                    int n;\\nvoid f() { int n; cin >> n; }\\nint main() { cin >> n; for (;;) f(); } @ 1 2
                    int main() { int a, b;\\n  cin >> a >> b; cout << a + b; } @ 1 2
                    int main() { int n, a;\\n  cin >> n; for (int i = 0; i < n; i++); { cin >> a; } f(); } @ 3 1 2 3
                    int main() { int a, b;\\n  while (cin >> a >> b) cout << a + b; } @ 1 2 3 4
                    int main() { int n, a;\\n  cin >> n; for (int i = 0; i < n; i++) cin >> a; f(); } @ 3 1 2 3
                    int main() { int n;\\n  cin >> n; for (int i = 0; i < n; i++) { int a; cin >> a; f(a); } } @ 3 1 2 3
                    int one() { int a; cin >> a; return a; }\\nint main() { int n; cin >> n; f(one()); } @ 1 2 3
                    int m = 0;\\ncin >> x; s += x; m = max(m, s); @ 2 -3 5
                    long long n, k;\\ncin >> n >> k; @ 2 3000000000
                    unsigned long long a;\\ncin >> a; @ 12345678901234567890
                    long long n;\\nstring a;\\ncin >> n >> a; @ 2 123456789012345678901
                    double a;\\ncin >> a; @ 123456789012345678901
                    #define int long long\\nint n, k;\\ncin >> n >> k; @ 2 3000000000
                    char s[12];\\nfgets(s, 12, stdin); @ a longer\\n
                    char s[6];\\nscanf("%s", s); @ abcde
                    s[i] = 'a' + (s[i] - 'a' + k) % 26; @ 3 abc
                    if (k < 0) k += 26;\\ns[i] = 'a' + (s[i] - 'a' + k) % 26; @ -3 abc
                    s[i] = 'a' + ((s[i] - 'a' + k) % 26 + 26) % 26; @ -3 abc
                    const ll INF = 1e9; @ 1000 1000
                    const ll INF = 1e18; @ 1000000000 1000000000 1000000000
                    int c[9];\\nwhile (t--) { memset(c, 0, sizeof c); for (;;) { c[x]++; } cout << c[0]; } @ 2 1 1
                    vector<int> g[9];\\nwhile (t--) { for (auto &v : g) v = {}; for (;;) g[a].push_back(b); puts(s); } \
                    @ 2 1 1
                    int c[9];\\nwhile (q--) { for (;;) c[x]++; cout << c[0]; } @ 2 1 1
                    int c[9];\\nwhile (cin >> x >> y) { for (;;) c[x]++; }\\ncout << c[0]; @ 2 1 1
                    int c[9];\\nint t;\\nwhile (t--) { cin >> n; for (;;) { c[x]++; } cout << c[0]; } @ 1 1 1
                    """)
    void areNotSeenInWhatIsRight(String source, String input) {
        assertThat(codes(source, input)).isEmpty();
    }
}
