package judge.intake;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.TemporalAccessor;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A name that a learning platform has given to a student's folder or file.
 *
 * @param label the text that all files of one attempt share
 * @param person the person who handed it in, as the platform names them
 * @param number the number that tells apart people who have the same name; empty where names are unique
 * @param file the owner's name for the file; empty for a folder
 * @param submitted the time of handing in, where the name has it and it can be read
 * @param unmistakable whether nobody calls a file of their own so
 */
record PlatformName(
        String label, String person, String number, String file, Optional<Instant> submitted, boolean unmistakable) {

    /** Name, number, kind; then the file, in a folder of its own or not. */
    private static final Pattern MOODLE = Pattern.compile("((.+?)_(\\d+)_assignsubmission_(?:file|onlinetext))_?(.*)");

    /** Moodle's word for everybody where work is marked without names: the number alone tells who it is. */
    private static final Pattern NOBODY = Pattern.compile(
            "(?iu)participante?|teilnehmer[/_]?(in)?|partecipante|deelnemer|deltager|deltagare|uczestnik"
                    + "|участник|参与者|參與者|成员|参加者|참여자");

    /** Name, number of the person, number of the file, file; the first two are one word where work is anonymous. */
    private static final Pattern CANVAS = Pattern.compile("(.+?)(?:_LATE)?_(\\d+)_\\d+_(.+)");

    private static final Pattern ANONYMOUS_CANVAS = Pattern.compile("(?:LATE_)?(anon_[A-Za-z0-9]+)_\\d+_(.+)");

    /** Assignment, login, time; then the file. */
    private static final Pattern BLACKBOARD =
            Pattern.compile("((.+?)_attempt_(\\d{4}-\\d\\d-\\d\\d-\\d\\d-\\d\\d-\\d\\d))(?:_(.+))?");

    private static final String BRIGHTSPACE_DIVISION = " - ";
    private static final Pattern BRIGHTSPACE_NUMBER = Pattern.compile("\\d+-\\d+");
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)\\d{4}(?!\\d)");

    private static final DateTimeFormatter BLACKBOARD_TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HH-mm-ss");
    /** The forms of times without the sign between hours and minutes, which no file name on Windows may have. */
    private static final List<DateTimeFormatter> BRIGHTSPACE_TIMES = Stream.of(
                    "MMM d yyyy hmm a", "MMMM d yyyy hmm a", "d MMM yyyy Hmm", "d MMMM yyyy Hmm", "yyyy MM dd Hmm")
            .map(pattern -> new DateTimeFormatterBuilder()
                    .parseCaseInsensitive()
                    .appendPattern(pattern)
                    .toFormatter(Locale.ENGLISH))
            .toList();

    /** Tells whether the person's name has the assignment's before it, which one name alone does not tell apart. */
    boolean hasAssignment() {
        return BLACKBOARD.matcher(label).matches();
    }

    /** The same with another name of the person. */
    PlatformName named(String other) {
        return new PlatformName(label, other, number, file, submitted, unmistakable);
    }

    /** The parts of the name, if a platform gave it. */
    static Optional<PlatformName> of(String name) {
        Matcher moodle = MOODLE.matcher(name);
        if (moodle.matches()) {
            String person = moodle.group(2).strip();
            String known = NOBODY.matcher(person).matches() ? person + "_" + moodle.group(3) : person;
            return Optional.of(
                    new PlatformName(moodle.group(1), known, moodle.group(3), moodle.group(4), Optional.empty(), true));
        }
        Matcher blackboard = BLACKBOARD.matcher(name);
        if (blackboard.matches()) {
            String file = Optional.ofNullable(blackboard.group(4)).orElse("");
            return Optional.of(new PlatformName(
                    blackboard.group(1),
                    blackboard.group(2),
                    "",
                    file,
                    time(BLACKBOARD_TIME, blackboard.group(3)),
                    true));
        }
        return brightspace(name).or(() -> canvas(name));
    }

    private static Optional<PlatformName> canvas(String name) {
        Matcher anonymous = ANONYMOUS_CANVAS.matcher(name);
        if (anonymous.matches()) {
            String person = anonymous.group(1);
            return Optional.of(new PlatformName(person, person, "", anonymous.group(2), Optional.empty(), false));
        }
        Matcher canvas = CANVAS.matcher(name);
        return canvas.matches()
                ? Optional.of(new PlatformName(
                        canvas.group(1) + "_" + canvas.group(2),
                        canvas.group(1),
                        canvas.group(2),
                        canvas.group(3),
                        Optional.empty(),
                        false))
                : Optional.empty();
    }

    /** Numbers, name, time; then the file, in a folder of its own or not. */
    private static Optional<PlatformName> brightspace(String name) {
        List<String> parts = Arrays.asList(name.split(BRIGHTSPACE_DIVISION, -1));
        if (parts.size() < 3 || !BRIGHTSPACE_NUMBER.matcher(parts.get(0)).matches()) {
            return Optional.empty();
        }
        for (int i = 2; i < parts.size(); i++) {
            if (YEAR.matcher(parts.get(i)).find()) {
                String person = String.join(BRIGHTSPACE_DIVISION, parts.subList(1, i));
                return Optional.of(new PlatformName(
                        String.join(BRIGHTSPACE_DIVISION, parts.subList(0, i + 1)),
                        person.strip(),
                        parts.get(0),
                        String.join(BRIGHTSPACE_DIVISION, parts.subList(i + 1, parts.size())),
                        brightspaceTime(parts.get(i)),
                        true));
            }
        }
        return Optional.empty();
    }

    private static Optional<Instant> brightspaceTime(String text) {
        String words = text.replaceAll("[.,]", " ")
                .replaceAll("(\\d)[-_:h](\\d\\d)(?!\\d)", "$1$2")
                .replace('-', ' ')
                .strip()
                .replaceAll("\\s+", " ");
        return BRIGHTSPACE_TIMES.stream()
                .flatMap(format -> time(format, words).stream())
                .findFirst();
    }

    /** Reads a time. Times are only compared with others of the same platform, so that the zone does not matter. */
    private static Optional<Instant> time(DateTimeFormatter format, String text) {
        try {
            TemporalAccessor parsed = format.parse(text);
            return Optional.of(LocalDateTime.from(parsed).toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
