package judge.web.page.statement;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells tags of HTML from texts in angle brackets: statements have {@code <n>} and {@code vector<int>}, too. */
final class HtmlTags {

    /** The elements of HTML, those of its older versions among them (https://html.spec.whatwg.org, 4 and 16). */
    private static final Set<String> NAMES = Set.of(
            """
            a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote
            body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div
            dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header
            hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter
            nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress
            q rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub
            summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
            xmp"""
                    .split("\\s+"));

    /** Attributes without a value are few: other words are those of a text, as in {@code a<b and c>d}. */
    private static final Pattern WITHOUT_VALUES =
            Pattern.compile("(?i)</?\\w++(?:\\s++(?:nowrap|noshade|compact|reversed"
                    + "|hidden|open|controls|disabled|checked|selected|allowfullscreen))*+\\s*+/?>");

    private HtmlTags() {}

    /** Tells whether a piece from {@code <} to {@code >} with such a name is a tag. */
    static boolean isOne(String piece, String name) {
        return NAMES.contains(name.toLowerCase(Locale.ROOT))
                && (piece.contains("=") || WITHOUT_VALUES.matcher(piece).matches());
    }
}
