package judge.web.api;

import java.time.Instant;
import java.util.Locale;
import judge.online.contest.ContestTimes;
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

    /** The same of a contest; null while its countdown is held. */
    static @Nullable String coming(@Nullable Instant moment) {
        return moment == null || ContestTimes.held(moment).isPresent() ? null : of(moment);
    }
}
