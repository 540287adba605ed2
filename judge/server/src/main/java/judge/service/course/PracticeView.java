package judge.service.course;

import java.util.List;
import java.util.Map;
import judge.online.Access.Phase;
import judge.online.Assignment;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeTags;
import org.jspecify.annotations.Nullable;

/**
 * A set as somebody sees it.
 *
 * @param course the name of its course in addresses
 * @param set the assignment that it is
 * @param staff whether the viewer teaches the course
 * @param items its problems, in their order
 */
public record PracticeView(
        String course, Assignment set, PracticeAudience audience, boolean staff, Phase phase, List<Item> items) {

    public PracticeView {
        items = List.copyOf(items);
    }

    /** Returns the number of problems that the viewer has solved. */
    public int solved() {
        return (int) items.stream()
                .filter(item -> item.progress() == Progress.SOLVED)
                .count();
    }

    /** The progress of a person with a problem. */
    public enum Progress {
        NEW,
        TRIED,
        SOLVED
    }

    /**
     * A problem of it.
     *
     * @param slug its name in addresses
     * @param version the version by which it is judged
     * @param names title by language code
     * @param progress the viewer's own, in all sets
     * @param percent the share of those who tried it who solved it, in whole tens; null: too few have tried
     */
    public record Item(
            String slug,
            long version,
            Map<String, String> names,
            PracticeTags tags,
            Progress progress,
            @Nullable Integer percent) {}

    /**
     * A set in a list.
     *
     * @param course the name of its course in addresses
     * @param courseName null: the viewer is not in the course
     * @param problems the number of its problems
     * @param solved the number of those that the viewer has solved
     */
    public record Line(
            String course,
            @Nullable String courseName,
            Assignment set,
            PracticeAudience audience,
            Phase phase,
            int problems,
            int solved) {}
}
