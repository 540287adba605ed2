package judge.web.page;

import java.util.Locale;
import java.util.Map;
import judge.message.Visible;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Names of things for people. */
public final class Words {

    private Words() {}

    /** The title of a problem in the language of the page, else in English, else in any, else its id. */
    public static String title(Visit visit, Map<String, String> names, String slug) {
        String any = names.values().stream().findFirst().orElse(slug);
        String name = names.getOrDefault(visit.messages().language().tag(), names.getOrDefault("en", any));
        return Visible.of(name.isEmpty() ? slug : name);
    }

    /** A verdict in words; empty where there is none. */
    public static String verdict(Visit visit, @Nullable String name) {
        if (name == null) {
            return "";
        }
        for (Verdict verdict : Verdict.values()) {
            if (verdict.name().equals(name.toUpperCase(Locale.ROOT))) {
                return visit.messages().name(verdict);
            }
        }
        return Visible.of(name);
    }
}
