package judge.service.problem;

import com.fasterxml.jackson.core.type.TypeReference;
import java.nio.charset.Charset;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.database.Database;
import judge.database.course.PreparedTable.PreparedRow;
import judge.online.Access.Action;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.service.problem.SentProblems.Made;
import judge.service.problem.WaitingProblem.Told;
import org.jspecify.annotations.Nullable;

/**
 * Problems of other judges, and test data alone: packages are made of them, which whoever has sent them looks at before
 * they are kept. Of each person those of the last upload are there, for a day.
 */
public final class Imports {

    private static final Duration KEPT = Duration.ofDays(1);

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Problems problems;
    private final SentProblems sent;

    /** Imports into a catalogue; packages are looked at in folders beside those of {@code packages}. */
    public Imports(Database database, Clock clock, Problems problems, ProblemPackages packages) {
        this.database = database;
        this.clock = clock;
        this.problems = problems;
        entry = new Authorization(clock);
        sent = new SentProblems(packages.folders());
    }

    /**
     * Makes packages of what was sent, in place of those that the viewer has not kept yet.
     *
     * @param name as its sender calls it, with its ending
     * @param charset of texts and names that do not say it; empty: that is to be found out
     * @param target the problem that it is to be a version of; null: a new one
     */
    public void prepare(
            Viewer viewer, String name, byte[] content, Optional<Charset> charset, @Nullable String target) {
        entry.site(viewer, Action.USE_PROBLEMS);
        List<Made> made = sent.read(name, content, charset);
        @Nullable String only = made.size() == 1 ? target : null;
        database.write(tables -> {
            tables.prepared().forget(viewer.person(), oldest());
            for (Made one : made) {
                PreparedRow row = new PreparedRow(0, one.slug(), only, StoredJson.of(one.told()));
                tables.prepared().add(viewer.person(), clock.instant(), row, one.zip());
            }
            return made;
        });
    }

    /** The viewer's own that are not kept yet. */
    public List<WaitingProblem> of(Viewer viewer) {
        entry.site(viewer, Action.USE_PROBLEMS);
        return database.read(tables -> tables.prepared().of(viewer.person(), oldest()).stream()
                .map(row -> new WaitingProblem(
                        row.id(), row.slug(), row.target(), StoredJson.read(row.told(), new TypeReference<Told>() {})))
                .toList());
    }

    /** Keeps one: as the version that it was sent for, else as a new problem of that name in addresses. */
    public ProblemView keep(Viewer viewer, long id, String slug) {
        WaitingProblem wanted =
                of(viewer).stream().filter(one -> one.id() == id).findFirst().orElseThrow(Refusal::notFound);
        byte[] zip = database.read(tables -> tables.prepared().zip(viewer.person(), id))
                .orElseThrow(Refusal::notFound);
        @Nullable String target = wanted.target();
        ProblemView made = target == null
                ? problems.addAs(viewer, slug, zip, Optional.empty())
                : problems.put(viewer, target, zip, Optional.empty());
        database.write(tables -> {
            tables.prepared().forget(viewer.person(), id);
            return made;
        });
        return made;
    }

    /** Keeps none of them. */
    public void drop(Viewer viewer) {
        entry.site(viewer, Action.USE_PROBLEMS);
        database.write(tables -> {
            tables.prepared().forget(viewer.person(), oldest());
            return viewer;
        });
    }

    private Instant oldest() {
        return clock.instant().minus(KEPT);
    }
}
