package judge.service.grade;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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

    /** Returns the newest mark of each person who has one by every criterion: what they did is marked. */
    static Map<Long, Mark> complete(List<Criterion> criteria, List<Mark> marks) {
        Map<Long, Mark> complete = new HashMap<>();
        marks.stream().collect(Collectors.groupingBy(Mark::person)).forEach((person, given) -> {
            if (given.size() == criteria.size()) {
                complete.put(person, Collections.max(given, Comparator.comparing(Mark::at)));
            }
        });
        return complete;
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
