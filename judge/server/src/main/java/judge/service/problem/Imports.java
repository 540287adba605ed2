package judge.service.problem;

import com.fasterxml.jackson.core.type.TypeReference;
import java.nio.charset.Charset;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.database.Database;
import judge.database.Tables;
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
     * The place in which a problem is to be kept.
     *
     * @param target the problem that it is to be a version of; null: a new one
     * @param slug the name in addresses; null: its own one
     */
    public record Wanted(@Nullable String target, @Nullable String slug) {}

    /**
     * Makes packages of what was sent, in place of those that the viewer has not kept yet. The name of a file says
     * nothing of whether it is a problem that is there already: without a target only what has its id and one of its
     * titles is a version of it, and anything else gets a name in addresses that is free.
     *
     * @param name as its sender calls it, with its ending
     * @param charset of texts and names that do not say it; empty: that is to be found out
     * @param wished what is wished of the one problem that it is; of several, of none
     */
    public void prepare(Viewer viewer, String name, byte[] content, Optional<Charset> charset, Wanted wished) {
        entry.site(viewer, Action.USE_PROBLEMS);
        List<Made> made = sent.read(name, content, charset);
        Wanted wish = made.size() == 1 ? wished : new Wanted(null, null);
        database.write(tables -> {
            tables.prepared().forget(viewer.person(), oldest());
            Set<String> proposed = new HashSet<>();
            for (Made one : made) {
                String called = Objects.requireNonNullElse(wish.slug(), one.slug());
                @Nullable String version = wish.target() == null ? same(tables, viewer, called, one) : wish.target();
                String slug = version == null ? free(tables, called, proposed) : version;
                PreparedRow row = new PreparedRow(0, slug, version, StoredJson.of(one.told()));
                tables.prepared().add(viewer.person(), clock.instant(), row, one.zip());
            }
            return made;
        });
    }

    /** The viewer's problem of a name that a package says to be by its title; null: none. */
    private static @Nullable String same(Tables tables, Viewer viewer, String name, Made one) {
        return tables.problems()
                .find(name)
                .filter(there -> ProblemViews.isMine(viewer, there))
                .map(there -> ProblemViews.of(tables, viewer, there))
                .filter(there -> !Collections.disjoint(there.names().values(), one.titles()))
                .map(there -> there.problem().slug())
                .orElse(null);
    }

    /** A name in addresses that no problem has: this one, or the next number behind it. */
    private static String free(Tables tables, String slug, Set<String> proposed) {
        String free = slug;
        for (int i = 2; tables.problems().find(free).isPresent() || !proposed.add(free); i++) {
            free = slug + "-" + i;
        }
        return free;
    }

    /** The viewer's own that are not kept yet. */
    public List<WaitingProblem> of(Viewer viewer) {
        entry.site(viewer, Action.USE_PROBLEMS);
        return database.read(tables -> tables.prepared().of(viewer.person(), oldest()).stream()
                .map(row -> new WaitingProblem(
                        row.id(), row.slug(), row.target(), StoredJson.read(row.told(), new TypeReference<Told>() {})))
                .toList());
    }

    /**
     * Keeps one: as the version that is told of it, else as a new problem.
     *
     * @param slug the name in addresses of a new problem; empty: it is what is told
     */
    public ProblemView keep(Viewer viewer, long id, String slug) {
        WaitingProblem wanted =
                of(viewer).stream().filter(one -> one.id() == id).findFirst().orElseThrow(Refusal::notFound);
        byte[] zip = database.read(tables -> tables.prepared().zip(viewer.person(), id))
                .orElseThrow(Refusal::notFound);
        @Nullable String target = wanted.target();
        ProblemView made;
        if (target != null && (slug.isEmpty() || slug.equals(target) || slug.equals(wanted.slug()))) {
            made = problems.put(viewer, target, zip, Optional.empty());
        } else {
            problems.requireFree(slug);
            made = problems.addAs(viewer, slug, zip, Optional.empty());
        }
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
