package judge.service.course;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import judge.database.Tables;
import judge.database.judging.HandInPlace;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Assignment.Disclosure;
import judge.online.Counting;
import judge.online.Course;
import judge.online.Feedback;
import judge.online.JudgingPriority;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;

/** The duties of an assignment that is a contest, whoever changes it or hands in to it. */
public final class ContestDuties {

    private static final int LETTERS = 26;
    private static final String CONTEST = "contest";

    private ContestDuties() {}

    /**
     * Has an assignment that was changed keep to its contest: it ends, nothing is late, and until the end the feedback
     * is that of its kind. Problems that are new get labels.
     */
    static void keep(Tables tables, Assignment put, Instant now) {
        Contest contest = tables.contests().find(put.id()).orElse(null);
        if (contest != null) {
            keep(tables, contest, put, now);
        }
    }

    /** Returns the end of an assignment that can be a contest: everybody hands in alone, and nothing late. */
    private static Instant end(Tables tables, Assignment put) {
        if (tables.assignments().groups().rule(put.id()).isPresent()) {
            throw Refusal.conflict("groups-in-contest");
        }
        Instant closes = put.closes();
        if (closes == null) {
            throw Refusal.invalid("contest-without-end");
        }
        if (put.lateUntil() != null) {
            throw Refusal.invalid("contest-late");
        }
        return closes;
    }

    /** The same for an assignment with this contest. */
    public static void keep(Tables tables, Contest contest, Assignment put, Instant now) {
        Instant closes = end(tables, put);
        requireFreezeWithin(put.opens(), closes, contest.freezes());
        Feedback feedback = now.isBefore(closes) ? feedback(contest.kind(), put.feedback()) : put.feedback();
        Counting counts = contest.kind() == ContestKind.OI ? Counting.LAST : Counting.BEST;
        if (feedback != put.feedback() || counts != put.counts()) {
            tables.assignments()
                    .put(new Assignment(
                            put.id(),
                            put.course(),
                            put.slug(),
                            put.name(),
                            put.opens(),
                            closes,
                            null,
                            0,
                            new Disclosure(feedback, put.explain(), put.tries()),
                            put.attempts(),
                            counts,
                            put.interval(),
                            put.created()));
        }
        label(tables, put.id());
        tables.changes().add(now, CONTEST, put.id(), put.id(), "{}");
    }

    private static void requireFreezeWithin(Instant opens, Instant closes, @Nullable Instant freezes) {
        if (freezes != null && (freezes.isBefore(opens) || !freezes.isBefore(closes))) {
            throw Refusal.invalid("contest-freeze", Map.of("freezes", freezes, "opens", opens, "closes", closes));
        }
    }

    /** Returns the feedback on results during a contest. */
    private static Feedback feedback(ContestKind kind, Feedback wished) {
        return switch (kind) {
            case ICPC -> Feedback.VERDICT;
            case IOI -> wished == Feedback.NONE ? Feedback.FULL : wished;
            case OI -> Feedback.NONE;
        };
    }

    /** Refuses what would change a contest whose result is final. */
    public static void requireOpen(Tables tables, long assignment) {
        if (isFinal(tables, assignment)) {
            throw Refusal.conflict("contest-final");
        }
    }

    /**
     * Tells whether an assignment is a contest whose result is final; if it is not, it stays so until the transaction
     * ends.
     */
    public static boolean isFinal(Tables tables, long assignment) {
        tables.contests().hold(assignment);
        return tables.contests()
                .find(assignment)
                .filter(contest -> contest.finalized() != null)
                .isPresent();
    }

    /** Refuses other times or problems for a contest whose result is final; its name and its feedback may change. */
    static void requireSame(
            Tables tables,
            Course course,
            String slug,
            Instant opens,
            @Nullable Instant closes,
            Map<String, Double> wished) {
        Assignment before = tables.assignments().find(course.id(), slug).orElse(null);
        if (before == null || !isFinal(tables, before.id())) {
            return;
        }
        Map<String, Double> points = new HashMap<>();
        for (AssignedProblem one : tables.assignments().problems(before.id())) {
            points.put(tables.problems().find(one.problem()).orElseThrow().slug(), one.points());
        }
        boolean same = before.opens().equals(opens) && Objects.equals(before.closes(), closes) && points.equals(wished);
        if (!same) {
            throw Refusal.conflict("contest-final");
        }
    }

    /** Gives labels to problems that have none. */
    private static void label(Tables tables, long assignment) {
        Map<Long, ContestProblem> labelled = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (ContestProblem one : tables.contests().problems(assignment)) {
            labelled.put(one.problem(), one);
            taken.add(one.label());
        }
        List<ContestProblem> all = new ArrayList<>();
        for (AssignedProblem one : tables.assignments().problems(assignment)) {
            @Nullable ContestProblem there = labelled.remove(one.problem());
            all.add(
                    there == null
                            ? new ContestProblem(assignment, one.problem(), free(taken), null, null, null)
                            : there);
        }
        if (!labelled.isEmpty()
                || all.size() != tables.contests().problems(assignment).size()) {
            tables.contests().setProblems(assignment, all);
        }
    }

    /** A, B, ... Z, AA, AB, ...: the first that is free. */
    private static String free(Set<String> taken) {
        for (int i = 0; ; i++) {
            String letter = String.valueOf((char) ('A' + i % LETTERS));
            String label = i < LETTERS ? letter : (char) ('A' + i / LETTERS - 1) + letter;
            if (taken.add(label)) {
                return label;
            }
        }
    }

    /**
     * Lets somebody hand in to a contest, who becomes a contestant of it if need be.
     *
     * @param place the place of the handing in
     * @param student whether it is handed in by a student, for itself
     * @return the priority of the judging
     */
    public static JudgingPriority handIn(Tables tables, HandInPlace place, long person, boolean student, Instant now) {
        HandInPlace.InContest contest = place.contest();
        if (contest == null || !student) {
            return JudgingPriority.INTERACTIVE;
        }
        if (contest.removed()) {
            throw Refusal.notAllowed("contest-problem-removed");
        }
        if (!contest.contestant()) {
            join(tables, place.assignment().id(), person, now);
        }
        return contest.virtual() ? JudgingPriority.INTERACTIVE : JudgingPriority.CONTEST;
    }

    /** Says to who follows the contests of a course that somebody is of its jury now, or no more. */
    static void juryChanged(Tables tables, long course, long person, Instant now) {
        for (Assignment assignment : tables.assignments().of(course)) {
            if (tables.contests().find(assignment.id()).isPresent()) {
                tables.changes().add(now, "jury", person, assignment.id(), "{}");
            }
        }
    }

    /**
     * Makes a contestant of a student of the course, who has joined it since the contest was made.
     *
     * @throws Refusal if the jury has taken this one out
     */
    public static void join(Tables tables, long assignment, long person, Instant now) {
        tables.lock(person);
        requireNotTakenOut(tables, assignment, person);
        if (tables.teams().find(assignment, person).isEmpty()) {
            Person who = tables.people().find(person).orElseThrow();
            tables.teams().add(contestant(assignment, who));
            tables.changes().add(now, "team", person, assignment, "{}");
        }
    }

    /** Refuses a contestant whom the jury has taken out, until the jury adds them again. */
    public static void requireNotTakenOut(Tables tables, long assignment, long person) {
        if (tables.teams().isTakenOut(assignment, person)) {
            throw Refusal.notAllowed("contest-taken-out");
        }
    }

    /** Makes a contestant with nothing but a name. */
    public static Team contestant(long assignment, Person person) {
        String label = Long.toString(person.id()); // What it logs in with is nobody's business.
        return new Team(assignment, person.id(), label, person.name(), null, null, null, null, false, null);
    }
}
