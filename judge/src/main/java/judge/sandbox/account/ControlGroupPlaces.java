package judge.sandbox.account;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The places where a judge might make control groups, best first, read from the kernel's lists of mounts and of the
 * judge's own groups.
 */
final class ControlGroupPlaces {

    private ControlGroupPlaces() {}

    /**
     * Reads both files; whether the places can be written to is not checked.
     *
     * @param mountinfo text of {@code /proc/self/mountinfo}
     * @param own text of {@code /proc/self/cgroup}
     */
    static List<Hierarchy> of(String mountinfo, String own) {
        Map<String, Path> mounts = mounts(mountinfo);
        Map<String, String> groups = ownGroups(own);
        List<Hierarchy> places = new ArrayList<>();
        Path unified = mounts.get("");
        if (unified != null) {
            for (Path folder : candidates(unified, groups.getOrDefault("", "/"), true)) {
                places.add(new Hierarchy(2, folder, folder, Optional.empty()));
            }
        }
        Path memory = mounts.get("memory");
        Path pids = mounts.get("pids");
        if (memory != null && pids != null) {
            Optional<Path> cpu = Optional.ofNullable(mounts.get("cpuacct"))
                    .map(mount -> existing(mount, groups.getOrDefault("cpuacct", "/")));
            places.add(new Hierarchy(
                    1,
                    existing(memory, groups.getOrDefault("memory", "/")),
                    existing(pids, groups.getOrDefault("pids", "/")),
                    cpu));
        }
        return places;
    }

    /** Controller to mount point; version 2 has the empty name. */
    private static Map<String, Path> mounts(String mountinfo) {
        Map<String, Path> mounts = new HashMap<>();
        for (String line : mountinfo.split("\n", -1)) {
            int separator = line.indexOf(" - ");
            if (separator < 0) {
                continue;
            }
            String[] after = line.substring(separator + 3).split(" ", -1);
            Path point = Path.of(line.split(" ", -1)[4].replace("\\040", " "));
            if (after[0].equals("cgroup2")) {
                mounts.putIfAbsent("", point);
            } else if (after[0].equals("cgroup")) {
                for (String option : after[after.length - 1].split(",", -1)) {
                    mounts.putIfAbsent(option, point);
                }
            }
        }
        return mounts;
    }

    /** Controller to this process's group in it. */
    private static Map<String, String> ownGroups(String own) {
        Map<String, String> groups = new HashMap<>();
        for (String line : own.split("\n", -1)) {
            String[] parts = line.split(":", 3);
            if (parts.length == 3) {
                for (String controller : parts[1].split(",", -1)) {
                    groups.put(controller, parts[2]);
                }
            }
        }
        return groups;
    }

    /**
     * The own group, unless the judge has stepped aside into it; the one around it, whose other processes are in groups
     * already; the root of all.
     */
    private static Set<Path> candidates(Path mount, String group, boolean alsoAround) {
        Set<Path> candidates = new LinkedHashSet<>();
        Path own = mount.resolve("." + group).normalize();
        if (own.startsWith(mount)) {
            if (!own.endsWith(CgroupMove.LEAF)) {
                candidates.add(own);
            }
            Path around = own.getParent();
            if (alsoAround && around != null && around.startsWith(mount)) {
                candidates.add(around);
            }
        }
        candidates.add(mount);
        return candidates;
    }

    /** A container may see the mount but not its own group's name in it. */
    private static Path existing(Path mount, String group) {
        return candidates(mount, group, false).stream()
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(mount);
    }
}
