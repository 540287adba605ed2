package judge.service.course;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import judge.online.Assignment;
import judge.online.Assignment.Disclosure;
import judge.online.Counting;
import judge.online.Feedback;
import org.jspecify.annotations.Nullable;

/**
 * An assignment as a teacher wants it.
 *
 * @param closes null: practice, without an end
 * @param lateUntil null: nothing is taken late
 * @param lateDeduction share of the points, 0 to 1
 * @param disclosure what students are told of their submissions
 * @param attempts at each problem; null: any number
 * @param interval between two attempts at a problem
 */
public record AssignmentSettings(
        String name,
        Instant opens,
        @Nullable Instant closes,
        @Nullable Instant lateUntil,
        double lateDeduction,
        Disclosure disclosure,
        @Nullable Integer attempts,
        Counting counts,
        Duration interval,
        List<ProblemPoints> problems) {

    /** An assignment whose failed submissions are explained, and where programs may be tried. */
    public AssignmentSettings(
            String name,
            Instant opens,
            @Nullable Instant closes,
            @Nullable Instant lateUntil,
            double lateDeduction,
            Feedback feedback,
            @Nullable Integer attempts,
            Counting counts,
            Duration interval,
            List<ProblemPoints> problems) {
        this(
                name,
                opens,
                closes,
                lateUntil,
                lateDeduction,
                new Disclosure(feedback, true, true),
                attempts,
                counts,
                interval,
                problems);
    }

    public AssignmentSettings {
        problems = List.copyOf(problems);
    }

    /** An assignment with the usual rules: nothing is taken late, and of any number of attempts the best counts. */
    public static AssignmentSettings usual(
            String name, Instant opens, @Nullable Instant closes, Feedback feedback, List<ProblemPoints> problems) {
        return new AssignmentSettings(
                name, opens, closes, null, 0, feedback, null, Counting.BEST, Duration.ZERO, problems);
    }

    /** The assignment of a course that it makes. */
    Assignment assignment(long course, String slug, String checkedName, Instant now) {
        return new Assignment(
                0,
                course,
                slug,
                checkedName,
                opens,
                closes,
                lateUntil,
                lateUntil == null ? 0 : lateDeduction,
                disclosure,
                attempts,
                counts,
                interval,
                now);
    }

    /** The part of reports that is shown. */
    public Feedback feedback() {
        return disclosure.feedback();
    }
}
