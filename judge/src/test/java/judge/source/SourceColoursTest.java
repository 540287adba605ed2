package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.source.SourceColours.Piece;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceColoursTest {

    /** The pieces with a kind, as {@code kind:text}. */
    private static List<String> coloured(String file, String source) {
        return SourceColours.of(file, source.lines().toList()).stream()
                .flatMap(List::stream)
                .filter(piece -> !piece.kind().isEmpty())
                .map(piece -> piece.kind() + ":" + piece.text())
                .toList();
    }

    @Test
    void tellsKeywordsTextsNumbersAndCommentsApart() {
        assertThat(coloured(
                        "a/Main.java", "int x = 0x1F; // int\nString s = \"int \\\" 1\"; char c = '\\''; /* a\nb */ y"))
                .containsExactly(
                        "keyword:int",
                        "figure:0x1F",
                        "remark:// int",
                        "text:\"int \\\" 1\"",
                        "keyword:char",
                        "text:'\\''",
                        "remark:/* a",
                        "remark:b */");
        assertThat(coloured("main.py", "def f(x1): # def\n  return '''a\n# b''' + \"c\""))
                .containsExactly(
                        "keyword:def", "remark:# def", "keyword:return", "text:'''a", "text:# b'''", "text:\"c\"");
        assertThat(coloured("main.cpp", "#include <x>\nusing namespace std;"))
                .containsExactly("keyword:using", "keyword:namespace");
        assertThat(coloured("main.c", "class int")).containsExactly("keyword:int");
        assertThat(coloured("main.lua", "local x = 1 --[[ a\nb ]] -- c"))
                .containsExactly("keyword:local", "figure:1", "remark:--[[ a", "remark:b ]]", "remark:-- c");
        assertThat(coloured("main.pas", "BEGIN writeln('it') END"))
                .containsExactly("keyword:BEGIN", "text:'it'", "keyword:END");
        assertThat(coloured("main.adb", "X'First")).isEmpty();
        assertThat(coloured("main.ts", "let a: number = null")).containsExactly("keyword:let", "keyword:null");
    }

    @ParameterizedTest
    @CsvSource({"out.ans", "notes.txt", "Makefile"})
    void leavesWhatIsNoSourceAsItIs(String file) {
        assertThat(coloured(file, "int x = 1; // int")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Main.java", "main.cpp", "main.c", "main.py"})
    void losesNothingOfAnyText(String file) {
        Random random = new Random(47);
        String signs = "\"'/*#\\\t x1_é王(){};\u0000\ud83d";
        for (int i = 0; i < 300; i++) {
            List<String> lines = IntStream.range(0, 5)
                    .mapToObj(line -> random.ints(random.nextInt(30), 0, signs.length())
                            .mapToObj(at -> signs.substring(at, at + 1))
                            .collect(Collectors.joining()))
                    .toList();
            assertThat(SourceColours.of(file, lines).stream()
                            .map(pieces -> pieces.stream().map(Piece::text).collect(Collectors.joining())))
                    .containsExactlyElementsOf(lines);
        }
        String long1 = "\"" + "\\a".repeat(90_000);
        assertThat(SourceColours.of(file, List.of(long1)).get(0)).hasSize(1);
        assertThat(SourceColours.of(file, List.of("int ".repeat(100_000))).get(0))
                .as("too long for colours")
                .hasSize(1);
    }
}
