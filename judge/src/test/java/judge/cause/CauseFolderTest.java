package judge.cause;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CauseFolderTest {

    private static final String BLOCK =
            """
            - code: a-b
              parameters: [name]
              said:
                - by: gcc
                  rank: 10
                  message: no '(?<name>\\w+)'
              en: There is no {name}.
              zh: 没有 {name}。
              examples:
                - name: first
                  line: 1
                  sources:
                    main.cpp: |
                      int main() {}
            """;

    @TempDir
    private Path folder;

    private CauseFolder read(String... texts) throws IOException {
        for (int i = 0; i < texts.length; i++) {
            Files.writeString(folder.resolve("f" + i + ".yaml"), texts[i]);
        }
        return CauseFolder.read(folder);
    }

    @Test
    void readsABlock() throws IOException {
        CauseFolder read = read(BLOCK);

        assertThat(read.causes()).singleElement().satisfies(cause -> {
            assertThat(cause.english()).isEqualTo("There is no {name}.");
            assertThat(cause.said()).singleElement().satisfies(said -> {
                assertThat(said.kind()).isEqualTo("error");
                assertThat(said.message()).isEqualTo("no '(?<name>\\w+)'");
            });
        });
        assertThat(read.examples()).singleElement().satisfies(example -> {
            assertThat(example.code()).isEqualTo("a-b");
            assertThat(example.sources()).containsEntry("main.cpp", "int main() {}\n");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    code: a-b         | code: A_b          | f0.yaml:1: a code is made of small letters
                    '{name}.'         | it.                | f0.yaml:1: en has the gaps [], and the parameters
                    zh: 没有 {name}。 |                    | f0.yaml:1: zh is missing
                    by: gcc           | by: gpp            | f0.yaml:4: gpp is no speaker
                    rank: 10          | rank: first        | f0.yaml:4: rank has to be a whole number
                    rank: 10          | ranks: 10          | f0.yaml:4: ranks is no key here
                    (?<name>          | (?<name            | f0.yaml:4: message is no regular expression
                    (?<name>          | (?<other>          | f0.yaml:4: the message has a group other
                    name: first       | at: nowhere        | f0.yaml:10: name is missing
                    line: 1           | line: 3            | f0.yaml:10: no source of the example has a line 3
                    en:               | leads-to: [c]~  en: | leads-to names c, of which there is no block
                    en:               | traits: [odd]~  en: | odd is no trait
                    examples:         | tested-by: [       | f0.yaml:
                    """)
    void saysWhatIsWrongAndWhere(String right, String wrong, String fault) {
        String text = BLOCK.replace(right, wrong == null ? "" : wrong.replace('~', '\n'));

        assertThatThrownBy(() -> read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(fault);
    }

    @Test
    void saysAllThatIsWrongAtOnce() {
        String same = BLOCK.replace("examples:", "tested-by: ATest\n  xs:");

        assertThatThrownBy(() -> read(BLOCK, same))
                .hasMessageContaining("f1.yaml:1: a-b has a block already at f0.yaml:1")
                .hasMessageContaining("xs is no key here");
        assertThatThrownBy(() -> read(BLOCK, BLOCK.replace("a-b", "c")))
                .hasMessageContaining("another example is called first");
    }

    @Test
    void wantsAnExampleOrATest() {
        String without = BLOCK.substring(0, BLOCK.indexOf("  examples:"));

        assertThatThrownBy(() -> read(without)).hasMessageContaining("f0.yaml:1: a-b needs either an example");
    }
}
