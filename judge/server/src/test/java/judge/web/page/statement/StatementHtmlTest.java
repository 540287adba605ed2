package judge.web.page.statement;

import static org.assertj.core.api.Assertions.assertThat;

import judge.Growth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatementHtmlTest {

    private final StatementHtml html = new StatementHtml();

    private String of(String markdown) {
        return html.ofMarkdown(markdown, "/p/statement/");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Read <n> lines. | <p>Read &lt;n&gt; lines.</p>",
                "A vector<int>, a List<String>. | <p>A vector&lt;int&gt;, a List&lt;String&gt;.</p>",
                "It is a<b and c>d. | <p>It is a&lt;b and c&gt;d.</p>",
                "读入 <k> 行 | <p>读入 &lt;k&gt; 行</p>",
                "An <i>i</i> and<br/>a <font color=red>red</font> b | <p>An <i>i</i> and<br />a red b</p>",
                "<n> | &lt;n&gt;",
                "<div><b style='x'class=y>b</b> and <u>c</u></div> | <div><b>b</b> and <u>c</u></div>",
                "<pre>map<int, int></pre> | <pre>map&lt;int, int&gt;</pre>",
            })
    void textsInAngleBracketsThatAreNoTagsAreShown(String markdown, String shown) {
        assertThat(of(markdown).strip()).isEqualTo(shown);
    }

    @Test
    void showsTablesAndHeadings() {
        assertThat(of("# Input\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n"))
                .contains("<h1>Input</h1>", "<table>", "<td align=\"right\">2</td>");
    }

    @Test
    void endsOfLinesAreNoBlanksWithinChinese() {
        assertThat(of("求它的\n解。\n每行 81 个\n数字，\n`0` 为空格；**输出**\n答案\n")
                        .replace("&#xff0c;", "，")
                        .replace("&#xff1b;", "；"))
                .isEqualTo("<p>求它的解。每行 81 个数字，<code>0</code> 为空格；<strong>输出</strong>答案</p>\n");
        assertThat(of("A line\nand 中\nb `c`\n中\n")).isEqualTo("<p>A line\nand 中\nb <code>c</code>\n中</p>\n");
    }

    @Test
    void keepsABarWithinAFormulaFromDividingACell() {
        String table = "| name | bound |\n|---|---|\n| $|a|$ and $$|b|$$ | 1 |\n"
                + "| $\\{x\\|y\\}$ | `$a` |\n| $5 | $6 |\n\n$|c|$\n";

        assertThat(of(table))
                .contains(
                        "<td><span class=\"formula\">|a|</span> and <span class=\"formula display\">|b|</span></td>",
                        "<td>$5</td><td>$6</td>",
                        "<span class=\"formula\">\\{x|y\\}</span>",
                        "<span class=\"formula\">|c|</span>");
        assertThat(of("| $|h|$ | b |\n|--|--|\n| 1 | 2 |\n")).contains("<table>", "|h|</span></th>");
        assertThat(of("```\n| a |\n|---|\n| $|a|$ |\n```\n")).contains("| $|a|$ |");
        assertThat(of("a | $|b|$\n")).contains("<span class=\"formula\">|b|</span>");
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
    void readsTheThreeSignsOfCodeforces() {
        assertThat(of("Given $$$a_1 * b_1$$$ *all* and $$$$$$\\sum_i$$$$$$, $$$$x$$$$"))
                .contains("<span class=\"formula\">a_1 * b_1</span> <em>all</em>")
                .contains("<span class=\"formula display\">\\sum_i</span>", ", $$$$x$$$$");
        assertThat(of("<p>Given $$$a_1$$$ and $$$$$$b_1$$$$$$.</p>\n"))
                .contains(
                        "<p>Given <span class=\"formula\">a_1</span> and <span class=\"formula display\">b_1</span>.");
        assertThat(of("| a | b |\n|---|---|\n| $$$|a|$$$ | 1 |\n")).contains("<td><span class=\"formula\">|a|</span>");
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
    void showsFormulasWithinRawHtmlButNotInCode() {
        assertThat(of("<p>Add $a_1$ &lt; b</p>\n")).contains("<p>Add <span class=\"formula\">a_1</span> &lt; b</p>");
        assertThat(of("<div>\nGiven $n$ and $$\\sum_i a_i$$<br>with \\(1 \\le n < 5\\), \\[x^2\\]\n</div>\n"))
                .contains(
                        ">n</span> and <span class=\"formula display\">\\sum_i a_i</span>",
                        "<span class=\"formula\">1 \\le n &lt; 5</span>",
                        "<span class=\"formula display\">x^2</span>");
        assertThat(of("<div><pre>$a$ \\(b\\)</pre><code>$c$</code><p>for $5 or $6, \\$7 or \\$8</p></div>\n"))
                .doesNotContain("formula")
                .contains("$a$", "$c$", "$5 or $6");
        assertThat(of("Text <code>$a$</code> and <b>$b$</b>"))
                .contains("<code>$a$</code>", "<b><span class=\"formula\">b</span></b>");
        assertThat(of("<div title=\"$x$\">a</div>\n")).doesNotContain("formula");
    }

    @Test
    void readsFormulasInBrackets() {
        assertThat(of("The sum \\(y_1 - y_2\\) of *all*"))
                .contains("<span class=\"formula\">y_1 - y_2</span>", "<em>all</em>");
        assertThat(of("as \\\\(y_1 * y_2\\\\) too")).contains("<span class=\"formula\">y_1 * y_2</span>");
        assertThat(of("So:\n\n\\[\na_1 \\\\ b_1\n\\]\n")).contains("<span class=\"formula display\">", "a_1 \\\\ b_1");
        assertThat(of("a \\[1\\] and \\(open")).doesNotContain("formula").contains("[1] and (open");
        assertThat(of("`\\(a\\)`")).doesNotContain("formula");
    }

    @Test
    void strikesOut() {
        assertThat(of("a ~~wrong *b*~~ c")).contains("<del>wrong <em>b</em></del>");
        assertThat(of("`~~a~~` and ~~~b and a~b")).doesNotContain("<del>");
        assertThat(of("~~~\n~~a~~\n~~~\n")).doesNotContain("<del>");
        assertThat(of("~~$n_1$~~")).contains("<del><span class=\"formula\">n_1</span></del>");
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
    void showsFootnotesAndLeadsToThemAndBack() {
        String made = of("A note[^1], the same[^1], and[^注]; none[^4].\n\n"
                + "[^1]: one **strong** $n$\n[^注]: 中文\n[^unused]: never\n");

        assertThat(made)
                .contains("<sup><a href=\"#fn-1\" id=\"fnref-1\"", "<p><a id=\"fn-1\"></a>one", "href=\"#fnref-1\"")
                .contains("<strong>strong</strong> <span class=\"formula\">n</span>", "中文", "none[^4]")
                .doesNotContain("[^1]", "[^注]", "never");
        assertThat(of("x[^\"><script>alert(1)</script>]\n\n[^\"><script>alert(1)</script>]: y"))
                .doesNotContain("<script");
    }

    @Test
    void looksForThePicturesOfRawHtmlBesideTheStatement() {
        assertThat(of("<img src=\"p.png\" width=\"50%\">")).contains("src=\"/p/statement/p.png\"", "width=\"50%\"");
        assertThat(of("<figure><img src='./a b.png' alt=g><figcaption>c</figcaption></figure>"))
                .contains("<figure><img src=\"/p/statement/a%20b.png\"", "<figcaption>c</figcaption>");
        assertThat(of("![g](a%20b.png) <IMG SRC=\"%E5%9B%BE.svg\">"))
                .contains("src=\"/p/statement/a%20b.png\"", "src=\"/p/statement/%E5%9B%BE.svg\"");
        assertThat(of("[![g](small.png)](large.png) and [text](https://example.org/) and [up](#top)"))
                .contains("<a href=\"/p/statement/large.png\"", "<img src=\"/p/statement/small.png\"")
                .contains("href=\"https://example.org/\"", "href=\"#top\"");
    }

    @Test
    void loadsNoPictureFromElsewhere() {
        assertThat(of("<img src=https://evil.example/x.png><img src=//evil.example/x.png><img src=/logout>"
                        + "<img src=\"data:image/svg+xml,x\"><img src=\"\thttps://evil.example/y\">"
                        + "<img src=\"../../logout\"> ![x](https://evil.example/z.png)"))
                .doesNotContain("src=\"https:", "src=\"//", "src=\"/logout", "src=\"data:", "../");
    }

    @Test
    void showsTexAsTextAtLeast() {
        assertThat(new TexPages(html).of("\\section{In <b>put</b>} $n$", "/p/statement/", key -> key))
                .contains("In")
                .doesNotContain("<b>put</b>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<!--", "<b>$a", "<b>$$a ", "<b>\\(a ", "\\(", "\\\\(a ", "\\[\n", "$$a ", "~~a ", "| $a "})
    void whatIsLeftOpenIsReadOnce(String piece) {
        Growth.isLinear(160_000 / piece.length(), size -> assertThat(of("<div>\n" + piece.repeat(size)))
                .isNotNull());
        Growth.isLinear(160_000 / piece.length(), size -> assertThat(of("| a |\n|---|\n" + piece.repeat(size)))
                .isNotNull());
        Growth.isLinear(160_000 / piece.length(), size -> assertThat(of("a " + piece.repeat(size)))
                .isNotNull());
    }
}
