package judge.service.grade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import judge.database.Tables;
import judge.database.judging.RejudgingTable.Replaced;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.JudgingState;
import judge.online.RejudgingState;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSubmission;
import judge.online.VersionState;
import judge.report.ProblemSection;
import judge.service.grade.RejudgingView.Names;
import judge.service.problem.ProblemViews;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Rejudgings as they are shown: how far each is, and what it would change. */
final class RejudgingViews {

    private final SubmissionChanges submissions = new SubmissionChanges();

    /** Versions of problems that the judgings before and after were made by. */
    static Set<Long> versions(Tables tables, StoredRejudging rejudging) {
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

    /** All of one; {@code sections}: of the problems, by the number of their version. */
    RejudgingView view(Tables tables, StoredRejudging stored, Map<Long, ProblemSection> sections) {
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
                true,
                names(tables, stored, judgings),
                submissions.of(tables, before, after, sections),
                all ? GradeChanges.of(tables, before, counting(after)) : List.of(),
                unsound(tables, judgings));
    }

    /** A rejudging as a line of a list: how far it is, without the verdicts that would change. */
    static RejudgingView line(Tables tables, StoredRejudging one, boolean open) {
        List<StoredJudging> judgings = tables.rejudgings().judgings(one.id());
        return new RejudgingView(
                shown(tables, one),
                label(tables, one),
                tables.people().find(one.person()).orElseThrow().name(),
                judgings.size(),
                (int) judgings.stream()
                        .filter(judging -> judging.state() == JudgingState.DONE)
                        .count(),
                open,
                names(tables, one, List.of()),
                List.of(),
                List.of(),
                Set.of());
    }

    private static Set<String> unsound(Tables tables, List<StoredJudging> judgings) {
        return judgings.stream()
                .map(StoredJudging::version)
                .distinct()
                .flatMap(version -> tables.problems().version(version).stream())
                .filter(version -> version.state() == VersionState.UNSOUND)
                .map(version ->
                        tables.problems().find(version.problem()).orElseThrow().slug())
                .collect(Collectors.toSet());
    }

    private static Map<Long, StoredJudging> counting(Map<Long, StoredJudging> judgings) {
        Map<Long, StoredJudging> counting = new LinkedHashMap<>(judgings);
        counting.values().removeIf(one -> !counts(one));
        return counting;
    }

    /** Tells whether a judging counts: nobody loses by an error of the judge, the earlier judging stays. */
    static boolean counts(StoredJudging one) {
        return !Verdict.JE.name().equals(one.verdict());
    }

    /** Returns the rejudging with the state that it is in as soon as all is judged. */
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

    /**
     * Returns the label of the rejudged object: a problem's id, course/assignment, course/assignment/problem/login, or
     * a course.
     */
    static String label(Tables tables, StoredRejudging rejudging) {
        return switch (rejudging.kind()) {
            case PROBLEM -> tables.problems()
                    .find(rejudging.object())
                    .orElseThrow()
                    .slug();
            case ASSIGNMENT -> place(tables, rejudging.object());
            case SELECTION -> tables.courses()
                    .find(rejudging.object())
                    .orElseThrow()
                    .slug();
            case SUBMISSION -> {
                StoredSubmission one =
                        tables.submissions().find(rejudging.object()).orElseThrow();
                yield place(tables, one.assignment()) + "/"
                        + tables.problems().find(one.problem()).orElseThrow().slug() + "/"
                        + tables.people().find(one.person()).orElseThrow().login();
            }
        };
    }

    /** Returns the names of the rejudging's object, and of all submissions that are judged again. */
    private static Names names(Tables tables, StoredRejudging rejudging, List<StoredJudging> judgings) {
        Set<Long> assignments = new HashSet<>();
        Set<Long> problems = new HashSet<>();
        List<Long> submissions =
                new ArrayList<>(judgings.stream().map(StoredJudging::submission).toList());
        switch (rejudging.kind()) {
            case PROBLEM -> problems.add(rejudging.object());
            case ASSIGNMENT -> assignments.add(rejudging.object());
            case SUBMISSION -> submissions.add(rejudging.object());
            case SELECTION -> {}
        }
        for (long one : submissions) {
            StoredSubmission submission = tables.submissions().find(one).orElseThrow();
            assignments.add(submission.assignment());
            problems.add(submission.problem());
        }
        return names(tables, assignments, problems);
    }

    private static Names names(Tables tables, Set<Long> assignments, Set<Long> problems) {
        Map<String, String> places = new HashMap<>();
        for (long one : assignments) {
            Assignment assignment = tables.assignments().find(one).orElseThrow();
            Course course = tables.courses().find(assignment.course()).orElseThrow();
            places.put(place(tables, one), course.name() + " · " + assignment.name());
        }
        Map<String, Map<String, String>> titles = new HashMap<>();
        for (long one : problems) {
            String slug = tables.problems().find(one).orElseThrow().slug();
            tables.problems().versions(one).stream()
                    .findFirst()
                    .ifPresent(newest -> titles.put(slug, ProblemViews.names(newest.names())));
        }
        return new Names(places, titles);
    }

    private static String place(Tables tables, long assignment) {
        Assignment found = tables.assignments().find(assignment).orElseThrow();
        return tables.courses().find(found.course()).orElseThrow().slug() + "/" + found.slug();
    }
}
