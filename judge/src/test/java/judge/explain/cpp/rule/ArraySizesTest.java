package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArraySizesTest {

    private static final long LIMIT = 64L << 20;

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    int n;\\nint a[5005][5005]; @ {name=a, mebibytes=95, line=2}
                    const int N = 1e4 + 5;\\nlong long d[10], f[N][N]; @ {name=f, mebibytes=763, line=2}
                    #define N 3000\\nint main() {\\n  double f[N][N];\\n} @ {name=f, mebibytes=68, line=3}
                    bool b[100][1000 * 1000]; @ {name=b, mebibytes=95, line=1}
                    int a[1005][1005]; @ nothing
                    char a[5005][5005]; @ nothing
                    int a[m][5005][5005]; @ nothing
                    int main() {\\n cin >> n >> w;\\n vector<vector<ll>> f(n + 1, vector<ll>(w + 1, 0)); } \
                    @ {name=f, mebibytes=77, line=3}
                    int main() {\\n cin >> n >> w;\\n f.assign(w, vector<int>(n * 2)); } \
                    @ {name=f, mebibytes=76, line=3}
                    int main() { cin >> n >> w; vector<vector<int>> f(n + 1, vector<int>(w + 1)); } @ nothing
                    int main() { cin >> n >> w; vector<vector<bool>> f(n + 1, vector<bool>(w + 1)); } @ nothing
                    int main() { cin >> n; vector<vector<ll>> f(n + 1, vector<ll>(w + 1)); } @ nothing
                    """)
    void nameWhatIsOverTheLimitByItself(String source, String named) {
        assertThat(ArraySizes.hint(List.of(source.replace("\\n", "\n")), "100 99999", LIMIT)
                        .map(hint -> hint.parameters().toString())
                        .orElse("nothing"))
                .isEqualTo(named);
    }

    @Test
    void takeNoTimeForManyBlankLines() {
        Growth.isLinear(95_000, size -> assertThat(
                        ArraySizes.hint(List.of("int main() {" + "\n".repeat(size) + "}"), "", LIMIT))
                .isEmpty());
    }
}
