package judge.language.python.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PythonHostTest {

    private static final String ANSWER = "judge\t/usr/bin/python3.11\t/usr\t/usr/lib/python3.11"
            + "\t/usr/lib/python3.11/lib-dynload\t3.11.2\tCPython 3.11.2 (main)";

    @Test
    void isWhatTheInterpreterSaysOfItselfWhateverElseIsPrinted() {
        assertThat(PythonHost.read("a warning\n" + ANSWER + "\n"))
                .contains(new PythonHost(
                        Path.of("/usr/bin/python3.11"),
                        Path.of("/usr"),
                        Path.of("/usr/lib/python3.11"),
                        Path.of("/usr/lib/python3.11/lib-dynload"),
                        "3.11.2",
                        "CPython 3.11.2 (main)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.7.3", "2.7.18", "4.0.0"})
    void isNoneOfAnotherVersion(String version) {
        assertThat(PythonHost.read(ANSWER.replace("\t3.11.2\t", "\t" + version + "\t")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "judge", "pyenv: python3: command not found"})
    void isNoneWhereNoInterpreterAnswers(String answer) {
        assertThat(PythonHost.read(answer)).isEmpty();
        assertThat(PythonHost.read(ANSWER.replace("CPython", "PyPy"))).isEmpty();
    }
}
