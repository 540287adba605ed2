package judge.clics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.online.contest.ContestTimes;
import org.jspecify.annotations.Nullable;

/** Moments and durations as the Contest API writes them, always with three decimals. */
public final class ClicsTimes {

    /** The format of times: with an offset and not {@code Z}, which older clients cannot read. */
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSSxxx", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private static final Pattern RELATIVE =
            Pattern.compile("([0-9]{1,5}):([0-5][0-9]):([0-5][0-9])(?:\\.([0-9]{1,3}))?");

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

    /** Writes when a contest begins, or what is left while its countdown is held. */
    static void putStart(ObjectNode node, Instant starts) {
        Optional<Duration> held = ContestTimes.held(starts);
        node.put("start_time", held.isPresent() ? null : time(starts));
        held.ifPresent(left -> node.put("countdown_pause_time", relative(left.toMillis())));
    }

    /** Returns the duration of a RELTIME that is not negative; empty where it is none. */
    public static Optional<Duration> read(String relative) {
        Matcher matcher = RELATIVE.matcher(relative);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String millis = matcher.group(4) == null ? "0" : matcher.group(4);
        return Optional.of(Duration.ofHours(Long.parseLong(matcher.group(1)))
                .plusMinutes(Long.parseLong(matcher.group(2)))
                .plusSeconds(Long.parseLong(matcher.group(3)))
                .plusMillis(Long.parseLong((millis + "00").substring(0, 3))));
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
