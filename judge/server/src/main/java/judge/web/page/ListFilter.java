package judge.web.page;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** The filter of a list of submissions as an address has it: whoever loads the page again keeps it. */
public record ListFilter(Map<String, String> chosen, @Nullable Long before) {

    public static final String ASSIGNMENT = "assignment";
    public static final String PROBLEM = "problem";
    public static final String PERSON = "person";

    static final String SEARCH = "search";
    static final String VERDICT = "verdict";
    static final String LANGUAGE = "language";
    static final String LATE = "late";
    static final String GROUP = "group";
    static final String SINCE = "since";
    static final String UNTIL = "until";

    /** The word for who is in no group, which no group is called. */
    static final String NO_GROUP = " ";

    static final String YES = "yes";
    static final String NO = "no";

    private static final String BEFORE = "before";
    private static final List<String> ALL =
            List.of(SEARCH, ASSIGNMENT, PROBLEM, VERDICT, LANGUAGE, LATE, PERSON, GROUP, SINCE, UNTIL);

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
    public static ListFilter of(Visit visit) {
        return of(visit::query);
    }

    /** The same of what a form has sent. */
    public static ListFilter sent(Visit visit) {
        return of(visit::field);
    }

    private static ListFilter of(UnaryOperator<String> values) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String key : ALL) {
            String value = values.apply(key);
            if (value.indexOf('\0') >= 0) {
                throw wrong(key, value.replace("\0", ""));
            }
            if (!value.isEmpty()) {
                chosen.put(key, value);
            }
        }
        String before = values.apply(BEFORE);
        if (!before.matches("[0-9]{0,18}")) {
            throw wrong(BEFORE, before);
        }
        return new ListFilter(chosen, before.isEmpty() ? null : (Long) Long.parseLong(before));
    }

    private static Refusal wrong(String key, String value) {
        return Refusal.invalid("query-wrong", Map.of("key", key, "value", value));
    }

    public boolean isEmpty() {
        return chosen.isEmpty() && before == null;
    }

    /** Returns a value; empty where it is not chosen. */
    String value(String key) {
        return chosen.getOrDefault(key, "");
    }

    /** The assignment's slug; null: none is chosen. */
    public @Nullable String assignment() {
        return chosen.get(ASSIGNMENT);
    }

    /** The same as a condition; days are those of the zone. */
    public Filter filter(ZoneId zone) {
        String verdict = value(VERDICT);
        if (!verdict.isEmpty() && !VERDICTS.contains(verdict)) {
            throw wrong(VERDICT, verdict);
        }
        String late = value(LATE);
        if (!List.of("", YES, NO).contains(late)) {
            throw wrong(LATE, late);
        }
        @Nullable String group = chosen.get(GROUP);
        return new Filter(
                chosen.get(PROBLEM),
                chosen.get(VERDICT),
                chosen.get(LANGUAGE),
                late.isEmpty() ? null : (Boolean) late.equals(YES),
                chosen.get(PERSON),
                NO_GROUP.equals(group) ? "" : group,
                Optional.of(value(SEARCH).strip())
                        .filter(text -> !text.isEmpty())
                        .orElse(null),
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
    public String address(String page, @Nullable Long after) {
        List<String> parts = new ArrayList<>();
        chosen.forEach((key, value) -> parts.add(key + "=" + Paths.part(value)));
        if (after != null) {
            parts.add(BEFORE + "=" + after);
        }
        return parts.isEmpty() ? page : page + "?" + String.join("&", parts);
    }
}
