package judge.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Runs commands under bubblewrap: namespaces of their own, nothing of the host but what is mounted, an unprivileged
 * user, a system call filter.
 *
 * <p>Three processes take part. The judge starts {@code bwrap} (by way of {@code setpriv} if it is root) and waits for
 * it; {@code bwrap} makes the namespaces and in them a child, which becomes the command. Before the child is let go, the
 * judge takes hold of its scratch folder, sets its resource limits and notes the CPU time that the setting up has cost.
 * To end a command the judge kills the child, not {@code bwrap}: the child is the namespace's first process, so all its
 * processes go with it, and {@code bwrap} reaps it, so the kernel's account reaches the judge. Where the judge can make control groups, the child is in one of its own from then on.
 */
public final class Bubblewrap implements Sandbox {

    private static final long STDERR_KEPT_BYTES = 128 << 10;

    private final Path program;
    private final Set<BubblewrapArguments.Feature> features;
    private final Optional<byte[]> seccomp;
    private final Optional<OuterUsers> outerUsers;
    private final Optional<ControlGroups> groups;
    private Optional<Guard> guard = Optional.empty();

    Bubblewrap(
            Path program,
            Set<BubblewrapArguments.Feature> features,
            Optional<byte[]> seccomp,
            Optional<OuterUsers> outerUsers,
            Optional<ControlGroups> groups) {
        this.program = program;
        this.features = Set.copyOf(features);
        this.seccomp = seccomp.map(byte[]::clone);
        this.outerUsers = outerUsers;
        this.groups = groups;
    }

    @Override
    public String seenAs(Mount mount) {
        return mount.target();
    }

    @Override
    public Isolation isolation() {
        List<String> measures = new ArrayList<>(List.of("namespaces", "unprivileged-user", "resource-limits"));
        groups.ifPresent(place -> measures.add(place.measure()));
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
        Guard guard = guard();
        Child child = Child.start(line, inherited, command.cpu(), guard.group());
        inherited.values().forEach(Descriptor::close);
        Optional<ControlGroup> group = Optional.empty();
        try (Capture out = new Capture(stdout[0], limits.outputBytes(), limits.outputBytes());
                Capture err = new Capture(stderr[0], limits.outputBytes(), STDERR_KEPT_BYTES)) {
            group = groups.isPresent() ? Optional.of(groups.get().open(limits)) : Optional.empty();
            Attendance.Streams streams = new Attendance.Streams(out, err);
            return new Attendance(child, command, limits, streams, user.isPresent(), group, guard)
                    .attend(status[0], start[1]);
        } finally {
            if (!child.isReaped()) {
                child.kill();
                child.reap();
            }
            group.ifPresent(ControlGroup::close);
        }
    }

    /** One for all runs, from the first on. */
    private synchronized Guard guard() throws SandboxException {
        if (guard.isEmpty()) {
            guard = Optional.of(Guard.start());
        }
        return guard.get();
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
}
