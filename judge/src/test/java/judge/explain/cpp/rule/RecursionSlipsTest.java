package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import judge.language.Spot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecursionSlipsTest {

    private static String codes(String source, int line) {
        List<Spot> spots = List.of(new Spot(99, "f", line, "", 0));
        return HintCodes.of(SlowSlips.hints(List.of(HintCodes.lines(source)), spots));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    long long f(int n) {\\n  if (n < 2) return n;\\n  return f(n - 1) + f(n - 2);\\n} \
                    @ calls-repeated{function=f, line=3}
                    int f(int i, int w) {\\n  if (i == n) return 0;\\n  int r = f(i + 1, w);\\n\
                      if (a[i] <= w) r = max(r, f(i + 1, w - a[i]) + v[i]);\\n  return r;\\n} \
                    @ calls-repeated{function=f, line=3}
                    int f(int i) {\\n  if (d[i] != -1) return d[i];\\n  int r = f(i + 1) + f(i + 2);\\n  return r;\\n} \
                    @ memo-not-kept{name=d, line=4}
                    void f(int x, int y, int k) {\\n  if (s[x][y] == 'T') {\\n    if (k < best) best = k;\\n\
                        return;\\n  }\\n  used[x][y] = true;\\n  f(x + 1, y, k + 1);\\n  f(x, y + 1, k + 1);\\n\
                      used[x][y] = false;\\n} @ all-paths-tried{name=f, line=6}
                    """)
    void areNamedWithTheirLine(String source, String hints) {
        assertThat(codes(source, 2)).isEqualTo(hints);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int f(int n) { if (n < 2) return n; return f(n / 2) + f(n - n / 2); }",
                "int f(int l, int r) { if (l == r) return a[l]; int m = (l + r) / 2; return f(l, m) + f(m + 1, r); }",
                "int f(int i) { if (d[i] != -1) return d[i]; return d[i] = f(i - 1) + f(i - 2); }",
                "int f(int i) { if (d[i] != -1) return d[i]; int &r = d[i]; r = f(i - 1) + f(i - 2); return r; }",
                "int f(int n) { if (m.count(n)) return m[n]; return m[n] = f(n - 1) + f(n - 2); }",
                "int f(int n) { if (n == 0) return 1; return n * f(n - 1); }",
                "int f(int i) { if (i == n) return 0; for (int j = 0; j < n; j++) { a[i] = j; f(i + 1); f(i + 1); } }",
                "void f(int x, int y) { used[x][y] = true; c++; f(x + 1, y); f(x, y + 1); used[x][y] = false; }",
                "void f(int x, int y, int k) { used[x][y] = true; if (k < best) best = k; f(x + 1, y, k + 1); }",
            })
    void areNotSeenInOtherFunctions(String source) {
        assertThat(codes(source, 1)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"int f(int a){if(d[a])return d[a];f(a-1);", "int f(int a,int b){f(a+", "void f(int a){u[a][a]=1;"
            })
    void areFoundSoonOrNotAtAll(String part) {
        Growth.isLinear(3_000, size -> codes(part.repeat(size), 1));
    }
}
