package judge.web.page;

import java.util.List;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Image;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** Makes statements safe HTML: what a package brings along may be anything, also a script. */
final class StatementHtml {

    /** What a formula is in; a script of ours makes it look like one. */
    static final String FORMULA = "class=\"formula";

    private static final List<Extension> TABLES = List.of(TablesExtension.create());
    private static final PolicyFactory SAFE = new HtmlPolicyBuilder()
            .allowElements(
                    "p",
                    "div",
                    "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "ul",
                    "ol",
                    "li",
                    "blockquote",
                    "pre",
                    "code",
                    "em",
                    "strong",
                    "b",
                    "i",
                    "u",
                    "s",
                    "sub",
                    "sup",
                    "br",
                    "hr",
                    "table",
                    "thead",
                    "tbody",
                    "tr",
                    "th",
                    "td",
                    "caption",
                    "span",
                    "img",
                    "a",
                    "dl",
                    "dt",
                    "dd",
                    "kbd",
                    "samp",
                    "var",
                    "figure",
                    "figcaption")
            .allowAttributes("align", "colspan", "rowspan")
            .onElements("th", "td")
            .allowAttributes("start")
            .onElements("ol")
            .allowAttributes("class")
            .matching(java.util.regex.Pattern.compile("formula|formula display"))
            .onElements("span")
            .allowAttributes("src", "alt", "title", "width", "height")
            .onElements("img")
            .allowAttributes("href", "title")
            .onElements("a")
            .allowStandardUrlProtocols()
            .requireRelNofollowOnLinks()
            .toFactory();

    private final Parser parser = Parser.builder()
            .extensions(TABLES)
            .customInlineContentParserFactory(new FormulaParser.Factory())
            .build();

    /** Of Markdown with tables and formulas; pictures are looked for below the folder. */
    String ofMarkdown(String text, String folder) {
        HtmlRenderer renderer = HtmlRenderer.builder()
                .extensions(TABLES)
                .nodeRendererFactory(FormulaRenderer::new)
                .attributeProviderFactory(context -> (node, tag, attributes) -> picture(node, attributes, folder))
                .build();
        return SAFE.sanitize(renderer.render(parser.parse(text)));
    }

    private static void picture(org.commonmark.node.Node node, Map<String, String> attributes, String folder) {
        if (node instanceof Image image) {
            attributes.put("src", folder + Paths.part(image.getDestination()));
        }
    }

    /** Of TeX: by pandoc where it is installed, else as it is. */
    String ofTex(String text, String folder) {
        return Pandoc.html(text)
                .map(made -> SAFE.sanitize(made.replaceAll("<img src=\"(?!https?:)", "<img src=\"" + folder)))
                .orElseGet(() -> SAFE.sanitize("<pre>" + escaped(text) + "</pre>"));
    }

    /** As text of a page. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
