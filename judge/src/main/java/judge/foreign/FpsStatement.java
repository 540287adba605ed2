package judge.foreign;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.source.SpacedFormulas;
import org.jspecify.annotations.Nullable;

/** Makes Markdown of the parts of a statement as HUSTOJ has them: HTML, or Markdown in a span or in brackets. */
final class FpsStatement {

    /** The begin of Markdown: in brackets, or of an element of that class. */
    private static final Pattern MARKDOWN =
            Pattern.compile("(?i)\\[md]|<(span|div)\\s(?:[^<>]*\\s)?class\\s*=\\s*['\"]?(?:[^'\"<>]*\\s)?md"
                    + "(?:\\s[^'\"<>]*)?['\"]?(?:\\s[^<>]*)?>");

    private static final Pattern TAG = Pattern.compile("<(?!img\\b)[^<>]*+>");
    private static final Pattern IMAGE =
            Pattern.compile("(?i)<img\\b[^<>]*?\\ssrc\\s*+=\\s*+(?:\"([^\"<>]*+)\"|'([^'<>]*+)')[^<>]*+>");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*\\.(?:png|jpe?g|gif|webp|bmp)");
    private static final Pattern INLINE = Pattern.compile("(?s)data:image/(png|jpeg|gif|webp|bmp);base64,(.*)");
    private static final int MOST_TITLE = 200;
    private static final int MOST_SHOWN = 60;

    private final PackageDraft draft;
    /** The pictures' paths in the statement's folder, by their original paths. */
    private final Map<String, String> pictures;
    /** The names of the pictures that were put there, by their original paths. */
    private final Map<String, String> names = new HashMap<>();

    FpsStatement(PackageDraft draft, Map<String, String> pictures) {
        this.draft = draft;
        this.pictures = pictures;
    }

    static boolean isChinese(String text) {
        return text.codePoints().anyMatch(c -> c >= 0x4e00 && c < 0xa000);
    }

    /** A title without tags. */
    static String plain(String html) {
        String title = html.replaceAll("<[^<>]*+>", "").replaceAll("\\s++", " ").strip();
        return title.substring(0, Math.min(title.length(), MOST_TITLE));
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
        StringBuilder made = new StringBuilder();
        Matcher begin = MARKDOWN.matcher(text);
        int at = 0;
        while (at < text.length() && begin.find(at)) {
            made.append(html(text.substring(at, begin.start())));
            Optional<MatchResult> end = closing(text, begin.group(1), begin.end());
            String own = text.substring(begin.end(), end.map(MatchResult::start).orElse(text.length()));
            made.append(withPictures(SpacedFormulas.tight(own.strip()), false)).append("\n\n");
            at = end.map(MatchResult::end).orElse(text.length());
        }
        return made.append(html(text.substring(at))).toString().stripTrailing();
    }

    /** The end of Markdown that begins there; none where it is not closed. */
    private static Optional<MatchResult> closing(String text, @Nullable String tag, int from) {
        Matcher sign = Pattern.compile(tag == null ? "(?i)\\[(/)md]" : "(?i)<(/?)" + tag + "\\b[^<>]*+>")
                .matcher(text);
        int depth = 1;
        for (int at = from; sign.find(at); at = sign.end()) {
            depth += sign.group(1).isEmpty() ? 1 : -1;
            if (depth == 0) {
                return Optional.of(sign.toMatchResult());
            }
        }
        return Optional.empty();
    }

    private String html(String text) {
        if (TAG.matcher(text).replaceAll("").isBlank()) {
            return "";
        }
        // Markdown takes a blank line for the end of a block of HTML.
        String whole = text.replaceAll("(?m)^[ \\t]*\\r?$", "&#32;");
        return "<div>\n" + withPictures(whole, true) + "\n</div>\n\n";
    }

    /** Returns the text with pictures as Markdown has them, which are looked for beside the statement. */
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
        Matcher inline = INLINE.matcher(place);
        boolean within = inline.matches();
        String base = within ? "picture." + inline.group(1) : place.substring(place.lastIndexOf('/') + 1);
        String code = within ? inline.group(2) : pictures.getOrDefault(place.strip(), "");
        if (names.containsKey(place)) {
            return names.get(place);
        }
        try {
            if (code.isBlank() || !NAME.matcher(base).matches()) {
                throw new IllegalArgumentException("it is not there");
            }
            byte[] content = Base64.getMimeDecoder().decode(code);
            String own = names.containsValue(base) ? names.size() + 1 + "-" + base : base;
            names.put(place, own);
            draft.file("statement/" + own, content);
            return own;
        } catch (IllegalArgumentException e) {
            draft.remark(
                    ImportRemark.STATEMENT_PICTURE_NOT_TAKEN, base.substring(0, Math.min(base.length(), MOST_SHOWN)));
            return "";
        }
    }
}
