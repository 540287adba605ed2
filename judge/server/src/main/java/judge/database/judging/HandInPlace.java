package judge.database.judging;

import java.time.Instant;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.Member;
import judge.online.practice.PracticeAudience;
import judge.source.LanguageChoice;
import org.jspecify.annotations.Nullable;

/**
 * The place where a person wants to hand in.
 *
 * @param member the person's membership in the course; null: none
 * @param extension the time until which this person may hand in, where it is later than for all; null: it is not
 * @param problem the problem that is handed in to; null: it is not one of the assignment's
 * @param contest the contest's facts about the problem and the person; null: the assignment is no contest
 * @param audience the people for whom the set is opened; null: the assignment is no set
 * @param languages the languages that are taken here
 * @param together whether groups hand in here
 */
public record HandInPlace(
        Course course,
        Assignment assignment,
        @Nullable Member member,
        @Nullable Instant extension,
        @Nullable AssignedProblem problem,
        @Nullable InContest contest,
        @Nullable PracticeAudience audience,
        LanguageChoice languages,
        boolean together) {

    /**
     * A problem and a person in a contest.
     *
     * @param removed whether the problem was taken out of it
     * @param contestant whether the person is known to it
     * @param virtual whether the person takes part by a clock of its own
     */
    public record InContest(boolean removed, boolean contestant, boolean virtual) {}
}
