package judge.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.web.http.Csrf;

/** A form of a page as a browser fills it in: what is sent if one only presses its button. */
final class PageForm {

    private static final Pattern FORM = Pattern.compile("<form\\b[^>]*>.*?</form>", Pattern.DOTALL);
    private static final Pattern INPUT = Pattern.compile("<input\\b[^>]*>");
    private static final Pattern SELECT =
            Pattern.compile("<select\\b[^>]*name=\"([^\"]*)\"[^>]*>(.*?)</select>", Pattern.DOTALL);
    private static final Pattern OPTION = Pattern.compile("<option value=\"([^\"]*)\"( selected)?");
    private static final Pattern AREA =
            Pattern.compile("<textarea\\b[^>]*name=\"([^\"]*)\"[^>]*>(.*?)</textarea>", Pattern.DOTALL);

    private final String html;

    private PageForm(String html) {
        this.html = html;
    }

    /** The first form of the page that goes to this address and has this text somewhere. */
    static PageForm of(String page, String action, String text) {
        Matcher form = FORM.matcher(page);
        while (form.find()) {
            String one = form.group();
            if (one.contains("action=\"" + action + "\"") && one.contains(text)) {
                return new PageForm(one);
            }
        }
        throw new AssertionError("no form to " + action + " with " + text + " in " + page);
    }

    /** Returns the fields that the form sends, without the token, which the browser of the tests adds. */
    Map<String, String> fields() {
        Map<String, String> fields = new LinkedHashMap<>();
        Matcher input = INPUT.matcher(html);
        while (input.find()) {
            String tag = input.group();
            boolean left = tag.contains("type=\"file\"")
                    || tag.matches(".* type=\"(checkbox|radio)\".*") && !tag.contains(" checked");
            if (!left && !attribute(tag, "name").equals(Csrf.FIELD)) {
                fields.put(attribute(tag, "name"), attribute(tag, "value"));
            }
        }
        Matcher select = SELECT.matcher(html);
        while (select.find()) {
            String chosen = null;
            Matcher option = OPTION.matcher(select.group(2));
            while (option.find()) {
                chosen = chosen == null || option.group(2) != null ? option.group(1) : chosen;
            }
            fields.put(select.group(1), plain(chosen == null ? "" : chosen));
        }
        Matcher area = AREA.matcher(html);
        while (area.find()) {
            fields.put(area.group(1), plain(area.group(2)));
        }
        return fields;
    }

    private static String attribute(String tag, String name) {
        Matcher value = Pattern.compile(" " + name + "=\"([^\"]*)\"").matcher(tag);
        return value.find() ? plain(value.group(1)) : "";
    }

    private static String plain(String html) {
        return html.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&#x3D;", "=")
                .replace("&#x60;", "`")
                .replace("&amp;", "&");
    }
}
