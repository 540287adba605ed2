package judge.web.page.statement;

import java.lang.Character.UnicodeBlock;
import java.lang.Character.UnicodeScript;
import java.util.function.UnaryOperator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.PostProcessor;
import org.jspecify.annotations.Nullable;

/**
 * Takes out the ends of lines within a paragraph of Chinese or Japanese: browsers show them as blanks, and these
 * languages have none between words.
 */
final class ChineseLineBreaks extends AbstractVisitor implements PostProcessor {

    private static final int NONE = ' ';

    @Override
    public Node process(Node document) {
        document.accept(this);
        return document;
    }

    @Override
    public void visit(SoftLineBreak end) {
        String last = text(end.getPrevious(), Node::getLastChild);
        String first = text(end.getNext(), Node::getFirstChild);
        int before = last.isEmpty() ? NONE : last.codePointBefore(last.length());
        int after = first.isEmpty() ? NONE : first.codePointAt(0);
        boolean between = (isSign(before) && (isSign(after) || isQuote(after))) || (isQuote(before) && isSign(after));
        if (isMark(before) || isMark(after) || between) {
            end.unlink();
        }
    }

    /** The text at the end of a node that is next to the line's; empty of code, a picture or a formula. */
    private static String text(@Nullable Node node, UnaryOperator<@Nullable Node> inner) {
        @Nullable Node at = node;
        while (at != null && !(at instanceof Text)) {
            at = inner.apply(at);
        }
        return at instanceof Text text ? text.getLiteral() : "";
    }

    /** Tells whether it is a mark such as a full-width comma, which has its blank in itself. */
    private static boolean isMark(int sign) {
        UnicodeBlock block = UnicodeBlock.of(sign);
        return UnicodeBlock.CJK_SYMBOLS_AND_PUNCTUATION.equals(block)
                || UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS.equals(block);
    }

    private static boolean isSign(int sign) {
        UnicodeScript script = UnicodeScript.of(sign);
        return script == UnicodeScript.HAN || script == UnicodeScript.HIRAGANA || script == UnicodeScript.KATAKANA;
    }

    /** Tells whether it is a mark that other languages have, too. */
    private static boolean isQuote(int sign) {
        return "\u201c\u201d\u2018\u2019\u2026\u2014".indexOf(sign) >= 0;
    }
}
