package judge.service;

import java.time.Clock;
import java.util.List;
import judge.database.Database;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Courses, and who is in them. */
public final class Courses {

    private final Database database;
    private final Clock clock;

    public Courses(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * A course as somebody sees it.
     *
     * @param course without the code to join for those who are not its teachers
     * @param role what the viewer is in it; null: an administrator who is not in it
     * @param students how many
     * @param assignments how many the viewer can see
     */
    public record CourseView(Course course, @Nullable CourseRole role, int students, int assignments) {}

    /**
     * Somebody in a course.
     *
     * @param rosterId as the school's list has it; null: came by the link, or was put in by hand
     * @param mustChange whether the first password has not been changed yet
     * @param disabled whether the account cannot be used
     */
    public record MemberView(
            long person,
            String login,
            String name,
            CourseRole role,
            @Nullable String rosterId,
            boolean mustChange,
            boolean disabled) {}

    /**
     * What came of a roster.
     *
     * @param students how many are on it
     * @param added how many of them were not in the course before
     * @param accounts those that were made, in the order of the roster
     */
    public record RosterResult(int students, int added, List<FirstPassword> accounts) {

        public RosterResult {
            accounts = List.copyOf(accounts);
        }
    }

    /** Makes a course, with the viewer as its teacher, or gives it another name. */
    public Course put(Viewer viewer, String slug, String name) {
        throw new UnsupportedOperationException();
    }

    public CourseView get(Viewer viewer, String slug) {
        throw new UnsupportedOperationException();
    }

    /** Those that the viewer is in, those that are over last; administrators get all. */
    public List<CourseView> of(Viewer viewer) {
        throw new UnsupportedOperationException();
    }

    /**
     * Puts a class into a course. Who has no account gets one, with the number of the roster to log in with; nobody is
     * taken out.
     *
     * @param csv with a number or account, and a name; in any of the usual charsets and separators
     */
    public RosterResult roster(Viewer viewer, String slug, byte[] csv) {
        throw new UnsupportedOperationException();
    }

    /** Who is in it, staff first, then by roster number and login. */
    public List<MemberView> members(Viewer viewer, String slug) {
        throw new UnsupportedOperationException();
    }

    /** Gives somebody who has an account a role in the course, whether in it or not yet. */
    public void setRole(Viewer viewer, String slug, String login, CourseRole role) {
        throw new UnsupportedOperationException();
    }

    /** Takes somebody out; what they handed in stays. */
    public void remove(Viewer viewer, String slug, String login) {
        throw new UnsupportedOperationException();
    }

    /** A new first password for a student of the course who has forgotten theirs. */
    public FirstPassword newPassword(Viewer viewer, String slug, String login) {
        throw new UnsupportedOperationException();
    }

    /** Lets students come by themselves; gives the code, a new one where the link was closed before. */
    public String openJoin(Viewer viewer, String slug) {
        throw new UnsupportedOperationException();
    }

    /** Nobody can come by the link any more. */
    public void closeJoin(Viewer viewer, String slug) {
        throw new UnsupportedOperationException();
    }

    /** The course of a code, as whoever has the link may see it before joining. */
    public Course byCode(Viewer viewer, String code) {
        throw new UnsupportedOperationException();
    }

    /** Makes the viewer a student of the course with this code; who is in it stays what they are. */
    public Course join(Viewer viewer, String code) {
        throw new UnsupportedOperationException();
    }

    /** The course is over, or is not over after all: nothing can be handed in to one that is. */
    public Course archive(Viewer viewer, String slug, boolean over) {
        throw new UnsupportedOperationException();
    }
}
