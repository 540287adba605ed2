package judge.database;

import java.time.Instant;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.Member;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody wants to hand in.
 *
 * @param member what this person is in the course; null: nothing
 * @param extension until when this person may hand in, where that is later than for all; null: it is not
 * @param problem that is handed in to; null: it is not one of the assignment's
 * @param contest where it is a contest, what that knows of the problem and the person; null: it is none
 */
public record HandInPlace(
        Course course,
        Assignment assignment,
        @Nullable Member member,
        @Nullable Instant extension,
        @Nullable AssignedProblem problem,
        @Nullable InContest contest) {

    /**
     * A problem and a person in a contest.
     *
     * @param removed whether the problem was taken out of it
     * @param contestant whether the person is known to it
     * @param virtual whether the person takes part by a clock of its own
     */
    public record InContest(boolean removed, boolean contestant, boolean virtual) {}
}
