package judge.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import judge.cli.terminal.Columns.Cell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnsTest {

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "abc, 3",
        "张三, 4",
        "ａ, 2",
        "한국, 4",
        "e\u0301, 1",
        "🦊, 2",
        "a\u200bb, 2",
        "…, 1",
        "Łódź, 4",
    })
    void knowsTheWidthOfTextOnATerminal(String text, int width) {
        assertThat(DisplayWidth.of(text)).isEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource({"张三李四, 8, 张三李四", "张三李四, 7, 张三李…", "张三李四, 6, 张三…", "anna, 3, an…", "'', 0, ''"})
    void cutsWhatIsTooWide(String text, int columns, String cut) {
        assertThat(DisplayWidth.cut(text, columns)).isEqualTo(cut);
    }

    @Test
    void alignsByTheWidthOnATerminal() {
        List<List<Cell>> lines = List.of(cells("张三", "1", "x"), cells("anna", "100", "y"));

        Columns columns = Columns.fitting(lines, false, true, false);

        assertThat(lines.stream().map(columns::line)).containsExactly("张三    1  x", "anna  100  y");
    }

    @Test
    void leavesNoBlanksAtTheEndOfALine() {
        Columns columns = new Columns(List.of(5, 5, 5));

        assertThat(columns.line(cells("a", "b", ""))).isEqualTo("a      b");
        assertThat(columns.line(cells("a", "", ""))).isEqualTo("a");
        assertThat(columns.line(cells("", "", ""))).isEmpty();
    }

    @Test
    void keepsTheColumnsOfEmptyCells() {
        assertThat(new Columns(List.of(2, 2, -3)).line(cells("", "b", "c"))).isEqualTo("    b     c");
    }

    @Test
    void putsColoursOnAfterAligning() {
        Cell painted = new Cell("a", text -> "<" + text + ">");

        assertThat(new Columns(List.of(3, 1)).line(List.of(painted, Cell.of("b"))))
                .isEqualTo("<a>    b");
    }

    private static List<Cell> cells(String... texts) {
        return Stream.of(texts).map(Cell::of).toList();
    }
}
