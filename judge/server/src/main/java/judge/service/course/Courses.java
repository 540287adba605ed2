package judge.service.course;

import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.NaturalOrder;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Slugs;
import judge.service.account.Accounts;
import judge.service.account.FirstPassword;
import judge.service.account.Passwords;
import org.jspecify.annotations.Nullable;

/** Courses, and who is in them. */
public final class Courses {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final CourseMaking making;
    private final Passwords passwords;

    public Courses(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        this.passwords = passwords;
        entry = new Authorization(clock);
        audit = new Audit(clock);
        making = new CourseMaking(clock, entry, audit);
    }

    /**
     * A course as somebody sees it.
     *
     * @param course without the code to join for those who are not its teachers
     * @param role the viewer's role in it; null: an administrator who is not in it
     * @param students the number of students
     * @param assignments the number of assignments that the viewer can see
     */
    public record CourseView(Course course, @Nullable CourseRole role, int students, int assignments) {}

    /**
     * A member of a course.
     *
     * @param rosterId as the school's list has it; null: came by the link, or was put in by hand
     * @param group as the school's list has it; null: no list has said one
     * @param mustChange whether the first password has not been changed yet
     * @param disabled whether the account cannot be used
     */
    public record MemberView(
            long person,
            String login,
            String name,
            CourseRole role,
            @Nullable String rosterId,
            @Nullable String group,
            boolean mustChange,
            boolean disabled) {}

    /** Makes a course, with the viewer as its teacher, or gives it another name. */
    public Course put(Viewer viewer, String slug, String name) {
        Slugs.require(slug);
        String shown = Logins.requireName(name);
        return database.write(tables -> making.put(tables, viewer, slug, shown));
    }

    /** Makes a course, with the viewer as its teacher, under the first of some names for addresses that is free. */
    public Course create(Viewer viewer, List<String> slugs, String name) {
        entry.site(viewer, Action.CREATE_COURSE);
        slugs.forEach(Slugs::require);
        String shown = Logins.requireName(name);
        return database.write(tables -> making.make(tables, viewer, slugs, shown));
    }

    public CourseView get(Viewer viewer, String slug) {
        return database.read(tables -> view(
                tables,
                viewer,
                entry.course(tables, viewer, slug, Action.SEE_COURSE).course()));
    }

    /** Returns the courses that the viewer is in, archived ones last; administrators get all. */
    public List<CourseView> of(Viewer viewer) {
        return database.read(tables -> {
            boolean all = Access.may(viewer, Action.ADMINISTER);
            List<Course> courses =
                    all ? tables.courses().all() : tables.courses().of(viewer.person());
            return courses.stream()
                    .sorted(Comparator.comparing(course -> course.archived() != null))
                    .map(course -> view(tables, viewer, course))
                    .toList();
        });
    }

    private CourseView view(Tables tables, Viewer viewer, Course course) {
        List<Member> members = tables.courses().members(course.id());
        @Nullable
        CourseRole role = members.stream()
                .filter(member -> member.person() == viewer.person())
                .map(Member::role)
                .findFirst()
                .orElse(null);
        int students = (int) members.stream()
                .filter(member -> member.role() == CourseRole.STUDENT)
                .count();
        int assignments = 0;
        for (Assignment assignment : tables.assignments().of(course.id())) {
            Access.Phase phase = entry.phase(tables, assignment, viewer.person());
            assignments += Access.may(viewer, role, Action.SEE_ASSIGNMENT, false, phase) ? 1 : 0;
        }
        boolean teacher = Access.may(viewer, role, Action.EDIT_COURSE);
        Course shown = teacher ? course : withoutCode(course);
        return new CourseView(shown, role, students, assignments);
    }

    /** A course as those see it who are not its teachers. */
    public static Course withoutCode(Course course) {
        return new Course(course.id(), course.slug(), course.name(), null, course.created(), course.archived());
    }

    /** Returns the members of the course, staff first, then by roster number and login. */
    public List<MemberView> members(Viewer viewer, String slug) {
        return database.read(tables -> {
            Course course = entry.course(tables, viewer, slug, Action.SEE_CLASS).course();
            Map<Long, Person> people = tables.people().in(course.id());
            return tables.courses().members(course.id()).stream()
                    .map(member -> view(Objects.requireNonNull(people.get(member.person())), member))
                    .sorted(Comparator.comparing(MemberView::role)
                            .thenComparing(MemberView::rosterId, NaturalOrder.OF_NUMBERS)
                            .thenComparing(MemberView::login))
                    .toList();
        });
    }

    private static MemberView view(Person person, Member member) {
        return new MemberView(
                person.id(),
                person.login(),
                person.name(),
                member.role(),
                member.rosterId(),
                member.rosterGroup(),
                person.mustChange(),
                person.disabled() != null);
    }

    /** Gives somebody who has an account a role in the course, whether in it or not yet. */
    public void setRole(Viewer viewer, String slug, String login, CourseRole role) {
        database.write(tables -> {
            Course course = entry.goingCourse(tables, viewer, slug);
            Person person = Logins.normal(login)
                    .flatMap(tables.people()::find)
                    .orElseThrow(() -> Refusal.invalid("person-unknown", Map.of("login", login)));
            if (role != CourseRole.TEACHER) {
                requireOtherTeacher(tables, course, person);
            }
            boolean was = isJury(tables, course, person);
            tables.courses().enroll(course.id(), person.id(), role, null, clock.instant());
            if (was || role != CourseRole.STUDENT) {
                ContestDuties.juryChanged(tables, course.id(), person.id(), clock.instant());
            }
            audit.note(
                    tables,
                    viewer,
                    "course-role",
                    "course " + slug,
                    person.login() + ": " + role.name().toLowerCase(Locale.ROOT));
            return role;
        });
    }

    /** Takes somebody out; what they handed in stays. */
    public void remove(Viewer viewer, String slug, String login) {
        database.write(tables -> {
            Course course = entry.goingCourse(tables, viewer, slug);
            Person person = member(tables, course, login);
            requireOtherTeacher(tables, course, person);
            if (isJury(tables, course, person)) {
                ContestDuties.juryChanged(tables, course.id(), person.id(), clock.instant());
            }
            tables.courses().remove(course.id(), person.id());
            audit.note(tables, viewer, "course-left", "course " + slug, person.login());
            return login;
        });
    }

    private static boolean isJury(Tables tables, Course course, Person person) {
        return tables.courses()
                .member(course.id(), person.id())
                .filter(member -> member.role() != CourseRole.STUDENT)
                .isPresent();
    }

    private static void requireOtherTeacher(Tables tables, Course course, Person person) {
        List<Long> teachers = tables.courses().members(course.id()).stream()
                .filter(member -> member.role() == CourseRole.TEACHER)
                .map(Member::person)
                .toList();
        if (teachers.equals(List.of(person.id()))) {
            throw Refusal.conflict("last-teacher");
        }
    }

    /**
     * A new first password for a student of the course who has forgotten theirs: not for accounts that are also used
     * where the viewer is no teacher, as whoever has the password sees everything that the account does.
     */
    public FirstPassword newPassword(Viewer viewer, String slug, String login) {
        Passwords.First first = passwords.first();
        return database.write(tables -> {
            Course course = entry.goingCourse(tables, viewer, slug);
            Person person = member(tables, course, login);
            if (!OwnStudents.mayGivePassword(tables, viewer, CourseRole.TEACHER, person)) {
                throw Refusal.notAllowed("password-not-yours", Map.of("login", person.login()));
            }
            Accounts.setPassword(tables, person.id(), first.hash(), true);
            audit.note(tables, viewer, "password-reset", "person " + person.id(), "course " + slug);
            return new FirstPassword(tables.people().find(person.id()).orElseThrow(), first.password());
        });
    }

    /**
     * Corrects the name of a student of the course.
     *
     * @return the name as it is now
     */
    public String rename(Viewer viewer, String slug, String login, String name) {
        return database.write(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, slug, Action.EDIT_COURSE);
            String shown = Logins.requireName(name);
            Person person = member(tables, in.course(), login);
            if (!OwnStudents.mayName(tables, viewer, in.role(), person)) {
                throw Refusal.notAllowed("name-not-yours", Map.of("login", person.login()));
            }
            tables.people().rename(person.id(), shown);
            audit.note(tables, viewer, "person-renamed", Accounts.object(person), person.name() + " -> " + shown);
            return shown;
        });
    }

    /** A member of the course, and whether the viewer may correct the name. */
    public record MemberInHand(MemberView member, boolean mayRename) {}

    /** Returns a member of the course whom its teacher wants to change. */
    public MemberInHand member(Viewer viewer, String slug, String login) {
        return database.read(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, slug, Action.EDIT_COURSE);
            Person person = Logins.normal(login).flatMap(tables.people()::find).orElseThrow(Refusal::notFound);
            Member member =
                    tables.courses().member(in.course().id(), person.id()).orElseThrow(Refusal::notFound);
            return new MemberInHand(view(person, member), OwnStudents.mayName(tables, viewer, in.role(), person));
        });
    }

    private static Person member(Tables tables, Course course, String login) {
        return Logins.normal(login)
                .flatMap(tables.people()::find)
                .filter(person ->
                        tables.courses().member(course.id(), person.id()).isPresent())
                .orElseThrow(() -> Refusal.invalid("person-no-member", Map.of("login", login)));
    }

    /** The course is over, or is not over after all: nothing can be handed in to one that is. */
    public Course archive(Viewer viewer, String slug, boolean over) {
        return database.write(tables -> {
            Course course =
                    entry.course(tables, viewer, slug, Action.EDIT_COURSE).course();
            tables.courses().setArchived(course.id(), over ? clock.instant() : null);
            audit.note(tables, viewer, over ? "course-ended" : "course-resumed", "course " + slug, "");
            return tables.courses().find(course.id()).orElseThrow();
        });
    }
}
