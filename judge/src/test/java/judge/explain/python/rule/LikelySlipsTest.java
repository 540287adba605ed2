package judge.explain.python.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikelySlipsTest {

    private static String codes(String source, String input) {
        return LikelySlips.hints(List.of(source.replace("\\n", "\n")), input).stream()
                .map(hint -> hint.code() + hint.parameters())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    a = [[0] * m] * n\\na[i][j] = 1; a; 1
                    g = [[]] * (n + 1)\\nfor x in b:\\n    g[x].append(1); g; 1
                    d = [[0] * (m + 1)] * (n + 1)\\nd[i][j] += d[i - 1][j]; d; 1
                    a = [[[0] * k] * m for _ in range(n)]\\na[i][j][l] = 1; a; 1
                    x = 1\\nv = [[False, 1]] * n\\nv[a[i]][0] = True; v; 2
                    """)
    void rowsAreOneList(String source, String name, int line) {
        assertThat(codes(source, "")).isEqualTo("python-rows-shared{name=" + name + ", line=" + line + "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    a = input().split()\\na.sort()\\nprint(*a); {name=a, line=2}
                    a = list(input().split())\\nfor x in sorted(a):\\n    print(int(x)); {name=a, line=2}
                    a = input().split()\\nb = sorted(set(a)); {name=a, line=2}
                    n = input()\\nprint(max(input().split())); {line=2}
                    b = sys.stdin.readline().split()\\nprint(min(b), max(b)); {name=b, line=2}
                    a = input().split()\\na.sort(reverse=True); {name=a, line=2}
                    """)
    void numbersAreComparedAsTexts(String source, String found) {
        assertThat(codes(source, "3\n10 9 1\n")).isEqualTo("python-texts-sorted" + found);
        assertThat(codes(source, "3\n7 9 1\n")).isEmpty();
        assertThat(codes(source, "3\nten 9 1\n")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    for x in a:\\n    if x < 0:\\n        a.remove(x)\\nprint(a); a; 3
                    for x in a: a.remove(x); a; 1
                    for i, x in enumerate(a):\\n    if x:\\n        a.pop(i)\\n    else:\\n        s += x; a; 3
                    for x in q:\\n    del q[0]; q; 2
                    """)
    void elementsAreLeftOut(String source, String name, int line) {
        assertThat(codes(source, "")).isEqualTo("python-loop-removes{name=" + name + ", line=" + line + "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    a = [[0] * m for _ in range(n)]\\na[i][j] = 1
                    a = [[0] * m] * n\\nfor i in range(n):\\n    a[i] = list(input())
                    a = [[0] * m] * n\\nif a[i][j] == 1:\\n    pass
                    a = [[1, 2], [3, 4]] * 2\\na[0][0] = 1
                    a = [b[0] * m] * n\\na[i][j] = 1
                    a = [b[0]] * n\\nc = a[i][j] = 1
                    a = [0] * n\\na[b[i]] = 1
                    a = [(0, 0)] * n\\na[i] = 1
                    x = 1  # a = [[0] * m] * n\\na[i][j] = 1
                    s = [[0]] * n\\naas[i][j] = 1
                    a = list(map(int, input().split()))\\na.sort()
                    a = input().split()\\na.sort(key=int)
                    print(max(input().split(), key=int))
                    print(sorted(input().split(), key=len))
                    a = input().split()\\na = [int(x) for x in a]\\na.sort()
                    a = input().split()\\nfor i in range(n):\\n    a[i] = int(a[i])\\na.sort()
                    a = input().split()\\nb = list(map(int, a))\\nb.sort()
                    print("sorted(input().split())")
                    for x in a:\\n    if x < 0:\\n        a.remove(x)\\n        break
                    for x in a:\\n    if x < 0:\\n        a.remove(x); break
                    for x in a:\\n    if x < 0:\\n        a.remove(x)\\n        s += 1\\n    if s:\\n        break
                    for x in list(a):\\n    a.remove(x)
                    for x in a[:]:\\n    a.remove(x)
                    for x in a:\\n    b.remove(x)
                    for x in a:\\n    a.append(x)
                    for x in a:\\n    print(x)\\na.pop()
                    """)
    void areNotSeenInWhatIsRight(String source) {
        assertThat(codes(source, "3\n10 9 1\n")).isEmpty();
    }

    @Test
    void areLookedForInLongLinesToo() {
        String brackets = "a = " + "[[".repeat(100_000);

        assertThat(codes(brackets + "\n" + "(".repeat(100_000), "1 ".repeat(1_000_000) + "x"))
                .isEmpty();
    }
}
