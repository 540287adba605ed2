package judge.report.folder;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a run's folder: the time at which the run began, to the second, and a number where several began in the
 * same second.
 *
 * @param startedAt in whole seconds
 * @param number from 1
 */
record RunName(Instant startedAt, int number) implements Comparable<RunName> {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'");
    private static final Pattern FORM = Pattern.compile("(.{10}T.{8}Z)(?:-([1-9][0-9]{0,5}))?");

    static RunName of(Instant startedAt, int number) {
        return new RunName(Instant.ofEpochSecond(startedAt.getEpochSecond()), number);
    }

    /** The name in a text, if it is one. */
    static Optional<RunName> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            Instant startedAt = LocalDateTime.parse(matcher.group(1), TIME).toInstant(ZoneOffset.UTC);
            return Optional.of(
                    new RunName(startedAt, matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2))));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The later one is the greater one. */
    @Override
    public int compareTo(RunName other) {
        return Comparator.comparing(RunName::startedAt)
                .thenComparing(RunName::number)
                .compare(this, other);
    }

    @Override
    public String toString() {
        String time = TIME.withZone(ZoneOffset.UTC).format(startedAt);
        return number == 1 ? time : time + "-" + number;
    }
}
