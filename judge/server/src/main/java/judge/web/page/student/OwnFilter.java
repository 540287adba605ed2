package judge.web.page.student;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.verdict.Verdict;
import judge.web.page.Paths;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The filter of one's own submissions as an address has it: whoever loads the page again keeps it. */
record OwnFilter(Map<String, String> chosen, @Nullable Long before) {

    static final String PROBLEM = "problem";
    static final String VERDICT = "verdict";
    static final String LANGUAGE = "language";
    static final String SINCE = "since";
    static final String UNTIL = "until";
    private static final String BEFORE = "before";
    private static final List<String> ALL = List.of(PROBLEM, VERDICT, LANGUAGE, SINCE, UNTIL);

    /** The codes that can be chosen as a verdict. */
    static final List<String> VERDICTS = Stream.concat(
                    Stream.of(Verdict.values()).filter(one -> one != Verdict.SK).map(Verdict::name),
                    Stream.of(StoredSubmission.NO_VERDICT))
            .toList();

    /**
     * The filter that the address asks for.
     *
     * @throws Refusal if a value makes no sense
     */
    static OwnFilter of(Visit visit) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String key : ALL) {
            if (!visit.query(key).isEmpty()) {
                chosen.put(key, visit.query(key));
            }
        }
        String before = visit.query(BEFORE);
        if (!before.matches("[0-9]{0,18}")) {
            throw wrong(BEFORE, before);
        }
        return new OwnFilter(chosen, before.isEmpty() ? null : (Long) Long.parseLong(before));
    }

    private static Refusal wrong(String key, String value) {
        return Refusal.invalid("query-wrong", Map.of("key", key, "value", value));
    }

    boolean isEmpty() {
        return chosen.isEmpty() && before == null;
    }

    /** Returns a value; empty where it is not chosen. */
    String value(String key) {
        return chosen.getOrDefault(key, "");
    }

    /** The same as a condition; days are those of the zone. */
    Filter filter(ZoneId zone) {
        String verdict = value(VERDICT);
        if (!verdict.isEmpty() && !VERDICTS.contains(verdict)) {
            throw wrong(VERDICT, verdict);
        }
        return new Filter(
                chosen.get(PROBLEM),
                chosen.get(VERDICT),
                chosen.get(LANGUAGE),
                day(SINCE).map(day -> start(day, zone)).orElse(null),
                day(UNTIL).map(day -> start(day.plusDays(1), zone)).orElse(null));
    }

    private static Instant start(LocalDate day, ZoneId zone) {
        return day.atStartOfDay(zone).toInstant();
    }

    private Optional<LocalDate> day(String key) {
        String value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (!value.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
            throw wrong(key, value);
        }
        try {
            return Optional.of(LocalDate.parse(value));
        } catch (DateTimeParseException e) {
            throw wrong(key, value);
        }
    }

    /** Returns the address of the page that begins after a submission; null: with the last one. */
    String address(String page, @Nullable Long after) {
        List<String> parts = new ArrayList<>();
        chosen.forEach((key, value) -> parts.add(key + "=" + Paths.part(value)));
        if (after != null) {
            parts.add(BEFORE + "=" + after);
        }
        return parts.isEmpty() ? page : page + "?" + String.join("&", parts);
    }
}
