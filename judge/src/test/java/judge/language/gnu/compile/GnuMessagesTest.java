package judge.language.gnu.compile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import judge.language.Compilation.Diagnostic;
import org.junit.jupiter.api.Test;

/** The messages of the compiler, the assembler and the linker, read. */
class GnuMessagesTest {

    private static final UnaryOperator<String> WITHIN = path -> path.startsWith("/source/") ? path.substring(8) : "";
    private static final BiFunction<String, Long, String> LINES = (file, line) -> file + " line " + line;

    private static final String ONE =
            """
            {"kind": "error", "message": "expected ';'", "option": "-Wx", "children": [],
             "locations": [{"caret": {"file": "/source/a.cpp", "line": 3, "column": 9, "display-column": 7}}]}""";

    private static List<Diagnostic> json(String said) {
        return new GnuDiagnostics(WITHIN, LINES).read(said.getBytes(UTF_8));
    }

    @Test
    void readsDiagnosticsInJson() {
        assertThat(json("[" + ONE + ", {\"kind\": \"note\", \"message\": \"x\"}]\n"))
                .containsExactly(new Diagnostic("error", "a.cpp", 3, 7, "expected ';'", "a.cpp line 3", "-Wx"));
    }

    @Test
    void takesLinesAndColumnsBelowZeroForUnknown() {
        String trigraph = ONE.replace("\"column\": 9, \"display-column\": 7", "\"column\": -1, \"display-column\": -1");
        String beyond = ONE.replace("\"line\": 3", "\"line\": -2147483648");

        assertThat(json("[" + trigraph + ", " + beyond + "]"))
                .extracting(Diagnostic::line, Diagnostic::column)
                .containsExactly(tuple(3L, 0L), tuple(0L, 7L));
    }

    @Test
    void readsWhatStandsBeforeTheEndIsMissing() {
        assertThat(json("[" + ONE + ", {\"kind\": \"error\", \"mess")).hasSize(1);
        assertThat(json("cc1plus: warning: no [brackets]\n[" + ONE + "]")).hasSize(1);
        assertThat(json("[]")).isEmpty();
    }

    @Test
    void readsTextWithTheLineThatLedIntoTheLibrary() {
        List<Diagnostic> read = new GnuText(WITHIN, LINES)
                .read(
                        """
                        In file included from /source/a.cpp:1:
                        /usr/include/x.h: In instantiation of 'void f()':
                        /source/a.cpp:5:14:   required from here
                        /usr/include/x.h:1955:50: error: no match for 'operator-' [-Wy]
                        /source/b.cpp:2:1: warning: unused
                        /source/b.cpp:10:13: error: invalid conversion to 'int' [-fpermissive]
                        cc1plus: error: '::main' must return 'int'
                        """
                                .getBytes(UTF_8));

        assertThat(read)
                .containsExactly(
                        new Diagnostic("error", "a.cpp", 5, 14, "no match for 'operator-'", "a.cpp line 5", "-Wy"),
                        new Diagnostic("warning", "b.cpp", 2, 1, "unused", "b.cpp line 2", ""),
                        new Diagnostic(
                                "error",
                                "b.cpp",
                                10,
                                13,
                                "invalid conversion to 'int'",
                                "b.cpp line 10",
                                "-fpermissive"),
                        new Diagnostic("error", "", 0, 0, "'::main' must return 'int'", "", ""));
    }

    @Test
    void readsEachThingThatTheLinkerMissesOnce() {
        byte[] said =
                """
                ld: unit-0.o: in function `main':
                main.cpp:(.text+0x5): undefined reference to `f()'
                ld: main.cpp:(.text+0x9): undefined reference to `f()'
                ld: unit-1.o: in function `main': multiple definition of `main'; unit-0.o: first defined here
                """
                        .getBytes(UTF_8);

        assertThat(LinkerMessages.linker(said))
                .extracting(Diagnostic::message)
                .containsExactly("undefined reference to 'f()'", "multiple definition of 'main'");
    }
}
