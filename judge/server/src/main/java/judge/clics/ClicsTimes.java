package judge.clics;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Moments and durations as the Contest API writes them, always with three decimals. */
final class ClicsTimes {

    /** The format of times: with an offset and not {@code Z}, which older clients cannot read. */
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSSxxx", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private static final long SECOND = 1_000;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;

    private ClicsTimes() {}

    /** A moment, to the millisecond: a TIME. */
    public static String time(Instant moment) {
        return TIME.format(moment);
    }

    /** A TIME, or null for none. */
    static @Nullable String timeOrNull(@Nullable Instant moment) {
        return moment == null ? null : time(moment);
    }

    /** A duration in milliseconds, also a negative one: a RELTIME. */
    public static String relative(long millis) {
        long size = Math.abs(millis);
        return String.format(
                Locale.ROOT,
                "%s%d:%02d:%02d.%03d",
                millis < 0 ? "-" : "",
                size / HOUR,
                size / MINUTE % 60,
                size / SECOND % 60,
                size % SECOND);
    }
}
