package judge.problem.question;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A text in Markdown, in one language or more.
 *
 * @param byLanguage by language code, such as {@code en} or {@code pt-BR}, in the order of the file; may be empty
 */
public record LocalText(Map<String, String> byLanguage) {

    private static final String USUAL = "en";

    /** The text that is not there. */
    public static final LocalText NONE = new LocalText(Map.of());

    public LocalText {
        byLanguage = Collections.unmodifiableMap(new LinkedHashMap<>(byLanguage));
    }

    /** A text in a language that nobody has named. */
    static LocalText of(String text) {
        return new LocalText(Map.of(USUAL, text));
    }

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }

    /** Returns the text in a language, else in English, else in any; empty where there is none. */
    public String in(String language) {
        return byLanguage.entrySet().stream()
                .filter(one -> main(one.getKey()).equals(main(language)))
                .map(Map.Entry::getValue)
                .findFirst()
                .or(() -> byLanguage.entrySet().stream()
                        .filter(one -> one.getKey().equals(USUAL))
                        .map(Map.Entry::getValue)
                        .findFirst())
                .or(() -> byLanguage.values().stream().findFirst())
                .orElse("");
    }

    /** The language of a code without its region. */
    private static String main(String code) {
        int dash = code.indexOf('-');
        return dash < 0 ? code : code.substring(0, dash);
    }
}
