package judge.service.grade;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.database.course.MarkingTable.Share;
import judge.online.Access.Action;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Authorization.AtAssignment;
import org.jspecify.annotations.Nullable;

/** Marking by several people: each has a share, and sees what is done. */
public final class Markings {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;

    public Markings(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        audit = new Audit(clock);
    }

    /** The deeds by which a share changes. */
    public enum Deed {
        /** It is done, by the viewer. */
        DONE,
        /** It is yet to be done after all. */
        OPEN,
        /** It is the viewer's to do. */
        TAKE
    }

    /** A teacher or an assistant, with the number of shares that are yet to be done and of those that are done. */
    public record Load(String login, String name, int open, int done) {}

    /**
     * The shares of an assignment.
     *
     * @param nobodys the number of works that nobody has to mark
     */
    public record Loads(List<Load> markers, int nobodys) {

        public Loads {
            markers = List.copyOf(markers);
        }
    }

    /**
     * The marking of a student's work at a problem.
     *
     * @param marker login; null: nobody has it
     * @param seen tells whether somebody has changed it since
     */
    public record Marked(@Nullable String marker, @Nullable String name, @Nullable Instant done, String seen) {}

    /** Returns who has how much to mark. */
    public Loads loads(Viewer viewer, String course, String assignment) {
        return database.read(
                tables -> loads(tables, entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS)));
    }

    private static Loads loads(Tables tables, AtAssignment at) {
        List<Share> shares = tables.rubrics().shares().of(at.assignment().id());
        Map<Long, Person> people = tables.people().in(at.course().id());
        Map<Long, int[]> counts = new LinkedHashMap<>();
        tables.courses().members(at.course().id()).stream()
                .filter(one -> one.role() != CourseRole.STUDENT)
                .forEach(one -> counts.put(one.person(), new int[2]));
        Set<Long> marked = marked(tables, at);
        shares.forEach(one -> counts.computeIfAbsent(one.marker(), any -> new int[2])[
                one.done() == null && !marked.contains(one.person()) ? 0 : 1]++);
        List<Load> loads = new ArrayList<>();
        counts.forEach((id, count) -> {
            Person person = Optional.ofNullable(people.get(id))
                    .orElseGet(() -> tables.people().find(id).orElseThrow());
            loads.add(new Load(person.login(), person.name(), count[0], count[1]));
        });
        Works works = Works.of(tables, at);
        Set<Long> students = works.students().stream().map(Member::person).collect(Collectors.toSet());
        students.removeAll(marked);
        long had =
                shares.stream().filter(one -> students.contains(one.person())).count();
        int all = students.size() * works.problems().size();
        return new Loads(loads, (int) Math.max(0, all - had));
    }

    /** The people who have a mark by every criterion: nobody has to mark their works any more. */
    private static Set<Long> marked(Tables tables, AtAssignment at) {
        long of = at.assignment().id();
        return RubricRules.complete(
                        tables.rubrics().criteria(of), tables.rubrics().marks(of))
                .keySet();
    }

    /** Shares all works that are not marked yet among some teachers and assistants. */
    public Loads share(Viewer viewer, String course, String assignment, Manner manner, List<String> logins) {
        return database.write(tables -> {
            AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.EDIT_COURSE);
            List<Person> markers = markers(tables, at, logins);
            long of = at.assignment().id();
            tables.rubrics().shares().forgetOpen(of);
            Set<List<Long>> done = done(tables, of);
            Works works = Works.of(tables, at);
            Set<Long> marked = marked(tables, at);
            for (int student = 0; student < works.students().size(); student++) {
                long person = works.students().get(student).person();
                for (int i = 0; i < works.problems().size(); i++) {
                    long problem = works.problems().get(i).problem();
                    if (!marked.contains(person) && !done.contains(List.of(person, problem))) {
                        Person marker = markers.get(works.turn(manner, student, i) % markers.size());
                        tables.rubrics().shares().put(of, new Share(person, problem, marker.id(), null));
                    }
                }
            }
            String detail = manner.name().toLowerCase(Locale.ROOT) + ": " + String.join(", ", logins);
            audit.note(tables, viewer, "marking-shared", "assignment " + course + "/" + assignment, detail);
            return loads(tables, at);
        });
    }

    private static Set<List<Long>> done(Tables tables, long assignment) {
        return tables.rubrics().shares().of(assignment).stream()
                .map(one -> List.of(one.person(), one.problem()))
                .collect(Collectors.toSet());
    }

    private static List<Person> markers(Tables tables, AtAssignment at, List<String> logins) {
        if (logins.isEmpty()) {
            throw Refusal.invalid("marking-nobody");
        }
        List<Person> markers = new ArrayList<>();
        for (String login : logins) {
            markers.add(Logins.normal(login)
                    .flatMap(tables.people()::find)
                    .filter(one -> tables.courses()
                            .member(at.course().id(), one.id())
                            .filter(member -> member.role() != CourseRole.STUDENT)
                            .isPresent())
                    .orElseThrow(() -> Refusal.invalid("marking-no-staff", Map.of("login", login))));
        }
        return markers;
    }

    /** Returns the marking of a student's work at a problem. */
    public Marked get(Viewer viewer, String course, String assignment, String login, String problem) {
        return database.read(tables -> {
            AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS);
            return marked(tables, at.assignment().id(), owner(tables, at, login), of(tables, at, problem));
        });
    }

    /**
     * Changes the marking of a student's work at a problem.
     *
     * @param seen as {@link Marked} had it: what somebody has changed since is not overwritten; null: it is
     */
    public Marked set(
            Viewer viewer,
            String course,
            String assignment,
            String login,
            String problem,
            Deed deed,
            @Nullable String seen) {
        return database.write(tables -> {
            AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.MARK);
            long id = at.assignment().id();
            long owner = owner(tables, at, login);
            long of = of(tables, at, problem);
            tables.lock(owner);
            Marked before = marked(tables, id, owner, of);
            if (seen != null && !seen.equals(before.seen())) {
                String name = Objects.requireNonNullElse(before.name(), "–");
                throw Refusal.conflict("marking-newer", Map.of("name", name, "login", login));
            }
            @Nullable Instant done = deed == Deed.DONE ? clock.instant() : null;
            tables.rubrics().shares().put(id, new Share(owner, of, viewer.person(), done));
            tables.changes().add(clock.instant(), "mark", id, id, "{}");
            return marked(tables, id, owner, of);
        });
    }

    private static long owner(Tables tables, AtAssignment at, String login) {
        long student = Authorization.student(tables, at.course(), login).id();
        return tables.assignments().groups().lead(at.assignment().id(), student);
    }

    private static long of(Tables tables, AtAssignment at, String problem) {
        return Works.problem(tables, at.assignment(), problem).problem();
    }

    private static Marked marked(Tables tables, long assignment, long owner, long problem) {
        Optional<Share> share = tables.rubrics().shares().find(assignment, owner, problem);
        Optional<Person> marker =
                share.map(one -> tables.people().find(one.marker()).orElseThrow());
        return new Marked(
                marker.map(Person::login).orElse(null),
                marker.map(Person::name).orElse(null),
                share.map(Share::done).orElse(null),
                share.map(Share::seen).orElse(""));
    }
}
