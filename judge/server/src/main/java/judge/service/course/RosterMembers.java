package judge.service.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.online.Logins;
import judge.online.Refusal;
import judge.roster.ColumnUse;
import judge.roster.ReadRoster;
import judge.roster.Roster;
import judge.roster.RosterColumns;
import judge.roster.RosterException;
import judge.roster.RosterPreview;
import judge.roster.RosterReader;
import judge.roster.SentTable;
import judge.roster.Student;
import judge.service.access.UnclearNames;
import org.jspecify.annotations.Nullable;

/**
 * The people on a school's list, before it is known which of them have an account.
 *
 * @param all the people in the order of the list; no two have the same login
 * @param charset the name of the charset in which the list was read
 */
record RosterMembers(List<RosterMember> all, String charset, RosterColumns columns) {

    /** The code of the refusal of a list that may be in several charsets, each of which is a detail. */
    static final String CHARSET = "roster-charset";

    private static final int MOST_DETAILS = 20;

    RosterMembers {
        all = List.copyOf(all);
    }

    /**
     * A person whom the list names.
     *
     * @param rosterId the id in the list
     * @param name the name that is shown
     * @param listed the name on the list; null: it has none but the login
     * @param group empty: the list has none
     */
    record RosterMember(long line, String rosterId, String login, String name, @Nullable String listed, String group) {}

    /** Reads a list; refuses it with all its faulty lines. */
    static RosterMembers read(SentTable csv) {
        requireId(csv.columns().uses());
        try {
            return of(RosterReader.readNamed(csv));
        } catch (RosterException e) {
            throw refusal(e);
        }
    }

    private static void requireId(List<ColumnUse> said) {
        long ids = said.stream().filter(use -> use == ColumnUse.ID).count();
        if (ids > 1 || (ids == 0 && !said.isEmpty() && !said.contains(ColumnUse.NAME))) {
            throw Refusal.invalid(
                    "columns-one-id",
                    Map.of("value", said.stream().map(ColumnUse::word).collect(Collectors.joining(","))));
        }
    }

    /** Shows how a list would be read, before anything is made of it. */
    static RosterPreview preview(SentTable csv) {
        try {
            return RosterReader.preview(csv);
        } catch (RosterException e) {
            throw refusal(e);
        }
    }

    private static Refusal refusal(RosterException e) {
        if (!e.readings().isEmpty()) {
            return new Refusal(
                    Refusal.Kind.INVALID, CHARSET, Map.of("readings", e.value()), UnclearNames.details(e.readings()));
        }
        List<RosterException.Place> places = e.places();
        if (places.size() == 1) {
            return Refusal.invalid("roster-invalid", parameters(places.get(0)));
        }
        return faulty(places.stream()
                .map(place -> new Refusal.Detail("roster-line", parameters(place)))
                .toList());
    }

    private static Map<String, Object> parameters(RosterException.Place place) {
        return Map.of("line", place.line(), "rosterfault", place.fault().word(), "value", place.value());
    }

    private static RosterMembers of(ReadRoster read) {
        Roster roster = read.roster();
        Map<String, RosterMember> byLogin = new LinkedHashMap<>();
        List<Refusal.Detail> faults = new ArrayList<>();
        for (Student student : roster.students()) {
            long line = roster.line(student);
            Optional<String> login = Logins.listed(student.id());
            Optional<String> name = Logins.name(student.name());
            if (login.isEmpty()) {
                faults.add(new Refusal.Detail("roster-line-login", Map.of("line", line, "value", student.id())));
            } else if (name.isEmpty() && !student.name().isEmpty()) {
                faults.add(new Refusal.Detail("roster-line-name", Map.of("line", line, "value", student.name())));
            } else {
                if (byLogin.putIfAbsent(login.get(), member(line, student, login.get(), name)) != null) {
                    faults.add(twice(line, student));
                }
            }
        }
        if (!faults.isEmpty()) {
            throw faulty(faults);
        }
        return new RosterMembers(List.copyOf(byLogin.values()), read.charset(), read.columns());
    }

    private static RosterMember member(long line, Student student, String login, Optional<String> name) {
        String listed = name.filter(one -> !one.equals(student.id())).orElse(null);
        return new RosterMember(line, student.id(), login, name.orElse(login), listed, student.group());
    }

    private static Refusal.Detail twice(long line, Student student) {
        String fault = RosterException.Fault.TWICE.word();
        return new Refusal.Detail("roster-line", Map.of("line", line, "rosterfault", fault, "value", student.id()));
    }

    private static Refusal faulty(List<Refusal.Detail> faults) {
        return listed(Refusal.Kind.INVALID, "roster-faulty", faults);
    }

    /** A refusal with the first of many details, and how many they are. */
    static Refusal listed(Refusal.Kind kind, String code, List<Refusal.Detail> details) {
        List<Refusal.Detail> shown = new ArrayList<>(details.subList(0, Math.min(MOST_DETAILS, details.size())));
        if (details.size() > shown.size()) {
            shown.add(new Refusal.Detail("roster-more", Map.of("count", details.size() - shown.size())));
        }
        return new Refusal(kind, code, Map.of("count", details.size()), shown);
    }

    /** Returns the logins that they would have. */
    Set<String> logins() {
        Set<String> logins = new TreeSet<>();
        all.forEach(one -> logins.add(one.login()));
        return logins;
    }
}
