package judge.service.course;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeTags;
import org.jspecify.annotations.Nullable;

/**
 * A set as a teacher wants it.
 *
 * @param closes null: it has no end
 */
public record PracticeSettings(
        String name, Instant opens, @Nullable Instant closes, PracticeAudience audience, List<Wanted> problems) {

    /** The points by which part of a problem is measured; no gradebook has them. */
    private static final double POINTS = 100;

    public PracticeSettings {
        problems = List.copyOf(problems);
    }

    /**
     * A problem in its place.
     *
     * @param id its name in addresses
     * @param said its level and tags; null: those that the keywords of its package give
     */
    public record Wanted(String id, @Nullable PracticeTags said) {

        /**
         * Returns the level and tags that are said.
         *
         * @throws Refusal if there are too many, or one is too long or has characters that cannot be seen
         */
        static PracticeTags required(String id, PracticeTags said) {
            for (String tag : said.tags()) {
                if (!PracticeTags.isFit(tag)) {
                    throw Refusal.invalid("set-tag", Map.of("problem", id, "tag", tag, "most", PracticeTags.LONGEST));
                }
            }
            List<String> tags = PracticeTags.once(said.tags());
            if (tags.size() > PracticeTags.MOST) {
                throw Refusal.invalid(
                        "set-tags-many", Map.of("problem", id, "count", tags.size(), "most", PracticeTags.MOST));
            }
            return new PracticeTags(said.level(), tags);
        }
    }

    /** The assignment that the set is: any number of attempts, at any time, of which everything is told. */
    AssignmentSettings assignment() {
        return AssignmentSettings.usual(
                name,
                opens,
                closes,
                Feedback.FULL,
                problems.stream()
                        .map(wish -> new ProblemPoints(wish.id(), POINTS))
                        .toList());
    }
}
