package judge.online.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The moments of a contest. Each belongs to what begins at it.
 *
 * @param starts the time at which it begins
 * @param ends the time at which it is over for all
 * @param freezes results of what comes from then on are hidden; null: none are
 * @param thawed the time since which they are not hidden any more, which may be to come; null: nobody knows
 * @param finalized the time since which the result is final; null: nobody knows
 */
public record ContestTimes(
        Instant starts,
        Instant ends,
        @Nullable Instant freezes,
        @Nullable Instant thawed,
        @Nullable Instant finalized) {

    /**
     * The moments from which on no clock is: a contest whose countdown is held begins so long after it as is left to
     * count. So all that asks whether it has begun needs to know nothing of that.
     */
    private static final Instant HELD = Instant.parse("9000-01-01T00:00:00Z");

    /** The longest time that can be left while a countdown is held. */
    public static final Duration LONGEST_HELD = Duration.ofDays(365);

    /** Returns the moment at which a contest begins whose countdown is held with so much time left. */
    public static Instant heldWith(Duration left) {
        return HELD.plus(left);
    }

    /** Returns the time that is left of a countdown that is held; empty where the moment is one that comes. */
    public static Optional<Duration> held(Instant starts) {
        return Optional.of(Duration.between(HELD, starts)).filter(left -> !left.isNegative());
    }

    /**
     * Returns the times of a contest. In an {@link ContestKind#OI} everything is hidden until its end, or, if it has a
     * freeze, until that is thawed.
     *
     * @param ends the end for all who take part together, those with more time included
     */
    public static ContestTimes of(Contest contest, Instant starts, Instant ends) {
        boolean silent = contest.kind() == ContestKind.OI;
        @Nullable Instant freezes = silent ? starts : contest.freezes();
        @Nullable Instant thawed = contest.thawed();
        if (silent && contest.freezes() == null) {
            thawed = ends;
        }
        return new ContestTimes(starts, ends, freezes, thawed, contest.finalized());
    }

    /** Returns the contest's length. */
    public Duration length() {
        return Duration.between(starts, ends);
    }

    /** The contest's time at a moment, by the clock of a team; negative before it begins. */
    public long millis(Team team, Instant moment) {
        Instant began = team.began();
        return Duration.between(began == null ? starts : began, moment).toMillis();
    }

    /** Returns the end of a team that takes part by a clock of its own; empty: it takes part with all others. */
    public Optional<Instant> ends(Team team) {
        return Optional.ofNullable(team.began()).map(began -> began.plus(length()));
    }

    /** Returns the contest's state at a moment. */
    public ContestState at(Instant now) {
        return new ContestState(
                reached(starts, now),
                reached(freezes, now),
                reached(ends, now),
                freezes == null ? null : reached(thawed, now),
                reached(finalized, now));
    }

    private static @Nullable Instant reached(@Nullable Instant moment, Instant now) {
        return moment == null || now.isBefore(moment) ? null : moment;
    }

    /**
     * Tells whether the result of a submission at this time of the contest, by its contestant's clock, is hidden from
     * all others. Results that were shown one by one ({@link ScoreInput#thawed}) are not.
     */
    public boolean hides(long millis, Instant now) {
        return freezes != null
                && reached(thawed, now) == null
                && millis >= Duration.between(starts, freezes).toMillis();
    }
}
