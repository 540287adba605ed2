package judge.service.grade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Tables;
import judge.database.course.MarkingTable;
import judge.database.course.RubricTable;
import judge.database.course.WorkGroupTable;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Deadlines;
import judge.online.GradeOverride;
import judge.online.JudgingState;
import judge.online.Points;
import judge.online.Points.Attempt;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.BestOfGroups;
import judge.online.contest.ContestKind;
import judge.online.contest.GroupScores;
import judge.online.contest.ScoreInput.Ruled;
import org.jspecify.annotations.Nullable;

/** The points of everybody in an assignment. */
final class AssignmentGrades {

    private final Assignment assignment;
    private final List<AssignedProblem> problems;
    private final List<RubricTable.Criterion> criteria;
    private final Map<Long, WorkGroupTable.Group> groups = new HashMap<>();
    private final Map<Key, Double> marks = new HashMap<>();
    private final Map<Long, RubricTable.Mark> complete = new HashMap<>();
    private final Map<Key, MarkingTable.Share> shares = new HashMap<>();
    private final Map<Key, List<StoredSubmission>> handedIn = new HashMap<>();
    private final Map<Long, StoredJudging> judgings = new HashMap<>();
    private final Map<Long, Deadlines> extended = new HashMap<>();
    private final Deadlines deadlines;
    private final Map<Key, GradeOverride> overrides = new HashMap<>();

    /** The scores of groups in an olympiad, in which the best of each group of tests counts; null: it is none. */
    private final @Nullable Map<Long, String> groupScores;

    private record Key(long person, long problem) {}

    /**
     * A person's result at a problem.
     *
     * @param computed the points without an override; null: no submission that counts was judged
     * @param counting the attempt that counts, or the last one where none does; null: there is none that is judged
     * @param pending the number of submissions that are yet to be judged
     * @param attempts the number of submissions
     * @param override the points that a teacher has given instead; null: there are none
     */
    record Earned(
            @Nullable Double computed,
            @Nullable Attempt counting,
            int pending,
            int attempts,
            @Nullable GradeOverride override) {

        /** Returns the points that count; null: there are none yet. */
        @Nullable
        Double points() {
            return override == null ? computed : override.points();
        }
    }

    /**
     * The grades of an assignment.
     *
     * @param instead judgings by submission that are taken for those whose verdicts are the submissions'
     */
    AssignmentGrades(Tables tables, Assignment assignment, Map<Long, StoredJudging> instead) {
        this.assignment = assignment;
        problems = tables.assignments().problems(assignment.id());
        groupScores = tables.contests()
                .find(assignment.id())
                .filter(contest -> contest.kind() == ContestKind.IOI)
                .map(contest -> tables.judgings().groupScores(assignment.id()))
                .orElse(null);
        tables.assignments().groups().of(assignment.id()).forEach(group -> group.members()
                .forEach(one -> groups.put(one, group)));
        tables.submissions().of(assignment.id()).forEach(this::add);
        tables.judgings().activeOf(assignment.id()).forEach(one -> judgings.put(one.submission(), one));
        judgings.putAll(instead);
        criteria = tables.rubrics().criteria(assignment.id());
        readByHand(tables);
        deadlines = Deadlines.of(assignment, Optional.empty());
        tables.assignments()
                .extensions(assignment.id())
                .forEach((person, closes) -> extended.put(person, Deadlines.of(assignment, Optional.of(closes))));
        tables.grades()
                .overrides(assignment.id())
                .forEach(one -> overrides.put(new Key(one.person(), one.problem()), one));
    }

    private void readByHand(Tables tables) {
        List<RubricTable.Mark> given = tables.rubrics().marks(assignment.id());
        given.forEach(one -> marks.put(new Key(one.person(), one.criterion()), one.points()));
        complete.putAll(RubricRules.complete(criteria, given));
        tables.rubrics()
                .shares()
                .of(assignment.id())
                .forEach(one -> shares.put(new Key(one.person(), one.problem()), one));
    }

    private void add(StoredSubmission one) {
        Key key = new Key(owner(one.person()), one.problem());
        handedIn.computeIfAbsent(key, any -> new ArrayList<>()).add(one);
    }

    List<AssignedProblem> problems() {
        return problems;
    }

    /** Returns what is marked by hand. */
    List<RubricTable.Criterion> criteria() {
        return criteria;
    }

    /** Returns the points by a criterion; null: there are none yet. */
    @Nullable
    Double mark(long person, RubricTable.Criterion criterion) {
        return marks.get(new Key(person, criterion.id()));
    }

    /** Returns the newest mark of a person who has one by every criterion; empty: some are missing, or all. */
    Optional<RubricTable.Mark> complete(long person) {
        return Optional.ofNullable(complete.get(person));
    }

    /** Returns the person in whose name somebody hands in. */
    long owner(long person) {
        return Optional.ofNullable(groups.get(person))
                .map(WorkGroupTable.Group::lead)
                .orElse(person);
    }

    /** Returns the name of the work group of a person; null: none. */
    @Nullable
    String group(long person) {
        return Optional.ofNullable(groups.get(person))
                .map(WorkGroupTable.Group::name)
                .orElse(null);
    }

    /** Returns who marks a person's work at a problem; empty: nobody. */
    Optional<MarkingTable.Share> share(long person, AssignedProblem problem) {
        return Optional.ofNullable(shares.get(new Key(owner(person), problem.problem())));
    }

    /** Returns the deadlines of a person. */
    Deadlines deadlines(long person) {
        return extended.getOrDefault(person, deadlines);
    }

    /** The judging whose verdict is the submission's. */
    Optional<StoredJudging> judging(long submission) {
        return Optional.ofNullable(judgings.get(submission));
    }

    Earned earned(long person, AssignedProblem problem) {
        List<StoredSubmission> all = handedIn.getOrDefault(new Key(owner(person), problem.problem()), List.of());
        List<Attempt> judged = new ArrayList<>();
        for (StoredSubmission one : all) {
            attempt(one).ifPresent(judged::add);
        }
        Optional<Attempt> counting = Points.counting(assignment.counts(), judged);
        @Nullable Attempt shown = counting.orElse(judged.isEmpty() ? null : judged.get(judged.size() - 1));
        @Nullable
        Double single = counting.map(one -> one.earned(problem.points())).orElse(null);
        return new Earned(
                single == null || groupScores == null ? single : (Double) together(problem, judged, groupScores),
                shown,
                all.size() - judged.size(),
                all.size(),
                overrides.get(new Key(person, problem.problem())));
    }

    /** Returns the points as the scoreboard counts them. */
    private double together(AssignedProblem problem, List<Attempt> judged, Map<Long, String> groups) {
        BestOfGroups best = new BestOfGroups(problem.points());
        double points = 0;
        for (Attempt one : judged) {
            if (one.counts() && !one.late()) {
                long judging = judging(one.submission()).orElseThrow().id();
                points = best.add(
                        new Ruled(one.verdict(), one.score(), one.maxScore(), GroupScores.of(groups.get(judging))));
            }
        }
        return points;
    }

    private Optional<Attempt> attempt(StoredSubmission submission) {
        return judging(submission.id())
                .filter(one -> one.state() == JudgingState.DONE)
                .map(one -> new Attempt(
                        submission.id(),
                        submission.attempt(),
                        deadlines(submission.person()).isLate(submission.received()),
                        deadlines(submission.person()).factor(submission.received()),
                        Objects.requireNonNull(one.verdict()),
                        Objects.requireNonNull(one.score()),
                        Objects.requireNonNull(one.maxScore())));
    }

    /** All points of somebody in the assignment. */
    double total(long person) {
        double total = 0;
        for (AssignedProblem problem : problems) {
            @Nullable Double points = earned(person, problem).points();
            total += points == null ? 0 : points;
        }
        return Points.rounded(total);
    }
}
