package judge.service;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.roster.Roster;
import judge.roster.RosterException;
import judge.roster.RosterReader;
import judge.roster.Student;
import org.jspecify.annotations.Nullable;

/** Classes as schools list them, put into courses. */
public final class ClassLists {

    private final Database database;
    private final Clock clock;
    private final Entry entry;
    private final Audit audit;
    private final Passwords passwords = new Passwords(new SecureRandom());

    public ClassLists(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Entry(clock);
        audit = new Audit(clock);
    }

    /**
     * What came of a roster.
     *
     * @param students how many are on it
     * @param added how many of them were not in the course before
     * @param accounts those that were made, in the order of the roster, with passwords that are not shown again
     */
    public record RosterResult(int students, int added, List<FirstPassword> accounts) {

        public RosterResult {
            accounts = List.copyOf(accounts);
        }
    }

    /** Somebody new, before it is known whether there is such an account. */
    private record Newcomer(Student student, String login, String name) {}

    /**
     * Puts a class into a course. Who has no account gets one, with the number of the roster to log in with; nobody is
     * taken out, and who is teacher or assistant stays it.
     *
     * @param csv with a number or account, and a name; in any of the usual charsets and separators
     */
    public RosterResult put(Viewer viewer, String slug, byte[] csv) {
        database.read(tables -> entry.goingCourse(tables, viewer, slug));
        List<Newcomer> newcomers = newcomers(csv);
        Set<String> logins = newcomers.stream().map(Newcomer::login).collect(Collectors.toCollection(TreeSet::new));
        logins.removeAll(database.read(tables -> tables.people().taken(logins)));
        Map<String, String> firsts = new LinkedHashMap<>();
        logins.forEach(login -> firsts.put(login, passwords.readable()));
        // Hashing takes a while, in which nobody else should have to wait for the database.
        Map<String, String> hashes = passwords.hashAll(firsts);
        return database.write(tables -> enroll(tables, viewer, slug, newcomers, firsts, hashes));
    }

    private RosterResult enroll(
            Tables tables,
            Viewer viewer,
            String slug,
            List<Newcomer> newcomers,
            Map<String, String> firsts,
            Map<String, String> hashes) {
        Course course = entry.goingCourse(tables, viewer, slug);
        Instant now = clock.instant();
        List<FirstPassword> made = new ArrayList<>();
        int added = 0;
        for (Newcomer one : newcomers) {
            Optional<Person> there = tables.people().find(one.login());
            @Nullable String password = firsts.get(one.login());
            Person person = there.orElseGet(() -> tables.people().add(one.login(), one.name(), SiteRole.STUDENT, now));
            if (there.isEmpty() && password != null) {
                tables.people().setPassword(person.id(), Objects.requireNonNull(hashes.get(one.login())), true);
                made.add(new FirstPassword(tables.people().find(person.id()).orElseThrow(), password));
            }
            Optional<Member> member = tables.courses().member(course.id(), person.id());
            CourseRole role = member.map(Member::role).orElse(CourseRole.STUDENT);
            tables.courses()
                    .enroll(course.id(), person.id(), role, one.student().id(), now);
            added += member.isEmpty() ? 1 : 0;
        }
        audit.note(
                tables,
                viewer,
                "roster",
                "course " + slug,
                newcomers.size() + " students, " + added + " added, " + made.size() + " accounts made");
        return new RosterResult(newcomers.size(), added, made);
    }

    private static List<Newcomer> newcomers(byte[] csv) {
        Roster roster;
        try {
            roster = RosterReader.read(csv);
        } catch (RosterException e) {
            throw invalid(
                    "roster-invalid",
                    Map.of("line", e.line(), "rosterfault", e.fault().word(), "value", e.value()));
        }
        Map<String, Newcomer> byLogin = new LinkedHashMap<>();
        for (Student student : roster.students()) {
            String login = login(student);
            String name = Logins.name(student.name()).orElse(login);
            if (byLogin.put(login, new Newcomer(student, login, name)) != null) {
                String fault = RosterException.Fault.TWICE.word();
                throw invalid("roster-invalid", Map.of("line", 0, "rosterfault", fault, "value", student.id()));
            }
        }
        return List.copyOf(byLogin.values());
    }

    /** Lists without numbers have names, which become logins as they are but for the blanks. */
    private static String login(Student student) {
        return Logins.normal(student.id())
                .or(() -> Logins.normal(student.id().replaceAll("[\\s,/]+", ".")))
                .orElseThrow(() -> invalid("roster-login", Map.of("value", student.id())));
    }

    private static Refusal invalid(String code, Map<String, Object> parameters) {
        return new Refusal(Refusal.Kind.INVALID, code, parameters);
    }
}
