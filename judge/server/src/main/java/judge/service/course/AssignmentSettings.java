package judge.service.course;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import judge.online.Counting;
import judge.online.Feedback;
import org.jspecify.annotations.Nullable;

/**
 * An assignment as a teacher wants it.
 *
 * @param closes null: practice, without an end
 * @param lateUntil null: nothing is taken late
 * @param lateDeduction share of the points, 0 to 1
 * @param attempts at each problem; null: any number
 * @param interval between two attempts at a problem
 */
public record AssignmentSettings(
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

    public AssignmentSettings {
        problems = List.copyOf(problems);
    }
}
