package judge.service.submission;

import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.ShownReport.Extent;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.service.access.Authorization.AtAssignment;
import judge.service.access.Authorization.AtSubmission;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** The submissions and their results, as far as a viewer may see them. */
public final class Submissions {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final StoredReports reports = new StoredReports();
    private final OwnSubmissions own;
    private final SubmissionLists lists;

    public Submissions(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        own = new OwnSubmissions(database, clock);
        lists = new SubmissionLists(database, clock, reports);
    }

    /** Returns the progress of a person, over all courses. */
    public OwnSubmissions own() {
        return own;
    }

    /** Returns lists of many. */
    public SubmissionLists lists() {
        return lists;
    }

    /** One submission. Whose failure is not explained yet, has it explained soon by being looked at. */
    public SubmissionView view(Viewer viewer, long id) {
        SubmissionView view = database.read(tables -> {
            AtSubmission at = entry.submission(tables, viewer, id, Action.SEE_SUBMISSION);
            return views(tables, at.at(), List.of(at.submission())).of(at.submission(), true);
        });
        if (view.isLookedInto()) {
            want(id);
        }
        return view;
    }

    /** Has the cause looked for before those that nobody looks at; what is known already is not written again. */
    private void want(long submission) {
        Optional<StoredJudging> judging =
                database.read(tables -> tables.judgings().active(submission).filter(one -> !tables.explanations()
                        .isWanted(one.id())));
        judging.ifPresent(one -> database.writeLoosely(tables -> {
            tables.explanations().want(one, clock.instant());
            return true;
        }));
    }

    /** Tells whether something waits to be judged, which comes before the cause of a failure; contests do not count. */
    public boolean isQueued() {
        return database.read(tables -> tables.figures().queued()) > 0;
    }

    /** Returns the time in which a submission that waits comes one place further; empty: nothing was judged yet. */
    public Optional<Duration> pace() {
        return database.read(tables -> Optional.ofNullable(tables.figures().pace(clock.instant())));
    }

    /** Returns how much of a submission's report a viewer may see, in live events of its judging as well. */
    public Extent extent(Viewer viewer, long id) {
        return database.read(tables -> {
            AtSubmission at = entry.submission(tables, viewer, id, Action.SEE_SUBMISSION);
            return views(tables, at.at(), List.of()).extent(at.submission());
        });
    }

    /** Returns the submission's files, in the order of their paths. */
    public List<SourceFile> source(Viewer viewer, long id) {
        return database.read(tables -> {
            AtSubmission at = entry.submission(tables, viewer, id, Action.SEE_SUBMISSION);
            return SourceZip.read(tables.blobs().get(at.submission().sources()));
        });
    }

    /**
     * Returns a person's attempts at a problem of an assignment, the last first.
     *
     * @param login the owner's login; null: the viewer's own
     */
    public List<SubmissionView> attempts(
            Viewer viewer, String course, String assignment, String problem, @Nullable String login) {
        boolean own = login == null || login.equals(viewer.login());
        return database.read(tables -> {
            AtAssignment at = entry.assignment(
                    tables, viewer, course, assignment, own ? Action.SEE_ASSIGNMENT : Action.SEE_CLASS);
            long of = tables.problems()
                    .find(problem)
                    .orElseThrow(Refusal::notFound)
                    .id();
            long person = own || login == null
                    ? viewer.person()
                    : tables.people().find(login).map(Person::id).orElseThrow(Refusal::notFound);
            List<StoredSubmission> attempts =
                    tables.submissions().attempts(at.assignment().id(), of, lead(tables, at, person));
            SubmissionViews views = views(tables, at, attempts);
            return attempts.stream()
                    .sorted(Comparator.comparingInt(StoredSubmission::attempt).reversed())
                    .map(one -> views.of(one, true))
                    .toList();
        });
    }

    private static long lead(Tables tables, AtAssignment at, long person) {
        return tables.assignments().groups().lead(at.assignment().id(), person);
    }

    private SubmissionViews views(Tables tables, AtAssignment at, List<StoredSubmission> shown) {
        return new SubmissionViews(tables, clock.instant(), reports, List.of(at), shown);
    }
}
