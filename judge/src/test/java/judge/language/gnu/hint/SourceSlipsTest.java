package judge.language.gnu.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceSlipsTest {

    private static String codes(String source) {
        return SourceSlips.hints(List.of(source.replace("\\n", "\n"))).stream()
                .map(hint -> hint.code().code() + hint.parameters())
                .collect(Collectors.joining(" "));
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
                    """)
    void areSeen(String source, String found) {
        assertThat(codes(source)).isEqualTo(found);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (cin >> x) s += x;",
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
                "int n; double m;\ndouble p = 1 / m; double q = 1.0 / n;",
            })
    void areNotSeenInWhatIsRight(String source) {
        assertThat(codes(source)).isEmpty();
    }

    @Test
    void areLookedForInAnyText() {
        String text =
                "cin >> n;".repeat(3_000) + "/*".repeat(3_000) + "while (!".repeat(2_000) + "int a, ".repeat(3_000);

        assertThat(codes(text)).isEmpty();
    }
}
