package judge.service.access;

import java.util.Map;
import java.util.regex.Pattern;
import judge.online.Refusal;

/** The names of courses, assignments and problems in addresses. */
public final class Slugs {

    private static final Pattern SLUG = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private Slugs() {}

    public static void require(String slug) {
        if (!SLUG.matcher(slug).matches()) {
            throw Refusal.invalid("slug-invalid", Map.of("slug", slug));
        }
    }
}
