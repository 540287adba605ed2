package judge.service.submission;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A submission of a list, with the names of its place.
 *
 * @param hidden whether nothing of its judging may be known yet
 * @param course its name
 * @param assignment its name
 * @param titles of the problem by language code
 * @param language code of the language; null: its files tell none
 * @param group the owner's group in the course; null: none, or the list is of one's own
 * @param team the name of the owner's team in the contest; null: it is in none, or the list is of one's own
 */
public record ListedSubmission(
        SubmissionView view,
        boolean hidden,
        String course,
        String assignment,
        Map<String, String> titles,
        @Nullable String language,
        @Nullable String group,
        @Nullable String team) {}
