package judge.web.page.statement;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.message.DisplayLanguage;
import judge.problem.question.LocalText;
import judge.web.http.SecurityHeaders;
import judge.web.page.Visit;

/** The texts of questions as safe HTML, in the reader's language. */
public final class QuestionTexts {

    private static final String DRAWN = "formulas";
    private static final int KEPT = 2000;
    private static final Pattern PARAGRAPH = Pattern.compile("<p>((?:(?!</?p>).)*)</p>\\s*", Pattern.DOTALL);

    private final StatementHtml html = new StatementHtml();
    private final Map<Key, String> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, String> eldest) {
            return size() > KEPT;
        }
    };

    private record Key(LocalText text, DisplayLanguage language, String below) {}

    /**
     * The text in a language, else in English, else in any.
     *
     * @param href address of the problem's page: pictures are below it
     */
    public String of(LocalText text, DisplayLanguage language, String href) {
        String below = href + "/statement/";
        synchronized (kept) {
            return kept.computeIfAbsent(
                    new Key(text, language, below), any -> html.ofMarkdown(text.in(language.tag()), below));
        }
    }

    /** The same without the paragraph around it, where it is one alone: what stands beside a button is no block. */
    public String inLine(LocalText text, DisplayLanguage language, String href) {
        String block = of(text, language, href);
        Matcher alone = PARAGRAPH.matcher(block);
        return alone.matches() ? alone.group(1) : block;
    }

    /** Has a page draw the formulas of its statements; a second time changes nothing. */
    public static void drawFormulas(Visit visit) {
        if (Boolean.TRUE.equals(visit.context().attribute(DRAWN))) {
            return;
        }
        visit.context().attribute(DRAWN, true);
        SecurityHeaders.allowStyleAttributes(visit.context());
        visit.useStyle("katex/katex.min.css");
        visit.useScript("katex/katex.min.js");
        visit.useScript("formulas.js");
    }
}
