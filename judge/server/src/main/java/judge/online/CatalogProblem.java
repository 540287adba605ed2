package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A problem that assignments can have.
 *
 * @param slug its id, as its package has it
 * @param owner the person who brought it along; null: it comes with the server, for all teachers
 */
public record CatalogProblem(long id, String slug, @Nullable Long owner, Instant created) {}
