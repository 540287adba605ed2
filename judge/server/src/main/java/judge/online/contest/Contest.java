package judge.online.contest;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What makes a contest of an assignment. It begins when that opens and ends when it closes.
 *
 * @param penalty for each attempt at a problem before the accepted one, in whole minutes
 * @param compileErrors whether what does not compile is such an attempt, too
 * @param freezes the public does not see results of what was handed in from then on; null: it sees all
 * @param thawed since when it does see them; null: not yet
 * @param finalized since when the result is final; null: not yet
 * @param gold how many gold medals there are
 * @param silver how many silver medals there are
 * @param bronze how many bronze medals there are
 * @param openBoard whether anybody sees the public scoreboard, without logging in
 * @param virtual whether one may take part after the end, by a clock of one's own
 * @param pool of the machines that judge; null: any
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
