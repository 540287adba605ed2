package judge.service;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import judge.online.Feedback;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/** The rules for times and numbers of an assignment. */
public final class AssignmentRules {

    private static final int MOST_ATTEMPTS = 1_000;
    private static final int MOST_PROBLEMS = 50;
    private static final int MOST_POINTS = 10_000;
    private static final Duration MOST_INTERVAL = Duration.ofHours(24);
    private static final Instant LATEST = Instant.parse("9999-12-01T00:00:00Z");

    private AssignmentRules() {}

    /** Refuses a moment that cannot be stored and shown. */
    public static void requireMoment(@Nullable Instant moment) {
        if (moment != null && (moment.isBefore(Instant.EPOCH) || !moment.isBefore(LATEST))) {
            throw invalid("time-range", Map.of("time", moment));
        }
    }

    /** Requires that an assignment is possible, whatever there is already. */
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
            throw invalid("closes-before-opens", Map.of("opens", wish.opens(), "closes", closes));
        }
        if (late != null && closes == null) {
            throw invalid("late-without-end", Map.of());
        }
        if (late != null && !late.isAfter(closes)) {
            throw invalid("late-before-closes", Map.of("late", late, "closes", closes));
        }
        if (closes == null && wish.feedback() == Feedback.NONE) {
            throw invalid("hidden-practice", Map.of());
        }
    }

    private static void requireNumbers(AssignmentWish wish) {
        // Written so that what is not a number is refused.
        if (!(wish.lateDeduction() >= 0 && wish.lateDeduction() <= 1)) {
            throw invalid("deduction-range", Map.of("percent", 100 * wish.lateDeduction()));
        }
        Integer attempts = wish.attempts();
        if (attempts != null && (attempts < 1 || attempts > MOST_ATTEMPTS)) {
            throw invalid("attempts-range", Map.of("attempts", attempts, "most", MOST_ATTEMPTS));
        }
        if (wish.interval().isNegative() || wish.interval().compareTo(MOST_INTERVAL) > 0) {
            throw invalid("interval-range", Map.of("seconds", wish.interval().toSeconds()));
        }
        if (wish.problems().isEmpty()) {
            throw invalid("no-problems", Map.of());
        }
        if (wish.problems().size() > MOST_PROBLEMS) {
            throw invalid("problems-many", Map.of("count", wish.problems().size(), "most", MOST_PROBLEMS));
        }
        for (WishedProblem problem : wish.problems()) {
            if (!(problem.points() >= 0 && problem.points() <= MOST_POINTS)) {
                throw invalid("points-range", Map.of("points", problem.points(), "most", MOST_POINTS));
            }
        }
    }

    private static Refusal invalid(String code, Map<String, Object> parameters) {
        return new Refusal(Refusal.Kind.INVALID, code, parameters);
    }
}
