package judge.service.course;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
            throw Refusal.invalid("time-range", Map.of("time", moment));
        }
    }

    /** Requires that an assignment is possible, whatever there is already. */
    static void require(AssignmentSettings settings) {
        requireTimes(settings);
        requireNumbers(settings);
    }

    private static void requireTimes(AssignmentSettings settings) {
        Instant closes = settings.closes();
        Instant late = settings.lateUntil();
        requireMoment(settings.opens());
        requireMoment(closes);
        requireMoment(late);
        if (closes != null && !closes.isAfter(settings.opens())) {
            throw Refusal.invalid("closes-before-opens", Map.of("opens", settings.opens(), "closes", closes));
        }
        if (late != null && closes == null) {
            throw Refusal.invalid("late-without-end");
        }
        if (late != null && !late.isAfter(closes)) {
            throw Refusal.invalid("late-before-closes", Map.of("late", late, "closes", closes));
        }
        if (closes == null && settings.feedback() == Feedback.NONE) {
            throw Refusal.invalid("hidden-practice");
        }
    }

    private static void requireNumbers(AssignmentSettings settings) {
        // Written so that what is not a number is refused.
        if (!(settings.lateDeduction() >= 0 && settings.lateDeduction() <= 1)) {
            throw Refusal.invalid("deduction-range", Map.of("percent", 100 * settings.lateDeduction()));
        }
        Integer attempts = settings.attempts();
        if (attempts != null && (attempts < 1 || attempts > MOST_ATTEMPTS)) {
            throw Refusal.invalid("attempts-range", Map.of("attempts", attempts, "most", MOST_ATTEMPTS));
        }
        if (settings.interval().isNegative() || settings.interval().compareTo(MOST_INTERVAL) > 0) {
            long seconds = settings.interval().toSeconds();
            throw Refusal.invalid("interval-range", Map.of("seconds", seconds));
        }
        requireProblems(settings.problems());
    }

    private static void requireProblems(List<ProblemPoints> problems) {
        if (problems.isEmpty()) {
            throw Refusal.invalid("no-problems");
        }
        if (problems.size() > MOST_PROBLEMS) {
            throw Refusal.invalid("problems-many", Map.of("count", problems.size(), "most", MOST_PROBLEMS));
        }
        for (ProblemPoints problem : problems) {
            if (!(problem.points() >= 0 && problem.points() <= MOST_POINTS)) {
                throw Refusal.invalid("points-range", Map.of("points", problem.points(), "most", MOST_POINTS));
            }
        }
    }
}
