package judge.service.contest;

import java.time.Instant;
import java.util.List;
import judge.online.contest.Contest.Aids;
import judge.online.contest.Contest.Medals;
import judge.online.contest.ContestKind;
import org.jspecify.annotations.Nullable;

/**
 * A contest as a teacher wants it.
 *
 * @param penalty minutes for each attempt at a problem before the accepted one
 * @param compileErrors whether what does not compile is such an attempt
 * @param freezes the time from which the public does not see results; null: it sees all
 * @param openBoard whether anybody sees the public scoreboard, without logging in
 * @param virtual whether one may take part after the end, by a clock of one's own
 * @param aids the help that contestants get beside verdicts
 * @param pool of the machines that judge; null: any
 * @param problems labels and colours; those of the assignment that are not named keep theirs, or get letters
 */
public record ContestSettings(
        ContestKind kind,
        int penalty,
        boolean compileErrors,
        @Nullable Instant freezes,
        Medals medals,
        boolean openBoard,
        boolean virtual,
        Aids aids,
        @Nullable String pool,
        List<ProblemLabel> problems) {

    /** The usual penalty in minutes, as ICPC has it. */
    public static final int USUAL_PENALTY = 20;

    /** A contest in which nobody is helped. */
    public ContestSettings(
            ContestKind kind,
            int penalty,
            boolean compileErrors,
            @Nullable Instant freezes,
            int gold,
            int silver,
            int bronze,
            boolean openBoard,
            boolean virtual,
            @Nullable String pool,
            List<ProblemLabel> problems) {
        this(
                kind,
                penalty,
                compileErrors,
                freezes,
                new Medals(gold, silver, bronze),
                openBoard,
                virtual,
                Aids.NONE,
                pool,
                problems);
    }

    public ContestSettings {
        problems = List.copyOf(problems);
    }

    /**
     * The label of a problem.
     *
     * @param id the problem's slug
     * @param rgb the colour, such as {@code #ff8800}; null: none
     * @param color the colour's name; null: none
     */
    public record ProblemLabel(String id, String label, @Nullable String rgb, @Nullable String color) {}
}
