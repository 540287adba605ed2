package judge.sandbox.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import judge.sandbox.Calls;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.account.ControlGroup;
import judge.sandbox.account.ControlGroups;
import judge.sandbox.account.PageCost;
import judge.sandbox.dialogue.OutputReader;
import judge.sandbox.kernel.Child;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.RealUser;

/**
 * Runs commands under bubblewrap: namespaces of their own, nothing of the host but what is mounted, an unprivileged
 * user, a system call filter.
 *
 * <p>Three processes take part. The judge starts {@code bwrap} (by way of {@code setpriv} if it is root) and waits for
 * it; {@code bwrap} makes the namespaces and in them a child, which becomes the command. Before the child is let go,
 * the judge takes hold of its scratch folder, sets its resource limits and notes the CPU time that the setting up has
 * cost. To end a command the judge kills the child, not {@code bwrap}: the child is the namespace's first process, so
 * all its processes go with it, and {@code bwrap} reaps it, so the kernel's account reaches the judge. Where the judge
 * can make control groups, the child is in one of its own from then on.
 */
final class Bubblewrap implements Sandbox {

    /** The bytes that are kept of the beginning of a stderr, and as many of its end. */
    static final long STDERR_KEPT_BYTES = 128 << 10;

    private static final int OWN = 0600;
    private static final int OPEN_TO_WRITE = 0622;

    private final Path program;
    private final StartWay way;
    private final Set<BubblewrapArguments.Feature> features;
    private final Map<Calls, byte[]> filters;
    private final Optional<OuterUsers> outerUsers;
    private final Optional<ControlGroups> groups;
    private final PageCost pages;
    private final RunGate gate = new RunGate();
    private Optional<OrphanReaper> guard = Optional.empty();

    Bubblewrap(
            Path program,
            StartWay way,
            Set<BubblewrapArguments.Feature> features,
            Map<Calls, byte[]> filters,
            Optional<OuterUsers> outerUsers,
            Optional<ControlGroups> groups,
            PageCost pages) {
        this.program = program;
        this.way = way;
        this.features = Set.copyOf(features);
        this.filters = Map.copyOf(filters);
        this.outerUsers = outerUsers;
        this.groups = groups;
        this.pages = pages;
    }

    @Override
    public String seenAs(Mount mount) {
        return mount.target();
    }

    @Override
    public Isolation isolation() {
        List<String> measures = new ArrayList<>(List.of("namespaces", "unprivileged-user", "resource-limits"));
        groups.ifPresent(place -> measures.add(place.measure()));
        if (!filters.isEmpty()) {
            measures.add("seccomp");
        }
        if (features.contains(BubblewrapArguments.Feature.DISABLE_USERNS)) {
            measures.add("no-nested-namespaces");
        }
        outerUsers.ifPresent(users -> measures.add("own-user-per-run"));
        return new Isolation("bubblewrap", measures);
    }

    @Override
    public Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException {
        gate.enter();
        try {
            return admitted(command, limits);
        } finally {
            gate.leave();
        }
    }

    private Outcome admitted(Command command, Limits limits) throws SandboxException, InterruptedException {
        List<Descriptor> open = new ArrayList<>();
        OptionalInt user = outerUsers.map(OuterUsers::take).orElse(OptionalInt.empty());
        Optional<ControlGroup> group = Optional.empty();
        try {
            group = groups.isPresent() ? Optional.of(groups.get().open(limits)) : Optional.empty();
            return run(command, limits, user, group, open);
        } finally {
            open.forEach(Descriptor::close);
            group.ifPresent(ControlGroup::close);
            outerUsers.ifPresent(users -> users.giveBack(user));
        }
    }

    private Outcome run(
            Command command, Limits limits, OptionalInt user, Optional<ControlGroup> group, List<Descriptor> open)
            throws SandboxException, InterruptedException {
        Descriptor[] stdout = pipe(OPEN_TO_WRITE, open);
        Descriptor[] stderr = pipe(OPEN_TO_WRITE, open);
        Descriptor[] status = pipe(OWN, open);
        Descriptor[] start = pipe(OWN, open);
        SortedMap<Integer, Descriptor> inherited = files(command, open);
        Optional<Descriptor> others =
                command.peer().isPresent() ? command.peer().get().stdout() : Optional.empty();
        inherited.put(1, others.orElse(stdout[1]));
        inherited.put(2, stderr[1]);
        inherited.put(BubblewrapArguments.STATUS_DESCRIPTOR, status[1]);
        inherited.put(BubblewrapArguments.START_DESCRIPTOR, start[0]);
        List<String> line = BubblewrapArguments.of(
                program.toString(), features, !filters.isEmpty(), way == StartWay.PROGRAMS, user, command, limits);
        OrphanReaper watcher = guard();
        ControlGroup.Start birth = way == StartWay.DIRECT && user.isPresent()
                ? () -> startAs(user.getAsInt(), line, inherited, command.processors(), watcher.group())
                : () -> Child.start(line, inherited, command.processors(), watcher.group());
        Child child = group.isPresent() ? group.get().start(birth) : birth.start();
        inherited.values().forEach(Descriptor::close);
        try (OutputReader out = out(command, stdout[0], limits);
                Capture err = new Capture(stderr[0], limits.outputBytes(), STDERR_KEPT_BYTES)) {
            Streams streams = new Streams(out, err);
            LateLimits late = new LateLimits(way, user, limits);
            return new BubblewrapRun(child, command, limits, streams, late, group, watcher, gate, pages)
                    .attend(status[0], start[1]);
        } finally {
            child.end();
        }
    }

    private static Child startAs(
            int user,
            List<String> line,
            SortedMap<Integer, Descriptor> inherited,
            Set<Integer> processors,
            OptionalInt processGroup)
            throws SandboxException {
        List<Child> started = new ArrayList<>();
        try {
            return RealUser.during(user, () -> {
                Child child = Child.startAsRealUser(line, inherited, processors, processGroup);
                started.add(child);
                return child;
            });
        } catch (SandboxException e) {
            for (Child child : started) {
                child.end(); // The thread has not got its own user back.
            }
            throw e;
        }
    }

    private static OutputReader out(Command command, Descriptor stdout, Limits limits) throws SandboxException {
        return command.peer().isPresent()
                ? command.peer().get().out(stdout, limits.outputBytes())
                : new Capture(stdout, limits.outputBytes(), limits.keptBytes());
    }

    /**
     * Returns the files that {@code bwrap} inherits, by descriptor number: stdin, the system call filter, the files
     * that the judge lays into the working folder.
     */
    private SortedMap<Integer, Descriptor> files(Command command, List<Descriptor> open) throws SandboxException {
        SortedMap<Integer, Descriptor> files = new TreeMap<>();
        files.put(
                0, command.peer().isPresent() ? command.peer().get().stdin() : sealed("stdin", command.stdin(), open));
        // Without a filter its number is taken all the same: the child must not inherit what the judge has there.
        byte[] filter = filters.getOrDefault(command.calls(), new byte[0]);
        files.put(BubblewrapArguments.SECCOMP_DESCRIPTOR, sealed("seccomp", filter, open));
        int next = BubblewrapArguments.FIRST_FILE_DESCRIPTOR;
        for (Map.Entry<String, byte[]> file : new TreeMap<>(command.files()).entrySet()) {
            if (!Command.isFolder(file.getKey())) {
                files.put(next++, sealed("file", file.getValue(), open));
            }
        }
        return files;
    }

    /** Starts the reaper at the first run; all later runs share it. */
    private synchronized OrphanReaper guard() throws SandboxException {
        if (guard.isEmpty()) {
            guard = Optional.of(OrphanReaper.start());
        }
        return guard.get();
    }

    @Override
    public void close() {
        gate.close();
        groups.ifPresent(ControlGroups::close);
        endReaper();
    }

    private synchronized void endReaper() {
        guard.ifPresent(OrphanReaper::close);
        guard = Optional.empty();
    }

    private static Descriptor[] pipe(int mode, List<Descriptor> open) throws SandboxException {
        Descriptor[] ends = Descriptor.pipe(mode);
        open.addAll(List.of(ends));
        return ends;
    }

    private static Descriptor sealed(String name, byte[] content, List<Descriptor> open) throws SandboxException {
        Descriptor file = Descriptor.sealed(name, content);
        open.add(file);
        return file;
    }
}
