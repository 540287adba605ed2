package judge.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ParagraphTest {

    @Test
    void breaksAtBlanksAndIndentsEachLine() {
        assertThat(Paragraph.lines("one two three four", "  ", 11)).containsExactly("  one two", "  three", "  four");
        assertThat(Paragraph.lines("one two three four", "  ", 20)).containsExactly("  one two three four");
    }

    @Test
    void givesAWordThatIsTooWideALineOfItsOwn() {
        assertThat(Paragraph.lines("a incomprehensibilities b", "", 10))
                .containsExactly("a", "incomprehensibilities", "b");
    }

    @Test
    void breaksChineseAnywhereButNotBeforeAStop() {
        assertThat(Paragraph.lines("下标从零开始。最大", "", 12)).containsExactly("下标从零开", "始。最大");
        assertThat(Paragraph.lines("用（甲）乙", "", 4)).containsExactly("用", "（甲）", "乙");
    }

    @Test
    void keepsWordsWholeAmongChinese() {
        List<String> lines = Paragraph.lines("请用 Integer.compare 比较", "", 14);
        assertThat(lines).containsExactly("请用", "Integer.compare", "比较");
    }

    @Test
    void losesNothing() {
        String text = "请用 trim().split(\"\\\\s+\")，或 Scanner: it reads “words”.";

        assertThat(String.join("", Paragraph.lines(text, "", 9)).replace(" ", ""))
                .isEqualTo(text.replace(" ", ""));
    }

    @Test
    void hasALineForNoText() {
        assertThat(Paragraph.lines("", "  ", 10)).containsExactly("  ");
    }
}
