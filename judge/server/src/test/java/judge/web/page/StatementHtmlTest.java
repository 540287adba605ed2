package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StatementHtmlTest {

    private final StatementHtml html = new StatementHtml();

    private String of(String markdown) {
        return html.ofMarkdown(markdown, "/p/statement/");
    }

    @Test
    void showsTablesAndHeadings() {
        assertThat(of("# Input\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n"))
                .contains("<h1>Input</h1>", "<table>", "<td align=\"right\">2</td>");
    }

    @Test
    void keepsFormulasFromBeingEmphasis() {
        assertThat(of("Let $a_1 * b_1 * c < n$ be"))
                .contains("<span class=\"formula\">a_1 * b_1 * c &lt; n</span>")
                .doesNotContain("<em>");
        assertThat(of("$$\n\\sum_{i=1}^n x_i\n$$"))
                .contains("<span class=\"formula display\">", "\\sum_{i&#61;1}^n x_i");
    }

    @Test
    void takesASingleDollarSignForMoney() {
        assertThat(of("It costs $5, or 10 $ at most. Really $6 and 7$8"))
                .doesNotContain("formula")
                .contains("$5");
        assertThat(of("for $5 or $6, ($7) or \\$8")).doesNotContain("formula").contains("$5 or $6");
        assertThat(of("for $5 or $n$ more")).contains("for $5 or <span class=\"formula\">n</span> more");
        assertThat(of("`$a$`")).doesNotContain("formula");
        assertThat(of("$a\\$b$")).contains("<span class=\"formula\">a\\$b</span>");
    }

    @Test
    void leavesOutWhatCouldRunOrLoad() {
        String hostile = "<script>alert(1)</script><img src=x onerror=alert(2)>"
                + "<a href=\"javascript:alert(3)\">a</a>\n\n[b](javascript:alert(4)) <iframe src=//evil></iframe>"
                + "<style>p{}</style><form action=//evil><input></form> "
                + "<p style=\"position:fixed\" class=\"card\">c</p>"
                + "<svg onload=alert(5)></svg> $<script>alert(6)</script>$";

        assertThat(of(hostile))
                .doesNotContainIgnoringCase("<script")
                .doesNotContain(
                        "onerror", "javascript:", "<iframe", "<style", "<form", "<input", "style=", "class=\"card\"")
                .doesNotContain("onload");
    }

    @Test
    void looksForPicturesBesideTheStatement() {
        assertThat(of("![grid](my grid.png) ![grid](<my grid.png>) ![x](https://evil.example/x.png)"))
                .contains("src=\"/p/statement/my%20grid.png\"")
                .doesNotContain("src=\"https:");
    }

    @Test
    void showsTexAsTextAtLeast() {
        assertThat(html.ofTex("\\section{In <b>put</b>} $n$", "/p/statement/"))
                .contains("In")
                .doesNotContain("<b>put</b>");
    }
}
