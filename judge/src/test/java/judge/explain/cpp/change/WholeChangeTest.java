package judge.explain.cpp.change;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeChangeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            textBlock =
                    """
                    unordered_map<int, int> m; @ map<int, int> m;
                    float x, y; @ double x, y;
                    float x; scanf("%f %d", &x, &n); @ double x; scanf("%lf %d", &x, &n);
                    int a = s.top(); s.pop(); int b = s.top(); @ int b = s.top(); s.pop(); int a = s.top();
                    set<int> s; @ multiset<int> s;
                    const int INF = 1e9; long long d; @ const long long INF = 1000000000000000000LL; long long d;
                    #define INF 0x3f3f3f3f ; ll d; @ #define INF 1000000000000000000LL ; ll d;
                    if (m >= 60) { m = m - 60; } @ while (m >= 60) { m = m - 60; }
                    if (m >= 60) m -= 60; @ while (m >= 60) m -= 60;
                    queue<int> q; x = q.front(); @ priority_queue<int, vector<int>, greater<int>> q; x = q.top();
                    stack<int> s; x = s.top(); @ queue<int> s; x = s.front();
                    priority_queue<int> q; @ priority_queue<int, vector<int>, greater<int>> q;
                    if (d == 1e9) d = 1e9; ll d; @ if (d == 1000000000000000000LL) d = 1000000000000000000LL; ll d;
                    priority_queue<J> q[2]; operator<(J o) { return l < o.l; } @ operator<(J o) { return l > o.l; }
                    map<int, int> m; if (m[x] != 0) f(); @ map<int, int> m; if (m.count(x)) f();
                    map<int, int> m; if (a && m[x]) f(); @ map<int, int> m; if (a && m.count(x)) f();
                    for (int i = 0; i < n - 1; i++) s += x[i + 1]; @ for (int i = 0; i < n; i++) s += x[(i + 1) % n];
                    """)
    void isMadeWhereverItHasAPlace(String source, String other) {
        assertThat(WholeChange.of(source)).singleElement().satisfies(change -> assertThat(change.text())
                .endsWith(other));
    }

    @Test
    void beginsACountAnewEachTimeMainHasItCounted() {
        String source = "int cur;\nvoid dfs(int x) {\n    cur++;\n}\nint main() {\n    dfs(1);\n}\n";

        assertThat(WholeChange.of(source)).singleElement().satisfies(change -> assertThat(change.text())
                .contains("{ cur = 0; dfs(1); }"));
    }
}
