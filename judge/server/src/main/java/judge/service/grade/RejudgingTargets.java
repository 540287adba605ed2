package judge.service.grade;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import judge.database.Tables;
import judge.online.AssignedProblem;
import judge.online.JudgingPriority;
import judge.online.JudgingReason;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.service.course.ContestDuties;
import org.jspecify.annotations.Nullable;

/** Chooses the submissions that are judged again, and the version of their problem. */
record RejudgingTargets(Clock clock, RejudgingAuthorization entry) {

    /** A submission that is judged again, and by which version. */
    record Target(StoredSubmission submission, long version) {}

    /**
     * Returns the targets of a rejudging; for a problem, all submissions to it in the courses in which the viewer may
     * judge again. Submissions to a contest whose result is final are left as they are.
     */
    List<Target> of(Tables tables, Viewer viewer, RejudgingKind kind, long object) {
        List<StoredSubmission> submissions =
                switch (kind) {
                    case SUBMISSION -> List.of(tables.submissions().find(object).orElseThrow(Refusal::notFound));
                    case ASSIGNMENT -> tables.submissions().of(object);
                    case PROBLEM -> tables.rejudgings().toProblem(object);
                    case SELECTION -> throw Refusal.invalid("rejudging-of-what");
                };
        return of(tables, viewer, kind, submissions);
    }

    /** Returns those of some submissions that the viewer may judge again. */
    List<Target> of(Tables tables, Viewer viewer, RejudgingKind kind, List<StoredSubmission> submissions) {
        Map<Long, Boolean> allowed = new HashMap<>();
        Map<Long, Long> versions = new HashMap<>();
        List<Target> targets = new ArrayList<>();
        for (StoredSubmission one : submissions) {
            boolean may = allowed.computeIfAbsent(
                    one.assignment(), id -> entry.mayRejudge(tables, viewer, id) && !ContestDuties.isFinal(tables, id));
            @Nullable
            Long version = kind.isWhole()
                    ? versions.computeIfAbsent(one.problem(), id -> newest(tables, id))
                    : (Long) assigned(tables, one);
            if (may && version != null) {
                targets.add(new Target(one, version));
            }
        }
        return targets;
    }

    /**
     * Returns the version that the assignment judges by; where it has the problem no more, the version that the
     * submission was judged by.
     */
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

    /** Puts one into the queue, aside: what counts stays. */
    void enqueue(Tables tables, StoredRejudging rejudging, Target target) {
        tables.judgings()
                .add(
                        target.submission().id(),
                        target.version(),
                        JudgingReason.REJUDGE,
                        rejudging.id(),
                        false,
                        JudgingPriority.REJUDGED.number(),
                        target.submission().person(),
                        clock.instant());
    }

    /** Adds what came since it was begun; whether there was any. */
    boolean addLate(Tables tables, Viewer viewer, StoredRejudging rejudging) {
        if (!rejudging.state().isOpen() || !rejudging.kind().isWhole()) {
            return false;
        }
        Set<Long> there = new HashSet<>();
        Map<Long, Long> versions = new HashMap<>();
        for (StoredJudging one : tables.rejudgings().judgings(rejudging.id())) {
            there.add(one.submission());
            versions.put(
                    tables.submissions().find(one.submission()).orElseThrow().problem(), one.version());
        }
        boolean added = false;
        for (Target target : of(tables, viewer, rejudging.kind(), rejudging.object())) {
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

    /** A contest may have become final since it was begun. */
    static void requireOpen(Tables tables, Stream<Long> submissions) {
        submissions
                .map(one -> tables.submissions().find(one).orElseThrow().assignment())
                .distinct()
                .sorted()
                .forEach(one -> ContestDuties.requireOpen(tables, one));
    }

    /** Has the assignment judge by the version of a judging from now on. */
    static void setVersion(Tables tables, long id) {
        StoredJudging judging = tables.judgings().find(id).orElseThrow();
        StoredSubmission submission =
                tables.submissions().find(judging.submission()).orElseThrow();
        tables.rejudgings().setVersion(submission.assignment(), submission.problem(), judging.version());
    }
}
