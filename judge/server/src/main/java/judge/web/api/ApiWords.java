package judge.web.api;

import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes values for JSON. */
final class ApiWords {

    private ApiWords() {}

    /** A constant, such as {@code first-failing}. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A moment as in ISO 8601, in UTC. */
    static @Nullable String of(@Nullable Instant moment) {
        return moment == null ? null : moment.toString();
    }
}
