package judge.service.submission;

import org.jspecify.annotations.Nullable;

/**
 * The place whose submissions are listed.
 *
 * @param own whether those of the viewer alone are
 * @param course its slug; null: all courses
 * @param assignment its slug; null: all of the course
 */
public record ListScope(boolean own, @Nullable String course, @Nullable String assignment) {

    /** Everything that one has handed in. */
    public static final ListScope OWN = new ListScope(true, null, null);

    /** Everything in all classes that one sees. */
    public static final ListScope TAUGHT = new ListScope(false, null, null);

    /** A course, or one assignment of it: of everybody for who sees the class, else one's own. */
    public static ListScope of(String course, @Nullable String assignment) {
        return new ListScope(false, course, assignment);
    }
}
