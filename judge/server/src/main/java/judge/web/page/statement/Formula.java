package judge.web.page.statement;

import org.commonmark.node.CustomNode;

/** A formula in Markdown: TeX between dollar signs, or on its own between two of them. */
final class Formula extends CustomNode {

    private final String tex;
    private final boolean display;

    Formula(String tex, boolean display) {
        this.tex = tex;
        this.display = display;
    }

    String tex() {
        return tex;
    }

    boolean display() {
        return display;
    }
}
