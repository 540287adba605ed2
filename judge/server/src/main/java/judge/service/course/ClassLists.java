package judge.service.course;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.NaturalOrder;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.roster.RosterColumns;
import judge.roster.RosterPreview;
import judge.roster.SentTable;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Slugs;
import judge.service.account.Accounts;
import judge.service.account.FirstPassword;
import judge.service.account.Passwords;
import judge.service.course.RosterMembers.RosterMember;
import org.jspecify.annotations.Nullable;

/** Classes as schools list them, put into courses. */
public final class ClassLists {

    /** The code of the refusal of a list that may be in several charsets; its details have each of them. */
    public static final String CHARSET_UNCLEAR = RosterMembers.CHARSET;

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final CourseMaking making;
    private final Passwords passwords;

    public ClassLists(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        this.passwords = passwords;
        entry = new Authorization(clock);
        audit = new Audit(clock);
        making = new CourseMaking(clock, entry, audit);
    }

    /**
     * The result of a roster.
     *
     * @param course the course into which the students were put
     * @param students the number of students on it
     * @param added the number of students who were not in the course before
     * @param charset the name of the charset in which it was read
     * @param columns the meaning of each of its columns
     * @param accounts the new accounts, in the order of the roster, with passwords that are not shown again
     */
    public record RosterResult(
            Course course,
            int students,
            int added,
            String charset,
            RosterColumns columns,
            List<FirstPassword> accounts) {

        public RosterResult {
            accounts = List.copyOf(accounts);
        }
    }

    /**
     * First passwords that were made anew.
     *
     * @param accounts the accounts that were made, in the order of the roster
     * @param others the logins of those who have not logged in either, to whom only an administrator may give one
     */
    public record Renewed(Course course, List<FirstPassword> accounts, List<String> others) {

        public Renewed {
            accounts = List.copyOf(accounts);
            others = List.copyOf(others);
        }
    }

    /** The people of a list who have an account, by login, and those in the course, by number. */
    private record Known(Map<String, Person> people, Map<Long, Member> members) {

        static Known of(Tables tables, @Nullable Course course, RosterMembers newcomers) {
            List<Member> members = course == null ? List.of() : tables.courses().members(course.id());
            return new Known(
                    tables.people().called(newcomers.logins()),
                    members.stream().collect(Collectors.toMap(Member::person, Function.identity())));
        }
    }

    /**
     * Puts a class into a course. A student without an account gets one, with the number of the roster to log in with;
     * nobody is taken out, and teachers and assistants stay what they are. If a login is taken and may be somebody
     * else's, nothing is done until a teacher has answered.
     *
     * @param csv with a number or account, and a name; in any of the usual charsets and separators
     */
    public RosterResult put(Viewer viewer, String slug, SentTable csv, AccountMatches said) {
        database.read(tables -> entry.goingCourse(tables, viewer, slug));
        return put(viewer, csv, said, tables -> entry.goingCourse(tables, viewer, slug));
    }

    /**
     * Makes a course, with the viewer as its teacher, and puts a class into it: both, or neither.
     *
     * @param slugs its name in addresses: the first of these that is free
     */
    public RosterResult create(Viewer viewer, List<String> slugs, String name, SentTable csv, AccountMatches said) {
        entry.site(viewer, Action.CREATE_COURSE);
        slugs.forEach(Slugs::require);
        String shown = Logins.requireName(name);
        return put(viewer, csv, said, tables -> making.make(tables, viewer, slugs, shown));
    }

    private RosterResult put(Viewer viewer, SentTable csv, AccountMatches said, Function<Tables, Course> course) {
        RosterMembers newcomers = RosterMembers.read(csv);
        return database.write(tables -> enroll(tables, viewer, course.apply(tables), newcomers, said));
    }

    /**
     * Shows how a list would be read; a reading that is a guess has to be confirmed before the list is put into a
     * course.
     */
    public RosterPreview preview(Viewer viewer, @Nullable String slug, SentTable csv) {
        requireTeacher(viewer, slug);
        return RosterMembers.preview(csv);
    }

    private void requireTeacher(Viewer viewer, @Nullable String slug) {
        if (slug == null) {
            entry.site(viewer, Action.CREATE_COURSE);
        } else {
            database.read(tables -> entry.goingCourse(tables, viewer, slug));
        }
    }

    /**
     * Returns the questions that must be answered before a list can be put into a course, see {@link RosterQuestion}.
     *
     * @param slug null: into a new course
     * @param said the answers so far
     */
    public List<RosterQuestion> questions(Viewer viewer, @Nullable String slug, SentTable csv, AccountMatches said) {
        requireTeacher(viewer, slug);
        RosterMembers newcomers = RosterMembers.read(csv);
        return database.read(tables -> {
            @Nullable Course course = slug == null ? null : entry.goingCourse(tables, viewer, slug);
            return questions(tables, viewer, Known.of(tables, course, newcomers), newcomers, said);
        });
    }

    private static List<RosterQuestion> questions(
            Tables tables, Viewer viewer, Known known, RosterMembers newcomers, AccountMatches said) {
        List<RosterQuestion> questions = new ArrayList<>();
        for (RosterMember one : newcomers.all()) {
            @Nullable Person there = known.people().get(one.login());
            if (there != null && !said.knows(one.login()) && isDoubtful(known, one, there)) {
                questions.add(
                        new RosterQuestion(one.line(), one.listed(), there, mayRename(tables, viewer, one, there)));
            }
        }
        return questions;
    }

    /**
     * Tells whether only a person who knows them can say that the list and the account mean the same person, or that a
     * member of the staff is meant.
     */
    private static boolean isDoubtful(Known known, RosterMember one, Person there) {
        boolean member = known.members().containsKey(there.id());
        boolean other = one.listed() == null ? !member : !RosterQuestion.isSameName(one.listed(), there.name());
        return other || (there.role() != SiteRole.STUDENT && !member);
    }

    /**
     * Tells whether the viewer may correct the name. A person who puts lists into a course is its teacher, also in a
     * course that is made here.
     */
    private static boolean mayRename(Tables tables, Viewer viewer, RosterMember one, Person there) {
        return one.listed() != null && OwnStudents.mayName(tables, viewer, CourseRole.TEACHER, there);
    }

    private RosterResult enroll(
            Tables tables, Viewer viewer, Course course, RosterMembers newcomers, AccountMatches said) {
        Known known = Known.of(tables, course, newcomers);
        List<RosterQuestion> questions = questions(tables, viewer, known, newcomers, said);
        if (!questions.isEmpty()) {
            throw RosterMembers.listed(
                    Refusal.Kind.CONFLICT,
                    "roster-people",
                    questions.stream().map(RosterQuestion::detail).toList());
        }
        Instant now = clock.instant();
        List<FirstPassword> made = new ArrayList<>();
        int added = 0;
        for (RosterMember one : newcomers.all()) {
            @Nullable Person there = known.people().get(one.login());
            if (there != null) {
                noteSame(tables, viewer, known, one, there, said);
            }
            Person person = there == null ? account(tables, course, one, made) : there;
            @Nullable Member member = known.members().get(person.id());
            CourseRole role = member == null ? CourseRole.STUDENT : member.role();
            tables.courses().enroll(course.id(), person.id(), role, one.rosterId(), now);
            if (newcomers.columns().hasGroups()) {
                setGroup(tables, course, person, member, one.group());
            }
            added += member == null ? 1 : 0;
        }
        int students = newcomers.all().size();
        String detail = students + " students, " + added + " added, " + made.size() + " accounts made";
        audit.note(tables, viewer, "roster", "course " + course.slug(), detail);
        return new RosterResult(course, students, added, newcomers.charset(), newcomers.columns(), made);
    }

    /** A list that has groups says of everybody on it in which one they are now, or that they are in none. */
    private static void setGroup(Tables tables, Course course, Person person, @Nullable Member member, String listed) {
        @Nullable String group = listed.isEmpty() ? null : listed;
        if (!Objects.equals(group, member == null ? null : member.rosterGroup())) {
            tables.courses().setGroup(course.id(), person.id(), group);
        }
    }

    private Person account(Tables tables, Course course, RosterMember one, List<FirstPassword> made) {
        Passwords.First first = passwords.first();
        Person person = tables.people().addStudent(one.login(), one.name(), clock.instant(), course.id(), first.hash());
        made.add(new FirstPassword(person, first.password()));
        return person;
    }

    /**
     * New first passwords for all students of a course who have not logged in yet, or have not chosen one when they
     * did; those that they were given before are over. Accounts that are also used elsewhere are left to
     * administrators.
     */
    public Renewed renew(Viewer viewer, String slug) {
        return database.write(tables -> {
            Course course = entry.goingCourse(tables, viewer, slug);
            List<FirstPassword> renewed = new ArrayList<>();
            List<String> others = new ArrayList<>();
            for (Person person : waiting(tables, course)) {
                if (OwnStudents.mayGivePassword(tables, viewer, CourseRole.TEACHER, person)) {
                    Passwords.First first = passwords.first();
                    Accounts.setPassword(tables, person.id(), first.hash(), true);
                    renewed.add(new FirstPassword(person, first.password()));
                } else {
                    others.add(person.login());
                }
            }
            audit.note(
                    tables, viewer, "password-reset", "course " + course.slug(), renewed.size() + " first passwords");
            return new Renewed(course, renewed, others);
        });
    }

    /** The students who have not chosen a password yet, by their numbers. */
    private static List<Person> waiting(Tables tables, Course course) {
        Map<Long, Person> people = tables.people().in(course.id());
        return tables.courses().members(course.id()).stream()
                .filter(member -> member.role() == CourseRole.STUDENT)
                .sorted(Comparator.comparing(Member::rosterId, NaturalOrder.OF_NUMBERS))
                .map(member -> Objects.requireNonNull(people.get(member.person())))
                .filter(person -> person.mustChange() && person.disabled() == null)
                .toList();
    }

    /** The log has who was said to be the same under which name; whose name the list corrects is given it. */
    private void noteSame(
            Tables tables, Viewer viewer, Known known, RosterMember one, Person person, AccountMatches said) {
        if (!said.knows(one.login()) || !isDoubtful(known, one, person)) {
            return;
        }
        String login = one.login();
        if (said.renamed().contains(login) && one.listed() != null) {
            if (!mayRename(tables, viewer, one, person)) {
                throw Refusal.notAllowed("name-not-yours", Map.of("login", login));
            }
            tables.people().rename(person.id(), one.name());
            audit.note(tables, viewer, "person-renamed", Accounts.object(person), person.name() + " -> " + one.name());
        } else {
            audit.note(tables, viewer, "roster-same", Accounts.object(person), "on the list " + one.name());
        }
    }
}
