package judge.web.page.statement;

import java.util.Set;
import org.commonmark.node.CustomNode;

/**
 * A formula in Markdown: TeX between dollar signs or brackets, on its own between two of them or square ones.
 * Codeforces writes three signs for one.
 */
final class Formula extends CustomNode {

    /** The numbers of dollar signs between which a formula stands: on its own where they are even. */
    static final Set<Integer> SIGNS = Set.of(1, 2, 3, 6);

    private final String tex;
    private final boolean display;
    private final String written;

    /** One with its signs: dollars, or brackets with a backslash. */
    Formula(String tex, String opened, String closed) {
        this.tex = tex;
        display = opened.startsWith("$") ? opened.length() % 2 == 0 : opened.endsWith("[");
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
