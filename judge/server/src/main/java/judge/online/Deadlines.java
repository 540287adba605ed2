package judge.online;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The times in which one person may hand in to an assignment. Each moment belongs to the phase that begins at it: a
 * submission that arrives exactly at the closing is late.
 *
 * @param opens before that students do not see it
 * @param closes on time until then; null: practice, without an end
 * @param lateUntil late until then; null: there is no late
 * @param lateDeduction share of the points that is lost when late, from 0 to 1
 */
public record Deadlines(Instant opens, @Nullable Instant closes, @Nullable Instant lateUntil, double lateDeduction) {

    /** The phases of an assignment for a person. */
    public enum Phase {
        /** Students do not see the assignment yet. */
        BEFORE,
        /** Submissions are taken. */
        OPEN,
        /** Submissions are taken, for fewer points. */
        LATE,
        /** The assignment is over. */
        CLOSED
    }

    /**
     * Returns the deadlines of an assignment for a person.
     *
     * @param extension the time until which this person is on time; a moment before the end for all changes nothing
     */
    public static Deadlines of(Assignment assignment, Optional<Instant> extension) {
        Instant closes = assignment.closes();
        if (closes == null) {
            return new Deadlines(assignment.opens(), null, null, 0);
        }
        Instant own = extension.filter(closes::isBefore).orElse(closes);
        Instant late = assignment.lateUntil();
        return new Deadlines(
                assignment.opens(), own, late != null && own.isBefore(late) ? late : null, assignment.lateDeduction());
    }

    /** Returns the phase for this person at a moment. */
    public Phase at(Instant now) {
        if (now.isBefore(opens)) {
            return Phase.BEFORE;
        }
        if (closes == null || now.isBefore(closes)) {
            return Phase.OPEN;
        }
        return lateUntil != null && now.isBefore(lateUntil) ? Phase.LATE : Phase.CLOSED;
    }

    /** Returns the time from which on nothing can be handed in any more; empty for practice. */
    public Optional<Instant> end() {
        return Optional.ofNullable(lateUntil == null ? closes : lateUntil);
    }

    /** Tells whether the assignment is over for this person, so that hidden results can be shown. */
    public boolean isOver(Instant now) {
        return at(now) == Phase.CLOSED;
    }

    /**
     * Tells whether a submission received at that moment is late; teachers hand in for others also when the assignment
     * is over.
     */
    public boolean isLate(Instant received) {
        return closes != null && !received.isBefore(closes);
    }

    /** Returns the factor, from 0 to 1, for the points of a submission received at that moment. */
    public double factor(Instant received) {
        return isLate(received) ? 1 - lateDeduction : 1;
    }
}
