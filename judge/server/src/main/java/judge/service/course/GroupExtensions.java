package judge.service.course;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Tables;
import judge.database.course.WorkGroupTable;
import org.jspecify.annotations.Nullable;

/** Keeps extensions the same for all members of a work group: it is late or not as a whole. */
final class GroupExtensions {

    private GroupExtensions() {}

    /** Gives all members the longest extension that one of them has. */
    static void share(Tables tables, long assignment, Collection<Long> members) {
        Map<Long, Instant> extensions = tables.assignments().extensions(assignment);
        Optional<Instant> longest =
                members.stream().map(extensions::get).filter(Objects::nonNull).max(Instant::compareTo);
        longest.ifPresent(closes -> members.forEach(one -> tables.assignments().extend(assignment, one, closes)));
    }

    /** Gives a person, and the whole group, more time; {@code closes}: null takes it back. */
    static void set(Tables tables, long assignment, long person, @Nullable Instant closes) {
        List<Long> people = tables.assignments()
                .groups()
                .of(assignment, person)
                .map(WorkGroupTable.Group::members)
                .orElse(List.of(person));
        for (long one : people) {
            if (closes == null) {
                tables.assignments().endExtension(assignment, one);
            } else {
                tables.assignments().extend(assignment, one, closes);
            }
        }
    }
}
