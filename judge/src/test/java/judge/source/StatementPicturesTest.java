package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatementPicturesTest {

    private static final Set<String> THERE = Set.of("a.png", "img/b.jpg", "my board.png", "\u56fe1.png", "c.pdf");

    private static List<String> lacking(String file, String text) {
        return StatementPictures.of(file, text, THERE::contains).lacking();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "![board](x.png)",
                "![](<x.png>)",
                "![a [b] c](x.png \"a title\")",
                "![a][pic]\n\n[pic]: x.png",
                "![pic][]\n\n[Pic]: <x.png>",
                "![pic]\n\n  [pic]: x.png 'title'",
                "[![board](x.png)](https://example.org)",
                "<img src=\"x.png\" width=\"50%\">",
                "<IMG alt='a board' SRC='x.png'/>",
                "<img\n width=3 src=x.png>",
                "`![](a)` and ![](x.png)",
                "```\n![](y.png)\n```\n![](x.png)",
            })
    void ofMarkdownPicturesThatAreNotThereAreNamed(String text) {
        assertThat(lacking("statement/problem.en.md", "Text.\n" + text + "\n")).containsExactly("x.png");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "![](a.png)",
                "![](./a.png)",
                "![](img/b.jpg)",
                "![](img/../a.png)",
                "![](my%20board.png)",
                "![](<my board.png>)",
                "![](\u56fe1.png)",
                "<img src='a.png'>",
                "<img alt=x.png src=a.png>",
                "<img data-src='x.png' src='a.png'>",
                "[x](x.png)",
                "`![](x.png)`",
                "``a ` ![](x.png)``",
                "```\n![](x.png)\n```",
                "~~~~ md\n```\n![](x.png)\n~~~\n~~~~",
                "<!-- ![](x.png) -->",
                "![no picture][x.png]",
                "![not a picture](x y.png)",
                "\\includegraphics{x}",
            })
    void ofMarkdownNobodyIsToldOfWhatIsThereOrIsNoPicture(String text) {
        assertThat(lacking("problem.md", "Text.\n" + text + "\n")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\includegraphics{x}",
                "\\includegraphics[width=0.5\\textwidth]{x}",
                "\\includegraphics*[1,2][3,4] {x}",
                "\\graphicspath{{img/}{other/}}\\includegraphics{x}",
                "50\\% \\includegraphics{x}",
                "\\illustration{0.5}{x}{A board}",
                "\\begin{verbatim}\\includegraphics{y}\\end{verbatim}\\includegraphics{x}",
            })
    void ofLatexPicturesThatAreNotThereAreNamed(String text) {
        assertThat(lacking("statement/problem.zh.tex", text)).containsExactly("x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\includegraphics{a}",
                "\\includegraphics{a.png}",
                "\\includegraphics{img/b}",
                "\\graphicspath{{img/}}\\includegraphics{b}",
                "\\graphicspath{ {other/} {./img/} }\\includegraphics{b.jpg}",
                "\\includegraphics{c}",
                "\\includegraphics{{my board}.png}",
                "\\includegraphics{\"my board\".png}",
                "\\illustration{0.5}{a.png}{\\includegraphics}",
                "% \\includegraphics{x}",
                "\\begin{lstlisting}\n\\includegraphics{x}\n\\end{lstlisting}",
                "\\newcommand{\\pic}[1]{\\includegraphics{#1}}",
                "\\includegraphics{\\folder/x}",
                "![](x.png)",
            })
    void ofLatexNobodyIsToldOfWhatIsThereOrIsNoPicture(String text) {
        assertThat(lacking("problem.en.tex", text)).isEmpty();
    }

    @Test
    void whatLeadsOutOfTheFolderOrToAnotherHostIsNotShown() {
        StatementPictures pictures = StatementPictures.of(
                "problem.en.md",
                "![](../a.png) ![](/a.png) ![](https://example.org/a.png) <img src='data:image/png;base64,"
                        + "A".repeat(500) + "'> ![](//example.org/b.png)",
                THERE::contains);

        assertThat(pictures.lacking()).containsExactly("../a.png", "/a.png");
        assertThat(pictures.elsewhere())
                .containsExactly(
                        "https://example.org/a.png",
                        "//example.org/b.png",
                        "data:image/png;base64," + "A".repeat(58) + "...");
    }

    @Test
    void aPictureThatNoBrowserShowsIsNotShown() {
        StatementPictures pictures = StatementPictures.of(
                "problem.en.md", "![](a.tiff) ![](b.WebP) ![](c.bmp) ![](d.avif) ![](e)", name -> true);

        assertThat(pictures.lacking()).isEmpty();
        assertThat(pictures.elsewhere()).containsExactly("a.tiff", "e");
    }

    /** A package is a stranger's: nothing in it takes longer than its reading, or a deep stack. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "![",
                "![a]",
                "![a](",
                "![a][",
                "[",
                "`",
                "`` ` ",
                "```\n",
                "<img ",
                "<img src=",
                "<img src='",
                "<!--",
                "![[a]",
                "![](((",
                "![](a\\",
                "\\includegraphics[",
                "\\includegraphics{",
                "\\includegraphics{{a}",
                "\\graphicspath{{",
                "\\graphicspath{{a}",
                "\\illustration{",
                "\\begin{verbatim}",
                "%",
                "../",
                "!",
                " ",
                "\\",
                "{",
                "\n"
            })
    void aLongStatementOfOnePieceIsRead(String piece) {
        String text = piece.repeat(1_000_000 / piece.length());
        String open = "![](a" + text;

        assertThat(lacking("problem.md", text)).hasSizeLessThan(5);
        assertThat(lacking("problem.md", open)).hasSizeLessThan(5);
        assertThat(lacking("problem.tex", text)).hasSizeLessThan(5);
    }
}
