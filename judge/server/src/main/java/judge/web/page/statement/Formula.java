package judge.web.page.statement;

import org.commonmark.node.CustomNode;

/** A formula in Markdown: TeX between dollar signs or brackets, on its own between two of them or square ones. */
final class Formula extends CustomNode {

    private final String tex;
    private final boolean display;
    private final String written;

    /** One with its signs: dollars, or brackets with a backslash. */
    Formula(String tex, String opened, String closed) {
        this.tex = tex;
        display = opened.equals("$$") || opened.endsWith("[");
        written = opened + tex + closed;
    }

    static Formula inDollars(String tex, int signs) {
        String sign = "$".repeat(signs);
        return new Formula(tex, sign, sign);
    }

    String tex() {
        return tex;
    }

    /** The text as its author wrote it. */
    String written() {
        return written;
    }

    boolean display() {
        return display;
    }
}
