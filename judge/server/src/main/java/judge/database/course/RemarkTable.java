package judge.database.course;

import java.time.Instant;
import java.util.List;
import judge.online.GradeOverride;
import judge.online.LineComment;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The remarks of teachers on submissions: they are only ever added. */
public record RemarkTable(Handle handle) {

    private static final String OVERRIDE = "id, assignment, person, problem, points, reason, by_person, at";
    private static final String COMMENT = "id, submission, file, line, content, by_person, at";

    /**
     * Gives points instead of those that follow from what was handed in.
     *
     * @param points null takes an earlier one back
     */
    public void override(
            long assignment,
            long person,
            long problem,
            @Nullable Double points,
            String reason,
            long byPerson,
            Instant at) {
        handle.createUpdate("insert into grade_override (assignment, person, problem, points, reason, by_person, at)"
                        + " values (:assignment, :person, :problem, :points, :reason, :by, :at)")
                .bind("assignment", assignment)
                .bind("person", person)
                .bind("problem", problem)
                .bind("points", points)
                .bind("reason", reason)
                .bind("by", byPerson)
                .bind("at", at)
                .execute();
    }

    /** The last override of each student at each problem of an assignment, but for those that were taken back. */
    public List<GradeOverride> overrides(long assignment) {
        return handle.createQuery("select " + OVERRIDE + " from grade_override where points is not null and id in"
                        + " (select max(id) from grade_override where assignment = :assignment"
                        + " group by person, problem) order by id")
                .bind("assignment", assignment)
                .mapTo(GradeOverride.class)
                .list();
    }

    /** The same of one student. */
    public List<GradeOverride> overrides(long assignment, long person) {
        return handle.createQuery("select " + OVERRIDE + " from grade_override where points is not null and id in"
                        + " (select max(id) from grade_override where assignment = :assignment and person = :person"
                        + " group by problem) order by id")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(GradeOverride.class)
                .list();
    }

    /** Says something about a line. */
    public LineComment comment(long submission, String file, int line, String content, long byPerson, Instant at) {
        return handle.createQuery("insert into line_comment (submission, file, line, content, by_person, at)"
                        + " values (:submission, :file, :line, :content, :by, :at) returning " + COMMENT)
                .bind("submission", submission)
                .bind("file", file)
                .bind("line", line)
                .bind("content", content)
                .bind("by", byPerson)
                .bind("at", at)
                .mapTo(LineComment.class)
                .one();
    }

    /** Returns the comments on a submission, by file and line. */
    public List<LineComment> comments(long submission) {
        return handle.createQuery("select " + COMMENT
                        + " from line_comment where submission = :submission order by file, line, id")
                .bind("submission", submission)
                .mapTo(LineComment.class)
                .list();
    }

    /** The texts of somebody's comments, the newest first, each once. */
    public List<String> commentsBy(long person, int most) {
        return handle.createQuery("select content from line_comment where by_person = :person"
                        + " group by content order by max(id) desc limit :most")
                .bind("person", person)
                .bind("most", most)
                .mapTo(String.class)
                .list();
    }
}
