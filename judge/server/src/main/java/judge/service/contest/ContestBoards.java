package judge.service.contest;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Assignment;
import judge.online.HostLog;
import judge.online.LoggedChange.Position;
import judge.online.Refusal;
import judge.online.contest.Audience;
import judge.online.contest.Contest;
import judge.online.contest.ContestState;
import judge.online.contest.HandedIn;
import judge.online.contest.ScoreInput;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.online.contest.Standings;
import org.jspecify.annotations.Nullable;

/**
 * Scoreboards, ready before somebody asks. The changes of a contest that was once asked for are read from the log twice
 * a second, at moments that do not depend on the events: the moment at which the public is told of a change does not
 * tell when something hidden was judged.
 */
public final class ContestBoards implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(ContestBoards.class.getName());
    private static final long PERIOD_MILLIS = 500;
    /** The time after which the scoreboards of a contest are dropped that nobody asked for and that has not changed. */
    private static final Duration KEPT = Duration.ofHours(1);

    private final Database database;
    private final Clock clock;
    private final Map<Long, Kept> kept = new ConcurrentHashMap<>();
    private final List<LongConsumer> listeners = new CopyOnWriteArrayList<>();
    private final List<Runnable> lookers = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "scoreboards");
        made.setDaemon(true);
        return made;
    });
    private final Map<Long, Instant> used = new ConcurrentHashMap<>();
    private final List<LongPredicate> watchers = new CopyOnWriteArrayList<>();
    private final List<LongConsumer> droppers = new CopyOnWriteArrayList<>();
    private @Nullable Position read;
    /** The time of the last look for changes. */
    private volatile Instant looked = Instant.MIN;

    public ContestBoards(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A contest: what its scoreboards are made of, and themselves. */
    private record Kept(
            ContestScores scores,
            Map<Long, HandedIn> handedIn,
            ScoreInput input,
            ContestState state,
            Map<Audience, Scoreboard> boards,
            Position position,
            Instant at,
            Optional<Instant> next) {

        /** Tells whether the scoreboards change by a moment although nothing has happened. */
        boolean changesBy(Instant now) {
            return !input.times().at(now).equals(state)
                    || next.filter(moment -> !now.isBefore(moment)).isPresent();
        }

        Scoreboard board(Audience audience) {
            return Objects.requireNonNull(boards.get(audience));
        }
    }

    /** Begins to look for changes. */
    @SuppressWarnings("FutureReturnValueIgnored") // It goes on until the executor ends.
    public void start() {
        thread.scheduleAtFixedRate(this::lookAgain, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Has this called with the assignment of a contest of which a scoreboard says something else than before, or that
     * was changed itself, such as its name.
     */
    public void onChange(LongConsumer listener) {
        listeners.add(listener);
    }

    /** Has this called whenever it was looked what has changed: twice a second, whether something has or not. */
    public void onLook(Runnable listener) {
        lookers.add(listener);
    }

    /**
     * A contest of which nobody has asked anything for an hour, and in which nothing has happened, is not looked at any
     * more until somebody asks again.
     *
     * @param watched whether somebody waits for changes of it without asking; then it is kept
     * @param dropped is told of one of which no changes are told from now on
     */
    public void onDrop(LongPredicate watched, LongConsumer dropped) {
        watchers.add(watched);
        droppers.add(dropped);
    }

    /** Notes that somebody has looked at a contest's scoreboards: they are kept. */
    public void asked(long assignment) {
        used.put(assignment, clock.instant());
    }

    /** Returns the number of contests whose scoreboards are kept. */
    int size() {
        return kept.size();
    }

    /**
     * The scoreboard of a contest, as it was at most half a second ago.
     *
     * @throws judge.online.Refusal {@code NOT_FOUND} if it is none
     */
    public Scoreboard board(long assignment, Audience audience) {
        return kept(assignment).board(audience);
    }

    /**
     * Scoreboards as they were at a moment.
     *
     * @param position the place in the log up to which its changes are in the boards
     * @param at the time up to which changes that come by themselves are in the boards, such as the beginning of
     *     the freeze
     */
    public record Moment(Map<Audience, Scoreboard> boards, Position position, Instant at) {

        public Moment {
            boards = Map.copyOf(boards);
        }

        /** Returns the scoreboard of an audience. */
        public Scoreboard board(Audience audience) {
            return Objects.requireNonNull(boards.get(audience));
        }

        /** The same, at that moment if it is later. */
        Moment notBefore(Instant other) {
            return other.isAfter(at) ? new Moment(boards, position, other) : this;
        }
    }

    /**
     * All scoreboards of a contest, as they were at most half a second ago, and when that was.
     *
     * @throws judge.online.Refusal {@code NOT_FOUND} if it is none
     */
    public Moment moment(long assignment) {
        Instant at = looked; // First, as what is kept is at least as new as what was kept then.
        Kept of = kept(assignment);
        return new Moment(of.boards(), of.position(), of.at().isAfter(at) ? of.at() : at);
    }

    /**
     * The version of a contest's scoreboards: while two versions are equal, so are the scoreboards and their moment.
     */
    public record Version(Position position, Instant at) {}

    /** Returns the version of a contest's scoreboards now. */
    public Version version(long assignment) {
        Moment now = moment(assignment);
        return new Version(now.position(), now.at());
    }

    /** The row of a contestant as it sees it itself: with all of its own results; empty: it is none. */
    public Optional<ScoreRow> own(long assignment, long person) {
        Kept of = kept(assignment);
        return Standings.own(of.input(), of.board(Audience.PUBLIC), person, clock.instant());
    }

    private Kept kept(long assignment) {
        asked(assignment);
        @Nullable Kept there = kept.get(assignment);
        if (there != null) {
            return there;
        }
        synchronized (this) { // What is written after this was read is looked for after this.
            return kept.computeIfAbsent(
                    assignment, id -> database.read(tables -> load(tables, id)).orElseThrow(Refusal::notFound));
        }
    }

    private Optional<Kept> load(Tables tables, long assignment) {
        return tables.contests().find(assignment).map(contest -> {
            Position position = tables.changes().end();
            Instant now = clock.instant();
            Map<Long, HandedIn> handedIn = new TreeMap<>();
            tables.contests().handedIn(assignment).forEach(one -> handedIn.put(one.submission(), one));
            return made(scores(tables, assignment, contest), handedIn, position, now);
        });
    }

    private static ContestScores scores(Tables tables, long assignment, Contest contest) {
        Assignment of = tables.assignments().find(assignment).orElseThrow();
        return new ContestScores(tables, of, contest);
    }

    private static Kept made(ContestScores scores, Map<Long, HandedIn> handedIn, Position position, Instant now) {
        ScoreInput input = scores.with(handedIn.values());
        return new Kept(
                scores,
                handedIn,
                input,
                input.times().at(now),
                Standings.all(input, now),
                position,
                now,
                Standings.next(input, now));
    }

    private void lookAgain() {
        try {
            look();
            lookers.forEach(Runnable::run);
        } catch (RuntimeException e) {
            HostLog.warn(LOG, "scoreboards are kept as they are, and made anew as soon as that is possible", e);
        }
    }

    private void renew(long assignment, Kept old, BoardChanges changes, Instant now) {
        Position position = later(old.position(), changes.last().getOrDefault(assignment, old.position()));
        @Nullable Set<Long> submissions = changes.submissions().get(assignment);
        if (submissions != null) {
            replace(assignment, old, Optional.of(with(old, assignment, submissions, position, now)), false);
        } else if (old.changesBy(now)) {
            replace(assignment, old, Optional.of(made(old.scores(), old.handedIn(), position, now)), false);
        }
    }

    /** Makes anew what has changed since it was called last. */
    synchronized void look() {
        BoardChanges changes = BoardChanges.since(database, read, kept.keySet());
        Instant now = clock.instant(); // After that, so that what was written before a moment is known by then.
        for (Map.Entry<Long, Kept> one : kept.entrySet()) {
            long assignment = one.getKey();
            if (changes.anew().contains(assignment)) {
                replace(assignment, one.getValue(), database.read(tables -> load(tables, assignment)), true);
            } else {
                renew(assignment, one.getValue(), changes, now);
            }
        }
        read = changes.until();
        looked = now;
        changes.submissions().keySet().forEach(this::asked);
        changes.anew().forEach(this::asked);
        drop(now.minus(KEPT));
    }

    private void drop(Instant before) {
        for (long assignment : List.copyOf(kept.keySet())) {
            boolean old = used.getOrDefault(assignment, Instant.MIN).isBefore(before);
            if (old && watchers.stream().noneMatch(watcher -> watcher.test(assignment))) {
                forget(assignment);
            }
        }
        used.keySet().retainAll(kept.keySet());
    }

    private void forget(long assignment) {
        kept.remove(assignment);
        used.remove(assignment);
        droppers.forEach(dropper -> tell(dropper, assignment));
    }

    private static Position later(Position one, Position other) {
        return one.compareTo(other) < 0 ? other : one;
    }

    private Kept with(Kept old, long assignment, Set<Long> submissions, Position position, Instant now) {
        Map<Long, HandedIn> handedIn = new TreeMap<>(old.handedIn());
        database.read(tables -> tables.contests().handedIn(assignment, submissions))
                .forEach(one -> handedIn.put(one.submission(), one));
        return made(old.scores(), handedIn, position, now);
    }

    private void replace(long assignment, Kept old, Optional<Kept> now, boolean anew) {
        if (now.isEmpty()) {
            forget(assignment);
            return;
        }
        kept.put(assignment, now.get());
        if (anew || !now.get().boards().equals(old.boards())) {
            listeners.forEach(listener -> tell(listener, assignment));
        }
    }

    private static void tell(LongConsumer listener, long assignment) {
        try {
            listener.accept(assignment);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "the scoreboard of contest " + assignment + " could not be passed on", e);
        }
    }

    /** Looks for changes no more. */
    @Override
    public void close() {
        thread.shutdownNow();
        try {
            thread.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
