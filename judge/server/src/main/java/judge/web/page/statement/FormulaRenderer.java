package judge.web.page.statement;

import java.util.Map;
import java.util.Set;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Writes formulas as their TeX, which is also what is read where there are no scripts; those in raw HTML, too. */
final class FormulaRenderer implements NodeRenderer {

    private final HtmlWriter writer;
    private final RawFormulas raw = new RawFormulas();

    FormulaRenderer(HtmlNodeRendererContext context) {
        writer = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Formula.class, HtmlBlock.class, HtmlInline.class);
    }

    @Override
    public void render(Node node) {
        if (node instanceof HtmlBlock block) {
            writer.line();
            writer.raw(raw.marked(block.getLiteral()));
            writer.line();
        } else if (node instanceof HtmlInline inline) {
            writer.raw(raw.marked(inline.getLiteral()));
        } else if (node instanceof Formula formula) {
            if (raw.isInCode()) {
                writer.text(formula.written());
            } else {
                writer.tag("span", Map.of("class", formula.display() ? "formula display" : "formula"));
                writer.text(formula.tex());
                writer.tag("/span");
            }
        }
    }
}
