package judge.service.submission;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.DraftTable.StoredDraft;
import judge.online.Access.Action;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.source.LanguageNames;

/**
 * The drafts of sources: what somebody has written for a problem and not handed in. Each is its owner's alone: there is
 * no way to ask for another person's.
 */
public final class Drafts {

    /** The most bytes of a draft, in UTF-8; more than anybody types. */
    public static final int MOST_BYTES = 128 << 10;

    /** The time for which a draft is kept after it was last written: a term. */
    static final Duration KEPT = Duration.ofDays(183);

    private final Database database;
    private final Clock clock;
    private final Authorization entry;

    /** Drafts in a database, of the time that the clock tells. */
    Drafts(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
    }

    /**
     * A draft.
     *
     * @param version the number of the writing, from 1
     * @param language the code of its language
     */
    public record Draft(int version, String language, String source, Instant at) {

        private static Draft of(StoredDraft draft) {
            String source = new String(draft.content(), StandardCharsets.UTF_8);
            return new Draft(draft.version(), draft.language(), source, draft.at());
        }
    }

    /** Returns the viewer's own draft for a problem of an assignment. */
    public Optional<Draft> of(Viewer viewer, String course, String assignment, String problem) {
        return database.read(tables -> find(tables, viewer, problem(tables, viewer, course, assignment, problem)))
                .map(Draft::of);
    }

    /**
     * Keeps what the viewer has written.
     *
     * @param version that of the draft which was changed; 0: there was none
     * @throws Refusal {@code CONFLICT} if there is a newer one, which stays
     */
    public Draft put(
            Viewer viewer,
            String course,
            String assignment,
            String problem,
            int version,
            String language,
            String source) {
        byte[] content = checked(language, source);
        return database.write(tables -> {
            long id = problem(tables, viewer, course, assignment, problem);
            Optional<StoredDraft> kept = find(tables, viewer, id);
            StoredDraft next = new StoredDraft(version + 1, language, content, now());
            // Whoever got no answer sends the same again.
            if (kept.filter(one -> isSame(one, next)).isPresent()) {
                return Draft.of(kept.get());
            }
            tables.drafts().forget(oldest());
            boolean older = kept.map(StoredDraft::version).orElse(0) != version;
            if (older || !tables.drafts().put(viewer.person(), id, next)) {
                throw Refusal.conflict("draft-newer");
            }
            return Draft.of(next);
        });
    }

    private static boolean isSame(StoredDraft one, StoredDraft other) {
        return one.language().equals(other.language()) && Arrays.equals(one.content(), other.content());
    }

    private static byte[] checked(String language, String source) {
        byte[] content = source.getBytes(StandardCharsets.UTF_8);
        if (content.length > MOST_BYTES) {
            throw new Refusal(
                    Refusal.Kind.TOO_LARGE, "draft-too-large", Map.of("bytes", MOST_BYTES, "count", content.length));
        }
        if (LanguageNames.known().ofCode(language).isEmpty()
                && LanguageNames.ANY_ANSWERS.ofCode(language).isEmpty()) {
            throw Refusal.invalid("language-unknown", Map.of("language", language));
        }
        return content;
    }

    private Optional<StoredDraft> find(Tables tables, Viewer viewer, long problem) {
        return tables.drafts().find(viewer.person(), problem).filter(one -> !one.at()
                .isBefore(oldest()));
    }

    /** Returns the present moment as it is stored. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** Returns the moment before which drafts are forgotten. */
    private Instant oldest() {
        return now().minus(KEPT);
    }

    /** Returns the number of a problem for which the viewer may keep a draft. */
    private long problem(Tables tables, Viewer viewer, String course, String assignment, String slug) {
        long at = entry.assignment(tables, viewer, course, assignment, Action.KEEP_DRAFT)
                .assignment()
                .id();
        long id = tables.problems().find(slug).orElseThrow(Refusal::notFound).id();
        boolean assigned = tables.assignments().problems(at).stream().anyMatch(one -> one.problem() == id);
        if (!assigned) {
            throw Refusal.notFound();
        }
        return id;
    }
}
