package judge.service;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import judge.online.Feedback;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/** What times and numbers an assignment may have. */
public final class AssignmentRules {

    private static final int MOST_ATTEMPTS = 1_000;
    private static final int MOST_PROBLEMS = 50;
    private static final int MOST_POINTS = 10_000;
    private static final Duration MOST_INTERVAL = Duration.ofHours(24);
    private static final Instant LATEST = Instant.parse("9999-12-01T00:00:00Z");

    private AssignmentRules() {}

    /** One that can be kept and shown. */
    public static void requireMoment(@Nullable Instant moment) {
        if (moment != null && (moment.isBefore(Instant.EPOCH) || !moment.isBefore(LATEST))) {
            throw invalid("time-range", "time", moment);
        }
    }

    /** What an assignment may be, whatever there is already. */
    static void require(AssignmentWish wish) {
        requireTimes(wish);
        requireNumbers(wish);
    }

    private static void requireTimes(AssignmentWish wish) {
        Instant closes = wish.closes();
        Instant late = wish.lateUntil();
        requireMoment(wish.opens());
        requireMoment(closes);
        requireMoment(late);
        if (closes != null && !closes.isAfter(wish.opens())) {
            throw invalid("closes-before-opens");
        }
        if (late != null && closes == null) {
            throw invalid("late-without-end");
        }
        if (late != null && !late.isAfter(closes)) {
            throw invalid("late-before-closes");
        }
        if (closes == null && wish.feedback() == Feedback.NONE) {
            throw invalid("hidden-practice");
        }
    }

    private static void requireNumbers(AssignmentWish wish) {
        // Written so that what is not a number is refused.
        if (!(wish.lateDeduction() >= 0 && wish.lateDeduction() <= 1)) {
            throw invalid("deduction-range");
        }
        Integer attempts = wish.attempts();
        if (attempts != null && (attempts < 1 || attempts > MOST_ATTEMPTS)) {
            throw invalid("attempts-range", "most", MOST_ATTEMPTS);
        }
        if (wish.interval().isNegative() || wish.interval().compareTo(MOST_INTERVAL) > 0) {
            throw invalid("interval-range");
        }
        if (wish.problems().isEmpty()) {
            throw invalid("no-problems");
        }
        if (wish.problems().size() > MOST_PROBLEMS) {
            throw invalid("problems-many", "most", MOST_PROBLEMS);
        }
        for (WishedProblem problem : wish.problems()) {
            if (!(problem.points() >= 0 && problem.points() <= MOST_POINTS)) {
                throw invalid("points-range", "most", MOST_POINTS);
            }
        }
    }

    private static Refusal invalid(String code) {
        return new Refusal(Refusal.Kind.INVALID, code, Map.of());
    }

    private static Refusal invalid(String code, String name, Object value) {
        return new Refusal(Refusal.Kind.INVALID, code, Map.of(name, value));
    }
}
