package judge.foreign;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes Markdown of the parts of a statement as HUSTOJ has them: HTML, or Markdown in a span or in brackets. */
final class FpsStatement {

    private static final Pattern MARKDOWN =
            Pattern.compile("(?s)\\s*(?:\\[md]|<(span|div)\\s+class=['\"]md['\"]\\s*>)(.*?)(?:\\[/md]|</\\1>)\\s*");
    private static final Pattern IMAGE =
            Pattern.compile("(?i)<img\\b[^>]*?\\bsrc\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')[^>]*>");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*\\.(?:png|jpe?g|gif|webp|bmp)");

    private final PackageDraft draft;
    /** Where each lies in the statement's folder, by where it was. */
    private final Map<String, String> pictures;

    FpsStatement(PackageDraft draft, Map<String, String> pictures) {
        this.draft = draft;
        this.pictures = pictures;
    }

    static boolean isChinese(String text) {
        return text.codePoints().anyMatch(c -> c >= 0x4e00 && c < 0xa000);
    }

    /** A title without tags. */
    static String plain(String html) {
        return html.replaceAll("<[^>]*>", "").replaceAll("\\s+", " ").strip();
    }

    /** The whole statement; empty where no part has a word. */
    String of(String title, String description, String input, String output, String hint) {
        boolean chinese = isChinese(title + description);
        List<String> parts = new ArrayList<>();
        add(parts, "", description);
        add(parts, chinese ? "输入" : "Input", input);
        add(parts, chinese ? "输出" : "Output", output);
        add(parts, chinese ? "提示" : "Hint", hint);
        return String.join("\n", parts);
    }

    private void add(List<String> parts, String heading, String text) {
        if (!text.isBlank()) {
            parts.add((heading.isEmpty() ? "" : "## " + heading + "\n\n") + markdown(text.strip()) + "\n");
        }
    }

    private String markdown(String text) {
        Matcher own = MARKDOWN.matcher(text);
        if (own.matches()) {
            return withPictures(own.group(2).strip(), false);
        }
        // What is HTML for Markdown ends with a blank line.
        String whole = text.replaceAll("(?m)^[ \\t]*\\r?$", "&#32;");
        return "<div>\n" + withPictures(whole, true) + "\n</div>";
    }

    /** With pictures as Markdown has them, which are looked for beside the statement. */
    private String withPictures(String text, boolean isHtml) {
        Matcher image = IMAGE.matcher(text);
        StringBuilder made = new StringBuilder();
        while (image.find()) {
            String place = image.group(1) == null ? image.group(2) : image.group(1);
            String written = picture(place);
            String gap = isHtml ? "\n\n" : "";
            image.appendReplacement(
                    made,
                    Matcher.quoteReplacement(written.isEmpty() ? image.group() : gap + "![](" + written + ")" + gap));
        }
        return image.appendTail(made).toString();
    }

    /** Puts a picture beside the statement; its name there, or nothing where it is not brought along. */
    private String picture(String place) {
        String base = place.substring(place.lastIndexOf('/') + 1);
        String code = pictures.getOrDefault(place.strip(), "");
        if (code.isBlank() || !NAME.matcher(base).matches()) {
            draft.remark("its picture " + base + " does not come along");
            return "";
        }
        try {
            draft.file("statement/" + base, Base64.getMimeDecoder().decode(code));
            return base;
        } catch (IllegalArgumentException e) {
            draft.remark("its picture " + base + " does not come along");
            return "";
        }
    }
}
