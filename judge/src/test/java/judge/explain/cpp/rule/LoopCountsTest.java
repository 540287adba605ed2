package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import judge.language.Spot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoopCountsTest {

    private static final String LARGE = "100000 200000\n1 2 3\n";

    private static String codes(String source, String input, Spot spot) {
        return HintCodes.of(LoopCounts.hint(List.of(HintCodes.lines(source)), List.of(spot), input).stream()
                .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int main() {\\n  cin >> n;\\n  for (int i = 0; i < n; i++)\\n    for (int j = 0; j < n; j++)\\n\
                          c += a[i] > a[j];\\n} @ 5 @ loops-nested{count=1e10, first=3, line=4}
                    int main() {\\n  scanf("%d%d", &n, &m);\\n  for (int i = 1; i <= n; i++) {\\n\
                      for (int j = 1; j < i; j++)\\n      c += a[j];\\n  }\\n} @ 5 \
                    @ loops-nested{count=5e9, first=3, line=4}
                    int main() {\\n  cin >> n;\\n  for (int i = 0; i < n; i++) {\\n    if (d[i]) break;\\n\
                        for (int j = 0; j < n; j++) c += a[j];\\n  }\\n} @ 5 @ loops-nested{count=1e10, first=3, line=5}
                    int main() {\\n  cin >> n >> m;\\n  while (m--) {\\n    cin >> l;\\n\
                        for (int j = n; j >= 1; j--) c += a[j];\\n  }\\n} @ 5 \
                    @ loops-nested{count=2e10, first=3, line=5}
                    """)
    void areToldWhereTheyAreTooMany(String source, int line, String hints) {
        assertThat(codes(source, LARGE, new Spot(99, "main", line, "", 0))).isEqualTo(hints);
    }

    @Test
    void includeThoseAroundTheCall() {
        String source =
                "int sum(int k) {\n  int s = 0;\n  for (int i = 0; i < n; i++)\n    s += a[i];\n  return s;\n}\n"
                        + "int main() {\n  cin >> n >> m;\n  for (int j = 0; j < m; j++)\n    cout << sum(j);\n}\n";

        assertThat(codes(source, LARGE, new Spot(99, "sum", 4, "", 10)))
                .isEqualTo("loops-nested{count=2e10, first=3, line=9}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int main() {\n  cin >> n;\n  for (int i = 0; i < n; i++)\n    c += a[i];\n}",
                "int main() {\n  cin >> n;\n  for (int i = 0; i < 10; i++)\n    for (int j = 0; j < n; j++) c++;\n}",
                "int main() {\n  cin >> n;\n  for (int i = 0; i < n; i++)\n    for (int j = i; j < k; j++) c++;\n}",
                "int main() {\n  cin >> n;\n  for (int i = 0; i < n; i++)\n"
                        + "    for (int j = 0; j < n; j++) if (a[j] > 5) break;\n}",
                "int main() {\n  cin >> n;\n  for (int i = 0; i < n; i++)\n    for (int j = 1; j < n; j *= 2) c++;\n}",
                "int main() {\n  cin >> n;\n  for (int i = 0; i < n; i++) b++;\n  for (int j = 0; j < n; j++) c++;\n}",
            })
    void areNotToldWhereTheyAreFewOrNotKnown(String source) {
        assertThat(codes(source, LARGE, new Spot(99, "main", 4, "", 0))).isEmpty();
    }

    @Test
    void areNotToldOfASmallInput() {
        String source = "int main() { cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) c++; }";

        assertThat(codes(source, "1000\n", new Spot(99, "main", 1, "", 0))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"for(int i=0;i<n;i++){", "int main(){cin>>n;for(", "while(n--){", "int main(){cin>>n>>"})
    void areFoundSoonOrNotAtAll(String part) {
        Growth.isLinear(
                3_000, size -> codes("int main(){cin>>n;" + part.repeat(size), LARGE, new Spot(99, "main", 1, "", 0)));
    }
}
