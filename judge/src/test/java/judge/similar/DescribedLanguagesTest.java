package judge.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Languages that files describe, as they are compared: two programs that count islands by different ideas. */
class DescribedLanguagesTest {

    private static String program(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(DescribedLanguagesTest.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The same with other names, numbers and texts, without its comments, and laid out in another way. */
    private static String disguised(String program, String comments) {
        return program.replaceAll("(?m)" + comments, "")
                .replaceAll("\\b(row|column|islands|map|sea|fill|rows|columns|line|step|down|right)\\b", "other_$1")
                .replaceAll("\\b35\\b", "0x23")
                .replaceAll("there are", "number of islands -- #1 // is")
                .replaceAll("(?m)^ +|\t+", "\t   ")
                .replaceAll(", ", " ,  ")
                .replaceAll("(?m)$", "\n");
    }

    private static List<Likeness> alike(Work... works) {
        return new SimilarWorks(SimilarWorks.THRESHOLD, List.of())
                .find(List.of(works))
                .pairs();
    }

    @ParameterizedTest
    @CsvSource({
        "lua, Lua, --.*$",
        "go, Go, //.*$",
        "rb, Ruby, ( |^)#( .*)?$",
        "rs, Rust, //.*$|/\\*.*?\\*/",
        "js, JavaScript, //.*$",
        "pas, Pascal, //.*$|\\{.*?\\}"
    })
    void aCopyInDisguiseIsFoundAndAnotherIdeaIsNot(String ending, String title, String comments) throws IOException {
        String flood = program("flood." + ending);
        Work anna = new Work("anna", Map.of("main." + ending, flood));
        Work bert = new Work("bert", Map.of("own." + ending, disguised(flood, comments)));
        Work carl = new Work("carl", Map.of("main." + ending, program("union." + ending)));

        assertThat(alike(anna, bert, carl)).singleElement().satisfies(pair -> {
            assertThat(List.of(pair.first().name(), pair.second().name())).containsExactly("anna", "bert");
            assertThat(pair.share()).isGreaterThan(0.99);
            assertThat(pair.first().grammar().title()).isEqualTo(title);
        });
        assertThat(new SimilarWorks(0, List.of()).find(List.of(anna, carl)).pairs())
                .allSatisfy(pair -> assertThat(pair.share()).isLessThan(0.45));
    }

    @Test
    void typesAddedToJavaScriptMakeNoOtherWorkOfIt() throws IOException {
        String flood = program("flood.js");
        String typed = flood.replace("(row, column) {", "(row: number, column: number): void {");

        assertThat(alike(new Work("anna", Map.of("a.js", flood)), new Work("bert", Map.of("a.ts", typed))))
                .hasSize(1);
        assertThat(Grammar.ofFile("a.pypy3")).contains(Grammar.PYTHON);
    }
}
