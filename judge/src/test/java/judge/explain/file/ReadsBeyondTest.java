package judge.explain.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.language.Spot;
import judge.reason.Hint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadsBeyondTest {

    private static final String INPUT = "2 abc\n3 def\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "string s;\nwhile(true){ cin>>s; if(s==\"END\")break; cout<<s; }",
                "int n;\nfor (;;) { scanf(\"%d\", &n); if (n == 0) return 0; puts(\"x\"); }",
                "string s;\nwhile (s != \"end\") { getline(cin, s); }",
                "string s;\ndo { cin >> s; } while (s != \"#\");",
                "int x;\nwhile (1) { cin >> x; cout << x; }",
                "String s;\nwhile (true) { s = in.readLine(); if (\"END\".equals(s)) break; n++; }",
                "int n = 1;\nwhile (n != -1) { cin >> n; sum += n; }",
                "char c;\nwhile ((c = getchar()) != '#') n++;",
            })
    void isToldOfLoopsThatWaitForWhatTheInputHasNot(String source) {
        assertThat(ReadsBeyond.hint(List.of(source), INPUT, List.of()))
                .contains(Hint.of("loop-reads-beyond").with("line", 2L));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "char c = getchar();\nwhile (c != '\\n') c = getchar();",
                "char c;\nwhile ((c = getchar()) != '\\n') n++;",
                "char c = ' ';\nwhile (c != '\\n') { cin.get(c); s += c; }",
                "int c = cin.get();\nwhile (c != '\\n' && c != ' ') { s += c; c = cin.get(); }",
                "char c = getchar();\nwhile (c < '0' || c > '9') { if (c == '-') w = -1; c = getchar(); }",
                "char c;\nwhile (!isdigit(c = getchar()));",
                "int c = in.read();\nwhile (c != '\\n') { n++; c = in.read(); }",
                "char c = (char) in.read();\nwhile (!Character.isDigit(c)) c = (char) in.read();",
            })
    void isToldOfLoopsThatOnlyACharacterEndsWhereTheTimeGoesThere(String source) {
        assertThat(ReadsBeyond.hint(List.of(source), INPUT, List.of(new Spot(90, "main", 2, "", 0))))
                .contains(Hint.of("loop-reads-beyond").with("line", 2L));
        assertThat(ReadsBeyond.hint(List.of(source), INPUT, List.of(new Spot(90, "main", 9, "", 0))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (c != '\\n' && c != EOF) c = getchar();",
                "while (c >= '0' && c <= '9') c = getchar();",
                "while (isdigit(c)) c = getchar();",
                "while (c != '\\n') { c = getchar(); if (c == -1) break; }",
                "while (i < n) c = getchar();",
            })
    void isSilentWhereTheEndOfTheInputIsAskedFor(String source) {
        assertThat(ReadsBeyond.hint(List.of(source), INPUT, List.of(new Spot(90, "main", 1, "", 0))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (cin >> s) { if (s == \"END\") break; }",
                "while (true) { cin >> s; if (!cin) break; if (s == \"END\") break; }",
                "while (true) { if (!(cin >> s)) break; }",
                "while (true) { cin >> s; if (s == \"def\") break; }",
                "while (true) { cin >> s; if (s == \"END\" || s.empty()) break; }",
                "while (n--) { cin >> s; }",
                "while (i < n) { cin >> s; i++; }",
                "while ((c = getchar()) != EOF) n++;",
                "while ((c = getchar()) != -1) n++;",
                "puts(\"while (true) { cin >> s; }\");",
                "while (true) { s = in.readLine(); if (s == null) break; }",
                "while (scanf(\"%d\", &n) == 1) { if (n == 0) break; }",
                "while (true) { cin >> s; if (++k > 5) break; }",
                "while (true) { step(); if (n == 77) break; }",
                "// while (true) { cin >> s; }",
            })
    void isSilentOfThoseThatEnd(String source) {
        assertThat(ReadsBeyond.hint(List.of(source), INPUT, List.of())).isEmpty();
    }
}
