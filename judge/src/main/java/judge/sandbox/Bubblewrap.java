package judge.sandbox;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs commands under bubblewrap: namespaces of their own, nothing of the host but what is mounted, an unprivileged
 * user, a system call filter.
 *
 * <p>Three processes take part. The judge starts {@code bwrap} (by way of {@code setpriv} if it is root) and waits for
 * it; {@code bwrap} makes the namespaces and in them a child, which becomes the command. Before the child is let go, the
 * judge takes hold of its scratch folder, sets its resource limits and notes the CPU time that the setting up has cost.
 * To end a command the judge kills the child, not {@code bwrap}: the child is the namespace's first process, so all its
 * processes go with it, and {@code bwrap} reaps it, so the kernel's account reaches the judge.
 */
public final class Bubblewrap implements Sandbox {

    private static final Pattern CHILD_PID = Pattern.compile("\"child-pid\": (\\d+)");
    private static final Duration SETUP_LIMIT = Duration.ofSeconds(20);
    private static final int SETUP_POLL_NANOS = 200_000;
    private static final long STDERR_KEPT_BYTES = 256 << 10;

    private final Path program;
    private final Set<BubblewrapArguments.Feature> features;
    private final Optional<byte[]> seccomp;
    private final Optional<OuterUsers> outerUsers;

    Bubblewrap(
            Path program,
            Set<BubblewrapArguments.Feature> features,
            Optional<byte[]> seccomp,
            Optional<OuterUsers> outerUsers) {
        this.program = program;
        this.features = Set.copyOf(features);
        this.seccomp = seccomp.map(byte[]::clone);
        this.outerUsers = outerUsers;
    }

    @Override
    public String seenAs(Mount mount) {
        return mount.target();
    }

    @Override
    public Isolation isolation() {
        List<String> measures = new ArrayList<>(List.of("namespaces", "unprivileged-user", "resource-limits"));
        seccomp.ifPresent(filter -> measures.add("seccomp"));
        if (features.contains(BubblewrapArguments.Feature.DISABLE_USERNS)) {
            measures.add("no-nested-namespaces");
        }
        outerUsers.ifPresent(users -> measures.add("own-user-per-run"));
        return new Isolation("bubblewrap", measures);
    }

    @Override
    public Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException {
        List<Descriptor> open = new ArrayList<>();
        OptionalInt user = outerUsers.map(OuterUsers::take).orElse(OptionalInt.empty());
        try {
            return run(command, limits, user, open);
        } finally {
            open.forEach(Descriptor::close);
            outerUsers.ifPresent(users -> users.giveBack(user));
        }
    }

    private Outcome run(Command command, Limits limits, OptionalInt user, List<Descriptor> open)
            throws SandboxException, InterruptedException {
        Descriptor[] stdout = pipe(open);
        Descriptor[] stderr = pipe(open);
        Descriptor[] status = pipe(open);
        Descriptor[] start = pipe(open);
        SortedMap<Integer, Descriptor> inherited = new TreeMap<>();
        inherited.put(0, sealed("stdin", command.stdin(), open));
        inherited.put(1, stdout[1]);
        inherited.put(2, stderr[1]);
        inherited.put(BubblewrapArguments.STATUS_DESCRIPTOR, status[1]);
        inherited.put(BubblewrapArguments.START_DESCRIPTOR, start[0]);
        // Without a filter its number is taken all the same: the child must not inherit what the judge has there.
        byte[] filter = seccomp.orElse(new byte[0]);
        inherited.put(BubblewrapArguments.SECCOMP_DESCRIPTOR, sealed("seccomp", filter, open));
        int next = BubblewrapArguments.FIRST_FILE_DESCRIPTOR;
        for (Map.Entry<String, byte[]> file : new TreeMap<>(command.files()).entrySet()) {
            inherited.put(next++, sealed("file", file.getValue(), open));
        }
        List<String> line =
                BubblewrapArguments.of(program.toString(), features, seccomp.isPresent(), user, command, limits);
        Child child = Child.start(line, inherited, command.cpu());
        // Asked for after the start: what the child has inherited of the judge's peak is no more than this.
        long judgePeakBytes = Kernel.status((int) ProcessHandle.current().pid())
                .map(Kernel.Status::peakResidentBytes)
                .orElse(0L);
        inherited.values().forEach(Descriptor::close);
        try (Capture out = new Capture(stdout[0], limits.outputBytes(), limits.outputBytes());
                Capture err = new Capture(stderr[0], limits.outputBytes(), STDERR_KEPT_BYTES)) {
            return new Attendance(child, command, limits, user.isPresent(), out, err, judgePeakBytes)
                    .attend(status[0], start[1]);
        } finally {
            if (!child.isReaped()) {
                child.kill();
                child.reap();
            }
        }
    }

    private static Descriptor[] pipe(List<Descriptor> open) throws SandboxException {
        Descriptor[] ends = Descriptor.pipe();
        open.addAll(List.of(ends));
        return ends;
    }

    private static Descriptor sealed(String name, byte[] content, List<Descriptor> open) throws SandboxException {
        Descriptor file = Descriptor.sealed(name, content);
        open.add(file);
        return file;
    }

    /** One run from the start of bwrap to the end of all. */
    private record Attendance(
            Child bwrap,
            Command command,
            Limits limits,
            boolean ownUser,
            Capture stdout,
            Capture stderr,
            long judgePeakBytes) {

        Outcome attend(Descriptor status, Descriptor start) throws SandboxException, InterruptedException {
            status.setNonBlocking();
            long deadline = System.nanoTime() + SETUP_LIMIT.toNanos();
            try (Descriptor ended = bwrap.endWatch();
                    Capture statusText = new Capture(status, 1 << 16, 1 << 16)) {
                int pid = awaitChild(statusText, deadline);
                try (ScratchFolder scratch = awaitScratch(pid, statusText, deadline)) {
                    if (!ownUser) {
                        Kernel.limit(pid, Posix.RLIMIT_NPROC, BubblewrapArguments.processes(limits));
                    }
                    Duration setupCpu = Kernel.cpuTime(pid)
                            .orElse(Duration.ZERO)
                            .plus(Kernel.cpuTime(bwrap.pid()).orElse(Duration.ZERO));
                    start.writeAll(new byte[] {1});
                    return supervise(pid, ended, scratch, setupCpu);
                }
            }
        }

        private Outcome supervise(int pid, Descriptor ended, ScratchFolder scratch, Duration setupCpu)
                throws SandboxException, InterruptedException {
            Supervisor supervisor = new Supervisor(pid, limits, stdout, stderr, scratch);
            Optional<Resource> exceeded = supervisor.watch(ended);
            Child.Reaped reaped = bwrap.reap();
            Duration wallTime = supervisor.wallTime();
            stdout.drain();
            stderr.drain();
            Duration cpuTime = reaped.cpuTime().minus(setupCpu);
            // The kernel hands the judge's own peak down to what it starts: only a larger one is the command's.
            long peak = reaped.peakMemoryBytes() > judgePeakBytes
                    ? reaped.peakMemoryBytes()
                    : Math.min(judgePeakBytes, supervisor.peakMemoryBytes());
            Ending ending =
                    exceeded.<Ending>map(Ending.Exceeded::new).orElseGet(() -> ending(reaped.status(), cpuTime));
            return collect(ending, new Usage(cpuTime, wallTime, peak), scratch);
        }

        /** A limit that was passed in the last moment, between two looks, counts as well. */
        private Ending ending(int status, Duration cpuTime) {
            if (cpuTime.compareTo(limits.cpuTime()) > 0) {
                return new Ending.Exceeded(Resource.CPU_TIME);
            }
            if (stdout.isOverLimit()) {
                return new Ending.Exceeded(Resource.STDOUT);
            }
            if (stderr.isOverLimit()) {
                return new Ending.Exceeded(Resource.STDERR);
            }
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
            for (String path : command.collected()) {
                Optional<byte[]> content = scratch.read(path, limits.outputBytes());
                if (content.isPresent() && content.get().length > limits.outputBytes()) {
                    tooLarge.add(path);
                } else {
                    content.ifPresent(bytes -> collected.put(path, bytes));
                }
            }
            return new Outcome(ending, usage, stdout.bytes(), stderr.bytes(), collected, tooLarge, scratch.names());
        }

        private int awaitChild(Capture statusText, long deadline) throws SandboxException, InterruptedException {
            while (true) {
                statusText.drain();
                Matcher matcher = CHILD_PID.matcher(new String(statusText.bytes(), StandardCharsets.UTF_8));
                if (matcher.find()) {
                    return Integer.parseInt(matcher.group(1));
                }
                pause(statusText, deadline);
            }
        }

        private ScratchFolder awaitScratch(int pid, Capture statusText, long deadline)
                throws SandboxException, InterruptedException {
            while (true) {
                Optional<ScratchFolder> scratch = ScratchFolder.of(pid);
                if (scratch.isPresent()) {
                    return scratch.get();
                }
                statusText.drain();
                pause(statusText, deadline);
            }
        }

        private void pause(Capture statusText, long deadline) throws SandboxException, InterruptedException {
            if (!statusText.isOpen() || System.nanoTime() > deadline) {
                bwrap.kill();
                bwrap.reap();
                stderr.drain();
                String words = new String(stderr.bytes(), StandardCharsets.UTF_8).strip();
                throw new SandboxException(
                        "bubblewrap could not set up: " + (words.isEmpty() ? "no reason given" : words));
            }
            java.util.concurrent.TimeUnit.NANOSECONDS.sleep(SETUP_POLL_NANOS);
        }
    }
}
