package judge.web.page;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import judge.message.Messages;

/** Moments as people read and type them. */
final class Times {

    private static final DateTimeFormatter SHOWN = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private static final DateTimeFormatter EXACT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

    private Times() {}

    /** The zone of a name; empty where there is none. */
    static Optional<ZoneId> zone(String name) {
        try {
            return Optional.of(ZoneId.of(name));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Such as {@code 2026-11-22 13:05}. */
    static String shown(Instant moment, ZoneId zone) {
        return SHOWN.format(moment.atZone(zone));
    }

    /** The same to the second. */
    static String exact(Instant moment, ZoneId zone) {
        return EXACT.format(moment.atZone(zone));
    }

    /** How long it is until a moment, in its largest unit; empty where it is over. */
    static String left(Messages messages, Instant now, Instant moment) {
        Duration left = Duration.between(now, moment);
        if (left.isNegative()) {
            return "";
        }
        if (left.toDays() > 1) {
            return messages.text("web.in-days", "count", left.toDays());
        }
        return left.toHours() > 1
                ? messages.text("web.in-hours", "count", left.toHours())
                : messages.text("web.in-minutes", "count", left.toMinutes() + 1);
    }

    /** As a field of the type {@code datetime-local} has it. */
    static String field(Instant moment, ZoneId zone) {
        return shown(moment, zone).replace(' ', 'T');
    }

    /** What somebody typed into such a field; empty where it is no time. */
    static Optional<Instant> read(String text, ZoneId zone) {
        try {
            return Optional.of(LocalDateTime.parse(text.trim().replace(' ', 'T'))
                    .atZone(zone)
                    .toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
