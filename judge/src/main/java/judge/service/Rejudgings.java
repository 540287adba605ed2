package judge.service;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.database.Database;
import judge.database.RejudgingTable.Replaced;
import judge.database.Tables;
import judge.gradebook.Change;
import judge.gradebook.Change.Cause;
import judge.gradebook.RunComparison;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.Person;
import judge.online.Points;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.report.GradedRun;
import judge.report.HostSection;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.report.Summary;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Judges again what was handed in, aside: what would change is shown before anything does. */
public final class Rejudgings {

    private static final int PRIORITY = 10;
    private static final int MOST_TEXT = 1_000;
    private static final HostSection HOST = new HostSection("", "", 0, "", "", List.of());

    private final Database database;
    private final Clock clock;
    private final Problems problems;
    private final Entry entry;
    private final Audit audit;
    private final StoredReports reports = new StoredReports();

    public Rejudgings(Database database, Clock clock, Problems problems) {
        this.database = database;
        this.clock = clock;
        this.problems = problems;
        entry = new Entry(clock);
        audit = new Audit(clock);
    }

    /**
     * A rejudging.
     *
     * @param label what it is of: a problem's id, course/assignment, or course/assignment/problem/login
     * @param by name of who wants it
     * @param total how many submissions
     * @param done how many of them are judged
     * @param changes submissions whose verdict or points differ; all that are known so far
     * @param grades students whose points in an assignment would be others; computed once all are judged
     */
    public record RejudgingView(
            StoredRejudging rejudging,
            String label,
            String by,
            int total,
            int done,
            List<SubmissionChange> changes,
            List<GradeChange> grades) {

        public RejudgingView {
            changes = List.copyOf(changes);
            grades = List.copyOf(grades);
        }
    }

    /**
     * A submission that would be judged otherwise.
     *
     * @param verdictBefore null: it was not judged before
     * @param causes why, as far as the reports tell
     * @param cases names of the cases that differ
     */
    public record SubmissionChange(
            long submission,
            String course,
            String assignment,
            String problem,
            String login,
            String name,
            int attempt,
            @Nullable String verdictBefore,
            String verdictAfter,
            @Nullable Double pointsBefore,
            double pointsAfter,
            Set<Cause> causes,
            List<String> cases) {

        public SubmissionChange {
            causes = Set.copyOf(causes);
            cases = List.copyOf(cases);
        }
    }

    /** A student's points in an assignment, which would be others. */
    public record GradeChange(
            String course, String assignment, String login, String name, double before, double after) {}

    /**
     * Begins to judge again; nothing changes by that. A submission is judged by the version that its assignment has,
     * an assignment and a problem by the newest ones.
     *
     * @param object number of the submission, assignment or problem
     * @param reason in the person's words; may be empty
     */
    public RejudgingView begin(Viewer viewer, RejudgingKind kind, long object, String reason) {
        String why = reason.strip();
        if (why.length() > MOST_TEXT) {
            throw new Refusal(Refusal.Kind.INVALID, "text-long", Map.of("most", MOST_TEXT));
        }
        long id = database.write(tables -> {
            @Nullable Course course = course(tables, viewer, kind, object);
            List<Target> targets = targets(tables, viewer, kind, object);
            if (targets.isEmpty()) {
                throw new Refusal(Refusal.Kind.CONFLICT, "rejudging-nothing", Map.of());
            }
            StoredRejudging rejudging = tables.rejudgings()
                    .add(course == null ? null : course.id(), kind, object, why, viewer.person(), clock.instant())
                    .orElseThrow(() -> new Refusal(Refusal.Kind.CONFLICT, "rejudging-undecided", Map.of()));
            targets.forEach(target -> enqueue(tables, rejudging, target));
            note(tables, viewer, "rejudging-begun", rejudging, label(tables, rejudging) + ": " + why);
            return rejudging.id();
        });
        return get(viewer, id);
    }

    /** A submission that is judged again, and by which version. */
    private record Target(StoredSubmission submission, long version) {}

    private void enqueue(Tables tables, StoredRejudging rejudging, Target target) {
        tables.judgings()
                .add(
                        target.submission().id(),
                        target.version(),
                        JudgingReason.REJUDGE,
                        rejudging.id(),
                        false,
                        PRIORITY,
                        target.submission().person(),
                        clock.instant());
    }

    /** The course that it is in, in which the viewer may judge again; null for problems. */
    private @Nullable Course course(Tables tables, Viewer viewer, RejudgingKind kind, long object) {
        return switch (kind) {
            case SUBMISSION -> entry.submission(tables, viewer, object, Action.REJUDGE)
                    .course();
            case ASSIGNMENT -> entry.assignment(tables, viewer, object, Action.REJUDGE)
                    .course();
            case PROBLEM -> {
                CatalogProblem problem = tables.problems().find(object).orElseThrow(Entry::notFound);
                entry.problem(tables, viewer, problem.slug(), Action.SEE_PROBLEM);
                yield null;
            }
        };
    }

    /** Of a problem: all to it in the courses in which the viewer may judge again. */
    private List<Target> targets(Tables tables, Viewer viewer, RejudgingKind kind, long object) {
        List<StoredSubmission> submissions =
                switch (kind) {
                    case SUBMISSION -> List.of(tables.submissions().find(object).orElseThrow(Entry::notFound));
                    case ASSIGNMENT -> tables.submissions().of(object);
                    case PROBLEM -> tables.rejudgings().toProblem(object);
                };
        Map<Long, Boolean> allowed = new HashMap<>();
        Map<Long, Long> versions = new HashMap<>();
        List<Target> targets = new ArrayList<>();
        for (StoredSubmission one : submissions) {
            boolean may = allowed.computeIfAbsent(one.assignment(), id -> mayRejudge(tables, viewer, id));
            @Nullable
            Long version = kind == RejudgingKind.SUBMISSION
                    ? assigned(tables, one)
                    : versions.computeIfAbsent(one.problem(), id -> newest(tables, id));
            if (may && version != null) {
                targets.add(new Target(one, version));
            }
        }
        return targets;
    }

    private boolean mayRejudge(Tables tables, Viewer viewer, long assignment) {
        try {
            entry.assignment(tables, viewer, assignment, Action.REJUDGE);
            return true;
        } catch (Refusal refusal) {
            return false;
        }
    }

    /** What the assignment judges by; what it judged by where it does not have the problem any more. */
    private static long assigned(Tables tables, StoredSubmission submission) {
        return tables.assignments().problems(submission.assignment()).stream()
                .filter(one -> one.problem() == submission.problem())
                .map(AssignedProblem::version)
                .findFirst()
                .orElseGet(() ->
                        tables.judgings().active(submission.id()).orElseThrow().version());
    }

    private static @Nullable Long newest(Tables tables, long problem) {
        return tables.problems().versions(problem).stream()
                .findFirst()
                .map(ProblemVersion::id)
                .orElse(null);
    }

    public RejudgingView get(Viewer viewer, long id) {
        // Reading packages takes transactions of its own, which must not be waited for within one.
        Map<Long, ProblemSection> sections = new HashMap<>();
        for (long version : database.read(tables -> versions(tables, find(tables, viewer, id)))) {
            sections.put(version, problems.section(version));
        }
        return database.read(tables -> view(tables, find(tables, viewer, id), sections));
    }

    /** Those of a course, the newest first; those of problems in all courses where none is given. */
    public List<RejudgingView> of(Viewer viewer, @Nullable String course) {
        return database.read(tables -> {
            @Nullable
            Long wanted = course == null
                    ? null
                    : (Long) entry.course(tables, viewer, course, Action.REJUDGE)
                            .course()
                            .id();
            List<RejudgingView> views = new ArrayList<>();
            for (StoredRejudging one : tables.rejudgings().all()) {
                if (Objects.equals(one.course(), wanted) && isSeen(tables, viewer, one)) {
                    views.add(new RejudgingView(
                            shown(tables, one),
                            label(tables, one),
                            tables.people().find(one.person()).orElseThrow().name(),
                            tables.rejudgings().judgings(one.id()).size(),
                            (int) tables.rejudgings().judgings(one.id()).stream()
                                    .filter(judging -> judging.state() == JudgingState.DONE)
                                    .count(),
                            List.of(),
                            List.of()));
                }
            }
            return views;
        });
    }

    /** Those that the judgings before and after were made by. */
    private static Set<Long> versions(Tables tables, StoredRejudging rejudging) {
        Set<Long> versions = new HashSet<>();
        for (StoredJudging one : tables.rejudgings().judgings(rejudging.id())) {
            versions.add(one.version());
            tables.judgings().active(one.submission()).ifPresent(active -> versions.add(active.version()));
        }
        for (Replaced one : tables.rejudgings().replaced(rejudging.id())) {
            versions.add(tables.judgings().find(one.before()).orElseThrow().version());
        }
        return versions;
    }

    private StoredRejudging find(Tables tables, Viewer viewer, long id) {
        return tables.rejudgings()
                .find(id)
                .filter(one -> isSeen(tables, viewer, one))
                .orElseThrow(Entry::notFound);
    }

    /** Only where the viewer may judge again everything that it is about: what changes elsewhere is not theirs. */
    private boolean isSeen(Tables tables, Viewer viewer, StoredRejudging rejudging) {
        if (rejudging.course() != null) {
            Course course = tables.courses().find(rejudging.course()).orElseThrow();
            try {
                entry.course(tables, viewer, course.slug(), Action.REJUDGE);
                return true;
            } catch (Refusal refusal) {
                return false;
            }
        }
        boolean own = rejudging.person() == viewer.person();
        if (!own && !Access.may(viewer, Action.ADMINISTER)) {
            return false;
        }
        return tables.rejudgings().judgings(rejudging.id()).stream()
                .map(one -> tables.submissions()
                        .find(one.submission())
                        .orElseThrow()
                        .assignment())
                .distinct()
                .allMatch(assignment -> mayRejudge(tables, viewer, assignment));
    }

    /**
     * Makes the new verdicts count, all at once, but for errors of the judge. What was handed in meanwhile, and judged
     * as before, is judged again first: then it is not ready.
     */
    public RejudgingView apply(Viewer viewer, long id) {
        boolean late = database.write(tables -> addLate(tables, viewer, find(tables, viewer, id)));
        if (late) {
            throw notReady();
        }
        database.write(tables -> {
            StoredRejudging rejudging = find(tables, viewer, id);
            Instant now = clock.instant();
            if (!tables.rejudgings()
                    .decide(id, List.of(RejudgingState.JUDGING, RejudgingState.READY), RejudgingState.APPLIED, now)) {
                throw decided();
            }
            List<StoredJudging> judgings = tables.rejudgings().judgings(id);
            if (!judgings.stream().allMatch(one -> one.state() == JudgingState.DONE)) {
                throw notReady();
            }
            for (StoredJudging one : judgings) {
                if (!counts(one)) {
                    continue;
                }
                StoredJudging before =
                        tables.judgings().active(one.submission()).orElseThrow();
                tables.rejudgings().activate(id, one.submission(), before.id(), one.id());
                told(tables, one.id(), one.submission());
            }
            if (rejudging.kind() != RejudgingKind.SUBMISSION) {
                judgings.forEach(one -> setVersion(tables, one));
            }
            note(tables, viewer, "rejudging-applied", rejudging, judgings.size() + " submissions");
            return id;
        });
        return get(viewer, id);
    }

    /** Nobody loses by an error of the judge: what was there before stays. */
    private static boolean counts(StoredJudging one) {
        return !Verdict.JE.name().equals(one.verdict());
    }

    /** Adds what came since it was begun; whether there was any. */
    private boolean addLate(Tables tables, Viewer viewer, StoredRejudging rejudging) {
        boolean open = rejudging.state() == RejudgingState.JUDGING || rejudging.state() == RejudgingState.READY;
        if (!open || rejudging.kind() == RejudgingKind.SUBMISSION) {
            return false;
        }
        List<StoredJudging> judgings = tables.rejudgings().judgings(rejudging.id());
        Set<Long> there = new HashSet<>();
        Map<Long, Long> versions = new HashMap<>();
        for (StoredJudging one : judgings) {
            there.add(one.submission());
            versions.put(
                    tables.submissions().find(one.submission()).orElseThrow().problem(), one.version());
        }
        boolean added = false;
        for (Target target : targets(tables, viewer, rejudging.kind(), rejudging.object())) {
            StoredSubmission submission = target.submission();
            // By the version of all others, also where there is a newer one by now.
            long version = versions.getOrDefault(submission.problem(), target.version());
            long active =
                    tables.judgings().active(submission.id()).orElseThrow().version();
            if (active != version && there.add(submission.id())) {
                enqueue(tables, rejudging, new Target(submission, version));
                added = true;
            }
        }
        return added;
    }

    private static void setVersion(Tables tables, StoredJudging judging) {
        StoredSubmission submission =
                tables.submissions().find(judging.submission()).orElseThrow();
        tables.rejudgings().setVersion(submission.assignment(), submission.problem(), judging.version());
    }

    /** Leaves everything as it is. */
    public RejudgingView drop(Viewer viewer, long id) {
        database.write(tables -> {
            StoredRejudging rejudging = find(tables, viewer, id);
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
            StoredRejudging rejudging = find(tables, viewer, id);
            Instant now = clock.instant();
            if (!tables.rejudgings().decide(id, List.of(RejudgingState.APPLIED), RejudgingState.UNDONE, now)) {
                throw new Refusal(Refusal.Kind.CONFLICT, "rejudging-not-applied", Map.of());
            }
            for (Replaced one : tables.rejudgings().replaced(id)) {
                boolean current = tables.judgings()
                        .active(one.submission())
                        .filter(active -> active.id() == one.after())
                        .isPresent();
                if (!current) {
                    throw new Refusal(Refusal.Kind.CONFLICT, "rejudging-newer", Map.of());
                }
                tables.rejudgings().restore(one);
                if (rejudging.kind() != RejudgingKind.SUBMISSION) {
                    setVersion(tables, tables.judgings().find(one.before()).orElseThrow());
                }
                told(tables, one.before(), one.submission());
            }
            note(tables, viewer, "rejudging-undone", rejudging, "");
            return id;
        });
        return get(viewer, id);
    }

    /** As when a worker has judged. */
    private void told(Tables tables, long judging, long submission) {
        tables.changes().add(clock.instant(), "judged", judging, "{\"submission\":" + submission + "}");
    }

    private void note(Tables tables, Viewer viewer, String action, StoredRejudging rejudging, String detail) {
        audit.note(tables, viewer, action, "rejudging " + rejudging.id(), detail);
        tables.changes().add(clock.instant(), action, rejudging.id(), "{}");
    }

    private static Refusal notReady() {
        return new Refusal(Refusal.Kind.CONFLICT, "rejudging-not-ready", Map.of());
    }

    private static Refusal decided() {
        return new Refusal(Refusal.Kind.CONFLICT, "rejudging-decided", Map.of());
    }

    private static String label(Tables tables, StoredRejudging rejudging) {
        return switch (rejudging.kind()) {
            case PROBLEM -> tables.problems()
                    .find(rejudging.object())
                    .orElseThrow()
                    .slug();
            case ASSIGNMENT -> place(tables, rejudging.object());
            case SUBMISSION -> {
                StoredSubmission one =
                        tables.submissions().find(rejudging.object()).orElseThrow();
                yield place(tables, one.assignment()) + "/"
                        + tables.problems().find(one.problem()).orElseThrow().slug() + "/"
                        + tables.people().find(one.person()).orElseThrow().login();
            }
        };
    }

    private static String place(Tables tables, long assignment) {
        Assignment found = tables.assignments().find(assignment).orElseThrow();
        return tables.courses().find(found.course()).orElseThrow().slug() + "/" + found.slug();
    }

    /** With the state that it is in as soon as all is judged. */
    private static StoredRejudging shown(Tables tables, StoredRejudging one) {
        boolean ready = one.state() == RejudgingState.JUDGING
                && tables.rejudgings().judgings(one.id()).stream()
                        .allMatch(judging -> judging.state() == JudgingState.DONE);
        return ready
                ? new StoredRejudging(
                        one.id(),
                        one.course(),
                        one.kind(),
                        one.object(),
                        one.reason(),
                        one.person(),
                        one.created(),
                        RejudgingState.READY,
                        one.decided())
                : one;
    }

    private RejudgingView view(Tables tables, StoredRejudging stored, Map<Long, ProblemSection> sections) {
        StoredRejudging rejudging = shown(tables, stored);
        List<StoredJudging> judgings = tables.rejudgings().judgings(stored.id());
        Map<Long, Long> replaced = new HashMap<>();
        tables.rejudgings().replaced(stored.id()).forEach(one -> replaced.put(one.submission(), one.before()));
        Map<Long, StoredJudging> before = new LinkedHashMap<>();
        Map<Long, StoredJudging> after = new LinkedHashMap<>();
        int done = 0;
        for (StoredJudging one : judgings) {
            @Nullable Long earlier = replaced.get(one.submission());
            before.put(
                    one.submission(),
                    (earlier == null
                                    ? tables.judgings().active(one.submission())
                                    : tables.judgings().find(earlier))
                            .orElseThrow());
            if (one.state() == JudgingState.DONE) {
                after.put(one.submission(), one);
                done++;
            }
        }
        boolean all = done == judgings.size();
        return new RejudgingView(
                rejudging,
                label(tables, stored),
                tables.people().find(stored.person()).orElseThrow().name(),
                judgings.size(),
                done,
                changes(tables, before, after, sections),
                all ? grades(tables, before, counting(after)) : List.of());
    }

    private static Map<Long, StoredJudging> counting(Map<Long, StoredJudging> judgings) {
        Map<Long, StoredJudging> counting = new LinkedHashMap<>(judgings);
        counting.values().removeIf(one -> !counts(one));
        return counting;
    }

    private List<SubmissionChange> changes(
            Tables tables,
            Map<Long, StoredJudging> before,
            Map<Long, StoredJudging> after,
            Map<Long, ProblemSection> sections) {
        List<SubmissionChange> changes = new ArrayList<>();
        Map<Long, AssignmentGrades> sheets = new HashMap<>();
        after.forEach((id, now) -> {
            StoredJudging old = Objects.requireNonNull(before.get(id));
            boolean same = Objects.equals(old.verdict(), now.verdict()) && Objects.equals(share(old), share(now));
            if (!same) {
                changes.add(change(tables, sheets, old, now, sections));
            }
        });
        return changes;
    }

    private static @Nullable Double share(StoredJudging one) {
        return one.score() == null || one.maxScore() == null
                ? null
                : (Double) Points.earned(1, one.score(), one.maxScore(), 1);
    }

    private SubmissionChange change(
            Tables tables,
            Map<Long, AssignmentGrades> sheets,
            StoredJudging old,
            StoredJudging now,
            Map<Long, ProblemSection> sections) {
        StoredSubmission submission =
                tables.submissions().find(now.submission()).orElseThrow();
        Assignment assignment =
                tables.assignments().find(submission.assignment()).orElseThrow();
        AssignmentGrades sheet =
                sheets.computeIfAbsent(assignment.id(), id -> new AssignmentGrades(tables, assignment, Map.of()));
        double points = sheet.problems().stream()
                .filter(one -> one.problem() == submission.problem())
                .mapToDouble(AssignedProblem::points)
                .findFirst()
                .orElse(0);
        double factor = sheet.deadlines(submission.person()).factor(submission.received());
        Person person = tables.people().find(submission.person()).orElseThrow();
        List<Change> differences = differences(tables, old, now, sections);
        Set<Cause> causes = EnumSet.noneOf(Cause.class);
        differences.forEach(one -> causes.addAll(one.causes()));
        @Nullable Double before = share(old);
        return new SubmissionChange(
                submission.id(),
                tables.courses().find(assignment.course()).orElseThrow().slug(),
                assignment.slug(),
                tables.problems().find(submission.problem()).orElseThrow().slug(),
                person.login(),
                person.name(),
                submission.attempt(),
                old.verdict(),
                Objects.requireNonNull(now.verdict()),
                before == null ? null : (Double) Points.rounded(before * points * factor),
                Points.rounded(Objects.requireNonNull(share(now)) * points * factor),
                causes,
                differences.stream().flatMap(one -> one.testCase().stream()).toList());
    }

    /** What the reports say of why. */
    private List<Change> differences(
            Tables tables, StoredJudging old, StoredJudging now, Map<Long, ProblemSection> sections) {
        if (old.report() == null || now.report() == null) {
            return List.of();
        }
        return RunComparison.of(run(tables, old, sections), run(tables, now, sections))
                .changes();
    }

    private GradedRun run(Tables tables, StoredJudging judging, Map<Long, ProblemSection> sections) {
        Report report = reports.get(tables, Objects.requireNonNull(judging.report()));
        Instant at = judging.queued();
        Summary summary = new Summary(Summary.VERSION, at, at, "", HOST, true, List.of(), List.of());
        return new GradedRun(
                "",
                summary,
                List.of(report),
                Optional.ofNullable(sections.get(judging.version())).stream().toList(),
                Optional.empty(),
                true);
    }

    private static List<GradeChange> grades(
            Tables tables, Map<Long, StoredJudging> before, Map<Long, StoredJudging> after) {
        Map<Long, Set<Long>> affected = new LinkedHashMap<>();
        for (long id : after.keySet()) {
            StoredSubmission one = tables.submissions().find(id).orElseThrow();
            affected.computeIfAbsent(one.assignment(), any -> new LinkedHashSet<>())
                    .add(one.person());
        }
        List<GradeChange> grades = new ArrayList<>();
        affected.forEach((id, people) -> {
            Assignment assignment = tables.assignments().find(id).orElseThrow();
            String course =
                    tables.courses().find(assignment.course()).orElseThrow().slug();
            AssignmentGrades old = new AssignmentGrades(tables, assignment, before);
            AssignmentGrades young = new AssignmentGrades(tables, assignment, after);
            for (long one : people) {
                if (old.total(one) != young.total(one)) {
                    Person person = tables.people().find(one).orElseThrow();
                    grades.add(new GradeChange(
                            course,
                            assignment.slug(),
                            person.login(),
                            person.name(),
                            old.total(one),
                            young.total(one)));
                }
            }
        });
        return grades;
    }
}
