package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A change in the log.
 *
 * @param tx number of the transaction that wrote it; 0 where one is written after the other
 * @param seq its number, which later ones of the same transaction exceed
 * @param type such as {@code submission} or {@code judged}
 * @param object number of what it happened to
 * @param assignment the assignment that it belongs to; null: none
 * @param data JSON: what else there is to say
 */
public record LoggedChange(
        long tx, long seq, Instant at, String type, long object, @Nullable Long assignment, String data) {

    /** Returns the change's place in the log. */
    public Position position() {
        return new Position(tx, seq);
    }

    /**
     * A place in the log: after the writes of earlier transactions, and after earlier writes of the same one. A reader
     * who has read up to there has missed nothing and will find everything that is written from then on.
     */
    public record Position(long tx, long seq) implements Comparable<Position> {

        /** The position before everything. */
        public static final Position START = new Position(-1, 0);

        @Override
        public int compareTo(Position other) {
            return tx == other.tx ? Long.compare(seq, other.seq) : Long.compare(tx, other.tx);
        }
    }
}
