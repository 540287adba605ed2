package judge.online;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * When one person may hand in to an assignment. Each of the moments belongs to what begins at it: what arrives exactly
 * when it closes is late.
 *
 * @param opens before that students do not see it
 * @param closes on time until then; null: practice, without an end
 * @param lateUntil late until then; null: there is no late
 * @param lateDeduction share of the points that is lost when late, from 0 to 1
 */
public record Deadlines(Instant opens, @Nullable Instant closes, @Nullable Instant lateUntil, double lateDeduction) {

    /** What may be done at a moment. */
    public enum Phase {
        /** It is not there yet for students. */
        BEFORE,
        /** One can hand in. */
        OPEN,
        /** One can hand in, for fewer points. */
        LATE,
        /** It is over. */
        CLOSED
    }

    /**
     * Those of an assignment for somebody.
     *
     * @param extension until when this person is on time; an earlier moment than that for all changes nothing
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

    /** What this person may do at a moment. */
    public Phase at(Instant now) {
        if (now.isBefore(opens)) {
            return Phase.BEFORE;
        }
        if (closes == null || now.isBefore(closes)) {
            return Phase.OPEN;
        }
        return lateUntil != null && now.isBefore(lateUntil) ? Phase.LATE : Phase.CLOSED;
    }

    /** From when on nothing can be handed in any more; empty for practice. */
    public Optional<Instant> end() {
        return Optional.ofNullable(lateUntil == null ? closes : lateUntil);
    }

    /** Whether it is over for this person, so that what was hidden until then can be shown. */
    public boolean isOver(Instant now) {
        return at(now) == Phase.CLOSED;
    }

    /** Whether what was received at that moment is late; teachers hand in for others also when it is over. */
    public boolean isLate(Instant received) {
        return closes != null && !received.isBefore(closes);
    }

    /** By which the points of what was received at that moment are multiplied, from 0 to 1. */
    public double factor(Instant received) {
        return isLate(received) ? 1 - lateDeduction : 1;
    }
}
