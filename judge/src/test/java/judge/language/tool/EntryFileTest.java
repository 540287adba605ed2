package judge.language.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryFileTest {

    @ParameterizedTest
    @CsvSource({
        "anything.py, anything.py",
        "a.py3, a.py3",
        "main.py helper.py, main.py",
        "Main.py helper.py, Main.py",
        "src/main.py src/helper.py, src/main.py",
        "__main__.py main.py, __main__.py",
        "app/__main__.py app/main.py, app/__main__.py",
        "sum.py helper.py, sum.py",
        "Sum.py helper.py, Sum.py",
        "main.py sum.py, main.py",
        "main.py tests/main.py, main.py",
        "main.py pkg/__main__.py, main.py",
        "sum.py old/main.py, sum.py",
        "p/main.py p/lib/x/__main__.py p/lib/main.py, p/main.py"
    })
    void isTheOneThatAllWouldAgreeOn(String files, String entry) {
        assertThat(EntryFile.of(List.of(files.split(" ")), "sum")).contains(entry);
    }

    @ParameterizedTest
    @CsvSource({"one.py two.py", "a/main.py b/main.py", "main.py main.py3"})
    void isNoneWhereSeveralCouldBeIt(String files) {
        assertThat(EntryFile.of(List.of(files.split(" ")), "sum")).isEmpty();
    }
}
