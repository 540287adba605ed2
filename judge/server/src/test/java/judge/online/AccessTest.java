package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import judge.online.Access.Action;
import judge.online.Access.Phase;
import judge.online.practice.PracticeAudience;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A table of all that {@link Access} decides. Columns: administrator, teacher of the course, assistant, student,
 * teacher elsewhere, student elsewhere. In each: before opening, open, closed, of what is not one's own; then the same
 * of one's own.
 */
class AccessTest {

    private static final String TABLE =
            """
            SEE_COURSE        yyyyyy yyyyyy yyyyyy yyyyyy ------ ------
            EDIT_COURSE       yyyyyy yyyyyy ------ ------ ------ ------
            NAME_STUDENT      yyyyyy ---yyy ------ ------ ------ ------
            GIVE_PASSWORD     yyyyyy ---yyy ------ ------ ------ ------
            DISABLE_STUDENT   yyyyyy ---yyy ------ ------ ------ ------
            SEE_CLASS         yyyyyy yyyyyy yyyyyy ------ ------ ------
            SEE_ASSIGNMENT    yyyyyy yyyyyy yyyyyy -yy-yy ------ ------
            HAND_IN           yyyyyy yyyyyy yyyyyy -y--y- ------ ------
            CHOOSE_GROUP      ------ ------ ------ -y--y- ------ ------
            KEEP_DRAFT        yyyyyy yyyyyy yyyyyy -yy-yy ------ ------
            TRY               yyyyyy yyyyyy yyyyyy -y--y- ------ ------
            SEE_TRY           ---yyy ---yyy ---yyy ----yy ------ ------
            HAND_IN_FOR       yyyyyy yyyyyy ------ ------ ------ ------
            SEE_SUBMISSION    yyyyyy yyyyyy yyyyyy ----yy ------ ------
            SEE_WHOLE_REPORT  yyyyyy yyyyyy yyyyyy ------ ------ ------
            COMMENT           yyyyyy yyyyyy yyyyyy ------ ------ ------
            OVERRIDE          yyyyyy yyyyyy ------ ------ ------ ------
            MARK              yyyyyy yyyyyy yyyyyy ------ ------ ------
            REJUDGE           yyyyyy yyyyyy ------ ------ ------ ------
            SEE_CONTEST       yyyyyy yyyyyy yyyyyy yyyyyy ------ ------
            TAKE_PART         ------ ------ ------ -yy-yy ------ ------
            RUN_CONTEST       yyyyyy yyyyyy yyyyyy ------ ------ ------
            EDIT_CONTEST      yyyyyy yyyyyy ------ ------ ------ ------
            CALL_OUT          yyyyyy yyyyyy yyyyyy yyyyyy ------ ------
            CALL_NETWORK      yyyyyy yyyyyy yyyyyy ------ ------ ------
            CALL_HOST         yyyyyy ------ ------ ------ ------ ------
            CREATE_COURSE     yyyyyy yyyyyy ------ ------ yyyyyy ------
            SEE_PROBLEM       yyyyyy ---yyy ------ ------ ---yyy ------
            EDIT_PROBLEM      yyyyyy ---yyy ------ ------ ---yyy ------
            USE_PROBLEMS      yyyyyy yyyyyy ------ ------ yyyyyy ------
            ADMINISTER        yyyyyy ------ ------ ------ ------ ------
            """;

    private record Who(SiteRole site, @Nullable CourseRole course) {}

    private static final List<Who> COLUMNS = List.of(
            new Who(SiteRole.ADMIN, null),
            new Who(SiteRole.TEACHER, CourseRole.TEACHER),
            new Who(SiteRole.STUDENT, CourseRole.ASSISTANT),
            new Who(SiteRole.STUDENT, CourseRole.STUDENT),
            new Who(SiteRole.TEACHER, null),
            new Who(SiteRole.STUDENT, null));

    @Test
    void decidesAsTheTableSays() {
        assertThat(decided()).isEqualTo(TABLE);
    }

    @Test
    void asksWhatOneIsInTheCourseAndNotElsewhere() {
        Viewer teacher = new Viewer(1, "t", "T", SiteRole.TEACHER);

        assertThat(Access.may(teacher, CourseRole.STUDENT, Action.SEE_CLASS)).isFalse();
        assertThat(Access.may(teacher, CourseRole.STUDENT, Action.EDIT_COURSE)).isFalse();
        assertThat(Access.may(teacher, CourseRole.STUDENT, Action.SEE_COURSE)).isTrue();
    }

    @Test
    void standsAsAStudentAtASetForEverybodyAndAsNobodyAtAllOthers() {
        Viewer stranger = new Viewer(1, "s", "S", SiteRole.STUDENT);
        Viewer otherTeacher = new Viewer(2, "t", "T", SiteRole.TEACHER);
        Viewer admin = new Viewer(3, "a", "A", SiteRole.ADMIN);

        for (Viewer guest : List.of(stranger, otherTeacher)) {
            assertThat(Access.atAssignment(guest, null, PracticeAudience.EVERYBODY))
                    .isEqualTo(CourseRole.STUDENT);
            assertThat(Access.atAssignment(guest, null, PracticeAudience.COURSE))
                    .isNull();
            assertThat(Access.atAssignment(guest, null, null)).isNull();
        }
        assertThat(Access.atAssignment(admin, null, PracticeAudience.EVERYBODY)).isNull();
        for (CourseRole role : CourseRole.values()) {
            assertThat(Access.atAssignment(stranger, role, PracticeAudience.EVERYBODY))
                    .isEqualTo(role);
        }
    }

    @Test
    void showsWithoutALoginOnlyOpenSetsForEverybodyWhereThatIsAllowed() {
        List<String> shown = new ArrayList<>();
        for (boolean allowed : List.of(false, true)) {
            for (PracticeAudience audience : PracticeAudience.values()) {
                for (Phase phase : Phase.values()) {
                    if (Access.mayWithoutLogin(allowed, audience, phase)) {
                        shown.add(allowed + " " + audience + " " + phase);
                    }
                }
            }
        }

        assertThat(shown).containsExactly("true EVERYBODY OPEN");
        assertThat(Access.mayWithoutLogin(true, null, Phase.OPEN)).isFalse();
    }

    private static String decided() {
        StringBuilder table = new StringBuilder();
        for (Action action : Action.values()) {
            List<String> cells = new ArrayList<>();
            COLUMNS.forEach(who -> cells.add(cell(who, action)));
            table.append(String.format("%-17s %s%n", action, String.join(" ", cells)));
        }
        return table.toString();
    }

    private static String cell(Who who, Action action) {
        Viewer viewer = new Viewer(1, "w", "W", who.site());
        StringBuilder cell = new StringBuilder();
        for (boolean own : List.of(false, true)) {
            for (Phase phase : Phase.values()) {
                cell.append(Access.may(viewer, who.course(), action, own, phase) ? 'y' : '-');
            }
        }
        return cell.toString();
    }
}
