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
import judge.service.account.Passwords;
import org.jspecify.annotations.Nullable;

/** Courses, and who is in them. */
public final class Courses {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final CourseMaking making;
    private final StudentAccounts students;

    public Courses(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        students = new StudentAccounts(database, clock, passwords);
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

    /** Returns the accounts of courses' students. */
    public StudentAccounts students() {
        return students;
    }

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
                    .map(member -> MemberView.of(Objects.requireNonNull(people.get(member.person())), member))
                    .sorted(Comparator.comparing(MemberView::role)
                            .thenComparing(MemberView::rosterId, NaturalOrder.OF_NUMBERS)
                            .thenComparing(MemberView::login))
                    .toList();
        });
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
            Person person = StudentAccounts.member(tables, course, login);
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
