package judge.database.judging;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import judge.database.sql.Dialect;
import judge.online.JudgingPriority;
import org.jdbi.v3.core.Handle;

/**
 * Decides which judgings have their turn, so that a worker will take them: of each person and priority only as many as
 * there are turns, the others wait. A person who hands in much delays others by no more than one task a core.
 */
public final class TurnTable {

    /** The condition of an open judging, in words and not as a parameter, as in the index. */
    private static final String OPEN = "state <> 'done'";

    /** The lock {@code :lock} of PostgreSQL: until the end of the transaction nobody else has it. */
    static final String LOCKING = "pg_advisory_xact_lock(:lock)";

    static final String LOCK = "select " + LOCKING;

    private static final long MINUTE = 60_000;
    private static final String OF_PERSON = "from judging where person = :person and priority = :priority and " + OPEN;
    private static final String TAKEN = "(select count(*) " + OF_PERSON + " and enqueued = 1)";

    /**
     * The value for a judging that is added that says whether it has its turn: of {@code :person}, {@code :priority},
     * {@code :turns}.
     */
    static final String HAS_TURN = "case when " + TAKEN + " < :turns then 1 else 0 end";

    /**
     * Returns the expression for the place of an added judging among others of its priority: the time at which it was
     * queued, and in a contest a minute later for each judging that its person has there already, as DOMjudge has it.
     */
    static String place(int priority) {
        if (priority != JudgingPriority.CONTEST.number()) {
            return ":queued";
        }
        return "(select case when last > later then last else later end"
                + " from (select coalesce(max(place), 0) + 1 as last, :queued + " + MINUTE + " * count(*) as later "
                + OF_PERSON + ") as others)";
    }

    /**
     * Gives their turn to judgings of {@code :person} and {@code :priority} that wait for it, as many as
     * {@code :turns} allows, at {@code :now}: after all that have theirs, also what came by a clock that is ahead.
     */
    static String filling(int priority) {
        String end = "(select case when last > :now then last else :now end from (select coalesce(max(place), 0) + 1"
                + " as last from judging where state = 'queued' and enqueued = 1 and priority = :priority) as others)";
        return "update judging set enqueued = 1, ready = :now"
                + (priority == JudgingPriority.CONTEST.number() ? "" : ", place = " + end)
                + " where id in (select id "
                + OF_PERSON + " and enqueued = 0 order by queued, id limit (select case when :turns > taken then"
                + " :turns - taken else 0 end from (select count(*) as taken " + OF_PERSON
                + " and enqueued = 1) as others))";
    }

    /** The high bits of the numbers by which people are locked: other things are locked by numbers, too. */
    private static final long PEOPLE = 0x6A75L << 48;

    private final Handle handle;
    private final Dialect dialect;
    private final int turns;
    private final Set<Long> locked = new HashSet<>();
    private int given;

    public TurnTable(Handle handle, Dialect dialect, int turns) {
        this.handle = handle;
        this.dialect = dialect;
        this.turns = turns;
    }

    int turns() {
        return turns;
    }

    /** Returns the number of judgings that became ready for workers; more than that where it is not known. */
    public int given() {
        return Math.max(0, given);
    }

    /** Notes that more judgings may have their turn. */
    public void given(int more) {
        given += more;
    }

    /** Notes that a judging was taken in the same transaction. */
    void taken() {
        given--;
    }

    /** Locks a person until the end of the transaction: no other transaction works on the same person meanwhile. */
    public void lock(long person) {
        if (dialect == Dialect.POSTGRESQL && locked.add(person)) {
            handle.createQuery(LOCK)
                    .bind("lock", key(person))
                    .mapTo(String.class)
                    .one();
        }
    }

    /** This person was locked by a statement of somebody else's. */
    void locked(long person) {
        locked.add(person);
    }

    /** Returns the number by which a person is locked. */
    static long key(long person) {
        return PEOPLE | person;
    }

    /** Gives their turn to judgings that wait for it, where there is one; but in contests, at the end of the queue. */
    public void fill(long person, int priority, Instant now) {
        given(handle.createUpdate(filling(priority))
                .bind("person", person)
                .bind("priority", priority)
                .bind("turns", turns)
                .bind("now", now)
                .execute());
    }

    /** Returns the judgings that have their turn and that nobody has taken, in the order in which workers take them. */
    public List<Long> all() {
        return handle.createQuery("select id from judging where state = 'queued' and enqueued = 1"
                        + " order by priority desc, place, id")
                .mapTo(Long.class)
                .list();
    }

    /** A person whose judgings wait. */
    public record Waiting(long person, int priority) {}

    /** Returns the people whose judgings wait for a turn that is free. */
    public List<Waiting> waiting() {
        return handle.createQuery("select person, priority from judging where " + OPEN
                        + " group by person, priority having sum(enqueued) < count(*) and sum(enqueued) < :turns"
                        + " order by priority desc, min(queued)")
                .bind("turns", turns)
                .map((row, context) -> new Waiting(row.getLong("person"), row.getInt("priority")))
                .list();
    }
}
