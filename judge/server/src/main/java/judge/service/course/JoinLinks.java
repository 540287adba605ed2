package judge.service.course;

import java.security.SecureRandom;
import java.time.Clock;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;

/** Links by which students come into a course by themselves. */
public final class JoinLinks {

    private static final String CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int CODE_LENGTH = 16;

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final SecureRandom random = new SecureRandom();

    public JoinLinks(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        audit = new Audit(clock);
    }

    /** Lets students come by themselves; gives the code, a new one where the link was closed before. */
    public String open(Viewer viewer, String slug) {
        return database.write(tables -> {
            Course course = entry.goingCourse(tables, viewer, slug);
            if (course.joinCode() != null) {
                return course.joinCode();
            }
            String code = code();
            tables.courses().setJoinCode(course.id(), code);
            audit.note(tables, viewer, "join-opened", "course " + slug, "");
            return code;
        });
    }

    private String code() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < CODE_LENGTH; i++) {
            code.append(CODE_LETTERS.charAt(random.nextInt(CODE_LETTERS.length())));
        }
        return code.toString();
    }

    /** Closes the link: nobody can join by it any more. */
    public void close(Viewer viewer, String slug) {
        database.write(tables -> {
            Course course =
                    entry.course(tables, viewer, slug, Action.EDIT_COURSE).course();
            tables.courses().setJoinCode(course.id(), null);
            audit.note(tables, viewer, "join-closed", "course " + slug, "");
            return slug;
        });
    }

    /** The course of a code, as whoever has the link may see it before joining. */
    public Course byCode(Viewer viewer, String code) {
        return Courses.withoutCode(database.read(tables -> joined(tables, code)));
    }

    private static Course joined(Tables tables, String code) {
        return tables.courses()
                .joinedBy(code)
                .filter(course -> course.archived() == null)
                .orElseThrow(Refusal::notFound);
    }

    /** Makes the viewer a student of the course with this code; who is in it stays what they are. */
    public Course join(Viewer viewer, String code) {
        return database.write(tables -> {
            Course course = joined(tables, code);
            if (tables.courses().member(course.id(), viewer.person()).isEmpty()) {
                tables.courses().enroll(course.id(), viewer.person(), CourseRole.STUDENT, null, clock.instant());
                audit.note(tables, viewer, "joined", "course " + course.slug(), "");
            }
            return Courses.withoutCode(course);
        });
    }
}
