package judge.sandbox.run;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.account.ControlGroup;
import judge.sandbox.account.PageCost;
import judge.sandbox.account.ResidentMemory;
import judge.sandbox.dialogue.BufferedRelay;
import judge.sandbox.dialogue.DialoguePeer;
import judge.sandbox.kernel.Affinity;
import judge.sandbox.kernel.Child;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Posix;
import judge.sandbox.kernel.Processors;

/**
 * One run under bubblewrap, from the start of {@code bwrap} to the end of all.
 *
 * @param bwrap just started
 * @param late the limits that it has to get before it is let go
 * @param group the control group in which the kernel bounds the command, if it can
 * @param guard ends the command if the judge cannot
 * @param gate of the sandbox: when that is closed, the command is ended
 * @param pages the host's cost of pages
 */
record BubblewrapRun(
        Child bwrap,
        Command command,
        Limits limits,
        Streams streams,
        LateLimits late,
        Optional<ControlGroup> group,
        OrphanReaper guard,
        RunGate gate,
        PageCost pages) {

    private static final Pattern CHILD_PID = Pattern.compile("\"child-pid\": (\\d+)");
    private static final Duration SETUP_LIMIT = Duration.ofSeconds(20);
    private static final int FIRST_POLL_NANOS = 200_000;
    private static final int LAST_POLL_NANOS = 1_000_000;
    private static final int STATUS_POLL_MILLIS = 100;

    /** Any program that has begun has more: its C library alone. */
    private static final long BEGUN_BYTES = 512 << 10;

    /**
     * Attends the run to its end.
     *
     * @param status the reader of {@code bwrap}'s status
     * @param start a byte written here lets the command go
     */
    Outcome attend(Descriptor status, Descriptor start) throws SandboxException, InterruptedException {
        status.setNonBlocking();
        long deadline = System.nanoTime() + SETUP_LIMIT.toNanos();
        // The kernel hands the judge's own peak down to what it starts. What bwrap has got of it is no more than this.
        long judgePeakBytes = Kernel.status((int) ProcessHandle.current().pid())
                .map(Kernel.Status::peakResidentBytes)
                .orElse(0L);
        try (Descriptor ended = bwrap.endWatch();
                Capture statusText = new Capture(status, 1 << 16, 1 << 16)) {
            int pid = awaitChild(statusText, deadline);
            guard.begun(pid);
            try (ScratchFolder scratch = awaitScratch(pid, statusText, deadline)) {
                late.setFor(pid);
                if (group.isPresent()) {
                    group.get().begin(pid);
                }
                CommandAccount.Before before = CommandAccount.Before.now(pid, bwrap.pid(), pages);
                start.writeAll(new byte[] {1});
                return supervise(new CommandAccount(pid, before, group, pages), ended, scratch, judgePeakBytes);
            } finally {
                end(pid);
            }
        }
    }

    private Outcome supervise(CommandAccount accounts, Descriptor ended, ScratchFolder scratch, long judgePeakBytes)
            throws SandboxException, InterruptedException {
        long killsBefore = group.isPresent() ? 0 : Kernel.outOfMemoryKills();
        int processors = command.processors().isEmpty()
                ? Processors.allowed().size()
                : command.processors().size();
        command.peer().ifPresent(peer -> peer.begun(accounts));
        Standstill standstill = Standstill.of(limits, command.processors());
        Supervisor supervisor =
                new Supervisor(accounts, limits, streams, scratch, gate, processors, command.peer(), standstill);
        Optional<Resource> exceeded = watched(supervisor, ended);
        streams.stdout().ended(bwrap.pid());
        Child.Reaped reaped = bwrap.reap();
        Duration cpuTime = accounts.ownTime(reaped);
        Duration wallTime = supervisor.wallTime();
        streams.drain();
        if (exceeded.isEmpty() && streams.stdout() instanceof BufferedRelay relay) {
            peer().deliver(ending(reaped.status()), relay, gate);
        }
        ResidentMemory.AtLast memory = memory(supervisor, reaped, judgePeakBytes);
        Ending ending = exceeded.or(() -> exceededAtLast(cpuTime, memory.over(), reaped.status() != 0, scratch))
                .<Ending>map(Ending.Exceeded::new)
                .orElseGet(() -> ending(reaped.status()));
        boolean dismissed = command.peer().filter(DialoguePeer::isDismissed).isPresent();
        if (!dismissed && accounts.killedByHost(ending, killsBefore)) {
            throw new SandboxException("the host ran out of memory");
        }
        if (command.peer().isPresent()) {
            peer().ended(ending, gate);
        }
        long peak = shown(memory.peakBytes(), judgePeakBytes);
        boolean late = ending instanceof Ending.Exceeded exceedance
                && exceedance.resource().isTime();
        Usage usage = new Usage(
                cpuTime,
                wallTime,
                peak,
                memory.inDoubt(),
                supervisor.stackBytes(),
                supervisor.starved(),
                late ? standstill.time() : Duration.ZERO);
        return collect(ending, usage, scratch);
    }

    /**
     * Watches it; where it talks, from the processor that it runs on: each piece wakes whoever hands it on and then
     * whoever reads it, and to wake a processor takes longer than all the rest.
     */
    private Optional<Resource> watched(Supervisor supervisor, Descriptor ended)
            throws SandboxException, InterruptedException {
        if (command.peer().isEmpty() || command.processors().isEmpty()) {
            return supervisor.watch(ended);
        }
        Affinity beside = Affinity.bindTo(command.processors());
        try {
            return supervisor.watch(ended);
        } finally {
            beside.close();
        }
    }

    private DialoguePeer peer() {
        return command.peer().orElseThrow();
    }

    private ResidentMemory.AtLast memory(Supervisor supervisor, Child.Reaped reaped, long judgePeakBytes) {
        if (reaped.peakMemoryBytes() > judgePeakBytes) {
            return supervisor.memory(reaped.peakMemoryBytes());
        }
        return supervisor.memory(
                judgePeakBytes,
                () -> isAlone() ? OptionalLong.of(group.orElseThrow().peakWithoutFiles()) : OptionalLong.empty());
    }

    /**
     * Tells whether the control group counts a single process: for a command that starts others, the group counts more
     * than each of them uses.
     */
    private boolean isAlone() {
        return group.isPresent() && !command.starting();
    }

    /**
     * Returns the peak memory to show. A command that ended before anybody looked at it, or was seen only before its
     * program began, gets the control group's figure. That figure includes the memory of the setting up: it is good
     * enough to be shown, but decides nothing. Without a group nobody can tell.
     */
    private long shown(long peak, long judgePeakBytes) {
        return peak >= BEGUN_BYTES
                ? peak
                : Math.min(judgePeakBytes, group.map(ControlGroup::peakBytes).orElse(0L));
    }

    /** A limit that was passed in the last moment, between two looks, counts as well. */
    private Optional<Resource> exceededAtLast(
            Duration cpuTime, boolean overMemory, boolean failed, ScratchFolder scratch) {
        if (cpuTime.compareTo(limits.cpuTime()) > 0) {
            return Optional.of(Resource.CPU_TIME);
        }
        boolean outOfMemory = group.isPresent() && group.get().outOfMemoryKill() == ControlGroup.Kill.OWN_LIMIT;
        if (outOfMemory || overMemory) {
            return Optional.of(Resource.MEMORY);
        }
        if (isAlone() && group.orElseThrow().hadMoreThreads(limits.processes())) {
            return Optional.of(Resource.PROCESSES);
        }
        boolean crammed = scratch.isOver(limits) || (failed && scratch.isFull(limits));
        return crammed ? Optional.of(Resource.SCRATCH) : streams.exceeded();
    }

    private static Ending ending(int status) {
        int exitStatus = (status >> 8) & 0xff;
        int signal = status & 0x7f;
        if (signal != 0) {
            return new Ending.Signalled(signal);
        }
        return exitStatus > 128 ? new Ending.Signalled(exitStatus - 128) : new Ending.Exited(exitStatus);
    }

    private Outcome collect(Ending ending, Usage usage, ScratchFolder scratch) throws SandboxException {
        Map<String, byte[]> collected = new HashMap<>();
        List<String> tooLarge = new ArrayList<>();
        List<String> noFiles = new ArrayList<>();
        for (String path : command.collected()) {
            noFiles.addAll(scratch.noFiles(path));
            if (Command.isFolder(path)) {
                scratch.readAll(path, limits.outputBytes())
                        .ifPresentOrElse(collected::putAll, () -> tooLarge.add(path));
                continue;
            }
            Optional<byte[]> content = scratch.read(path, limits.outputBytes());
            if (content.isPresent() && content.get().length > limits.outputBytes()) {
                tooLarge.add(path);
            } else {
                content.ifPresent(bytes -> collected.put(path, bytes));
            }
        }
        return new Outcome(
                ending,
                usage,
                streams.stdout().bytes(),
                streams.stderr().bytes(),
                collected,
                tooLarge,
                noFiles,
                scratch.names());
    }

    /**
     * Ends everything. The child is killed first: until it has asked the kernel for that, it does not end with {@code
     * bwrap}.
     */
    private void end(int pid) throws SandboxException {
        if (!bwrap.isReaped()) {
            Posix.kill(pid, Posix.SIGKILL);
            bwrap.end();
        }
        guard.ended(pid);
    }

    /** Does not end when it is interrupted: nobody could end a child whose number is not known. */
    private int awaitChild(Capture statusText, long deadline) throws SandboxException {
        while (true) {
            statusText.drain();
            Matcher matcher = CHILD_PID.matcher(new String(statusText.bytes(), StandardCharsets.UTF_8));
            if (matcher.find()) {
                return Integer.parseInt(matcher.group(1));
            }
            requireProgress(statusText, deadline);
            statusText.awaitMore(STATUS_POLL_MILLIS);
        }
    }

    private ScratchFolder awaitScratch(int pid, Capture statusText, long deadline)
            throws SandboxException, InterruptedException {
        // Seldom where it takes long: on a busy host whoever looks takes the time from what is looked for.
        for (int pause = FIRST_POLL_NANOS; ; pause = Math.min(LAST_POLL_NANOS, pause * 3 / 2)) {
            Optional<ScratchFolder> scratch = ScratchFolder.of(pid);
            if (scratch.isPresent()) {
                return scratch.get();
            }
            gate.requireOpen();
            statusText.drain();
            requireProgress(statusText, deadline);
            LockSupport.parkNanos(pause); // Not sleep(), which takes a millisecond at least.
            if (Thread.interrupted()) {
                throw new InterruptedException("cancelled while a command was set up");
            }
        }
    }

    private void requireProgress(Capture statusText, long deadline) throws SandboxException {
        if (!statusText.isOpen() || System.nanoTime() > deadline) {
            bwrap.end();
            streams.drain();
            String words = new String(streams.stderr().bytes(), StandardCharsets.UTF_8).strip();
            throw new SandboxException("bubblewrap could not set up: " + (words.isEmpty() ? "no reason given" : words));
        }
    }
}
