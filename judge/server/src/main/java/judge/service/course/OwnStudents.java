package judge.service.course;

import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Looks up whether a person is the viewer's student, for the questions to {@link Access} about accounts. */
final class OwnStudents {

    private OwnStudents() {}

    /** Tells whether the viewer, who has that role in a course, may give one of its students a new first password. */
    static boolean mayGivePassword(Tables tables, Viewer viewer, @Nullable CourseRole role, Person person) {
        return Access.may(viewer, role, Action.GIVE_PASSWORD, are(tables, viewer, person), Access.Phase.OPEN);
    }

    /** Tells whether the viewer, who has that role in a course, may let its student log in no more, or again. */
    static boolean mayDisable(Tables tables, Viewer viewer, @Nullable CourseRole role, Person person) {
        return Access.may(viewer, role, Action.DISABLE_STUDENT, are(tables, viewer, person), Access.Phase.OPEN);
    }

    /** Tells whether the account is used only as a student's in courses of which the viewer is a teacher. */
    private static boolean are(Tables tables, Viewer viewer, Person person) {
        return person.role() == SiteRole.STUDENT
                && tables.courses().memberships(person.id()).stream()
                        .allMatch(one -> one.role() == CourseRole.STUDENT && teaches(tables, viewer, one.course()));
    }

    private static boolean teaches(Tables tables, Viewer viewer, long course) {
        return tables.courses()
                .member(course, viewer.person())
                .map(Member::role)
                .filter(CourseRole.TEACHER::equals)
                .isPresent();
    }

    /**
     * Tells whether the viewer, who has that role in a course, may correct the name of one of its students: a list of
     * one of the viewer's courses made the account, and nobody else has it in a course.
     */
    static boolean mayName(Tables tables, Viewer viewer, @Nullable CourseRole role, Person person) {
        boolean made = tables.people()
                .madeIn(person.id())
                .filter(course -> teaches(tables, viewer, course))
                .isPresent();
        return Access.may(viewer, role, Action.NAME_STUDENT, made && are(tables, viewer, person), Access.Phase.OPEN);
    }
}
