package judge.service.grade;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.database.course.RubricTable.Criterion;
import judge.database.course.RubricTable.Mark;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/** The rules that criteria of a rubric keep. */
final class RubricRules {

    private static final int MOST_CRITERIA = 30;
    private static final int MOST_NAME = 100;
    private static final int MOST_POINTS = 10_000;

    private RubricRules() {}

    static void requireSensible(List<Wished> wished) {
        if (wished.size() > MOST_CRITERIA) {
            throw Refusal.invalid("rubric-long", Map.of("count", wished.size(), "most", MOST_CRITERIA));
        }
        Set<String> names = new HashSet<>();
        for (Wished one : wished) {
            String name = one.name();
            if (name.isBlank() || name.length() > MOST_NAME || !name.equals(name.strip()) || !names.add(name)) {
                throw Refusal.invalid("rubric-name", Map.of("name", name, "most", MOST_NAME));
            }
            // Written so that what is not a number is refused.
            if (!(one.points() > 0 && one.points() <= MOST_POINTS)) {
                throw Refusal.invalid("points-range", Map.of("points", one.points(), "most", MOST_POINTS));
            }
        }
    }

    /** Requires that no mark would be lost, or be more than its criterion gives. */
    static void requireRoom(Criterion one, @Nullable Double most, List<Mark> marks) {
        boolean lost = marks.stream()
                .filter(mark -> mark.criterion() == one.id())
                .anyMatch(mark -> most == null || mark.points() > most);
        if (lost) {
            throw Refusal.conflict("rubric-marked", Map.of("name", one.name()));
        }
    }
}
