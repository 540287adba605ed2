package judge.explain.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.language.RunInput;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.reason.Hint;
import judge.source.LanguageName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileMistakesTest {

    private static final RunInput FILES = input(Optional.of("magic.in"), Optional.of("magic.out"));
    private static final RunInput STREAMS = input(Optional.empty(), Optional.empty());
    private static final RunInput INPUT_ONLY = input(Optional.of("magic.in"), Optional.empty());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "freopen(\"magic.out\", \"r\", stdout);"
                        + " | file-output-read magic.out freopen(\"magic.out\", \"w\", stdout)",
                "freopen(\"magic.out\",\"rb\",stdout);"
                        + " | file-output-read magic.out freopen(\"magic.out\", \"wb\", stdout)",
                "FILE *o = fopen(\"magic.out\", \"r\"); | file-output-read magic.out fopen(\"magic.out\", \"w\")",
                "ifstream fout(\"magic.out\"); | file-output-read magic.out ofstream(\"magic.out\")",
                "ifstream f; f.open(\"magic.out\"); | file-output-read magic.out ofstream(\"magic.out\")",
                "fstream f(\"magic.out\", ios::in); | file-output-read magic.out ofstream(\"magic.out\")",
                "#define F \"magic\"\\nfreopen(F \".out\", \"r\", stdout);"
                        + " | file-output-read magic.out freopen(\"magic.out\", \"w\", stdout)",
                "string s = \"magic\"; ifstream o((s + \".out\").c_str());"
                        + " | file-output-read magic.out ofstream(\"magic.out\")",
                "freopen(\"magic.in\",\"w\",stdin); | file-input-written magic.in freopen(\"magic.in\", \"r\", stdin)",
                "FILE *f = fopen(\"magic.in\",\"w\"); | file-input-written magic.in fopen(\"magic.in\", \"r\")",
                "ofstream fin(\"magic.in\"); | file-input-written magic.in ifstream(\"magic.in\")",
                "freopen(\"magic.in\",\"w\",stdout); | file-input-as-output magic.in magic.out",
                "ifstream fin(\"magic.in\"); ofstream fout(\"magic.in\"); | file-input-as-output magic.in magic.out",
                "freopen(\"magic.out\",\"r\",stdin); | file-output-as-input magic.out magic.in",
                "freopen(\"magic.in\",\"r\",stdout); | file-other-stream magic.in stdin",
                "freopen(\"magic.out\",\"w\",stdin); | file-other-stream magic.out stdout",
                "freopen(\"Magic.out\",\"w\",stdout); | file-output-name Magic.out magic.out",
                "freopen(\"magic.ans\",\"w\",stdout); | file-output-name magic.ans magic.out",
                "freopen(\"D:\\\\magic\\\\magic.out\",\"w\",stdout); | file-output-name D:\\magic\\magic.out magic.out",
                "ofstream fout(\"out.txt\"); fout << 1; | file-output-name out.txt magic.out",
                "freopen(\"magic.txt\",\"r\",stdin); | file-input-name magic.txt magic.in",
                "freopen(\"magic/magic.in\",\"r\",stdin); | file-input-name magic/magic.in magic.in",
                "#ifdef LOCAL\\n#endif\\n/* \" */ freopen(\"Magic.in\",\"r\",stdin);"
                        + " | file-input-name Magic.in magic.in",
            })
    void areToldOfCAndCpp(String source, String expected) {
        assertThat(told(source, LanguageName.CPP, FILES)).containsExactly(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sys.stdout = open('magic.out') | file-output-read magic.out open(\"magic.out\", \"w\")",
                "print(1, file=open('magic.out', 'r')) | file-output-read magic.out open(\"magic.out\", \"w\")",
                "with open('magic.out', mode='rb') as f: | file-output-read magic.out open(\"magic.out\", \"wb\")",
                "fin = open('magic.in', 'w') | file-input-written magic.in open(\"magic.in\", \"r\")",
                "sys.stdin = open('magic.out') | file-output-as-input magic.out magic.in",
                "sys.stdout = open('magic.in', 'w') | file-input-as-output magic.in magic.out",
                "sys.stdout = open('Magic.out', 'w') | file-output-name Magic.out magic.out",
                "f = open('magic.ans', 'w')\\nprint(1, file=f) | file-output-name magic.ans magic.out",
                "Path('out.txt').write_text('1') | file-output-name out.txt magic.out",
                "n = 'magic'\\nf = open(f'{n}.txt') | file-input-name magic.txt magic.in",
                "n = 7 // 2 # (\\nsys.stdout = open(\\n  'Magic.out', 'w') | file-output-name Magic.out magic.out",
                "sys.stdout = open('magic.in') | file-other-stream magic.in stdin",
                "if __name__ == '__main__':\\n    sys.stdin = open('MAGIC.IN') | file-input-name MAGIC.IN magic.in",
            })
    void areToldOfPython(String source, String expected) {
        assertThat(told(source, LanguageName.PYTHON3, FILES)).containsExactly(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "FileReader out = new FileReader(\"magic.out\");"
                        + " | file-output-read magic.out new FileWriter(\"magic.out\")",
                "Scanner in = new Scanner(new File(\"magic.out\")); | file-output-as-input magic.out magic.in",
                "File f = new File(\"Magic.in\"); Scanner s = new Scanner(f); | file-input-name Magic.in magic.in",
                "new BufferedReader(new FileReader(\"input.txt\")); | file-input-name input.txt magic.in",
                "PrintWriter out = new PrintWriter(new FileWriter(\"magic.in\"));"
                        + " | file-input-as-output magic.in magic.out",
                "BufferedReader in = new X(new FileWriter(\"magic.in\"));"
                        + " | file-input-written magic.in new FileReader(\"magic.in\")",
                "String n =\\n  \"magic.txt\"; PrintWriter w = new PrintWriter(n);"
                        + " | file-output-name magic.txt magic.out",
                "System.setOut(new PrintStream(\"Magic.out\")); | file-output-name Magic.out magic.out",
                "PrintWriter w = new PrintWriter(\"magic.txt\"); | file-output-name magic.txt magic.out",
                "Files.readAllLines(Paths.get(\"magic.txt\")); | file-input-name magic.txt magic.in",
                "Scanner in = new Scanner(\"magic.in\"); | scanner-text",
            })
    void areToldOfJava(String source, String expected) {
        assertThat(told(source, LanguageName.JAVA, FILES)).containsExactly(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "freopen(\"./magic.in\", \"r\", stdin); freopen(\"magic.out\", \"w\", stdout);",
                "// freopen(\"Magic.out\", \"w\", stdout);",
                "/* freopen(\"Magic.out\", \"w\", stdout); */",
                "#ifndef ONLINE_JUDGE\\nfreopen(\"my.txt\", \"r\", stdin);\\n#endif",
                "if (fopen(\"my.in\", \"r\")) freopen(\"my.in\", \"r\", stdin);",
                "if (getenv(\"X\")) { init(); freopen(\"my.in\", \"r\", stdin); }",
                "freopen(\"/dev/stdin\", \"r\", stdin); fopen(\"/proc/self/status\", \"r\");",
                "freopen(\"err.txt\", \"w\", stderr);",
                "ofstream log(\"log.txt\"); cout << 1;",
                "ofstream log(\"log.txt\"); ofstream out(\"magic.out\");",
                "{ ofstream t(\"t\"); } ifstream u(\"t\");",
                "ifstream fin(name);",
            })
    void areNotSeenInWhatIsRightOrForOneself(String source) {
        assertThat(told(source, LanguageName.CPP, FILES)).isEmpty();
        assertThat(told("\"\"\"\\nsys.stdin = open('my.in')\\n\"\"\"", LanguageName.PYTHON3, FILES))
                .isEmpty();
        assertThat(told(
                        "try:\\n    sys.stdin = open('my.in')\\nexcept OSError:\\n    pass",
                        LanguageName.PYTHON3,
                        FILES))
                .isEmpty();
    }

    @Test
    void fitWhatTheProblemHas() {
        String both = "freopen(\"magic.in\",\"r\",stdin);\\nfreopen(\"magic.out\",\"w\",stdout);";

        assertThat(told(both, LanguageName.CPP, INPUT_ONLY)).containsExactly("file-not-taken magic.out");
        assertThat(told(both, LanguageName.CPP, STREAMS)).containsExactly("file-not-found", "file-not-taken magic.out");
        assertThat(FileMistakes.hints(List.of(both.replace("\\n", "\n")), LanguageName.CPP, INPUT_ONLY))
                .extracting(hint -> hint.parameters().get("line"))
                .containsExactly(2L);
    }

    @Test
    void areToldOfBothFiles() {
        String exchanged = "freopen(\"magic.out\",\"r\",stdin); freopen(\"magic.in\",\"w\",stdout);";

        assertThat(told(exchanged, LanguageName.CPP, FILES))
                .containsExactly("file-output-as-input magic.out magic.in", "file-input-as-output magic.in magic.out");
    }

    @Test
    void areKnownFromWhatARuntimeSaysToo() {
        Pattern name = Pattern.compile(": '(.*)'$");
        Hint missing = Hint.of("file-not-found");

        assertThat(FileMistakes.known(missing, "x: 'magic.out'", name, FILES)).isEqualTo(Hint.of("file-output-read"));
        assertThat(FileMistakes.known(missing, "x: 'secret'", name, FILES))
                .isEqualTo(Hint.of("file-input-name", "wanted", "magic.in"));
        assertThat(FileMistakes.known(missing, "x: 'a'", name, STREAMS)).isEqualTo(missing);
    }

    private static List<String> told(String source, LanguageName language, RunInput input) {
        return FileMistakes.hints(List.of(source.replace("\\n", "\n")), language, input).stream()
                .map(hint -> {
                    StringBuilder all = new StringBuilder(hint.code());
                    for (String name :
                            Catalogue.named(hint.code()).orElseThrow().parameters()) {
                        all.append(' ').append(hint.parameters().get(name));
                    }
                    return all.toString();
                })
                .toList();
    }

    private static RunInput input(Optional<String> input, Optional<String> output) {
        Judging judging =
                new Judging(new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN), Optional.empty(), input, output);
        return RunInput.of(new byte[] {1}, judging, List.of());
    }
}
