package judge.online.contest;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The settings by which an assignment is a contest. The contest begins when the assignment opens and ends when it
 * closes.
 *
 * @param penalty time for each attempt at a problem before the accepted one, in whole minutes
 * @param compileErrors whether a submission that does not compile is such an attempt, too
 * @param freezes the time from which results of submissions are hidden from the public; null: none are
 * @param thawed the time since which they are shown; null: not yet
 * @param finalized the time since which the result is final; null: not yet
 * @param gold the number of gold medals
 * @param silver the number of silver medals
 * @param bronze the number of bronze medals
 * @param openBoard whether anybody sees the public scoreboard, without logging in
 * @param virtual whether people may take part after the end, by a clock of their own
 * @param pool the pool of the machines that judge; null: any
 */
public record Contest(
        long assignment,
        ContestKind kind,
        Duration penalty,
        boolean compileErrors,
        @Nullable Instant freezes,
        @Nullable Instant thawed,
        @Nullable Instant finalized,
        int gold,
        int silver,
        int bronze,
        boolean openBoard,
        boolean virtual,
        @Nullable String pool) {

    /** The same with other moments at which something is hidden, shown, and final. */
    public Contest with(@Nullable Instant otherFreezes, @Nullable Instant otherThawed, @Nullable Instant otherFinal) {
        return new Contest(
                assignment,
                kind,
                penalty,
                compileErrors,
                otherFreezes,
                otherThawed,
                otherFinal,
                gold,
                silver,
                bronze,
                openBoard,
                virtual,
                pool);
    }
}
