package judge.web.page.student;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.List;
import judge.submission.SourceFile;
import org.junit.jupiter.api.Test;

class ListedSourceTest {

    @Test
    void aSourceOfMillionsOfLinesIsListedInPart() {
        ListedSource listed = of("\n".repeat(4 << 20));

        assertThat(listed.lines()).hasSize(10_000);
        assertThat(listed.count()).isEqualTo(4 << 20);
        assertThat(listed.whole()).isFalse();
    }

    @Test
    void aLineOfMegabytesIsListedInPart() {
        ListedSource listed = of("int a;\n" + "a".repeat(4 << 20) + "\nint b;\n");

        assertThat(listed.lines().get(0)).isEqualTo("int a;");
        assertThat(listed.lines().get(1)).hasSize(1_000_000 - "int a;".length());
        assertThat(listed.whole()).isFalse();
    }

    @Test
    void anOrdinarySourceIsListedToItsEnd() {
        ListedSource listed = of("int a;\r\n\r\nint b;");

        assertThat(listed.lines()).containsExactly("int a;", "", "int b;");
        assertThat(listed.whole()).isTrue();
    }

    @Test
    void aSourceInGbkIsReadable() {
        SourceFile file = new SourceFile("a.cpp", "// 数独\n".getBytes(Charset.forName("GBK")));

        assertThat(new ListedSource.Page().next(file).lines()).containsExactly("// 数独");
    }

    @Test
    void allFilesOfAPageShareItsRoom() {
        ListedSource.Page page = new ListedSource.Page();
        page.next(file("a.cpp", "\n".repeat(9_000)));

        assertThat(page.next(file("b.cpp", "\n".repeat(9_000))).lines()).hasSize(1_000);
        assertThat(page.next(file("c.cpp", "\n".repeat(9_000)))).isEqualTo(new ListedSource(List.of(), 9_000, false));
    }

    private static SourceFile file(String name, String text) {
        return new SourceFile(name, text.getBytes(UTF_8));
    }

    private static ListedSource of(String text) {
        return new ListedSource.Page().next(file("a.cpp", text));
    }
}
