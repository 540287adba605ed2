package judge.web.page.statement;

import java.util.Map;
import java.util.Set;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Writes formulas as their TeX, which is also what is read where there are no scripts. */
final class FormulaRenderer implements NodeRenderer {

    private final HtmlWriter writer;

    FormulaRenderer(HtmlNodeRendererContext context) {
        writer = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Formula.class);
    }

    @Override
    public void render(Node node) {
        if (node instanceof Formula formula) {
            writer.tag("span", Map.of("class", formula.display() ? "formula display" : "formula"));
            writer.text(formula.tex());
            writer.tag("/span");
        }
    }
}
