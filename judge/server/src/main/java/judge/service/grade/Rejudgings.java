package judge.service.grade;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.RejudgingTable.Replaced;
import judge.online.Access.Action;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.report.ProblemSection;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.problem.ProblemPackages;
import org.jspecify.annotations.Nullable;

/** Judges again what was handed in, aside: what would change is shown before anything does. */
public final class Rejudgings {

    private static final int MOST_TEXT = 1_000;

    private final Database database;
    private final Clock clock;
    private final ProblemPackages packages;
    private final Authorization entry;
    private final Audit audit;
    private final RejudgingAuthorization door;
    private final RejudgingTargets targets;
    private final RejudgingViews views = new RejudgingViews();

    public Rejudgings(Database database, Clock clock, ProblemPackages packages) {
        this.database = database;
        this.clock = clock;
        this.packages = packages;
        entry = new Authorization(clock);
        door = new RejudgingAuthorization(entry);
        targets = new RejudgingTargets(clock, door);
        audit = new Audit(clock);
    }

    /**
     * Begins to judge again; nothing changes by that. A submission is judged by the version that its assignment has,
     * an assignment and a problem by the newest ones.
     *
     * @param object number of the submission, assignment or problem
     * @param reason in the person's words; may be empty
     */
    public RejudgingView begin(Viewer viewer, RejudgingKind kind, long object, String reason) {
        return begin(viewer, kind, object, reason, tables -> targets.of(tables, viewer, kind, object));
    }

    /** The same of chosen submissions of a course. */
    RejudgingView begin(Viewer viewer, long course, String reason, Function<Tables, List<StoredSubmission>> chosen) {
        RejudgingKind kind = RejudgingKind.SELECTION;
        return begin(viewer, kind, course, reason, tables -> targets.of(tables, viewer, kind, chosen.apply(tables)));
    }

    private RejudgingView begin(
            Viewer viewer,
            RejudgingKind kind,
            long object,
            String reason,
            Function<Tables, List<RejudgingTargets.Target>> which) {
        String why = reason.strip();
        if (why.length() > MOST_TEXT) {
            throw Refusal.invalid("text-long", Map.of("count", why.length(), "most", MOST_TEXT));
        }
        long id = database.write(tables -> {
            @Nullable Course course = door.course(tables, viewer, kind, object);
            List<RejudgingTargets.Target> found = which.apply(tables);
            if (found.isEmpty()) {
                throw Refusal.conflict("rejudging-nothing");
            }
            StoredRejudging rejudging = tables.rejudgings()
                    .add(course == null ? null : course.id(), kind, object, why, viewer.person(), clock.instant())
                    .orElseThrow(() -> Refusal.conflict("rejudging-undecided"));
            found.forEach(target -> targets.enqueue(tables, rejudging, target));
            note(tables, viewer, "rejudging-begun", rejudging, RejudgingViews.label(tables, rejudging) + ": " + why);
            return rejudging.id();
        });
        return get(viewer, id);
    }

    public RejudgingView get(Viewer viewer, long id) {
        // Reading packages takes transactions of its own, which must not be waited for within one.
        Map<Long, ProblemSection> sections = new HashMap<>();
        for (long version : database.read(tables -> RejudgingViews.versions(tables, door.find(tables, viewer, id)))) {
            sections.put(version, packages.section(version));
        }
        return database.read(tables -> views.view(tables, door.find(tables, viewer, id), sections));
    }

    /**
     * Returns the rejudgings that touch a course, the newest first: those in it, and those of problems, also where the
     * viewer may not look at their changes elsewhere. Where no course is given, returns those of problems that the
     * viewer may look at.
     */
    public List<RejudgingView> of(Viewer viewer, @Nullable String course) {
        return database.read(tables -> {
            if (course == null) {
                return seen(tables, viewer, tables.rejudgings().ofProblems());
            }
            Course wanted = entry.course(tables, viewer, course, Action.REJUDGE).course();
            return tables.rejudgings().touching(wanted.id()).stream()
                    .map(one -> RejudgingViews.line(tables, one, door.isSeen(tables, viewer, one)))
                    .toList();
        });
    }

    /** Returns the rejudgings of a problem that the viewer may know of, the newest first. */
    public List<RejudgingView> ofProblem(Viewer viewer, String slug) {
        return database.read(tables -> {
            CatalogProblem problem = entry.problem(tables, viewer, slug, Action.SEE_PROBLEM);
            return seen(tables, viewer, tables.rejudgings().of(RejudgingKind.PROBLEM, problem.id()));
        });
    }

    /**
     * Returns the rejudgings that judge a submission again, as far as the viewer may know of them, the newest first.
     */
    public List<RejudgingView> ofSubmission(Viewer viewer, long submission) {
        return database.read(tables -> {
            entry.submission(tables, viewer, submission, Action.SEE_SUBMISSION);
            return seen(tables, viewer, tables.rejudgings().ofSubmission(submission));
        });
    }

    private List<RejudgingView> seen(Tables tables, Viewer viewer, List<StoredRejudging> all) {
        return all.stream()
                .filter(one -> door.isSeen(tables, viewer, one))
                .map(one -> RejudgingViews.line(tables, one, true))
                .toList();
    }

    /**
     * Makes the new verdicts count, all at once, but for errors of the judge. Submissions that were handed in
     * meanwhile, and judged as before, are judged again first: then it is not ready.
     */
    public RejudgingView apply(Viewer viewer, long id) {
        boolean late = database.write(tables -> targets.addLate(tables, viewer, door.find(tables, viewer, id)));
        if (late) {
            throw notReady();
        }
        database.write(tables -> {
            StoredRejudging rejudging = door.find(tables, viewer, id);
            Instant now = clock.instant();
            if (!tables.rejudgings()
                    .decide(id, List.of(RejudgingState.JUDGING, RejudgingState.READY), RejudgingState.APPLIED, now)) {
                throw decided();
            }
            List<StoredJudging> judgings = tables.rejudgings().judgings(id);
            if (!judgings.stream().allMatch(one -> one.state() == JudgingState.DONE)) {
                throw notReady();
            }
            RejudgingTargets.requireOpen(tables, judgings.stream().map(StoredJudging::submission));
            for (StoredJudging one : judgings) {
                if (!RejudgingViews.counts(one)) {
                    continue;
                }
                StoredJudging before =
                        tables.judgings().active(one.submission()).orElseThrow();
                tables.rejudgings().activate(id, one.submission(), before.id(), one.id());
                told(tables, one.id(), one.submission());
            }
            if (rejudging.kind().isWhole()) {
                judgings.forEach(one -> RejudgingTargets.setVersion(tables, one.id()));
            }
            note(tables, viewer, "rejudging-applied", rejudging, judgings.size() + " submissions");
            return id;
        });
        return get(viewer, id);
    }

    /** Leaves everything as it is. */
    public RejudgingView drop(Viewer viewer, long id) {
        database.write(tables -> {
            StoredRejudging rejudging = door.find(tables, viewer, id);
            List<RejudgingState> open = List.of(RejudgingState.JUDGING, RejudgingState.READY);
            if (!tables.rejudgings().decide(id, open, RejudgingState.DROPPED, clock.instant())) {
                throw decided();
            }
            tables.rejudgings().cancelWaiting(id);
            note(tables, viewer, "rejudging-dropped", rejudging, "");
            return id;
        });
        return get(viewer, id);
    }

    /** Makes the verdicts from before count again. */
    public RejudgingView undo(Viewer viewer, long id) {
        database.write(tables -> {
            StoredRejudging rejudging = door.find(tables, viewer, id);
            Instant now = clock.instant();
            if (!tables.rejudgings().decide(id, List.of(RejudgingState.APPLIED), RejudgingState.UNDONE, now)) {
                throw Refusal.conflict("rejudging-not-applied");
            }
            List<Replaced> replaced = tables.rejudgings().replaced(id);
            RejudgingTargets.requireOpen(tables, replaced.stream().map(Replaced::submission));
            for (Replaced one : replaced) {
                if (tables.judgings().active(one.submission()).stream()
                        .noneMatch(active -> active.id() == one.after())) {
                    throw Refusal.conflict("rejudging-newer");
                }
                tables.rejudgings().restore(one);
                if (rejudging.kind().isWhole()) {
                    RejudgingTargets.setVersion(tables, one.before());
                }
                told(tables, one.before(), one.submission());
            }
            note(tables, viewer, "rejudging-undone", rejudging, "");
            return id;
        });
        return get(viewer, id);
    }

    /** Another judging is the submission's. */
    private void told(Tables tables, long judging, long submission) {
        long assignment = tables.submissions().find(submission).orElseThrow().assignment();
        tables.changes().add(clock.instant(), "rejudged", submission, assignment, "{\"judging\":" + judging + "}");
    }

    private void note(Tables tables, Viewer viewer, String action, StoredRejudging rejudging, String detail) {
        audit.note(tables, viewer, action, "rejudging " + rejudging.id(), detail);
        tables.changes().add(clock.instant(), action, rejudging.id(), null, "{}");
    }

    private static Refusal notReady() {
        return Refusal.conflict("rejudging-not-ready");
    }

    private static Refusal decided() {
        return Refusal.conflict("rejudging-decided");
    }
}
