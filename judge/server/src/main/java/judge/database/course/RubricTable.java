package judge.database.course;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Criteria by which assignments are marked by hand, and the marks. */
public record RubricTable(Handle handle) {

    /**
     * A criterion of an assignment.
     *
     * @param points the most that it can give
     */
    public record Criterion(long id, String name, double points) {}

    /** A mark that somebody has given a student. */
    public record Mark(long criterion, long person, double points, long byPerson, Instant at) {}

    /** Returns who marks what. */
    public MarkingTable shares() {
        return new MarkingTable(handle);
    }

    /** Returns the criteria of an assignment in their order. */
    public List<Criterion> criteria(long assignment) {
        return handle.createQuery("select id, name, points from rubric_criterion where assignment = :assignment"
                        + " order by ordinal, id")
                .bind("assignment", assignment)
                .map((row, context) -> new Criterion(row.getLong("id"), row.getString("name"), row.getDouble("points")))
                .list();
    }

    /** Returns all marks of an assignment. */
    public List<Mark> marks(long assignment) {
        return handle.createQuery("select m.criterion, m.person, m.points, m.by_person, m.at from rubric_mark m"
                        + " join rubric_criterion c on c.id = m.criterion where c.assignment = :assignment"
                        + " order by m.criterion, m.person")
                .bind("assignment", assignment)
                .map((row, context) -> new Mark(
                        row.getLong("criterion"),
                        row.getLong("person"),
                        row.getDouble("points"),
                        row.getLong("by_person"),
                        Instant.ofEpochMilli(row.getLong("at"))))
                .list();
    }

    /** Adds a criterion, or changes the place and the points of the one with that name. */
    public void put(long assignment, int ordinal, String name, double points) {
        handle.createUpdate("insert into rubric_criterion (assignment, ordinal, name, points)"
                        + " values (:assignment, :ordinal, :name, :points)"
                        + " on conflict (assignment, name) do update set ordinal = :ordinal, points = :points")
                .bind("assignment", assignment)
                .bind("ordinal", ordinal)
                .bind("name", name)
                .bind("points", points)
                .execute();
    }

    /** Removes a criterion without marks. */
    public void remove(long criterion) {
        handle.createUpdate("delete from rubric_criterion where id = :criterion")
                .bind("criterion", criterion)
                .execute();
    }

    /** Gives a mark in place of the one before. */
    public void mark(Mark mark) {
        handle.createUpdate("insert into rubric_mark (criterion, person, points, by_person, at)"
                        + " values (:criterion, :person, :points, :by, :at) on conflict (criterion, person)"
                        + " do update set points = :points, by_person = :by, at = :at")
                .bind("criterion", mark.criterion())
                .bind("person", mark.person())
                .bind("points", mark.points())
                .bind("by", mark.byPerson())
                .bind("at", mark.at())
                .execute();
    }

    /** Takes a mark back. */
    public void unmark(long criterion, long person) {
        handle.createUpdate("delete from rubric_mark where criterion = :criterion and person = :person")
                .bind("criterion", criterion)
                .bind("person", person)
                .execute();
    }
}
