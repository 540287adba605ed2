package judge.web.page.statement;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.web.page.Paths;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jspecify.annotations.Nullable;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** Makes statements safe HTML: what a package brings along may be anything, also a script. */
public final class StatementHtml {

    /** The attribute of a formula's element; a script of ours turns it into a formula. */
    static final String FORMULA = "class=\"formula";

    private static final List<Extension> EXTENSIONS = List.of(
            TablesExtension.create(),
            StrikethroughExtension.builder().requireTwoTildes(true).build());

    /** The targets of footnotes and of what refers to them. */
    private static final Pattern NOTE = Pattern.compile("(?:fn|fnref)-[0-9]{1,6}");

    private static final Pattern WITH_SCHEME = Pattern.compile("(?://|[a-zA-Z][a-zA-Z0-9+.-]*:).*", Pattern.DOTALL);
    private static final Pattern ESCAPES = Pattern.compile("(?:%[0-9a-fA-F]{2})+");

    private static final String ELEMENTS =
            "p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong b i u s del sub sup br hr "
                    + "table thead tbody tr th td caption span img a dl dt dd kbd samp var figure figcaption "
                    + "section";

    private static PolicyFactory safe(String folder) {
        return new HtmlPolicyBuilder()
                .allowElements(ELEMENTS.split(" "))
                .allowAttributes("align", "colspan", "rowspan")
                .onElements("th", "td")
                .allowAttributes("start")
                .onElements("ol")
                .allowAttributes("class")
                .matching(Pattern.compile("formula|formula display"))
                .onElements("span")
                .allowAttributes("id")
                .matching(NOTE)
                .onElements("a")
                .allowAttributes("src")
                .matching((element, attribute, value) -> picture(value, folder))
                .onElements("img")
                .allowAttributes("alt", "title", "width", "height")
                .onElements("img")
                .allowAttributes("href")
                .matching((element, attribute, value) -> link(value, folder))
                .onElements("a")
                .allowAttributes("title")
                .onElements("a")
                .allowStandardUrlProtocols()
                .requireRelNofollowOnLinks()
                .toFactory();
    }

    private final Parser parser = Parser.builder()
            .extensions(EXTENSIONS)
            .extensions(List.of(new Footnotes()))
            .customInlineContentParserFactory(new FormulaParser.Factory())
            .customInlineContentParserFactory(new BracketFormulaParser.Factory())
            .postProcessor(new ChineseLineBreaks())
            .build();

    private final HtmlRenderer renderer = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .nodeRendererFactory(FormulaRenderer::new)
            .build();

    /** Makes HTML of Markdown with tables, footnotes and formulas; pictures are looked for below the folder. */
    String ofMarkdown(String text, String folder) {
        return safe(folder).sanitize(renderer.render(parser.parse(TableFormulas.kept(text))));
    }

    /** Makes HTML of TeX by pandoc; empty where it is not installed, or does not manage. */
    Optional<String> ofTex(String text, String folder) {
        return Pandoc.html(text).map(safe(folder)::sanitize);
    }

    /** A text as it is. */
    static String source(String text) {
        return "<pre>" + escaped(text.strip().replaceAll("\n{3,}", "\n\n")) + "</pre>";
    }

    /** A file beside the statement; nothing is loaded from elsewhere. */
    private static @Nullable String picture(String written, String folder) {
        return WITH_SCHEME.matcher(written).matches() || written.startsWith("/") ? null : folder + file(written);
    }

    /** An address elsewhere, a place on the page, or a file beside the statement. */
    private static String link(String written, String folder) {
        boolean elsewhere = WITH_SCHEME.matcher(written).matches();
        return elsewhere || written.isEmpty() || "/#?".indexOf(written.charAt(0)) >= 0
                ? written
                : folder + file(written);
    }

    /** The path of a file as parts of an address, written as one or not; one that leads up is no path. */
    private static String file(String written) {
        String name = ESCAPES.matcher(written)
                .replaceAll(
                        found -> Matcher.quoteReplacement(URLDecoder.decode(found.group(), StandardCharsets.UTF_8)));
        List<String> parts = List.of((name.startsWith("./") ? name.substring(2) : name).split("/", -1));
        return parts.contains("..")
                ? Paths.part(name)
                : parts.stream().map(Paths::part).collect(Collectors.joining("/"));
    }

    /** Returns a text escaped for HTML. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
