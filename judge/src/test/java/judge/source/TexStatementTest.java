package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import judge.Growth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TexStatementTest {

    private static final String POLYGON =
            """
            \\begin{problem}{A, B and sum}{standard input}{standard output}{1 second}{256 megabytes}
            Add <<two>> \\t{int}s % not for contestants
            % \\InputFile
            and \\bf{be $a << b$ quick}, \\it{now}: 5\\% --- \\verb|a%b|.

            \\InputFile
            Two integers.
            \\OutputFile
            One.
            \\Interaction
            None.
            \\Scoring
            All.

            \\Examples
            \\begin{example}
            \\exmp{
            1 2
            }{
            3
            }%
            \\end{example}
            \\Note
            None.
            \\end{problem}
            """;

    @Test
    void polygonsCommandsBecomeThoseOfLatexAndCommentsAreLeftOut() {
        assertThat(TexStatement.plain(POLYGON, "en", true))
                .contains(
                        "Add “two” \\texttt{int}s",
                        "\\textbf{be $a << b$ quick}, \\textit{now}: 5\\% --- \\verb|a%b|.",
                        "\\section*{Input}",
                        "\\section*{Output}",
                        "\\section*{Interaction}",
                        "\\section*{Scoring}",
                        "\\remainingsamples",
                        "\\section*{Note}")
                .doesNotContain("standard input", "megabytes", "{problem}", "exmp", "Example", "contestants", "File");
    }

    @ParameterizedTest
    @CsvSource({
        "ru,Входные данные,Замечание,«two»",
        "uk,Вхідні дані,Примітка,«two»",
        "zh,输入,说明,“two”",
        "de,Input,Note,“two”"
    })
    void headingsAndQuotationMarksAreThoseOfTheLanguage(String language, String input, String note, String quoted) {
        assertThat(TexStatement.plain(POLYGON, language, true))
                .contains("\\section*{" + input + "}", "\\section*{" + note + "}", quoted);
    }

    @Test
    void examplesAreShownWhereNoSamplesLieBesideTheStatement() {
        assertThat(TexStatement.plain(POLYGON, "en", false))
                .containsSubsequence("\\section*{Examples}", "{verbatim}\n1 2\n\\end", "{verbatim}\n3\n\\end")
                .doesNotContain("remainingsamples");
        assertThat(TexStatement.plain("\\begin{examplethree}\\exmp{%d $x}{a{b}c}{}\\end{examplethree}\n", "en", false))
                .contains("\n%d $x\n", "\na{b}c\n");
    }

    @Test
    void illustrationsBecomeFiguresWithTheirCaptions() {
        assertThat(TexStatement.plain(
                        "\\problemname{A \\emph{b}}\n\\illustration{0.3}{pic.png}{By \\href{http://x/a%20b}{$n$ of"
                                + " {\\em us}}}\nText",
                        "en", false))
                .contains(
                        "\\begin{figure}\n\\includegraphics[width=0.3\\textwidth]{pic.png}\n"
                                + "\\caption{By \\href{http://x/a%20b}{$n$ of {\\em us}}}\n\\end{figure}",
                        "Text")
                .doesNotContain("problemname", "illustration");
    }

    @Test
    void whatNobodyKnowsIsNamed() {
        assertThat(TexStatement.unknownIn("a.tex", POLYGON)).isEmpty();
        assertThat(TexStatement.unknownIn("a.tex", "\\foo{x} \\newcommand{\\bar}{y} \\bar % \\baz\n$\\qux$ \\emph{a}"))
                .contains("\\foo");
        assertThat(TexStatement.unknownIn("a.tex", "\\problembackground{pic} \\verb|\\no| \\\\begin \\textbf{\\why}"))
                .contains("\\problembackground, \\why");
        assertThat(TexStatement.unknownIn("a.md", "\\foo")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "$a",
                "$$a",
                "\\exmp{",
                "\\illustration{",
                "<<",
                "\\verb|",
                "\\begin{problem}{",
                "\\[",
                "\\(a",
                "\\begin{verbatim}",
                "\\begin{example}",
                "\\begin{problem}[",
                "\\Examples\n",
                "%",
                "\\url{",
                "\\t{"
            })
    void whatIsLeftOpenIsReadOnce(String piece) {
        Growth.isLinear(640_000 / piece.length(), size -> {
            String tex = piece.repeat(size);
            assertThat(TexStatement.plain(tex, "en", false)).isNotNull();
            assertThat(TexStatement.unknownIn("a.tex", tex)).isNotNull();
        });
    }

    @Test
    void whatIsVerbatimEndsWhereItIsClosed() {
        String tex =
                "\\verb|<<a>>| <<b>> \\[ <<c>> \\] \\begin{verbatim}\n% d\n\\end{verbatim} $$<<e>>$$ \\( <<f>> % g";

        assertThat(TexStatement.plain(tex, "en", false))
                .isEqualTo("\\verb|<<a>>| “b” \\[ <<c>> \\] \\begin{verbatim}\n% d\n\\end{verbatim} $$<<e>>$$"
                        + " \\( “f” ");
    }
}
