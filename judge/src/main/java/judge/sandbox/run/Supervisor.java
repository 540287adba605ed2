package judge.sandbox.run;

import com.sun.jna.Memory;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import judge.sandbox.Limits;
import judge.sandbox.Resource;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.account.ResidentMemory;
import judge.sandbox.dialogue.DialoguePeer;
import judge.sandbox.dialogue.OutputReader;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Posix;

/**
 * Watches one running command from its start to its end, in one thread: takes its output, looks at the kernel's
 * accounts every few milliseconds, and kills it when it passes a limit.
 */
final class Supervisor {

    private static final int TICK_MILLIS = 8;

    /** The places in the array of {@code poll(2)}: the command's end, its stdout, its stderr. */
    private static final int END = 0;

    private static final int STDOUT = 1;
    private static final int STDERR = 2;

    /** Close to its limit of memory: what is held only for the last moments of a run is seen as well. */
    private static final int NEAR_TICK_MILLIS = 1;

    /** A program that takes no longer than this is looked at as well, so that something is known of its memory. */
    private static final int QUICK_MILLIS = 4;

    private static final int MAX_PATIENCE = 10;

    private static final long STARVATION_NANOS = 100_000_000;

    private final CommandAccount accounts;
    private final Limits limits;
    private final Streams streams;
    private final ScratchFolder scratch;
    private final RunGate gate;
    private final int processors;
    private final Optional<DialoguePeer> peer;
    private final Standstill standstill;
    private final long startNanos = System.nanoTime();
    private long lastLookNanos = startNanos;
    private long endNanos;
    private long nextCpuLookNanos;
    private long nextStarvationNanos;
    private Duration starved = Duration.ZERO;
    private final ResidentMemory residence;

    /**
     * Makes a supervisor for a command that starts now.
     *
     * @param gate the gate that ends the command when it is closed
     * @param processors on how many of them the command can run at once
     * @param peer the command's side of a dialogue
     * @param standstill of the machine, from now on
     */
    Supervisor(
            CommandAccount accounts,
            Limits limits,
            Streams streams,
            ScratchFolder scratch,
            RunGate gate,
            int processors,
            Optional<DialoguePeer> peer,
            Standstill standstill) {
        this.accounts = accounts;
        this.limits = limits;
        this.streams = streams;
        this.scratch = scratch;
        this.gate = gate;
        this.processors = processors;
        this.peer = peer;
        this.standstill = standstill;
        this.residence = new ResidentMemory(accounts.pid(), limits);
        this.nextCpuLookNanos = earliestEndNanos(Duration.ZERO);
    }

    /**
     * Returns when the command has ended or has been killed.
     *
     * @param ended becomes readable at the end
     * @return the limit it was killed over
     * @throws SandboxException after it was killed because the sandbox was closed
     * @throws InterruptedException after it was killed because this thread was interrupted
     */
    Optional<Resource> watch(Descriptor ended) throws SandboxException, InterruptedException {
        try (Memory descriptors = new Memory(3 * Posix.POLLFD_BYTES)) {
            long nextLook = startNanos + tickMillis() * 1_000_000L;
            while (true) {
                boolean over = waitForNews(descriptors, ended);
                boolean looks = System.nanoTime() >= nextLook;
                streams.take(over || looks, hasNews(descriptors, STDOUT), hasNews(descriptors, STDERR));
                standstill.rests();
                Optional<Resource> exceeded = streams.exceeded();
                if (over) {
                    endNanos = System.nanoTime();
                    return exceeded;
                }
                if (exceeded.isEmpty() && looks) {
                    standstill.look(wallTime());
                    exceeded = exceededAccounts();
                    nextLook = System.nanoTime() + tickMillis() * 1_000_000L;
                }
                boolean dismissed = peer.isPresent() && peer.get().isDismissed();
                exceeded.filter(Resource::isTime).ifPresent(time -> lookAtLate());
                if (exceeded.isPresent() || dismissed || gate.isClosed() || Thread.interrupted()) {
                    accounts.kill();
                    if (exceeded.isEmpty() && !dismissed) {
                        gate.requireOpen();
                        throw new InterruptedException("cancelled while a command ran");
                    }
                    return exceeded;
                }
            }
        }
    }

    /** Looks at a command that is about to be ended for its time. */
    private void lookAtLate() {
        residence.lookAtLate();
        starved = accounts.starved();
    }

    private int tickMillis() {
        if (residence.isNearlyOver()) {
            return NEAR_TICK_MILLIS;
        }
        return wallTime().toMillis() < QUICK_MILLIS ? QUICK_MILLIS / 2 : TICK_MILLIS;
    }

    /** Waits for output, the end or the next tick; true at the end. */
    private boolean waitForNews(Memory descriptors, Descriptor ended) {
        int[] watched = {ended.number(), numberOf(streams.stdout()), numberOf(streams.stderr())};
        short[] events = {
            Posix.POLLIN, streams.stdout().events(), streams.stderr().events()
        };
        for (int i = 0; i < watched.length; i++) {
            descriptors.setInt((long) i * Posix.POLLFD_BYTES, watched[i]);
            descriptors.setShort((long) i * Posix.POLLFD_BYTES + 4, events[i]);
            descriptors.setShort((long) i * Posix.POLLFD_BYTES + 6, (short) 0);
        }
        int latest = tickMillis();
        boolean news = Posix.poll(descriptors, watched.length, latest) > 0;
        if (peer.isEmpty()) { // In a dialogue it shares the command's processor, and waits for that.
            standstill.woken(Duration.ofMillis(latest));
        }
        return news && hasNews(descriptors, END);
    }

    private static boolean hasNews(Memory descriptors, int which) {
        return descriptors.getShort((long) which * Posix.POLLFD_BYTES + 6) != 0;
    }

    private static int numberOf(OutputReader capture) {
        return capture.isOpen() ? capture.descriptor() : -1;
    }

    private Optional<Resource> exceededAccounts() {
        streams.stdout().look(accounts);
        if (isCpuTimeUp()) {
            return Optional.of(Resource.CPU_TIME);
        }
        if (isWallTimeUp()) {
            return Optional.of(Resource.WALL_TIME);
        }
        Optional<Kernel.Status> status = accounts.status();
        if (status.isPresent()) {
            lastLookNanos = System.nanoTime();
            if (residence.isOver(status.get())) {
                return Optional.of(Resource.MEMORY);
            }
            if (status.get().threads() > limits.processes()) {
                return Optional.of(Resource.PROCESSES);
            }
        }
        return scratch.isOver(limits) ? Optional.of(Resource.SCRATCH) : Optional.empty();
    }

    private boolean isCpuTimeUp() {
        if (System.nanoTime() < nextCpuLookNanos) {
            return false;
        }
        Optional<Duration> cpuTime = accounts.ownTime();
        cpuTime.ifPresent(used -> nextCpuLookNanos = earliestEndNanos(used));
        return cpuTime.isPresent() && cpuTime.get().compareTo(limits.cpuTime()) > 0;
    }

    /**
     * The earliest time when it can have used up the rest of its CPU time, on all processors at once; looking before
     * that is of no use.
     */
    private long earliestEndNanos(Duration used) {
        return System.nanoTime() + limits.cpuTime().minus(used).toNanos() / processors;
    }

    /**
     * The limit of wall time is for programs that sleep or hang. A program that is ready to run but gets no processor,
     * because the host is busy, gets that time back, and so does one that the host is slow to give memory to; up to a
     * bound.
     */
    private boolean isWallTimeUp() {
        Duration wallTime = wallTime();
        noteStarvation(wallTime);
        if (peer.isPresent()) {
            return peer.get().isWallTimeUp(wallTime, accounts, limits);
        }
        return wallTime.compareTo(limits.wallTime()) > 0
                && (wallTime.compareTo(limits.wallTime().multipliedBy(MAX_PATIENCE)) > 0
                        || wallTime.minus(accounts.starved())
                                        .minus(accounts.hostTime())
                                        .compareTo(limits.wallTime())
                                > 0);
    }

    /** Now and then, before it is needed: a thread that has waited may have ended when it is. */
    private void noteStarvation(Duration wallTime) {
        if (wallTime.multipliedBy(2).compareTo(limits.wallTime()) > 0 && System.nanoTime() >= nextStarvationNanos) {
            accounts.starved();
            nextStarvationNanos = System.nanoTime() + STARVATION_NANOS;
        }
    }

    /** Returns the time from the start to now. */
    Duration wallTime() {
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }

    /**
     * Returns how long the command's most delayed thread had no processor, where the command was ended for its time;
     * zero otherwise.
     */
    Duration starved() {
        return starved;
    }

    /** Returns the bytes of the stacks at the last look; 0 if nobody looked. */
    long stackBytes() {
        return residence.stackBytes();
    }

    /** Returns the command's memory figures at its end, from the kernel's own peak. */
    ResidentMemory.AtLast memory(long peakBytes) {
        return residence.atLast(peakBytes, sinceLook());
    }

    /**
     * The same where that figure is not the command's own.
     *
     * @param boundBytes it was not more than this
     * @param heldBytes the most that the control group held, without files; empty where that is not one process's, or
     *     there is no such account
     */
    ResidentMemory.AtLast memory(long boundBytes, Supplier<OptionalLong> heldBytes) {
        return residence.atLast(boundBytes, sinceLook(), () -> {
            OptionalLong held = heldBytes.get();
            return held.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ResidentMemory.Account(
                            held.getAsLong(), scratch.isUntouched() ? 0 : limits.scratchBytes()));
        });
    }

    private Duration sinceLook() {
        return Duration.ofNanos(endNanos - lastLookNanos);
    }
}
