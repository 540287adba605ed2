package judge.sandbox.dialogue;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Resource;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.ProcessTree;

/**
 * Two commands that talk to each other: a player and a referee, each run by a thread of its own in a sandbox of its
 * own, each reading what the other prints.
 *
 * <p>Whose end counts does not depend on which of two threads is quicker:
 *
 * <ul>
 *   <li>When the referee ends and lets the player go on, the player reads the rest and then the end of its input, and
 *       what it still prints is thrown away. When the referee ends in any other way, the player is ended at once.
 *   <li>When the player ends well, the referee reads the rest and then the end of its input.
 *   <li>When the player ends badly by itself, the referee first reads all it has said and may still come to its own
 *       end; only once it does nothing but wait is it ended.
 *   <li>When the player is killed over a limit, the referee is ended at once; but where it has printed too much for a
 *       referee that reads no more, which may be about to end, it is heard as after a bad end.
 * </ul>
 */
public final class Dialogue implements AutoCloseable {

    /** The party whose end came first. */
    public enum First {
        /** The player's: by itself, or over a limit. */
        PLAYER,
        /** The referee's. */
        REFEREE,
        /**
         * Neither end came first: the referee has not taken the player's words, or nothing comes of the dialogue any
         * more.
         */
        NOBODY
    }

    /** The ways in which the words of one party reach the other. */
    public enum Way {
        /** The judge hands every piece on. It has how the talk began, and counts. */
        RELAYED,
        /** The words go by pipes from one to the other: quicker, and the judge does not see them. */
        DIRECT;

        /**
         * The quick one where it can be told at the end how much was said: seldom another than root may read that.
         */
        public static Way quickest() {
            return Kernel.mayReadAll() ? DIRECT : RELAYED;
        }
    }

    /** The time in nanoseconds that handing on one piece may take on a busy host; it is charged to neither party. */
    private static final long PIECE_NANOS = 50_000;

    private static final int MAX_PATIENCE = 10;

    /** The number of looks in a row that must find the referee waiting. */
    private static final int IDLE_LOOKS = 5;

    private static final int LOOK_MILLIS = 10;

    /** A referee that is busy longer than this after the player's end has no more to say of it. */
    private static final Duration LONGEST_WORD = Duration.ofSeconds(20);

    private final int goesOn;
    private final Way way;
    private final DialoguePipes pipes;
    private final Map<DialogueRole, CommandAccount> accounts = new EnumMap<>(DialogueRole.class);
    private final Set<DialogueRole> dismissed = EnumSet.noneOf(DialogueRole.class);
    private final Set<DialogueRole> over = EnumSet.noneOf(DialogueRole.class);
    private final Transcript transcript = new Transcript();
    private final AtomicLong pieces = new AtomicLong();
    private Optional<First> first = Optional.empty();
    private boolean givenUp;
    private boolean refereeReadsNoMore;
    private boolean repliesUnread;
    private long playerBeginNanos;
    private long playerEndNanos;
    /** The time that the player spent with nobody to answer it, as the referee was still being started. */
    private Duration playerAlone = Duration.ZERO;

    private Dialogue(int goesOn, Way way, DialoguePipes pipes) {
        this.goesOn = goesOn;
        this.way = way;
        this.pipes = pipes;
    }

    /**
     * Opens a dialogue for two commands that are run next.
     *
     * @param goesOn the status of a referee after which the player may go on
     * @param way the way in which their words go
     */
    public static Dialogue open(int goesOn, Way way) throws SandboxException {
        return new Dialogue(goesOn, way, DialoguePipes.open(way == Way.RELAYED));
    }

    /** Returns the party whose end came first; it is known when both have ended. */
    public synchronized First first() {
        return first.orElse(First.PLAYER);
    }

    /** Tells whether the player's time was over while there were replies that it had not read. */
    public synchronized boolean hasUnreadReplies() {
        return repliesUnread;
    }

    /**
     * Returns the beginning of the dialogue, a line for each line said, with {@code >} before the player's and
     * {@code <} before the referee's.
     */
    public String transcript() {
        return transcript.text();
    }

    /** The player does not run, or not any more: where it was not run at all, the referee waits for nobody. */
    public synchronized void playerIsGone() {
        if (!over.contains(DialogueRole.PLAYER)) {
            abandon();
        }
    }

    /** Ends both: what they do cannot be judged without a relay. */
    synchronized void giveUp() {
        givenUp = true;
        abandon();
    }

    /**
     * Tells whether this dialogue decides nothing, however the parties ended: they are to be run again,
     * {@link Way#RELAYED}.
     */
    public synchronized boolean isGivenUp() {
        return givenUp;
    }

    /** Ends both: one of them could not be run. */
    public synchronized void abandon() {
        dismissed.addAll(EnumSet.allOf(DialogueRole.class));
        over.addAll(EnumSet.allOf(DialogueRole.class));
    }

    /** Closes the pipes; to be called when both have ended. */
    @Override
    public void close() {
        pipes.close();
    }

    public Way way() {
        return way;
    }

    Descriptor stdin(DialogueRole side) throws SandboxException {
        return way == Way.DIRECT ? pipes.reading(side).copy() : pipes.reading(side);
    }

    Optional<Descriptor> stdout(DialogueRole side) throws SandboxException {
        return way == Way.DIRECT ? Optional.of(pipes.writing(side.other()).copy()) : Optional.empty();
    }

    /**
     * Returns the reading end that the judge keeps of the pipe that the speaker writes to: a party must not be ended
     * for talking on after the other has gone.
     */
    Descriptor spare(DialogueRole speaker) {
        return pipes.reading(speaker.other());
    }

    /** Returns the descriptor to write a party's words to. */
    Descriptor sink(DialogueRole speaker) {
        return pipes.writing(speaker.other());
    }

    /** Notes that the referee has closed its input, or has ended without anybody having noted that yet. */
    synchronized void refereeReadsNoMore() {
        refereeReadsNoMore = true;
    }

    private synchronized boolean hasRefereeStoppedReading() {
        return refereeReadsNoMore;
    }

    /** Tells whether the other party has ended, so that nobody will read what this one says. */
    synchronized boolean isDeaf(DialogueRole speaker) {
        return over.contains(speaker.other());
    }

    /**
     * Notes a piece of the dialogue; to be called with each piece before it is handed on.
     *
     * @param piece asked for while the transcript still takes something
     */
    void said(DialogueRole speaker, Supplier<byte[]> piece) {
        pieces.incrementAndGet();
        if (!transcript.isCut()) {
            transcript.add(speaker, piece.get());
        }
    }

    synchronized void begun(DialogueRole side, CommandAccount account) {
        accounts.put(side, account);
        if (side == DialogueRole.PLAYER) {
            playerBeginNanos = System.nanoTime();
        } else if (accounts.containsKey(DialogueRole.PLAYER)) {
            playerAlone = Duration.ofNanos(System.nanoTime() - playerBeginNanos);
        }
    }

    synchronized boolean isDismissed(DialogueRole side) {
        return dismissed.contains(side);
    }

    synchronized Optional<CommandAccount> account(DialogueRole side) {
        return Optional.ofNullable(accounts.get(side));
    }

    /**
     * A player's time includes its waiting, but neither the referee's work nor the judge's, nor what starting the
     * referee takes. A referee waits as long as the player is there. Between a referee's end and the moment when the
     * judge knows what it has used, nobody can tell what of the time is the player's: it is not up.
     */
    boolean isWallTimeUp(DialogueRole side, Duration wallTime, CommandAccount account, Limits limits) {
        if (side == DialogueRole.REFEREE) {
            return isRefereeLate(limits);
        }
        if (wallTime.compareTo(limits.wallTime()) <= 0
                || account(DialogueRole.REFEREE).isEmpty()) {
            return false;
        }
        Optional<Duration> others = othersTime();
        if (others.isEmpty()) {
            return false;
        }
        Duration together = wallTime.minus(playerAlone());
        Duration own =
                together.minus(account.starved()).minus(account.hostTime()).minus(others.get());
        Duration most = limits.wallTime().multipliedBy(MAX_PATIENCE);
        if (own.compareTo(limits.wallTime()) <= 0 && together.compareTo(most) <= 0) {
            return false;
        }
        noteReplies(pipes.unread(DialogueRole.PLAYER) > 0);
        // A referee that is ended from now on, as nobody reads what it says, has not ended first.
        settle(refereeOwes() || isRefereeLost() ? First.NOBODY : First.PLAYER);
        return true;
    }

    private synchronized void noteReplies(boolean unread) {
        repliesUnread |= unread;
    }

    private synchronized Duration playerAlone() {
        return playerAlone;
    }

    private Optional<Duration> othersTime() {
        return account(DialogueRole.REFEREE)
                .flatMap(referee -> referee.knownCpuTime().map(worked -> worked.plus(referee.starved())))
                .map(taken -> taken.plusNanos(PIECE_NANOS * pieces.get()));
    }

    private synchronized boolean isRefereeLate(Limits limits) {
        return over.contains(DialogueRole.PLAYER)
                && System.nanoTime() - playerEndNanos > limits.wallTime().toNanos();
    }

    /**
     * Tells whether the player waits for the referee, while the referee has read everything and waits for something
     * else.
     */
    private boolean isRefereeLost() {
        return pipes.unread(DialogueRole.REFEREE) == 0
                && pipes.unread(DialogueRole.PLAYER) == 0
                && awaitsInput(DialogueRole.PLAYER).orElse(false)
                && !awaitsInput(DialogueRole.REFEREE).orElse(true);
    }

    private Optional<Boolean> awaitsInput(DialogueRole side) {
        return account(side).flatMap(account -> pipes.isAwaited(side, new ProcessTree(account.pid())));
    }

    /** Tells whether the referee has something to read and the player has not. */
    private boolean refereeOwes() {
        return pipes.unread(DialogueRole.REFEREE) > 0 && pipes.unread(DialogueRole.PLAYER) == 0;
    }

    private synchronized void settle(First whose) {
        if (first.isEmpty()) {
            first = Optional.of(whose);
        }
    }

    /** Tells whether the last words of a party that has ended in this way are to be read to their end. */
    boolean isHeard(DialogueRole side, Ending ending) {
        return side == DialogueRole.PLAYER || ending.isExit(goesOn);
    }

    void ended(DialogueRole side, Ending ending, RunGate gate) throws SandboxException, InterruptedException {
        if (side == DialogueRole.REFEREE) {
            refereeEnded(ending);
        } else {
            playerEnded(ending, gate);
        }
    }

    private void refereeEnded(Ending ending) {
        synchronized (this) {
            settle(First.REFEREE);
            over.add(DialogueRole.REFEREE);
            if (!ending.isExit(goesOn)) {
                dismissed.add(DialogueRole.PLAYER);
            }
        }
        sink(DialogueRole.REFEREE).close();
    }

    private void playerEnded(Ending ending, RunGate gate) throws SandboxException, InterruptedException {
        boolean well = ending.isSuccess();
        boolean talksOn = ending.isOver(Resource.STDOUT) && hasRefereeStoppedReading();
        if (!well && (talksOn || !(ending instanceof Ending.Exceeded))) {
            awaitWord(gate);
        }
        synchronized (this) {
            settle(First.PLAYER);
            playerEndNanos = System.nanoTime();
            over.add(DialogueRole.PLAYER);
            if (!well) {
                dismissed.add(DialogueRole.REFEREE);
            }
        }
        sink(DialogueRole.PLAYER).close();
    }

    /** Waits until the referee has ended, or does nothing but wait. */
    private void awaitWord(RunGate gate) throws SandboxException, InterruptedException {
        long last = System.nanoTime() + LONGEST_WORD.toNanos();
        int idle = 0;
        while (idle < IDLE_LOOKS
                && !isDeaf(DialogueRole.PLAYER)
                && !isDismissed(DialogueRole.PLAYER)
                && System.nanoTime() < last) {
            gate.requireOpen();
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            boolean waits = account(DialogueRole.REFEREE)
                    .filter(account -> hasRefereeStoppedReading() || pipes.unread(DialogueRole.REFEREE) == 0)
                    .filter(account -> !new ProcessTree(account.pid()).isBusy())
                    .isPresent();
            idle = waits ? idle + 1 : 0;
        }
    }
}
