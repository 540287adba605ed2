package judge.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import judge.database.Database;
import judge.database.judging.TurnTable;
import judge.online.StoredJudging;

/** Finds in a queue what was left lying, however that came about. */
final class QueueCare {

    /** The time after which a judging that is not known here was lost on the way: longer than any transaction. */
    private static final Duration LOST = Duration.ofSeconds(30);
    /** The time for giving turns: less than a heartbeat, as it is in its thread. */
    private static final Duration MOST_FILLING = Duration.ofSeconds(2);

    /** The number of heartbeats between two looks at all waiting judgings. */
    private static final int REPAIRING = 12;

    private final Database database;
    private final Heartbeat heartbeat;
    private final Duration latest;
    private int looks;

    /** Makes the care of a process's judgings; {@code latest}: no judging waits longer than that for its next try. */
    QueueCare(Database database, Heartbeat heartbeat, Duration latest) {
        this.database = database;
        this.heartbeat = heartbeat;
        this.latest = latest;
    }

    /**
     * Looks after the queue, as with each heartbeat.
     *
     * @param held the numbers of the judgings that are known here
     */
    void look(Set<Long> held) {
        Instant now = noneTooLate();
        if (++looks % REPAIRING == 0) {
            releaseLost(now, held);
            leftToNobody(now);
            fill();
        }
    }

    /** Many a host's clock is hours ahead until it has asked the network. */
    Instant noneTooLate() {
        Instant now = heartbeat.now();
        database.writeLoosely(tables -> {
            tables.judgings().noneLaterThan(now.plus(latest), now);
            return true;
        });
        return now;
    }

    /** Hands out what machines have left to others who are there no more. */
    private void leftToNobody(Instant now) {
        database.write(tables -> {
            tables.queue().leftToNobody(now);
            return true;
        });
    }

    /** Gives back judgings that were taken by a transaction whose answer never came. */
    private void releaseLost(Instant now, Set<Long> held) {
        database.write(tables -> {
            for (StoredJudging judging : tables.judgings().takenBy(heartbeat.name())) {
                boolean before = judging.started() != null && judging.started().isBefore(now.minus(LOST));
                if (before && !held.contains(judging.id())) {
                    tables.judgings().giveBack(judging, now);
                }
            }
            return true;
        });
    }

    /**
     * Gives turns to all who wait for theirs; usually they get it as soon as there is one. Where they are
     * too many at once, the others get it the next time.
     */
    void fill() {
        List<TurnTable.Waiting> waiting = database.read(tables -> tables.turns().waiting());
        long end = System.nanoTime() + MOST_FILLING.toNanos();
        for (TurnTable.Waiting one : waiting) {
            if (System.nanoTime() > end) {
                return;
            }
            Instant now = heartbeat.now();
            database.write(tables -> {
                tables.turns().lock(one.person());
                tables.turns().fill(one.person(), one.priority(), now);
                return true;
            });
        }
    }
}
