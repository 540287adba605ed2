package judge.database.course;

import java.util.Objects;
import java.util.Optional;
import judge.source.LanguageChoice;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The languages that courses and assignments take. */
public record LanguageTable(Handle handle) {

    /** Returns the choice of a course. */
    public LanguageChoice ofCourse(long course) {
        return choice("select languages from course where id = :id", course);
    }

    /** Returns the choice of an assignment itself; empty where that of its course holds. */
    public Optional<LanguageChoice> ofAssignment(long assignment) {
        return Optional.of(choice("select languages from assignment where id = :id", assignment))
                .filter(choice -> !choice.isNothing());
    }

    /** Returns the choice that holds for a try; of one that is forgotten, everything. */
    public LanguageChoice ofTry(long id) {
        return handle.createQuery("select coalesce(a.languages, c.languages) from try t"
                        + " join assignment a on a.id = t.assignment join course c on c.id = a.course where t.id = :id")
                .bind("id", id)
                .map((row, context) -> LanguageChoice.stored(row.getString(1)))
                .findOne()
                .orElse(LanguageChoice.EVERYTHING);
    }

    private LanguageChoice choice(String query, long id) {
        return LanguageChoice.stored(handle.createQuery(query)
                .bind("id", id)
                .map((row, context) -> text(row.getString(1)))
                .one());
    }

    /** Nothing is no null for JDBI's results. */
    private static String text(@Nullable String stored) {
        return Objects.requireNonNullElse(stored, "");
    }

    /** Sets the choice of a course. */
    public void setOfCourse(long course, LanguageChoice choice) {
        set("update course set languages = :languages where id = :id", course, choice);
    }

    /** Sets the choice of an assignment; that of everything leaves it to its course. */
    public void setOfAssignment(long assignment, LanguageChoice choice) {
        set("update assignment set languages = :languages where id = :id", assignment, choice);
    }

    private void set(String update, long id, LanguageChoice choice) {
        handle.createUpdate(update)
                .bind("languages", choice.stored())
                .bind("id", id)
                .execute();
    }
}
