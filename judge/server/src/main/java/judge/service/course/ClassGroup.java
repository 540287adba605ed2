package judge.service.course;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.online.NaturalOrder;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The part of a class that somebody asks for.
 *
 * @param name of a group; empty: those who are in none; null: all
 */
public record ClassGroup(@Nullable String name) {

    public static final ClassGroup ALL = new ClassGroup(null);

    /** Tells whether somebody in that group is asked for. */
    public boolean has(@Nullable String group) {
        return name == null || name.equals(Objects.requireNonNullElse(group, ""));
    }

    /** The groups of a class in natural order, empty for those who are in none; none where nobody is in one. */
    public static List<String> names(Collection<@Nullable String> groups) {
        List<String> names = groups.stream()
                .map(group -> Objects.requireNonNullElse(group, ""))
                .distinct()
                .sorted(NaturalOrder.OF_NAMES)
                .toList();
        return names.equals(List.of("")) ? List.of() : names;
    }

    /**
     * Refuses a group that nobody is in.
     *
     * @param names of those that there are
     */
    public void requireAmong(List<String> names) {
        if (name != null && !name.isEmpty() && !names.contains(name)) {
            throw Refusal.invalid("group-unknown", Map.of("value", name, "names", String.join(", ", names)));
        }
    }
}
