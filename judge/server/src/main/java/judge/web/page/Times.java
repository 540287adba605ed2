package judge.web.page;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.Messages;
import judge.online.Refusal;
import judge.online.contest.ContestTimes;
import org.jspecify.annotations.Nullable;

/** Moments as people read and type them. */
public final class Times {

    private static final DateTimeFormatter SHOWN = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private static final DateTimeFormatter EXACT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

    private Times() {}

    /** The name of a zone for people, who know the one without a difference by one name. */
    static String name(ZoneId zone) {
        return zone.normalized().equals(ZoneOffset.UTC) ? "UTC" : zone.getId();
    }

    /** The zone of a name; empty where there is none. */
    public static Optional<ZoneId> zone(String name) {
        try {
            return Optional.of(ZoneId.of(name));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Returns a moment, such as {@code 2026-11-22 13:05}; a sign for one that is held. */
    public static String shown(Instant moment, ZoneId zone) {
        return ContestTimes.held(moment).isPresent() ? "⏸" : SHOWN.format(moment.atZone(zone));
    }

    /** The same to the second. */
    public static String exact(Instant moment, ZoneId zone) {
        return EXACT.format(moment.atZone(zone));
    }

    /** Returns the time until a moment, in its largest unit; empty where the moment is past. */
    public static String left(Messages messages, Instant now, Instant moment) {
        Duration left = Duration.between(now, moment);
        if (left.isNegative() || ContestTimes.held(moment).isPresent()) {
            return "";
        }
        if (left.toDays() > 1) {
            return messages.text("web.in-days", "count", left.toDays());
        }
        return left.toHours() > 1
                ? messages.text("web.in-hours", "count", left.toHours())
                : messages.text("web.in-minutes", "count", left.toMinutes() + 1);
    }

    /** Returns the minutes, begun ones as well, in which some are done, one after the other; 0: it is not known. */
    public static long minutes(Duration each, long count) {
        return each.multipliedBy(count).plusMinutes(1).minusMillis(1).toMinutes();
    }

    /** Returns a moment for a field of the type {@code datetime-local}. */
    public static String field(Instant moment, ZoneId zone) {
        return shown(moment, zone).replace(' ', 'T');
    }

    /**
     * Reads a time that was typed into a field. If two moments have that time, as in the night in which clocks are put
     * back, the first is taken.
     *
     * @throws judge.online.Refusal where the text is no time, or clocks skip it
     */
    public static Instant read(String text, ZoneId zone) {
        LocalDateTime time = time(text);
        List<ZoneOffset> offsets = zone.getRules().getValidOffsets(time);
        if (offsets.isEmpty()) {
            throw Refusal.invalid(
                    "time-skipped",
                    Map.of("time", SHOWN.format(time), "zone", zone.getId(), "next", SHOWN.format(time.atZone(zone))));
        }
        return time.toInstant(offsets.get(0));
    }

    /**
     * Reads a field that has shown a moment: where nobody has touched it, returns that moment itself, with its seconds;
     * of two moments with the same time it is the one that was shown.
     *
     * @param shown null: the field was empty
     */
    public static Instant read(String text, ZoneId zone, @Nullable Instant shown) {
        return shown != null && field(shown, zone).equals(text) ? shown : read(text, zone);
    }

    private static LocalDateTime time(String text) {
        try {
            return LocalDateTime.parse(text.trim().replace(' ', 'T'));
        } catch (DateTimeParseException e) {
            throw Refusal.invalid("not-a-time", Map.of("value", text));
        }
    }
}
