package judge.service.contest;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import judge.clics.ClicsFeed;
import judge.clics.FeedPosition;
import judge.database.Database;
import judge.online.LoggedChange;
import judge.online.LoggedChange.Position;
import judge.online.contest.Contest;
import judge.online.contest.ContestTimes;
import org.jspecify.annotations.Nullable;

/**
 * Finds the contests in which there is something new: by the log, read once for all contests, and by the clock. Used by
 * one thread.
 */
public final class ContestWatch {

    private static final int CHANGES_AT_ONCE = 2_000;
    /**
     * The time after which all moments of a contest are read again. Their changes stand in the log; this is a
     * precaution.
     */
    private static final Duration TIMES_KEPT = Duration.ofSeconds(30);

    private static final Set<String> HANDED_IN = Set.of("submission", "judged", "rejudged", "clarification");

    private final Database database;
    private final Clock clock;
    private final Map<Long, Position> last = new HashMap<>();
    private final Map<Long, ContestTimes> times = new HashMap<>();
    private @Nullable Position begin;
    private Position end = Position.START;
    private Instant now = Instant.MIN;
    private Instant timesRead = Instant.MIN;

    ContestWatch(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Looks at all that has happened since a position, too. */
    public void since(FeedPosition position) {
        Position from = new Position(position.tx(), position.seq());
        Position known = begin;
        if (known == null) {
            end = from;
            begin = from;
        } else if (from.compareTo(known) < 0) {
            read(from, known);
            begin = from;
        }
    }

    /** Looks what has happened; there must be a position since when. */
    public void look() {
        Instant moment = clock.instant();
        boolean changed = read(end, null);
        if (changed || timesRead.plus(TIMES_KEPT).isBefore(moment)) {
            readTimes();
            timesRead = moment;
        }
        now = moment;
    }

    /** Reads the log; whether there is anything that may have moved a contest's moments. */
    private boolean read(Position from, @Nullable Position upTo) {
        boolean changed = timesRead.equals(Instant.MIN);
        Position after = from;
        while (true) {
            Position place = after;
            List<LoggedChange> some = database.read(tables -> tables.changes().since(place, CHANGES_AT_ONCE));
            for (LoggedChange change : some) {
                after = change.position();
                if (upTo != null && after.compareTo(upTo) > 0) {
                    return changed;
                }
                Long contest = change.assignment();
                if (contest != null) {
                    last.merge(contest, after, (one, other) -> one.compareTo(other) < 0 ? other : one);
                    changed |= !HANDED_IN.contains(change.type());
                }
            }
            if (upTo == null && !some.isEmpty()) {
                end = after;
            }
            if (some.size() < CHANGES_AT_ONCE) {
                return changed;
            }
        }
    }

    private void readTimes() {
        Map<Long, ContestTimes> read = database.read(tables -> {
            Map<Long, ContestTimes> all = new HashMap<>();
            for (Contest contest : tables.contests().all()) {
                tables.assignments()
                        .find(contest.assignment())
                        .ifPresent(
                                of -> all.put(contest.assignment(), ContestAuthorization.times(tables, of, contest)));
            }
            return all;
        });
        times.clear();
        times.putAll(read);
    }

    /** Returns the position up to which everything was looked at. */
    public FeedPosition position() {
        return new FeedPosition(end.tx(), end.seq(), now.toEpochMilli());
    }

    /** The contests in which something may have happened since a position, by number. */
    public List<Long> after(FeedPosition position) {
        Set<Long> all = new HashSet<>(last.keySet());
        all.addAll(times.keySet());
        return all.stream()
                .filter(contest -> isBehind(contest, position))
                .sorted()
                .toList();
    }

    /** Tells whether something may have happened in a contest since a position. */
    public boolean isBehind(long contest, FeedPosition position) {
        Position newest = last.getOrDefault(contest, Position.START);
        return newest.compareTo(new Position(position.tx(), position.seq())) > 0 || moment(contest) > position.moment();
    }

    private long moment(long contest) {
        return Stream.ofNullable(times.get(contest))
                .mapToLong(of -> ClicsFeed.moment(of, now))
                .sum();
    }

    /** Returns the contest's position now, for a program that is not to be told of anything before. */
    public FeedPosition now(long contest, FeedPosition otherwise) {
        Position newest = last.getOrDefault(contest, Position.START);
        Position known = new Position(otherwise.tx(), otherwise.seq());
        Position later = newest.compareTo(known) > 0 ? newest : known;
        return new FeedPosition(later.tx(), later.seq(), Math.max(otherwise.moment(), moment(contest)));
    }
}
