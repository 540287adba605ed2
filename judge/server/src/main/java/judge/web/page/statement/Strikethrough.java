package judge.web.page.statement;

import org.commonmark.node.HtmlInline;
import org.commonmark.node.Text;
import org.commonmark.parser.delimiter.DelimiterProcessor;
import org.commonmark.parser.delimiter.DelimiterRun;

/** Text between pairs of tildes, which is struck through. */
final class Strikethrough implements DelimiterProcessor {

    @Override
    public char getOpeningCharacter() {
        return '~';
    }

    @Override
    public char getClosingCharacter() {
        return '~';
    }

    @Override
    public int getMinLength() {
        return 2;
    }

    @Override
    public int process(DelimiterRun opening, DelimiterRun closing) {
        if (opening.length() != 2 || closing.length() != 2) {
            return 0;
        }
        Text before = opening.getOpener();
        before.insertAfter(html("<s>"));
        closing.getCloser().insertBefore(html("</s>"));
        return 2;
    }

    private static HtmlInline html(String literal) {
        HtmlInline html = new HtmlInline();
        html.setLiteral(literal);
        return html;
    }
}
