package judge.online.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
 * @param medals the number of each
 * @param openBoard whether anybody sees the public scoreboard, without logging in
 * @param virtual whether people may take part after the end, by a clock of their own
 * @param aids the help that contestants get beside verdicts
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
        Medals medals,
        boolean openBoard,
        boolean virtual,
        Aids aids,
        @Nullable String pool) {

    /**
     * The help that contestants get.
     *
     * @param explain whether the cause of a failure is looked for, and told where feedback shows the case
     * @param tries whether programs may be tried on samples and inputs of one's own without being handed in
     */
    public record Aids(boolean explain, boolean tries) {

        /** None but the verdicts. */
        public static final Aids NONE = new Aids(false, false);

        /** The aids in the words of the log. */
        public String words() {
            return (explain ? ", failures are explained" : "") + (tries ? ", programs may be tried" : "");
        }
    }

    /** The numbers of medals. */
    public record Medals(int gold, int silver, int bronze) {

        /** The three numbers. */
        public List<Integer> each() {
            return List.of(gold, silver, bronze);
        }
    }

    /** Tells whether the cause of a failure is looked for. */
    public boolean explain() {
        return aids.explain();
    }

    /** Tells whether programs may be tried without being handed in. */
    public boolean tries() {
        return aids.tries();
    }

    /** The number of gold medals. */
    public int gold() {
        return medals.gold();
    }

    /** The number of silver medals. */
    public int silver() {
        return medals.silver();
    }

    /** The number of bronze medals. */
    public int bronze() {
        return medals.bronze();
    }

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
                medals,
                openBoard,
                virtual,
                aids,
                pool);
    }
}
