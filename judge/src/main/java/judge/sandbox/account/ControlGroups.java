package judge.sandbox.account;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.sandbox.Limits;
import judge.sandbox.SandboxException;

/**
 * The place in the kernel's control groups where this judge can make groups for its runs, in version 2 (one tree) or
 * version 1 (a tree for each controller); {@code cgroups(7)}.
 */
public final class ControlGroups implements AutoCloseable {

    private static final String PREFIX = "judge-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d+)-[0-9a-f]+-\\d+");
    private static final Duration SURELY_IN_USE = Duration.ofMinutes(1);
    private static final String CONTROLLERS = "+memory +pids";

    /** The number of groups made in this process so far: all of them lie side by side and need names of their own. */
    private static final AtomicInteger MADE = new AtomicInteger();

    /**
     * The beginning of the names of this process's groups: judges in pid namespaces of their own may have the same pid.
     */
    static final String JUDGE = PREFIX + ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());

    /**
     * The number of open {@code ControlGroups} of this process: they share the group that the judge may have moved
     * itself into.
     */
    private static int open;

    private static Optional<CgroupMove> aside = Optional.empty();

    private final Hierarchy hierarchy;
    private boolean closed;

    private ControlGroups(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** The first place where a group can be made; nothing where the judge may not write to any. */
    public static Optional<ControlGroups> find() {
        try {
            String mounts = Files.readString(Path.of("/proc/self/mountinfo"));
            String own = Files.readString(Path.of("/proc/self/cgroup"));
            for (Hierarchy place : ControlGroupPlaces.of(mounts, own)) {
                Optional<ControlGroups> groups = at(place);
                if (groups.isPresent()) {
                    groups.get().sweep();
                    return groups;
                }
            }
        } catch (IOException e) {
            return Optional.empty(); // Not Linux, or a kernel without control groups.
        }
        return Optional.empty();
    }

    /** Opens control groups at one place, if a group can be made there. */
    static Optional<ControlGroups> at(Hierarchy place) {
        synchronized (ControlGroups.class) {
            boolean usable = isUsable(place);
            if (usable) {
                open++;
            } else {
                stepBackIfLast();
            }
            return usable ? Optional.of(new ControlGroups(place)) : Optional.empty();
        }
    }

    /** Leaves the kernel's groups as they were before the first of this process was opened, when the last is closed. */
    @Override
    public void close() {
        synchronized (ControlGroups.class) {
            if (!closed) {
                closed = true;
                ControlGroup.removeLeft();
                open--;
                stepBackIfLast();
            }
        }
    }

    private static void stepBackIfLast() {
        if (open == 0) {
            aside.ifPresent(CgroupMove::stepBack);
            aside = Optional.empty();
        }
    }

    /** The measure as reports name it. */
    public String measure() {
        return "cgroup-v" + hierarchy.version();
    }

    /** A group for one run, with its bounds set. */
    public ControlGroup open(Limits limits) throws SandboxException {
        ControlGroup group = new ControlGroup(hierarchy, name(MADE.incrementAndGet()));
        try {
            group.create(limits);
            return group;
        } catch (IOException e) {
            group.close();
            throw new SandboxException("cannot make a control group: " + e, e);
        }
    }

    private static String name(int number) {
        return JUDGE + "-" + number;
    }

    private static boolean isUsable(Hierarchy place) {
        if (!place.folders().stream().allMatch(Files::isWritable)) {
            return false;
        }
        ControlGroup trial = new ControlGroup(place, name(0));
        try {
            if (place.version() == 2) {
                enable(place.memory());
            }
            trial.create(new Limits(Duration.ofSeconds(1), Duration.ofSeconds(1), 1 << 30, 0, 1, 1, 1, 100, 0));
            return true;
        } catch (IOException e) {
            return false;
        } finally {
            trial.close();
        }
    }

    /** Version 2 only: groups below the folder have the controllers that are enabled in it. */
    private static void enable(Path folder) throws IOException {
        Path enabled = folder.resolve("cgroup.subtree_control");
        List<String> controllers = List.of(Files.readString(enabled).strip().split(" ", -1));
        if (controllers.containsAll(List.of("memory", "pids"))) {
            return;
        }
        if (aside.isEmpty()) {
            aside = CgroupMove.from(folder);
        }
        ControlGroup.write(enabled, CONTROLLERS);
    }

    /** Removes what killed judges have left. A group with a process in it stays: the kernel removes empty ones only. */
    private void sweep() {
        for (Path folder : hierarchy.folders()) {
            List<Path> left = new ArrayList<>();
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, PREFIX + "*")) {
                entries.forEach(left::add);
            } catch (IOException | DirectoryIteratorException e) {
                continue;
            }
            left.stream().filter(ControlGroups::isAbandoned).forEach(ControlGroups::delete);
        }
    }

    /** Another judge may be in another pid namespace and invisible: new groups are left alone. */
    private static boolean isAbandoned(Path group) {
        Matcher name = NAME.matcher(group.getFileName().toString());
        if (!name.matches() || ProcessHandle.of(Long.parseLong(name.group(1))).isPresent()) {
            return false;
        }
        try {
            Instant made = Files.getLastModifiedTime(group).toInstant();
            Optional<Instant> ownStart = ProcessHandle.current().info().startInstant();
            return ownStart.isPresent() && made.isBefore(ownStart.get().minus(SURELY_IN_USE));
        } catch (IOException e) {
            return false; // It has just disappeared.
        }
    }

    private static void delete(Path group) {
        try {
            Files.deleteIfExists(group);
        } catch (IOException e) {
            return; // A process is in it.
        }
    }
}
