package judge.service;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.roster.SentTable;
import judge.service.Newcomers.Newcomer;
import org.jspecify.annotations.Nullable;

/** Classes as schools list them, put into courses. */
public final class ClassLists {

    /** The code of the refusal of a list that may be in several charsets; its details have each of them. */
    public static final String CHARSET_UNCLEAR = Newcomers.CHARSET;

    private final Database database;
    private final Clock clock;
    private final Entry entry;
    private final Audit audit;
    private final CourseMaking making;
    private final Passwords passwords;

    public ClassLists(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        this.passwords = passwords;
        entry = new Entry(clock);
        audit = new Audit(clock);
        making = new CourseMaking(clock, entry, audit);
    }

    /**
     * What came of a roster.
     *
     * @param course into which they were put
     * @param students how many are on it
     * @param added how many of them were not in the course before
     * @param charset the name of the one in which it was read
     * @param accounts those that were made, in the order of the roster, with passwords that are not shown again
     */
    public record RosterResult(Course course, int students, int added, String charset, List<FirstPassword> accounts) {

        public RosterResult {
            accounts = List.copyOf(accounts);
        }
    }

    /** First passwords by login, and their hashes. */
    private record Firsts(Map<String, String> passwords, Map<String, String> hashes) {}

    /**
     * Puts a class into a course. Who has no account gets one, with the number of the roster to log in with; nobody is
     * taken out, and who is teacher or assistant stays it. Where somebody has a login already and may be somebody else,
     * nothing is done until that was said.
     *
     * @param csv with a number or account, and a name; in any of the usual charsets and separators
     */
    public RosterResult put(Viewer viewer, String slug, SentTable csv, SamePeople said) {
        database.read(tables -> entry.goingCourse(tables, viewer, slug));
        return put(viewer, csv, said, tables -> entry.goingCourse(tables, viewer, slug));
    }

    /**
     * Makes a course, with the viewer as its teacher, and puts a class into it: both, or neither.
     *
     * @param slugs its name in addresses: the first of these that is free
     */
    public RosterResult create(Viewer viewer, List<String> slugs, String name, SentTable csv, SamePeople said) {
        entry.site(viewer, Action.CREATE_COURSE);
        slugs.forEach(Slugs::require);
        String shown = CourseMaking.name(name);
        return put(viewer, csv, said, tables -> making.make(tables, viewer, slugs, shown));
    }

    private RosterResult put(Viewer viewer, SentTable csv, SamePeople said, Function<Tables, Course> course) {
        Newcomers newcomers = Newcomers.read(csv);
        Set<String> logins = newcomers.logins();
        logins.removeAll(database.read(tables -> tables.people().taken(newcomers.logins())));
        Map<String, String> firsts = new LinkedHashMap<>();
        logins.forEach(login -> firsts.put(login, passwords.readable()));
        // Hashing takes a while, in which nobody else should have to wait for the database.
        Firsts hashed = new Firsts(firsts, passwords.hashAll(firsts));
        return database.write(tables -> enroll(tables, viewer, course.apply(tables), newcomers, said, hashed));
    }

    /**
     * What is to be said before a list can be put into a course, see {@link RosterQuestion}.
     *
     * @param slug null: into a new course
     * @param said already
     */
    public List<RosterQuestion> questions(Viewer viewer, @Nullable String slug, SentTable csv, SamePeople said) {
        if (slug == null) {
            entry.site(viewer, Action.CREATE_COURSE);
        } else {
            database.read(tables -> entry.goingCourse(tables, viewer, slug));
        }
        Newcomers newcomers = Newcomers.read(csv);
        return database.read(tables -> {
            @Nullable Course course = slug == null ? null : entry.goingCourse(tables, viewer, slug);
            return questions(tables, viewer, course, newcomers, said);
        });
    }

    private static List<RosterQuestion> questions(
            Tables tables, Viewer viewer, @Nullable Course course, Newcomers newcomers, SamePeople said) {
        List<RosterQuestion> questions = new ArrayList<>();
        for (Newcomer one : newcomers.all()) {
            tables.people()
                    .find(one.login())
                    .filter(there -> !said.knows(one.login()) && isDoubtful(tables, course, one, there))
                    .ifPresent(there -> questions.add(new RosterQuestion(
                            one.line(), one.listed(), there, mayRename(tables, viewer, one, there))));
        }
        return questions;
    }

    /** Whether only who knows them can say that the list and the account mean the same person, or that it is meant. */
    private static boolean isDoubtful(Tables tables, @Nullable Course course, Newcomer one, Person there) {
        boolean member = course != null
                && tables.courses().member(course.id(), there.id()).isPresent();
        boolean other = one.listed() == null ? !member : !RosterQuestion.isSameName(one.listed(), there.name());
        return other || (there.role() != SiteRole.STUDENT && !member);
    }

    /** Who puts lists into a course is its teacher, or of one that is made here. */
    private static boolean mayRename(Tables tables, Viewer viewer, Newcomer one, Person there) {
        return one.listed() != null && OwnStudents.mayName(tables, viewer, CourseRole.TEACHER, there);
    }

    private RosterResult enroll(
            Tables tables, Viewer viewer, Course course, Newcomers newcomers, SamePeople said, Firsts firsts) {
        List<RosterQuestion> questions = questions(tables, viewer, course, newcomers, said);
        if (!questions.isEmpty()) {
            throw Newcomers.listed(
                    Refusal.Kind.CONFLICT,
                    "roster-people",
                    questions.stream().map(RosterQuestion::detail).toList());
        }
        Instant now = clock.instant();
        List<FirstPassword> made = new ArrayList<>();
        int added = 0;
        for (Newcomer one : newcomers.all()) {
            Optional<Person> there = tables.people().find(one.login());
            there.ifPresent(person -> noteSame(tables, viewer, course, one, person, said));
            Person person = there.orElseGet(() -> account(tables, course, one, firsts, made));
            Optional<Member> member = tables.courses().member(course.id(), person.id());
            CourseRole role = member.map(Member::role).orElse(CourseRole.STUDENT);
            tables.courses().enroll(course.id(), person.id(), role, one.rosterId(), now);
            added += member.isEmpty() ? 1 : 0;
        }
        int students = newcomers.all().size();
        audit.note(
                tables,
                viewer,
                "roster",
                "course " + course.slug(),
                students + " students, " + added + " added, " + made.size() + " accounts made");
        return new RosterResult(course, students, added, newcomers.charset(), made);
    }

    private Person account(Tables tables, Course course, Newcomer one, Firsts firsts, List<FirstPassword> made) {
        Person person = tables.people().add(one.login(), one.name(), SiteRole.STUDENT, clock.instant());
        tables.people().setMadeIn(person.id(), course.id());
        @Nullable String password = firsts.passwords().get(one.login());
        if (password == null) {
            return person;
        }
        tables.people()
                .setPassword(person.id(), Objects.requireNonNull(firsts.hashes().get(one.login())), true);
        Person whole = tables.people().find(person.id()).orElseThrow();
        made.add(new FirstPassword(whole, password));
        return whole;
    }

    /** The log has who was said to be the same under which name; whose name the list corrects is given it. */
    private void noteSame(Tables tables, Viewer viewer, Course course, Newcomer one, Person person, SamePeople said) {
        if (!said.knows(one.login()) || !isDoubtful(tables, course, one, person)) {
            return;
        }
        String login = one.login();
        if (said.renamed().contains(login) && one.listed() != null) {
            if (!mayRename(tables, viewer, one, person)) {
                throw new Refusal(Refusal.Kind.NOT_ALLOWED, "name-not-yours", Map.of("login", login));
            }
            tables.people().rename(person.id(), one.name());
            audit.note(tables, viewer, "person-renamed", Accounts.object(person), person.name() + " -> " + one.name());
        } else {
            audit.note(tables, viewer, "roster-same", Accounts.object(person), "on the list " + one.name());
        }
    }
}
