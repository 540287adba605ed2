package judge.service.submission;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.HandInPlace;
import judge.database.judging.NewTry;
import judge.database.judging.TryTable;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.service.access.Authorization;
import judge.service.course.ContestDuties;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * Takes programs that are tried on samples or on an input of one's own. A try is no attempt: it counts nowhere, only
 * its owner sees it, and it is forgotten after {@link TryTable#KEPT}.
 */
public final class Tries {

    /** The size of an input of one's own in bytes. */
    public static final int MOST_INPUT_BYTES = 1 << 20;

    /** The most tries of one person in a minute. */
    static final int MOST = 12;

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final Database database;
    private final Clock clock;
    private final LongFunction<Problem> packages;
    private final Authorization entry;
    private final OwnTries own;

    /** Makes the service; {@code packages}: gives the problems of versions. */
    public Tries(Database database, Clock clock, LongFunction<Problem> packages) {
        this.database = database;
        this.clock = clock;
        this.packages = packages;
        entry = new Authorization(clock);
        own = new OwnTries(database, clock);
    }

    /**
     * A program to be tried, and what it is to be run on.
     *
     * @param problem its slug
     * @param files at least one, unless it is only asked whether one may
     * @param sample the only sample that it is to be run on, such as {@code sample/1}; null: all, or the input
     * @param input an input of one's own; null: samples
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record Request(String problem, List<SourceFile> files, @Nullable String sample, byte @Nullable [] input) {}

    /**
     * Has a program tried; returns the number of the try. The staff of the course may try whatever is set.
     *
     * @throws Refusal if it is not possible, or not now
     */
    public long begin(Viewer viewer, String course, String assignment, Request asked) {
        return begin(viewer, course, assignment, asked, false);
    }

    /** Does the same in place of the viewer's try that is not finished, which is given up if this one begins. */
    public long beginInstead(Viewer viewer, String course, String assignment, Request asked) {
        return begin(viewer, course, assignment, asked, true);
    }

    private long begin(Viewer viewer, String course, String assignment, Request asked, boolean instead) {
        HandIn.requireFiles(asked.files());
        if (asked.input() != null && asked.input().length > MOST_INPUT_BYTES) {
            throw new Refusal(
                    Refusal.Kind.TOO_LARGE,
                    "try-input-too-large",
                    Map.of("count", asked.input().length, "most", MOST_INPUT_BYTES));
        }
        byte[] zip = SourceZip.of(asked.files());
        AssignedProblem seen = database.read(tables -> allowed(tables, viewer, course, assignment, asked));
        requireRunnable(packages.apply(seen.version()), asked);
        return database.write(tables -> {
            tables.lock(viewer.person());
            AssignedProblem assigned = allowed(tables, viewer, course, assignment, asked);
            if (assigned.version() != seen.version()) {
                throw Refusal.conflict("try-version");
            }
            if (instead) {
                tables.tries().open(viewer.person()).ifPresent(open -> tables.tries()
                        .giveUp(open.id()));
            }
            return add(tables, viewer, assigned, asked, zip);
        });
    }

    private long add(Tables tables, Viewer viewer, AssignedProblem assigned, Request asked, byte[] zip) {
        Instant now = clock.instant();
        tables.tries().forget(now.minus(TryTable.KEPT));
        tables.tries().settle(viewer.person());
        requireTurn(tables, viewer.person(), now);
        return tables.tries()
                .add(new NewTry(
                        viewer.person(),
                        assigned.assignment(),
                        assigned.version(),
                        viewer.login(),
                        now,
                        asked.sample(),
                        asked.input(),
                        zip,
                        explains(tables, assigned.assignment())));
    }

    /** Tells whether the viewer may try programs at a problem now. */
    public boolean isAllowed(Viewer viewer, String course, String assignment, String problem) {
        try {
            Request asked = new Request(problem, List.of(), null, null);
            AssignedProblem assigned = database.read(tables -> allowed(tables, viewer, course, assignment, asked));
            return !packages.apply(assigned.version()).type().submitAnswer();
        } catch (Refusal e) {
            return false;
        }
    }

    private AssignedProblem allowed(Tables tables, Viewer viewer, String course, String assignment, Request asked) {
        HandInPlace place = tables.handIns()
                .place(course, assignment, asked.problem(), viewer.person(), false)
                .orElseThrow(Refusal::notFound);
        entry.assignment(viewer, place, Action.SEE_ASSIGNMENT);
        AssignedProblem assigned = place.problem();
        if (assigned == null) {
            throw Refusal.notFound();
        }
        Authorization.AtAssignment at = entry.assignment(viewer, place, Action.TRY);
        Authorization.requireGoing(at.course());
        if (!asked.files().isEmpty()) {
            HandIn.requireTaken(at, place, asked.files());
        }
        if (!at.staff()) {
            requireOn(tables, at.assignment(), place, viewer);
        }
        return assigned;
    }

    private static boolean explains(Tables tables, long assignment) {
        return tables.contests().find(assignment).map(Contest::explain).orElseGet(() -> tables.assignments()
                .find(assignment)
                .orElseThrow()
                .explain());
    }

    /** A contest's own setting counts in place of the assignment's. */
    private static void requireOn(Tables tables, Assignment assignment, HandInPlace place, Viewer viewer) {
        HandInPlace.InContest contest = place.contest();
        boolean on = contest == null
                ? assignment.tries()
                : tables.contests().find(assignment.id()).orElseThrow().tries();
        if (!on) {
            throw Refusal.notAllowed("tries-off");
        }
        if (contest != null && contest.removed()) {
            throw Refusal.notAllowed("contest-problem-removed");
        }
        if (contest != null) {
            ContestDuties.requireNotTakenOut(tables, assignment.id(), viewer.person());
        }
    }

    private static void requireRunnable(Problem problem, Request asked) {
        if (problem.type().submitAnswer()) {
            throw Refusal.invalid("try-answers");
        }
        if (asked.input() != null) {
            if (asked.sample() != null) {
                throw Refusal.invalid("try-both");
            }
            if (problem.type().needsValidator()) {
                throw Refusal.invalid("try-talks");
            }
            return;
        }
        List<String> samples =
                problem.data().sampleRuns().stream().map(TestCase::name).toList();
        if (samples.isEmpty()) {
            throw Refusal.invalid("try-no-samples");
        }
        if (asked.sample() != null && !samples.contains(asked.sample())) {
            throw Refusal.invalid(
                    "try-sample", Map.of("sample", asked.sample(), "samples", String.join(", ", samples)));
        }
    }

    /** One at a time, and not too many in a minute. */
    private static void requireTurn(Tables tables, long person, Instant now) {
        if (tables.tries().open(person).isPresent()) {
            throw Refusal.conflict("try-unfinished");
        }
        Optional<Instant> first = tables.tries().since(person, now.minus(MINUTE), MOST - 1);
        if (first.isPresent()) {
            Instant next = first.get().plus(MINUTE);
            long seconds = 1 + Duration.between(now, next).toSeconds();
            throw new Refusal(
                    Refusal.Kind.TOO_OFTEN, "tries-too-often", Map.of("most", MOST, "seconds", seconds), next);
        }
    }

    /** The tries of a viewer, as they go on. */
    public OwnTries own() {
        return own;
    }

    /** A try of the viewer's own. */
    public TryView view(Viewer viewer, long id) {
        return own.view(viewer, id);
    }

    /** The viewer's last try at a problem, until it is forgotten; empty where nothing may be tried now. */
    public Optional<TryView> last(Viewer viewer, String course, String assignment, String problem) {
        Request asked = new Request(problem, List.of(), null, null);
        return own.last(viewer, tables -> allowed(tables, viewer, course, assignment, asked));
    }
}
