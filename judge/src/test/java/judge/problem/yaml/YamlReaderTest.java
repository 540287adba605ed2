package judge.problem.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import judge.problem.PackageFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlReaderTest {

    @TempDir
    Path temp;

    private List<String> faultsOfJudgeYaml(byte[] content) {
        return PackageFolder.sound(temp).write("judge.yaml", content).faults();
    }

    private List<String> faultsOfJudgeYaml(String content) {
        return faultsOfJudgeYaml(content.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void readsAFileWithByteOrderMarkAndWindowsLineEnds() {
        assertThat(faultsOfJudgeYaml("\uFEFFchecker: token\r\ninput_file: a.in\r\n"))
                .isEmpty();
    }

    @Test
    void takesAnEmptyFileForOneWithoutKeys() {
        assertThat(faultsOfJudgeYaml("")).isEmpty();
        assertThat(faultsOfJudgeYaml("# nothing yet\n")).isEmpty();
        assertThat(faultsOfJudgeYaml("---\n")).isEmpty();
    }

    @Test
    void namesEveryKeyThatStandsThereTwice() {
        assertThat(faultsOfJudgeYaml(
                        "checker: token\nchecker: exact\njava:\n  time_multiplier: 1\n  time_multiplier: 2\n"))
                .containsExactly(
                        "judge.yaml:2: checker stands there twice, found \"exact\" again",
                        "judge.yaml:5: java.time_multiplier stands there twice, found 2 again");
    }

    @Test
    void refusesASecondDocument() {
        assertThat(faultsOfJudgeYaml("checker: token\n---\nchecker: exact\n"))
                .containsExactly("judge.yaml:3: a second document begins, only one is read");
    }

    @Test
    void refusesAliases() {
        assertThat(faultsOfJudgeYaml("input_file: &name a\noutput_file: *name\n"))
                .anySatisfy(fault -> assertThat(fault)
                        .isEqualTo("judge.yaml:2: output_file is an alias, *name; aliases are not supported"));
    }

    @Test
    void doesNotUnfoldABombOfAliases() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            String before = "*a" + (i - 1);
            bomb.append("a").append(i).append(": &a").append(i).append(" [");
            bomb.append(String.join(", ", List.of(before, before, before, before)))
                    .append("]\n");
        }

        assertThat(faultsOfJudgeYaml(bomb.toString()))
                .contains("judge.yaml:2: a1 is an alias, *a0; aliases are not supported");
    }

    @Test
    void refusesDeepNesting() {
        assertThat(faultsOfJudgeYaml("java: " + "[".repeat(100_000)))
                .singleElement()
                .asString()
                .isEqualTo("judge.yaml:1: is not YAML: lists and maps lie in each other too deep: at most 40 may");
        assertThat(faultsOfJudgeYaml("java: " + "{a: ".repeat(100_000)))
                .singleElement()
                .asString()
                .isEqualTo("judge.yaml:1: is not YAML: lists and maps lie in each other too deep: at most 40 may");
    }

    @Test
    void refusesWhatIsNotUtf8() {
        assertThat(faultsOfJudgeYaml("checker: \u9776\u5f62".getBytes(java.nio.charset.Charset.forName("GB18030"))))
                .containsExactly("judge.yaml: is not UTF-8");
        assertThat(faultsOfJudgeYaml("checker: token\n".getBytes(StandardCharsets.UTF_16)))
                .containsExactly("judge.yaml: is not UTF-8");
    }

    @Test
    void refusesNulBytes() {
        assertThat(faultsOfJudgeYaml("checker: to\0ken\n"))
                .singleElement()
                .asString()
                .startsWith("judge.yaml:1: is not YAML: special characters are not allowed");
    }

    @Test
    void refusesAHugeFileWithoutReadingIt() {
        assertThat(faultsOfJudgeYaml(" ".repeat(10 << 20)))
                .containsExactly("judge.yaml: is 10485760 bytes long, at most 1048576 are read");
    }

    @Test
    void refusesWhatIsNoMap() {
        assertThat(faultsOfJudgeYaml("- token\n"))
                .containsExactly("judge.yaml: must hold keys and values, found a list of 1");
        assertThat(faultsOfJudgeYaml("token\n"))
                .containsExactly("judge.yaml: must hold keys and values, found \"token\"");
    }

    @Test
    void namesTheLineOfASyntaxError() {
        assertThat(faultsOfJudgeYaml("checker: token\n\tinput_file: a\n"))
                .singleElement()
                .asString()
                .startsWith("judge.yaml:2: is not YAML: ");
    }

    @Test
    void showsALongValueShortAndWithoutControlCharacters() {
        assertThat(faultsOfJudgeYaml("checker: \"\\e[31m" + "x".repeat(100_000) + "\"\n"))
                .containsExactly("judge.yaml:1: checker must be one of token, exact, float, sudoku, found \" [31m"
                        + "x".repeat(75) + "...\"");
    }

    @Test
    void doesNotTakeAMergeKeyForAnythingButAKey() {
        assertThat(faultsOfJudgeYaml("<<: {checker: exact}\n"))
                .singleElement()
                .asString()
                .startsWith("judge.yaml:1: << is not a key that is known here");
    }

    /** People break YAML so: the message is about their mistake, without a word of how YAML is parsed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    a: 1~b: [1, 2~c: 3      | 2 | the "[" in this line is not closed by a "]", or a comma is missing
                    a: [1, 2                | 1 | the "[" in this line is not closed by a "]", or a comma is missing
                    a: {b: 1~c: 3           | 1 | the "{" in this line is not closed by a "}", or a comma is missing
                    a: [1, {b: 2]           | 1 | the "{" in this line is not closed by a "}", or a comma is missing
                    x: 1~a: "b~c: 2         | 2 | the quotation mark that is opened in this line is never closed
                    name: A: B              | 1 | a ":" stands where none can: a text with ": " in it needs quotes
                    a:~<tab>b: 2            | 2 | a tab stands where blanks must: YAML is indented by blanks alone
                    a: @x                   | 1 | a text that begins with "@" needs quotes
                    a: `x                   | 1 | a text that begins with "`" needs quotes
                    a: *                    | 1 | a text that begins with "*" needs quotes
                    a: "\\q"                | 1 | "\\q" means nothing in double quotes: write "\\\\"
                    a:~  b: 1~ c: 2         | 3 | the keys of a map must all be indented by the same number of blanks
                    a: 1~- b                | 2 | a "-" of a list stands among keys
                    - a~b: 1                | 2 | a key stands among the "-" of a list
                    a: 'it's'               | 1 | something stands behind the closing quotation mark
                    a: ]                    | 1 | a "]" stands where a value must
                    {a: 1}}                 | 1 | there is a "}" too much
                    """)
    void saysInPlainWordsWhatIsBroken(String text, int line, String meaning) {
        assertThat(faultsOfJudgeYaml(text.replace("~", "\n").replace("<tab>", "\t")))
                .singleElement()
                .asString()
                .startsWith("judge.yaml:" + line + ": is not YAML: " + meaning);
    }
}
