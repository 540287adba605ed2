package judge.service.submission;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.StoredTry;
import judge.database.judging.TryTable;
import judge.online.AssignedProblem;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.ShownReport;
import judge.online.Viewer;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.service.access.Authorization;
import judge.service.submission.TryView.Before;

/** Tries as the one sees them whose they are, until they are forgotten. */
public final class OwnTries {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;

    OwnTries(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
    }

    TryView view(Viewer viewer, long id) {
        return database.read(tables -> view(tables, viewer, kept(tables, id)));
    }

    /** Returns the last try at a problem, by who may try there; empty as well where that is refused. */
    Optional<TryView> last(Viewer viewer, Function<Tables, AssignedProblem> allowed) {
        return database.read(tables -> {
            AssignedProblem at = allowed.apply(tables);
            return tables.tries()
                    .last(viewer.person(), at.assignment(), at.problem())
                    .filter(this::isKept)
                    .map(tried -> view(tables, viewer, tried));
        });
    }

    /** Returns the number of the viewer's try of which nothing is known yet. */
    public Optional<Long> open(Viewer viewer) {
        return database.read(tables -> tables.tries().open(viewer.person()))
                .filter(tried -> tried.result() == null)
                .map(StoredTry::id);
    }

    /** Gives a try up, or forgets what came of it. */
    public void giveUp(Viewer viewer, long id) {
        database.write(tables -> {
            tables.lock(viewer.person());
            StoredTry tried = kept(tables, id);
            entry.tried(tables, viewer, tried);
            tables.tries().giveUp(id);
            return tried;
        });
    }

    private StoredTry kept(Tables tables, long id) {
        return tables.tries().find(id).filter(this::isKept).orElseThrow(Refusal::notFound);
    }

    private boolean isKept(StoredTry tried) {
        return clock.instant().isBefore(tried.created().plus(TryTable.KEPT));
    }

    private TryView view(Tables tables, Viewer viewer, StoredTry tried) {
        Authorization.AtAssignment at = entry.tried(tables, viewer, tried);
        return new TryView(
                tried.id(),
                at.course().slug(),
                at.assignment().slug(),
                slug(tables, tried.version()),
                tried.version(),
                tried.created().plus(TryTable.KEPT),
                tried.state(),
                tried.state() == JudgingState.QUEUED ? before(tables, at, tried.id()) : null,
                tried.result() == null ? null : shown(TryResult.read(tried.result()), tried.state()));
    }

    /** Contestants learn no number: the moment at which others' submissions are judged tells of their verdicts. */
    private Before before(Tables tables, Authorization.AtAssignment at, long id) {
        boolean told =
                at.staff() || tables.contests().find(at.assignment().id()).isEmpty();
        return new Before(
                told ? (Long) tables.figures().queued() : null,
                tables.tries().place(id) - 1,
                told ? tables.figures().pace(clock.instant()) : null);
    }

    private static String slug(Tables tables, long version) {
        return tables.problems()
                .version(version)
                .flatMap(one -> tables.problems().find(one.problem()))
                .orElseThrow()
                .slug();
    }

    /** Leaves out what failed at the host; once it is done, nobody looks for a cause any more. */
    private static TryResult shown(TryResult result, JudgingState state) {
        Report report = ShownReport.of(ShownReport.Extent.OPEN, result.report());
        boolean given = state == JudgingState.DONE && report.explanation() == ExplanationState.LOOKING;
        return result.with(given ? report.explained(null) : report);
    }
}
